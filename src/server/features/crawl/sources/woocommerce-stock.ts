// Which of a WooCommerce shop's variations are out of stock, in a few questions for the whole shop instead of one
// for every hundred variations. Believed only where the shop's own counts agree.
import { createHash } from "node:crypto";
import { parseJson } from "../shops/json.ts";
import type { Shop } from "../shops/shop.ts";
import { WooVariation, type WooProduct } from "./woocommerce-product.ts";

const AT_ONCE = 100;
/** With a thousand pieces in ten lists, thirty requests for all. */
const LISTS_MAX = 14;

type Status = "outofstock" | "instock";

/** Null where the shop does not answer such questions: then every piece is asked for. */
export async function variationsOut(
  shop: Shop,
  api: string,
): Promise<((id: number) => boolean) | null> {
  const all = await countOf(shop, `${api}?type=variation&per_page=1`);
  if (!all) return null;
  const [out, there] = [
    await countOf(shop, listOf(api, "outofstock", 1, 1)),
    await countOf(shop, listOf(api, "instock", 1, 1)),
  ];
  // A shop that does not know the question answers each with everything.
  if (out === null || there === null || out + there > all) return null;
  const wanted: Status = out <= there || out + there < all ? "outofstock" : "instock";
  const ids = await idsOf(shop, api, wanted, wanted === "outofstock" ? out : there);
  return ids && ((id) => ids.has(id) === (wanted === "outofstock"));
}

const listOf = (api: string, status: Status, size: number, page: number) =>
  `${api}?type=variation&stock_status=${status}&per_page=${size}&page=${page}`;

async function countOf({ visitor }: Shop, address: string): Promise<number | null> {
  const answer = await visitor.get(address);
  const total = answer.headers["x-wp-total"];
  return answer.status === 200 && /^\d+$/.test(total ?? "") ? Number(total) : null;
}

async function idsOf(shop: Shop, api: string, status: Status, count: number) {
  const ids = new Set<number>();
  const lists = Math.ceil(count / AT_ONCE);
  if (lists > LISTS_MAX) return null;
  for (let page = 1; page <= lists; page++) {
    const answer = await shop.visitor.get(listOf(api, status, AT_ONCE, page));
    const list = answer.status === 200 ? parseJson(answer.text) : undefined;
    if (!Array.isArray(list)) return null;
    for (const one of list) {
      const told = WooVariation.safeParse(one).data;
      if (!told || told.is_in_stock !== (status === "instock")) return null;
      ids.add(told.id);
    }
  }
  return ids.size === count ? ids : null;
}

/** What the shop says of a piece, in few letters: the same letters, the same piece. */
export function markOfWoo(
  told: unknown,
  { variations }: WooProduct,
  isOut: (id: number) => boolean,
): string {
  const out = (variations ?? []).map(({ id }) => id).filter(isOut);
  return createHash("sha256")
    .update(JSON.stringify([told, out.toSorted((one, other) => one - other)]))
    .digest("base64url")
    .slice(0, 22);
}
