// Ribby on the same server, asked over HTTP like the others.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CATEGORIES } from "../../../src/contract/categories.ts";
import { hear, put, startProcess, stopProcess } from "../load-processes.ts";
import type { LoadAnswer } from "../load-server.ts";
import { askJson, FOUND, pickOne, type Peer } from "./peer.ts";
import type { OwnPostgres } from "../own-postgres.ts";

type Page = { products: { id: string; title: string }[] };

/** Without a server of PostgreSQL on its embedded database. */
export async function startRibby(
  postgres: OwnPostgres | undefined,
  { products }: { products: number },
): Promise<Peer> {
  const folder = mkdtempSync(join(tmpdir(), "ribby-peers-"));
  const child = startProcess("load-server.ts", {
    env: {
      PORT: "0",
      DEMO: "off",
      LOG_LEVEL: "fatal",
      DATA_DIR: folder,
      BENCH_MEANINGS: "real",
      ...(postgres && { DATABASE_URL: await postgres.makeDatabase("ribby") }),
    },
  });
  const { ready } = await hear<LoadAnswer>(child);
  await put<LoadAnswer>(child, { fill: products });
  const ask = <Data>(path: string, body?: object) =>
    askJson<Data>(`${ready}/api/${path}`, body && { body });
  const list = () => ask<Page>("products/explore?limit=60");
  const { products: some } = await list();
  return {
    name: "Ribby",
    pid: child.pid!,
    calls: {
      "list of 60": async () => (await list()).products.length === 60,
      detail: async () => {
        const { id } = pickOne(some);
        return (await ask<{ id: string }>(`products/${id}`)).id === id;
      },
      "one category": async () => {
        const choice = { categories: [pickOne(CATEGORIES)] };
        return (await ask<Page>("products/filter", choice)).products.length > 0;
      },
    },
    search: async (query) =>
      (await ask<Page>("search", { query, limit: FOUND })).products.map(({ title }) => title),
    async stop() {
      await stopProcess(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
