// The questions that bring more of an app's list: by the cursor that an answer names, wherever the question takes one.
import { expect, test } from "vitest";
import { askOn } from "../../src/server/features/crawl/sources/ask-on.ts";
import { afterCursor, listKey } from "../../src/server/features/crawl/sources/next-question.ts";
import type { Shop } from "../../src/server/features/crawl/shops/shop.ts";

const URL_OF = "https://shop.example/graphql/";
const query =
  "query L($first: Int!, $after: String) { products(first: $first, after: $after) { id } }";

test.each([
  [
    "a variable that the query declares",
    { url: URL_OF, body: { query, variables: { first: 3 } } },
    { url: URL_OF, body: { query, variables: { first: 3, after: "WyIx" } } },
  ],
  [
    "a field of the body",
    { url: URL_OF, body: { filter: {}, cursor: null } },
    { url: URL_OF, body: { filter: {}, cursor: "WyIx" } },
  ],
  [
    "the address",
    { url: "https://shop.example/api?cursor=abc&size=8", body: null },
    { url: "https://shop.example/api?cursor=WyIx&size=8", body: null },
  ],
  [
    "variables in the address",
    {
      url: `https://shop.example/api?variables=${encodeURIComponent('{"after":null}')}`,
      body: null,
    },
    {
      url: `https://shop.example/api?variables=${encodeURIComponent('{"after":"WyIx"}').replaceAll("'", "%27")}`,
      body: null,
    },
  ],
  ["no place for it", { url: "https://shop.example/api?size=8", body: { size: 8 } }, null],
])("a cursor goes into %s", (_, question, expected) => {
  const asked = afterCursor(question, "WyIx");
  expect(asked && { ...asked, url: decodeURIComponent(asked.url) }).toEqual(
    expected && { ...expected, url: decodeURIComponent(expected.url) },
  );
});

test("an address that is named is asked on the shop's own host alone", () => {
  const question = { url: "https://shop.example/api", body: null };
  expect(afterCursor(question, "/api?page=2")?.url).toBe("https://shop.example/api?page=2");
  expect(afterCursor(question, "https://else.example/api?page=2")).toBeNull();
});

test("two parts of one list are one list, two categories are two", () => {
  const key = (variables: unknown) =>
    listKey({ url: URL_OF, body: { query, variables } }, (name) => name === "page");
  expect(key({ first: 3, after: "a" })).toBe(key({ first: 3, after: "b" }));
  expect(key({ first: 3, category: "a" })).not.toBe(key({ first: 3, category: "b" }));
});

test("a list is asked to its end, though no total is named", async () => {
  const all = Array.from({ length: 7 }, (_, n) => ({
    id: `p${n}`,
    slug: `robe-${n}`,
    name: `Robe ${n}`,
    price: 400 + n,
  }));
  const answer = (from: number) => ({
    data: {
      products: {
        edges: all.slice(from, from + 3).map((node) => ({ node })),
        pageInfo: { hasNextPage: from + 3 < all.length, endCursor: `cursor${from + 3}` },
      },
    },
  });
  const asked: unknown[] = [];
  const get = (_: string, { json }: { json: { variables: { after?: string } } }) => {
    asked.push(json.variables.after);
    const from = Number(json.variables.after?.slice("cursor".length) ?? 0);
    return Promise.resolve({ status: 200, text: JSON.stringify(answer(from)) });
  };
  const shop = { visitor: { get, signal: AbortSignal.timeout(60_000) } } as unknown as Shop;
  const body = JSON.stringify({ query, variables: { first: 3 } });
  const { answers } = await askOn(shop, [{ url: URL_OF, method: "POST", body, json: answer(0) }]);
  expect(asked).toEqual(["cursor3", "cursor6"]);
  expect(answers).toHaveLength(3);
});
