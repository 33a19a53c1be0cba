// What a brand learns of others: where similar pieces' prices lie, and what people look at beside its own. Never who.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DemandReport } from "../../src/contract/demand.ts";
import { makeBrand, newProduct, type TestBrand } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let brand: TestBrand;
let rivals: TestBrand[];
const moment = new Date("2026-11-11T10:00:00Z");
const dress = newProduct({ title: "Linen dress", category: "Dresses", price: 900 });

beforeAll(async () => {
  server = await startTestServer({ now: () => moment });
  brand = await makeBrand(server.parts);
  rivals = [];
  for (let n = 0; n < 4; n++) rivals.push(await makeBrand(server.parts));
  await server.parts.products.addMany(brand.id, [dress]);
});
afterAll(() => server.stop());

const report = (of = brand): Promise<DemandReport> => server.parts.demand.reportOf(of.id, 4);
const visitor = (n: number) => ({ address: `10.2.0.${n}`, userAgent: "Mozilla/5.0 (a browser)" });
const priced = (price: number, category = "Dresses") => newProduct({ category, price });
const add = (rival: number, pieces: ReturnType<typeof newProduct>[]) =>
  server.parts.products.addMany(rivals[rival]!.id, pieces);

test("prices lie beside rounded quarters of similar pieces, from three other brands and six pieces on", async () => {
  await add(
    0,
    [1000, 1200, 1400].map((price) => priced(price)),
  );
  await add(
    1,
    [1600, 1800].map((price) => priced(price)),
  );
  expect((await report()).prices).toEqual([]);
  await add(
    2,
    [2000].map((price) => priced(price)),
  );
  // Of 1,000 to 2,000 in steps of 200: a quarter lies at 1,250, the middle at 1,500.
  expect((await report()).prices).toEqual([
    {
      category: "Dresses",
      yours: 900,
      low: 1250,
      middle: 1500,
      high: 1750,
      pieces: 1,
      similar: 6,
      brands: 3,
    },
  ]);
});

test("a rival that has most of the pieces does not make the figure", async () => {
  const skirt = newProduct({ title: "Linen skirt", category: "Skirts", price: 500 });
  await server.parts.products.addMany(brand.id, [skirt]);
  await add(
    0,
    // With all that follows ten in all: as many as are compared, so that no tie leaves one out.
    Array.from({ length: 6 }, () => priced(7777, "Skirts")),
  );
  await add(
    1,
    [600].map((price) => priced(price, "Skirts")),
  );
  await add(
    2,
    [640].map((price) => priced(price, "Skirts")),
  );
  // Of two others' pieces no more than two of the largest's are taken: four are too few.
  const skirts = async () => (await report()).prices.find(({ category }) => category === "Skirts");
  expect(await skirts()).toBeUndefined();
  await add(
    3,
    [660, 680].map((price) => priced(price, "Skirts")),
  );
  const found = (await skirts())!;
  expect(found.similar).toBeLessThanOrEqual(8);
  expect(found.brands).toBe(4);
  expect(found.low).toBeLessThan(700);
  expect(JSON.stringify(found)).not.toContain("7777");
});

test("the most similar pieces are compared, not the whole category", async () => {
  const pool = server.parts.database.sql;
  const shirt = newProduct({ title: "Poplin shirt", category: "Shirts", price: 800 });
  await server.parts.products.addMany(brand.id, [shirt]);
  const [like, unlike] = [700, 9000].map((price) =>
    Array.from({ length: 12 }, () => priced(price, "Shirts")),
  );
  for (const rival of [0, 1, 2]) {
    await add(rival, like!.slice(rival * 4, rival * 4 + 4));
    await add(rival, unlike!.slice(rival * 4, rival * 4 + 4));
  }
  const look = (turned: boolean) =>
    JSON.stringify(Array.from({ length: 384 }, (_, n) => +(n < 192 === turned)));
  const place = (ids: string[], turned: boolean) =>
    sql`update search_entries set meaning = ${look(turned)}::vector
      where product_id = any(${ids}::text[])`.execute(pool);
  await place([shirt.id, ...like!.map(({ id }) => id)], true);
  await place(
    unlike!.map(({ id }) => id),
    false,
  );
  const row = (await report()).prices.find(({ category }) => category === "Shirts");
  expect(row).toMatchObject({ low: 700, middle: 700, high: 700, similar: 10, brands: 3 });
});

test("what goes with a brand's pieces is told by kind and colour, as a recount has it, from five people on", async () => {
  const { demand, products } = server.parts;
  const bag = (color: string) =>
    newProduct({ title: "Leather bag", category: "Bags", colors: [color], price: 1500 });
  const [black, beige] = [bag("Black"), bag("Beige")];
  const heels = newProduct({ title: "Heels", category: "Footwear", colors: ["Red", "Blue"] });
  await products.addMany(rivals[3]!.id, [black, beige, heels]);
  const both = (from: number, to: number, other: { id: string }) =>
    Promise.all(
      Array.from({ length: to - from + 1 }, async (_, at) => {
        await demand.seen(dress.id, visitor(from + at));
        await demand.seen(other.id, visitor(from + at));
      }),
    );
  const told = async () =>
    (await report()).beside.map(({ label, people, weeks }) => ({ ...label, people, weeks }));
  await both(1, 4, black);
  expect(await told()).toEqual([]);
  // Eight looked at a bag, no five at one colour: the kind alone is told.
  await both(5, 8, beige);
  const four = (people: number) => [null, null, null, people];
  expect(await told()).toEqual([{ en: "bags", ar: expect.any(String), people: 8, weeks: four(8) }]);
  // Once a colour has five, the kind's own figure is gone: it would tell the four of the other.
  await both(9, 11, black);
  await both(12, 17, heels);
  expect(await told()).toEqual([
    { en: "black bags", ar: expect.any(String), people: 7, weeks: four(7) },
    { en: "heels", ar: expect.any(String), people: 6, weeks: four(6) },
  ]);
  // The other way round: who sells the bags learns that dresses are looked at with them.
  expect((await report(rivals[3])).beside.map(({ label }) => label.en)).toContain("white dresses");
});

test("no name of another brand is in the report", async () => {
  const said = JSON.stringify(await report());
  const { rows } = await sql<{ name: string }>`
    select name from brands where id = any(${rivals.map(({ id }) => id)}::text[])`.execute(
    server.parts.database.sql,
  );
  expect(rows).toHaveLength(4);
  for (const { name } of rows) expect(said).not.toContain(name);
  for (const { id } of rivals) expect(said).not.toContain(id);
});
