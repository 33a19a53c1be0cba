/** SVG to pixels, and float fields over pixels. Heights stay in float: 8-bit blurs band. */
import sharp from "sharp";

/** Where in the picture, in pixels, and how many pixels a drawing unit takes. */
export type RasterArea = { x: number; y: number; w: number; h: number; scale: number };

export type Sampler = (x: number, y: number) => number;

const BLUR_FILTERS = [2, 4, 8]
  .map(
    (b) =>
      `<filter id="b${b}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${b}"/></filter>`,
  )
  .join("");

const svgDocument = (body: string, { x, y, w, h, scale }: RasterArea, defs: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${x / scale} ${y / scale} ${w / scale} ${h / scale}"><defs>${defs}${BLUR_FILTERS}</defs>${body}</svg>`,
  );

export const rasterColour = (body: string, area: RasterArea, defs = ""): Promise<Buffer> =>
  sharp(svgDocument(body, area, defs))
    .ensureAlpha()
    .raw()
    .toBuffer();

export async function rasterAlpha(body: string, area: RasterArea): Promise<Float32Array> {
  const bytes = await sharp(svgDocument(body, area, ""))
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer();
  const alpha = new Float32Array(bytes.length);
  for (let i = 0; i < alpha.length; i++) alpha[i] = bytes[i]! / 255;
  return alpha;
}

function blurRows(from: Float32Array, to: Float32Array, w: number, h: number, r: number): void {
  const share = 1 / (2 * r + 1);
  for (let y = 0; y < h; y++) {
    const row = y * w;
    let sum = 0;
    for (let x = -r; x < w; x++) {
      if (x + r < w) sum += from[row + x + r]!;
      if (x - r - 1 >= 0) sum -= from[row + x - r - 1]!;
      if (x >= 0) to[row + x] = sum * share;
    }
  }
}

function blurColumns(from: Float32Array, to: Float32Array, w: number, h: number, r: number): void {
  const share = 1 / (2 * r + 1);
  for (let x = 0; x < w; x++) {
    let sum = 0;
    for (let y = -r; y < h; y++) {
      if (y + r < h) sum += from[(y + r) * w + x]!;
      if (y - r - 1 >= 0) sum -= from[(y - r - 1) * w + x]!;
      if (y >= 0) to[y * w + x] = sum * share;
    }
  }
}

/** Separable box blur; two passes are close enough to a Gaussian. */
export function blur(
  source: Float32Array,
  w: number,
  h: number,
  radius: number,
  passes = 2,
): Float32Array {
  const r = Math.max(1, Math.round(radius));
  const rows = new Float32Array(source.length);
  let from = source;
  for (let pass = 0; pass < passes; pass++) {
    const to = new Float32Array(source.length);
    blurRows(from, rows, w, h, r);
    blurColumns(rows, to, w, h, r);
    from = to;
  }
  return from;
}

/** Reads a coarse field between its cells. */
export const bilinear =
  (field: Float32Array, width: number, cell: number): Sampler =>
  (x, y) => {
    const u = x / cell;
    const v = y / cell;
    const column = u | 0;
    const row = v | 0;
    const a = u - column;
    const b = v - row;
    const i = row * width + column;
    return (
      (field[i]! * (1 - a) + field[i + 1]! * a) * (1 - b) +
      (field[i + width]! * (1 - a) + field[i + width + 1]! * a) * b
    );
  };
