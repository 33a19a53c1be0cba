// How much there is to see, counted again only when the catalogue has changed.
import { sql } from "kysely";
import type { Sql } from "../../database/open.ts";
import type { FromOne } from "../../database/replica.ts";
import { createMemory, type CatalogueVersion } from "./catalogue-version.ts";

export type ListedCounts = { products: number; brands: number };
export type CountListed = () => Promise<ListedCounts>;

export function createCountListed(fromOne: FromOne, version: CatalogueVersion): CountListed {
  const remember = createMemory<ListedCounts>(1);
  return () => fromOne(async (db) => remember(await version(db), "", () => countListed(db)));
}

export async function countListed(db: Sql): Promise<ListedCounts> {
  const { rows } = await sql<ListedCounts>`
    select count(*) as products, (
      select count(*) from brands where exists (
        select from products where listed and brand_id = brands.id)
    ) as brands
    from products where listed`.execute(db);
  return rows[0]!;
}
