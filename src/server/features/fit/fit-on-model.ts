// Two pieces of the catalogue → the address of a picture that shows them together.
import { fillPath, type BodyOf, type ResponseOf } from "../../../contract/endpoint.ts";
import { fitPicture, USUAL_SKIN, type fitOnModel, type FitSkin } from "../../../contract/fit.ts";
import type { Language } from "../../../contract/languages.ts";
import type { Product } from "../../../contract/products.ts";
import type { TryOn } from "../../providers/try-on/try-on.ts";
import { picturesOf, type AsGarment } from "./as-garment.ts";
import type { FitFiles } from "./fit-files.ts";
import { planOutfit, type Plan } from "./outfit.ts";
import { shownIn } from "./picture-note.ts";
import type { FindPieces } from "./pieces.ts";

export type FitOnModel = (
  body: BodyOf<typeof fitOnModel>,
  language: Language,
) => Promise<ResponseOf<typeof fitOnModel>>;

type Making = [pair: readonly [Product, Product], plan: Plan, skin: FitSkin, language: Language];

export type FitParts = {
  findPieces: FindPieces;
  asGarment: AsGarment;
  tryOn: TryOn;
  files: FitFiles;
};

/** Raised when pictures come out differently: older ones are then not shown again. */
const VERSION = 12;

export function createFitOnModel({ findPieces, asGarment, tryOn, files }: FitParts): FitOnModel {
  /** Two shoppers with the same wish wait for one picture. */
  const underway = new Map<string, Promise<Uint8Array>>();

  async function make(id: string, ...[pair, plan, skin, language]: Making): Promise<Uint8Array> {
    const garments = await Promise.all([asGarment(pair[0]), asGarment(pair[1])]);
    const picture = await tryOn.dress(
      { garments, body: plan.body, skin, language },
      AbortSignal.timeout(60_000),
    );
    await files.keep(id, picture);
    return picture;
  }

  async function makeOnce(id: string, ...making: Making): Promise<Uint8Array> {
    const picture = underway.get(id) ?? make(id, ...making);
    underway.set(id, picture);
    return picture.finally(() => underway.delete(id));
  }

  return async ({ products, body, skin = USUAL_SKIN }, language) => {
    const chosen = await findPieces(products);
    // Who is named first makes no difference to the picture.
    const pair = chosen.toSorted((a, b) => (a.id < b.id ? -1 : 1)) as [Product, Product];
    const plan = planOutfit(pair, body);
    const id = files.idFor([
      VERSION,
      tryOn.name,
      plan.body,
      skin,
      language,
      pair.map((p) => [p.id, p.title, p.category, picturesOf(p)]),
    ]);
    const picture = (await files.read(id)) ?? (await makeOnce(id, pair, plan, skin, language));
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
