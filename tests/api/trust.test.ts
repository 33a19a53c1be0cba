// What a shop says about delivery, payment and returns is read with its pieces, shown with its sentence, and corrected by its brand.
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BrandTerms, ProductTerms, SizeChart } from "../../src/contract/trust.ts";
import { ask } from "../support/ask.ts";
import { crawlCalls, makeBrandAt, startCrawlServer } from "../support/crawl-calls.ts";
import { untilJobDone } from "../support/job-done.ts";
import { makeBrand, newProduct, type TestBrand } from "../support/people.ts";
import { html, serveShop, type ShopServer } from "../support/shops/serve.ts";
import type { TestServer } from "../support/test-server.ts";

const TABLE = `<table><tr><th>Size</th><th>Bust (cm)</th></tr><tr><td>S</td><td>84-88</td></tr><tr><td>M</td><td>88-92</td></tr></table>`;
const piece = (name: string, chart = TABLE) =>
  `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": "Product", name, description: "Linen.", image: "/a.jpg", offers: { "@type": "Offer", price: "900", priceCurrency: "EGP" } })}</script><main><h1>${name}</h1><p>900 EGP</p><button>Add to cart</button>${chart}</main>`;
const picture = (name: string, alt: string) =>
  `<img src="/a.jpg"><img alt="${alt}" src="/files/${name}.png">`;
const drawn = readFileSync(new URL("../trust/pictures/plain.png", import.meta.url));
const PAGES: Record<string, string> = {
  "/": `<main><a href="/products/one">One</a> <a href="/products/two">Two</a> <a href="/products/three">Three</a> <a href="/products/four">Four</a></main><footer><a href="/pages/shipping">الشحن والاستبدال</a> <a href="/pages/gone">Return policy</a> <a href="/pages/faq">الأسئلة الشائعة</a></footer>`,
  "/pages/faq": `<main><h1>الأسئلة الشائعة</h1><h3>هل الشحن مجاني؟</h3><p>نعم للطلبات فوق 900 جنيه.</p></main>`,
  "/pages/shipping": `<main><h1>الشحن</h1><p>القاهرة والجيزة 50 جنيه، وباقي المحافظات 80 جنيه.</p><p>الدفع عند الاستلام.</p><p>الشحن مجاني فوق 1200 جنيه.</p><h2>الاستبدال</h2><p>الاستبدال خلال 7 أيام.</p></main>`,
  "/products/one": piece("One"),
  "/products/two": piece("Two", picture("clear", "Size chart")),
  "/products/four": piece("Four", '<a href="/pages/trousers-cm">جدول المقاسات</a>'),
  "/pages/trousers-cm": `<main><h1>Trousers</h1><table><tr><th>Size</th><th>Waist (cm)</th></tr><tr><td>38</td><td>76</td></tr><tr><td>40</td><td>80</td></tr></table></main>`,
  "/products/three": piece("Three", picture("blurred", "جدول المقاسات")),
};

let server: TestServer;
let shop: ShopServer;
let brand: TestBrand;
let neighbour: TestBrand;
const dress = newProduct({ title: "Dress" });

beforeAll(async () => {
  server = await startCrawlServer({ readsTerms: true });
  const blurred = await sharp(drawn).blur(7).png().toBuffer();
  shop = await serveShop((path) => {
    const file = /^\/files\/(clear|blurred)\.png$/.exec(path.pathname)?.[1];
    if (file) return { type: "image/png", body: file === "clear" ? drawn : blurred };
    const page = PAGES[path.pathname];
    return page ? html(page) : { status: 404, body: "" };
  });
  brand = await makeBrandAt(server, shop.url);
  neighbour = await makeBrand(server.parts);
  await server.parts.products.addMany(brand.id, [dress]);
  await crawlCalls(server.address, brand).scan();
  await untilJobDone(server.parts, "terms");
});
afterAll(async () => {
  await shop.stop();
  await server.stop();
});

const own = () => `/api/brands/${brand.id}/terms`;
const termsOf = (answer: { body: unknown }) =>
  Object.fromEntries((answer.body as BrandTerms).terms.map((term) => [term.kind, term]));

test("a shopper sees what the shop's page says, with the sentence and its page", async () => {
  const answer = await ask(server.address, `/api/terms/product/${dress.id}`);
  expect(answer.status).toBe(200);
  expect(termsOf(answer)["delivery_fee"]).toMatchObject({
    by: "shop",
    value: { cairo: 50, giza: 50, minya: 80 },
    evidence: [
      {
        quote: "القاهرة والجيزة 50 جنيه، وباقي المحافظات 80 جنيه.",
        page: `${shop.url}/pages/shipping`,
      },
    ],
  });
  expect(termsOf(answer)["exchange_days"]).toMatchObject({ value: 7 });
  expect(termsOf(answer)["return_days"]).toBeUndefined();
});

test("pages that contradict each other are shown as such, with both sentences, and give no term", async () => {
  const answer = await ask(server.address, `/api/terms/product/${dress.id}`);
  expect(termsOf(answer)["free_from"]).toBeUndefined();
  const { disputed } = answer.body as BrandTerms;
  expect(disputed.map(({ kind }) => kind)).toEqual(["free_from"]);
  expect(
    disputed[0]!.evidence
      .map(({ value, page }) => `${JSON.stringify(value)} ${new URL(page).pathname}`)
      .toSorted(),
  ).toEqual(["1200 /pages/shipping", "900 /pages/faq"]);
});

