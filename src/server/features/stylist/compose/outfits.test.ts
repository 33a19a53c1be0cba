import { expect, it } from "vitest";
import type { Product } from "../../../../contract/products.ts";
import { piece } from "../../../../../tests/support/wardrobe.ts";
import type { Find } from "../find/find.ts";
import { NO_WISH, type Wish } from "../wish.ts";
import { createComposer } from "./outfits.ts";

const garment = (id: string, title: string, category: string, price: number) =>
  piece(id, { title, description: title, category, price, style: "", materials: [], colors: [] });

const abaya = garment("p_abaya", "Satin abaya with long sleeves", "Abayas", 1500);
const bareDress = garment("p_bare", "Red satin evening dress", "Dresses", 1400);
const heels = garment("p_heels", "Satin block heels for evenings", "Footwear", 1600);
const sneakers = garment("p_sneakers", "White canvas sneakers", "Footwear", 700);
const tote = garment("p_tote", "Canvas tote bag", "Bags", 600);
const clutch = garment("p_clutch", "Sequin evening clutch", "Bags", 900);

/** Has these, in this order, for whatever part is asked for. */
const shop =
  (...products: Product[]): Find =>
  async ({ categories = [] }) => ({
    products: products.filter(({ category }) => categories.includes(category)),
    total: products.length,
    judged: [],
    gave: [],
    missing: [],
    unknown: [],
  });

const wedding: Wish = { ...NO_WISH, terms: ["occasion:wedding"] };
const namesOf = async (find: Find, wish: Wish, mains?: Product[]) => {
  const [first] = await createComposer(find).outfits(wish, { ...(mains && { mains }) });
  return first?.pieces.map(({ id }) => id);
};

it("is dressed for the occasion, whatever comes first in the shop", async () => {
  const find = shop(bareDress, sneakers, heels, tote, clutch);
  expect(await namesOf(find, wedding)).toEqual(["p_bare", "p_heels", "p_clutch"]);
});

it("takes what there is rather than nothing, and never more than the purse holds", async () => {
  const poor = { ...wedding, limits: { maxPrice: 2800 } };
  const find = shop(bareDress, sneakers, heels, tote, clutch);
  expect(await namesOf(find, poor)).toEqual(["p_bare", "p_sneakers", "p_tote"]);
});

it("dresses who covers in what is known to cover, also of pieces that were found before", async () => {
  const covered = { ...wedding, wearer: { isCovered: true } };
  const scarf = garment("p_scarf", "Chiffon hijab", "Hijabs & Scarves", 200);
  const find = shop(bareDress, abaya, heels, clutch, scarf);
  const first = async (mains?: Product[]) => (await namesOf(find, covered, mains))?.[0];
  expect(await first()).toBe("p_abaya");
  expect(await first([bareDress, abaya])).toBe("p_abaya");
  expect(await first([bareDress])).toBe("p_bare");
});
