// A piece that is named to be another one, or another of its kind: "البنطلون خليه جيبة", "el jacket yeb2a blazer",
// "tired of tight jeans, wide jeans".
import { isSmallWord } from "../../../language/small-words.ts";
import { take, type Tokens } from "../../../language/tokens.ts";
import { readTerms } from "../../../language/read-terms.ts";
import { broaderOf } from "../../../language/terms.ts";
import type { FoundSpan } from "./asked.ts";
import { ASKING } from "./negation-words.ts";
import type { Span } from "./span.ts";

const BECOMES =
  /^(?:خلي(?:ه|ها|هم|هولي|هالي)|نخلي(?:ه|ها)|[يت]بقي|[يت]كون|عايز(?:اه|اها|ه|ها)|عاوز(?:اه|اها|ه|ها)|(?:5|kh)al[ei]+(?:h|ha|hom)|[yt]eb2a|[yt]koo?n|3a[yw]z(?:a|ha|aha|o|ah|h))$/;
const ARTICLE = /^[وف]?ال|^(?:el|al|il)$/;

/** Kinds by their name with an article, behind which another kind stands that they should be. */
export function replacedSpans<S extends Span>({ words, breaks }: Tokens, spans: S[]): S[] {
  const kinds = spans.filter(({ kind }) => kind === "kind").toSorted((a, b) => a.from - b.from);
  return kinds.filter((span, n) => {
    const next = kinds[n + 1];
    if (!next || breaks.has(span.to)) return false;
    const isNamed =
      ARTICLE.test(words[span.from] ?? "") || /^(?:el|al|il)$/.test(words[span.from - 1] ?? "");
    const between = words.slice(span.to, next.from);
    return (
      isNamed &&
      between.some((word) => BECOMES.test(word)) &&
      between.every((word) => BECOMES.test(word) || isSmallWord(word))
    );
  });
}

const EXCHANGES =
  /^(?:بدل+ي|بدليلي|بدلولي|غيري|غيريلي|غيرلي|bad+e?l[iy]?|bad+el[ei]*l[iy]|(?:gh|8)ayar[iy]?(?:l[iy])?)$/;
const BY = /^(?:ب|b|be|bi|bel)$/;

/** Where the piece begins that comes: "كوتشي بصندل" would be one thing elsewhere. */
export const exchangedAt = ({ words }: Tokens): number[] => {
  const verb = words.findIndex((word) => EXCHANGES.test(word));
  if (verb < 0) return [];
  return words.flatMap((word, at) =>
    at > verb + 1 && at <= verb + 5 && /^ب.{3}/.test(word)
      ? [at]
      : BY.test(word) && at > verb + 1 && at <= verb + 5
        ? [at + 1]
        : [],
  );
};

/** «بدلي الجزمة بكوتشي», "badely el bantalon b gupa": the one goes and the other comes. */
export function exchangeIn<S extends Span>(
  { words }: Tokens,
  spans: S[],
): { gone: S; wanted: S } | undefined {
  const kinds = spans.filter(({ kind }) => kind === "kind").toSorted((a, b) => a.from - b.from);
  const at = kinds.findIndex(({ from, to }, n) => {
    const next = kinds[n + 1];
    if (!next || !words.slice(Math.max(0, from - 2), from).some((word) => EXCHANGES.test(word)))
      return false;
    const isJoined = next.from === to && /^ب/.test(words[to] ?? "");
    return isJoined || (next.from === to + 1 && BY.test(words[to] ?? ""));
  });
  const [gone, wanted] = at < 0 ? [] : kinds.slice(at, at + 2);
  return gone && wanted && { gone, wanted };
}

const LOOKS = new Set(["feature", "colour", "material", "pattern", "style"]);
export const isLookOfPiece = ({ kind }: Span): boolean => LOOKS.has(kind);

/**
 * Refused pieces that are asked for elsewhere in the sentence ("a coat, but not my father's coat"): not refused any
 * more. How they were is what is not wanted: «مش بحب القمصان السادة وريني كاروهات».
 */
export function wantedAnew(tokens: Tokens, spans: FoundSpan[], refused: Set<Span>): FoundSpan[] {
  const anew = spans.filter(
    (span) =>
      span.kind === "kind" &&
      refused.has(span) &&
      spans.some(
        (other) =>
          !refused.has(other) &&
          isSameKind(other, span) &&
          // "Take the bag out, a backpack in": what is wanted is a sort of what goes.
          (other.found?.term !== span.found?.term ||
            other.to <= span.from ||
            isWishedAgain(tokens, span.to, other.from)),
      ),
  );
  for (const span of anew) {
    refused.delete(span);
    for (const how of spans)
      if (isLookOfPiece(how) && isBehind(tokens, span, how)) refused.add(how);
  }
  return anew;
}

/** "El kotshyat el beeda": an article may stand between. */
const isBehind = ({ words, breaks }: Tokens, span: Span, how: Span): boolean =>
  !breaks.has(span.to) &&
  (how.from === span.to ||
    (how.from === span.to + 1 && /^(?:el|al|il)$/.test(words[span.to] ?? "")));

/** Behind a comma or a word of wishing; "msh jeans 3ala jeans" refuses both. */
const isWishedAgain = ({ words, breaks }: Tokens, from: number, to: number): boolean =>
  words.slice(from, to + 1).some((word, n) => breaks.has(from + n) || ASKING.has(word));

/** "بنطلون واسع" may have a name of its own, and is one of trousers. */
const isSameKind = ({ found: one }: FoundSpan, { found: other }: FoundSpan): boolean =>
  one !== undefined &&
  other !== undefined &&
  (one.term === other.term || broaderOf(one.term.id).includes(other.term.id));

const INSTEAD_OF = /^(?:بدل|badal|bdal)$/;

/** Where «بدل» is no suit: "بدل الفستان جمبسوت", "badal el fostan jumpsuit" names what makes room. */
export const insteadOfAt = ({ words }: Tokens): number =>
  words.findIndex(
    (word, at) =>
      INSTEAD_OF.test(word) &&
      goneAt(words, at + 1) !== undefined &&
      // «فلات بدل الكعب» has named what comes.
      !isKind(words.slice(at - 1, at)),
  );

const isKind = (words: string[]): boolean => readTerms(words)[0]?.term.kind === "kind";

/** The definite piece that makes room. */
function goneAt(words: string[], at: number): { to: number } | undefined {
  const isApart = /^(?:el|al|il)$/.test(words[at] ?? "");
  if (!isApart && !/^ال/.test(words[at] ?? "")) return undefined;
  const from = isApart ? at + 1 : at;
  return isKind(words.slice(from, from + 1)) ? { to: from + 1 } : undefined;
}

/** Takes the word, and parts what goes from what comes. */
export function takeInsteadOf(tokens: Tokens): void {
  const at = insteadOfAt(tokens);
  const gone = at < 0 ? undefined : goneAt(tokens.words, at + 1);
  if (!gone) return;
  take(tokens, at, at + 1);
  tokens.breaks.add(gone.to);
}
