// The contract lists the categories; the table follows it, so that products can only name real ones.
import { present } from "../../contract/get-or-throw.ts";
import { CATEGORIES, CATEGORY_TREE, categoryId } from "../../contract/categories.ts";
import type { Sql } from "./sql.ts";

export async function syncCategories(db: Sql): Promise<void> {
  const groupOf = (name: string) =>
    present(
      CATEGORY_TREE.find(
        (group) => group.name === name || group.subcategories.some((child) => child.name === name),
      ),
    ).name;
  const rows = CATEGORIES.map((name, position) => ({
    id: categoryId(name),
    name,
    group_name: groupOf(name),
    position,
  }));
  await db
    .insertInto("categories")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((of) => ({
        name: of.ref("excluded.name"),
        group_name: of.ref("excluded.group_name"),
        position: of.ref("excluded.position"),
      })),
    )
    .execute();
}
