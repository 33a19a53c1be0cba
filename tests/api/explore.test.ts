import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ExplorePage } from "../../src/contract/products.ts";
import { spread } from "../../src/server/features/products/feed.ts";
import { ask, refusal } from "../support/ask.ts";
import { makeBrand, newProduct, type TestBrand } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { TEST_SECRET, badTokens, signToken } from "../support/tokens.ts";

let server: TestServer;
let brands: TestBrand[];

beforeAll(async () => {
  server = await startTestServer({ env: { TOKEN_SECRET: TEST_SECRET } });
  brands = await Promise.all([1, 2, 3].map(() => makeBrand(server.parts)));
});
afterAll(() => server.stop());

const feed = (query: string, token?: string) =>
  ask(server.address, `/api/products/explore${query}`, { token });

async function page(n: number, token: string | null): Promise<ExplorePage> {
  const answer = await feed(`?page=${n}`, token ?? undefined);
  expect(answer.status).toBe(200);
  return answer.body as ExplorePage;
}

/** All ids of one walk, page by page; `meanwhile` happens after every page. */
async function walk(meanwhile: (n: number) => Promise<void> = async () => {}) {
  const pages: string[][] = [];
  let token: string | null = null;
  for (let n = 1; ; n++) {
    const shown = await page(n, token);
    pages.push(shown.products.map(({ id }) => id));
    await meanwhile(n);
    if (!shown.has_more) {
      expect(shown.token).toBeNull();
      return pages;
    }
    token = shown.token;
  }
}

