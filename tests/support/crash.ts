// Writes through the API until the server is killed, starts it again and counts what is there.
// Used by a few rounds in the tests and by many in bench/bench-crash.ts.
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "../../src/server/database/open.ts";
import { syncCategories } from "../../src/server/database/sync-categories.ts";
import { createBrandRepository } from "../../src/server/features/brands/repository.ts";
import { createProductRepository } from "../../src/server/features/products/repository.ts";
import { createEntryMaker } from "../../src/server/features/products/search-entry.ts";
import { BROWSER } from "./ask.ts";
import { hashedEmbeddings } from "./hashed-embeddings.ts";
import { newProduct } from "./people.ts";
import { databasePid, queryBeside, spawnServer, type ServerProcess } from "./server-process.ts";

/** Which processes die: the server alone, its database alone, or both in the same moment. */
export const VICTIMS = ["server", "database", "both"] as const;
export type Victim = (typeof VICTIMS)[number];

export type CrashSite = { folder: string; productId: string; remove(): void };

export type Round = {
  victim: Victim;
  acknowledged: number;
  found: number;
  /** Acknowledged and not there. */
  lost: string[];
  /** There more than once. */
  doubled: string[];
  restartMs: number;
  /** How the struck server ended, and what it printed. */
  ending: { code: number | null; signal: NodeJS.Signals | null; printed: string };
};

const WRITERS = 8;

/** A data folder with one public product to write events about. */
export async function makeCrashSite(template?: string): Promise<CrashSite> {
  const folder = mkdtempSync(join(tmpdir(), "ribby-crash-"));
  const database = join(folder, "database");
  if (template && existsSync(template)) cpSync(template, database, { recursive: true });
  const opened = await openDatabase({ folder: database });
  const product = newProduct({ id: "p_crash" });
  try {
    await syncCategories(opened.sql);
    await createBrandRepository(opened.sql).add({
      id: "b_crash",
      name: "Crash",
      username: "crash",
      email: "crash@brand.example",
      website: "https://brand.example",
      mobile_number: null,
      password_hash: "none",
      email_verified: true,
    });
    await createProductRepository(opened.sql, createEntryMaker(hashedEmbeddings())).addMany(
      "b_crash",
      [product],
    );
  } finally {
    await opened.close();
  }
  return {
    folder,
    productId: product.id,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Eight writers, one event after the other each, until the server no longer answers or it is enough; refused
 * ones go on. */
async function writeUntilGone(
  address: string,
  productId: string,
  mark: string,
  acknowledged: string[],
  isEnough: () => boolean = () => false,
): Promise<void> {
  const write = async (writer: number) => {
    for (let n = 0; !isEnough(); n++) {
      const word = `${mark}-${writer}-${n}`;
      try {
        const answer = await fetch(`${address}/api/analytics/events`, {
          method: "POST",
          headers: { "content-type": "application/json", "user-agent": BROWSER },
          body: JSON.stringify({
            event_type: "product_view",
            product_id: productId,
            metadata: { mark: word },
          }),
        });
        // Only a whole answer counts as heard.
        const { message } = (await answer.json()) as { message?: string };
        if (answer.status === 200 && message) acknowledged.push(word);
        else if (answer.status < 500) throw new Error(`unexpected answer ${answer.status}`);
        else await wait(20);
      } catch {
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
}

function strike(victim: Victim, server: ServerProcess, folder: string): void {
  if (victim !== "server") process.kill(databasePid(folder), "SIGKILL");
  if (victim !== "database") server.kill("SIGKILL");
}

export type Blow = { victim: Victim; mark: string; afterMs: number };

/** Strikes `afterMs` after the first acknowledged write and counts what is there once a server answers again:
 * the same one where its database alone was struck, else a new one. It is left running. */
export async function strikeOnce(
  site: CrashSite,
  before: ServerProcess,
  { victim, mark, afterMs }: Blow,
): Promise<{ round: Omit<Round, "ending">; after: ServerProcess }> {
  const acknowledged: string[] = [];
  let isStruck = false;
  let heard = 0;
  // A database is started again under the running server, and the writers go on.
  const isEnough = () => isStruck && acknowledged.length >= heard + 2 * WRITERS;
  const address = await before.ready;
  const writing = writeUntilGone(address, site.productId, mark, acknowledged, isEnough);
  while (acknowledged.length === 0) await wait(5);
  await wait(afterMs);
  let began = performance.now();
  heard = acknowledged.length;
  strike(victim, before, site.folder);
  isStruck = true;
  await writing;
  if (victim !== "database") {
    await before.ended;
    began = performance.now();
  }
  const after = victim === "database" ? before : spawnServer(site.folder);
  await after.ready;
  const restartMs = Math.round(performance.now() - began);
  const rows = await queryBeside<{ word: string; n: number }>(
    site.folder,
    `select metadata->>'mark' as word, count(*)::int as n
     from events where metadata->>'mark' like $1 group by 1`,
    [`${mark}-%`],
  );
  await checkWhole(site.folder);
  const found = new Map(rows.map(({ word, n }) => [word, n]));
  const round = {
    victim,
    acknowledged: acknowledged.length,
    found: found.size,
    lost: acknowledged.filter((word) => !found.has(word)),
    doubled: rows.filter(({ n }) => n > 1).map(({ word }) => word),
    restartMs,
  };
  return { round, after };
}

/** One blow to a server of its own, which is stopped afterwards. */
export async function crashOnce(site: CrashSite, blow: Blow): Promise<Round> {
  const before = spawnServer(site.folder);
  const { round, after } = await strikeOnce(site, before, blow);
  after.kill("SIGTERM");
  await after.ended;
  return { ...round, ending: { ...(await before.ended), printed: before.printed() } };
}

/** Every row can be read, the indexes agree with the tables, and writing works. Throws otherwise. */
export async function checkWhole(folder: string): Promise<void> {
  const [counts] = await queryBeside<{ by_table: number; distinct_ids: number; text: number }>(
    folder,
    `select count(*)::int as by_table, count(distinct id)::int as distinct_ids,
            coalesce(sum(length(events::text)), 0)::int as text from events`,
  );
  const [indexed] = await queryBeside<{ n: number }>(
    folder,
    `begin; set local enable_seqscan = off;
     select count(*)::int as n from events where brand_id = 'b_crash'; rollback`,
  );
  if (counts!.by_table !== counts!.distinct_ids || counts!.by_table !== indexed!.n) {
    throw new Error(`The events table is damaged: ${JSON.stringify({ counts, indexed })}`);
  }
  await queryBeside(folder, "analyze events");
}
