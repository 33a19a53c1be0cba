// Which size of a chart fits somebody's measures, how sure, and why. Nothing is said of points the chart does not have.
import type { Product } from "../../../contract/products.ts";
import type { Point, SizeChart } from "../../../contract/trust.ts";
import { MEASURED, type Measured, type Measures } from "./measures-store.ts";

export type Reason = { point: Point; yours: number; from: number; to: number };
export type Advice =
  | {
      kind: "sure" | "likely" | "outside";
      size: string;
      reasons: Reason[];
      room: number;
      /** The chart does not say whether its girths are the body's: nothing is sure then. */
      isUnsaid: boolean;
    }
  | { kind: "unsure"; points: Point[] };

/** What a garment must measure beyond the body that wears it. */
const ROOM: Partial<Record<Measured, number>> = { bust: 6, waist: 4, hip: 5 };
/** Between two sizes and beyond the last: how far is still near. */
const NEAR = 3;
const FAR = 8;

export function adviseSize(chart: SizeChart, measures: Measures): Advice | null {
  const known = MEASURED.filter((point) => measures[point] !== undefined);
  if (known.length === 0) return null;
  const sizes = Object.entries(chart.sizes);
  const points = [...new Set(sizes.flatMap(([, of]) => Object.keys(of)))] as Point[];
  const shared = known.filter((point) => points.includes(point));
  if (shared.length === 0) return { kind: "unsure", points };
  const isGarment = chart.of === "garment";
  const judged = sizes
    .map(([size, of]) => judge(size, of, shared, measures, isGarment))
    .filter((one) => one !== null)
    .toSorted((one, other) => one.off - other.off);
  const [best] = judged;
  if (!best) return { kind: "unsure", points };
  const { size, reasons } = best;
  const isUnsaid = chart.of === null && reasons.some(({ point }) => point in ROOM);
  const isSure = best.off === 0 && !isUnsaid;
  const kind = isSure ? "sure" : best.worst <= FAR ? "likely" : "outside";
  return { kind, size, reasons, room: isGarment ? best.room : 0, isUnsaid };
}

/** The size to look at first for these measures, if the chart has one. */
export function fittingSize(chart: SizeChart | null, measures: Measures): string | null {
  const advice = chart && adviseSize(chart, measures);
  return advice && (advice.kind === "sure" || advice.kind === "likely") ? advice.size : null;
}

/** A chart's size as the piece itself writes it; null where it has none such. */
export const offeredSize = (sizes: readonly string[], size: string | null): string | null =>
  sizes.find((one) => one.toUpperCase() === size?.toUpperCase()) ?? null;

type Sold = Pick<Product, "sizes" | "variants">;

/** Whether the piece lacks the size that fits; null where it does not, or where the shop names its sizes otherwise. */
export function lackOf(
  size: string,
  chart: Pick<SizeChart, "sizes">,
  { sizes, variants }: Sold,
): "not-sold" | "sold-out" | null {
  const isOf = (list: readonly string[], name: string): boolean =>
    list.some((one) => one.toUpperCase() === name.toUpperCase());
  if (!Object.keys(chart.sizes).some((name) => isOf(sizes, name))) return null;
  if (!isOf(sizes, size)) return "not-sold";
  const own = variants.filter((variant) => variant.size !== null && isOf([variant.size], size));
  return own.length > 0 && own.every(({ in_stock }) => !in_stock) ? "sold-out" : null;
}

function judge(
  size: string,
  of: SizeChart["sizes"][string],
  shared: Measured[],
  measures: Measures,
  isGarment: boolean,
) {
  const reasons: Reason[] = [];
  let [off, worst, room] = [0, 0, 0];
  for (const point of shared) {
    const range = of[point];
    if (!range) continue;
    const ease = isGarment ? (ROOM[point] ?? 0) : 0;
    const yours = measures[point] ?? 0;
    const needed = yours + ease;
    room = Math.max(room, ease);
    // A single figure is the middle of what it fits.
    const [from, to] = range[0] === range[1] ? [range[0] - NEAR, range[1] + NEAR] : range;
    // Too tight is worse than too wide.
    const gap = needed > to ? (needed - to) * 1.5 : needed < from ? from - needed : 0;
    off += gap;
    worst = Math.max(worst, gap);
    reasons.push({ point, yours, from: range[0], to: range[1] });
  }
  return reasons.length > 0 ? { size, reasons, off, worst, room } : null;
}
