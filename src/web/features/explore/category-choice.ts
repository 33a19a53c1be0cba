// A group and its categories exclude each other: the group already means all of them.
import type { CategoryGroup } from "../../../contract/categories.ts";
import type { SelectedCategories } from "./explore-store.ts";

export function toggleGroup(selected: SelectedCategories, group: CategoryGroup) {
  const others = leaveOut(
    selected,
    group.name,
    ...group.subcategories.map((category) => category.name),
  );
  return selected[group.name] ? others : { ...others, [group.name]: true };
}

export function toggleCategory(selected: SelectedCategories, group: CategoryGroup, name: string) {
  const others = leaveOut(selected, group.name, name);
  return selected[name] ? others : { ...others, [name]: true };
}

/** `mixed` when only some of the group is chosen; as aria-pressed says it. */
export function pressedState(selected: SelectedCategories, group: CategoryGroup) {
  if (selected[group.name]) return true;
  return group.subcategories.some((category) => selected[category.name]) ? "mixed" : false;
}

function leaveOut(selected: SelectedCategories, ...names: string[]): SelectedCategories {
  return Object.fromEntries(Object.entries(selected).filter(([name]) => !names.includes(name)));
}
