import { expect, it } from "vitest";
import type { Product } from "../../../../contract/products.ts";
import { piece } from "../../../../../tests/support/wardrobe.ts";
import type { Find } from "../find/find.ts";
import { NO_WISH } from "../wish.ts";
import { swapIn } from "./swap.ts";

const garment = (id: string, title: string, category: string, price: number) =>
  piece(id, { title, description: title, category, price, style: "", materials: [], colors: [] });

const dress = garment("p_dress", "Cotton dress", "Dresses", 1000);
const heels = garment("p_heels", "Satin heels", "Footwear", 900);
const tote = garment("p_tote", "Canvas tote bag", "Bags", 500);
const sneakers = garment("p_sneakers", "Canvas sneakers", "Footwear", 700);
const boots = garment("p_boots", "Leather boots", "Footwear", 1800);

const shop =
  (...products: Product[]): Find =>
  async () => ({
    products,
    total: products.length,
    judged: [],
    gave: [],
    missing: [],
    unknown: [],
  });

const swapped = async (find: Find, isCheaper: boolean, maxPrice?: number) => {
  const swap = { kinds: ["kind:shoe"], wish: NO_WISH, isCheaper };
  const limits = maxPrice === undefined ? {} : { maxPrice };
  const outfits = await swapIn(find, [[dress, heels, tote]], swap, { ...NO_WISH, limits });
  return outfits.map(({ pieces }) => pieces.map(({ id }) => id));
};

it("puts another piece in its place and leaves the others", async () => {
  expect(await swapped(shop(sneakers), false)).toEqual([["p_dress", "p_sneakers", "p_tote"]]);
});

it("stays within the price of the whole look", async () => {
  expect(await swapped(shop(boots, sneakers), false, 2500)).toEqual([
    ["p_dress", "p_sneakers", "p_tote"],
  ]);
});

it("is cheaper than what goes, or there is no such look", async () => {
  expect(await swapped(shop(boots, sneakers), true)).toEqual([["p_dress", "p_sneakers", "p_tote"]]);
  expect(await swapped(shop(boots), true)).toEqual([]);
});
