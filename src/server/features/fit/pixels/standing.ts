// What stands up narrow from the upper edge of a piece: the rim of a collar, a label, the clip of a hanger.
import type { Raster } from "./raster.ts";

type Stretch = { from: number; to: number };

/**
 * In place: between two columns nothing stays that stands above its surroundings and is narrower than `wide`.
 * `lowest` says of each column how far down that may go.
 */
export function withoutStanding(
  { width, height, data }: Raster,
  { from, to }: Stretch,
  wide: number,
  lowest: (x: number) => number,
): void {
  const tops: number[] = [];
  for (let x = from - wide; x <= to + wide; x++) {
    let y = x < 0 || x >= width ? height : 0;
    while (y < height && data[(y * width + x) * 4 + 3]! < 64) y++;
    tops.push(y);
  }
  for (let x = Math.max(0, from); x <= Math.min(width - 1, to); x++) {
    // The highest row that a stretch of this width reaches as a whole, this column among it.
    let whole = height;
    for (let first = x - wide + 1; first <= x; first++) {
      const at = first - from + wide;
      whole = Math.min(whole, Math.max(...tops.slice(at, at + wide)));
    }
    const last = Math.min(whole, Math.round(lowest(x)), height);
    for (let y = 0; y < last; y++) data[(y * width + x) * 4 + 3] = 0;
  }
}
