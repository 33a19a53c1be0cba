import { expect, it } from "vitest";
import { piece } from "../../../../../tests/support/wardrobe.ts";
import { NOTHING_FOUND } from "../find/find.ts";
import { NO_WISH } from "../wish.ts";
import { replyOf } from "./reply.ts";

const dresses = [900, 1200, 1500].map((price) =>
  piece(`p_${price}`, { title: `Dress ${price}`, category: "Dresses", price }),
);

const said = (language: "en" | "ar", total: number, at: number) =>
  replyOf({
    answer: { ...NOTHING_FOUND, products: dresses, total },
    wish: { ...NO_WISH, terms: ["kind:dress"] },
    language,
    query: "dresses",
    said: at,
    outside: [],
  }).rest.replaceAll("\u00a0", " ");

it("counts all that were found, as the list beside it does, and says whose the prices are", () => {
  for (const at of [0, 1, 2]) {
    expect(said("en", 83, at)).toMatch(/\b83 dresses\b.*; the first 3 are 900 to 1,500 EGP\./);
    expect(said("ar", 83, at)).toMatch(/٨٣ فستان.*، وأسعار أول ٣ من ٩٠٠ لـ١٬٥٠٠ جنيه\./);
  }
});

it("speaks of no first ones where all are shown", () => {
  for (const at of [0, 1, 2]) {
    expect(said("en", 3, at)).toMatch(/\b3 dresses\b.*, 900 to 1,500 EGP\./);
    expect(said("ar", 3, at)).toMatch(/٣ فساتين.*، من ٩٠٠ لـ١٬٥٠٠ جنيه\./);
  }
});
