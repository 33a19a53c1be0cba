import { expect, test } from "vitest";
import {
  CATEGORIES,
  CATEGORY_TREE,
  categoriesOf,
  categoryId,
} from "../../src/contract/categories.ts";

const SPECIFIED_CATEGORIES =
  "Abayas, Accessories, Bags, Blazers, Cardigans, Clothing Sets, Coats & Jackets, Dresses, Footwear, Gifts & Stationery, Headwear, Hijabs & Scarves, Home & Living, Hoodies & Sweatshirts, Undershirts, Underwear, Jumpsuits & Overalls, Kaftans & Kimonos, Kids' Clothing, Homewear, Leggings, Pants, Ponchos & Capes, Prayerwear, Shirts, Blouses, T-Shirts, Tank Top, Shorts, Skirts, Sleepwear, Sportswear, Suits, Sweatpants, Swimwear, Tracksuits, Vest, Others";

const SPECIFIED_TREE =
  "Blazers; Cardigans; Coats & Jackets; Cover-ups (Ponchos & Capes, Kaftans & Kimonos, Abayas, Prayerwear); Hijabis (Headwear, Hijabs & Scarves); Dresses; Jumpsuits & Overalls; Suits; Clothing Sets; Tops (Shirts, Blouses, T-Shirts, Tank Top, Vest, Hoodies & Sweatshirts); Bottoms (Pants, Leggings, Shorts, Skirts, Sweatpants); Active & Sportswear (Sportswear, Tracksuits, Swimwear); Homey (Homewear, Sleepwear); Footwear; Accessories; Bags; Home & Gifts (Gifts & Stationery, Home & Living); Kids (Kids' Clothing); Underclothes (Undershirts, Underwear); Others";

test("shoppers choose among the 38 categories as written", () => {
  expect(CATEGORIES.length).toBe(38);
  expect(CATEGORIES.join(", ")).toBe(SPECIFIED_CATEGORIES);
});

test("the carousel shows the 20 groups with their children as written", () => {
  const written = CATEGORY_TREE.map(({ name, subcategories }) =>
    subcategories.length > 0
      ? `${name} (${subcategories.map((child) => child.name).join(", ")})`
      : name,
  );
  expect(written.length).toBe(20);
  expect(written.join("; ")).toBe(SPECIFIED_TREE);
});

test("every category is reached through exactly one group", () => {
  const reached = CATEGORY_TREE.flatMap(({ name }) => categoriesOf(name));
  expect(reached.toSorted()).toEqual([...CATEGORIES].toSorted());
});

test("a group stands for its children, a category for itself", () => {
  expect(categoriesOf("Hijabis")).toEqual(["Headwear", "Hijabs & Scarves"]);
  expect(categoriesOf("Pants")).toEqual(["Pants"]);
  expect(categoriesOf("Bags")).toEqual(["Bags"]);
});

test("ids are unique and can stand in an address as they are", () => {
  const ids = [...CATEGORIES, ...CATEGORY_TREE.map(({ name }) => name)].map(categoryId);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(new Set(CATEGORIES.map(categoryId)).size).toBe(38);
  expect(new Set(CATEGORY_TREE.map(({ id }) => id)).size).toBe(20);
});
