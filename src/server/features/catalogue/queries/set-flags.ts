// Switches of several products at once.
import { sql, type RawBuilder } from "kysely";
import type { Sql } from "../../../database/sql.ts";
import { NEXT_MOMENT, among, clearNewFlags, lockBrand } from "../repository.ts";

type Flags = { set: RawBuilder<unknown>; unless: RawBuilder<boolean>; clearsNew?: boolean };

/** A single piece that is activated or deactivated is the toggle: none of the brand's stays new. */
export const flagsOf = (action: keyof typeof FLAGS, count: number): Flags => ({
  ...FLAGS[action],
  clearsNew: count === 1 && (action === "activate" || action === "deactivate"),
});

const FLAGS: Record<"activate" | "deactivate" | "hide" | "show", Flags> = {
  activate: { set: sql`active = true, is_new = false`, unless: sql`active and not is_new` },
  deactivate: { set: sql`active = false, is_new = false`, unless: sql`not active and not is_new` },
  hide: { set: sql`hidden = true`, unless: sql`hidden` },
  show: { set: sql`hidden = false`, unless: sql`not hidden` },
};

export async function setFlags(
  db: Sql,
  brandId: string,
  ids: string[],
  flags: Flags,
): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await lockBrand(tx, brandId);
    const own = await tx
      .selectFrom("products")
      .select("id")
      .where("brand_id", "=", brandId)
      .where(among("id", ids))
      .execute();
    const ownIds = own.map(({ id }) => id);
    await sql`
      update products set ${flags.set}, updated_at = ${NEXT_MOMENT}
      where ${among("id", ownIds)} and not (${flags.unless})`.execute(tx);
    if (flags.clearsNew && ownIds.length > 0) await clearNewFlags(tx, brandId);
    return ownIds;
  });
}