describe("walking the feed", () => {
  test("shows every public product exactly once while others come and go", async () => {
    const { products, database } = server.parts;
    const stays = new Set<string>();
    const leaves: string[] = [];
    for (const brand of brands) {
      const batch = Array.from({ length: 100 }, () => newProduct());
      await products.addMany(brand.id, batch);
      batch.forEach(({ id }, n) => (n % 10 === 0 ? leaves.push(id) : stays.add(id)));
    }
    const secret = [newProduct({ hidden: true }), newProduct({ active: false })];
    await products.addMany(brands[0]!.id, secret);

    const pages = await walk(async (n) => {
      await products.addMany(brands[n % 3]!.id, [newProduct(), newProduct()]);
      const gone = leaves.pop();
      if (!gone) return;
      const hide = database.sql.updateTable("products").set({ hidden: true });
      await hide.where("id", "=", gone).execute();
    });
    const seen = pages.flat();
    expect(new Set(seen).size).toBe(seen.length);
    expect([...stays].filter((id) => !seen.includes(id))).toEqual([]);
    expect(secret.filter(({ id }) => seen.includes(id))).toEqual([]);
    expect(pages.slice(0, -1).every((ids) => ids.length === 20)).toBe(true);
  });

  test("two shoppers walk side by side without disturbing each other", async () => {
    const [one, two] = await Promise.all([walk(), walk()]);
    expect(one.flat().toSorted()).toEqual(two.flat().toSorted());
  });

  test("page 1 with a token begins where that walk began", async () => {
    const first = await page(1, null);
    const second = await page(2, first.token);
    const again = await page(1, second.token);
    expect(again.products).toEqual(first.products);
  });

  test("the same page asked twice is the same page", async () => {
    const { token } = await page(1, null);
    const [once, twice] = await Promise.all([page(2, token), page(2, token)]);
    expect(twice.products).toEqual(once.products);
  });

  test("fresh visitors do not all begin at the same piece", async () => {
    const beginnings = await Promise.all(Array.from({ length: 12 }, () => page(1, null)));
    expect(new Set(beginnings.map(({ products }) => products[0]!.id)).size).toBeGreaterThan(3);
  });

  test("neighbours on a page come from different brands", async () => {
    for (let n = 0; n < 5; n++) {
      const { products } = await page(1, null);
      const alike = products.filter((one, at) => one.brand === products[at + 1]?.brand);
      expect(alike).toEqual([]);
    }
  });

  test("nobody begins with a sold-out piece, however many of them lie there", async () => {
    const { database } = server.parts;
    const listed = await database.sql
      .selectFrom("products")
      .select("id")
      .where("listed", "=", true)
      .orderBy("mix")
      .execute();
    // All but a few: most walks would begin among nothing else.
    const [few, others] = [listed.slice(40, 43), [...listed.slice(0, 40), ...listed.slice(43)]];
    const sellOut = (sold_out: boolean) =>
      database.sql
        .updateTable("products")
        .set({ sold_out })
        .where(
          "id",
          "in",
          others.map(({ id }) => id),
        )
        .execute();
    await sellOut(true);
    for (let n = 0; n < 12; n++) {
      const { products, token } = await page(1, null);
      expect(few.map(({ id }) => id)).toContain(products[0]!.id);
      expect((await page(1, (await page(2, token)).token)).products).toEqual(products);
      const alone = (await feed("?page=1&limit=1")).body as ExplorePage;
      expect(alone.products[0]!.sold_out).toBe(false);
    }
    expect((await walk()).flat().toSorted()).toEqual(listed.map(({ id }) => id).toSorted());
    await sellOut(false);
  });

  test("the pieces of a brand that was switched off are gone at once, and back when it is on again", async () => {
    const { database, products } = server.parts;
    const brand = await makeBrand(server.parts);
    const piece = newProduct();
    await products.addMany(brand.id, [piece]);
    const turn = (is_active: boolean) =>
      database.sql.updateTable("brands").set({ is_active }).where("id", "=", brand.id).execute();
    expect((await walk()).flat()).toContain(piece.id);
    await turn(false);
    expect((await walk()).flat()).not.toContain(piece.id);
    await turn(true);
    expect((await walk()).flat()).toContain(piece.id);
  });

  test("a product shows all its fields, and no more", async () => {
    const brand = await makeBrand(server.parts, "Field Test");
    const made = new Date("2026-01-02T03:04:05.678Z");
    const piece = newProduct({
      title: "Abaya عباية",
      image_url: "https://brand.example/1.jpg",
      other_image_urls: ["https://brand.example/2.jpg"],
      price: 1234.56,
      current_price: 999.99,
      variants: [
        { color: null, size: "M", in_stock: false },
        { color: "white", size: null, in_stock: true },
      ],
      created_at: made,
    });
    await server.parts.products.addMany(brand.id, [piece]);
    let found: unknown;
    for (let n = 1, token: string | null = null; !found; n++) {
      const shown: ExplorePage = await page(n, token);
      found = shown.products.find(({ id }) => id === piece.id);
      token = shown.token;
    }
    const { is_new, shop_id: _, ...fields } = piece;
    expect(found).toEqual({
      ...fields,
      isNew: is_new,
      brand: brand.name,
      brand_website: "https://brand.example",
      image: `/api/images/${piece.id}/0`,
      created_at: made.toISOString(),
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });
});

describe("pages asked wrongly", () => {
  test("are refused out of order, with or without a token", async () => {
    const { token } = await page(1, null);
    const outOfOrder = refusal("invalid", "explorePagesInOrder", { field: "page" });
    for (const [n, given] of [
      [2, undefined],
      [3, token!],
      [1_000_000, token!],
    ] as const) {
      expect(await feed(`?page=${n}`, given)).toMatchObject({ status: 400, body: outOfOrder });
    }
  });

  test.each([
    ["?page=0", "page"],
    ["?page=-1", "page"],
    ["?page=1.5", "page"],
    ["?page=two", "page"],
    ["?page=1000001", "page"],
    ["?page=1e999", "page"],
    ["?page=1&page=2", "page"],
    ["?limit=0", "limit"],
    ["?limit=61", "limit"],
    ["?limit=", "limit"],
  ])("%s names the field that is wrong", async (query, field) => {
    expect(await feed(query)).toMatchObject({
      status: 400,
      body: refusal("invalid", "fieldInvalid", { field, values: { field } }),
    });
  });

  test("a page holds as many pieces as asked for, up to 60", async () => {
    for (const limit of [1, 7, 60]) {
      const { body } = await feed(`?limit=${limit}`);
      expect((body as ExplorePage).products.length).toBe(limit);
    }
  });
});

describe("a token that does not hold", () => {
  const walkClaims = {
    audience: "ribby-explore",
    payload: { start: 0.5, mix: 0.5, id: "", wrapped: false, page: 2 },
  };

  test("is told apart from one that does", async () => {
    const good = await feed("?page=2", await signToken(walkClaims));
    expect(good.status).toBe(200);
  });

  test("resets the feed with 401 and its own code, whatever is wrong with it", async () => {
    const tokens = await badTokens(walkClaims);
    const wrongClaims = await signToken({ ...walkClaims, payload: { start: "x", page: 2 } });
    for (const [kind, token] of Object.entries({ ...tokens, "with wrong claims": wrongClaims })) {
      for (const n of [1, 2]) {
        const { status, body } = await feed(`?page=${n}`, token);
        expect([kind, status, body]).toEqual([
          kind,
          401,
          refusal("explore_token_invalid", "exploreTokenInvalid"),
        ]);
      }
    }
  });

  test("a brand's session is not an explore token, nor the other way round", async () => {
    expect(await feed("?page=1", brands[0]!.token)).toMatchObject({
      status: 401,
      body: refusal("explore_token_invalid", "exploreTokenInvalid"),
    });
    const { token } = await page(1, null);
    const path = `/api/brands/${brands[0]!.id}`;
    expect(await ask(server.address, path, { token: token! })).toMatchObject({
      status: 401,
      body: refusal("session_ended", "sessionEnded"),
    });
  });
});

test("pieces of one brand never stand side by side where that can be avoided", () => {
  const piece = fc.record({
    brand: fc.constantFrom("a", "b", "c", "d"),
    category: fc.constantFrom("Shirts", "Pants", "Bags"),
  });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
      const mixed = spread(pieces);
      expect(mixed.length).toBe(pieces.length);
      expect(new Set(mixed)).toEqual(new Set(pieces));
      const most = Math.max(0, ...["a", "b", "c", "d"].map((b) => countOf(pieces, b)));
      const unavoidable = Math.max(0, most - 1 - (pieces.length - most));
      const alike = mixed.filter((one, at) => one.brand === mixed[at + 1]?.brand).length;
      expect(alike).toBe(unavoidable);
    }),
    { seed: 7, numRuns: 500 },
  );
});

const countOf = (pieces: { brand: string }[], brand: string) =>
  pieces.filter((piece) => piece.brand === brand).length;
