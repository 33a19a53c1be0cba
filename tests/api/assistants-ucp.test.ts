// The catalogue over the Universal Commerce Protocol: valid in both releases, the same answers as our own
// search, and the protocol's own errors for whoever asks wrongly.
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  RELEASES,
  restPath,
  profilePath,
  type Release,
} from "../../src/server/features/assistants/ucp/releases.ts";
import { searchRequest } from "../support/protocols/generated-requests.ts";
import { faultsIn, UCP_SCHEMAS } from "../support/protocols/validate.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

type Piece = {
  metadata: { brand: string };
  id: string;
  title: string;
  url: string;
  price_range: { min: { amount: number } };
  options?: { name: string; values: { label: string; available?: boolean; exists?: boolean }[] }[];
  selected?: { name: string; label: string }[];
  variants: { id: string; availability: { available: boolean }; inputs?: unknown[] }[];
};
type Answer = {
  ucp: { version: string; status: string };
  products: Piece[];
  product: Piece;
  pagination: { cursor?: string; has_next_page: boolean; total_count: number };
  messages?: { type: string; code: string; content: string; severity?: string }[];
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasDemo: true });
});
afterAll(() => server.stop());

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(server.address + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

const search = (body: unknown, release: Release = RELEASES[0]) =>
  post(`${restPath(release)}/catalog/search`, body);

describe.each(RELEASES)("release %s", (release) => {
  const { profile, search: found, lookup, product, error } = UCP_SCHEMAS[release];

  test("is announced by a profile of its own", async () => {
    const answer = await fetch(server.address + profilePath(release));
    const body = (await answer.json()) as { ucp: { version: string } };
    expect(faultsIn(profile, body)).toEqual([]);
    expect(body.ucp.version).toBe(release);
  });

  test("answers a search, a look-up and one piece in its own shapes", async () => {
    const one = await search({ query: "black dress" }, release);
    expect(faultsIn(found, one.body)).toEqual([]);
    expect(one.body.ucp.version).toBe(release);
    const [first, second] = one.body.products;
    const ids = [first!.id, second!.variants[0]!.id];
    const two = await post(`${restPath(release)}/catalog/lookup`, { ids });
    expect(faultsIn(lookup, two.body)).toEqual([]);
    const three = await post(`${restPath(release)}/catalog/product`, { id: first!.id });
    expect(faultsIn(product, three.body)).toEqual([]);
  });

  test("refuses in its own words", async () => {
    for (const [path, body] of [
      ["search", {}],
      ["search", { query: "   " }],
      ["search", "{"],
      ["lookup", { ids: [] }],
      ["product", { id: "p_nobody" }],
    ] as const) {
      const answer = await post(`${restPath(release)}/catalog/${path}`, body);
      expect(faultsIn(error, answer.body), JSON.stringify(answer.body)).toEqual([]);
    }
  });

  test("every answer to generated requests is valid", { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(searchRequest, async (body) => {
        const answer = await search(body, release);
        expect([200, 400]).toContain(answer.status);
        expect(faultsIn(answer.status === 200 ? found : error, answer.body)).toEqual([]);
      }),
      { numRuns: 60, seed: 26 },
    );
  });
});

test("the profile of the newest release leads to the older one", async () => {
  const { ucp } = (await (await fetch(`${server.address}/.well-known/ucp`)).json()) as {
    ucp: { supported_versions: Record<string, string> };
  };
  const older = (await (await fetch(ucp.supported_versions["2026-04-08"]!)).json()) as {
    ucp: { version: string; supported_versions?: unknown };
  };
  expect(older.ucp.version).toBe("2026-04-08");
  expect(older.ucp.supported_versions).toBeUndefined();
});

