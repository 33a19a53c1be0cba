// Which pieces of the catalogue a shopper means, and their pictures.
import type { BodyOf } from "../../../contract/endpoint.ts";
import type { fitOnModel } from "../../../contract/fit.ts";
import type { Product } from "../../../contract/products.ts";
import type { Sql } from "../../database/sql.ts";
import { invalid, notFound } from "../../problems.ts";
import { findPieceById, findPieceByPicture } from "./queries/find-piece.ts";

export type WornPiece = BodyOf<typeof fitOnModel>["products"][number];
export type FindPiece = (wish: WornPiece) => Promise<Product>;
export type FindPieces = (wishes: readonly WornPiece[]) => Promise<[Product, Product]>;

/** A picture as our own pages address it; the id is the product's. */
const OUR_PICTURE = /^\/api\/images\/(p_[\w-]{1,100})\/\d{1,3}$/;

function idIn(image: string, publicUrl: string): string | undefined {
  const url = URL.parse(image, publicUrl);
  if (!url || url.origin !== new URL(publicUrl).origin) return undefined;
  return OUR_PICTURE.exec(url.pathname)?.[1];
}

/** Only public products of ours: an address from elsewhere is never opened. */
export const createFindPiece =
  (db: Sql, publicUrl: () => string): FindPiece =>
  async ({ id, image }) => {
    const known = id ?? idIn(image, publicUrl());
    const piece = await (known ? findPieceById(db, known) : findPieceByPicture(db, image));
    if (!piece) throw notFound("productNotFound");
    return piece;
  };

export function createFindPieces(find: FindPiece): FindPieces {
  return async ([first, second]) => {
    const pair: [Product, Product] = [await find(first!), await find(second!)];
    if (pair[0].id === pair[1].id) throw invalid("selectExactlyTwoItems", { field: "products" });
    return pair;
  };
}
