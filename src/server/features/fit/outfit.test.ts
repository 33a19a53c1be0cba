import { describe, expect, test } from "vitest";
import { CATEGORIES } from "../../../contract/categories.ts";
import { slotOf } from "./garment/slot.ts";
import { planOutfit, type Described } from "./outfit.ts";

const piece = (category: string, title = category): Described => ({ category, title });
const wornBy = (a: Described, b: Described) => {
  const pair = [a, b] as const;
  return planOutfit(pair).worn.map((n) => pair[n]!.category);
};

describe("layers, from the skin outward, whichever is named first", () => {
  test.each([
    ["Coats & Jackets", "T-Shirts", ["T-Shirts", "Coats & Jackets"]],
    ["Abayas", "Dresses", ["Dresses", "Abayas"]],
    ["Hoodies & Sweatshirts", "Pants", ["Pants", "Hoodies & Sweatshirts"]],
    ["Hoodies & Sweatshirts", "Skirts", ["Skirts", "Hoodies & Sweatshirts"]],
    ["Bags", "Dresses", ["Dresses", "Bags"]],
    ["Leggings", "Dresses", ["Leggings", "Dresses"]],
    ["Ponchos & Capes", "Shirts", ["Shirts", "Ponchos & Capes"]],
    ["Suits", "Shirts", ["Shirts", "Suits"]],
    ["Tracksuits", "Headwear", ["Tracksuits", "Headwear"]],
    ["Clothing Sets", "Coats & Jackets", ["Clothing Sets", "Coats & Jackets"]],
  ])("%s and %s", (a, b, worn) => {
    expect(wornBy(piece(a), piece(b))).toEqual(worn);
    expect(wornBy(piece(b), piece(a))).toEqual(worn);
  });

  test("a blouse goes into the waistband of a skirt", () => {
    const plan = planOutfit([piece("Skirts"), piece("Blouses")]);
    expect(plan).toMatchObject({ worn: [1, 0], beside: [], isTucked: true, layout: "worn" });
  });
});

describe("what nobody wears together is laid out", () => {
  test.each([
    ["Dresses", "Dresses"],
    ["Pants", "Skirts"],
    ["Jumpsuits & Overalls", "Pants"],
    ["Home & Living", "Gifts & Stationery"],
    ["Bags", "Bags"],
    ["Suits", "Pants"],
    ["Tracksuits", "T-Shirts"],
  ])("%s with %s: both", (a, b) => {
    const plan = planOutfit([piece(a), piece(b)]);
    expect(plan).toMatchObject({ worn: [], beside: [0, 1], layout: "beside" });
  });

  test("a mug beside somebody who wears the dress", () => {
    const plan = planOutfit([piece("Home & Living", "Chai mug"), piece("Dresses")]);
    expect(plan).toMatchObject({ worn: [1], beside: [0], layout: "beside" });
  });

  test("children's pieces and underwear are not put on the figure", () => {
    const plan = planOutfit([piece("Kids' Clothing", "Girls dress"), piece("Underwear")]);
    expect(plan.beside).toEqual([0, 1]);
  });
});

describe("the figure", () => {
  test.each([
    ["Abayas", "Bags", "modest"],
    ["Hijabs & Scarves", "Dresses", "modest"],
    ["Prayerwear", "Bags", "modest"],
    ["Dresses", "Bags", "plain"],
  ])("for %s and %s is the %s one", (a, b, body) => {
    expect(planOutfit([piece(a), piece(b)]).body).toBe(body);
  });

  test.each([
    ["Men’s linen shirt", "male"],
    ["قميص رجالي كتان", "male"],
    ["Women’s linen shirt", "plain"],
    ["Linen shirt for men and women", "plain"],
    ["Document holder with menswear check", "plain"],
  ])("for “%s” is the %s one", (title, body) => {
    expect(planOutfit([piece("Shirts", title), piece("Pants")]).body).toBe(body);
  });

  test("is the one the shopper chose", () => {
    expect(planOutfit([piece("Abayas"), piece("Bags")], "full").body).toBe("full");
  });

  test("that can wear a head covering wears it, whatever was chosen", () => {
    expect(planOutfit([piece("Hijabs & Scarves"), piece("Shirts")], "plain").body).toBe("modest");
  });
});

describe("where a piece sits", () => {
  test("is known for every category", () => {
    for (const category of CATEGORIES) expect(slotOf(piece(category))).toBeTypeOf("string");
  });

  test.each([
    ["Others", "Leather umbrella", "beside"],
    ["Sleepwear", "Cotton nightdress", "dress"],
    ["Sleepwear", "Satin pyjamas", "set"],
    ["Suits", "Wool three-piece suit", "beside"],
    ["Prayerwear", "Two-piece prayer set", "beside"],
    ["Homewear", "Velvet slippers", "shoes"],
    ["Homewear", "Terry robe", "gown"],
    ["Swimwear", "Tunic burkini", "jumpsuit"],
    ["Accessories", "Black square sunglasses", "sunglasses"],
    ["", "بنطلون جينز أزرق", "trousers"],
    ["", "فستان سهرة", "dress"],
    ["", "عباية سوداء", "gown"],
  ])("%s “%s”: %s", (category, title, slot) => {
    expect(slotOf({ category, title })).toBe(slot);
  });
});
