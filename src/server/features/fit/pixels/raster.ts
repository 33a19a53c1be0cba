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

export const alphaOf = ({ width, height, data }: Raster): Plane => {
  const alpha = new Float32Array(width * height);
  for (let i = 0; i < alpha.length; i++) alpha[i] = data[i * 4 + 3]! / 255;
  return { width, height, data: alpha };
};

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

/** Draws `over` on `under` at a place, in place. */
export function drawOver(under: Raster, over: Raster, left = 0, top = 0, opacity = 1): void {
  const x0 = Math.max(0, left);
  const x1 = Math.min(under.width, left + over.width);
  for (let y = Math.max(0, top); y < Math.min(under.height, top + over.height); y++)
    for (let x = x0; x < x1; x++) {
      const from = ((y - top) * over.width + (x - left)) * 4;
      const alpha = over.data[from + 3]!;
      if (alpha > 0)
        blend(under.data, (y * under.width + x) * 4, over.data, from, (alpha / 255) * opacity);
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

/** The part of a canvas that holds anything, with some room around it for light and shadow. */
export function trimmed(canvas: Raster, margin = 24): Layer {
  const { width, height, data } = canvas;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
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
