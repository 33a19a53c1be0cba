// Outlines that run in steps of whole pixels instead of smoothly.
import { alphaAt, type Layer } from "../pixels/raster.ts";
import type { Fault, Scene } from "./scene.ts";

/** Rows or columns that are looked at together; a shorter jag is a fold or a scallop. */
const STRETCH = 48;
/** Of its slope, how little an outline moves from one row to the next when it stands still. */
const STILL = 0.3;
/** Of a stretch, the share of such places that the eye sees as stairs. */
const STAIRS = 0.42;
/** Under cloth of this alpha nothing is seen. */
const COVERED = 250;
/** Flatter than this nothing can be told; steeper, the outline is looked at along the other axis. */
const FLATTEST = 0.25;
const STEEPEST = 1.2;

export function stairsIn({ pieces }: Scene): Fault[] {
  const faults: Fault[] = [];
  // From the skin outward: an edge that lies under the cloth over it is not seen.
  const layers = pieces.flatMap(({ trunk, sleeves }) => (sleeves ? [trunk, sleeves] : [trunk]));
  for (const [n, layer] of layers.entries())
    for (const isDown of [true, false])
      for (const isFirst of [true, false]) {
        const worst = worstStretch(outline(layer, layers.slice(n + 1), isDown, isFirst));
        if (worst.share <= STAIRS) continue;
        const [x, y] = isDown ? [worst.value, worst.at] : [worst.at, worst.value];
        faults.push({
          kind: "stair-stepped edge",
          x: Math.round(x + layer.left),
          y: Math.round(y + layer.top),
          size: Math.round(worst.share * 100),
        });
      }
  return faults;
}

/** Where the cloth begins (or ends) in each row (or column), between pixels; NaN where none is seen. */
function outline(
  layer: Layer,
  over: readonly Layer[],
  isDown: boolean,
  isFirst: boolean,
): Float64Array {
  const [count, length] = isDown ? [layer.height, layer.width] : [layer.width, layer.height];
  const alphaOf = (of: Layer, line: number, at: number) =>
    isDown
      ? alphaAt(of, at + layer.left, line + layer.top)
      : alphaAt(of, line + layer.left, at + layer.top);
  const alpha = (line: number, at: number) => alphaOf(layer, line, at);
  const found = new Float64Array(count).fill(NaN);
  for (let line = 0; line < count; line++)
    for (let n = 0; n < length; n++) {
      const at = isFirst ? n : length - 1 - n;
      const here = alpha(line, at);
      if (here <= 127) continue;
      const before = alpha(line, isFirst ? at - 1 : at + 1);
      const between = (here - 127.5) / Math.max(1, here - before);
      if (over.some((cover) => alphaOf(cover, line, at) > COVERED)) break;
      found[line] = isFirst ? at - between : at + between;
      break;
    }
  return found;
}

type Stretch = { share: number; at: number; value: number };

function worstStretch(line: Float64Array): Stretch {
  const steps = new Int8Array(line.length);
  const known = new Int8Array(line.length);
  for (let n = 3; n + 3 < line.length; n++) {
    const slope = (line[n + 3]! - line[n - 3]!) / 6;
    if (!(Math.abs(slope) <= STEEPEST && Math.abs(slope) >= FLATTEST)) continue;
    known[n] = 1;
    // A smooth outline moves by its slope; stairs stand still and then jump.
    if (Math.abs(line[n + 1]! - line[n]!) < STILL * Math.abs(slope)) steps[n] = 1;
  }
  let worst: Stretch = { share: 0, at: 0, value: 0 };
  for (let from = 0; from + STRETCH <= line.length; from += STRETCH / 4) {
    let [all, stepped] = [0, 0];
    for (let n = from; n < from + STRETCH; n++) {
      all += known[n]!;
      stepped += steps[n]!;
    }
    const share = all < STRETCH * 0.6 ? 0 : stepped / all;
    if (share > worst.share)
      worst = { share, at: from + STRETCH / 2, value: line[from + STRETCH / 2]! };
  }
  return worst;
}
