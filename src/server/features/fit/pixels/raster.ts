// Pictures as plain numbers.

/** Four bytes a pixel, colours not multiplied by alpha. */
export type Raster = { width: number; height: number; data: Uint8ClampedArray };

/** One number a pixel, 0 to 1 unless it says otherwise. */
export type Plane = { width: number; height: number; data: Float32Array };

export type Box = { left: number; top: number; right: number; bottom: number };

export const emptyRaster = (width: number, height: number): Raster => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4),
});

/** Canvases that are painted, trimmed and wiped again; whoever keeps one keeps its trimmed copy. */
const canvases = new Map<string, Raster>();
export function wipedCanvas(name: string, width: number, height: number): Raster {
  const kept = canvases.get(name);
  if (kept && kept.width === width && kept.height === height) {
    kept.data.fill(0);
    return kept;
  }
  const canvas = emptyRaster(width, height);
  canvases.set(name, canvas);
  return canvas;
}

/** Whoever painted what nobody else may see leaves nothing behind. */
export const wipeCanvases = (): void => canvases.forEach(({ data }) => data.fill(0));

/** What is at least half there; undefined for an empty picture. */
export function boxOf({ width, height, data }: Raster): Box | undefined {
  const box = { left: width, top: height, right: -1, bottom: -1 };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! < 128) continue;
      if (x < box.left) box.left = x;
      if (x > box.right) box.right = x;
      if (y < box.top) box.top = y;
      box.bottom = y;
    }
  return box.right < 0 ? undefined : box;
}

/** Four bytes at once. Alpha is the last of them, and every machine we run on puts that one highest. */
export const pixelsOf = ({ data, width, height }: Raster): Uint32Array =>
  new Uint32Array(data.buffer, data.byteOffset, width * height);
const isSeen = (pixel: number) => pixel > 0xffffff;
const OPAQUE = 0xff000000;

/** Draws `over` on `under` at a place, in place. */
export function drawOver(under: Raster, over: Raster, left = 0, top = 0, opacity = 1): void {
  const x0 = Math.max(0, left);
  const x1 = Math.min(under.width, left + over.width);
  const to = pixelsOf(under);
  const from = pixelsOf(over);
  for (let y = Math.max(0, top); y < Math.min(under.height, top + over.height); y++) {
    const source = (y - top) * over.width - left;
    const target = y * under.width;
    for (let x = x0; x < x1; x++) {
      const pixel = from[source + x]!;
      if (!isSeen(pixel)) continue;
      if (pixel >= OPAQUE && opacity === 1) to[target + x] = pixel;
      else {
        const share = (over.data[(source + x) * 4 + 3]! / 255) * opacity;
        blend(under.data, (target + x) * 4, over.data, (source + x) * 4, share);
      }
    }
  }
}

export function blend(
  to: Uint8ClampedArray,
  at: number,
  from: Uint8ClampedArray,
  source: number,
  share: number,
): void {
  if (share >= 1) {
    for (let c = 0; c < 4; c++) to[at + c] = from[source + c]!;
    return;
  }
  const below = (to[at + 3]! / 255) * (1 - share);
  const alpha = share + below;
  for (let c = 0; c < 3; c++)
    to[at + c] = (from[source + c]! * share + to[at + c]! * below) / alpha;
  to[at + 3] = alpha * 255;
}

/** A part of a canvas: the rest of it is empty. */
export type Layer = Raster & { left: number; top: number };

/** 0 outside the layer. */
export function alphaAt({ width, height, data, left, top }: Layer, x: number, y: number): number {
  const [u, v] = [x - left, y - top];
  return u < 0 || v < 0 || u >= width || v >= height ? 0 : data[(v * width + u) * 4 + 3]!;
}

/** The part of a canvas that holds anything, with some room around it for light and shadow. */
export function trimmed(canvas: Raster, margin = 24): Layer {
  const { width, height, data } = canvas;
  const pixels = pixelsOf(canvas);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let x = 0;
    while (x < width && !isSeen(pixels[row + x]!)) x++;
    if (x === width) continue;
    if (x < left) left = x;
    if (bottom < 0) top = y;
    bottom = y;
    let last = width - 1;
    while (last > right && !isSeen(pixels[row + last]!)) last--;
    if (last > right) right = last;
  }
  if (right < 0) return { ...emptyRaster(1, 1), left: 0, top: 0 };
  const x0 = Math.max(0, left - margin);
  const y0 = Math.max(0, top - margin);
  const wide = Math.min(width, right + margin + 1) - x0;
  const high = Math.min(height, bottom + margin + 1) - y0;
  const part = emptyRaster(wide, high);
  for (let y = 0; y < high; y++) {
    const from = ((y + y0) * width + x0) * 4;
    part.data.set(data.subarray(from, from + wide * 4), y * wide * 4);
  }
  return { ...part, left: x0, top: y0 };
}
