/** Height of the cloth: rim roll, drape noise, hand-placed folds, seams, rib and weave. */
import type { Fabric } from "../fabrics.ts";
import type { Fold, Panel } from "../types.ts";
import { type Box, clamp } from "./canvas.ts";
import { createNoise } from "./noise.ts";
import { lensPath } from "./paths.ts";
import { bilinear, blur, rasterAlpha, type RasterArea, type Sampler } from "./raster.ts";

export type Relief = { height: Float32Array; weave: Float32Array };

const DRAPE_CELL = 3;

/** Seen from close, a rim as thick as in the whole picture looks padded. */
export const rimShare = (scale: number): number => clamp(0.7 / scale, 0.5, 1);

/** Folds are broad, so half resolution is enough and four times cheaper. */
export async function foldField(panel: Panel, box: Box, scale: number): Promise<Sampler | null> {
  const folds = panel.folds ?? [];
  if (!folds.length) return null;
  const w = Math.ceil(box.w / 2) + 2;
  const h = Math.ceil(box.h / 2) + 2;
  const area: RasterArea = { x: box.x / 2, y: box.y / 2, w, h, scale: scale / 2 };
  const radius = ((panel.foldBlur ?? 7) * scale) / 2;
  const sum = new Float32Array(w * h);
  const shape = (fold: Fold) =>
    `<path d="${lensPath(fold.path, fold.width, fold.opensToHem)}" fill="#fff" fill-opacity="${fold.strength}"/>`;
  for (const sign of [-1, 1]) {
    const body = folds
      .filter((fold) => fold.sign === sign)
      .map(shape)
      .join("");
    if (!body) continue;
    const mask = await rasterAlpha(body, area);
    const crisp = blur(mask, w, h, radius);
    const soft = blur(mask, w, h, radius * 2.4);
    for (let i = 0; i < sum.length; i++) sum[i]! += sign * (crisp[i]! * 0.45 + soft[i]! * 0.75);
  }
  return bilinear(sum, w, 2);
}

/** Domain-warped ridged noise stretched along the grain, and how strongly the rim rolls at each place. */
export function drapeFields(panel: Panel, fabric: Fabric, box: Box, scale: number, seed: number) {
  const noise = createNoise(seed);
  const w = Math.ceil(box.w / (DRAPE_CELL * scale)) + 3;
  const h = Math.ceil(box.h / (DRAPE_CELL * scale)) + 3;
  const drape = new Float32Array(w * h);
  const rim = new Float32Array(w * h);
  const cos = Math.cos(panel.drape ?? 0);
  const sin = Math.sin(panel.drape ?? 0);
  const [fx, fy] = fabric.drapeFrequency;
  const crease = fabric.crease ?? 0;
  for (let row = 0; row < h; row++)
    for (let column = 0; column < w; column++) {
      const x0 = column * DRAPE_CELL + box.x / scale - 450;
      const y0 = row * DRAPE_CELL + box.y / scale - 600;
      const x = x0 * cos + y0 * sin;
      const y = -x0 * sin + y0 * cos;
      const wx = noise(x * 0.006 + 9, y * 0.006) * 70;
      const wy = noise(x * 0.006, y * 0.006 + 5) * 70;
      const broad = noise((x + wx) * fx * 1.2, (y + wy) * fy * 1.2);
      const fine = noise(
        (x * 0.96 + y * 0.27 + wx * 1.4) * fx * 2.7 + 40.37,
        (y * 0.96 - x * 0.27 + wy * 1.4) * fy * 2.7 + 0.61,
      );
      let value = (1 - Math.sqrt(broad * broad + 0.01) * 2) * 0.55 + fine * 0.3;
      if (crease) {
        const long = noise((x + wx * 1.6) * 0.011 + 70, (y - wy * 1.6) * 0.009);
        const short = noise((x - wx) * 0.02 + 20, (y + wx) * 0.013 + 60);
        value +=
          crease *
          ((1 - Math.min(1, Math.abs(long) * 5)) * 0.5 +
            (1 - Math.min(1, Math.abs(short) * 4)) * 0.25);
      }
      drape[row * w + column] = value;
      rim[row * w + column] = clamp(0.62 + 1.1 * noise(x0 * 0.013 + 3, y0 * 0.013), 0.2, 1.2);
    }
  return {
    drape: bilinear(drape, w, DRAPE_CELL * scale),
    rim: bilinear(rim, w, DRAPE_CELL * scale),
  };
}

export type ReliefInput = {
  panel: Panel;
  fabric: Fabric;
  box: Box;
  scale: number;
  mask: Float32Array;
  edge: Float32Array;
  drape: Sampler;
  rim: Sampler;
  fold: Sampler | null;
  seam: Float32Array | null;
  rib: Float32Array | null;
  weaveSeed: number;
};

export function buildRelief(input: ReliefInput): Relief {
  const { panel, fabric, box, scale, mask, edge, drape, rim, fold, seam, rib } = input;
  const { w, h } = box;
  const noise = createNoise(input.weaveSeed);
  const height = new Float32Array(w * h);
  const weave = new Float32Array(w * h);
  const drapeDepth = fabric.drapeDepth * (panel.wrinkle ?? 1);
  const foldDepth = fabric.foldDepth * (panel.foldDepth ?? 1);
  const rimHeight = fabric.edgeHeight * (panel.roll ?? 1) * rimShare(scale);
  const ribHeight = panel.ribHeight ?? 3.2;
  // The weave turns with the grain, so that wales and cables run down a sleeve.
  const cos = Math.cos(panel.drape ?? 0) / scale;
  const sin = Math.sin(panel.drape ?? 0) / scale;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      if (edge[i]! <= 0) continue;
      const inward = clamp(edge[i]! * 2 - 1, 0, 1);
      let value = rimHeight * (1 - (1 - Math.sqrt(inward)) * rim(x, y)) + drapeDepth * drape(x, y);
      if (fold) value += foldDepth * fold(x, y);
      if (seam) value -= 2.6 * seam[i]!;
      if (rib) value += ribHeight * rib[i]!;
      height[i] = value;
      if (mask[i]! <= 0) continue;
      const px = x + box.x;
      const py = y + box.y;
      weave[i] = fabric.weave(px * cos + py * sin, py * cos - px * sin, noise) * fabric.texture;
    }
  return { height, weave };
}
