// How long a search takes as the catalogue grows, one shopper at a time.
import { memoryUsage } from "node:process";
import { localEmbeddings } from "../../src/server/providers/embeddings/local.ts";
import { countWords } from "../../src/server/features/products/reindex.ts";
import type { Container } from "../../src/server/container.ts";
import { childrenCpuMs, cpuMsOfTree, ownCpuMs } from "./cpu-time.ts";
import { fewTexts } from "./few-texts.ts";
import { WEB_PROCESS } from "./web-process.ts";
import { fillCatalogue } from "./fill-catalogue.ts";
import type { OwnPostgres } from "./own-postgres.ts";
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
/** Whole looks: each is composed of pieces of several parts. */
const OUTFITS = [
  "a full outfit for a wedding under 8000",
  "what do I wear to a job interview",
  "I wear hijab, put together a look for university under 4000",
  "لوك كامل للشغل ميعديش ٦٠٠٠",
  "ta2m kamel lel fara7",
];
const ROUNDS = 10;

export type Speed = {
  products: number;
  what: string;
  p50: number;
  p95: number;
  worst: number;
  /** For each search: the serving process with the sentence model, and the embedded database. */
  serverCpuMs: number;
  databaseCpuMs: number;
  rssMb: number;
};

type Ask = (query: string) => Promise<unknown>;
type Way = { what: string; ask: Ask; queries: string[] };

/** On the embedded database, or on a server that has a database for each size and keeps it. */
export async function measureSearchSpeed(sizes: number[], server?: OwnPostgres): Promise<Speed[]> {
  const embeddings = fewTexts(localEmbeddings());
  const measured: Speed[] = [];
  const measureSize = async (parts: Container, size: number) => {
    await fillCatalogue(parts, size);
    await countWords(parts.database.sql);
    await parts.loadSearchIndex();
    for (const { what, ...way } of waysOf(parts)) {
      const speed = await measureWay(way, () =>
        server ? cpuMsOfTree(server.pid) : childrenCpuMs(),
      );
      measured.push({ products: size, what, ...speed });
      console.log(JSON.stringify(measured.at(-1)));
    }
  };
  if (server) {
    for (const size of sizes) {
      const url = await server.makeDatabase(`ribby_${size}`);
      const kept = { ...embeddings, close: async () => {} };
      const environment = { ...WEB_PROCESS, DATABASE_URL: url };
      await withParts((parts) => measureSize(parts, size), { embeddings: kept }, environment);
    }
  } else
    await withParts(
      async (parts) => {
        for (const size of sizes) await measureSize(parts, size);
      },
      { embeddings },
    );
  await embeddings.close();
  return measured;
}

/** The plain field, and what a shopper's call does: the stylist with words, chips and suggestions. */
function waysOf({ search, stylist }: Container): Way[] {
  const never = new AbortController().signal;
  const plain: Ask = (query) => search({ query, limit: 12, language: "en" });
  const styled: Ask = (query) => stylist.answer({ query, limit: 24 }, "en", never);
  return [
    { what: "search", ask: plain, queries: QUERIES },
    { what: "stylist", ask: styled, queries: QUERIES },
    { what: "outfit", ask: styled, queries: OUTFITS },
  ];
}

async function measureWay(
  { ask, queries }: Omit<Way, "what">,
  databaseCpuMs: () => number,
): Promise<Omit<Speed, "products" | "what">> {
  for (const query of queries) await ask(query);
  const times: number[] = [];
  const before = [ownCpuMs(), databaseCpuMs()] as const;
  for (let n = 0; n < ROUNDS * queries.length; n++) {
    const began = performance.now();
    await ask(queries[n % queries.length]!);
    times.push(performance.now() - began);
  }
  const after = [ownCpuMs(), databaseCpuMs()] as const;
  times.sort((a, b) => a - b);
  const at = (share: number) => round(times[Math.floor(times.length * share)]!);
  return {
    p50: at(0.5),
    p95: at(0.95),
    worst: round(times.at(-1)!),
    serverCpuMs: round((after[0] - before[0]) / times.length),
    databaseCpuMs: round((after[1] - before[1]) / times.length),
    rssMb: Math.round(memoryUsage.rss() / 1e6),
  };
}

const round = (ms: number) => Math.round(ms * 10) / 10;
