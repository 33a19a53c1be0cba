// What a piece is and which colours its pictures show, from saving it to choosing it.
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FilterOptions, Product } from "../../src/contract/products.ts";
import { lookAtPictures } from "../../src/server/features/products/picture-colors/look-at-pictures.ts";
import { localVision } from "../../src/server/providers/vision/local.ts";
import { ask } from "../support/ask.ts";
import { makeBrand, newProduct, type TestBrand } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let brand: TestBrand;

/** A piece of one colour on a light plain ground, as shops show them. */
const pieceIn = (colour: string) =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: "#eeece8" } })
    .composite([
      {
        input: { create: { width: 150, height: 240, channels: 3, background: colour } },
        left: 75,
        top: 80,
      },
    ])
    .png()
    .toBuffer();

const PICTURES: Record<string, string> = {
  "/pictures/black": "#1d1c20",
  "/pictures/red": "#b3202a",
  "/pictures/navy": "#232f4d",
};
const openOriginal = async (url: string) => (PICTURES[url] ? pieceIn(PICTURES[url]) : undefined);

const pieces = {
  dress: newProduct({
    title: "Crepe wrap dress",
    description: "Long sleeves, to the ankle, fully lined.",
    category: "Dresses",
    colors: ["black", "red"],
    sizes: ["M", "L"],
    materials: ["Crepe"],
    image_url: "/pictures/black",
    other_image_urls: ["/pictures/red"],
  }),
  top: newProduct({
    title: "Chiffon top",
    description: "Sleeveless and sheer.",
    category: "Blouses",
    colors: ["red"],
    materials: ["Chiffon"],
    image_url: "/pictures/red",
  }),
  lost: newProduct({
    title: "Cotton tee",
    description: "",
    category: "T-Shirts",
    colors: ["white"],
    materials: ["Cotton"],
    image_url: "/pictures/gone",
  }),
};

beforeAll(async () => {
  server = await startTestServer();
  brand = await makeBrand(server.parts);
  await server.parts.products.addMany(brand.id, Object.values(pieces));
  const db = server.parts.database.sql;
  const looked = await lookAtPictures({ db, openOriginal, tint: localVision.tint, pauseMs: 0 });
  expect(looked).toBe(3);
});
afterAll(() => server.stop());

const detail = async (id: string) =>
  (await ask(server.address, `/api/products/${id}`)).body as Product;

const filtered = async (body: object) => {
  const answer = await ask(server.address, "/api/products/filter", {
    method: "POST",
    body: { brands: [], categories: [], ...body },
  });
  return (answer.body as { products: Product[] }).products;
};
const idsOf = (products: Product[]) => products.map(({ id }) => id);

/** As an import writes which colour the shop ties a picture of the dress to. */
const tellColors = (told: { url: string; color: string }[]) =>
  server.parts.database.pool.query(
    `insert into product_imports (product_id, brand_id, address, site, page, imported, differences,
       seen_by, outcome, color_pictures)
     values ($1, $2, 'a', 'b', 'c', '{}', '{}', 'job', 'saved', $3)
     on conflict (product_id) do update set color_pictures = excluded.color_pictures`,
    [pieces.dress.id, brand.id, JSON.stringify(told)],
  );
const forgetImport = () =>
  server.parts.database.pool.query("delete from product_imports where product_id = $1", [
    pieces.dress.id,
  ]);

