// Words that say more closely what a piece is, though no term of ours does: "kitten" of heels, "houndstooth" of what is
// checked, no "pompom". Which pieces they mean is left to the shops' own titles (find/details.ts).
import { isSmallWord } from "../../../language/small-words.ts";
import { readTerms } from "../../../language/read-terms.ts";
import { stem, stemsOf } from "../../../language/stem.ts";
import type { Tokens } from "../../../language/tokens.ts";
import { partOfCategory } from "../compose/parts.ts";
import type { FoundSpan } from "./asked.ts";
import { NOT } from "./negation-words.ts";
import type { Negated, Span } from "./span.ts";

/** Of a pattern these say only that it is one. */
const ANY_PATTERN = new Set(["print", "printed", "prints", "pattern", "patterned"].map(stem));

/** Inside the names of pieces and patterns: what narrows them beside the word that names the whole. */
export function detailsWithin(tokens: Tokens, spans: FoundSpan[], { spans: refused }: Negated) {
  const words = spans.flatMap((span) => {
    const { found, from, to } = span;
    if (!found || found.script !== "en" || found.how !== "exact" || refused.has(span)) return [];
    const { kind, label } = found.term;
    if (kind !== "kind" && kind !== "pattern") return [];
    const own = new Set(stemsOf(label.en));
    const typed = tokens.words.slice(from, kind === "kind" ? to - 1 : to);
    return typed.filter(
      (word) =>
        !own.has(stem(word)) &&
        !isSmallWord(word) &&
        !ANY_PATTERN.has(stem(word)) &&
        !isKnownOtherwise(word),
    );
  });
  return [...new Set(words)];
}

/** The wool of a wool coat is looked for among cloths: not every shop has it in its title. */
const isKnownOtherwise = (word: string): boolean =>
  readTerms([word]).some(({ term }) => term.kind === "material" || term.kind === "colour");

type Place = Pick<Span, "from" | "to">;

const WITH = new Set(["with", "w", "has", "have", "having"]);
const AN = new Set(["a", "an", "the", "some", "its"]);

/**
 * "Heels with a block heel", "a blouse with ties at the neck": what comes with a piece is worn beside it or a part of it,
 * and the titles know which: all of its words together are looked for there.
 */
export function detailsWith({ words }: Tokens, wanted: Span[], beside: readonly Place[]): string[] {
  const endOf = (to: number): number => {
    const next = beside.find(({ from }) => from === to);
    return next ? endOf(next.to) : to;
  };
  return beside.flatMap(({ from, to }) => {
    const at = AN.has(words[from - 1] ?? "") ? from - 2 : from - 1;
    const isOfPiece = wanted.some((one) => one.kind === "kind" && one.to === at);
    return WITH.has(words[at] ?? "") && isOfPiece ? [words.slice(from, endOf(to)).join(" ")] : [];
  });
}

/** So many words behind a "no" are one thing: "no ankle strap". */
const REFUSED_MAX = 3;

/** Words that were refused and are no term: their places are refused as well, so that nobody looks for them. */
export function detailsRefused(
  { words, taken, breaks }: Tokens,
  spans: readonly Span[],
  { places }: Negated,
): string[] {
  const isFree = (at: number) =>
    at < words.length &&
    !taken.has(at) &&
    !isSmallWord(words[at] ?? "") &&
    !NOT(words, at) &&
    !spans.some(({ from, to }) => from <= at && at < to);
  const found: string[] = [];
  for (const first of [...places].filter(isFree))
    for (let at = first; at < first + REFUSED_MAX && isFree(at); at++) {
      if (at > first && breaks.has(at)) break;
      places.add(at);
      found.push(words[at] ?? "");
    }
  return [...new Set(found)];
}

/** "Earrings but no hoops", "leggings, not capri": a sort of what is asked for is refused by its own name as well. */
export function sortsRefused(
  { words }: Tokens,
  spans: readonly FoundSpan[],
  no: readonly Span[],
  categories: readonly string[],
): string[] {
  const refused = new Set(no);
  const kinds = spans.filter(({ kind }) => kind === "kind");
  const wanted = kinds.filter((span) => !refused.has(span));
  const places = [
    ...wanted.map(({ found }) => partOfCategory(found?.term.category)),
    ...(wanted.length === 0 ? categories.map(partOfCategory) : []),
  ];
  return kinds.flatMap((span) => {
    const [word = ""] = words.slice(span.from, span.to);
    const isSort =
      refused.has(span) &&
      span.to === span.from + 1 &&
      span.found?.script === "en" &&
      places.includes(partOfCategory(span.found.term.category)) &&
      !wanted.some(({ from }) => stem(words[from] ?? "") === stem(word));
    return isSort ? [word] : [];
  });
}
