// Words that say nothing by themselves because they stand inside a name, and pieces named by where they are worn.
import { readTerms } from "../../../language/read-terms.ts";
import type { Term } from "../../../language/term.ts";
import { termById } from "../../../language/terms.ts";
import { take, type Tokens } from "../../../language/tokens.ts";
import type { Asked } from "./sentence.ts";

/** Places inside names of several words; "طقم كامل" is a whole outfit first of all, and no name. */
export function heldByNames(
  { words, taken, breaks }: Tokens,
  isName: (term: Term) => boolean,
): Set<number> {
  const held = new Set<number>();
  for (const { term, from, to } of readTerms(words, { taken, breaks, spelling: false }))
    if (isName(term) && to - from > 1) for (let at = from; at < to; at++) held.add(at);
  return held;
}

const ON_TOP = /\bon top(?: of (?:it|this|that|these|those|them)(?: one)?)?(?: then)?$/;
const ABOVE = /^(?:فوق|fo2|foo2)$/;
const BELOW = /^(?:تحت|ta7t)$/;

/** "albes ma3ah eh fo2": beside what goes with it, above is a top and below trousers or a skirt. */
export function wornAt(tokens: Tokens, signs: { sign: string }[]): Asked[] {
  const isAsked = signs.some(({ sign }) => /^(?:what|complete|what-to-wear)$/.test(sign));
  const upper = termById("kind:top");
  // "What would you put on top of these": a top, and no hoodie by name.
  if (isAsked && upper && ON_TOP.test(tokens.words.join(" ")))
    return [{ term: upper, negated: false, words: "on top" }];
  if (!signs.some(({ sign }) => sign === "complete" || sign === "what-to-wear")) return [];
  // "تحت البلوزة": under a piece that is named is no skirt.
  const isOfPiece = (place: number): boolean =>
    readTerms(tokens.words.slice(place, place + 3))[0]?.term.kind === "kind";
  const at = tokens.words.findIndex(
    (word, place) =>
      !tokens.taken.has(place) && (ABOVE.test(word) || BELOW.test(word)) && !isOfPiece(place + 1),
  );
  const term =
    at < 0 ? undefined : termById(ABOVE.test(tokens.words[at] ?? "") ? "kind:top" : "kind:bottom");
  if (!term) return [];
  take(tokens, at, at + 1);
  return [{ term, negated: false, words: tokens.words[at] ?? "" }];
}
