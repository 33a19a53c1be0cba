// Pieces that are asked for with others: "a blazer with jeans, 4500 in all", "a gym outfit with shoes". Where a whole
// look is meant they are parts of it; "to go with my jeans" speaks of what is there.
import type { Tokens } from "../../../language/tokens.ts";
import type { FoundSpan } from "./asked.ts";
import type { Conversation } from "./conversation.ts";
import { kindsOf } from "./kinds.ts";
import type { Sentence } from "./sentence.ts";
import type { Sign } from "./sign-words.ts";

const WITH = /^(?:with|plus|ma3|m3a|مع)$/;
const OWNED = /^(?:my|our|mine|بتاع\S*|beta3\S*|bta3\S*)$/;
const MATCHED =
  /^(?:go|goes|going|match|matches|matching|wear|worn|works?|pair|paired|suits?|\S*مشي|\S*ليق|\S*نفع|\S*lee2|\S*mshy|\S*nfa3)$/;
const NEAR = 4;

/** With what they should be like: "with a white shirt". */
export function alongside({ words }: Tokens, beside: FoundSpan[]): FoundSpan[] {
  const kinds = beside.filter(({ kind, from, to }) => {
    const before = words.slice(Math.max(0, from - NEAR), from);
    const at = before.findLastIndex((word) => WITH.test(word));
    const isOwned = [...before.slice(at), words[to] ?? ""].some((word) => OWNED.test(word));
    return (
      kind === "kind" &&
      at >= 0 &&
      !isOwned &&
      !before.slice(0, at).some((word) => MATCHED.test(word))
    );
  });
  const isOfThem = (span: FoundSpan) =>
    kinds.some((kind) => kind === span || kind.from === span.to || kind.to === span.from);
  return beside.filter(isOfThem).toSorted((one, other) => one.from - other.from);
}

const LOOKS: Sign[] = ["outfit", "total", "what-to-wear"];

/** Parts of the look that is asked for, and nothing that it should go with. */
export function withAlong(sentence: Sentence): Sentence {
  const { along, signs } = sentence;
  if (along.length === 0 || !LOOKS.some((sign) => signs.has(sign))) return sentence;
  const added = along.map((term) => ({ term, negated: false, words: term.label.en }));
  return {
    ...sentence,
    asked: [...sentence.asked, ...added],
    beside: sentence.beside.filter((term) => !along.includes(term)),
    along: [],
  };
}

/** "The same but for hijab", of looks that were shown: she who wears them covers; it is no scarf alone. */
export function forHijab(sentence: Sentence, before: Conversation | undefined): Sentence {
  const kinds = kindsOf(sentence);
  const isOfWearer =
    (before?.looks ?? []).length > 0 &&
    kinds.length === 1 &&
    kinds[0] === "kind:hijab" &&
    sentence.signs.has("like");
  if (!isOfWearer) return sentence;
  return {
    ...sentence,
    asked: sentence.asked.filter(({ term }) => term.id !== "kind:hijab"),
    wearer: { ...sentence.wearer, isCovered: true },
    signs: new Set([...sentence.signs].filter((sign) => sign !== "like")),
  };
}
