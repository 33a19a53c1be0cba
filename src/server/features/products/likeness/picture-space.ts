// Words in the space of pictures: the sentence model's vector of a text, through one matrix that was learnt with
// the encoder (training/encoder).
import { readFileSync } from "node:fs";
import { join } from "node:path";

const SIZE = 384;
const FILE = join(import.meta.dirname, "../../../providers/vision/weights/words.f16");

let matrix: Float32Array | undefined;

function fromHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  return exponent === 0
    ? sign * fraction * 2 ** -24
    : sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

function readMatrix(): Float32Array {
  const bytes = readFileSync(FILE);
  return Float32Array.from({ length: SIZE * SIZE }, (_, n) => fromHalf(bytes.readUInt16LE(n * 2)));
}

export function toPictureSpace(meaning: ArrayLike<number>): Float32Array {
  matrix ??= readMatrix();
  const placed = new Float32Array(SIZE);
  for (let row = 0; row < SIZE; row++)
    for (let column = 0; column < SIZE; column++)
      placed[column] =
        (placed[column] ?? 0) + (meaning[row] ?? 0) * (matrix[row * SIZE + column] ?? 0);
  return unit(placed);
}

export function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
