// In which order Explore's list stands. It applies itself, as a category does.
import { SortSelect } from "../products/sort-select.tsx";
import { useExplore } from "./explore-store.ts";
import { sortBy } from "./filtering.ts";

/** `isWide` where it has a line of its own. */
export function ListOrder({ isWide = false }: { isWide?: boolean }) {
  const sort = useExplore((state) => state.choice.sort);
  return <SortSelect value={sort} onChange={(next) => void sortBy(next)} isWide={isWide} />;
}