describe("a product's own page", () => {
  test("tells what is known of it, with the words it comes from", async () => {
    const { facts } = await detail(pieces.dress.id);
    expect(facts).toContainEqual({
      kind: "sleeve",
      value: "long",
      sure: "said",
      evidence: [{ from: "description", words: "Long sleeves" }],
    });
    expect(facts?.find(({ kind }) => kind === "coverage")?.value).toBe("covered");
  });

  test("knows the colours of its pictures, as the brand calls them", async () => {
    const product = await detail(pieces.dress.id);
    expect(product.picture_colors).toEqual([["black"], ["red"]]);
    expect(product.image_color).toBe("black");
  });

  test("believes the shop it was imported from before its own eyes, in colours it still lists", async () => {
    const told = [
      { url: "/pictures/red", color: "black" },
      { url: "/pictures/black", color: "Midnight" },
    ];
    await tellColors(told);
    expect((await detail(pieces.dress.id)).picture_colors).toEqual([["black"], ["black", "red"]]);
    await forgetImport();
  });

  test("is not what it was a moment ago when its facts or its reading are others now", async () => {
    const { pool } = server.parts.database;
    const { facts } = await detail(pieces.top.id);
    const write = (given: unknown) =>
      pool.query("update search_entries set facts = $2 where product_id = $1", [
        pieces.top.id,
        JSON.stringify(given),
      ]);
    await write([]);
    expect((await detail(pieces.top.id)).facts).toEqual([]);
    await write(facts);
    expect((await detail(pieces.top.id)).facts).toEqual(facts);
    expect(await detail(pieces.dress.id)).not.toHaveProperty("read_at");
    await tellColors([]);
    const first = (await detail(pieces.dress.id)).read_at;
    expect(first).toBeDefined();
    await pool.query("update product_imports set seen_at = seen_at + interval '1 hour'");
    expect((await detail(pieces.dress.id)).read_at).not.toBe(first);
    await forgetImport();
  });

  test("says nothing of a picture that could not be looked at", async () => {
    const product = await detail(pieces.lost.id);
    expect(product).not.toHaveProperty("image_color");
    expect(product).not.toHaveProperty("picture_colors");
  });
});

describe("filters", () => {
  test("sleeve, length, opacity and fabric narrow the list", async () => {
    expect(idsOf(await filtered({ sleeve: ["long"] }))).toEqual([pieces.dress.id]);
    expect(idsOf(await filtered({ opacity: ["sheer"] }))).toEqual([pieces.top.id]);
    expect(idsOf(await filtered({ opacity: ["opaque"], length: ["long"] }))).toEqual([
      pieces.dress.id,
    ]);
    expect(idsOf(await filtered({ fabric: ["cotton"], sleeve: ["short"] }))).toEqual([
      pieces.lost.id,
    ]);
    expect(await filtered({ sleeve: ["long"], fabric: ["chiffon"] })).toEqual([]);
  });

  test("a value that nobody has finds nothing, and no error", async () => {
    expect(await filtered({ sleeve: ["'; drop table products; --"] })).toEqual([]);
  });

  test("a card found by its colour leads with that picture, and those of no other colour come first", async () => {
    const found = await filtered({ colors: ["red"] });
    expect(idsOf(found)).toEqual([pieces.top.id, pieces.dress.id]);
    const [, dress] = found;
    expect(dress?.image).toBe(`/api/images/${pieces.dress.id}/1`);
    expect(dress?.image_color).toBe("red");
  });

  test("another picture leads as soon as the shop ties the colour to it", async () => {
    const leading = async () => (await filtered({ colors: ["red"] }))[1]?.image;
    const [first, second] = [0, 1].map((n) => `/api/images/${pieces.dress.id}/${n}`);
    expect(await leading()).toBe(second);
    await tellColors([{ url: "/pictures/black", color: "red" }]);
    expect(await leading()).toBe(first);
    await tellColors([{ url: "/pictures/red", color: "red" }]);
    expect(await leading()).toBe(second);
    await tellColors([{ url: "/pictures/black", color: "red" }]);
    expect(await leading()).toBe(first);
    await forgetImport();
    expect(await leading()).toBe(second);
  });

  test("the choices say how many pieces each is true of", async () => {
    const { body } = await ask(server.address, "/api/products/filter-options");
    expect((body as FilterOptions).facts?.["length"]).toEqual({ hip: 2 });
  });
});

test("a picture is looked at once, and again only when there is another", async () => {
  const db = server.parts.database.sql;
  const again = { db, openOriginal, tint: localVision.tint, pauseMs: 0 };
  expect(await lookAtPictures(again)).toBe(0);
  await server.parts.products.addMany(brand.id, [
    newProduct({ title: "Navy shirt", colors: ["navy"], image_url: "/pictures/navy" }),
  ]);
  expect(await lookAtPictures(again)).toBe(1);
});
