// Documents as products of one brand in a database of their own, each query through the search shoppers use.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../../src/server/config.ts";
import { countWords } from "../../src/server/features/products/reindex.ts";
import { buildContainer, type Container } from "../../src/server/container.ts";
import { newProduct } from "../../tests/support/people.ts";
import type { JudgedDocument, JudgedQuery } from "./judged-set.ts";
import type { Ranking } from "./search-baselines.ts";

const DEPTH = 50;

export async function withParts<T>(
  work: (parts: Container) => Promise<T>,
  outside: Partial<Parameters<typeof buildContainer>[1]> = {},
  environment: Record<string, string> = {},
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "ribby-bench-"));
  const config = readConfig({ DATA_DIR: folder, DEMO: "off", ...environment });
  const parts = await buildContainer(config, {
    openOwnPicture: async () => undefined,
    onJobError: (error) => console.error(error.message),
    publicUrl: () => "http://127.0.0.1",
    say: () => {},
    ...outside,
  });
  try {
    return await work(parts);
  } finally {
    await parts.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

export function rankWithOurs(
  documents: JudgedDocument[],
  queries: JudgedQuery[],
): Promise<Ranking> {
  return withParts(async (parts) => {
    await parts.brands.add({
      id: "b_judged",
      name: "b judged",
      username: "judged",
      email: "judged@bench.example",
      website: "https://bench.example",
      mobile_number: null,
      password_hash: "",
      email_verified: true,
    });
    await parts.products.addMany("b_judged", documents.map(asProduct));
    await countWords(parts.database.sql);
    await parts.loadSearchIndex();
    const ranking: Ranking = new Map();
    for (const { id, text } of queries) {
      const { products } = await parts.search({ query: text, limit: DEPTH, language: "en" });
      ranking.set(
        id,
        products.map((product) => documents[Number(product.id.slice(2))]!.id),
      );
    }
    return ranking;
  });
}

const asProduct = ({ title, description }: JudgedDocument, n: number) =>
  newProduct({
    id: `p_${n}`,
    title,
    description: description ?? "",
    category: null,
    style: "",
    colors: [],
    sizes: [],
    materials: [],
    variants: [],
    active: true,
  });
