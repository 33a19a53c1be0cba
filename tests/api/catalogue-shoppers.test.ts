// What a brand does at its workbench is what shoppers see, at once and everywhere.
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Product } from "../../src/contract/products.ts";
import { ask } from "../support/ask.ts";
import { makeBrand, newProduct, type TestBrand } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { workbenchOf, type Workbench } from "../support/workbench.ts";

let server: TestServer;
let brand: TestBrand;
let bench: Workbench;
let piece: Product;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.parts.database.pool.query("delete from brands where not is_administrator");
  brand = await makeBrand(server.parts);
  bench = workbenchOf(server.address, brand);
  await server.parts.products.addMany(brand.id, [
    newProduct({ title: "Linen shirt", description: "Airy.", category: "Shirts" }),
    newProduct({
      title: "Leather belt",
      description: "Brown.",
      category: "Accessories",
      materials: [],
    }),
  ]);
  piece = (await bench.list()).find(({ title }) => title === "Linen shirt")!;
  expect(await ways("linen")).toEqual(EVERYWHERE);
});

const EVERYWHERE = {
  feed: true,
  filter: true,
  words: true,
  search: true,
  detail: true,
  brand: true,
};
const NOWHERE = {
  feed: false,
  filter: false,
  words: false,
  search: false,
  detail: false,
  brand: false,
};

const has = (body: unknown) =>
  ((body as { products?: Product[] }).products ?? (body as Product[])).some(
    ({ id }) => id === piece.id,
  );
const post = (path: string, body: object) => ask(server.address, path, { method: "POST", body });

/** Every way a shopper could come across the piece, remembered answers included. */
async function ways(word: string, category = "Shirts") {
  const named = encodeURIComponent(brand.name);
  const ofBrand = await ask(server.address, `/api/products/by-brand/${named}`);
  return {
    feed: has((await ask(server.address, "/api/products/explore")).body),
    filter: has((await post("/api/products/filter", { categories: [category] })).body),
    words: has((await post("/api/products/filter", { search: word })).body),
    search: has((await post("/api/search", { query: word })).body),
    detail: (await ask(server.address, `/api/products/${piece.id}`)).status === 200,
    brand: ofBrand.status === 200 && has(ofBrand.body),
  };
}

describe("a product disappears at once, and comes back at once,", () => {
  test("when it is hidden and shown", async () => {
    await bench.toggleHidden(piece.id);
    expect(await ways("linen")).toEqual(NOWHERE);
    await bench.toggleHidden(piece.id);
    expect(await ways("linen")).toEqual(EVERYWHERE);
  });

  test("when it is deactivated and activated", async () => {
    await bench.toggleActive(piece.id);
    expect(await ways("linen")).toEqual(NOWHERE);
    await bench.toggleActive(piece.id);
    expect(await ways("linen")).toEqual(EVERYWHERE);
  });

  test("in bulk", async () => {
    await bench.bulk({ ids: [piece.id], action: "hide" });
    expect(await ways("linen")).toEqual(NOWHERE);
    await bench.bulk({ ids: [piece.id], action: "show" });
    expect(await ways("linen")).toEqual(EVERYWHERE);
  });

  test("by an edit", async () => {
    const hidden = await bench.save({ ...piece, hidden: true });
    expect(await ways("linen")).toEqual(NOWHERE);
    await bench.saveAll([{ ...hidden, hidden: false }]);
    expect(await ways("linen")).toEqual(EVERYWHERE);
  });
});

test("a deleted product is gone everywhere", async () => {
  await bench.delete(piece.id);
  expect(await ways("linen")).toEqual(NOWHERE);
});

test("an edited product is found by its new words and not by its old ones", async () => {
  const edited = {
    ...piece,
    title: "Velvet dress",
    description: "For evenings.",
    category: "Dresses",
    materials: ["velvet"],
    style: "evening",
  };
  await bench.save(edited);
  expect(await ways("velvet", "Dresses")).toEqual(EVERYWHERE);
  expect(await ways("linen", "Shirts")).toMatchObject({ filter: false, words: false });
  const { rows } = await server.parts.database.pool.query(
    "select title_words || other_words || terms as words from search_entries where product_id = $1",
    [piece.id],
  );
  expect(rows[0].words.filter((word: string) => /linen|shirt|airy/.test(word))).toEqual([]);
});

test("saved in bulk it is found by its new words too", async () => {
  await bench.saveAll([{ ...piece, title: "Corduroy shirt", materials: ["corduroy"] }]);
  expect(await ways("corduroy")).toEqual(EVERYWHERE);
  expect(await ways("linen")).toMatchObject({ words: false });
});

test("a change of price, sale and stock shows on the card", async () => {
  await bench.save({ ...piece, price: 700, current_price: 350, sold_out: true });
  const { body } = await post("/api/products/filter", { categories: ["Shirts"], max_price: 400 });
  expect((body as { products: Product[] }).products).toMatchObject([
    { id: piece.id, price: 700, current_price: 350, sold_out: true },
  ]);
  const inStock = await post("/api/products/filter", { categories: ["Shirts"], in_stock: true });
  expect(has(inStock.body)).toBe(false);
});

