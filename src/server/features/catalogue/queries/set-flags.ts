// Switches of several products at once.
import { sql, type RawBuilder } from "kysely";
import type { Sql } from "../../../database/sql.ts";
import { NEXT_MOMENT, among, clearNewFlags, lockBrand } from "../repository.ts";
import { findUnfinished } from "./unfinished-drafts.ts";

type Flags = {
  set: RawBuilder<unknown>;
  unless: RawBuilder<boolean>;
  clearsNew?: boolean;
  /** Shoppers see it then: a draft that lacks its price or sizes stays as it is. */
  publishes?: boolean;
};

/** Those of the ids that are the brand's, and those of them that are not ready for it. */
type Flagged = { own: string[]; unfinished: string[] };

/** A single piece that is activated or deactivated is the toggle: none of the brand's stays new. */
export const flagsOf = (action: keyof typeof FLAGS, count: number): Flags => ({
  ...FLAGS[action],
  clearsNew: count === 1 && (action === "activate" || action === "deactivate"),
});

const FLAGS: Record<"activate" | "deactivate" | "hide" | "show", Flags> = {
  activate: {
    set: sql`active = true, is_new = false`,
    unless: sql`active and not is_new`,
    publishes: true,
  },
  deactivate: { set: sql`active = false, is_new = false`, unless: sql`not active and not is_new` },
  hide: { set: sql`hidden = true`, unless: sql`hidden` },
  show: { set: sql`hidden = false`, unless: sql`not hidden` },
};

export async function setFlags(
  db: Sql,
  brandId: string,
  ids: string[],
  flags: Flags,
): Promise<Flagged> {
  return db.transaction().execute(async (tx) => {
    await lockBrand(tx, brandId);
    const own = await tx
      .selectFrom("products")
      .select("id")
      .where("brand_id", "=", brandId)
      .where(among("id", ids))
      .execute();
    const held = flags.publishes
      ? await findUnfinished(
          tx,
          own.map(({ id }) => id),
        )
      : new Set<string>();
    const ownIds = own.map(({ id }) => id).filter((id) => !held.has(id));
    await sql`
      update products set ${flags.set}, updated_at = ${NEXT_MOMENT}
      where ${among("id", ownIds)} and not (${flags.unless})`.execute(tx);
    if (flags.clearsNew && ownIds.length > 0) await clearNewFlags(tx, brandId);
    return { own: ownIds, unfinished: [...held] };
  });
}
