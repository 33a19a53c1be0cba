// The categories of the group that is open.
import type { CategoryGroup } from "../../../contract/categories.ts";
import { explored, useExplore } from "./explore-store.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { Chip } from "../../ui/chip.tsx";
import { toggleCategory } from "./category-choice.ts";
import { selectCategories } from "./filtering.ts";

export function Subcategories({ group }: { group: CategoryGroup }) {
  const { nameOf } = useText();
  const selected = useExplore((state) => state.selectedCategories);

  function press(name: string) {
    selectCategories(toggleCategory(explored().selectedCategories, group, name));
  }

  return (
    <fieldset
      aria-label={nameOf(group.name)}
      className="flex min-w-0 gap-2 overflow-x-auto py-3.5 [scrollbar-width:none] max-md:-mx-(--gutter) max-md:px-(--gutter) md:flex-wrap"
    >
      {group.subcategories.map(({ id, name }) => (
        <Chip key={id} aria-pressed={selected[name] ?? false} onClick={() => press(name)}>
          {nameOf(name)}
        </Chip>
      ))}
    </fieldset>
  );
}
