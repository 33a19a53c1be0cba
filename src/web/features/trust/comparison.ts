// Two or three pieces side by side: what differs, what is the same, and which is better where that can be said.
import type { Product } from "../../../contract/products.ts";
import {
  EXCEPTED_GROUPS,
  PAYMENT_WAYS,
  POINTS,
  type BrandTerms,
  type Governorate,
  type Point,
  type SizeChart,
  type Term,
  type TermKind,
} from "../../../contract/trust.ts";
import { type ChartOf, measuredOf } from "./chart-of.ts";
import { exceptedGroups } from "./excepted.ts";

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
  | {
      kind: "cm";
      point: Point;
      values: readonly (Range | null)[];
      /** Of what each figure is: 92 cm of a body and 92 cm of a dress are not the same size. */
      of: readonly ChartOf[];
    }
  | {
      kind: "term";
      term: TermKind;
      values: readonly ComparedTerm[];
      /** Which pieces are themselves of what their shop leaves out. */
      isItself: readonly boolean[];
      /** Which of them the brand has said itself; the others were read from its shop's pages. */
      isBrandsWord: readonly boolean[];
    }
);

/** A term's value; what a shop's pages contradict each other on, rules out by another term, or do not say. */
export type ComparedTerm = Term["value"] | "disputed" | "refused" | null;

/** What a shop promises about getting a piece and about giving it back, in the order it is asked. */
const COMPARED_TERMS = [
  "delivery_fee",
  "free_from",
  "delivery_days",
  "cash_on_delivery",
  "cash_limits",
  "payment",
  "on_delivery",
  "exchange_days",
  "exchange_cost",
  "return_days",
  "return_cost",
  "refund_as",
  "exceptions",
  "confirmation",
  "branches",
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
    ...points.map((point) => {
      const of = pieces.map(({ told }) => measuredOf(told?.chart ?? null, point));
      const values = charts.map((chart) => chart[point] ?? null);
      // Where a chart does not say of what it is, only its own page measures alike.
      const alike = of.map((what, at) => what ?? pieces[at]?.told?.chart?.page);
      return row({ kind: "cm", point, values, of }, null, alike);
    }),
    ...termRows(pieces, place),
  ];
}

/** Asked only where a shop speaks of it. */
const ONLY_WHERE_SAID: readonly TermKind[] = [
  "free_from",
  "cash_limits",
  "payment",
  "on_delivery",
  "exchange_cost",
  "return_cost",
  "refund_as",
  "exceptions",
  "confirmation",
  "branches",
];

const termRows = (pieces: readonly Compared[], place: string) =>
  COMPARED_TERMS.flatMap((term) => {
    const all = pieces.map((piece) => (term === "delivery_fee" ? feesOf : toldOf)(piece, term));
    const values = all.map(({ value }) => value);
    if (
      ONLY_WHERE_SAID.includes(term) &&
      values.every((value) => value === null || value === "refused")
    )
      return [];
    const isItself = pieces.map(
      ({ product, told }) =>
        term === "exceptions" && !!told && exceptedGroups(product, told).length > 0,
    );
    const isBrandsWord = all.map(({ isOwn }) => isOwn);
    const also = all.map(({ isOwn }, at) => [isOwn, isItself[at]]);
    const best = bestTerm(term, values, place);
    return [row({ kind: "term", term, values, isItself, isBrandsWord }, best, also)];
  });

/** Own: by the brand's word. */
type Told = { value: ComparedTerm; isOwn: boolean };

function toldOf({ told }: Pick<Compared, "told">, term: TermKind): Told {
  if (told?.disputed.some(({ kind }) => kind === term)) return { value: "disputed", isOwn: false };
  const find = (wanted: TermKind) => told?.terms.find(({ kind }) => kind === wanted);
  const own = find(term);
  const grant = GRANTED_BY[term] && find(GRANTED_BY[term]);
  if (!own && grant?.value === 0) return { value: "refused", isOwn: grant.by === "brand" };
  const value = own?.value ?? null;
  return { value: Array.isArray(value) ? inOneOrder(value) : value, isOwn: own?.by === "brand" };
}

/** What is refused costs nothing and pays nothing back. */
const GRANTED_BY: Partial<Record<TermKind, TermKind>> = {
  exchange_cost: "exchange_days",
  return_cost: "return_days",
  refund_as: "return_days",
};

/** Two shops that name the same ways or groups say the same, whichever they name first. */
const ORDER: readonly string[] = [...PAYMENT_WAYS, ...EXCEPTED_GROUPS];
const inOneOrder = (names: readonly string[]) =>
  names.toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));

/** What is paid for the way of this piece alone: nothing where its price reaches the shop's sum. */
function feesOf(piece: Compared): Told {
  const told = toldOf(piece, "delivery_fee");
  const { value: from, isOwn } = toldOf(piece, "free_from");
  const { value: fees } = told;
  const isReached =
    typeof from === "number" && piece.product.currency === "EGP" && paid(piece.product) >= from;
  if (!isReached || fees === null || typeof fees !== "object") return told;
  return { value: Object.fromEntries(Object.keys(fees).map((id) => [id, 0])), isOwn };
}

/** More days and more freedom are better, a lower sum is; everything else is for her to weigh. */
const LOWER: readonly TermKind[] = ["delivery_fee", "free_from"];
const HIGHER: readonly TermKind[] = ["exchange_days", "return_days", "on_delivery", "refund_as"];
const RANKS = new Map<TermKind, readonly string[]>([
  ["on_delivery", ["sealed", "open", "try"]],
  ["refund_as", ["credit", "money"]],
]);
function bestTerm(term: TermKind, values: readonly ComparedTerm[], place: string): number | null {
  const figures = values.map((value) => figureOf(term, value, place));
  if (LOWER.includes(term)) return only(figures, Math.min);
  return HIGHER.includes(term) ? only(figures, Math.max) : null;
}

function figureOf(term: TermKind, value: ComparedTerm, place: string): number | null {
  if (typeof value === "number") return value;
  const rank = typeof value === "string" ? (RANKS.get(term)?.indexOf(value) ?? -1) : -1;
  if (rank >= 0) return rank;
  if (term !== "delivery_fee" || value === null || typeof value !== "object") return null;
  const fee = (value as Partial<Record<Governorate, number>>)[place as Governorate];
  return fee ?? null;
}

type Content = Row extends infer Each ? Omit<Each, "isSame" | "best"> : never;

/** @param also what else must be the same for two values to say the same */
function row<Own extends Content>(
  content: Own,
  best: number | null,
  also: readonly unknown[] = [],
) {
  const [first, ...others] = content.values.map((value, at) => JSON.stringify([value, also[at]]));
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
