/** Lights one panel and lays it over what is already on the canvas. The hot loop of the kit: keep it free of allocation. */
import { luminance } from "../../../src/demo/colour.ts";
import type { Fabric } from "../fabrics.ts";
import type { Panel } from "../types.ts";
import { type Box, type Canvas, clamp } from "./canvas.ts";
import { blur } from "./raster.ts";
import type { Relief } from "./relief.ts";

const unit = (v: readonly [number, number, number]) => {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length] as const;
};
const [LX, LY, LZ] = unit([-0.5, -0.62, 0.86]);
const [HX, HY, HZ] = unit([LX, LY, LZ + 1]);

const AMBIENT = 0.5;
const DIFFUSE = 0.62;
const EXPOSURE = 0.875;

export type LightInput = {
  panel: Panel;
  fabric: Fabric;
  box: Box;
  mask: Float32Array;
  edge: Float32Array;
  relief: Relief;
  albedo: Buffer;
};

export function lightPanel(out: Float32Array, canvas: Canvas, input: LightInput): void {
  const { panel, fabric, box, mask, edge, albedo } = input;
  const { height, weave } = input.relief;
  const { w, h } = box;
  const { scale } = canvas;
  const brightness = luminance(panel.tone);
  // Near-black cloth still shows its folds in a photograph; without this lift it becomes a hole.
  const lift = brightness < 0.22 ? 9 : 0;
  const sheen = fabric.sheen ?? 0;
  const gloss = fabric.gloss ?? 1;
  const restSheen = 0.85 * Math.pow(HZ, gloss);
  // Pale satin must not turn to foil.
  const sheenShare = brightness > 0.6 ? 0.55 : 1;
  const panelAlpha = panel.alpha ?? 1;
  const around = blur(height, w, h, 11 * scale, 1);
  const lean = panel.print || panel.inner ? 6 * scale * scale : 0;
  const leanField = lean ? blur(around, w, h, 5 * scale, 1) : around;
  const leanLimit = 9 * scale;
  // Weave relief fades out below about 0.4 of a pixel per unit, otherwise it aliases.
  const weaveShare = clamp((scale - 0.22) * 1.7, 0, 1) * 0.4;

  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x;
      if (mask[i]! <= 0) continue;
      const dx =
        (height[i + 1]! - height[i - 1]!) * 0.5 * scale + (weave[i + 1]! - weave[i]!) * weaveShare;
      const dy =
        (height[i + w]! - height[i - w]!) * 0.5 * scale + (weave[i + w]! - weave[i]!) * weaveShare;
      const nz = 1 / Math.sqrt(dx * dx + dy * dy + 1);
      const nx = -dx * nz;
      const ny = -dy * nz;
      let shade = AMBIENT + DIFFUSE * (Math.max(0, nx * LX + ny * LY + nz * LZ) / LZ);
      shade *= 1 - clamp((around[i]! - height[i]!) * 0.018, -0.06, 0.22); // valleys hold shade
      shade *= 0.88 + 0.12 * Math.min(1, Math.max(0, (edge[i]! - 0.5) * 2.6)); // thin occlusion at the rim
      let glint = 0;
      if (sheen) {
        const facing = Math.max(0, nx * HX + ny * HY + nz * HZ);
        glint = Math.max(-12, sheen * 120 * (Math.pow(facing, gloss) - restSheen)) * sheenShare;
      }
      let r = albedo[i * 4]!;
      let g = albedo[i * 4 + 1]!;
      let b = albedo[i * 4 + 2]!;
      if (lean) {
        // The print follows the relief: colour is read where the cloth leans, so stripes bend over folds.
        const fx = clamp(
          x + clamp((leanField[i + 1]! - leanField[i - 1]!) * lean, -leanLimit, leanLimit),
          1,
          w - 2,
        );
        const fy = clamp(
          y + clamp((leanField[i + w]! - leanField[i - w]!) * lean, -leanLimit, leanLimit),
          1,
          h - 2,
        );
        const column = fx | 0;
        const row = fy | 0;
        const a = (row * w + column) * 4;
        const c = a + w * 4;
        if (
          albedo[a + 3]! > 250 &&
          albedo[a + 7]! > 250 &&
          albedo[c + 3]! > 250 &&
          albedo[c + 7]! > 250
        ) {
          const u = fx - column;
          const v = fy - row;
          r =
            (albedo[a]! * (1 - u) + albedo[a + 4]! * u) * (1 - v) +
            (albedo[c]! * (1 - u) + albedo[c + 4]! * u) * v;
          g =
            (albedo[a + 1]! * (1 - u) + albedo[a + 5]! * u) * (1 - v) +
            (albedo[c + 1]! * (1 - u) + albedo[c + 5]! * u) * v;
          b =
            (albedo[a + 2]! * (1 - u) + albedo[a + 6]! * u) * (1 - v) +
            (albedo[c + 2]! * (1 - u) + albedo[c + 6]! * u) * v;
        }
      }
      const alpha = mask[i]! * panelAlpha;
      const rest = 1 - alpha;
      const at = ((y + box.y - canvas.top) * canvas.width + x + box.x - canvas.left) * 4;
      const factor = shade * EXPOSURE;
      out[at] = out[at]! * rest + clamp((r + lift) * factor + glint, 0, 255) * alpha;
      out[at + 1] = out[at + 1]! * rest + clamp((g + lift) * factor + glint, 0, 255) * alpha;
      out[at + 2] = out[at + 2]! * rest + clamp((b + lift) * factor + glint, 0, 255) * alpha;
      out[at + 3] = out[at + 3]! * rest + alpha;
    }
}

/** A panel's shade on what lies below it inside the garment; the floor gets its own. */
export function castShadow(
  out: Float32Array,
  canvas: Canvas,
  panel: Panel,
  box: Box,
  mask: Float32Array,
): void {
  const strength = panel.shadow ?? 0.3;
  if (!strength) return;
  const { w, h } = box;
  const { scale } = canvas;
  const near = blur(mask, w, h, 2.2 * scale);
  const far = blur(mask, w, h, 8 * scale);
  const offsetX = Math.round(3 * scale * (panel.lift ?? 1));
  const offsetY = Math.round(6 * scale * (panel.lift ?? 1));
  for (let y = offsetY; y < h; y++)
    for (let x = offsetX; x < w; x++) {
      const fromX = x - offsetX;
      const fromY = y - offsetY;
      const value =
        0.5 * near[(fromY + (offsetY >> 1)) * w + fromX + (offsetX >> 1)]! +
        0.6 * far[fromY * w + fromX]!;
      if (value < 0.004) continue;
      const keep = 1 - Math.min(0.8, strength * value);
      const at = ((y + box.y - canvas.top) * canvas.width + x + box.x - canvas.left) * 4;
      out[at]! *= keep;
      out[at + 1]! *= keep;
      out[at + 2]! *= keep * 0.995;
    }
}
