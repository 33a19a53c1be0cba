// What pieces look like: which still have to be looked at, and which lie close to a picture.
import { sql } from "kysely";
import type { Product } from "../../../../contract/products.ts";
import type { Sql } from "../../../database/sql.ts";
import { selectProducts, toProduct } from "./row.ts";
import { markOfPicture } from "./picture-tints.ts";

export type Look = { productId: string; url: string; look: Float32Array | null; madeBy: string };

/** From -1 to 1; of unit vectors. */
export type Alike = { product: Product; likeness: number };

export const asVector = (numbers: Iterable<number>): string =>
  `[${Array.from(numbers, (value) => value.toFixed(5)).join(",")}]`;

export async function writeLooks(db: Sql, looks: readonly Look[]): Promise<void> {
  if (looks.length === 0) return;
  const rows = looks.map(({ productId, url, look, madeBy }) => ({
    product_id: productId,
    mark: markOfPicture(url),
    look: look && asVector(look),
    made_by: madeBy,
  }));
  // A piece may have been deleted while it was looked at.
  await sql`
    insert into product_looks (product_id, mark, look, made_by)
    select seen.product_id, seen.mark, seen.look::vector, seen.made_by
    from json_to_recordset(${JSON.stringify(rows)}::json) as seen (
      product_id text, mark text, look text, made_by text)
    join products on products.id = seen.product_id
    on conflict (product_id) do update set mark = excluded.mark, look = excluded.look,
      made_by = excluded.made_by, looked_at = now()`.execute(db);
}

/** Pieces whose first picture nobody has seen in this way; those that showed nothing again after a day. */
export async function piecesToLookAt(
  db: Sql,
  madeBy: string,
  after: string,
  limit: number,
): Promise<{ id: string; url: string }[]> {
  const { rows } = await sql<{ id: string; url: string }>`
    select products.id, products.image_url as url
    from products left join product_looks on product_looks.product_id = products.id
    where products.id > ${after} and products.image_url is not null
      and (product_looks.product_id is null or product_looks.made_by <> ${madeBy}
        or product_looks.mark <> encode(sha256(convert_to(products.image_url, 'UTF8')), 'hex')
        or (product_looks.look is null and product_looks.looked_at < now() - interval '1 day'))
    order by products.id limit ${limit}`.execute(db);
  return rows;
}

export async function findLook(db: Sql, productId: string): Promise<Float32Array | null> {
  const { rows } = await sql<{ look: string | null }>`
    select look::text as look from product_looks where product_id = ${productId}`.execute(db);
  const look = rows[0]?.look;
  return look ? Float32Array.from(JSON.parse(look) as number[]) : null;
}

/** The index brings no more than this, of which some may not be public. */
const NEAREST = 40;

/** Public pieces, closest first: of one category all are compared, else the nearest by the index. */
export async function piecesAlike(
  db: Sql,
  look: Float32Array,
  { limit, category }: { limit: number; category?: string },
): Promise<Alike[]> {
  const to = asVector(look);
  const near =
    category === undefined
      ? sql`select product_id, look <=> ${to}::vector as far from product_looks
          where look is not null order by look <=> ${to}::vector limit ${NEAREST}`
      : sql`select product_id, look <=> ${to}::vector as far from product_looks
          join products on products.id = product_id
          where look is not null and category = ${category} and listed
          order by (look <=> ${to}::vector) + 0 limit ${limit}`;
  const found = await selectProducts(db)
    .innerJoin(
      sql<{ product_id: string; far: number }>`(${near})`.as("near"),
      "near.product_id",
      "products.id",
    )
    .select(sql<number>`1 - near.far`.as("likeness"))
    .where("products.listed", "=", true)
    .orderBy("near.far")
    .orderBy("products.id")
    .limit(limit)
    .execute();
  return found.map((row) => ({ product: toProduct(row), likeness: row.likeness }));
}
