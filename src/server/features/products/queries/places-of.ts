// Where the products that fit a choice lie on the feed's circle: for the window in memory, which is told so
// what it cannot tell by itself.
import { sql } from "kysely";
import type { Sql } from "../../../database/sql.ts";
import type { Fits } from "./fits.ts";

export async function readPlaces(db: Sql, fits: Fits): Promise<[id: string, mix: number][]> {
  const { rows } = await sql<{ places: [string, number][] | null }>`
    select json_agg(json_build_array(id, mix)) as places from products where ${fits}`.execute(db);
  return rows[0]?.places ?? [];
}
