// Which garment it is. The network has two heads: one learned ten kinds from real photos, the other the
// catalogue's categories, most of them from drawings only.
import { createRequire } from "node:module";
import { CATEGORIES, type CategoryName } from "../../../contract/categories.ts";
import { planesOf } from "./encode.ts";
import type { LabelChances, PhotoLabel } from "./labels.ts";
import { lazyModel } from "./model.ts";
import type { Place } from "./pieces.ts";
import type { Rgb } from "./picture.ts";

const SIDE = 224;

/** In the order the network was trained with (training/vision/labels.py). */
export const PHOTO_KINDS = [
  "dress",
  "hat",
  "longsleeve",
  "outwear",
  "pants",
  "shirt",
  "shoes",
  "shorts",
  "skirt",
  "t-shirt",
] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];

/** Categories that a look cannot tell: a child's dress is a dress, and a gift may be anything. */
const NOT_A_LOOK = [
  "Kids' Clothing",
  "Homewear",
  "Sportswear",
  "Others",
  "Gifts & Stationery",
  "Clothing Sets",
  "Undershirts",
] as const satisfies CategoryName[];

type Told = Exclude<CategoryName, (typeof NOT_A_LOOK)[number]>;
export type GarmentKind = Told | "Long sleeve tops" | "Hoodies" | "Polo shirts";

const isTold = (name: CategoryName): name is Told => !NOT_A_LOOK.some((other) => other === name);

/**
 * What a photo's kind may be in the catalogue; the first is said when nothing speaks for another. The photos'
 * jackets are no cardigans: only drawings taught the network what those are.
 */
const WITHIN: Record<PhotoKind, readonly [GarmentKind, ...GarmentKind[]]> = {
  dress: ["Dresses"],
  hat: ["Headwear"],
  longsleeve: ["Long sleeve tops", "Hoodies & Sweatshirts", "Cardigans", "Blouses"],
  outwear: ["Coats & Jackets", "Blazers"],
  pants: ["Pants", "Sweatpants", "Leggings"],
  shirt: ["Shirts", "Blouses"],
  shoes: ["Footwear"],
  shorts: ["Shorts"],
  skirt: ["Skirts"],
  "t-shirt": ["T-Shirts", "Tank Top"],
};

/** Which categories a photo of this kind was taught to allow (training/vision/labels.py). */
const AMONG: Record<PhotoKind, CategoryName[]> = {
  dress: ["Dresses", "Kaftans & Kimonos"],
  hat: ["Headwear"],
  longsleeve: ["T-Shirts", "Hoodies & Sweatshirts", "Blouses", "Cardigans"],
  outwear: ["Coats & Jackets", "Blazers", "Cardigans"],
  pants: ["Pants", "Sweatpants", "Leggings"],
  shirt: ["Shirts", "Blouses"],
  shoes: ["Footwear"],
  shorts: ["Shorts"],
  skirt: ["Skirts"],
  "t-shirt": ["T-Shirts", "Tank Top"],
};

/** The labels of a kind; the first is what the kind itself is called by. */
const LABELS_OF: Record<PhotoKind, readonly [PhotoLabel, ...PhotoLabel[]]> = {
  dress: ["Dress"],
  hat: ["Hat"],
  longsleeve: ["Longsleeve", "Hoodie"],
  outwear: ["Outwear", "Blazer"],
  pants: ["Pants"],
  shirt: ["Shirt", "Blouse"],
  shoes: ["Shoes"],
  shorts: ["Shorts"],
  skirt: ["Skirt"],
  "t-shirt": ["T-Shirt", "Polo", "Undershirt", "Top", "Body"],
};

/** What a narrower label is called; the others are no word people search with. */
const NARROWER: Partial<Record<PhotoLabel, GarmentKind>> = {
  Blazer: "Blazers",
  Hoodie: "Hoodies",
  Polo: "Polo shirts",
  Undershirt: "Tank Top",
  Blouse: "Blouses",
};

/** What may lie where the encoder saw a piece of this sort. */
export const KINDS_AT: Record<Place, readonly GarmentKind[]> = {
  nothing: [],
  top: ["T-Shirts", "Tank Top", "Shirts", "Blouses", "Polo shirts", "Long sleeve tops", "Hoodies", "Hoodies & Sweatshirts", "Cardigans", "Vest"], // prettier-ignore
  outer: ["Coats & Jackets", "Blazers", "Cardigans", "Vest", "Hoodies", "Hoodies & Sweatshirts", "Ponchos & Capes"], // prettier-ignore
  bottom: ["Pants", "Shorts", "Leggings", "Sweatpants"],
  skirt: ["Skirts"],
  dress: ["Dresses", "Abayas", "Kaftans & Kimonos", "Jumpsuits & Overalls", "Prayerwear"],
  shoes: ["Footwear"],
  bag: ["Bags"],
  hat: ["Headwear"],
  scarf: ["Hijabs & Scarves"],
  jewellery: ["Accessories"],
};

