// @vitest-environment node
import { describe, expect, it } from "vitest";
import { aProduct } from "../../../test-support/a-product.ts";
import { checkForm, editedOf, formOf, readPrice, splitWords, withForm } from "./product-form.ts";
import { isStockComplete, variantsFor, withSoldOut, withVariantStock } from "./stock.ts";

const product = aProduct({
  colors: ["sand", "black"],
  sizes: ["S", "M"],
  other_image_urls: ["https://darzayn.example/2.jpg"],
  url: "/demo/shop/1",
});

describe("a product's form", () => {
  it("says the product and is read back into the same product", () => {
    const form = formOf(product);
    expect(form).toMatchObject({ price: "2400", current_price: "", colors: "sand, black" });
    expect(form.pictures).toEqual([
      "https://darzayn.example/1.jpg",
      "https://darzayn.example/2.jpg",
    ]);
    expect(withForm(product, form)).toEqual(product);
  });

  it("is sent whole, with its lists and the state on which it was made", () => {
    const form = { ...formOf(product), sizes: " S,, L ،XL ", current_price: "1999.5", url: "  " };
    expect(editedOf(product, form, "2026-10-01T00:00:00.000Z")).toEqual({
      id: "p_abaya",
      title: "Linen-blend open abaya",
      title_ar: "",
      description_ar: "",
      description: "Airy by day.",
      price: 2400,
      current_price: 1999.5,
      currency: "EGP",
      url: null,
      image_url: "https://darzayn.example/1.jpg",
      other_image_urls: ["https://darzayn.example/2.jpg"],
      category: "Abayas",
      style: "",
      colors: ["sand", "black"],
      sizes: ["S", "L", "XL"],
      materials: [],
      variants: [],
      sold_out: false,
      hidden: false,
      active: true,
      isNew: false,
      updated_at: "2026-10-01T00:00:00.000Z",
    });
  });

  it("names what is wrong before it is sent", () => {
    const wrong = { title: " ", description: "", price: "", current_price: "5", url: "shop" };
    expect(checkForm({ ...formOf(product), ...wrong }, product)).toEqual({
      title: "titleRequired",
      description: "descriptionRequired",
      price: "priceRequired",
      url: "addressNotWeb",
    });
    const form = formOf(product);
    expect(checkForm(form, product)).toEqual({});
    expect(checkForm({ ...form, price: "-1" }, product)).toEqual({ price: "priceRange" });
    expect(checkForm({ ...form, current_price: "2400" }, product)).toEqual({
      current_price: "saleNotBelowPrice",
    });
    expect(checkForm({ ...form, category: "Robes" }, product)).toEqual({
      category: "categoryUnknown",
    });
  });

  it("reads prices and lists as the specification says", () => {
    expect(readPrice("12.50")).toBe(12.5);
    expect(readPrice("")).toBeNull();
    expect(splitWords("red, , blue,")).toEqual(["red", "blue"]);
  });
});

describe("stock", () => {
  const variants = variantsFor(formOf(product));
  const form = { ...formOf(product), variants };

  it("has one place per color and size", () => {
    expect(variants).toEqual([
      { color: "sand", size: "S", in_stock: true },
      { color: "sand", size: "M", in_stock: true },
      { color: "black", size: "S", in_stock: true },
      { color: "black", size: "M", in_stock: true },
    ]);
    expect(isStockComplete(form)).toBe(true);
    expect(variantsFor({ colors: "", sizes: "", variants: [] })).toEqual([]);
  });

  it("keeps what is known when a size is added", () => {
    const gone = { ...form, ...withVariantStock(form, 1, false), sizes: "M, L" };
    expect(isStockComplete(gone)).toBe(false);
    expect(variantsFor(gone).map(({ size, in_stock }) => `${size} ${in_stock}`)).toEqual([
      "M false",
      "L true",
      "M true",
      "L true",
    ]);
  });

  it("is sold out when the last one is, and never contradicts itself", () => {
    let stock = { variants, sold_out: false };
    for (const at of variants.keys()) stock = withVariantStock(stock, at, false);
    expect(stock.sold_out).toBe(true);
    expect(withSoldOut(stock, false).variants.every(({ in_stock }) => in_stock)).toBe(true);
    expect(withSoldOut(form, true).variants.some(({ in_stock }) => in_stock)).toBe(false);
  });
});
