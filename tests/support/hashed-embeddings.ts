// Embeddings for tests that are not about meaning: words hashed into a vector, no model to load.
import { createHash } from "node:crypto";
import type { Embeddings } from "../../src/server/providers/embeddings/embeddings.ts";

const SIZE = 384;

export const hashedEmbeddings = (): Embeddings => ({
  name: "hashed-words",
  size: SIZE,
  embed: async (texts) => texts.map(hashed),
  close: async () => {},
});

function hashed(text: string): Float32Array {
  const vector = new Float32Array(SIZE);
  // The constant keeps a text without words away from the zero vector, which has no direction.
  vector[0] = 0.01;
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    const digest = createHash("md5").update(word).digest();
    vector[digest.readUInt16LE(0) % SIZE]! += digest[2]! % 2 ? 1 : -1;
  }
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}
