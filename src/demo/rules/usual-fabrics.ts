/** What a piece is cut from when its line does not say: on its label and in its picture. */
import type { FabricName } from "../../../tools/drawing/fabrics.ts";
import type { SilhouetteName } from "../../../tools/drawing/silhouettes.ts";
import type { Row } from "./main-piece.ts";

const USUAL_FABRIC: Partial<Record<SilhouetteName, FabricName>> = {
  abaya: "crepe",
  blazer: "suiting",
  blouse: "chiffon",
  cardigan: "knit",
  dress: "crepe",
  hijab: "chiffon",
  hoodie: "fleece",
  jumpsuit: "linen",
  kaftan: "crepe",
  poncho: "knit",
  shirt: "cotton",
  skirt: "crepe",
  socks: "finknit",
  top: "jersey",
  robe: "terry",
};

export const TROUSER_FABRICS = {
  tailored: "suiting",
  chino: "cotton",
  wide: "crepe",
  palazzo: "chiffon",
  culottes: "crepe",
  flared: "suiting",
  jeans: "denim",
  widejeans: "denim",
  flaredjeans: "denim",
  cargo: "canvas",
  paperbag: "linen",
  harem: "crepe",
  sweat: "fleece",
  sweatwide: "fleece",
  sweatslim: "jersey",
  pyjama: "cotton",
  swim: "lycra",
  leggings: "lycra",
  capri: "lycra",
  yogaflare: "lycra",
  thermal: "finknit",
  shorts: "cotton",
  bermuda: "linen",
  denimshorts: "denim",
  runshorts: "nylon",
  sweatshorts: "fleece",
  swimshorts: "nylon",
  boxer: "jersey",
  boxershorts: "cotton",
} as const satisfies Record<string, FabricName>;

export const JACKET_FABRICS = {
  bomber: "nylon",
  varsity: "wool",
  puffer: "nylon",
  longpuffer: "nylon",
  quilted: "nylon",
  parka: "canvas",
  windbreaker: "nylon",
  biker: "leather",
  fleece: "terry",
  chore: "canvas",
  raincoat: "nylon",
} as const satisfies Record<string, FabricName>;

const isNamed = <Names extends object>(names: Names, name: unknown): name is keyof Names =>
  typeof name === "string" && Object.hasOwn(names, name);

export function usualFabric(
  silhouette: SilhouetteName,
  { kind, style }: Row,
): FabricName | undefined {
  if (silhouette === "trousers")
    return isNamed(TROUSER_FABRICS, kind) ? TROUSER_FABRICS[kind] : undefined;
  if (silhouette === "jacket")
    return isNamed(JACKET_FABRICS, style) ? JACKET_FABRICS[style] : undefined;
  return USUAL_FABRIC[silhouette];
}
