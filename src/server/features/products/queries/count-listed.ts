// How many pieces and brands there are to see.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { sql } from "kysely";
import type { Sql } from "../../../database/sql.ts";

export type ListedCounts = { products: number; brands: number };

export async function countListed(db: Sql): Promise<ListedCounts> {
  const { rows } = await sql<ListedCounts>`
    select count(*) as products, (
      select count(*) from brands where exists (
        select from products where listed and brand_id = brands.id)
    ) as brands
    from products where listed`.execute(db);
  return elementAt(rows, 0);
}