test("a sentence finds what our own search finds, in the same order", async () => {
  const sentences = [
    "black abaya under 1500",
    "عايزة فستان سهرة مش اسود",
    "gazma sport 42",
    "linen shirt for men, not white",
    "شنطة ضهر",
    "tarha beige",
  ];
  for (const query of sentences) {
    const ours = await fetch(`${server.address}/api/search`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, limit: 12 }),
    });
    const { products } = (await ours.json()) as { products: { id: string }[] };
    const { body } = await search({ query, pagination: { limit: 12 } });
    expect(body.products.map(({ id }) => id)).toEqual(products.map(({ id }) => id));
  }
});

test("pages continue each other without repeats, and end", async () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 100; page++) {
    const pagination = { limit: 20, ...(cursor && { cursor }) };
    const { body } = await search({ filters: { categories: ["Bags"] }, pagination });
    seen.push(...body.products.map(({ id }) => id));
    cursor = body.pagination.cursor;
    if (!body.pagination.has_next_page) break;
  }
  expect(cursor).toBeUndefined();
  expect(new Set(seen).size).toBe(seen.length);
  const { body } = await search({ filters: { categories: ["Bags"] } });
  expect(seen.length).toBe(body.pagination.total_count);
});

test("limits in minor units are kept; in a money we do not know they are set aside and said so", async () => {
  const price = { max: 60_000 };
  const { body } = await search({ query: "bag", filters: { price } });
  expect(body.products.length).toBeGreaterThan(0);
  for (const piece of body.products) {
    expect(piece.price_range.min.amount).toBeLessThanOrEqual(60_000);
  }
  const other = await search({ filters: { price }, query: "bag", context: { currency: "USD" } });
  expect(other.body.messages?.map(({ code }) => code)).toContain("currency_unsupported");
});

test("filters are understood as people name things, and an unknown category is named", async () => {
  const all = async (filters: object) => (await search({ filters })).body.pagination.total_count;
  const dresses = await all({ categories: ["Dresses"] });
  expect(dresses).toBeGreaterThan(0);
  for (const name of ["dresses", "dress", "فساتين"])
    expect(await all({ categories: [name] })).toBe(dresses);
  const black = await all({ colors: ["black"], sizes: ["M"] });
  expect(black).toBeGreaterThan(0);
  expect(await all({ colors: ["Black"], sizes: ["m"] })).toBe(black);
  expect(await all({ colors: ["أسود"], sizes: ["M"] })).toBe(black);
  const { body } = await search({ filters: { categories: ["Spaceships"] } });
  expect(body.products).toEqual([]);
  expect(body.messages?.[0]).toMatchObject({ type: "warning", code: "filter_value_unknown" });
  expect(body.messages?.[0]?.content).toContain("Dresses");
});

