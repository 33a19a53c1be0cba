// Where the lines of the trend run. Days go the way the language is read.
import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";

export type Frame = { width: number; height: number; isRightToLeft: boolean };

const MARGIN = { top: 26, bottom: 30, start: 44, end: 12 };
const TICK_EVERY_PX = 120;

export function shapeOf(now: readonly number[], before: readonly number[], frame: Frame) {
  const { width, height, isRightToLeft } = frame;
  const most = Math.max(...now, ...before, 4);
  const [left, right] = isRightToLeft
    ? [MARGIN.end, width - MARGIN.start]
    : [MARGIN.start, width - MARGIN.end];
  const last = Math.max(now.length - 1, 1);
  const x = scaleLinear([0, last], isRightToLeft ? [right, left] : [left, right]);
  const y = scaleLinear([0, most], [height - MARGIN.bottom, MARGIN.top]).nice(4);
  const path = line<number>()
    .x((_, at) => x(at))
    .y((count) => y(count));
  return {
    left,
    right,
    bottom: height - MARGIN.bottom,
    /** Where the figures of the lines stand: at the beginning of the line of text. */
    axis: isRightToLeft ? right + 10 : left - 10,
    nowPath: path(now) ?? "",
    beforePath: path(before.slice(0, now.length)) ?? "",
    rows: y
      .ticks(4)
      .filter(Number.isInteger)
      .map((count) => ({ count, at: y(count) })),
    days: spread(last, Math.max(1, Math.floor((right - left) / TICK_EVERY_PX))).map((day) => ({
      day,
      at: x(day),
    })),
    pointOf: (day: number) => ({ x: x(day), y: y(now[day] ?? 0) }),
    /** The day nearest to a place on the drawing. */
    dayAt: (place: number) => Math.min(last, Math.max(0, Math.round(x.invert(place)))),
  };
}

/** `parts + 1` days from the first to the last, as evenly as whole days allow. */
function spread(last: number, parts: number): number[] {
  const steps = Math.min(parts, last, 6);
  return Array.from({ length: steps + 1 }, (_, n) => Math.round((n * last) / steps));
}

/** The day with the most; the later one of two. */
export const peakOf = (counts: readonly number[]): number =>
  counts.reduce((best, count, day) => (count >= (counts[best] ?? 0) ? day : best), 0);
