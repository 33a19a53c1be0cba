// How good a cut looks, without knowing the truth: does it follow edges, is it one calm shape, is it whole.
import type { Raster } from "../pixels/raster.ts";

export type Judgement = {
  /** 0 to 1; 0 where there is no thing, or nothing but it. */
  score: number;
  area: number;
};

const clamp = (v: number) => Math.min(1, Math.max(0, v));

export function judge({ width, height, data }: Raster, mask: Uint8Array): Judgement {
  let area = 0;
  let rim = 0;
  let edge = 0;
  let contrast = 0;
  const step = 3;
  const colour = (i: number, c: number) => data[i * 4 + c]!;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!mask[i]) continue;
      area++;
      const isRim = x < 2 || y < 2 || x > width - 3 || y > height - 3;
      if (isRim) rim++;
      if (isRim || x < step || y < step || x >= width - step || y >= height - step) continue;
      const isEdge = !mask[i - 1] || !mask[i + 1] || !mask[i - width] || !mask[i + width];
      if (!isEdge) continue;
      edge++;
      // Across the outline: three pixels either way, in the direction it faces.
      const dx = mask[i + 1]! - mask[i - 1]!;
      const dy = mask[i + width]! - mask[i - width]!;
      const reach = (dy * width + dx) * step;
      let change = 0;
      for (let c = 0; c < 3; c++) change += Math.abs(colour(i + reach, c) - colour(i - reach, c));
      contrast += Math.min(1, change / 60);
    }
  const share = area / (width * height);
  if (share < 0.02 || share > 0.92 || edge === 0) return { score: 0, area: share };
  const follows = contrast / edge;
  const ragged = edge / Math.sqrt(area);
  const calm = clamp(1 - (ragged - 7) / 16);
  const whole = clamp(1 - rim / ((width + height) * 0.35));
  return { score: follows * 0.55 + calm * 0.25 + whole * 0.2, area: share };
}

/** Share of what either holds that both hold. */
export function agreement(a: Uint8Array, b: Uint8Array): number {
  let both = 0;
  let either = 0;
  for (let i = 0; i < a.length; i++) {
    if (a[i] && b[i]) both++;
    if (a[i] || b[i]) either++;
  }
  return either === 0 ? 0 : both / either;
}

/** Share of the cut that has the colour of skin: a picture with a person in it is the worse source. */
export function skinShare({ data }: Raster, mask: Uint8Array): number {
  let skin = 0;
  let all = 0;
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    all++;
    const [r, g, b] = [data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!];
    const cb = 128 - 0.169 * r - 0.331 * g + 0.5 * b;
    const cr = 128 + 0.5 * r - 0.419 * g - 0.081 * b;
    if (cb > 85 && cb < 120 && cr > 140 && cr < 168 && r > 90) skin++;
  }
  return all === 0 ? 0 : skin / all;
}

/** Share of a mask that lies on its own mirror image: what a flood has eaten into is lopsided. */
export function evennessOf(mask: Uint8Array, width: number): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    sum += i % width;
    count++;
  }
  const axis = Math.round((2 * sum) / Math.max(1, count));
  let both = 0;
  for (let i = 0; i < mask.length; i++) {
    const x = i % width;
    const mirror = axis - x;
    if (mask[i] && mirror >= 0 && mirror < width && mask[i - x + mirror]) both++;
  }
  return count === 0 ? 0 : both / count;
}
