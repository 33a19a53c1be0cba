// Who waits for a sold-out piece or size: what is back, and what nobody has looked for, is no longer or not yet sold out.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBrand, newProduct, type TestBrand } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { wait } from "../support/waiting.ts";

let server: TestServer;
let brand: TestBrand;

beforeAll(async () => {
  server = await startTestServer();
  brand = await makeBrand(server.parts);
});
afterAll(() => server.stop());

const report = () => server.parts.demand.reportOf(brand.id, 4);

test("who waits for what is back, or for a size nobody has looked for, is not said to wait for a sold-out one", async () => {
  const stocked = newProduct({
    title: "Stocked skirt",
    category: "Skirts",
    sizes: ["S", "M", "L"],
    variants: [
      { color: null, size: "S", in_stock: true },
      { color: null, size: "M", in_stock: false },
    ],
  });
  await server.parts.products.addMany(brand.id, [stocked]);
  for (const size of ["", "S", "M", "L"]) await wait(server, stocked.id, size, 6);
  const waiting = async () =>
    (await report()).waiting
      .filter(({ product_id }) => product_id === stocked.id)
      .map(({ size, people }) => ({ size, people }));
  expect(await waiting()).toEqual([{ size: "M", people: 6 }]);
  await sql`update variants set in_stock = true where product_id = ${stocked.id}`.execute(
    server.parts.database.sql,
  );
  expect(await waiting()).toEqual([]);
  await sql`update products set sold_out = true where id = ${stocked.id}`.execute(
    server.parts.database.sql,
  );
  expect(await waiting()).toHaveLength(4);
});

test("who waits for a size in one color is said to, while it is there in another", async () => {
  const coat = newProduct({
    title: "Wool coat",
    category: "Coats & Jackets",
    colors: ["black", "beige"],
    sizes: ["M"],
    variants: [
      { color: "black", size: "M", in_stock: false },
      { color: "beige", size: "M", in_stock: true },
    ],
  });
  await server.parts.products.addMany(brand.id, [coat]);
  await wait(server, coat.id, "M", 6, "black");
  await wait(server, coat.id, "M", 7, "beige");
  await wait(server, coat.id, "M", 8);
  const { waiting } = await report();
  expect(
    waiting
      .filter(({ product_id }) => product_id === coat.id)
      .map(({ size, color, people }) => ({ size, color, people })),
  ).toEqual([{ size: "M", color: "black", people: 6 }]);
});
