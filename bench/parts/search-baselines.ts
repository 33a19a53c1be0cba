// What others reach on the same questions, computed in the same run.
import MiniSearch, { type Options } from "minisearch";
import type { Embeddings } from "../../src/server/providers/embeddings/embeddings.ts";
import type { JudgedDocument, JudgedQuery } from "./judged-set.ts";

export type Ranking = Map<string, string[]>;
export type Baseline = { name: string; ranking: Ranking };

type Scores = Map<string, number>;

const DEPTH = 200;
const RRF = 60;

export async function runBaselines(
  documents: JudgedDocument[],
  queries: JudgedQuery[],
  embeddings: Embeddings,
): Promise<Baseline[]> {
  const plain = searchWith(documents, {});
  const tuned = searchWith(documents, { boost: { title: 2 }, prefix: true, fuzzy: 0.2 });
  const near = await vectorsOf(documents, queries, embeddings);
  const rank = (name: string, score: (query: JudgedQuery) => Scores): Baseline => ({
    name,
    ranking: new Map(queries.map((query) => [query.id, bestOf(score(query))])),
  });
  return [
    rank("MiniSearch, default", plain),
    rank("MiniSearch, title ×2, prefix, fuzzy .2", tuned),
    rank("MiniLM (8 bit) on titles, vectors alone", near),
    rank("both, reciprocal rank fusion", (query) => fuse(tuned(query), near(query))),
    rank("both, mixed scores (.3 words, .7 vectors)", (query) => mix(tuned(query), near(query))),
  ];
}

function searchWith(documents: JudgedDocument[], searchOptions: Options["searchOptions"]) {
  const index = new MiniSearch({ fields: ["title", "description"], searchOptions });
  index.addAll(documents);
  return ({ text }: JudgedQuery): Scores =>
    new Map(index.search(text).map(({ id, score }) => [id as string, score]));
}

async function vectorsOf(
  documents: JudgedDocument[],
  queries: JudgedQuery[],
  embeddings: Embeddings,
) {
  const titles = await embeddings.embed(documents.map(({ title }) => title));
  const asked = await embeddings.embed(queries.map(({ text }) => text));
  const at = new Map(queries.map(({ id }, n) => [id, asked[n]!]));
  return ({ id }: JudgedQuery): Scores =>
    new Map(documents.map((document, n) => [document.id, dot(at.get(id)!, titles[n]!)]));
}

const dot = (a: Float32Array, b: Float32Array) =>
  a.reduce((sum, value, n) => sum + value * b[n]!, 0);

const bestOf = (scores: Scores): string[] =>
  [...scores]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, DEPTH)
    .map(([id]) => id);

function fuse(...lists: Scores[]): Scores {
  const fused: Scores = new Map();
  for (const list of lists) {
    bestOf(list).forEach((id, n) => fused.set(id, (fused.get(id) ?? 0) + 1 / (RRF + n + 1)));
  }
  return fused;
}

function mix(words: Scores, vectors: Scores): Scores {
  const most = Math.max(1e-9, ...words.values());
  return new Map(
    [...vectors].map(([id, score]) => [id, (0.3 * (words.get(id) ?? 0)) / most + 0.7 * score]),
  );
}
