// What the shopper's "good" and "not this" say about the next picks: what the liked pieces have and the refused
// ones have not. It moves pieces within what was asked for and never in or out of it.
import type { Product } from "../../../../contract/products.ts";
import { facetOf } from "../wish.ts";
import { asCandidate } from "./as-candidate.ts";
import type { Candidate } from "./queries/candidates.ts";

/** By trait: above zero where liked pieces have it, below where refused ones do. */
export type Taste = ReadonlyMap<string, number>;

/** How much a facet tells about taste; kind and audience are asked for, not liked. */
const TELLING: Record<string, number> = {
  style: 1,
  pattern: 1,
  colour: 0.8,
  material: 0.6,
  feature: 0.6,
};
/** Less than a colour that was asked for: taste is a hint. */
const MOST = 0.45;

const traitsOf = ({ terms }: Pick<Candidate, "terms">): string[] => [
  ...new Set(terms.filter((id) => facetOf(id) in TELLING)),
];

export function readTaste(good: Product[], refused: Product[]): Taste {
  const taste = new Map<string, number>();
  const all = good.length + refused.length + 1;
  const note = (pieces: Product[], sign: number) => {
    for (const piece of pieces)
      for (const trait of traitsOf(asCandidate(piece)))
        taste.set(trait, (taste.get(trait) ?? 0) + sign / all);
  };
  note(good, 1);
  note(refused, -1);
  return taste;
}

export function tasteFor(one: Candidate, taste: Taste): number {
  let sum = 0;
  for (const trait of traitsOf(one))
    sum += (taste.get(trait) ?? 0) * (TELLING[facetOf(trait)] ?? 0);
  return Math.max(-MOST, Math.min(MOST, sum / 2));
}

type Verdicts = { good?: string[] | undefined; not_this?: string[] | undefined };

/** Undefined where nothing was judged. */
export async function tasteOf(
  findProducts: (ids: string[]) => Promise<Product[]>,
  { good = [], not_this: refused = [] }: Verdicts,
): Promise<Taste | undefined> {
  if (good.length + refused.length === 0) return undefined;
  const pieces = await findProducts([...new Set([...good, ...refused])]);
  const of = (ids: string[]) => pieces.filter(({ id }) => ids.includes(id));
  return readTaste(of(good), of(refused));
}
