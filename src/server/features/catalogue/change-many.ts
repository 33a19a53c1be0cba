// One change for many products. Activating a selection leaves the new flag of the others alone: a long list of
// imports is looked through in portions. One alone is what the toggle is, and clears the flag of all.
import type { BulkChange } from "../../../contract/catalogue.ts";
import { invalid, notFound, type Problem } from "../../problems.ts";
import { checkCategory } from "./check-content.ts";
import { deleteProducts } from "./queries/delete-products.ts";
import { flagsOf, setFlags } from "./queries/set-flags.ts";
import { hasBrand } from "./repository.ts";
import { saveProducts, type SaveParts, type SaveRequest } from "./save-products.ts";
import { draftUnfinished } from "./unfinished.ts";

export type ChangedMany = { changed: number; failed: { id: string; problem: Problem }[] };

/** Answers with the ids of those that were the brand's, and of those that were not ready for it. */
type ChangeSome = (ids: string[]) => Promise<{ own: string[]; unfinished?: string[] }>;

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
      ? async (some) => ({ own: await deleteProducts(db, brandId, some) })
      : (some) => setFlags(db, brandId, some, flagsOf(action, wanted.length));
  const done = new Set<string>();
  const held = new Set<string>();
  for (let at = 0; at < wanted.length; at += ROWS_AT_ONCE) {
    const { own, unfinished = [] } = await changeSome(wanted.slice(at, at + ROWS_AT_ONCE));
    for (const id of own) done.add(id);
    for (const id of unfinished) held.add(id);
  }
  const failed = wanted
    .filter((id) => !done.has(id))
    .map((id) => ({
      id,
      problem: held.has(id) ? draftUnfinished() : notFound("productNotFound"),
    }));
  return { changed: done.size, failed };
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
