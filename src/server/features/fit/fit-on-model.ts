// Two pieces of the catalogue → the address of a picture that shows them together.
import { fillPath, type BodyOf, type ResponseOf } from "../../../contract/endpoint.ts";
import { fitPicture, type fitOnModel } from "../../../contract/fit.ts";
import type { Product } from "../../../contract/products.ts";
import type { Garment, TryOn } from "../../providers/try-on/try-on.ts";
import type { OpenOriginal } from "../products/pictures.ts";
import { Problem } from "../../problems.ts";
import type { FitFiles } from "./fit-files.ts";
import { planOutfit, type Plan } from "./outfit.ts";
import { shownIn } from "./picture-note.ts";
import type { FindPieces } from "./pieces.ts";

export type FitOnModel = (
  body: BodyOf<typeof fitOnModel>,
) => Promise<ResponseOf<typeof fitOnModel>>;

type Making = [pair: readonly [Product, Product], plan: Plan];

export type FitParts = {
  findPieces: FindPieces;
  openOriginal: OpenOriginal;
  /** The piece alone, where a picture of ours has that beside it. */
  openCutOut: OpenOriginal;
  tryOn: TryOn;
  files: FitFiles;
};

/** Raised when pictures come out differently: older ones are then not shown again. */
const VERSION = 7;
const PICTURES_PER_PIECE = 4;

const noPicture = ({ title }: Product) =>
  new Problem(422, "fit_picture_unusable", "fitPictureUnusable", { values: { title } });

export function createFitOnModel({
  findPieces,
  openOriginal,
  openCutOut,
  tryOn,
  files,
}: FitParts): FitOnModel {
  /** Two shoppers with the same wish wait for one picture. */
  const underway = new Map<string, Promise<Uint8Array>>();

  async function asGarment(product: Product): Promise<Garment> {
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
  }

  async function make(id: string, pair: Making[0], plan: Plan): Promise<Uint8Array> {
    const garments = await Promise.all([asGarment(pair[0]), asGarment(pair[1])]);
    const picture = await tryOn.dress({ garments, body: plan.body }, AbortSignal.timeout(60_000));
    await files.keep(id, picture);
    return picture;
  }

  async function makeOnce(id: string, ...making: Making): Promise<Uint8Array> {
    const picture = underway.get(id) ?? make(id, ...making);
    underway.set(id, picture);
    return picture.finally(() => underway.delete(id));
  }

  return async ({ products, body }) => {
    const chosen = await findPieces(products);
    // Who is named first makes no difference to the picture.
    const pair = chosen.toSorted((a, b) => (a.id < b.id ? -1 : 1)) as [Product, Product];
    const plan = planOutfit(pair, body);
    const id = files.idFor([
      VERSION,
      tryOn.name,
      plan.body,
      pair.map((p) => [p.id, p.title, p.category, picturesOf(p)]),
    ]);
    const picture = (await files.read(id)) ?? (await makeOnce(id, pair, plan));
    const shown =
      shownIn(picture) ?? [0, 1].map((n) => (plan.worn.includes(n) ? "worn" : "beside"));
    const pieces = chosen.map((product) => shown[pair.indexOf(product)]!);
    return {
      image_url: fillPath(fitPicture.path, { id }),
      body: plan.body,
      layout: pieces.every((piece) => piece === "worn") ? "worn" : "beside",
      pieces,
    };
  };
}

const picturesOf = ({ image_url, other_image_urls }: Product): string[] =>
  image_url === null ? [] : [image_url, ...other_image_urls].slice(0, PICTURES_PER_PIECE);
