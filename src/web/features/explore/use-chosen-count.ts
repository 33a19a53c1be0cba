import { useExplore } from "../../lib/explore-store.ts";
import { facetsOf, requestOf } from "./filters.ts";

/** How many filters are chosen, whether they are applied yet or not. */
export const useChosenCount = (): number =>
  useExplore(
    ({ choice, selectedCategories }) => facetsOf(requestOf(choice, selectedCategories)).length,
  );
