// Run by itself with the name of a search library, the folder of its package and a number of products: an index of their
// titles and descriptions in memory. Answers {words} with the first titles and how long finding them took.
import { createRequire } from "node:module";
import { join } from "node:path";
import { benchProduct } from "../fill-catalogue.ts";
import { FOUND } from "./peer.ts";

type Piece = { id: string; title: string; description: string };
type Find = (words: string) => Promise<string[]>;

type Mini = {
  addAll(pieces: Piece[]): void;
  search(words: string, options: object): { title: string }[];
};
type MiniSearch = new (options: object) => Mini;
type Orama = {
  create(options: object): Promise<object>;
  insertMultiple(index: object, pieces: Piece[], atOnce: number): Promise<unknown>;
  search(index: object, asked: object): Promise<{ hits: { document: { title: string } }[] }>;
};

const [name, folder, count] = process.argv.slice(2);
const require = createRequire(join(folder!, "package.json"));
const pieces = Array.from({ length: Number(count) }, (_, n): Piece => {
  const { id, title, description } = benchProduct(n);
  return { id, title, description };
});

function openMiniSearch(options: object): Find {
  const loaded = require("minisearch") as { default?: MiniSearch } & MiniSearch;
  const Index = loaded.default ?? loaded;
  const index = new Index({ fields: ["title", "description"], storeFields: ["title"] });
  index.addAll(pieces);
  return async (words) =>
    index
      .search(words, options)
      .slice(0, FOUND)
      .map(({ title }) => title);
}

async function openOrama(): Promise<Find> {
  const orama = require("@orama/orama") as Orama;
  const index = await orama.create({ schema: { title: "string", description: "string" } });
  await orama.insertMultiple(index, pieces, 1000);
  return async (term) =>
    (await orama.search(index, { term, limit: FOUND, tolerance: 1 })).hits.map(
      ({ document }) => document.title,
    );
}

const OPENED: Record<string, () => Find | Promise<Find>> = {
  MiniSearch: () => openMiniSearch({}),
  "MiniSearch, fuzzy": () => openMiniSearch({ boost: { title: 2 }, prefix: true, fuzzy: 0.2 }),
  Orama: openOrama,
};

const find = await OPENED[name!]!();
process.on("message", (words: string) => {
  void find(words).then((titles) => process.send!({ titles }));
});
process.send!({ ready: true });
