// The pieces of a look: what they cost together, and what one of them can be exchanged for.
import type { Product } from "../../../contract/products.ts";

const paidFor = ({ price, current_price }: Product): number => current_price ?? price;

export const totalOf = (pieces: readonly Product[]): number =>
  pieces.reduce((sum, piece) => sum + paidFor(piece), 0);

/** Of the same kind, in stock, not in the look already, and not dearer: the budget was asked for. */
export function othersFor(
  pieces: readonly Product[],
  at: number,
  offered: readonly Product[],
): Product[] {
  const piece = pieces[at];
  if (!piece) return [];
  const taken = new Set(pieces.map(({ id }) => id));
  const fitting = offered.filter(
    (other) =>
      other.category === piece.category &&
      !taken.has(other.id) &&
      !other.sold_out &&
      paidFor(other) <= paidFor(piece),
  );
  return [...new Map(fitting.map((other) => [other.id, other])).values()];
}

/** The next one that fits; pressed again, the one after. */
export function exchange(
  pieces: readonly Product[],
  at: number,
  offered: readonly Product[],
): readonly Product[] {
  const [next] = othersFor(pieces, at, offered);
  return next ? pieces.with(at, next) : pieces;
}
