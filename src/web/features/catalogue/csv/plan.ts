// What a file would do to the catalogue, worked out before anything is sent.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { SAVE_ALL_MAX_PRODUCTS } from "../../../../contract/limits.ts";
import type { Product } from "../../../../contract/products.ts";
import { readHeaders, type Cells } from "./columns.ts";
import { readContent, type Body, type Difference } from "./read-content.ts";
import { unguarded } from "../../../../contract/spreadsheet-cells.ts";
import type { Reason } from "./reason.ts";

export type Added = { row: number; title: string; body: Body };
export type Changed = {
  row: number;
  product: Product;
  differences: Difference[];
  body: Body;
  /** The product was changed here after the file had been exported. */
  isStale: boolean;
};
export type RefusedCells = { row: number; title: string; reason: Reason };

export type Plan = {
  added: Added[];
  changed: Changed[];
  unchanged: number;
  refused: RefusedCells[];
  ignored: string[];
};

export type FileProblem = "emptyFile" | "noColumns" | "tooManyRows";

/** `nameOf`: categories may be written in the reader's language. */
export function makePlan(
  rows: readonly string[][],
  products: readonly Product[],
  nameOf: (word: string) => string,
): Plan | FileProblem {
  const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== "");
  const head = rows.findIndex(isFilled);
  if (head === -1) return "emptyFile";
  const { places, ignored } = readHeaders(elementAt(rows, head));
  if (!places.has("id") && !places.has("url") && !places.has("title")) return "noColumns";
  const filled = [...rows.entries()].slice(head + 1).filter(([, row]) => isFilled(row));
  if (filled.length === 0) return "emptyFile";
  if (filled.length > SAVE_ALL_MAX_PRODUCTS) return "tooManyRows";

  const plan: Plan = { added: [], changed: [], unchanged: 0, refused: [], ignored };
  const match = createMatcher(products);
  for (const [at, row] of filled) {
    const cells: Cells = {};
    for (const [column, place] of places) {
      const cell = row[place];
      if (cell !== undefined) cells[column] = unguarded(cell.trim().replaceAll("\r\n", "\n"));
    }
    judge(plan, at + 1, cells, match, nameOf);
  }
  return plan;
}

type Match = (cells: Cells, row: number) => Product | undefined | Reason;

function judge(
  plan: Plan,
  row: number,
  cells: Cells,
  match: Match,
  nameOf: (word: string) => string,
): void {
  const found = match(cells, row);
  const isRefused = found !== undefined && !("id" in found);
  const product = isRefused ? undefined : found;
  const title = cells.title || product?.title || cells.url || cells.id || "";
  const content = isRefused ? found : readContent(cells, product, nameOf);
  if (!("body" in content)) {
    plan.refused.push({ row, title, reason: content });
  } else if (!product) {
    plan.added.push({ row, title, body: content.body });
  } else if (content.differences.length === 0) {
    plan.unchanged++;
  } else {
    const isStale = isEarlier(cells.updated_at, product.updated_at);
    plan.changed.push({ row, product, ...content, isStale });
  }
}

/** By id, else by the address in the shop. */
function createMatcher(products: readonly Product[]): Match {
  const byId = new Map(products.map((product) => [product.id, product]));
  const byUrl = new Map<string, Product[]>();
  for (const product of products) {
    const url = plainUrl(product.url ?? "");
    if (url !== "") byUrl.set(url, [...(byUrl.get(url) ?? []), product]);
  }
  const taken = new Map<string, number>();
  return ({ id, url }, row) => {
    const same = id ? [] : (byUrl.get(plainUrl(url ?? "")) ?? []);
    if (same.length > 1) return { word: "severalUrls" };
    const product = id ? byId.get(id) : same[0];
    if (!product) return id ? { word: "unknownId" } : undefined;
    const before = taken.get(product.id);
    if (before !== undefined) return { word: "sameAsRow", row: before };
    taken.set(product.id, row);
    return product;
  };
}

const plainUrl = (url: string): string => url.trim().replace(/\/+$/, "");

/** Whether the first moment lies before the second; no, where one of them is not known. */
function isEarlier(one: string | undefined, other: string): boolean {
  return one !== undefined && Date.parse(one) < Date.parse(other);
}
