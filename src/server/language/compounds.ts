// Which noun of a compound is the thing: a shirt dress is a dress, a dress shirt a shirt.
import { TREE } from "./lookup.ts";
import type { Found } from "./found-term.ts";
import { broaderOf, termById } from "./terms.ts";

const DENIM = termById("material:denim");

/** «بدلة بجزمتها», «فستان بطرحته»: with the one that belongs to it, both are asked for. */
const isWithIts = (word: string): boolean =>
  /^ب[^\s]{2,}(?:ته|تها|ها)$/.test(word) && !TREE.next.has(word);

/** "فستان وشنطة": the و of the second word makes two things of them. */
const isAnother = (word: string): boolean => /^و[^\s]{3}/.test(word) && !TREE.next.has(word);

/** Of two kinds side by side, one is the thing and the other says what sort of thing. */
export function headsOf(found: Found[], tokens: string[], breaks?: ReadonlySet<number>): Found[] {
  const kept: Found[] = [];
  const listed = listedIn(found, tokens, breaks);
  const isListed = new Set([...listed.values()].flat());
  for (const next of found.flatMap((one) => listed.get(one) ?? [one])) {
    const last = kept.at(-1);
    const isCompound =
      !(last && isListed.has(last)) &&
      last?.term.kind === "kind" &&
      next.term.kind === "kind" &&
      last.to === next.from &&
      !isAnother(tokens[next.from] ?? "") &&
      !isWithIts(tokens[next.from] ?? "") &&
      !breaks?.has(next.from);
    if (!isCompound) kept.push(next);
    else kept.splice(-1, 1, ...compoundOf(last, next));
  }
  return kept;
}

/** Worn beside clothes, each in a place of its own. */
const BESIDE = new Set(["Footwear", "Bags", "Hijabs & Scarves", "Headwear", "Accessories"]);

/** By each piece of a bare list what stands for it there: "dress shoes bag and scarf", "shirt trousers shoes belt": several places in one breath are a list. */
function listedIn(
  found: Found[],
  tokens: string[],
  breaks: ReadonlySet<number> | undefined,
): Map<Found, Found[]> {
  const listed = new Map<Found, Found[]>();
  const kinds = found.filter(({ term, script }) => term.kind === "kind" && script === "en");
  for (let at = 0; at < kinds.length;) {
    let end = at + 1;
    while (isNextTo(kinds[end - 1], kinds[end], breaks)) end += 1;
    const run = kinds.slice(at, end).flatMap((one) => apart(one, tokens));
    const places = new Set(
      run.map(({ term: { category = "" } }) => (BESIDE.has(category) ? category : "clothes")),
    );
    if (places.size >= 3)
      for (const one of kinds.slice(at, end)) listed.set(one, apart(one, tokens));
    at = end;
  }
  return listed;
}

const isNextTo = (
  one: Found | undefined,
  next: Found | undefined,
  breaks: ReadonlySet<number> | undefined,
): boolean => one !== undefined && one.to === next?.from && !breaks?.has(next.from);

const DRESS = termById("kind:dress");
const SHOE = termById("kind:shoe");

/** In a list "dress shoes" are two. */
function apart(one: Found, tokens: string[]): Found[] {
  const isBoth = tokens.slice(one.from, one.to).join(" ") === "dress shoes";
  if (!isBoth || !DRESS || !SHOE) return [one];
  const middle = one.from + 1;
  return [
    { ...one, term: DRESS, to: middle },
    { ...one, term: SHOE, from: middle },
  ];
}

function compoundOf(first: Found, second: Found): Found[] {
  // "Strappy sandals flat": how high they are, and no other shoe.
  if (second.term.id === "kind:flat" && first.term.category === "Footwear") return [first, second];
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
  // "T-shirt shorts and sandals": what is worn above and below is two things.
  if (isOf(first, "kind:top") && isOf(second, "kind:bottom")) return [first, second];
  if (isOf(first, "kind:bottom") && isOf(second, "kind:top")) return [first, second];
  // A set is named by what is in it, unless that is half an outfit: "towel set", but "skirt set".
  if (second.term.id === "kind:set" && !isHalf(first)) return [{ ...first, to: second.to }];
  if (first.term.id === "kind:set" && !isHalf(second)) return [{ ...second, from: first.from }];
  // English ends on the head ("shirt dress"), Arabic begins with it (فستان قميص).
  const isEnglish = first.script === "en" && second.script === "en";
  return isEnglish ? [{ ...second, from: first.from }] : [{ ...first, to: second.to }];
}

const GIFT = "kind:gift";
const isOf = ({ term }: Found, id: string): boolean => broaderOf(term.id).includes(id);
const isHalf = ({ term }: Found): boolean =>
  broaderOf(term.id).some((id) => id === "kind:top" || id === "kind:bottom");
