// Which of the pieces that fit come first: those in the asked order, else the nearest to the wish, pieces
// whose only colour is the wanted one first, and a mix where several kinds were named.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { partOfCategory } from "../compose/parts.ts";
import { ofFacet, type Wish } from "../wish.ts";
import type { Candidate } from "./queries/candidates.ts";
import { companionship, type Companions } from "./companions.ts";
import { factsOf } from "./piece-facts.ts";
import type { Need } from "./needs.ts";
import { ownColours } from "./own-colours.ts";
import { suitsOccasion } from "./occasions.ts";
import type { Ranked } from "./rank.ts";
import { tasteFor, type Taste } from "./taste.ts";
import { coloursOf } from "./tones.ts";

export type Judged = { ranked: Ranked; score: number };

/** What stands beside the wish: what it is worn with, and how the picks so far were liked. */
type Beside = { companions?: Companions | undefined; taste?: Taste | undefined };

const ONLY_COLOUR = 0.5;
/** Its picture shows a colour that was refused, though it comes in others. */
const SHOWS_REFUSED = -2;
const FLATTERING = [
  "feature:a-line",
  "feature:wrap",
  "feature:pleated",
  "feature:loose",
  "feature:puff-sleeve",
  "kind:kaftan",
];

const ELDER = 50 * 12;
const YOUNGER = [
  "feature:mini",
  "feature:cropped",
  "feature:slim",
  "kind:shorts",
  "pattern:graphic",
];

export function ranked(
  list: Ranked[],
  wish: Wish,
  gave: Need[],
  { companions, taste }: Beside = {},
): Judged[] {
  const colours = coloursOf(wish);
  const refused = coloursOf({ terms: ofFacet(wish.not, "colour") });
  const occasions = [...ofFacet(wish.terms, "occasion"), ...ofFacet(wish.terms, "style")];
  const judged = list.map((one) => ({
    ranked: one,
    score:
      one.sum +
      bonusOf(one.candidate, { wish, colours, refused, occasions, companions, taste }) -
      gave.filter((need) => !need.meets(one.candidate)).length,
  }));
  if (wish.order) return inOrder(stockedOf(judged), wish.order);
  const sorted = judged.toSorted(
    (a, b) => b.score - a.score || a.ranked.candidate.mix - b.ranked.candidate.mix,
  );
  return mixed(sorted, wish);
}

type Bonus = {
  wish: Wish;
  colours: ReadonlySet<string> | undefined;
  refused: ReadonlySet<string> | undefined;
  occasions: string[];
  companions: Companions | undefined;
  taste: Taste | undefined;
};

function bonusOf(one: Candidate, beside: Bonus): number {
  const { wish, colours, refused, occasions, companions, taste } = beside;
  const { terms, keys, dressed, cover, warmth } = factsOf(one);
  let bonus = one.sold_out ? -2 : 0;
  if (colours) {
    const own = ownColours(one);
    const isOnly = own.length > 0 && own.every((id) => colours.has(id));
    const isFirst = own[0] !== undefined && colours.has(own[0]);
    bonus += isOnly ? ONLY_COLOUR : isFirst ? ONLY_COLOUR / 2 : 0;
  }
  const first = refused ? ownColours(one)[0] : undefined;
  if (first !== undefined && refused?.has(first)) bonus += SHOWS_REFUSED;
  for (const id of occasions) bonus += 0.3 * suitsOccasion(one, id, wish);
  if (wish.terms.includes("style:classic")) bonus += 0.15 * dressed;
  if (wish.wearer.hidesWaist || wish.wearer.isPregnant)
    bonus += FLATTERING.some((id) => terms.has(id)) ? 0.4 : 0;
  if (wish.wearer.isShort) bonus += terms.has("feature:high-waist") ? 0.3 : 0;
  if (wish.wearer.isTall) bonus += terms.has("feature:maxi") ? 0.3 : 0;
  // What is known to cover stands before what may: sleeves can be puffed and short.
  if (wish.wearer.isCovered)
    bonus += 0.4 * cover + (terms.has("feature:maxi") || terms.has("style:modest") ? 0.3 : 0);
  // "For my mother, she is 60": short ones and cats on the chest come after the others.
  if ((wish.wearer.months ?? 0) >= ELDER)
    bonus += cover - (YOUNGER.some((id) => terms.has(id)) ? 0.8 : 0);
  if (wish.wearer.who === "boy" && isGirlish(one)) bonus -= 0.8;
  if (wish.terms.includes("season:winter")) bonus += warmth;
  if (wish.terms.includes("season:summer")) bonus += keys.has("breathability=breathable") ? 0.3 : 0;
  if (companions) bonus += 0.6 * companionship(one, companions);
  if (taste) bonus += tasteFor(one, taste);
  return bonus;
}

const GIRLS_PICTURES = new Set(
  "daisy heart hearts flower flowers butterfly unicorn princess fairy kitty bow bows ruffle floral".split(
    " ",
  ),
);
const GIRLS_COLOURS = new Set([
  "colour:pink",
  "colour:lilac",
  "colour:fuchsia",
  "colour:dusty-rose",
]);
/** A daisy on the chest, or pink above all: what most boys leave to their sisters comes last. */
const isGirlish = (one: Candidate): boolean =>
  one.title_words.some((word) => GIRLS_PICTURES.has(word)) ||
  factsOf(one).terms.has("pattern:floral") ||
  GIRLS_COLOURS.has(ownColours(one)[0] ?? "");

/** The cheapest that is gone is no answer where another can be had. */
function stockedOf(judged: Judged[]): Judged[] {
  const stocked = judged.filter(({ ranked: { candidate } }) => !candidate.sold_out);
  return stocked.length > 0 ? stocked : judged;
}

function inOrder(judged: Judged[], order: NonNullable<Wish["order"]>): Judged[] {
  const key = ({ ranked: { candidate } }: Judged) =>
    order === "newest" ? -candidate.created_at.getTime() : candidate.price_paid;
  const sign = order === "dearest" ? -1 : 1;
  return judged.toSorted((a, b) => sign * (key(a) - key(b)) || b.score - a.score);
}

/**
 * Several kinds, or none: each in its turn, so that nobody has to scroll for the second. Where none was named, what
 * is thrown over something comes after what can be worn by itself: nobody goes to a wedding in a cape alone.
 */
function mixed(sorted: Judged[], wish: Wish): Judged[] {
  const kinds = ofFacet(wish.terms, "kind");
  if (kinds.length === 1) return sorted;
  const groups = new Map<string, Judged[]>();
  for (const one of sorted) {
    const { candidate } = one.ranked;
    const key = kinds.find((id) => factsOf(candidate).terms.has(id)) ?? candidate.category ?? "";
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const isOver = (category: string) => (partOfCategory(category) === "layer" ? 1 : 0);
  const queues = [...groups]
    .toSorted(([a], [b]) => isOver(a) - isOver(b))
    .map(([, queue]) => queue);
  const result: Judged[] = [];
  for (let round = 0; result.length < sorted.length; round++)
    for (const queue of queues) if (queue[round]) result.push(elementAt(queue, round));
  return result;
}
