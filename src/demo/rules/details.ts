/** Where a closer look is worth it, by silhouette, in shares of the picture. */
import type { Crop } from "../../../tools/drawing/render.ts";
import type { SilhouetteName } from "../../../tools/drawing/silhouettes.ts";
import type { Row } from "./main-piece.ts";

type Details = readonly [Crop, ...Crop[]];

const at = (x: number, y: number, size: number): Crop => ({ x, y, size });

const NECK_OF_TOP: Details = [at(0.25, 0.12, 0.5), at(0.12, 0.16, 0.5), at(0.3, 0.14, 0.44)];
const NECK_OF_LONG: Details = [at(0.28, 0.05, 0.44), at(0.3, 0.22, 0.42), at(0.26, 0.52, 0.46)];
const WAIST: Details = [at(0.26, 0.05, 0.48), at(0.3, 0.06, 0.4)];
const MIDDLE: Details = [at(0.28, 0.3, 0.44), at(0.22, 0.26, 0.5)];

const DETAILS: Partial<Record<SilhouetteName, Details>> = {
  top: NECK_OF_TOP,
  blouse: NECK_OF_TOP,
  shirt: NECK_OF_TOP,
  hoodie: NECK_OF_TOP,
  cardigan: NECK_OF_TOP,
  blazer: NECK_OF_TOP,
  jacket: NECK_OF_TOP,
  camisole: NECK_OF_TOP,
  onesie: NECK_OF_TOP,
  dress: NECK_OF_LONG,
  abaya: NECK_OF_LONG,
  kaftan: NECK_OF_LONG,
  robe: NECK_OF_LONG,
  jumpsuit: NECK_OF_LONG,
  dungarees: NECK_OF_LONG,
  burkini: [at(0.28, 0.08, 0.44), at(0.28, 0.2, 0.44)],
  prayerset: [at(0.26, 0.2, 0.46), at(0.26, 0.3, 0.46)],
  poncho: [at(0.28, 0.14, 0.46), at(0.2, 0.36, 0.5)],
  trousers: WAIST,
  skirt: WAIST,
  // The upper piece, and where both meet.
  outfit: [at(0.08, 0.12, 0.5), at(0.44, 0.26, 0.48)],
  hijab: [at(0.26, 0.34, 0.48), at(0.2, 0.42, 0.48)],
  scarf: MIDDLE,
  sneakers: [at(0.06, 0.14, 0.58), at(0.34, 0.4, 0.56)],
  heels: [at(0.06, 0.1, 0.6), at(0.3, 0.36, 0.56)],
  boots: [at(0.1, 0.26, 0.56)],
  socks: [at(0.28, 0.12, 0.5), at(0.34, 0.36, 0.5)],
  umbrella: [at(0.18, 0.1, 0.58)],
  prayerbeads: [at(0.24, 0.42, 0.5)],
  loafers: [at(0.26, 0.18, 0.46), at(0.36, 0.52, 0.46)],
  flats: [at(0.42, 0.2, 0.5)],
  sandals: [at(0.06, 0.22, 0.5)],
  handbag: [at(0.24, 0.36, 0.5), at(0.06, 0.34, 0.52)],
  tote: [at(0.26, 0.26, 0.48), at(0.1, 0.44, 0.5)],
  backpack: [at(0.24, 0.44, 0.5)],
  basket: [at(0.24, 0.36, 0.48)],
  headwear: [at(0.14, 0.3, 0.5), at(0.36, 0.34, 0.48)],
  sunglasses: [at(0.08, 0.3, 0.48)],
  necklace: [at(0.28, 0.5, 0.44)],
  earrings: [at(0.12, 0.24, 0.46)],
};

/** Short trousers hang lower in the picture. */
const SHORT: Details = [at(0.24, 0.22, 0.5)];

/** The jacket, and the waistcoat that lies below it. */
const OF_THREE: Details = [at(0.08, 0.1, 0.46), at(0.1, 0.5, 0.44)];

export function detailsOf(silhouette: SilhouetteName, { kind, third }: Row): Details {
  if (silhouette === "outfit" && third) return OF_THREE;
  const isShort = typeof kind === "string" && /short|boxer|bermuda/.test(kind);
  return silhouette === "trousers" && isShort ? SHORT : (DETAILS[silhouette] ?? MIDDLE);
}
