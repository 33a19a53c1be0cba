// Search over the demo catalogue with the real sentence model: what a shopper types and gets.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CategoryName } from "../../src/contract/categories.ts";
import type { Product } from "../../src/contract/products.ts";
import type { SearchResult } from "../../src/contract/stylist.ts";
import { termsOfProduct } from "../../src/server/language/read-product.ts";
import { ARABIC } from "../stylist/queries/arabic.ts";
import { ENGLISH } from "../stylist/queries/english.ts";
import { FRANCO } from "../stylist/queries/franco.ts";
import { MIXED } from "../stylist/queries/mixed.ts";
import type { Query } from "../stylist/queries/query.ts";
import { ask } from "../support/ask.ts";
import { makeBrand, newProduct } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasDemo: true, hasModel: true });
}, 240_000);
afterAll(() => server.stop());

async function search(query: string, more: Record<string, unknown> = {}, language = "en") {
  const { status, body } = await ask(server.address, "/api/search", {
    method: "POST",
    headers: { "accept-language": language },
    body: { query, ...more },
  });
  expect(status).toBe(200);
  return body as SearchResult;
}

async function allListed(): Promise<Product[]> {
  const { rows } = await server.parts.database.pool.query("select id from products where listed");
  return server.parts.products.findManyListed(rows.map(({ id }) => id as string));
}

const paid = ({ price, current_price }: Product) => current_price ?? price;
const isIn = (list: string[]) => (word: string) => list.includes(word.toLowerCase());

/** What is wrong with the first answers to a query of ours; null when nothing is. */
function faultOf(query: Query, products: Product[], all: Product[]): string | null {
  const { text, expected, top } = query;
  const isAllowed = (product: Product) =>
    paid(product) <= (expected.max ?? Infinity) &&
    paid(product) >= (expected.min ?? 0) &&
    (!expected.sale || product.current_price !== null) &&
    (!expected.brand || product.brand === expected.brand) &&
    (expected.sizes.length === 0 || expected.sizes.some((size) => product.sizes.includes(size)));
  const isRight = (product: Product) =>
    !top ||
    (top.categories.includes(product.category as CategoryName) &&
      (top.colours.length === 0 || product.colors.some(isIn(top.colours))));
  const forbidden = products.find((product) => !isAllowed(product));
  if (forbidden) return `${text}: ${forbidden.title} is beyond a limit`;
  const terms = expected.wants.filter((id) => !id.startsWith("feature:"));
  const isWanted = (product: Product) =>
    isAllowed(product) &&
    isRight(product) &&
    termsOfProduct(product).filter((id) => terms.includes(id)).length === terms.length;
  // The catalogue may have fewer than three such pieces, or none.
  const wanted = Math.min(3, all.filter(isWanted).length);
  const wrong = products.slice(0, wanted).find((product) => !isRight(product));
  if (wrong) return `${text}: ${wrong.title} (${wrong.category}, ${wrong.colors.join(" ")})`;
  return products.length < wanted ? `${text}: found ${products.length} of ${wanted}` : null;
}

describe("more than three hundred queries of our own", () => {
  test.each([
    ["English", ENGLISH, 0.97],
    ["Arabic", ARABIC, 0.97],
    ["Franco", FRANCO, 0.97],
    ["mixed", MIXED, 0.95],
  ] as [string, Query[], number][])(
    "%s: the first answers are of the right kind, colour and price",
    async (_, queries, floor) => {
      const all = await allListed();
      const wrong: string[] = [];
      for (const query of queries) {
        const { products } = await server.parts.search({
          query: query.text,
          limit: 12,
          language: "en",
        });
        const fault = faultOf(query, products, all);
        if (fault) wrong.push(fault);
      }
      expect(1 - wrong.length / queries.length, wrong.join("\n")).toBeGreaterThanOrEqual(floor);
    },
    240_000,
  );
});

