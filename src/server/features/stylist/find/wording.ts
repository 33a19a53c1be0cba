// The wish as tsquery text: what a product must have all of, or most of.
import { stemsOf } from "../../../language/stem.ts";
import type { Asked, Understanding } from "../read/understanding.ts";
import { quote } from "./quote.ts";
import type { WordFact } from "./word-facts.ts";

export type Wording = { every: string | null; most: string | null; not: string | null };

type Group = { text: string; isKind: boolean; documents: number };

export function wordingOf({ asked }: Understanding, words: WordFact[]): Wording {
  const wanted = asked.filter(({ negated }) => !negated).map(groupOfTerm);
  const known = words.filter(({ meant }) => meant.length > 0).map(groupOfWord);
  const groups = [...wanted, ...known];
  const unwanted = asked.filter(({ negated }) => negated).map(({ term }) => quote(term.id));
  return {
    every: groups.length > 0 ? groups.map(({ text }) => text).join(" & ") : null,
    most: most(groups),
    not: unwanted.length > 0 ? unwanted.join(" | ") : null,
  };
}

/** As it was read, or as it was typed: a title may say the word where it means something else to us. */
function groupOfTerm({ term, words }: Asked): Group {
  const typed = [...new Set(stemsOf(words))].map(quote).join(" & ");
  const text = typed ? `(${quote(term.id)} | (${typed}))` : quote(term.id);
  return { text, isKind: term.kind === "kind", documents: Infinity };
}

const groupOfWord = ({ meant, documents }: WordFact): Group => ({
  text: `(${meant.map(quote).join(" | ")})`,
  isKind: false,
  documents,
});

/** All but one. Of two, the one that says what it is, or else the rarer. */
function most(groups: Group[]): string | null {
  if (groups.length < 2) return null;
  if (groups.length === 2) {
    const [first, second] = groups as [Group, Group];
    if (first.isKind !== second.isKind) return (first.isKind ? first : second).text;
    return (first.documents <= second.documents ? first : second).text;
  }
  return groups
    .map((left) => groups.filter((group) => group !== left))
    .map((rest) => `(${rest.map(({ text }) => text).join(" & ")})`)
    .join(" | ");
}
