// A product as the fitters take it: what it is, and its pictures.
import type { Product } from "../../../contract/products.ts";
import type { Garment } from "../../providers/try-on/try-on.ts";
import { Problem } from "../../problems.ts";
import type { OpenOriginal } from "../products/pictures.ts";

export type AsGarment = (product: Product) => Promise<Garment>;

export type PictureOpeners = {
  openOriginal: OpenOriginal;
  /** The piece alone, where a picture of ours has that beside it. */
  openCutOut: OpenOriginal;
};

const PICTURES_PER_PIECE = 4;

const noPicture = ({ title }: Product) =>
  new Problem(422, "fit_picture_unusable", "fitPictureUnusable", { values: { title } });

export const createAsGarment =
  ({ openOriginal, openCutOut }: PictureOpeners): AsGarment =>
  async (product) => {
    const addresses = picturesOf(product);
    const opened = await Promise.all(addresses.map((address) => openOriginal(address)));
    const pictures = opened.filter((bytes) => bytes !== undefined);
    if (pictures.length === 0) throw noPicture(product);
    const cutOut = opened[0] && addresses[0] ? await openCutOut(addresses[0]) : undefined;
    return {
      title: product.title,
      category: product.category,
      pictures,
      ...(cutOut && { cutOut }),
    };
  };

export const picturesOf = ({ image_url, other_image_urls }: Product): string[] =>
  image_url === null ? [] : [image_url, ...other_image_urls].slice(0, PICTURES_PER_PIECE);
