// One pass of the encoder: where a picture lies among pictures and words, what people call the piece, and what lies
// in each field of the picture. Runs inside the thread.
import { createRequire } from "node:module";
import { Tensor } from "onnxruntime-node";
import { sharp } from "../../sharp.ts";
import { labelChances, type LabelChances } from "./labels.ts";
import { lazyModel } from "./model.ts";
import type { Fields } from "./pieces.ts";
import type { Rgb } from "./picture.ts";

/** It was trained on pictures of this size (training/encoder). */
const SIDE = 192;

const openEncoder = lazyModel(createRequire(import.meta.url).resolve("./weights/encoder.onnx"));

export type Encoded = {
  /** Of length one. */
  vector: Float32Array;
  labels: LabelChances;
  /** Chances of the catalogue's categories. */
  categories: Float32Array;
  fields: Fields;
};

/** Red, green and blue one after the other, from 0 to 255; squashed to a square unless a height is named. */
export async function planesOf(
  { data, width, height }: Rgb,
  wide: number,
  high = wide,
): Promise<Tensor> {
  const shown = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(wide, high, { fit: "fill", kernel: "cubic" })
    .raw()
    .toBuffer();
  const area = wide * high;
  const planes = new Float32Array(3 * area);
  for (let n = 0; n < area; n++) {
    for (let c = 0; c < 3; c++) planes[c * area + n] = shown[n * 3 + c]!;
  }
  return new Tensor("float32", planes, [1, 3, high, wide]);
}

export async function encodeHere(picture: Rgb): Promise<Encoded> {
  const encoder = await openEncoder();
  const rgb = await planesOf(picture, SIDE);
  const told = await encoder.run({ rgb }, ["vector", "labels", "categories", "places"]);
  const numbers = (name: string) => Float32Array.from(told[name]!.data as Float32Array);
  const [, , down, across] = told["places"]!.dims as [number, number, number, number];
  return {
    vector: numbers("vector"),
    labels: labelChances(numbers("labels")),
    categories: numbers("categories"),
    fields: { chances: numbers("places"), across, down },
  };
}