test("the pages of a brand and of its pieces say since when it is here, and with how many pieces", async () => {
  const { rows } = await server.parts.database.pool.query<{ n: number }>(
    "select count(*)::int as n from products where brand_id = $1 and listed",
    [brand.id],
  );
  for (const path of [`brand/${encodeURIComponent(brand.name)}`, `product/${dress.id}`]) {
    const { presence } = (await ask(server.address, `/api/terms/${path}`)).body as BrandTerms;
    expect(presence).toEqual({ since: expect.any(String) as string, pieces: rows[0]!.n });
  }
});

test("the size chart of a piece's own page is kept for it", async () => {
  const { rows } = await server.parts.database.pool.query<{ id: string }>(
    "select id from products where brand_id = $1 and title = 'One'",
    [brand.id],
  );
  const answer = await ask(server.address, `/api/terms/product/${rows[0]!.id}`);
  const seen = answer.status === 200 ? (answer.body as { chart: SizeChart }).chart : null;
  const { rows: charts } = await server.parts.database.pool.query<{ chart: SizeChart }>(
    "select chart from size_charts where product_id = $1",
    [rows[0]!.id],
  );
  // Imported pieces wait for their brand's review; the chart waits with them.
  expect(seen?.sizes ?? charts[0]?.chart.sizes).toEqual({
    S: { bust: [84, 88] },
    M: { bust: [88, 92] },
  });
});

/** Imported pieces wait for their brand's review; here it has looked. */
async function termsOfPiece(title: string): Promise<ProductTerms> {
  const { rows } = await server.parts.database.pool.query<{ id: string }>(
    "update products set active = true where brand_id = $1 and title = $2 returning id",
    [brand.id, title],
  );
  const answer = await ask(server.address, `/api/terms/product/${rows[0]!.id}`);
  expect(answer.status).toBe(200);
  return answer.body as ProductTerms;
}

test("a size chart drawn as a picture is read into centimetres for its piece", async () => {
  expect(await termsOfPiece("Two")).toMatchObject({
    chart: {
      from: "piece",
      page: `${shop.url}/products/two`,
      sizes: { S: { bust: [92, 92], waist: [74, 74], length: [64, 64] } },
    },
    unread_chart: null,
  });
});

test("a chart on a page of its own, to which the piece's page sends, is the piece's", async () => {
  expect(await termsOfPiece("Four")).toMatchObject({
    chart: {
      from: "piece",
      page: `${shop.url}/pages/trousers-cm`,
      sizes: { "38": { waist: [76, 76] }, "40": { waist: [80, 80] } },
    },
  });
});

test("a chart that cannot be read is said to stand there, and is not guessed at", async () => {
  expect(await termsOfPiece("Three")).toMatchObject({
    chart: null,
    unread_chart: `${shop.url}/products/three`,
  });
});

test("the brand's own word stands before what was read, is marked, and can be taken back", async () => {
  const { token } = brand;
  const say = (body: object) => ask(server.address, own(), { method: "PUT", token, body });
  const said = await say({ kind: "exchange_days", value: 14 });
  expect(termsOf(said)["exchange_days"]).toMatchObject({ value: 14, by: "brand", evidence: [] });
  const back = await say({ kind: "exchange_days", value: null });
  expect(termsOf(back)["exchange_days"]).toMatchObject({ value: 7, by: "shop" });
});

test("a word that is no value of its kind is refused with its field", async () => {
  for (const body of [
    { kind: "exchange_days", value: "soon" },
    { kind: "exchange_days", value: -1 },
    { kind: "delivery_fee", value: { atlantis: 5 } },
    { kind: "payment", value: ["shells"] },
  ]) {
    const answer = await ask(server.address, own(), { method: "PUT", token: brand.token, body });
    expect([answer.status, (answer.body as { field: string }).field]).toEqual([400, "value"]);
  }
});

test("another brand's terms stay untouched", async () => {
  const { token } = neighbour;
  const body = { kind: "return_days", value: 30 };
  expect((await ask(server.address, own(), { method: "PUT", token, body })).status).toBe(404);
  expect((await ask(server.address, own(), { token })).status).toBe(404);
  expect((await ask(server.address, `${own()}/read`, { method: "POST", token })).status).toBe(404);
});

test("a wish's limits are met by what is stated, and by nothing else", async () => {
  const { trust } = server.parts;
  const ids = [brand.id, neighbour.id];
  const asked = { cash: true, exchangeable: true, deliveredTo: "minya" as const };
  const met = await trust.meeting(ids, asked);
  expect(met.get(brand.id)).toMatchObject({ meets: "yes", fee: 80 });
  expect(met.get(neighbour.id)).toMatchObject({ meets: "unknown", fee: null });
  const returnable = await trust.meeting(ids, { returnable: true });
  expect([...returnable.values()].map(({ meets }) => meets)).not.toContain("yes");
});

test("a brand or a piece nobody may see has no terms", async () => {
  expect((await ask(server.address, "/api/terms/brand/nobody-here")).status).toBe(404);
  expect((await ask(server.address, "/api/terms/product/p_nothing")).status).toBe(404);
});
