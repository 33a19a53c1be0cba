// Two or three pieces side by side: what differs, what is the same, and which is better where that can be said.
import type { Product } from "../../../contract/products.ts";
import {
  POINTS,
  type BrandTerms,
  type Governorate,
  type Point,
  type SizeChart,
  type Term,
  type TermKind,
} from "../../../contract/trust.ts";

export type Compared = {
  product: Product;
  /** What its shop says, and its chart; undefined until it is known. */
  told: (Pick<BrandTerms, "terms" | "disputed"> & { chart: SizeChart | null }) | undefined;
  /** Of its own chart. */
  size: string | null;
};

type Range = readonly [number, number];

export type Row = { isSame: boolean; best: number | null } & (
  | { kind: "price"; values: readonly number[] }
  | { kind: "fabric"; values: readonly (readonly string[])[] }
  | { kind: "cm"; point: Point; values: readonly (Range | null)[] }
  | { kind: "term"; term: TermKind; values: readonly ComparedTerm[] }
);

/** A term's value; what a shop's pages contradict each other on, or do not say. */
export type ComparedTerm = Term["value"] | "disputed" | null;

/** What a shop promises about getting a piece and about giving it back, in the order it is asked. */
const COMPARED_TERMS = [
  "delivery_fee",
  "delivery_days",
  "cash_on_delivery",
  "exchange_days",
  "exchange_cost",
  "return_days",
  "return_cost",
] as const satisfies readonly TermKind[];

const paid = (product: Product): number => product.current_price ?? product.price;

/** The sizes of a chart that the piece is sold in, those in stock first; the whole chart where none is. */
export function sizesOf({ product, told }: Pick<Compared, "product" | "told">): string[] {
  const charted = Object.keys(told?.chart?.sizes ?? {});
  const sold = product.sizes.filter((size) => charted.includes(size));
  const inStock = (size: string) =>
    product.variants.length === 0 ||
    product.variants.some((variant) => variant.size === size && variant.in_stock);
  return sold.length === 0
    ? charted
    : [...sold.filter(inStock), ...sold.filter((s) => !inStock(s))];
}

/** @param place the shopper's governorate, "" where she named none */
export function rowsOf(pieces: readonly Compared[], place = ""): Row[] {
  const isOneCurrency = new Set(pieces.map(({ product }) => product.currency)).size === 1;
  const prices = pieces.map(({ product }) => paid(product));
  const charts = pieces.map(({ told, size }) => (size && told?.chart?.sizes[size]) || {});
  const points = POINTS.filter((point) => charts.some((chart) => chart[point]));
  return [
    row({ kind: "price", values: prices }, isOneCurrency ? only(prices, Math.min) : null),
    row({ kind: "fabric", values: pieces.map(({ product }) => product.materials) }, null),
    ...points.map((point) =>
      row({ kind: "cm", point, values: charts.map((chart) => chart[point] ?? null) }, null),
    ),
    ...termRows(pieces, place),
  ];
}

/** Who pays for the way back is asked only where a shop speaks of it. */
const ONLY_WHERE_SAID: readonly TermKind[] = ["exchange_cost", "return_cost"];

const termRows = (pieces: readonly Compared[], place: string) =>
  COMPARED_TERMS.flatMap((term) => {
    const values = pieces.map(({ told }) => toldOf(told, term));
    if (ONLY_WHERE_SAID.includes(term) && values.every((value) => value === null)) return [];
    return [row({ kind: "term", term, values }, bestTerm(term, values, place))];
  });

function toldOf(told: Compared["told"], term: TermKind): ComparedTerm {
  if (told?.disputed.some(({ kind }) => kind === term)) return "disputed";
  return told?.terms.find(({ kind }) => kind === term)?.value ?? null;
}

/** More days are better, a lower fee to her place is; everything else is for her to weigh. */
function bestTerm(term: TermKind, values: readonly ComparedTerm[], place: string): number | null {
  const figures = values.map((value) => figureOf(term, value, place));
  if (term === "delivery_fee") return only(figures, Math.min);
  return term === "exchange_days" || term === "return_days" ? only(figures, Math.max) : null;
}

function figureOf(term: TermKind, value: ComparedTerm, place: string): number | null {
  if (typeof value === "number") return value;
  if (term !== "delivery_fee" || value === null || typeof value !== "object") return null;
  const fee = (value as Partial<Record<Governorate, number>>)[place as Governorate];
  return fee ?? null;
}

type Content = Row extends infer Each ? Omit<Each, "isSame" | "best"> : never;

function row<Own extends Content>(content: Own, best: number | null) {
  const [first, ...others] = content.values.map((value) => JSON.stringify(value));
  const isSame = others.every((other) => other === first);
  return { ...content, isSame, best: isSame ? null : best } as unknown as Row;
}

/** Where the best stands, if every value is known and one alone is the best. */
function only(values: readonly (number | null)[], pick: (...all: number[]) => number) {
  const known = values.filter((value) => value !== null);
  if (known.length < values.length) return null;
  const best = pick(...known);
  return known.filter((value) => value === best).length === 1 ? known.indexOf(best) : null;
}
