// A shop moves from its data folder to a PostgreSQL server: everything goes along, or nothing.
import { sql } from "kysely";
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openDatabase } from "../../src/server/database/open.ts";
import { s3Files } from "../../src/server/providers/files/s3.ts";
import { ask } from "../support/ask.ts";
import { templateFolder } from "../support/make-template.ts";
import { makeBrand, newProduct, type TestBrand } from "../support/people.ts";
import { makePostgresDatabase } from "../support/postgres.ts";
import { startS3Server, type S3Server } from "../support/s3-server.ts";
import { isEmbedded, startTestServer, type TestServer } from "../support/test-server.ts";

// Whole servers and commands are started; a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const root = join(import.meta.dirname, "../..");

type Watched = {
  env?: Record<string, string>;
  /** May end it before it is done. */
  onSaid?: (said: string, kill: () => void) => void;
};

/** Runs the command. */
function move(from: string, to: string, { env = {}, onSaid = () => {} }: Watched = {}) {
  const child = spawn(
    process.execPath,
    [
      "--disable-warning=ExperimentalWarning",
      "scripts/migrate-embedded-to-postgres.ts",
      ...["--from", from, "--to", to],
    ],
    { cwd: root, env: { PATH: process.env["PATH"], ...env }, stdio: ["ignore", "pipe", "pipe"] },
  );
  let said = "";
  const hear = (chunk: Buffer) => {
    said += chunk.toString("utf8");
    onSaid(said, () => child.kill("SIGKILL"));
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  return new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, said })),
  );
}

