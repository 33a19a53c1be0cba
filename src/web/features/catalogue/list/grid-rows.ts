// How cards and open editors are laid out in rows. An editor takes a row of its own under its card, so
// that opening one moves nothing above it and leaves no holes beside it.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import type { Product } from "../../../../contract/products.ts";

export type GridRow =
  | { kind: "cards"; key: string; products: readonly Product[]; first: number }
  | { kind: "editor"; key: string; product: Product };

const GAP = 16;
const CARD_MIN = 272;
/** Narrower than this, a card lies down: picture at one side, words at the other. */
const TWO_COLUMNS_FROM = 600;

export function columnsFor(width: number): number {
  if (width < TWO_COLUMNS_FROM) return 1;
  return Math.max(2, Math.floor((width + GAP) / (CARD_MIN + GAP)));
}

export function rowsOf(
  products: readonly Product[],
  columns: number,
  opened: ReadonlySet<string>,
): GridRow[] {
  const rows: GridRow[] = [];
  for (let first = 0; first < products.length; first += columns) {
    const some = products.slice(first, first + columns);
    rows.push({ kind: "cards", key: `${columns} ${elementAt(some, 0).id}`, products: some, first });
    for (const product of some) {
      if (opened.has(product.id)) rows.push({ kind: "editor", key: `edit ${product.id}`, product });
    }
  }
  return rows;
}

/** A guess that is near enough for the scroll bar; the real height is measured when a row is drawn. */
export function guessHeight(row: GridRow, columns: number, width: number): number {
  if (row.kind === "editor") return columns === 1 ? 1500 : 720;
  if (columns === 1) return 200;
  const card = (width - GAP * (columns - 1)) / columns;
  return Math.round((card * 4) / 3 + 168);
}
