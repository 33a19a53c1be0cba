// Pieces that only the pages of other pieces show.
import { expect, test } from "vitest";
import { openShownBeside } from "../../src/server/features/crawl/adaptive/shown-beside.ts";
import type { ReadingPlan } from "../../src/server/features/crawl/adaptive/reading-plan.ts";
import { parsePage } from "../../src/server/features/crawl/extract/page.ts";
import type { Shop } from "../../src/server/features/crawl/shops/shop.ts";

const at = (path: string) => `https://shop.example${path}`;
const shop = { base: new URL(at("/")) } as Shop;
const plan = (isWhole: boolean): ReadingPlan => ({
  pages: ["reed", "palm", "lotus"].map((slug) => at(`/things/${slug}`)),
  unsure: [],
  selectors: {},
  currency: "EGP",
  estimate: { expected: null, reason: null },
  isWhole,
});
const card = (path: string) =>
  `<div><a href="${path}"><img src="/a.jpg"><b>Name</b></a><i>EGP 300</i></div>`;
const page = (...paths: string[]) =>
  parsePage(
    `<html><body><h1>Reed</h1>${paths.map(card).join("")}</body></html>`,
    at("/things/reed"),
  );

test("one that is made like the others is read once, a page of another make or language is not", () => {
  const beside = openShownBeside(shop, plan(true));
  beside.look(page("/things/palm", "/things/papyrus", "/gifts/card/9"));
  beside.look(page("/things/papyrus", "/ar/things/palm"));
  expect(beside.take()).toEqual([at("/things/papyrus")]);
  expect(beside.take()).toEqual([]);
});

test("where only some pages are wanted nothing is added", () => {
  const beside = openShownBeside(shop, plan(false));
  beside.look(page("/things/papyrus"));
  expect(beside.take()).toEqual([]);
});