describe.skipIf(isEmbedded)("a shop that moves to PostgreSQL", () => {
  let folder: string;
  let target: Awaited<ReturnType<typeof makePostgresDatabase>>;
  let s3: S3Server;
  let brand: TestBrand;
  let username: string;
  let whileOpen: Awaited<ReturnType<typeof move>>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "ribby-move-"));
    target = await makePostgresDatabase();
    s3 = await startS3Server();
    cpSync(templateFolder, join(folder, "database"), { recursive: true });
    // On the embedded database, whatever lane this is; its oldest event stays, whatever the hour.
    const shop = await startTestServer({
      folder,
      env: { DATABASE_URL: "", EVENTS_KEPT_MONTHS: "240" },
    });
    await fillShop(shop);
    whileOpen = await move(folder, target.url);
    await shop.stop();
  });
  afterAll(async () => {
    await target.drop();
    await s3.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function fillShop({ parts, address }: TestServer): Promise<void> {
    brand = await makeBrand(parts, "Élan 'n' \"Co\" (أ)");
    username = brand.id.slice(2).toLowerCase();
    const odd = 'a,b "c" (d) {e} \\f \n\t; نص 😀';
    await parts.products.addMany(brand.id, [
      newProduct({ id: "p_odd", title: odd, colors: ["a,b", '"', "NULL", ""], price: 12.3 }),
      ...Array.from({ length: 600 }, (_, n) => newProduct({ title: `Linen shirt ${n}` })),
    ]);
    for (const source of ["explore", "brand"] as const) {
      await parts.recordEvent({
        event_type: "product_view",
        source,
        product_id: "p_odd",
        metadata: { words: odd, nothing: null, many: 0.1 },
      });
    }
    await parts.database.pool.query(
      `insert into events (event_type, source, product_id, brand_id, created_at)
       values ('redirect', 'direct', 'p_odd', $1, '2011-02-03 04:05:06.789012+03')`,
      [brand.id],
    );
    await parts.database.pool.query(
      `insert into crawl_jobs (id, brand_id, crawler, target, plan)
       values ('c_1', $1, 'standard', 'https://brand.example', 'null')`,
      [brand.id],
    );
    // Waiting, so that nobody takes it before the shop closes.
    await parts.database.sql.transaction().execute(async (tx) => {
      await parts.jobs.send("crawl", { crawl: "c_1" }, tx);
      await sql`update jobs.job set start_after = now() + interval '1 hour'
        where name = 'crawl'`.execute(tx);
    });
    await ask(address, "/api/collections", { method: "POST", body: { product_ids: ["p_odd"] } });
    mkdirSync(join(folder, "files", "pictures"), { recursive: true });
    writeFileSync(join(folder, "files", "pictures", "x.webp"), "a picture");
  }

  const rowsThere = async () => {
    const database = await openDatabase({ url: target.url });
    const { rows } = await database.pool.query(
      "select (select count(*)::int from brands) as brands, (select count(*)::int from products) as products, (select count(*)::int from events) as events",
    );
    await database.close();
    return rows[0];
  };

  test("does not while it is open", () => {
    expect([whileOpen.code, whileOpen.said]).toEqual([
      1,
      expect.stringContaining("in use by another process"),
    ]);
  });

  test("is told when the folder has no database", async () => {
    const { code, said } = await move(join(folder, "files"), target.url);
    expect([code, said]).toEqual([1, expect.stringContaining("has no embedded database")]);
  });

  test("killed on the way, it has moved nothing and can begin again", async () => {
    // It cannot go on behind the products before it is dead.
    await rowsThere();
    const holder = new pg.Client(target.url);
    await holder.connect();
    await holder.query("begin; lock table variants in share mode");
    const { code } = await move(folder, target.url, {
      onSaid: (said, kill) => {
        if (/^products: 601$/m.test(said)) kill();
      },
    });
    await holder.end();
    expect(code).toBeNull();
    expect(await rowsThere()).toEqual({ brands: 0, products: 0, events: 0 });
  });

  test("takes everything along, says what it took and what is left to do", async () => {
    const { code, said } = await move(folder, target.url, { env: s3.env });
    expect(code, said).toBe(0);
    expect(said).toMatch(/│ 'products'\s+│ 601\s+│ '\d+'/);
    expect(said).toContain("1 uploaded files were put into the bucket ribby.");
    expect(String(await s3Files(s3.settings).open("pictures/x.webp"))).toBe("a picture");
    expect(said).toContain("Set TOKEN_SECRET");
    expect(await rowsThere()).toEqual({ brands: 2, products: 601, events: 3 });
  });

  test("goes nowhere where brands are", async () => {
    const { code, said } = await move(folder, target.url);
    expect([code, said]).toEqual([1, expect.stringContaining("has brands or products already")]);
  });

  test("is open there as it was: row by row, with the old password, and its numbers go on", async () => {
    const there = await openDatabase({ url: target.url });
    const here = await openDatabase({ folder: join(folder, "database") });
    const tables = ["brands", "products", "variants", "events", "search_entries", "settings"];
    for (const table of [...tables, "shared_collections", "catalogue_changes", "crawl_jobs"]) {
      const read = async ({ pool }: typeof here) =>
        (await pool.query(`select t::text as row from ${table} t order by 1`)).rows;
      expect(await read(there), table).toEqual(await read(here));
    }
    const sent = "select name, data from jobs.job where name = 'crawl'";
    expect((await there.pool.query(sent)).rows).toEqual([
      { name: "crawl", data: { crawl: "c_1" } },
    ]);
    const revision = "select nextval('product_revisions') as n";
    const [mine, theirs] = [await here.pool.query(revision), await there.pool.query(revision)];
    expect(theirs.rows).toEqual(mine.rows);
    await here.close();
    await there.close();

    const moved = await startTestServer({ folder, env: { DATABASE_URL: target.url } });
    const signedIn = await ask(moved.address, "/api/brands/login", {
      method: "POST",
      body: { username_or_email: username, password: "Correct-Horse-7" },
    });
    expect(signedIn.status).toBe(200);
    const old = await ask(moved.address, `/api/brands/${brand.id}/products`, {
      token: brand.token,
    });
    expect([old.status, (old.body as unknown[]).length]).toEqual([200, 601]);
    const found = await ask(moved.address, "/api/search", {
      method: "POST",
      body: { query: "linen shirt" },
    });
    expect((found.body as { products: unknown[] }).products.length).toBeGreaterThan(5);
    await moved.parts.recordEvent({
      event_type: "redirect",
      source: "direct",
      product_id: "p_odd",
    });
    const { rows } = await moved.parts.database.pool.query("select max(id)::int as n from events");
    expect(rows).toEqual([{ n: 4 }]);
    await moved.stop();
  });
});
