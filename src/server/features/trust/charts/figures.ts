/** What the figure of a cell says, in centimetres or kilograms and for the whole way round. */
import type { Point } from "../../../../contract/trust.ts";
import { type Column, GIRTHS, isFlatProse, type Range, ROUND } from "./measures.ts";
import { foldFigures, MILLIMETRES, POUNDS, unitOf } from "./units.ts";

export type Around = { isFlat: boolean; isRound: boolean; inches: boolean | null };
export const readAround = (text: string): Around => {
  const folded = foldFigures(text);
  return {
    isFlat: isFlatProse(folded),
    isRound: ROUND.test(folded),
    inches: unitOf(folded),
  };
};

const FIGURE = "(\\d{1,3}(?:\\.\\d{1,2})?)";
const RANGE = new RegExp(
  `${FIGURE} ?(?:cm|سم|in|"|kg|كيلو|كجم|ك)? ?(?:-|/|:|~|to|up to|الي|ل|لـ|لحد|لغايه|حتي|and|و) ?${FIGURE}`,
  "u",
);
const SINGLE = new RegExp(`(?<![\\d.])${FIGURE}(?!\\d|[,،]\\d)`, "u");
/** A limit is no measure: “up to 96” says what it still fits. */
const LIMITS =
  "(?:up to|max\\p{L}*|until|less than|under|over|more than|at least|<|>|لحد|لغايه|حتي|اقل من|اكتر من|اكثر من|فوق|تحت)";
export const ENDS_IN_LIMIT = new RegExp(`(?<!\\p{L})${LIMITS}\\s*$`, "u");
const LIMIT = new RegExp(
  `^\\D{0,12}${LIMITS}\\s*\\d|\\d\\s*(?:\\+|او اقل|او اكتر|or (?:less|more))`,
  "u",
);
/** A sentence in a cell is a note. */
const NOTE = /(?:\p{L}+[^\p{L}\d]+){3}\p{L}+/u;

/** Plausible centimetres (or kilograms) for a point; anything else was misread or is something else. */
const BOUNDS: Record<Point, Range> = {
  bust: [20, 190],
  waist: [20, 180],
  hip: [20, 190],
  shoulder: [18, 75],
  sleeve: [5, 95],
  length: [15, 190],
  inseam: [15, 110],
  thigh: [20, 110],
  foot: [7, 34],
  height: [45, 215],
  weight: [2, 180],
};

/** The figure of one cell in centimetres, whole circumferences. */
export function readFigure(cell: string, column: Column, around: Around): Range | null {
  const text = foldFigures(cell).replace(/\([^)]*\)/g, "");
  const match = RANGE.exec(text);
  const single = match ? null : SINGLE.exec(text);
  const alone = Number(single?.[1]);
  if ((!match && (!single || LIMIT.test(text))) || NOTE.test(text)) return null;
  let range: Range = match ? [Number(match[1]), Number(match[2])] : [alone, alone];
  const own = unitOf(text);
  let inches = own ?? column.inches ?? around.inches ?? false;
  // “86 / 34”: centimetres and inches of the same thing.
  if (match && range[0] > range[1]) {
    if (Math.abs(range[0] / range[1] - 2.54) > 0.15) return null;
    [range, inches] = [[range[0], range[0]], false];
  } else if (match && Math.abs(range[1] / range[0] - 2.54) < 0.12 && range[0] < 60)
    [range, inches] = [[range[1], range[1]], false];
  if (column.point === "weight") inches = false;
  const isPounds = column.point === "weight" && (column.isPounds || POUNDS.test(text));
  const isFlat =
    GIRTHS.has(column.point) &&
    !column.isRound &&
    (column.isFlat || (around.isFlat && !around.isRound));
  const isMillimetres = own === null && (column.isMillimetres || MILLIMETRES.test(text));
  const scale = (isPounds ? 0.4536 : isMillimetres ? 0.1 : inches ? 2.54 : 1) * (isFlat ? 2 : 1);
  const scaled = range.map((value) => Math.round(value * scale * 100) / 100) as Range;
  const [low, high] = BOUNDS[column.point];
  return scaled[0] >= low && scaled[1] <= high && scaled[0] <= scaled[1] ? scaled : null;
}
