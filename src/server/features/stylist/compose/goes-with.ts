// What completes a look around one piece, for its page: nobody asked in words, so nothing is counted as a wish.
import type { Product } from "../../../../contract/products.ts";
import { notFound } from "../../../problems.ts";
import { NO_WISH } from "../wish.ts";
import type { Composer } from "./outfits.ts";

const SHOWN = 8;

export type GoesWith = (id: string) => Promise<Product[]>;

type Parts = {
  composer: Pick<Composer, "completing">;
  findProducts: (ids: string[]) => Promise<Product[]>;
};

export function createGoesWith({ composer, findProducts }: Parts): GoesWith {
  return async (id) => {
    const [piece] = await findProducts([id]);
    if (!piece) throw notFound("productNotFound");
    const outfits = await composer.completing([piece], NO_WISH);
    const pieces = outfits.flatMap((outfit) => outfit.pieces).filter((one) => one.id !== id);
    return [...new Map(pieces.map((one) => [one.id, one])).values()].slice(0, SHOWN);
  };
}
