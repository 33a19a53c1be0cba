// One piece for each part of an outfit: within the budget, dressed for the occasion, in colours that agree.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import type { Product } from "../../../../contract/products.ts";
import { asCandidate } from "../find/as-candidate.ts";
import { companionship, type Companions } from "../find/companions.ts";
import { ownColours } from "../find/own-colours.ts";
import { undressedFor } from "../find/occasions.ts";
import { factsOf } from "../find/piece-facts.ts";
import type { Wish } from "../wish.ts";
import { colourById } from "./palette.ts";

export const paid = ({ price, current_price }: Product): number => current_price ?? price;

/** One piece of each list that together stay within the budget; each goes with those before it. */
export function assemble(
  choices: Product[][],
  wish: Wish,
  anchors: Product[],
  used: ReadonlySet<string>,
): Product[] | undefined {
  const plain = fillParts(choices, wish, anchors, used);
  if (!plain) return undefined;
  // Around the same main piece, which was found for the wish, once more: only with what is dressed for the occasion.
  const suited = choices.map((list, at) => {
    if (at === 0 && anchors.length === 0) return plain.slice(0, 1);
    const dressed = list.filter((piece) => undressed(wish, piece) === 0);
    return dressed.length > 0 ? dressed : list;
  });
  return fillParts(suited, wish, anchors, used) ?? plain;
}

const undressed = (wish: Wish, piece: Product): number =>
  undressedFor(wish, factsOf(asCandidate(piece)).dressed);

function fillParts(
  choices: Product[][],
  wish: Wish,
  anchors: Product[],
  used: ReadonlySet<string>,
): Product[] | undefined {
  const pieces: Product[] = [];
  let left = wish.limits.maxPrice ?? Infinity;
  for (const [at, list] of choices.entries()) {
    // What the rest costs at least must stay in the purse.
    const rest = choices
      .slice(at + 1)
      .reduce((sum, other) => sum + Math.min(...other.map(paid), Infinity), 0);
    const beside = [...anchors, ...pieces];
    const companions = beside.length > 0 ? companionsOf(beside) : undefined;
    const open = list.filter(
      (piece) =>
        paid(piece) + rest <= left &&
        !pieces.includes(piece) &&
        beside.every((other) => isForTheSame(piece, other)),
    );
    const fresh = open.filter(({ id }) => !used.has(id));
    const among = fresh.length > 0 ? fresh : at === 0 ? [] : open;
    if (among.length === 0) return undefined;
    const score = (piece: Product, place: number) =>
      companions ? companionship(asCandidate(piece), companions) - place * 0.05 : -place;
    const best = elementAt(
      among
        .map((piece, place) => ({ piece, score: score(piece, place) }))
        .toSorted((a, b) => b.score - a.score),
      0,
    ).piece;
    pieces.push(best);
    left -= paid(best);
  }
  return pieces;
}

/** Nobody wears men's loafers with a dress. */
function isForTheSame(one: Product, other: Product): boolean {
  const keysOf = (piece: Product) => factsOf(asCandidate(piece)).keys;
  const [own, others] = [keysOf(one), keysOf(other)];
  const isApart = (a: string, b: string) => own.has(a) && others.has(b);
  return !isApart("audience=men", "audience=women") && !isApart("audience=women", "audience=men");
}

/** Men's or women's, where at least one says so and none says otherwise. */
function forWhom(facts: { keys: ReadonlySet<string> }[]): Pick<Companions, "isFor"> {
  const [men, women] = ["men", "women"].map((who) =>
    facts.some(({ keys }) => keys.has(`audience=${who}`)),
  );
  return men === women ? {} : { isFor: men ? "men" : "women" };
}

export function companionsOf(products: Product[]): Companions {
  const candidates = products.map(asCandidate);
  const facts = candidates.map(factsOf);
  return {
    dressed: facts.reduce((sum, { dressed }) => sum + dressed, 0) / facts.length,
    palette: candidates.flatMap((one) => colourById(ownColours(one)[0] ?? "") ?? []),
    isWarm: facts.some(({ isWarm }) => isWarm),
    ...forWhom(facts),
  };
}
