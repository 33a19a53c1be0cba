// What a network is shown is smaller than the picture; its answer is brought back to the picture's size.
import { sharp } from "../../sharp.ts";

type Size = { width: number; height: number };

/** In the picture's proportions, with sides that the network can halve. */
export function shownSize({ width, height }: Size, longest: number, grid: number): Size {
  const share = longest / Math.max(width, height);
  const side = (length: number) => Math.max(1, Math.round((length * share) / grid)) * grid;
  return { width: side(width), height: side(height) };
}

/** One byte a pixel. */
export async function enlarged(mask: Uint8Array, from: Size, to: Size): Promise<Uint8Array> {
  const large = await sharp(mask, { raw: { width: from.width, height: from.height, channels: 1 } })
    .resize(to.width, to.height, { fit: "fill", kernel: "cubic" })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return new Uint8Array(large);
}
