// A piece that has an address in each of the shop's languages is read once, in the shop's own.
import { expect, test } from "vitest";
import { createOtherLanguages } from "../../src/server/features/crawl/adaptive/other-languages.ts";
import { parsePage } from "../../src/server/features/crawl/extract/page.ts";
import type { Shop } from "../../src/server/features/crawl/shops/shop.ts";

const BASE = new URL("https://shop.example/");
const OWN = `${BASE.href}product/vest`;
const ENGLISH = `${BASE.href}en/product/reed-vest`;
const page = (address: string) =>
  parsePage(
    `<html><head><link rel="alternate" hreflang="ar" href="${OWN}"><link rel="alternate" hreflang="en" href="${ENGLISH}"></head></html>`,
    address,
  );

/** `here`: what was saved already. */
const languages = (pages: string[], here: string[] = []) =>
  createOtherLanguages(
    {
      base: BASE,
      missing: async (addresses: string[]) => addresses.filter((one) => !here.includes(one)),
    } as unknown as Shop,
    pages,
  );

test("the other language gives way to the shop's own, whichever is opened first", async () => {
  const both = languages([ENGLISH, OWN]);
  expect(await both.isReadElsewhere(page(ENGLISH), ENGLISH)).toBe(true);
  expect(await both.isReadElsewhere(page(OWN), OWN)).toBe(false);
});

test("a piece that is read in the other language alone is read there", async () => {
  expect(await languages([ENGLISH]).isReadElsewhere(page(ENGLISH), ENGLISH)).toBe(false);
});

test("what was saved under another of its addresses is not read again", async () => {
  expect(await languages([OWN], [ENGLISH]).isReadElsewhere(page(OWN), OWN)).toBe(true);
});
