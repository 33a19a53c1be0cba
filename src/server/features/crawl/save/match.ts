// Which of a brand's products a found one is: by the shop's id, else by its address.
import { createHash } from "node:crypto";
import type { Sql } from "../../../database/sql.ts";
import { addressKey } from "../visit/site.ts";
import type { Values } from "./merge.ts";
import { findKnown, type KnownRow } from "./queries/find-known.ts";

export type Sought = { shop_id: string | null; url: string };

export type Match = {
  id: string;
  isNew: boolean;
  /** What was imported when shop and brand last agreed; null when no crawl has brought it. */
  imported: Values | null;
};

/** In the order of the found ones; undefined for one that is the same product as an earlier one. */
export async function matchProducts(
  db: Sql,
  brandId: string,
  sought: Sought[],
): Promise<(Match | undefined)[]> {
  const rows = await findRows(db, brandId, sought);
  const byShopId = new Map<string, KnownRow>();
  const byAddress = new Map<string, KnownRow>();
  for (const row of rows) {
    for (const id of [row.shop_id, row.import_shop_id]) if (id) byShopId.set(id, row);
    if (row.url) byAddress.set(addressKey(row.url), row);
    if (row.address) byAddress.set(row.address, row);
  }
  const ofShopId = sought.map(({ shop_id }) => (shop_id ? byShopId.get(shop_id) : undefined));
  const claimed = new Set(ofShopId.map((row) => row?.id));
  const taken = new Set<string>();
  const existing = new Set(rows.map(({ id }) => id));
  return sought.map((found, n) => {
    const address = addressKey(found.url);
    const byUrl = byAddress.get(address);
    // The address of a product that moved may belong to another one by now.
    const row = ofShopId[n] ?? (byUrl && !claimed.has(byUrl.id) ? byUrl : undefined);
    const id = row?.id ?? newProductId(brandId, address, found.shop_id, existing);
    if (taken.has(id)) return undefined;
    taken.add(id);
    return { id, isNew: !row, imported: row?.imported ?? null };
  });
}

/** Made of brand and address, so that two crawls that find it at once cannot add it twice. */
function newProductId(
  brandId: string,
  address: string,
  shopId: string | null,
  existing: ReadonlySet<string>,
): string {
  const id = productId(brandId, address);
  return existing.has(id) ? productId(brandId, `${address} ${shopId}`) : id;
}

function productId(brandId: string, words: string): string {
  const digest = createHash("sha256")
    .update(JSON.stringify([brandId, words]))
    .digest("base64url");
  return `p_${digest.slice(0, 22)}`;
}

function findRows(db: Sql, brandId: string, sought: Sought[]): Promise<KnownRow[]> {
  const keys = sought.map(({ url }) => addressKey(url));
  return findKnown(db, brandId, {
    shopIds: sought.map(({ shop_id }) => shop_id).filter((id) => id !== null),
    keys,
    urls: sought.flatMap(({ url }) => writings(url)),
    ids: keys.map((key) => productId(brandId, key)),
  });
}

/** As a brand may have typed it in. */
function writings(address: string): string[] {
  const url = URL.parse(address);
  if (!url) return [address];
  const plain = url.origin + url.pathname.replace(/\/+$/, "");
  return [address, plain, `${plain}/`, url.pathname];
}
