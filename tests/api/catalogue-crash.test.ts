// kill -9 in the middle of a Save All: every product is whole or absent, and doing it again completes it.
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { SAVE_ALL_MAX_PRODUCTS } from "../../src/contract/limits.ts";
import type { Product } from "../../src/contract/products.ts";
import { ask } from "../support/ask.ts";
import { templateFolder } from "../support/make-template.ts";
import {
  databasePid,
  killLeftovers,
  queryBeside,
  spawnServer,
  type ServerProcess,
} from "../support/server-process.ts";
import { isEmbedded } from "../support/test-server.ts";
import { DRAFT, workbenchOf } from "../support/workbench.ts";

const HOUSE = { ADMIN_EMAIL: "house@ribby.example", ADMIN_PASSWORD: "The-House-Keeps-7-Keys" };
const ENV = { ...HOUSE, TEST_EMBEDDINGS: "hashed" };

const folder = mkdtempSync(join(tmpdir(), "ribby-save-all-"));
if (existsSync(templateFolder)) {
  cpSync(templateFolder, join(folder, "database"), { recursive: true });
}
afterAll(() => {
  killLeftovers();
  rmSync(folder, { recursive: true, force: true });
});

/** The house's own products: it can sign in without a mail. */
async function openBench(server: ServerProcess) {
  const address = await server.ready;
  const { body } = await ask(address, "/api/brands/login", {
    method: "POST",
    body: { username_or_email: HOUSE.ADMIN_EMAIL, password: HOUSE.ADMIN_PASSWORD },
  });
  const { access_token, brand_id } = body as { access_token: string; brand_id: string };
  return { brandId: brand_id, ...workbenchOf(address, { id: brand_id, token: access_token }) };
}

type State = { products: number; entries: number; variants: number };

/** Products that carry `mark` in their titles, how many of them can be found, and their variants. */
async function stateOf(mark: string): Promise<State> {
  const [state] = await queryBeside<State>(
    folder,
    `select count(*)::int as products,
            count(*) filter (where e.title_words @> array[$1])::int as entries,
            coalesce(sum((select count(*) from variants v where v.product_id = p.id)), 0)::int
              as variants
     from products p left join search_entries e on e.product_id = p.id
     where p.title ilike $1 || ' %'`,
    [mark],
  );
  return state!;
}

/** Asked again and again while thousands are written: it must not take the database's whole time. */
async function countOf(mark: string): Promise<number> {
  const [{ n } = { n: 0 }] = await queryBeside<{ n: number }>(
    folder,
    "select count(*)::int as n from products where title ilike $1 || ' %'",
    [mark],
  );
  return n;
}

/** Sends the rows and kills the server, with its database or alone, once some but not all are written. */
async function saveAndKill(
  rows: object[],
  marks: [string, ...string[]],
  victim: "server" | "both",
): Promise<State[]> {
  const server = spawnServer(folder, ENV);
  const bench = await openBench(server);
  const saving = bench.saveAll(rows).then(
    () => "answered",
    () => "cut off",
  );
  while ((await countOf(marks[0])) < 500) await wait(20);
  if (victim === "both") process.kill(databasePid(folder), "SIGKILL");
  server.kill("SIGKILL");
  expect(await saving).toBe("cut off");
  await server.ended;
  const after = spawnServer(folder, ENV);
  await after.ready;
  const states: State[] = [];
  for (const mark of marks) states.push(await stateOf(mark));
  after.kill("SIGTERM");
  await after.ended;
  return states;
}

const whole = (products: number, variantsEach: number): State => ({
  products,
  entries: products,
  variants: products * variantsEach,
});

/** Does it again on a server that is left alone. */
async function repeat(rows: object[]): Promise<{ answer: unknown; products: Product[] }> {
  const server = spawnServer(folder, ENV);
  const bench = await openBench(server);
  const answer = await bench.saveAll(rows);
  const products = await bench.list();
  server.kill("SIGTERM");
  await server.ended;
  return { answer, products };
}

// A server's own database survives the server; the embedded one is the harder case.
describe.runIf(isEmbedded)("a save of 5,000 that is killed in the middle", () => {
  const variants = [
    { color: "red", size: "S", in_stock: true },
    { color: "red", size: "M", in_stock: true },
  ];
  const rows = Array.from({ length: SAVE_ALL_MAX_PRODUCTS }, (_, n) => ({
    ...DRAFT,
    title: `Zaytuna ${n}`,
    variants,
  }));
  let saved: Product[] = [];

  test("leaves every added product whole or absent, and the repeat adds the rest and nothing twice", async () => {
    const [state] = await saveAndKill(rows, ["zaytuna"], "server");
    expect(state!.products).toBeGreaterThanOrEqual(500);
    expect(state!.products).toBeLessThan(rows.length);
    expect(state).toEqual(whole(state!.products, 2));
    const { answer, products } = await repeat(rows);
    expect(answer).toEqual({ saved: rows.length, failed: [] });
    saved = products;
    expect(new Set(saved.map(({ title }) => title)).size).toBe(rows.length);
    expect(saved.length).toBe(rows.length);
  }, 600_000);

  test("leaves every edited product as it was or as it should be, and the repeat is no conflict", async () => {
    const edits = saved.map((product) => ({
      ...product,
      title: product.title.replace("Zaytuna", "Yasmina"),
      variants: variants.slice(0, 1),
    }));
    const [after, before] = await saveAndKill(edits, ["yasmina", "zaytuna"], "both");
    expect(after!.products).toBeGreaterThanOrEqual(500);
    expect(after!.products).toBeLessThan(rows.length);
    expect(after).toEqual(whole(after!.products, 1));
    expect(before).toEqual(whole(rows.length - after!.products, 2));
    // With the moments of before the crash: what was saved then says the same now.
    const { answer, products } = await repeat(edits);
    expect(answer).toEqual({ saved: rows.length, failed: [] });
    expect(products.map(({ title }) => title).toSorted()).toEqual(
      edits.map(({ title }) => title).toSorted(),
    );
  }, 600_000);
});
