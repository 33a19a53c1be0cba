// A WooCommerce shop in two languages answers the same question in Arabic where it is asked to. A translated piece
// may have an id of its own; it keeps the article number.
import { z } from "zod";
import { isLimit } from "../problems.ts";
import { parseJson } from "../shops/json.ts";
import type { Shop } from "../shops/shop.ts";
import type { RawProduct } from "../found-product.ts";

const Words = z.object({
  id: z.number(),
  name: z.string(),
  sku: z.string().nullish(),
  description: z.string().nullish(),
  short_description: z.string().nullish(),
});
type Words = z.infer<typeof Words>;
type Named = Pick<Words, "id" | "name" | "sku">;

export type ArabicOf = (piece: Named) => RawProduct["arabic"];

const ARABIC = /\p{Script=Arabic}{2}/u;
const none: ArabicOf = () => undefined;

/** Asks for each list once more, in Arabic, until an answer has nothing in it that is new. */
export function createArabicOf(shop: Shop): (list: string, pieces: Named[]) => Promise<ArabicOf> {
  let isSilent = shop.isRefresh === true;
  return async (list, pieces) => {
    if (isSilent || pieces.every(({ name }) => ARABIC.test(name))) return none;
    const told = await listInArabic(shop, list);
    isSilent = told.length === 0;
    const byId = new Map(told.map((one) => [one.id, one]));
    const bySku = uniqueBySku(told);
    const isOnce = uniqueBySku(pieces);
    return ({ id, sku }) => {
      const own = byId.get(id) ?? (sku && isOnce.has(sku) ? bySku.get(sku) : undefined);
      return (
        own && { title: own.name, description: own.description || own.short_description || "" }
      );
    };
  };
}

async function listInArabic({ visitor }: Shop, list: string): Promise<Words[]> {
  const answer = await visitor.get(`${list}&lang=ar`).catch((error: unknown) => {
    if (visitor.signal.aborted || isLimit(error)) throw error;
    return null;
  });
  const told = answer?.status === 200 ? parseJson(answer.text) : undefined;
  return (Array.isArray(told) ? told : []).flatMap((one) => {
    const { data } = Words.safeParse(one);
    return data && ARABIC.test(data.name) ? [data] : [];
  });
}

/** A number that two pieces bear says nothing. */
function uniqueBySku<Piece extends Named>(pieces: Piece[]): Map<string, Piece> {
  const found = new Map<string, Piece>();
  const doubled = new Set<string>();
  for (const piece of pieces) {
    if (!piece.sku) continue;
    if (found.has(piece.sku)) doubled.add(piece.sku);
    found.set(piece.sku, piece);
  }
  for (const sku of doubled) found.delete(sku);
  return found;
}
