// One change for many products. Activating a selection leaves the new flag of the others alone: a long list of
// imports is looked through in portions. One alone is what the toggle is, and clears the flag of all.
import { sql, type RawBuilder } from "kysely";
import type { BulkChange } from "../../../contract/catalogue.ts";
import type { Sql } from "../../database/open.ts";
import { invalid, notFound, type Problem } from "../../problems.ts";
import { checkCategory } from "./check-content.ts";
import { deleteProducts } from "./queries/delete-products.ts";
import { NEXT_MOMENT, among, clearNewFlags, hasBrand, lockBrand } from "./repository.ts";
import { saveProducts, type SaveParts, type SaveRequest } from "./save-products.ts";

export type ChangedMany = { changed: number; failed: { id: string; problem: Problem }[] };

/** Answers with the ids of those that were the brand's. */
type ChangeSome = (ids: string[]) => Promise<string[]>;

const ROWS_AT_ONCE = 200;

export async function changeMany(
  parts: SaveParts,
  brandId: string,
  { ids, action, category }: BulkChange,
): Promise<ChangedMany> {
  const { db } = parts;
  if (!(await hasBrand(db, brandId))) throw notFound();
  const wanted = [...new Set(ids)];
  if (action === "set_category") return setCategory(parts, brandId, wanted, category);
  const changeSome: ChangeSome =
    action === "delete"
      ? (some) => deleteProducts(db, brandId, some)
      : (some) => setFlags(db, brandId, some, flagsOf(action, wanted.length));
  const done = new Set<string>();
  for (let at = 0; at < wanted.length; at += ROWS_AT_ONCE) {
    for (const id of await changeSome(wanted.slice(at, at + ROWS_AT_ONCE))) done.add(id);
  }
  const failed = wanted
    .filter((id) => !done.has(id))
    .map((id) => ({ id, problem: notFound("productNotFound") }));
  return { changed: done.size, failed };
}

type Flags = { set: RawBuilder<unknown>; unless: RawBuilder<boolean>; clearsNew?: boolean };

/** A single piece that is activated or deactivated is the toggle: none of the brand's stays new. */
const flagsOf = (action: keyof typeof FLAGS, count: number): Flags => ({
  ...FLAGS[action],
  clearsNew: count === 1 && (action === "activate" || action === "deactivate"),
});

const FLAGS: Record<"activate" | "deactivate" | "hide" | "show", Flags> = {
  activate: { set: sql`active = true, is_new = false`, unless: sql`active and not is_new` },
  deactivate: { set: sql`active = false, is_new = false`, unless: sql`not active and not is_new` },
  hide: { set: sql`hidden = true`, unless: sql`hidden` },
  show: { set: sql`hidden = false`, unless: sql`not hidden` },
};

async function setFlags(db: Sql, brandId: string, ids: string[], flags: Flags): Promise<string[]> {
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

/** A category is part of what search knows, so each is saved like an edit. */
async function setCategory(
  parts: SaveParts,
  brandId: string,
  ids: string[],
  category: string | undefined,
): Promise<ChangedMany> {
  if (category === undefined) throw invalid("categoryUnknown", { field: "category" });
  const name = checkCategory(category);
  const wishes = ids.map((id): SaveRequest => ({
    id,
    contentAfter: (was) => ({ ...was, category: name }),
  }));
  const refused = await saveProducts(parts, brandId, wishes);
  const failed = [...refused].map(([{ id }, problem]) => ({ id, problem }));
  return { changed: ids.length - failed.length, failed };
}