test("a product added and activated is public, one only added is not", async () => {
  const added = await bench.add({ title: "Linen shirt two", category: "Shirts" });
  piece = added;
  expect(await ways("linen")).toEqual(NOWHERE);
  await bench.toggleActive(added.id);
  expect(await ways("linen")).toEqual(EVERYWHERE);
});

test("its owner may look at it before it is public", async () => {
  const added = await bench.add();
  const path = `/api/products/${added.id}`;
  const own = await ask(server.address, path, { token: brand.token });
  expect(own).toMatchObject({ status: 200, body: added });
  const neighbour = await makeBrand(server.parts);
  expect((await ask(server.address, path, { token: neighbour.token })).status).toBe(404);
});

test("its picture is for its owner's eyes only, until it is public", async () => {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
    .webp()
    .toBuffer();
  vi.spyOn(server.parts.pictures, "get").mockResolvedValue({ bytes, format: "webp", etag: '"x"' });
  const pictured = { image_url: "https://brand.example/1.jpg" };
  const [one, other] = [await bench.add(pictured), await bench.add(pictured)];
  const keyOf = ({ image }: Product) => image!.split("/")[3]!.split(".")[1]!;
  const otherCase = (key: string) =>
    key.replaceAll(/[a-z]/gi, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
  const look = async (path: string) => {
    const { status, headers } = await ask(server.address, path);
    return [status, headers.get("cache-control")];
  };
  expect(await look(`${one.image}?w=96`)).toEqual([200, "private, no-cache"]);
  for (const segment of [
    one.id,
    `${one.id}.`,
    `${one.id}.${keyOf(other)}`,
    `${one.id}.${keyOf(one).slice(1)}x`,
    `${one.id}.${keyOf(one)}.jpg`.replace(keyOf(one), otherCase(keyOf(one))),
  ]) {
    expect([segment, (await look(`/api/images/${segment}/0`))[0]]).toEqual([segment, 404]);
  }
  const preview = await ask(server.address, `/api/products/${one.id}`, { token: brand.token });
  expect((preview.body as Product).image).toBe(one.image);
  await bench.toggleActive(one.id);
  expect(await look(`/api/images/${one.id}/0`)).toEqual([200, "public, max-age=86400"]);
});

describe("a piece that its brand also names in Arabic", () => {
  test("is found, shown, previewed and fed in Arabic; taking the words back takes them everywhere", async () => {
    const { pool } = server.parts.database;
    await pool.query("update brands set name_ar = 'دار النول' where id = $1", [brand.id]);
    const words = { title_ar: "قميص أبيض شفتشي", description_ar: "خفيف في الحر." };
    // Merchants' feeds take no piece without a picture and a way to its shop.
    const [url, image_url] = ["https://brand.example/1", "https://brand.example/1.jpg"];
    await bench.save({ ...piece, ...words, url, image_url });
    const shown = (await ask(server.address, `/api/products/${piece.id}`)).body;
    expect(shown).toMatchObject({ ...words, title: "Linen shirt", brand_ar: "دار النول" });
    expect(await ways("شفتشي")).toEqual(EVERYWHERE);

    const page = async (language: string) =>
      (await ask(server.address, `/product/${piece.id}?lang=${language}`)).text;
    expect(await page("ar")).toContain("<title>قميص أبيض شفتشي · دار النول · ريبي</title>");
    expect(await page("ar")).toContain(
      '"name":"قميص أبيض شفتشي","alternateName":"Linen shirt","description":"خفيف في الحر."',
    );
    expect(await page("en")).toContain(`<title>Linen shirt · ${brand.name} · Ribby</title>`);
    expect(await page("en")).toContain('"name":"Linen shirt","alternateName":"قميص أبيض شفتشي"');

    const feed = async (name: string) => (await ask(server.address, `/feeds/${name}`)).text;
    const inArabic = await feed("google-ar.xml");
    expect(inArabic).toContain("<g:title>قميص أبيض شفتشي</g:title>");
    expect(inArabic).toContain("<g:brand>دار النول</g:brand>");
    expect(inArabic).not.toContain("Leather belt");
    expect(await feed("google.xml")).toContain("<g:title>Linen shirt</g:title>");
    expect(await feed("products.jsonl")).toContain('"title_ar":"قميص أبيض شفتشي"');
    const options = (await ask(server.address, "/api/products/filter-options")).body as object;
    expect(options).toMatchObject({ brand_names_ar: { [brand.name]: "دار النول" } });

    const [current] = (await bench.list()).filter(({ id }) => id === piece.id);
    await bench.save({ ...current!, title_ar: "", description_ar: "" });
    expect((await ask(server.address, `/api/products/${piece.id}`)).body).not.toHaveProperty(
      "title_ar",
    );
    expect((await ways("شفتشي")).words).toBe(false);
  });

  test("says by it what it is where its own title is only a name", async () => {
    await bench.save({ ...piece, title: "Nour 26", title_ar: "فستان سهرة ساتان", category: "" });
    const { rows } = await server.parts.database.pool.query<{ terms: string[] }>(
      "select terms from search_entries where product_id = $1",
      [piece.id],
    );
    expect(rows[0]!.terms).toEqual(expect.arrayContaining(["kind:evening-dress", "kind:dress"]));
  });
});
