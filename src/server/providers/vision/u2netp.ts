// U²-Net (small): how much each pixel belongs to what stands out in the picture, whatever it is. People are found by it;
// pieces by a network of our own (outline.ts). To be called inside the thread only; everybody else calls cut-out.ts.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Tensor } from "onnxruntime-node";
import { sharp } from "../../sharp.ts";
import { enlarged, shownSize } from "./mask-size.ts";
import { lazyModel } from "./model.ts";
import type { Rgb } from "./picture.ts";

/**
 * The longer side of what the network is shown; the other keeps the proportions. It was trained on 320, and sees
 * garments as well or better in a smaller picture, a quarter sooner: docs/performance.md.
 */
const LONGEST = 272;
/** It halves its picture five times. */
const GRID = 16;
const MEAN = [0.485, 0.456, 0.406] as const;
const DEVIATION = [0.229, 0.224, 0.225] as const;

const FILE = join(import.meta.dirname, "weights/u2netp.onnx");
const open = lazyModel(async () => withFreeSides(await readFile(FILE)));

/**
 * The file says 320 × 320, though nothing in the network depends on it. Its input's sides, written as
 * numbers, become names: a picture need not be squeezed into a square, which costs a third more.
 */
function withFreeSides(model: Buffer): Buffer {
  const fixed = Buffer.from([0x0a, 3, 0x08, 0xc0, 2, 0x0a, 3, 0x08, 0xc0, 2]);
  const free = Buffer.from([0x0a, 3, 0x12, 1, 0x68, 0x0a, 3, 0x12, 1, 0x77]);
  for (let at = model.indexOf(fixed); at >= 0; at = model.indexOf(fixed, at)) free.copy(model, at);
  return model;
}

/** 0 is background, 255 the thing itself; as large as the picture. */
export async function standOutHere({ data, width, height }: Rgb): Promise<Uint8Array> {
  const session = await open();
  const shown = shownSize({ width, height }, LONGEST, GRID);
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(shown.width, shown.height, { fit: "fill", kernel: "linear" })
    .raw()
    .toBuffer();
  const output = session.outputNames[0]!;
  const input = new Tensor("float32", asInput(small), [1, 3, shown.height, shown.width]);
  const answer = await session.run({ [session.inputNames[0]!]: input }, [output]);
  const mask = stretched(answer[output]!.data as Float32Array);
  return enlarged(mask, shown, { width, height });
}

/** As the network was trained: by the brightest value, then by ImageNet's mean and deviation. */
function asInput(pixels: Uint8Array): Float32Array {
  const area = pixels.length / 3;
  const planes = new Float32Array(3 * area);
  let brightest = 1;
  for (const value of pixels) if (value > brightest) brightest = value;
  for (let n = 0; n < area; n++) {
    for (let c = 0; c < 3; c++) {
      planes[c * area + n] = (pixels[n * 3 + c]! / brightest - MEAN[c]!) / DEVIATION[c]!;
    }
  }
  return planes;
}

/** The lowest value becomes 0 and the highest 255, as its authors do. */
function stretched(values: Float32Array): Uint8Array {
  let low = Infinity;
  let high = -Infinity;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const range = high - low || 1;
  return Uint8Array.from(values, (value) => Math.round(((value - low) / range) * 255));
}
