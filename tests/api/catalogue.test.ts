// A brand and its products, one at a time.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CATEGORIES } from "../../src/contract/categories.ts";
import { Product } from "../../src/contract/products.ts";
import { ask, inArabic, refusal } from "../support/ask.ts";
import { administratorToken, makeBrand, newProduct, type TestBrand } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { DRAFT, workbenchOf, type Workbench } from "../support/workbench.ts";

let server: TestServer;
let brand: TestBrand;
let bench: Workbench;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  brand = await makeBrand(server.parts);
  bench = workbenchOf(server.address, brand);
});

const MISSING = { status: 404, body: refusal("not_found", "productNotFound") };
const seed = async (changes: Parameters<typeof newProduct>[0] = {}) => {
  const product = newProduct(changes);
  await server.parts.products.addMany(brand.id, [product]);
  return (await bench.list()).find(({ id }) => id === product.id)!;
};

describe("a product that is added", () => {
  test("is new and not public, whatever was asked for, with what was left out filled in", async () => {
    const added = await bench.add({ active: true, isNew: false });
    expect(added).toEqual({
      ...DRAFT,
      id: expect.stringMatching(/^p_/),
      brand: brand.name,
      brand_website: "https://brand.example",
      category: "",
      style: "",
      colors: [],
      sizes: [],
      materials: [],
      image_url: null,
      other_image_urls: [],
      current_price: null,
      currency: "EGP",
      url: null,
      image: null,
      sold_out: false,
      variants: [],
      hidden: false,
      active: false,
      isNew: true,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect(await bench.list()).toEqual([added]);
    expect((await ask(server.address, `/api/products/${added.id}`)).status).toBe(404);
  });

  test("keeps everything that was said, tidied", async () => {
    const added = await bench.add({
      title: "  قفطان قطن  ",
      url: " https://brand.example/kaftan?a=1&b=2 ",
      image_url: "https://brand.example/1.jpg",
      other_image_urls: ["https://brand.example/2.jpg", "", "https://brand.example/1.jpg"],
      category: "Kaftans & Kimonos",
      style: " modest ",
      colors: ["Navy", " navy ", "", "أبيض"],
      sizes: ["S", "S", " M "],
      materials: ["cotton", ""],
      current_price: 999.999,
      price: 1200.456,
      currency: "USD",
      hidden: true,
      variants: [{ color: " Navy", size: "", in_stock: true }],
    });
    expect(added).toMatchObject({
      title: "قفطان قطن",
      url: "https://brand.example/kaftan?a=1&b=2",
      image_url: "https://brand.example/1.jpg",
      other_image_urls: ["https://brand.example/2.jpg"],
      category: "Kaftans & Kimonos",
      style: "modest",
      colors: ["navy", "أبيض"],
      sizes: ["S", "M"],
      materials: ["cotton"],
      current_price: 1000,
      price: 1200.46,
      currency: "USD",
      hidden: true,
      variants: [{ color: "navy", size: null, in_stock: true }],
    });
  });

  test("may have every one of the 38 categories", async () => {
    for (const category of CATEGORIES) {
      expect((await bench.add({ category })).category).toBe(category);
    }
  });

  test("shows its next picture first when the first is missing", async () => {
    const added = await bench.add({ other_image_urls: ["https://a.example/2.jpg"] });
    expect([added.image_url, added.other_image_urls]).toEqual(["https://a.example/2.jpg", []]);
  });
});

const wrong = (field: string, sentence: Parameters<typeof refusal>[1] = "fieldInvalid") => ({
  status: 400,
  body: refusal("invalid", sentence, { field, values: { field } }),
});

const BAD: [string, object, object][] = [
  ["no title", { title: undefined }, wrong("title", "titleRequired")],
  ["a title of spaces", { title: "  " }, wrong("title", "titleRequired")],
  ["a title of 301 letters", { title: "x".repeat(301) }, wrong("title", "tooLong")],
  ["a title with a null byte", { title: "a\0b" }, wrong("title", "controlCharacters")],
  ["no description", { description: "" }, wrong("description", "descriptionRequired")],
  ["no price", { price: undefined }, wrong("price", "priceRequired")],
  ["a price below zero", { price: -1 }, wrong("price", "priceRange")],
  ["a price in words", { price: "12" }, wrong("price", "priceRequired")],
  ["a price nobody pays", { price: 1e12 }, wrong("price", "priceRange")],
  ["a sale above the price", { current_price: 1300 }, wrong("current_price", "saleNotBelowPrice")],
  ["a sale at the price", { current_price: 1200 }, wrong("current_price", "saleNotBelowPrice")],
  [
    "a sale that is only below the price before rounding",
    { price: 10.004, current_price: 10.001 },
    wrong("current_price", "saleNotBelowPrice"),
  ],
  ["a sale below zero", { current_price: -5 }, wrong("current_price")],
  ["an unknown category", { category: "Hats" }, wrong("category", "categoryUnknown")],
  ["a group instead of a category", { category: "Tops" }, wrong("category", "categoryUnknown")],
  ["a category in the wrong case", { category: "shirts" }, wrong("category", "categoryUnknown")],
  ["a script as address", { url: "javascript:alert(1)" }, wrong("url", "addressNotWeb")],
  ["a file as address", { url: "file:///etc/passwd" }, wrong("url", "addressNotWeb")],
  ["an address without a host", { url: "https://" }, wrong("url", "addressNotWeb")],
  ["a path as address", { url: "/demo-shop/x/products/y" }, wrong("url", "addressNotWeb")],
  ["an address with a password", { url: "https://a:b@c.example" }, wrong("url", "addressNotWeb")],
  [
    "a picture that is data",
    { image_url: "data:image/png;base64,AA" },
    wrong("image_url", "addressNotWeb"),
  ],
  [
    "a further picture that is a path",
    { other_image_urls: ["https://a.example/1.jpg", "/api/health"] },
    wrong("other_image_urls", "addressNotWeb"),
  ],
  ["a currency in words", { currency: "pounds" }, wrong("currency")],
  ["colours that are no list", { colors: "red, blue" }, wrong("colors")],
  ["a colour with a null byte", { colors: ["\0"] }, wrong("colors.0", "controlCharacters")],
  ["101 sizes", { sizes: Array.from({ length: 101 }, String) }, wrong("sizes")],
  ["a variant without stock", { variants: [{ color: "red", size: "S" }] }, { status: 400 }],
  ["hidden in words", { hidden: "yes" }, wrong("hidden")],
];

describe("is refused with a sentence, and nothing changes:", () => {
  test.each(BAD)("%s", async (_, change, answer) => {
    const product = await seed();
    expect(await bench.call("POST", "", { ...DRAFT, ...change })).toMatchObject(answer);
    const edited = { ...product, price: 1200, ...change };
    expect(await bench.call("PUT", `/${product.id}`, edited)).toMatchObject(answer);
    expect(await bench.list()).toEqual([product]);
  });

  test("in Arabic for who reads Arabic", async () => {
    const answer = await bench.call(
      "POST",
      "",
      { ...DRAFT, category: "Hats" },
      { "accept-language": "ar" },
    );
    expect(answer.body).toMatchObject({ detail: inArabic("categoryUnknown") });
  });
});

describe("a product that is edited", () => {
  test("takes over everything that was sent and says when", async () => {
    const product = await seed();
    const edited = {
      ...product,
      title: "Wool coat",
      description: "Warm.",
      category: "Coats & Jackets",
      style: "evening",
      colors: ["red"],
      sizes: ["L"],
      materials: ["wool"],
      image_url: "https://brand.example/coat.jpg",
      other_image_urls: ["https://brand.example/coat-2.jpg"],
      price: 3000,
      current_price: 2500,
      currency: "USD",
      url: "https://brand.example/coat",
      hidden: true,
      active: false,
      variants: [
        { color: "red", size: "L", in_stock: false },
        { color: "red", size: "XL", in_stock: true },
      ],
    };
    const saved = await bench.save(edited);
    expect(saved).toEqual({
      ...edited,
      image: expect.stringContaining(`/api/images/${product.id}.`),
      updated_at: expect.any(String),
    });
    expect(saved.updated_at > product.updated_at).toBe(true);
    expect(await bench.list()).toEqual([saved]);
    expect(Product.strict().parse(saved)).toEqual(saved);
  });

  test("keeps what was not sent", async () => {
    const product = await seed({ current_price: 450, other_image_urls: [] });
    const { id, title, description } = product;
    const saved = await bench.save({ id, title, description, price: 800 });
    expect(saved).toEqual({ ...product, price: 800, updated_at: saved.updated_at });
  });

  test("refuses a lower price under which the sale is none any more", async () => {
    const product = await seed({ current_price: 450 });
    const { id, title, description } = product;
    const answer = await bench.call("PUT", `/${id}`, { title, description, price: 400 });
    expect(answer).toMatchObject(wrong("current_price", "saleNotBelowPrice"));
    expect(await bench.list()).toEqual([product]);
  });

  test("ends its sale and loses its category and address when they are emptied", async () => {
    const product = await seed({ current_price: 450 });
    const saved = await bench.save({
      ...product,
      current_price: null,
      category: "",
      url: "",
    });
    expect(saved).toMatchObject({ current_price: null, category: "", url: null });
  });

  test("keeps the paths of a demo product, and lets nobody choose another path", async () => {
    const paths = {
      url: "/demo-shop/nile/products/shirt",
      image_url: "/demo-shop/pictures/shirt-1.webp",
      other_image_urls: ["/demo-shop/pictures/shirt-2.webp"],
    };
    const product = await seed(paths);
    const swapped = {
      ...product,
      title: "Another title",
      image_url: paths.other_image_urls[0]!,
      other_image_urls: [paths.image_url],
    };
    expect(await bench.save(swapped)).toMatchObject({
      url: paths.url,
      image_url: paths.other_image_urls[0],
      other_image_urls: [paths.image_url],
    });
    const answer = await bench.call("PUT", `/${product.id}`, {
      ...swapped,
      url: "/demo-shop/nile/products/other",
    });
    expect(answer).toMatchObject(wrong("url", "addressNotWeb"));
  });

  test("never becomes new again", async () => {
    const product = await seed({ is_new: false });
    expect((await bench.save({ ...product, title: "x", isNew: true })).isNew).toBe(false);
    const fresh = await bench.add();
    expect((await bench.save({ ...fresh, isNew: false })).isNew).toBe(false);
  });

  test("is the one in the path, whatever id the draft carries", async () => {
    const [one, other] = [await seed(), await seed()];
    await bench.call("PUT", `/${one.id}`, { ...one, id: other.id, title: "Changed" });
    const titles = new Map((await bench.list()).map(({ id, title }) => [id, title]));
    expect([titles.get(one.id), titles.get(other.id)]).toEqual(["Changed", "Linen shirt"]);
  });
});

describe("stock and variants agree:", () => {
  const S = { color: "white", size: "S", in_stock: true };
  const M = { color: "white", size: "M", in_stock: false };
  const out = (variant: typeof S) => ({ ...variant, in_stock: false });

  test.each([
    ["the last variant sells out", [S, M], { variants: [out(S), M] }, [out(S), M], true],
    [
      "a variant comes back",
      [M],
      { variants: [{ ...M, in_stock: true }], sold_out: true },
      null,
      false,
    ],
    ["all is sold out", [S, M], { sold_out: true }, [out(S), M], true],
    ["all is back", [out(S), M], { sold_out: false }, [S, { ...M, in_stock: true }], false],
    ["the variants go", [S], { variants: [], sold_out: true }, [], true],
  ])("%s", async (_, variants, change, after, sold_out) => {
    const product = await seed({ variants, sold_out: variants.every((one) => !one.in_stock) });
    const saved = await bench.save({ ...product, ...change });
    expect(saved).toMatchObject({ sold_out, variants: after ?? [{ ...M, in_stock: true }] });
  });
});

describe("two tabs on one product", () => {
  test("the later save is told what stands there now, and may keep either", async () => {
    const seen = await seed();
    const first = await bench.save({ ...seen, title: "From the first tab" });
    const second = { ...seen, title: "From the second tab" };
    const answer = await bench.call("PUT", `/${seen.id}`, second);
    expect(answer).toMatchObject({
      status: 409,
      body: { ...refusal("changed_meanwhile", "productChangedMeanwhile"), current: first },
    });
    expect(await bench.list()).toEqual([first]);
    const forced = await bench.save({ ...second, updated_at: first.updated_at });
    expect(forced.title).toBe("From the second tab");
  });

  test("a switch in one tab is a change for the other", async () => {
    const seen = await seed();
    await bench.toggleHidden(seen.id);
    expect((await bench.call("PUT", `/${seen.id}`, { ...seen, title: "x" })).status).toBe(409);
  });

  test("saying the same is no conflict", async () => {
    const seen = await seed();
    const edited = { ...seen, title: "The same in both" };
    const first = await bench.save(edited);
    expect(await bench.save(edited)).toEqual(first);
  });

  test("without a moment to compare the last one wins", async () => {
    const { updated_at: _, ...seen } = await seed();
    await bench.save({ ...seen, title: "one" });
    expect((await bench.save({ ...seen, title: "two" })).title).toBe("two");
  });

  test("of twenty saves at once, from what all had seen, one goes through", async () => {
    const seen = await seed();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        bench.call("PUT", `/${seen.id}`, { ...seen, title: `Title ${n}` }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    const winner = answers.find(({ status }) => status === 200)!.body;
    expect(await bench.list()).toEqual([winner]);
  });
});

describe("switches", () => {
  test("activating takes the new flag from all the brand's products, and from nobody else's", async () => {
    const neighbour = await makeBrand(server.parts);
    const theirs = await workbenchOf(server.address, neighbour).add();
    const [one, other] = [await bench.add(), await bench.add()];
    const toggled = await bench.toggleActive(one.id);
    expect(toggled).toEqual({
      ...one,
      active: true,
      isNew: false,
      updated_at: toggled.updated_at,
    });
    // The other one was not edited: whoever has it open can still save it.
    expect(await bench.list()).toEqual(
      expect.arrayContaining([toggled, { ...other, isNew: false }]),
    );
    expect(await workbenchOf(server.address, neighbour).list()).toEqual([theirs]);
    expect((await bench.toggleActive(one.id)).active).toBe(false);
  });

  test("deactivating a new product takes the flag too", async () => {
    const product = await seed({ is_new: true, active: true });
    expect(await bench.toggleActive(product.id)).toMatchObject({ active: false, isNew: false });
  });

  test("hiding keeps the new flag", async () => {
    const product = await bench.add();
    const hidden = await bench.toggleHidden(product.id);
    expect(hidden).toEqual({ ...product, hidden: true, updated_at: hidden.updated_at });
    expect((await bench.toggleHidden(product.id)).hidden).toBe(false);
  });

  test("fifty at once end as if they had come one after the other", async () => {
    const ids = [(await bench.add()).id, (await bench.add()).id, (await bench.add()).id];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        bench.call("PATCH", `/${ids[n % 3]}/toggle-${n % 2 ? "active" : "hidden"}`),
      ),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const times = (n: number, kind: number) =>
      Array.from({ length: 50 }, (_, at) => at).filter((at) => at % 3 === n && at % 2 === kind)
        .length;
    const found = new Map((await bench.list()).map((product) => [product.id, product]));
    for (const [n, id] of ids.entries()) {
      expect(found.get(id)).toMatchObject({
        active: times(n, 1) % 2 === 1,
        hidden: times(n, 0) % 2 === 1,
        isNew: false,
      });
      // Every answer was a state of its own: none was given twice.
      const moments = answers
        .map(({ body }) => body as Product)
        .filter((product) => product.id === id)
        .map((product) => product.updated_at);
      expect(new Set(moments).size).toBe(moments.length);
    }
  });
});

describe("deleting", () => {
  test("takes the product with its variants and search entry, for good", async () => {
    const product = await seed();
    const answer = await bench.delete(product.id);
    expect(answer).toMatchObject({ status: 200, body: { message: "The product is deleted." } });
    expect(await bench.list()).toEqual([]);
    expect(await bench.delete(product.id)).toMatchObject(MISSING);
    const { pool } = server.parts.database;
    for (const table of ["variants", "search_entries"]) {
      const left = await pool.query(`select from ${table} where product_id = $1`, [product.id]);
      expect([table, left.rowCount]).toEqual([table, 0]);
    }
  });
});

describe("another brand's product", () => {
  test.each([
    ["saving", "PUT", ""],
    ["activating", "PATCH", "/toggle-active"],
    ["hiding", "PATCH", "/toggle-hidden"],
    ["deleting", "DELETE", ""],
  ])(
    "is not there for %s, like one that does not exist, and stays untouched",
    async (_, method, path) => {
      const neighbour = await makeBrand(server.parts);
      const theirs = workbenchOf(server.address, neighbour);
      const product = await theirs.add();
      const body = method === "PUT" ? { ...product, title: "Stolen" } : undefined;
      for (const id of [product.id, "p_nothing", "undefined", "%00", "' or 1=1"]) {
        const answer = await bench.call(method, `/${encodeURIComponent(id)}${path}`, body);
        expect(answer).toMatchObject(MISSING);
      }
      expect(await theirs.list()).toEqual([product]);
    },
  );

  test("may be changed by the administrator, in its own brand's name only", async () => {
    const token = await administratorToken(server.parts);
    const product = await seed();
    const house = workbenchOf(server.address, { id: brand.id, token });
    expect((await house.save({ ...product, title: "By the house" })).title).toBe("By the house");
    const elsewhere = workbenchOf(server.address, { id: "b_nobody", token });
    expect((await elsewhere.call("GET", "")).status).toBe(404);
    expect((await elsewhere.call("POST", "", DRAFT)).status).toBe(404);
    expect((await elsewhere.call("POST", "/save-all", [DRAFT])).status).toBe(404);
    expect((await elsewhere.call("PUT", `/${product.id}`, product)).status).toBe(404);
  });
});
