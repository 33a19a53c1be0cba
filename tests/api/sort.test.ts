import { afterAll, beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import type { FilterPage } from "../../src/contract/products.ts";
import { ask } from "../support/ask.ts";
import { makeBrand, newProduct, type TestBrand } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let brand: TestBrand;

/** Price and the day it came. */
const PIECES = [
  ["Dear", 900, "2026-01-02"],
  ["Cheap", 100, "2026-01-01"],
  ["Newest", 500, "2026-01-03"],
] as const;

beforeAll(async () => {
  server = await startTestServer();
  brand = await makeBrand(server.parts);
  const pieces = PIECES.map(([title, price]) => newProduct({ title, price }));
  await server.parts.products.addMany(brand.id, pieces);
  for (const [title, , day] of PIECES) {
    await server.parts.database.pool.query(
      "update products set created_at = $1 where title = $2 and brand_id = $3",
      [day, title, brand.id],
    );
  }
});
afterAll(() => server.stop());

const filtered = (sort: string) =>
  ask(server.address, "/api/products/filter", {
    method: "POST",
    body: { brands: [brand.name], sort },
  });

test.each([
  ["price_up", ["Cheap", "Newest", "Dear"]],
  ["price_down", ["Dear", "Newest", "Cheap"]],
  ["newest", ["Newest", "Dear", "Cheap"]],
])("a list sorted by %s", async (sort, titles) => {
  const { status, body } = await filtered(sort);
  expect(status).toBe(200);
  const { products } = body as z.infer<typeof FilterPage>;
  expect(products.map(({ title }) => title)).toEqual(titles);
});

test("an order that nobody knows is refused", async () => {
  expect((await filtered("best")).status).toBe(400);
});
