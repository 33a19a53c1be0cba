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

it("puts a dress in the place of a shirt and trousers, and leaves a suit its shirt", async () => {
  const shirt = garment("p_shirt", "Cotton shirt", "Shirts", 600);
  const trousers = garment("p_trousers", "Cotton trousers", "Pants", 700);
  const suit = garment("p_suit", "Wool suit", "Suits", 3000);
  const linen = garment("p_linen", "Linen shirt", "Shirts", 650);
  const idsOf = async (look: Product[], kind: string, coming: Product) => {
    const swap = { kinds: [kind], wish: NO_WISH, isCheaper: false };
    const [outfit] = await swapIn(shop(coming), [look], swap, NO_WISH);
    return outfit?.pieces.map(({ id }) => id);
  };
  expect(await idsOf([shirt, trousers, sneakers], "kind:dress", dress)).toEqual([
    "p_dress",
    "p_sneakers",
  ]);
  expect(await idsOf([suit, shirt, boots], "kind:shirt", linen)).toEqual([
    "p_suit",
    "p_linen",
    "p_boots",
  ]);
});
