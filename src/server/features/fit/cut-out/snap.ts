// The network sees what the thing is, but only roughly where it ends. Where it is unsure, two floods run
// against each other, from what is surely the thing and from what surely is not; they meet at an edge.
import { widelyBlurred } from "../pixels/planes.ts";
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
  const sure = new Float32Array(network.length);
  for (let i = 0; i < sure.length; i++) sure[i] = network[i]! / 255;
  const radius = Math.max(2, Math.round(Math.max(width, height) * BAND));
  const soft = widelyBlurred({ width, height, data: sure }, radius).data;
  const owner = new Uint8Array(width * height);
  for (let i = 0; i < owner.length; i++) {
    if (soft[i]! > SURE) owner[i] = THING;
    // In the gap between a sleeve and its trunk there is no room to be far from the outline.
    else if (soft[i]! < 1 - SURE || network[i]! < SURELY_NOT) owner[i] = GROUND;
  }
  race(raster, owner);
  for (let i = 0; i < owner.length; i++) owner[i] = owner[i] === THING ? 1 : 0;
  return owner;
}

/** Gives every pixel that nobody owns to whoever reaches it first. */
function race(raster: Raster, owner: Uint8Array): void {
  const { width } = raster;
  const open: number[] = [];
  for (let i = 0; i < owner.length; i++) if (owner[i] === 0) open.push(i);
  const isOpen = new Uint8Array(owner.length);
  for (const i of open) isOpen[i] = 1;
  const reached = new Float32Array(owner.length).fill(Infinity);
  const levels: number[][] = Array.from({ length: LEVELS }, () => []);
  const reach = (j: number, by: number, then: number) => {
    reached[j] = then;
    owner[j] = by;
    levels[Math.min(LEVELS - 1, Math.floor(then / 2))]!.push(j);
  };
  for (const j of open) {
    const from = neighbours(j, width, owner.length).find((i) => i >= 0 && isOpen[i] === 0);
    if (from !== undefined) reach(j, owner[from]!, costAt(raster, j));
  }
  for (let level = 0; level < LEVELS; level++)
    for (let n = 0; n < levels[level]!.length; n++) {
      const i = levels[level]![n]!;
      const at = reached[i]!;
      // It was reached more cheaply since, and has spread from there.
      if (Math.floor(at / 2) < level && level < LEVELS - 1) continue;
      for (const j of neighbours(i, width, owner.length)) {
        if (j < 0 || !isOpen[j]) continue;
        const then = at + costAt(raster, j);
        if (then < reached[j]!) reach(j, owner[i]!, then);
      }
    }
}

/** Above, left, right and below; less than nothing where the picture ends. */
function neighbours(i: number, width: number, length: number): number[] {
  const x = i % width;
  return [
    i - width,
    x > 0 ? i - 1 : -1,
    x < width - 1 ? i + 1 : -1,
    i + width < length ? i + width : -1,
  ];
}

/** What it costs to come to a pixel: the more the colour changes there, the more. */
function costAt({ width, height, data }: Raster, i: number): number {
  const x = i % width;
  const left = (x > 0 ? i - 1 : i) * 4;
  const right = (x < width - 1 ? i + 1 : i) * 4;
  const above = (i >= width ? i - width : i) * 4;
  const below = (i < width * (height - 1) ? i + width : i) * 4;
  let change = 0;
  for (let c = 0; c < 3; c++)
    change +=
      Math.abs(data[right + c]! - data[left + c]!) + Math.abs(data[below + c]! - data[above + c]!);
  return STEP + change / 3;
}
