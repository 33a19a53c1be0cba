import { expect, it } from "vitest";
import type { Product } from "../../../../contract/products.ts";
import { piece } from "../../../../../tests/support/wardrobe.ts";
import { asCandidate } from "../find/as-candidate.ts";
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

/** Has these for whatever kind or part is asked for, within the price. */
const stocked =
  (...products: Product[]): Find =>
  async ({ wish, categories }) => {
    const kinds = wish.terms.filter((id) => id.startsWith("kind:"));
    const isAsked = (one: Product) =>
      kinds.length > 0
        ? kinds.some((id) => asCandidate(one).terms.includes(id))
        : categories?.includes(one.category);
    const found = products.filter(
      (one) => isAsked(one) && one.price <= (wish.limits.maxPrice ?? Infinity),
    );
    const nothing = { total: 0, judged: [], gave: [], missing: [], unknown: [] };
    return { ...nothing, products: found };
  };

const listed = (maxPrice: number, ...kinds: string[]): Wish => ({
  ...NO_WISH,
  terms: kinds.map((kind) => `kind:${kind}`),
  limits: { maxPrice },
});

it("holds each part that was named, or says which gave", async () => {
  const composer = createComposer(stocked(bareDress, heels, sneakers, tote, clutch));
  const named = ["dress", "heel", "clutch"];
  const [whole] = await composer.outfits(listed(4000, ...named), { isList: true });
  expect(whole?.pieces.map(({ id }) => id)).toEqual(["p_bare", "p_heels", "p_clutch"]);
  expect(whole?.gave).toBeUndefined();
  const [less] = await composer.outfits(listed(3100, ...named), { isList: true });
  expect(less?.pieces.map(({ id }) => id)).toEqual(["p_bare", "p_heels"]);
  expect(less?.gave?.without).toEqual(["kind:clutch"]);
});

it("is for one person", async () => {
  const mens = garment("p_loafers", "Men's leather loafers", "Footwear", 1000);
  const ballet = garment("p_ballet", "Leather ballet flats", "Footwear", 1000);
  const camisole = garment("p_top", "Satin camisole top", "Blouses", 400);
  const skirt = garment("p_skirt", "Satin skirt", "Skirts", 600);
  const composer = createComposer(stocked(mens, ballet, camisole, skirt));
  const looks = await composer.outfits(listed(3000, "blouse", "skirt", "shoe"), { isList: true });
  for (const { pieces } of looks) expect(pieces.map(({ id }) => id)).not.toContain("p_loafers");
});

it("keeps of a look that was shown what the smaller purse allows", async () => {
  const composer = createComposer(stocked(bareDress, abaya, heels, sneakers, tote, clutch));
  const limits = { maxPrice: 2900 };
  const kept = [[bareDress, heels, tote]];
  const [look] = await composer.outfits({ ...NO_WISH, limits }, { kept });
  expect(look?.pieces.map(({ id }) => id)).toEqual(["p_bare", "p_sneakers", "p_tote"]);
});

const blouse = garment("p_blouse", "Cotton blouse", "Blouses", 500);
const trousers = garment("p_trousers", "Tailored trousers", "Pants", 700);
const suit = garment("p_suit", "Women's wool suit", "Suits", 3000);
const blazer = garment("p_blazer", "Linen blazer", "Blazers", 1500);
const flats = { ...garment("p_flats", "Leather shoes", "Footwear", 900), sizes: ["38", "44"] };
const mens = { ...garment("p_mens", "Men's wool suit for men", "Suits", 3000), audience: "men" };

it("gives a look another top where its own was refused", async () => {
  const find = shop(blouse, trousers, heels, tote);
  const kept = [[trousers, heels, tote]];
  const [look] = await createComposer(find).outfits({ ...NO_WISH, not: ["kind:shirt"] }, { kept });
  expect(look?.pieces.map(({ id }) => id)).toEqual(["p_blouse", "p_trousers", "p_heels", "p_tote"]);
});

it("wears no blazer over a suit", async () => {
  const office = { ...NO_WISH, terms: ["occasion:work"] };
  expect(await namesOf(shop(suit, blazer, heels), office, [suit])).toEqual(["p_suit", "p_heels"]);
});

it("dresses a woman who speaks of herself in nothing of a man's", async () => {
  const find = shop(suit, flats);
  const of = (speaks: "woman" | "man") => namesOf(find, { ...NO_WISH, speaks }, [mens, suit]);
  expect(await of("woman")).toContain("p_suit");
  expect(await of("woman")).not.toContain("p_mens");
});
