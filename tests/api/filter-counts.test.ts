// The numbers beside the filter's options: what each would find beside what was chosen, from the first call on.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FilterCounts } from "../../src/contract/filter-counts.ts";
import { makeBrand, newProduct, type TestBrand } from "../support/people.ts";
import { ask } from "../support/ask.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { workbenchOf } from "../support/workbench.ts";

let server: TestServer;
let nile: TestBrand;
let delta: TestBrand;

const post = (path: string, body: object) =>
  ask(server.address, path, { method: "POST", body }) as Promise<{ status: number; body: unknown }>;
const counts = async (choice: object) =>
  (await post("/api/products/filter-counts", choice)).body as FilterCounts;
const total = async (choice: object) =>
  ((await post("/api/products/filter", choice)).body as { total: number }).total;
const asObject = (list: { value: string; count: number }[]) =>
  Object.fromEntries(list.map(({ value, count }) => [value, count]));

beforeAll(async () => {
  server = await startTestServer();
  nile = await makeBrand(server.parts, "Nile");
  delta = await makeBrand(server.parts, "Delta");
  await server.parts.products.addMany(nile.id, [
    newProduct({ id: "p_a", category: "Dresses", colors: ["red"], sizes: ["S"], price: 400 }),
    newProduct({ id: "p_b", category: "Dresses", colors: ["red", "navy"], price: 1200 }),
    newProduct({ id: "p_c", category: "Shirts", colors: ["white"], price: 1200, sold_out: true }),
  ]);
  await server.parts.products.addMany(delta.id, [
    newProduct({ id: "p_d", category: "Shirts", colors: ["navy"], sizes: ["38"], price: 6000 }),
    newProduct({ id: "p_e", category: "Shirts", colors: ["mauve"], hidden: true }),
  ]);
});
afterAll(() => server.stop());

describe("the numbers beside the options", () => {
  test("say what each finds; what would find nothing is not there", async () => {
    const all = await counts({});
    expect(all.total).toBe(4);
    expect(asObject(all.brands)).toEqual({ [nile.name]: 3, [delta.name]: 1 });
    expect(asObject(all.categories)).toEqual({ Dresses: 2, Shirts: 2 });
    expect(asObject(all.colors)).toEqual({ red: 2, navy: 2, white: 1 });
    expect(all.in_stock).toBe(3);
  });

  test("follow the choice, each kind without its own part of it", async () => {
    const red = await counts({ colors: ["red"], categories: ["Dresses"] });
    expect(red.total).toBe(2);
    expect(asObject(red.colors)).toEqual({ red: 2, navy: 1 });
    expect(asObject(red.categories)).toEqual({ Dresses: 2 });
    expect(asObject(red.brands)).toEqual({ [nile.name]: 2 });
  });

  test("are kept by the list that the option leads to", async () => {
    const choice = { colors: ["navy", "red"] };
    const { prices, sizes } = await counts(choice);
    expect(prices.length).toBeGreaterThan(1);
    for (const { count, ...band } of prices)
      expect(await total({ ...choice, ...band })).toBe(count);
    for (const { value, count } of sizes)
      expect(await total({ ...choice, sizes: [value] })).toBe(count);
  });

  test("count among what words find", async () => {
    expect((await counts({ search: "linen", categories: ["Shirts"] })).total).toBe(2);
    expect((await counts({ search: "corduroy" })).brands).toEqual([]);
  });

  test("know at once what a brand has just changed", async () => {
    const bench = workbenchOf(server.address, delta);
    await bench.toggleHidden("p_e");
    expect(asObject((await counts({})).colors)).toMatchObject({ mauve: 1 });
    await bench.delete("p_d");
    expect(await counts({ brands: [delta.name] })).toMatchObject({
      total: 1,
      sizes: [
        { value: "M", count: 1 },
        { value: "S", count: 1 },
      ],
    });
    await bench.delete("p_e");
    expect((await counts({})).brands.map(({ value }) => value)).toEqual([nile.name]);
  });

  test("an odd choice is refused with a sentence", async () => {
    expect((await post("/api/products/filter-counts", { colors: "red" })).status).toBe(400);
  });
});
