import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseLoosely } from "../../src/server/features/crawl/extract/loose-json.ts";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { normalise } from "../../src/server/features/crawl/normalise/normalise.ts";
import { parsePrice } from "../../src/server/features/crawl/normalise/prices.ts";
import { applySelectors } from "../../src/server/features/crawl/selectors/apply.ts";
import { learnSelectors } from "../../src/server/features/crawl/selectors/learn.ts";
import { shopifyOnSale } from "./shop-pages.ts";

fc.configureGlobal({ seed: 20_261_115 });

const at = "https://shop.example/p";
const runs = { numRuns: 300 };
const bit = fc.oneof(
  fc.constantFrom(
    "<h1>",
    "</h1>",
    "<del>",
    "EGP 45",
    "<script type='application/ld+json'>",
    '{"@type":"Product",',
    "</script>",
    "<div class=price>",
    "</div>",
    "<meta property='og:price:amount' content='",
    "'>",
    "<select name=size><option>S",
    "٥٠٠",
    "\u0000",
    "<![CDATA[",
  ),
  fc.string({ unit: "grapheme", maxLength: 20 }),
);

describe("junk", () => {
  it("no text breaks the price reader, and what it reads is an amount", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const price = parsePrice(text, { currency: "EGP" });
        return price === null || (Number.isFinite(price.amount) && price.amount >= 0);
      }),
      { numRuns: 2000 },
    );
  });

  it("no page breaks the reader, and what it reads can be learned, replayed and normalised", () => {
    fc.assert(
      fc.property(fc.array(bit, { maxLength: 40 }), (bits) => {
        const html = bits.join("");
        const reading = readPage(html, at);
        if (!reading) return;
        learnSelectors(html, at, reading);
        normalise(reading, { currency: null, baseUrl: at });
      }),
      runs,
    );
  });

  it("a page cut off anywhere is read as far as it goes", () => {
    for (let end = 0; end < shopifyOnSale.length; end += 97)
      expect(() => readPage(shopifyOnSale.slice(0, end), at)).not.toThrow();
  });

  it("no selector breaks the replay", () => {
    fc.assert(
      fc.property(fc.string(), (selector) => {
        applySelectors(shopifyOnSale, at, {
          title: selector,
          current_price: selector,
          image: selector,
          availability: selector,
        });
      }),
      runs,
    );
  });

  it("deep nesting and long scripts end in time", () => {
    const deep = "<div>".repeat(20_000) + "EGP 45" + "</div>".repeat(20_000);
    expect(readPage(deep, at)).toBeNull();
    expect(parseLoosely("[".repeat(50_000))).toBeUndefined();
    expect(
      readPage(`<h1>A thing</h1><script>var a = ${"{".repeat(50_000)} price</script>`, at),
    ).toBeNull();
  });
});
