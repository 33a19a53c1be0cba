// The real sentence model over a made-up catalogue, whose titles differ in little more than their numbers.
import type { Embeddings } from "../../src/server/providers/embeddings/embeddings.ts";

/** A hundred thousand made-up titles are few different texts; queries are always computed. */
export function fewTexts(real: Embeddings): Embeddings {
  const known = new Map<string, Float32Array>();
  return {
    ...real,
    async embed(texts) {
      if (texts.length === 1) return real.embed(texts);
      const plain = texts.map((text) => text.replace(/\s\d+\b/g, ""));
      const fresh = [...new Set(plain)].filter((text) => !known.has(text));
      const vectors = await real.embed(fresh);
      fresh.forEach((text, n) => known.set(text, vectors[n]!));
      return plain.map((text) => known.get(text)!);
    },
  };
}
