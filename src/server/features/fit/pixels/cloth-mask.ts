// Where a worn piece is on its canvas.
import type { Layer } from "./raster.ts";

export type Cloth = { trunk: Layer; sleeves: Layer | null };

/** One byte a pixel of the canvas: 1 where the piece is. */
export function clothMask(
  { trunk, sleeves }: Cloth,
  { width, height }: { width: number; height: number },
): Uint8Array {
  const mask = new Uint8Array(width * height);
  for (const layer of sleeves ? [trunk, sleeves] : [trunk])
    for (let y = 0; y < layer.height; y++)
      for (let x = 0; x < layer.width; x++)
        if (layer.data[(y * layer.width + x) * 4 + 3]! > 127)
          mask[(y + layer.top) * width + x + layer.left] = 1;
  return mask;
}
