/** The picture in drawing units, and the window of pixels that is being painted. */
export const UNITS_WIDE = 900;
export const UNITS_HIGH = 1200;

/** Whole pixels at `scale`; a detail view is a window of a larger picture that is never painted in full. */
export type Canvas = { scale: number; left: number; top: number; width: number; height: number };

export type Box = { x: number; y: number; w: number; h: number };

export const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value;

export const wholeCanvas = (scale: number): Canvas => ({
  scale,
  left: 0,
  top: 0,
  width: Math.round(UNITS_WIDE * scale),
  height: Math.round(UNITS_HIGH * scale),
});