test("pages of others may call the doors and show the pictures", async () => {
  const origin = { origin: "https://assistant.test" };
  for (const path of ["/catalog/search", "/mcp"]) {
    const asked = { "access-control-request-method": "POST", ...origin };
    const before = await fetch(server.address + path, { method: "OPTIONS", headers: asked });
    expect(before.status).toBe(204);
    expect(before.headers.get("access-control-allow-origin")).toBe("*");
  }
  const { body } = await search({ query: "bag" });
  const path = `/api/images/${body.products[0]!.id}/0?w=480`;
  const picture = await fetch(server.address + path, { headers: origin });
  expect(picture.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
});

test("filters beside words narrow the search itself, not its first page alone", async () => {
  const limit = 50;
  const first = await search({ query: "black", pagination: { limit } });
  const shown = new Set(first.body.products.map(({ id }) => id));
  const all = await search({ filters: { colors: ["black"] }, pagination: { limit } });
  const beyond = all.body.products.find(({ id }) => !shown.has(id))!;
  const filters = { brands: [beyond.metadata.brand] };
  const { body } = await search({ query: "black", filters, pagination: { limit } });
  expect(faultsIn(UCP_SCHEMAS["2026-08-25"].search, body)).toEqual([]);
  expect(body.products.map(({ id }) => id)).toContain(beyond.id);
  // A group means its categories, a brand is known in any letters, at this door as at ours.
  const { body: group } = await search({ query: "black", filters: { categories: ["Tops"] } });
  expect(group.products.length).toBeGreaterThan(0);
  const brand = group.products[0]!.metadata.brand;
  const { body: shouted } = await search({
    query: "black",
    filters: { categories: ["Tops"], brands: [brand.toUpperCase()] },
  });
  expect(new Set(shouted.products.map(({ metadata }) => metadata.brand))).toEqual(new Set([brand]));
});

test("a look-up joins repeated ids, says which input matched and how, and names what is missing", async () => {
  const { body } = await search({ query: "dress" });
  const [piece] = body.products;
  const variant = piece!.variants.at(-1)!;
  const ids = [piece!.id, piece!.id, variant.id, "p_nobody", "'; drop table products; --"];
  const answer = await post("/catalog/lookup", { ids });
  expect(answer.body.products).toHaveLength(1);
  const inputs = answer.body.products[0]!.variants.flatMap((one) => one.inputs);
  expect(inputs).toContainEqual({ id: piece!.id, match: "featured" });
  expect(inputs).toContainEqual({ id: variant.id, match: "exact" });
  expect(answer.body.messages?.map(({ content }) => content)).toEqual(ids.slice(3));
});

test("a thousand ids are refused with the specified error", async () => {
  const ids = Array.from({ length: 1000 }, (_, n) => `p_${n}`);
  const { status, body } = await post("/catalog/lookup", { ids });
  expect(status).toBe(400);
  expect(body.messages?.[0]?.code).toBe("request_too_large");
});

test("choosing a colour narrows the variants and says what is in stock beside it", async () => {
  const { body } = await search({
    filters: { categories: ["T-Shirts"] },
    pagination: { limit: 50 },
  });
  const many = body.products.find(({ options }) => (options?.[0]?.values.length ?? 0) > 1)!;
  const color = many.options!.find(({ name }) => name === "Color")!.values[1]!.label;
  const selected = [
    { name: "Color", label: color },
    { name: "Size", label: "no such size" },
  ];
  const preferences = ["Color", "Size"];
  const { body: detail } = await post("/catalog/product", { id: many.id, selected, preferences });
  expect(detail.product.selected).toEqual([{ name: "Color", label: color }]);
  const sizes = detail.product.options!.find(({ name }) => name === "Size")!;
  expect(sizes.values.every(({ exists }) => typeof exists === "boolean")).toBe(true);
  const byVariant = await post("/catalog/product", { id: many.variants.at(-1)!.id, selected });
  expect(byVariant.body.product.variants[0]!.id).toBe(many.variants.at(-1)!.id);
});

test("made-up, foreign and giant cursors are refused, unknown releases and unreadable agents too", async () => {
  const { body } = await search({ query: "dress", pagination: { limit: 1 } });
  const foreign = { query: "bag", pagination: { cursor: body.pagination.cursor } };
  const giant = { query: "bag", pagination: { cursor: "x".repeat(100_000) } };
  const madeUp = {
    query: "bag",
    pagination: { cursor: Buffer.from("1.1.a").toString("base64url") },
  };
  for (const wrong of [foreign, giant, madeUp]) {
    const answer = await search(wrong);
    expect(answer.status).toBe(400);
    expect(answer.body.ucp.status).toBe("error");
  }
  const unheard = await post("/ucp/2020-01-01/catalog/search", { query: "bag" });
  expect(unheard.status).toBe(422);
  expect(unheard.body.messages?.[0]?.code).toBe("version_unsupported");
  const agent = { "ucp-agent": 'profile="not an address"' };
  expect((await post("/catalog/search", { query: "bag" }, agent)).status).toBe(400);
  const old = { "ucp-agent": 'profile="https://a.example/ucp", version="2019-01-01"' };
  expect((await post("/catalog/search", { query: "bag" }, old)).status).toBe(422);
});

test("a link leads to the shop and is counted as an assistant's", async () => {
  const { body } = await search({ query: "dress" });
  const link = await fetch(body.products[0]!.url, { redirect: "manual" });
  expect(link.status).toBe(302);
  expect(body.products[0]!.url).toContain("source=assistant");
});
