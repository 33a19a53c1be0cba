// Two or three pieces side by side: what differs, what is the same, and which is better where that can be said.
import type { Product } from "../../../contract/products.ts";
import { POINTS, type BrandTerms, type Point, type SizeChart } from "../../../contract/trust.ts";

export type Compared = {
  product: Product;
  /** What its shop says, and its chart; undefined until it is known. */
  told: (Pick<BrandTerms, "terms"> & { chart: SizeChart | null }) | undefined;
  /** Of its own chart. */
  size: string | null;
};

type Range = readonly [number, number];

export type Row = { isSame: boolean; best: number | null } & (
  | { kind: "price"; values: readonly number[] }
  | { kind: "fabric"; values: readonly (readonly string[])[] }
  | { kind: "cm"; point: Point; values: readonly (Range | null)[] }
  | { kind: "exchange"; values: readonly (number | null)[] }
);

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

export function rowsOf(pieces: readonly Compared[]): Row[] {
  const isOneCurrency = new Set(pieces.map(({ product }) => product.currency)).size === 1;
  const prices = pieces.map(({ product }) => paid(product));
  const days = pieces.map(exchangeDays);
  const charts = pieces.map(({ told, size }) => (size && told?.chart?.sizes[size]) || {});
  const points = POINTS.filter((point) => charts.some((chart) => chart[point]));
  return [
    row({ kind: "price", values: prices }, isOneCurrency ? only(prices, Math.min) : null),
    row({ kind: "fabric", values: pieces.map(({ product }) => product.materials) }, null),
    ...points.map((point) =>
      row({ kind: "cm", point, values: charts.map((chart) => chart[point] ?? null) }, null),
    ),
    row({ kind: "exchange", values: days }, only(days, Math.max)),
  ];
}

function exchangeDays({ told }: Compared): number | null {
  const value = told?.terms.find(({ kind }) => kind === "exchange_days")?.value;
  return typeof value === "number" ? value : null;
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
