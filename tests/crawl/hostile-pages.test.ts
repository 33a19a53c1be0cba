import { expect, test } from "vitest";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { cleanText } from "../../src/server/features/crawl/normalise/clean-text.ts";

const AT = "https://shop.example/p";
const page = (json: unknown) =>
  `<title>Linen shirt</title><h1>Linen shirt</h1><script type="application/ld+json">${JSON.stringify(json)}</script>`;

test("nodes that name each other in a circle are read once", () => {
  const offer = (id: string, next: string) => ({
    "@type": "Offer",
    "@id": id,
    price: "450",
    priceCurrency: "EGP",
    offers: { "@id": next },
  });
  const product = {
    "@type": "Product",
    "@id": "#p",
    name: "Linen shirt",
    offers: [{ "@id": "#a" }, { "@id": "#p" }],
    hasVariant: [{ "@type": "Product", "@id": "#v", offers: { "@id": "#a" } }, { "@id": "#p" }],
  };
  const graph = [product, offer("#a", "#b"), offer("#b", "#a")];
  const reading = readPage(
    page({ "@graph": [...graph, { "@id": "#c", mainEntity: product }] }),
    AT,
  );
  expect(reading).toMatchObject({ title: "Linen shirt", price: 450, currency: "EGP" });
});

test("what is nested without end is read as far as people nest", () => {
  const nested = (key: string) =>
    `{"${key}":`.repeat(20_000) + '"Linen shirt"' + "}".repeat(20_000);
  for (const key of ["name", "offers", "image", "brand", "mainEntity"]) {
    const json = `{"@type":"Product","name":"Linen shirt","${key}":${nested(key)}}`;
    readPage(`<h1>Linen shirt</h1><script type="application/ld+json">${json}</script>`, AT);
  }
  const deep = "<div>".repeat(200_000);
  expect(cleanText(`<p>Woven in Akhmim.</p>${deep}far down`, 500)).toBe("Woven in Akhmim.");
  readPage(`<h1>Linen shirt</h1>${deep}`, AT);
  readPage(`<h1>Linen shirt</h1>${deep}${"</div>".repeat(200_000)}`, AT);
});
