// One change for many products. Activating a selection leaves the new flag of the others alone: a long list of
// imports is looked through in portions. One alone is what the toggle is, and clears the flag of all.
import { withoutFormerPrice, withStock } from "../../../contract/bulk-edits.ts";
import type { BulkChange } from "../../../contract/catalogue.ts";
import { invalid, invalidField, notFound, type Problem } from "../../problems.ts";
import { checkCategory, filledIn } from "./check-content.ts";
import type { Content } from "./content.ts";
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
  { ids, action, category, values }: BulkChange,
): Promise<ChangedMany> {
  const { db } = parts;
  if (!(await hasBrand(db, brandId))) throw notFound();
  const wanted = [...new Set(ids)];
  const edit = editOf(action, category, values);
  if (edit) return editAll(parts, brandId, wanted, edit);
  const changeSome: ChangeSome =
    action === "delete"
      ? async (some) => ({ own: await deleteProducts(db, brandId, some) })
      : (some) => setFlags(db, brandId, some, flagsOf(action as Flag, wanted.length));
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

type Edit = (was: Content) => Content;
type Flag = Parameters<typeof flagsOf>[0];

const FILLED: Partial<Record<BulkChange["action"], "sizes" | "colors" | "materials">> = {
  fill_sizes: "sizes",
  fill_colors: "colors",
  fill_materials: "materials",
};

/** What says something of a product (a category, sizes, its price) is saved like an edit. */
function editOf(
  action: BulkChange["action"],
  category: string | undefined,
  values: string[] | undefined,
): Edit | null {
  if (action === "set_category") {
    if (category === undefined) throw invalid("categoryUnknown", { field: "category" });
    const name = checkCategory(category);
    return (was) => ({ ...was, category: name });
  }
  if (action === "fill_stock") return withStock;
  if (action === "drop_former_price") return withoutFormerPrice;
  const field = FILLED[action];
  if (!field) return null;
  const words = values?.filter((word) => word.trim() !== "") ?? [];
  if (words.length === 0) throw invalidField("values");
  return (was) => filledIn(was, field, words);
}

async function editAll(
  parts: SaveParts,
  brandId: string,
  ids: string[],
  contentAfter: Edit,
): Promise<ChangedMany> {
  const wishes = ids.map((id): SaveRequest => ({ id, contentAfter }));
  const refused = await saveProducts(parts, brandId, wishes);
  const failed = [...refused].map(([{ id }, problem]) => ({ id, problem }));
  return { changed: ids.length - failed.length, failed };
}
