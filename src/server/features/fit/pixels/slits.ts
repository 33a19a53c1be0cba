// A slit where a sleeve was bent away from its trunk: cloth closes it, as a fold would.
import { areasOf } from "./planes.ts";
import type { Layer } from "./raster.ts";

/** A larger opening is the way between an arm and the body, which one may look through. */
const LARGEST = 700;
/** A fold lies in shadow. */
const SHADE = 0.86;
/** The soft edges around a slit are closed with it. */
const RIM = 3;

type Box = { left: number; top: number; width: number; height: number };

/** In place, in the trunk. What lies open in the trunk alone, a keyhole or a cut-out, stays open. */
export function closeSlits(trunk: Layer, sleeves: Layer): void {
  const left = Math.min(trunk.left, sleeves.left);
  const top = Math.min(trunk.top, sleeves.top);
  const box: Box = {
    left,
    top,
    width: Math.max(trunk.left + trunk.width, sleeves.left + sleeves.width) - left,
    height: Math.max(trunk.top + trunk.height, sleeves.top + sleeves.height) - top,
  };
  const cloth = new Uint8Array(box.width * box.height);
  mark(cloth, box, trunk, TRUNK);
  mark(cloth, box, sleeves, SLEEVE);
  const bare = cloth.map((on) => (on ? 0 : 1));
  const { labels, sizes } = areasOf(bare, box.width, box.height);
  const rims = rimsOf(labels, sizes.length, cloth, box);
  const before = trunk.data.slice();
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i]!;
    if (label === 0 || sizes[label]! > LARGEST || rims[label] !== (TRUNK | SLEEVE)) continue;
    const [x, y] = [(i % box.width) + left - trunk.left, Math.floor(i / box.width) + top - trunk.top]; // prettier-ignore
    for (let down = -RIM; down <= RIM; down++)
      for (let right = -RIM; right <= RIM; right++) fill(trunk, before, x + right, y + down);
  }
}

const TRUNK = 1;
const SLEEVE = 2;
const OUTSIDE = 4;

function mark(cloth: Uint8Array, box: Box, layer: Layer, part: number): void {
  for (let y = 0; y < layer.height; y++)
    for (let x = 0; x < layer.width; x++)
      if (layer.data[(y * layer.width + x) * 4 + 3]! > 127)
        cloth[(y + layer.top - box.top) * box.width + x + layer.left - box.left]! |= part;
}

/** What each bare area lies against; an area at the rim of the picture lies against the outside. */
function rimsOf(labels: Int32Array, count: number, cloth: Uint8Array, { width, height }: Box) {
  const rims = new Uint8Array(count);
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i]!;
    if (label === 0) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) rims[label]! |= OUTSIDE;
    else for (const step of [-1, 1, -width, width]) rims[label]! |= cloth[i + step]!;
  }
  return rims;
}

/** The colour of the trunk's nearest whole cloth in the row, where it has none of its own. */
function fill({ width, height, data }: Layer, before: Uint8ClampedArray, x: number, y: number) {
  if (x < 0 || y < 0 || x >= width || y >= height || data[(y * width + x) * 4 + 3] === 255) return;
  for (let away = 1; away < width; away++)
    for (const beside of [x - away, x + away]) {
      const from = (y * width + beside) * 4;
      if (beside < 0 || beside >= width || before[from + 3]! < 255) continue;
      const to = (y * width + x) * 4;
      for (let c = 0; c < 3; c++) data[to + c] = before[from + c]! * SHADE;
      data[to + 3] = 255;
      return;
    }
}
