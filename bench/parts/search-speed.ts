// How long a search takes as the catalogue grows, on the embedded database, one shopper at a time.
import { memoryUsage } from "node:process";
import type { Embeddings } from "../../src/server/providers/embeddings/embeddings.ts";
import { localEmbeddings } from "../../src/server/providers/embeddings/local.ts";
import { countWords } from "../../src/server/features/products/reindex.ts";
import { fillCatalogue } from "./fill-catalogue.ts";
import { withParts } from "./search-ours.ts";

const QUERIES = [
  "red linen dress under 1500",
  "black abaya",
  "fostan swaree a7mar ta7t 1500",
  "جزمة سودا",
  "something warm for winter evenings",
  "navy satin blouse not printed",
  "white sneakers on sale",
  "cheapest olive pants",
  "beige bag",
  "wide cotton trousers for work",
  "drss blck satn",
  "فستان احمر أقل من ٥٠٠",
];
const ROUNDS = 10;

export type Speed = { products: number; p50: number; p95: number; worst: number; rssMb: number };

export async function measureSearchSpeed(sizes: number[]): Promise<Speed[]> {
  const embeddings = remembering(localEmbeddings());
  const speeds = await withParts(
    async (parts) => {
      const measured: Speed[] = [];
      for (const size of sizes) {
        await fillCatalogue(parts, size);
        await countWords(parts.database.sql);
        for (const query of QUERIES) await parts.search({ query, limit: 12, language: "en" });
        const times: number[] = [];
        for (let n = 0; n < ROUNDS * QUERIES.length; n++) {
          const began = performance.now();
          const query = QUERIES[n % QUERIES.length]!;
          await parts.search({ query, limit: 12, language: "en" });
          times.push(performance.now() - began);
        }
        times.sort((a, b) => a - b);
        const at = (share: number) => round(times[Math.floor(times.length * share)]!);
        measured.push({
          products: size,
          p50: at(0.5),
          p95: at(0.95),
          worst: round(times.at(-1)!),
          rssMb: Math.round(memoryUsage.rss() / 1e6),
        });
        console.log(JSON.stringify(measured.at(-1)));
      }
      return measured;
    },
    { embeddings },
  );
  await embeddings.close();
  return speeds;
}

const round = (ms: number) => Math.round(ms * 10) / 10;

/** A hundred thousand made-up titles are few different texts; queries are always computed. */
function remembering(real: Embeddings): Embeddings {
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
