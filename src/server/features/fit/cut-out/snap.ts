// The network sees what the thing is, but only roughly where it ends. Where it is unsure, two floods run
// against each other, from what is surely the thing and from what surely is not; they meet at an edge.
import { blurred } from "../pixels/planes.ts";
import type { Raster } from "../pixels/raster.ts";

/** How far around the network's outline the true one is looked for, as a share of the longer side. */
const BAND = 0.011;
const SURE = 0.94;
const SURELY_NOT = 40;
/** Cost of a step that crosses nothing; the rest is how much the colour changes. */
const STEP = 2;
const LEVELS = 2048;

const THING = 1;
const GROUND = 2;

export function snapped(raster: Raster, network: Uint8Array): Uint8Array {
  const { width, height } = raster;
  const sure = Float32Array.from(network, (value) => value / 255);
  const radius = Math.max(2, Math.round(Math.max(width, height) * BAND));
  const soft = blurred({ width, height, data: sure }, radius).data;
  const owner = new Uint8Array(width * height);
  for (let i = 0; i < owner.length; i++) {
    if (soft[i]! > SURE) owner[i] = THING;
    // In the gap between a sleeve and its trunk there is no room to be far from the outline.
    else if (soft[i]! < 1 - SURE || network[i]! < SURELY_NOT) owner[i] = GROUND;
  }
  race(raster, owner);
  return owner.map((by) => (by === THING ? 1 : 0));
}

/** Gives every pixel that nobody owns to whoever reaches it first. */
function race({ width, height, data }: Raster, owner: Uint8Array): void {
  const reached = new Float32Array(owner.length).fill(Infinity);
  const levels: number[][] = Array.from({ length: LEVELS }, () => []);
  const costOf = (i: number) => {
    const x = i % width;
    const left = (x > 0 ? i - 1 : i) * 4;
    const right = (x < width - 1 ? i + 1 : i) * 4;
    const above = (i >= width ? i - width : i) * 4;
    const below = (i < width * (height - 1) ? i + width : i) * 4;
    let change = 0;
    for (let c = 0; c < 3; c++)
      change +=
        Math.abs(data[right + c]! - data[left + c]!) +
        Math.abs(data[below + c]! - data[above + c]!);
    return STEP + change / 3;
  };
  const around = (i: number, visit: (j: number) => void) => {
    const x = i % width;
    if (x > 0) visit(i - 1);
    if (x < width - 1) visit(i + 1);
    if (i >= width) visit(i - width);
    if (i < width * (height - 1)) visit(i + width);
  };
  const isOpen = Uint8Array.from(owner, (by) => (by === 0 ? 1 : 0));
  const spread = (i: number, at: number) =>
    around(i, (j) => {
      if (!isOpen[j]) return;
      const then = at + costOf(j);
      if (then >= reached[j]!) return;
      reached[j] = then;
      owner[j] = owner[i]!;
      levels[Math.min(LEVELS - 1, Math.floor(then / 2))]!.push(j);
    });
  for (let i = 0; i < owner.length; i++) if (!isOpen[i]) spread(i, 0);
  for (let level = 0; level < LEVELS; level++)
    for (let n = 0; n < levels[level]!.length; n++) {
      const i = levels[level]![n]!;
      const at = reached[i]!;
      // It was reached more cheaply since, and has spread from there.
      if (Math.floor(at / 2) < level && level < LEVELS - 1) continue;
      spread(i, at);
    }
}
