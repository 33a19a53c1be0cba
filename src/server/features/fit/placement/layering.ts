// Two worn pieces, one over the other.
import type { Layer } from "../pixels/raster.ts";
import { isJustBeside } from "./hiding.ts";
import type { Worn } from "./worn.ts";

const WAISTBAND = 12;

/** The inner piece ends inside the waistband of the outer one. */
export function tuck(inner: Worn, outer: Worn): Worn {
  const end = outer.top + WAISTBAND;
  const data = Uint8ClampedArray.from(inner.trunk.data);
  data.fill(0, Math.max(0, end - inner.trunk.top) * inner.trunk.width * 4);
  return {
    ...inner,
    trunk: { ...inner.trunk, data },
    bottom: Math.min(inner.bottom, end),
    hides: (region, x, y) => inner.hides(region, x, y),
  };
}

/** What a piece with sleeves is put over must not look out at its sides; below the waist it may flare. */
export function under(inner: Worn, outer: Worn, waist: number): Worn {
  if (!outer.sleeves) return inner;
  const left = new Int32Array(4000).fill(1e6);
  const right = new Int32Array(4000).fill(-1);
  for (const layer of [outer.trunk, outer.sleeves])
    for (let y = 0; y < layer.height; y++)
      for (let x = 0; x < layer.width; x++) {
        if (layer.data[(y * layer.width + x) * 4 + 3]! < 100) continue;
        const [px, py] = [x + layer.left, y + layer.top];
        if (px < left[py]!) left[py] = px;
        if (px > right[py]!) right[py] = px;
      }
  const clipped = (layer: Layer): Layer => {
    const data = Uint8ClampedArray.from(layer.data);
    for (let y = 0; y < layer.height; y++) {
      const row = y + layer.top;
      if (right[row]! < 0 || row > Math.min(waist, outer.bottom - 2)) continue;
      for (let x = 0; x < layer.width; x++)
        if (isJustBeside(x + layer.left, left[row]!, right[row]!))
          data[(y * layer.width + x) * 4 + 3] = 0;
    }
    return { ...layer, data };
  };
  return {
    ...inner,
    trunk: clipped(inner.trunk),
    sleeves: inner.sleeves && clipped(inner.sleeves),
  };
}

/** How much of a piece is still seen when another is put over it. */
export function visibleShare(inner: Worn, outer: Worn): number {
  let all = 0;
  let seen = 0;
  const covers = (layer: Layer | null, x: number, y: number) => {
    if (!layer) return false;
    const [u, v] = [x - layer.left, y - layer.top];
    if (u < 0 || v < 0 || u >= layer.width || v >= layer.height) return false;
    return layer.data[(v * layer.width + u) * 4 + 3]! > 127;
  };
  const { trunk } = inner;
  for (let y = 0; y < trunk.height; y += 2)
    for (let x = 0; x < trunk.width; x += 2) {
      if (trunk.data[(y * trunk.width + x) * 4 + 3]! < 128) continue;
      all++;
      const [px, py] = [x + trunk.left, y + trunk.top];
      if (!covers(outer.trunk, px, py) && !covers(outer.sleeves, px, py)) seen++;
    }
  return all === 0 ? 0 : seen / all;
}
