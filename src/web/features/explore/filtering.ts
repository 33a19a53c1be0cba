// Which list is asked for. Old results stay, dimmed, until the new ones are here.
import { FILTER_DEBOUNCE_MS } from "../../../contract/limits.ts";
import type { FilterRequest, Sort } from "../../../contract/products.ts";
import { debounce } from "../../lib/debounce.ts";
import { queries } from "../../lib/queries.ts";
import {
  askForList,
  choose,
  chooseAgain,
  chooseCategories,
  chooseNothing,
  explored,
  showList,
  type Choice,
  type SelectedCategories,
} from "./explore-store.ts";
import { storeToken } from "./feed.ts";
import {
  choiceOf,
  isSameRequest,
  asksForList,
  requestOf,
  selectedOf,
  without,
  type Facet,
} from "./filter-request.ts";
import { forgetOtherLists, listKey, listQuery } from "./list-query.ts";

const applySoon = debounce(() => void applyFilters(), FILTER_DEBOUNCE_MS);

/** Categories apply themselves; what else is chosen in the sidebar comes along. */
export function selectCategories(selected: SelectedCategories): void {
  chooseCategories(selected);
  applySoon.call();
}

export function applyFilters(): Promise<void> {
  applySoon.cancel();
  const { choice, selectedCategories } = explored();
  const request = requestOf(choice, selectedCategories);
  return asksForList(request) ? applyRequest(request) : clearFilters();
}

async function applyRequest(request: FilterRequest): Promise<void> {
  forgetOtherLists(explored().applied, request);
  askForList(request);
  // Page 1, asked anew.
  const isHere = await arrives(
    queries.infiniteQuery({ ...listQuery(request), staleTime: 0, pages: 1 }),
  );
  if (isHere && explored().asked === request) showList(request);
}

/** The feed, unless it is here or on its way. */
export const startFeed = () => arrives(queries.infiniteQuery(listQuery(null)));

/** What went wrong stays with the query, where the screen finds it. */
const arrives = (asking: Promise<unknown>): Promise<boolean> =>
  asking.then(
    () => true,
    () => false,
  );

/** Applies itself, as a category does; what else is chosen comes along. */
export function sortBy(sort: Sort | null): Promise<void> {
  choose({ sort });
  return applyFilters();
}

/** What an address asks for, unless it is what stands there. */
export function followAddress(asked: { choice: Choice; selected: SelectedCategories }): void {
  const request = requestOf(asked.choice, asked.selected);
  const { applied, asked: underWay } = explored();
  const wanted = asksForList(request) ? request : null;
  if ([applied, underWay].some((one) => isSameRequest(one, wanted))) return;
  chooseAgain(asked.choice, asked.selected);
  void applyFilters();
}

/** From a chip: this one piece of what is applied, at once. */
export function dropFacet(facet: Facet): Promise<void> {
  const { applied } = explored();
  if (!applied) return Promise.resolve();
  const left = without(applied, facet);
  chooseAgain(choiceOf(left), selectedOf(left));
  return applyFilters();
}

/** Back to the mixed feed, from its beginning. */
export async function clearFilters(): Promise<void> {
  applySoon.cancel();
  chooseNothing();
  const { applied } = explored();
  forgetOtherLists(applied, null);
  storeToken(null);
  void queries.resetQueries({ queryKey: listKey(null), exact: true });
  showList(null);
  await startFeed();
}
