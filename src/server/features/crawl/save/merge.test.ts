import { describe, expect, test } from "vitest";
import { merge, valuesOf } from "./merge.ts";
import type { Content } from "./shelf.ts";

const BASE: Content = {
  title: "Dress",
  description: "A dress.",
  title_ar: "",
  description_ar: "",
  category: "Dresses",
  style: "casual",
  colors: ["red"],
  sizes: ["S"],
  materials: ["cotton"],
  image_url: "https://a.example/1.jpg",
  other_image_urls: [],
  price: 100,
  current_price: null,
  currency: "EGP",
  url: "https://a.example/dress",
  sold_out: false,
  hidden: true,
  active: true,
  is_new: false,
  variants: [{ color: "red", size: "S", in_stock: true }],
};
const stored = JSON.parse(JSON.stringify(valuesOf(BASE))) as ReturnType<typeof valuesOf>;

describe("imported again", () => {
  test("a field the brand left alone follows the shop; its switches stay the brand's", () => {
    const shop = { ...BASE, title: "New name", price: 80, active: false, hidden: false };
    const merged = merge(BASE, shop, stored);
    expect(merged.content).toEqual({ ...BASE, title: "New name", price: 80 });
    expect(merged.differences).toEqual({});
    expect(merged.imported.title).toEqual({ title: "New name" });
  });

  test("a field the brand edited stays; what the shop newly says is kept beside it", () => {
    const mine = { ...BASE, title: "My name", price: 90 };
    const merged = merge(mine, { ...BASE, price: 80, current_price: 70 }, stored);
    expect(merged.content).toEqual(mine);
    expect(merged.differences).toEqual({
      price: { price: 80, current_price: 70, currency: "EGP" },
    });
    // Until it is settled, what both once agreed on is remembered.
    expect(merged.imported.price).toEqual({ price: 100, current_price: null, currency: "EGP" });
  });

  test("a second name in Arabic is taken where the brand has none, and never instead of its own", () => {
    const shop = { ...BASE, title_ar: "فستان", description_ar: "من القطن" };
    expect(merge(BASE, shop, stored).content).toEqual(shop);
    expect(merge(BASE, shop, stored, "refresh").content).toEqual(BASE);
    const mine = { ...BASE, title_ar: "فستاني" };
    expect(merge(mine, shop, stored).content).toEqual(mine);
    expect(merge(shop, BASE, stored).content).toEqual(shop);
  });

  test("a shop that goes back, or says what the brand wrote, makes no difference", () => {
    const mine = { ...BASE, title: "My name" };
    expect(merge(mine, BASE, stored).differences).toEqual({});
    const agreed = merge(mine, mine, stored);
    expect(agreed.differences).toEqual({});
    expect(agreed.imported.title).toEqual({ title: "My name" });
  });

  test("a product typed in by hand is all the brand's own, and our guesses are not held against it", () => {
    const mine = { ...BASE, title: "Typed in", category: "Others", colors: [] };
    const merged = merge(mine, BASE, null);
    expect(merged.content).toEqual(mine);
    expect(merged.differences).toEqual({ title: { title: "Dress" } });
  });

  test("a reading that says less takes nothing away", () => {
    const less = {
      ...BASE,
      category: null,
      style: "",
      colors: [],
      sizes: [],
      materials: [],
      image_url: null,
      variants: [],
    };
    expect(merge(BASE, less, stored).content).toEqual(BASE);
    const soldOut = merge(BASE, { ...less, sold_out: true }, stored);
    expect(soldOut.content).toEqual({
      ...BASE,
      sold_out: true,
      variants: [{ color: "red", size: "S", in_stock: false }],
    });
  });
});
