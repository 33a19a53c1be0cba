// A brand's products that a found one may be: by the shop's id, by an address, by the id they would get.
import { sql } from "kysely";
import type { Sql } from "../../../../database/sql.ts";
import type { Values } from "../merge.ts";

export type KnownRow = {
  id: string;
  shop_id: string | null;
  url: string | null;
  import_shop_id: string | null;
  address: string | null;
  imported: Values | null;
};

export async function findKnown(
  db: Sql,
  brandId: string,
  {
    shopIds,
    keys,
    urls,
    ids,
  }: { shopIds: string[]; keys: string[]; urls: string[]; ids: string[] },
): Promise<KnownRow[]> {
  const { rows } = await sql<KnownRow>`
    select p.id, p.shop_id, p.url, i.shop_id as import_shop_id, i.address, i.imported
    from products p left join product_imports i on i.product_id = p.id
    where p.brand_id = ${brandId} and (
      p.shop_id = any(${shopIds}::text[]) or p.url = any(${urls}::text[])
      or p.id = any(${ids}::text[])
      or p.id in (
        select product_id from product_imports where brand_id = ${brandId}
          and (shop_id = any(${shopIds}::text[]) or address = any(${keys}::text[]))))
    order by p.created_at desc, p.id`.execute(db);
  return rows;
}
