// What a piece has cost is remembered whoever changes it, and told to whoever may see the piece.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PriceHistory } from "../../src/contract/prices.ts";
import { forgetDrops } from "../../src/server/features/products/prices/queries/forget-drops.ts";
import { ask } from "../support/ask.ts";
import {
  administratorToken,
  makeBrand,
  newProduct,
  tokenOf,
  type TestBrand,
} from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const DAY = 86_400_000;
let server: TestServer;
let brand: TestBrand;
let clock = Date.now();
const started = clock;

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(clock) });
  brand = await makeBrand(server.parts);
});
afterAll(() => server?.stop());

const add = async (changes: Parameters<typeof newProduct>[0] = {}) => {
  const piece = newProduct({ created_at: new Date(clock), ...changes });
  await server.parts.products.addMany(brand.id, [piece]);
  return piece;
};
/** The whole piece travels, as the editor sends it. */
const edit = async (id: string, changes: object) => {
  const own = (await server.parts.products.find(id))!.product;
  const { title, description, category, price, current_price, currency, variants } = own;
  const whole = { title, description, category, price, current_price, currency, variants };
  const answer = await ask(server.address, `/api/brands/${brand.id}/products/${id}`, {
    method: "PUT",
    // Days pass here, and a session does not last that long.
    token: await tokenOf(server.parts, brand.id),
    body: { ...whole, ...changes },
  });
  expect(answer.status).toBe(200);
};
const prices = async (id: string, token?: string) => {
  const answer = await ask(server.address, `/api/products/${id}/prices`, { token });
  return { status: answer.status, told: answer.body as PriceHistory };
};
const stocks = async (id: string) => {
  const rows = await server.parts.database.sql
    .selectFrom("price_points")
    .select(["stock", "source"])
    .where("product_id", "=", id)
    .orderBy("id")
    .execute();
  return rows.map(({ stock, source }) => [source, stock]);
};

describe("the memory of prices", () => {
  test("every change is a point, what stays the same is none", async () => {
    const { id } = await add({ price: 900 });
    clock += 5 * DAY;
    await edit(id, { title: "Another name" });
    await edit(id, { current_price: 700 });
    clock += 5 * DAY;
    await edit(id, { sold_out: true });
    const { told } = await prices(id);
    expect(told.points.map(({ at: _, ...point }) => point)).toEqual([
      { price: 900, current_price: null, in_stock: true },
      { price: 900, current_price: 700, in_stock: true },
      { price: 900, current_price: 700, in_stock: false },
    ]);
    expect(told.points.map(({ at }) => (Date.parse(at) - started) / DAY)).toEqual([0, 5, 10]);
    expect(told).toMatchObject({
      since: new Date(started).toISOString(),
      lowest_90: 700,
      sale: "verified",
      currency: "EGP",
    });
  });

  test("the stock of each variant is kept, where it changed", async () => {
    const variants = [
      { color: "white", size: "S", in_stock: true },
      { color: "white", size: "M", in_stock: true },
    ];
    const { id } = await add({ variants });
    await edit(id, { price: 800 });
    await edit(id, { variants: [variants[0], { ...variants[1], in_stock: false }] });
    expect(await stocks(id)).toEqual([
      ["import", ["white/M", "white/S"]],
      ["owner", null],
      ["owner", ["white/S"]],
    ]);
  });

  test("Save All is remembered too", async () => {
    const { id } = await add({ price: 500 });
    clock += DAY;
    const answer = await ask(server.address, `/api/brands/${brand.id}/products/save-all`, {
      method: "POST",
      token: await tokenOf(server.parts, brand.id),
      body: [{ ...newProduct(), id, price: 450 }],
    });
    expect(answer.body).toMatchObject({ saved: 1 });
    expect((await prices(id)).told.points.map(({ price }) => price)).toEqual([500, 450]);
  });

  test("a piece from before begins with how it was when it was last written", async () => {
    const { id } = await add({ price: 600 });
    await server.parts.database.sql
      .deleteFrom("price_points")
      .where("product_id", "=", id)
      .execute();
    expect((await prices(id)).told.points.map(({ price }) => price)).toEqual([600]);
    await edit(id, { price: 550 });
    const after = (await prices(id)).told.points.map(({ price }) => price);
    expect(new Set(after)).toEqual(new Set([550, 600]));
  });

  test("prices in another currency are not compared", async () => {
    const { id } = await add({ price: 20, currency: "USD" });
    await edit(id, { price: 900, currency: "EGP" });
    expect((await prices(id)).told.points.map(({ price }) => price)).toEqual([900]);
  });

  test("an unpublished piece's prices are its owner's and the administrator's alone", async () => {
    const { id } = await add({ active: false });
    const other = await makeBrand(server.parts);
    expect((await prices(id)).status).toBe(404);
    expect((await prices(id, other.token)).status).toBe(404);
    const token = await tokenOf(server.parts, brand.id);
    expect((await prices("p_nobody", token)).status).toBe(404);
    expect((await prices(id, token)).status).toBe(200);
    expect((await prices(id, await administratorToken(server.parts))).status).toBe(200);
  });
});

describe("'price dropped'", () => {
  const found = async (body: object) => {
    const answer = await ask(server.address, "/api/products/filter", { method: "POST", body });
    return (answer.body as { products: { id: string }[] }).products.map(({ id }) => id);
  };

  test("finds what fell, the largest fall first, until it is back or no news any more", async () => {
    const category = "Ponchos & Capes";
    const [little, much, raised, same] = [
      await add({ price: 1000, category }),
      await add({ price: 200, category }),
      await add({ price: 300, category }),
      await add({ price: 700, category }),
    ];
    const dropped = { categories: [category], dropped: true, sort: "drop" };
    expect(await found(dropped)).toEqual([]);
    await edit(little.id, { price: 900 });
    await edit(much.id, { price: 200, current_price: 100 });
    await edit(raised.id, { price: 350 });
    expect(await found(dropped)).toEqual([much.id, little.id]);
    expect((await found({ categories: [category], sort: "drop" })).slice(0, 2)).toEqual([
      much.id,
      little.id,
    ]);
    await edit(little.id, { price: 1000 });
    expect(await found(dropped)).toEqual([much.id]);
    clock += 31 * DAY;
    await forgetDrops(server.parts.database.sql, new Date(clock));
    expect(await found(dropped)).toEqual([]);
    expect(await found({ categories: [category] })).toContain(same.id);
  });
});