const IN_PHOTOS = new Set<GarmentKind>(["T-Shirts", ...Object.values(WITHIN).flat()]);

export type Judged = { kinds: Float32Array; categories: Float32Array };

const openGarments = lazyModel(createRequire(import.meta.url).resolve("./weights/garments.onnx"));

/** Runs inside the thread. */
export async function judgeHere(picture: Rgb): Promise<Judged> {
  const session = await openGarments();
  const rgb = await planesOf(picture, SIDE);
  const answer = await session.run({ rgb }, ["kinds", "categories"]);
  return {
    kinds: answer["kinds"]!.data as Float32Array,
    categories: answer["categories"]!.data as Float32Array,
  };
}

/** A category the photos did not have is believed only when it outweighs all that they had. */
const OUTWEIGHS = 0.5;

/** What was learned from drawings alone is no more than a guess on a photo with other things around it. */
const GUESS = 0.7;

/** How much the second head has to say about the ten kinds: it is right more often on clean shop pictures. */
const SECOND_HEAD = 0.25;

/**
 * The labels come from the encoder: another network, another opinion, of the same weight. Two opinions of one
 * picture are not independent: multiplied as if they were, they would be surer than they are right.
 */
const EACH_SAYS = 0.5;

const labelled = (labels: LabelChances, kind: PhotoKind) =>
  LABELS_OF[kind].reduce((sum, label) => sum + labels[label], 0);

/** The chances of the ten kinds, in their order, by all heads together. */
export function photoKinds({ kinds, categories }: Judged, labels?: LabelChances): number[] {
  const weighed = PHOTO_KINDS.map((photo, n) => {
    const among = AMONG[photo].reduce(
      (sum, name) => sum + categories[CATEGORIES.indexOf(name)]!,
      0,
    );
    const told = kinds[n]! * (among + 1e-4) ** SECOND_HEAD;
    return labels ? (told * (labelled(labels, photo) + 1e-3)) ** EACH_SAYS : told;
  });
  const sum = weighed.reduce((all, value) => all + value, 0);
  return weighed.map((value) => value / sum);
}

/** What is said of the catalogue's categories by both networks. */
export const judgedByBoth = (judged: Judged, categories: Float32Array): Judged => ({
  ...judged,
  categories: judged.categories.map((chance, n) => (chance + categories[n]!) / 2),
});

export function kindsOf(
  judged: Judged,
  isPlainGround: boolean,
  labels?: LabelChances,
): { kind: GarmentKind; sureness: number }[] {
  const chance = (kind: GarmentKind) =>
    judged.categories[CATEGORIES.indexOf(kind as CategoryName)] ?? 0;
  const kinds = photoKinds(judged, labels);
  const others = CATEGORIES.filter(isTold).filter((name) => !IN_PHOTOS.has(name));
  const elsewhere = others.reduce((sum, name) => sum + chance(name), 0);
  const isElsewhere = elsewhere > OUTWEIGHS;
  const fromPhotos = PHOTO_KINDS.map((photo, n) => ({
    kind: refined(photo, isPlainGround ? chance : () => 0, labels),
    sureness: kinds[n]! * (isElsewhere ? 1 - elsewhere : 1),
  }));
  const belief = isPlainGround ? 1 : GUESS;
  const fromDrawings = others.map((kind) => ({ kind, sureness: chance(kind) * belief }));
  return joined([...fromPhotos, ...(isElsewhere ? fromDrawings : [])])
    .filter(({ sureness }) => sureness > 0.05)
    .toSorted((a, b) => b.sureness - a.sureness)
    .slice(0, 3);
}

/** Two of the ten kinds may be called by one word: nothing is "a blouse, or perhaps a blouse". */
function joined(kinds: { kind: GarmentKind; sureness: number }[]) {
  const sums = new Map<GarmentKind, number>();
  for (const { kind, sureness } of kinds) sums.set(kind, (sums.get(kind) ?? 0) + sureness);
  return [...sums].map(([kind, sureness]) => ({ kind, sureness }));
}

/** A narrower word is said only when little doubt is left. */
const NARROW = 0.6;
/** Of its kind's labels together; a kind is called by its usual word unless more is sure. */
const LIKELIER = 0.65;

/** The labels tell it on photos; what only drawings taught is believed where the ground is as plain as theirs. */
function refined(
  photo: PhotoKind,
  chance: (kind: GarmentKind) => number,
  labels?: LabelChances,
): GarmentKind {
  const [usual, ...narrower] = WITHIN[photo];
  if (labels) {
    const label = LABELS_OF[photo].reduce((one, other) =>
      labels[other] > labels[one] ? other : one,
    );
    const kind = NARROWER[label];
    if (kind && labels[label] > labelled(labels, photo) * LIKELIER) return kind;
  }
  return narrower.find((kind) => chance(kind) > NARROW) ?? usual;
}
