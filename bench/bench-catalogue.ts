// npm run bench:catalogue [-- --sizes 1000,10000,100000 --events 10000000]: Save All of 5,000 products by
// one brand among others, its list, and the metrics over ninety days of events, on the embedded database
// and on PostgreSQL where TEST_DATABASE_URL is set (--engines chooses).
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Product } from "../src/contract/products.ts";
import type { CatalogueAnswer, CatalogueQuestion } from "./parts/catalogue-server.ts";
import { put as askProcess, startBenchServer } from "./parts/load-processes.ts";
import { measure } from "./parts/measure.ts";
import { makePostgresDatabase } from "../tests/support/postgres.ts";

const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: "1000,10000,100000" },
    events: { type: "string", default: "10000000" },
    saved: { type: "string", default: "5000" },
    engines: { type: "string", default: "embedded,postgresql" },
  },
});

type Brand = { id: string; token: string };
type Row = Record<string, string | number>;
type Server = { child: ChildProcess; address: string; clean: () => void };

async function startServer(databaseUrl?: string): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), "ribby-bench-"));
  const server = await startBenchServer("catalogue-server.ts", {
    DATA_DIR: folder,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  return { ...server, clean: () => rmSync(folder, { recursive: true, force: true }) };
}

const put = (child: ChildProcess, question: CatalogueQuestion) =>
  askProcess<CatalogueAnswer>(child, question);

async function read<T>(server: Server, brand: Brand, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(server.address + path, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      authorization: `Bearer ${brand.token}`,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

const draft = (n: number) => ({
  title: `Olive linen overshirt number ${n}`,
  description: `A relaxed overshirt of washed linen with two pockets, made in Cairo. Number ${n}.`,
  price: 400 + (n % 900),
  category: "Shirts",
  style: "casual",
  colors: ["olive", "beige"],
  sizes: ["S", "M", "L"],
  materials: ["linen"],
  image_url: `https://shop.example/${n}.jpg`,
  url: `https://shop.example/products/${n}`,
  variants: ["S", "M", "L"].map((size) => ({ color: "olive", size, in_stock: true })),
});

/** Save All three times: everything is new, every title is edited, nothing has changed. */
async function benchSaving(server: Server, about: Row): Promise<Row[]> {
  const { brand } = await put(server.child, "brand");
  const base = `/api/brands/${brand!.id}/products`;
  const list = () => read<Product[]>(server, brand!, base);
  const rows: Row[] = [];
  const save = async (what: string, products: object[]) => {
    await put(server.child, "reset");
    const began = performance.now();
    await read(server, brand!, `${base}/save-all`, products);
    const seconds = (performance.now() - began) / 1000;
    const { longestMs } = await put(server.child, "delay");
    rows.push({
      ...about,
      what: `save all, ${what}`,
      seconds: round(seconds),
      perSecond: round(products.length / seconds),
      longestMs,
    });
    console.log(JSON.stringify(rows.at(-1)));
  };
  await save(
    "new",
    Array.from({ length: Number(values.saved) }, (_, n) => draft(n)),
  );
  const saved = await list();
  await save(
    "edited",
    saved.map((product) => ({ ...product, title: `${product.title} again` })),
  );
  await save("unchanged", await list());
  await put(server.child, "reset");
  const lists = await measure(async () => (await list()).length > 0, { callers: 1, seconds: 5 });
  const { longestMs } = await put(server.child, "delay");
  rows.push({ ...about, what: `list of ${saved.length}`, ...lists, longestMs });
  console.log(JSON.stringify(rows.at(-1)));
  await put(server.child, "remove-brand");
  return rows;
}

async function benchMetrics(server: Server, about: Row, events: number): Promise<Row[]> {
  const { brands } = await put(server.child, { events });
  const rows: Row[] = [];
  for (const brand of brands!) {
    for (const days of [7, 30, 90]) {
      const end = Date.now();
      const query = new URLSearchParams({
        start_date: new Date(end - days * 86_400_000).toISOString(),
        end_date: new Date(end).toISOString(),
      }).toString();
      for (const what of ["metrics", "daily"]) {
        const ask = async () => {
          await read(server, brand, `/api/analytics/${what}/${brand.id}?${query}`);
          return true;
        };
        const waits = await measure(ask, { callers: 1, seconds: 3 });
        rows.push({
          ...about,
          events,
          ofBrand: brand.events,
          what: `${what}, ${days} days`,
          ...waits,
        });
        console.log(JSON.stringify(rows.at(-1)));
      }
    }
  }
  return rows;
}

const round = (value: number) => Math.round(value * 10) / 10;

async function bench(engine: string, databaseUrl?: string): Promise<Row[]> {
  const server = await startServer(databaseUrl);
  const rows: Row[] = [];
  const sizes = values.sizes.split(",").map(Number);
  for (const products of sizes) {
    await put(server.child, { fill: products });
    rows.push(...(await benchSaving(server, { engine, products })));
  }
  const about = { engine, products: sizes.at(-1)! };
  rows.push(...(await benchMetrics(server, about, Number(values.events))));
  server.child.send("stop");
  await once(server.child, "exit");
  server.clean();
  return rows;
}

const rows: Row[] = [];
if (values.engines.includes("embedded")) rows.push(...(await bench("embedded")));
if (values.engines.includes("postgresql") && process.env["TEST_DATABASE_URL"]) {
  const postgres = await makePostgresDatabase();
  rows.push(...(await bench("postgresql", postgres.url)));
  await postgres.drop();
}
console.table(rows);
console.log(JSON.stringify({ bench: "catalogue", rows }));
process.exit(0);
