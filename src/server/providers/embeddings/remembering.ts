// Many people ask for the same: the meaning of a text that was asked for by itself is kept for a while.
import { deleteOldest } from "../../../contract/delete-oldest.ts";
import type { Embeddings } from "./embeddings.ts";

/** About 2 KB each. */
const REMEMBERED = 1000;

export function remembering(real: Embeddings, most = REMEMBERED): Embeddings {
  const known = new Map<string, Promise<Float32Array[]>>();
  return {
    ...real,
    embed(texts) {
      // Many at once are pieces being saved, each read once.
      if (texts.length !== 1) return real.embed(texts);
      const text = texts[0] ?? "";
      const vectors = known.get(text) ?? real.embed(texts);
      known.delete(text);
      known.set(text, vectors);
      if (known.size > most) deleteOldest(known);
      vectors.catch(() => known.delete(text));
      return vectors;
    },
  };
}
