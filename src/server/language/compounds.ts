// Which of the nouns beside each other is the thing: compounds, and words whose neighbours tell what they name.
import type { Found } from "./found-term.ts";
import { TREE } from "./lookup.ts";
import { broaderOf, termById } from "./terms.ts";

const SHORTS = termById("kind:shorts");
const HOW_SHORT = new Set("too so very that bit quite really less rather".split(" "));

/** "short" alone, or beside jeans, is the garment; beside any other garment it is its length. */
export function shortOrShorts(found: Found[], tokens: string[], isFranco = false): Found[] {
  const at = found.findIndex(({ from, to }) => to === from + 1 && tokens[from] === "short");
  // "Not too short" speaks of a length, whatever the garment.
  if (at >= 0 && HOW_SHORT.has(tokens[found[at]!.from - 1] ?? "")) return found;
  // In Franco a short is worn, and "short w tshirt" are two pieces.
  const place = found[at]?.from ?? 0;
  const isJoined =
    /^(?:and|w|we|or|aw)$/.test(tokens[place + 1] ?? "") &&
    found.some(({ term, from }) => term.kind === "kind" && from === place + 2);
  const isGarment =
    isFranco ||
    isJoined ||
    found.every(
      ({ term }) => term.kind !== "kind" || term.id === "kind:jeans" || term.id === "kind:shorts",
    );
  return at < 0 || !SHORTS || !isGarment ? found : found.with(at, { ...found[at]!, term: SHORTS });
}

const SWEATER = termById("kind:sweater");

/** "Coats or knits": several knits are pieces, and no cloth. */
export function knitsAsPieces(found: Found[], tokens: string[]): Found[] {
  const at = found.findIndex(({ from, to }) => to === from + 1 && tokens[from] === "knits");
  return at < 0 || !SWEATER ? found : found.with(at, { ...found[at]!, term: SWEATER });
}

const HEEL = termById("kind:heel");

/** Shoes that are said to have a heel are heels, whatever stands between the two words. */
export function withHeels(found: Found[]): Found[] {
  const at = found.findIndex(({ term }) => term.id === "kind:shoe");
  const heel = found.find(({ term }) => term.id === "feature:high-heel");
  if (at < 0 || !heel || !HEEL) return found;
  return found.with(at, { ...found[at]!, term: HEEL }).filter((one) => one !== heel);
}

const DENIM = termById("material:denim");

/** "فستان وشنطة": the و of the second word makes two things of them. */
const isAnother = (word: string): boolean => /^و[^\s]{3}/.test(word) && !TREE.next.has(word);

/** Of two kinds side by side, one is the thing and the other says what sort of thing. */
export function headsOf(found: Found[], tokens: string[], breaks?: ReadonlySet<number>): Found[] {
  const kept: Found[] = [];
  for (const next of found) {
    const last = kept.at(-1);
    const isCompound =
      last?.term.kind === "kind" &&
      next.term.kind === "kind" &&
      last.to === next.from &&
      !isAnother(tokens[next.from]!) &&
      !breaks?.has(next.from);
    if (!isCompound) kept.push(next);
    else kept.splice(-1, 1, ...compoundOf(last, next));
  }
  return kept;
}

function compoundOf(first: Found, second: Found): Found[] {
  // "Kitchen gifts" are gifts, and things for the kitchen.
  if (first.term.id === GIFT || second.term.id === GIFT) return [first, second];
  if (first.term.id === second.term.id) return [{ ...first, to: second.to }];
  if (broaderOf(first.term.id).includes(second.term.id)) return [{ ...first, to: second.to }];
  if (broaderOf(second.term.id).includes(first.term.id)) return [{ ...second, from: first.from }];
  const jeans = [first, second].find(({ term }) => term.id === "kind:jeans");
  if (jeans && DENIM) {
    const other = jeans === first ? second : first;
    const denim = { ...jeans, term: DENIM };
    return jeans === first ? [denim, other] : [other, denim];
  }
  // A set is named by what is in it, unless that is half an outfit: "towel set", but "skirt set".
  if (second.term.id === "kind:set" && !isHalf(first)) return [{ ...first, to: second.to }];
  if (first.term.id === "kind:set" && !isHalf(second)) return [{ ...second, from: first.from }];
  // English ends on the head ("shirt dress"), Arabic begins with it (فستان قميص).
  const isEnglish = first.script === "en" && second.script === "en";
  return isEnglish ? [{ ...second, from: first.from }] : [{ ...first, to: second.to }];
}

const GIFT = "kind:gift";
const isHalf = ({ term }: Found): boolean =>
  broaderOf(term.id).some((id) => id === "kind:top" || id === "kind:bottom");