describe("an answer", () => {
  test("brings red evening dresses under 1,500 pounds for 'fostan swaree a7mar ta7t 1500'", async () => {
    const { products, understood } = await search("fostan swaree a7mar ta7t 1500");
    expect(products.length).toBeGreaterThan(0);
    expect(products[0]!.colors).toContain("red");
    expect(products[0]!.category).toBe("Dresses");
    expect(Math.max(...products.map(paid))).toBeLessThanOrEqual(1500);
    // Franco is answered in Arabic, chips and all.
    expect(understood?.map(({ value }) => value)).toEqual([
      "kind:dress",
      "style:evening",
      "colour:red",
      "max:1500",
    ]);
  });

  test("scores an exact hit above .9 and says why, best first", async () => {
    const { products } = await search("white sneakers");
    const scores = products.map(({ relevance_score }) => relevance_score!);
    expect(scores[0]).toBeGreaterThan(0.9);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(products[0]!.relevance_explanation).toBe("White · Sneakers");
  });

  test("explains itself in Arabic to whoever reads Arabic", async () => {
    const { products } = await search("عباية سودا أقل من ٢٠٠٠", {}, "ar");
    expect(products[0]!.relevance_explanation).toMatch(/أسود|سود/);
    expect(products[0]!.relevance_explanation).toMatch(/٢٬٠٠٠|٢٠٠٠/);
  });

  test("says so when the catalogue does not carry what was asked, and passes nothing off", async () => {
    const { products, total, message } = await search("surfboard");
    expect([products.length, total]).toEqual([0, 0]);
    expect(message).toBeTruthy();
  });

  test("finds nothing for letters without a meaning", async () => {
    expect((await search("zzxqv wwkjh")).total).toBe(0);
  });

  test("forgives a slip of the finger", async () => {
    const { products } = await search("blakc drses");
    expect(products[0]!.category).toBe("Dresses");
    expect(products[0]!.colors).toContain("black");
  });

  test("keeps out what was refused", async () => {
    const { products } = await search("hijab not black");
    expect(products.length).toBeGreaterThan(5);
    expect(products.every(({ colors }) => colors.some((colour) => colour !== "black"))).toBe(true);
  });

  test("puts the cheapest first when asked to", async () => {
    const { products } = await search("cheapest bags");
    const prices = products.slice(0, 5).map(paid);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(products.slice(0, 5).every(({ category }) => category === "Bags")).toBe(true);
  });

  test("forgets a chip that was taken away", async () => {
    const all = await search("black abaya");
    const black = all.understood!.find(({ kind }) => kind === "colour")!;
    const { understood } = await search("black abaya", { without: [black.value] });
    expect(understood!.map(({ value }) => value)).not.toContain(black.value);
  });

  test("refines the query before it", async () => {
    const { products } = await search("in black", { previous: "abaya" });
    expect(products[0]!.category).toBe("Abayas");
    expect(products[0]!.colors).toContain("black");
  });

  test.each([
    ["an outfit for work", "cheaper please"],
    ["طقم كامل للجامعة", "أرخص شوية"],
    ["outfit kamel lel gam3a", "arkhas"],
  ])("puts looks together again for less: %s, %s", async (wish, cheaper) => {
    const first = await search(wish);
    const next = await search(cheaper, { conversation: first.conversation });
    const sums = (looks: SearchResult["looks"] = []) =>
      looks.map(({ pieces }) => pieces.reduce((sum, piece) => sum + paid(piece), 0));
    expect(sums(next.looks).length).toBeGreaterThan(0);
    expect(Math.max(...sums(next.looks))).toBeLessThan(Math.min(...sums(first.looks)));
  });

  test("goes on from a question that no answer came to", async () => {
    const { conversation } = await search("abaya under 4000");
    const { understood } = await search("size 56", { conversation, previous: "in black" });
    const labels = understood!.map(({ value }) => value).join(" ");
    expect(labels).toMatch(/kind:abaya/);
    expect(labels).toMatch(/colour:black/);
    expect(labels).toMatch(/4000/);
  });

  test("ignores hidden and inactive products and those of switched-off brands", async () => {
    const brand = await makeBrand(server.parts, "Quiet House");
    const title = "Zanzibari tangerine mekhammar shawl";
    await server.parts.products.addMany(brand.id, [
      newProduct({ title, hidden: true }),
      newProduct({ title, active: false }),
    ]);
    expect((await search("Zanzibari mekhammar shawl")).products.map((p) => p.title)).not.toContain(
      title,
    );
  });
});

describe("the index", () => {
  test("knows a product the moment it is saved, and forgets it with it", async () => {
    const brand = await makeBrand(server.parts, "Index House");
    const piece = newProduct({ title: "Quagga-striped obi tunic" });
    await server.parts.products.addMany(brand.id, [piece]);
    expect((await search("quagga obi tunic")).products[0]?.id).toBe(piece.id);
    await server.parts.database.pool.query("delete from products where id = $1", [piece.id]);
    const { products } = await search("quagga obi tunic");
    expect(products.map(({ id }) => id)).not.toContain(piece.id);
  });

  test("has no entry of a product that could not be saved", async () => {
    const brand = await makeBrand(server.parts, "Half House");
    const good = newProduct();
    await expect(
      server.parts.products.addMany(brand.id, [good, newProduct({ price: -1 })]),
    ).rejects.toThrow();
    const { rows } = await server.parts.database.pool.query(
      "select product_id from search_entries where product_id = $1",
      [good.id],
    );
    expect(rows).toEqual([]);
  });
});
