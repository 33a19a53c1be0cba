// The demo catalogue as data: brands with a character, products with the looks their pictures show.
import type { CategoryName } from "../contract/categories.ts";
import type { Variant } from "../contract/products.ts";
import type { Crop } from "../../tools/drawing/render.ts";
import type { Look } from "../../tools/drawing/silhouettes.ts";
import type { WornPicture } from "./rules/worn.ts";

export type DemoPicture = {
  /** File name under pictures/. */
  file: string;
  look: Look;
  /** A detail of the piece. */
  crop?: Crop;
  /** On the figure; where that finds no place for it, the detail is shown instead. */
  worn?: WornPicture;
};

export type DemoProduct = {
  /** Becomes the id `p_{key}` and the address in the demo shop. */
  key: string;
  title: string;
  /** Of brands that write in both languages. */
  arabicTitle?: string;
  description: string;
  category: CategoryName;
  style: string;
  colors: string[];
  sizes: string[];
  materials: string[];
  price: number;
  currentPrice: number | null;
  variants: Variant[];
  soldOut: boolean;
  hidden: boolean;
  active: boolean;
  isNew: boolean;
  /** How long before the seed it was added. */
  ageDays: number;
  /** The piece first; another colourway; worn; close-ups last. */
  pictures: DemoPicture[];
};

/** How the brand's demo shop writes its pages, so that each way of reading a shop can be shown. */
export type DemoShopMake = "json-ld" | "microdata" | "plain";

export type DemoBrand = {
  /** Becomes the id `b_{key}`, the username and the demo shop's address. */
  key: string;
  name: string;
  arabicName: string;
  /** One line in the brand's own voice. */
  tagline: string;
  city: string;
  shopMake: DemoShopMake;
  products: DemoProduct[];
};
