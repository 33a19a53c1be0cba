// From a mask of yes and no to a cut-out with clean edges.
import { areasOf, blurred } from "../pixels/planes.ts";
import type { Raster } from "../pixels/raster.ts";

/** A second part counts when it is at least this share of the largest: shoes, earrings, sets. */
const PART = 0.06;
const HOLE = 0.0015;

/** Without specks, and without pinholes in the cloth. */
export function tidied(mask: Uint8Array, width: number, height: number): Uint8Array {
  const smooth = blurred({ width, height, data: Float32Array.from(mask) }, 1).data;
  const closed = new Uint8Array(mask.length);
  for (let i = 0; i < mask.length; i++) closed[i] = smooth[i]! > 0.5 ? 1 : 0;
  const things = areasOf(closed, width, height);
  const largest = Math.max(...things.sizes);
  const kept = closed.map((_, i) => {
    const label = things.labels[i]!;
    return label && things.sizes[label]! >= largest * PART ? 1 : 0;
  });
  const empty = kept.map((on) => 1 - on);
  const holes = areasOf(empty, width, height);
  return kept.map((on, i) =>
    on || holes.sizes[holes.labels[i]!]! < width * height * HOLE ? 1 : 0,
  );
}

/** Soft over about two pixels, just inside the outline, where no background is left. */
export function matted(raster: Raster, mask: Uint8Array): Raster {
  const { width, height } = raster;
  const soft = blurred({ width, height, data: Float32Array.from(mask) }, 1).data;
  const data = Uint8ClampedArray.from(raster.data);
  for (let i = 0; i < mask.length; i++)
    data[i * 4 + 3] = Math.min(1, Math.max(0, (soft[i]! - 0.55) / 0.4)) * 255;
  return pureEdges({ width, height, data });
}

/** At the rim the colour is still mixed with the background: it is taken from a little further in. */
export function pureEdges(raster: Raster): Raster {
  const { width, height, data } = raster;
  const out = Uint8ClampedArray.from(data);
  const reach = 3;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4;
      if (data[i + 3] === 0 || isDeep(raster, x, y)) continue;
      let weight = 0;
      const sum = [0, 0, 0];
      for (let dy = -reach; dy <= reach; dy++)
        for (let dx = -reach; dx <= reach; dx++) {
          if (!isDeep(raster, x + dx, y + dy)) continue;
          const w = 1 / (1 + dx * dx + dy * dy);
          weight += w;
          for (let c = 0; c < 3; c++) sum[c]! += data[((y + dy) * width + x + dx) * 4 + c]! * w;
        }
      if (weight > 0) for (let c = 0; c < 3; c++) out[i + c] = sum[c]! / weight;
    }
  return { width, height, data: out };
}

/** Opaque, and so are its neighbours two pixels away. */
function isDeep({ width, height, data }: Raster, x: number, y: number): boolean {
  if (x < 2 || y < 2 || x > width - 3 || y > height - 3) return false;
  const alpha = (dx: number, dy: number) => data[((y + dy) * width + x + dx) * 4 + 3]!;
  return (
    alpha(0, 0) > 250 &&
    alpha(2, 0) > 250 &&
    alpha(-2, 0) > 250 &&
    alpha(0, 2) > 250 &&
    alpha(0, -2) > 250
  );
}
