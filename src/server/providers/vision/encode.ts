// Puts a garment's picture into the space of the sentence model: pictures of one piece lie close to each other
// and to the words that name it. Runs inside the thread.
import { createRequire } from "node:module";
import { Tensor } from "onnxruntime-node";
import sharp from "sharp";
import { colourHistogram } from "./colour-histogram.ts";
import { openGarments } from "./kinds.ts";
import { lazyModel } from "./model.ts";
import type { Rgb } from "./picture.ts";
import type { Features } from "./features.ts";

/** The head was trained on pictures of this size (training/likeness). */
const SIDE = 128;

const openHead = lazyModel(createRequire(import.meta.url).resolve("./weights/likeness.onnx"));

const STAGES = ["f2", "f3", "f4"] as const;

export async function featuresHere({ data, width, height }: Rgb): Promise<Features> {
  const square = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(SIDE, SIDE, { fit: "fill", kernel: "linear" })
    .raw()
    .toBuffer();
  const area = SIDE * SIDE;
  const planes = new Float32Array(3 * area);
  for (let n = 0; n < area; n++) {
    for (let c = 0; c < 3; c++) planes[c * area + n] = square[n * 3 + c]!;
  }
  const garments = await openGarments();
  const rgb = new Tensor("float32", planes, [1, 3, SIDE, SIDE]);
  const stages = await garments.run({ rgb }, [...STAGES]);
  const histogram = colourHistogram(square, SIDE);
  const colour = new Tensor("float32", histogram, [1, histogram.length]);
  return { f2: stages["f2"]!, f3: stages["f3"]!, f4: stages["f4"]!, colour };
}

/** Of length one. */
export async function encodeHere(picture: Rgb, features?: Features): Promise<Float32Array> {
  const head = await openHead();
  const told = await head.run(features ?? (await featuresHere(picture)), ["vector"]);
  return Float32Array.from(told["vector"]!.data as Float32Array);
}
