/** All panels into one layer, then either straight alpha or a backdrop with the garment's shadow on the floor. */
import { parseHex, randomFrom } from "../../../src/demo/colour.ts";
import type { Drawing } from "../types.ts";
import { type Canvas, clamp, UNITS_HIGH, UNITS_WIDE } from "./canvas.ts";
import { createNoise } from "./noise.ts";
import { paintPanel } from "./paint-panel.ts";
import { blur } from "./raster.ts";

export type Pixels = { data: Buffer; width: number; height: number; channels: 3 | 4 };

/** Floor shadow from wide to tight: offset right, offset down, blur, strength. */
const FLOOR_SHADOWS = [
  [16, 30, 30, 0.24],
  [7, 13, 10, 0.22],
  [2, 4, 3, 0.26],
] as const;

/** Premultiplied colour and alpha of the garment alone. */
async function paintLayer(drawing: Drawing, canvas: Canvas): Promise<Float32Array> {
  const layer = new Float32Array(canvas.width * canvas.height * 4);
  const scene = { canvas, seed: drawing.seed, edgeField: createNoise(drawing.seed + 400) };
  for (const [index, panel] of drawing.parts.entries())
    await paintPanel(layer, panel, index, scene);
  return layer;
}

export async function paintCutout(drawing: Drawing, canvas: Canvas): Promise<Pixels> {
  const layer = await paintLayer(drawing, canvas);
  const { width, height } = canvas;
  const data = Buffer.alloc(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const alpha = layer[i * 4 + 3]!;
    if (!alpha) continue;
    for (let c = 0; c < 3; c++) data[i * 4 + c] = clamp(layer[i * 4 + c]! / alpha, 0, 255);
    data[i * 4 + 3] = Math.round(alpha * 255);
  }
  return { data, width, height, channels: 4 };
}

function floorShade(layer: Float32Array, canvas: Canvas): Float32Array {
  const { width, height, scale } = canvas;
  const alpha = new Float32Array(width * height);
  for (let i = 0; i < alpha.length; i++) alpha[i] = Math.min(1, layer[i * 4 + 3]!);
  const shade = new Float32Array(alpha.length).fill(1);
  for (const [dx, dy, radius, strength] of FLOOR_SHADOWS) {
    const soft = blur(alpha, width, height, radius * scale);
    const right = Math.round(dx * scale);
    const down = Math.round(dy * scale);
    for (let y = down; y < height; y++)
      for (let x = right; x < width; x++)
        shade[y * width + x]! *= 1 - strength * soft[(y - down) * width + x - right]!;
  }
  return shade;
}

export async function paintOnBackdrop(drawing: Drawing, canvas: Canvas): Promise<Pixels> {
  const layer = await paintLayer(drawing, canvas);
  const { width, height, scale, left, top } = canvas;
  const shade = floorShade(layer, canvas);
  const backdrop = parseHex(drawing.bg);
  const mottle = createNoise(drawing.seed + 77);
  const grain = randomFrom(drawing.seed + 5);
  const data = Buffer.alloc(width * height * 3);
  const wide = Math.round(UNITS_WIDE * scale);
  const high = Math.round(UNITS_HIGH * scale);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const fromLamp = Math.hypot((x + left) / wide - 0.4, (y + top) / high - 0.34);
      const glow = 1.05 - 0.16 * fromLamp * fromLamp - 0.04 * fromLamp;
      const factor =
        (glow + mottle(((x + left) * 0.7) / scale, ((y + top) * 0.7) / scale) * 0.01) * shade[i]!;
      const bare = 1 - Math.min(1, layer[i * 4 + 3]!);
      const speck = (grain() - 0.5) * 4;
      for (let c = 0; c < 3; c++)
        data[i * 3 + c] = clamp(
          Math.min(255, backdrop[c]! * factor) * bare + layer[i * 4 + c]! + speck,
          0,
          255,
        );
    }
  return { data, width, height, channels: 3 };
}
