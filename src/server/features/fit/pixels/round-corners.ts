// Cloth does not end in spikes: what a small disc does not reach from inside a piece goes, and corners come out round.
import type { Box, Raster } from "./raster.ts";

const SOLID = 127;

/** In place, within a part of the canvas; cloth beyond that part counts, too. */
export function roundCorners({ width, height, data }: Raster, box: Box, radius: number): void {
  const reach = Math.ceil(radius);
  const disc: { right: number; down: number }[] = [];
  for (let down = -reach; down <= reach; down++)
    for (let right = -reach; right <= reach; right++)
      if (right * right + down * down <= radius * radius) disc.push({ right, down });
  const left = Math.round(box.left) - reach;
  const top = Math.round(box.top) - reach;
  const wide = Math.round(box.right) + reach - left;
  const high = Math.round(box.bottom) + reach - top;
  const isCloth = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && data[(y * width + x) * 4 + 3]! > SOLID;
  const reached = new Uint8Array(wide * high);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      if (!disc.every(({ right, down }) => isCloth(left + x + right, top + y + down))) continue;
      for (const { right, down } of disc) {
        const [u, v] = [x + right, y + down];
        if (u >= 0 && v >= 0 && u < wide && v < high) reached[v * wide + u] = 1;
      }
    }
  for (let y = reach; y < high - reach; y++)
    for (let x = reach; x < wide - reach; x++) {
      const [u, v] = [left + x, top + y];
      if (u < 0 || v < 0 || u >= width || v >= height || reached[y * wide + x]) continue;
      data[(v * width + u) * 4 + 3] = 0;
    }
}
