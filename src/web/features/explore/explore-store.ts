// What the shopper chose on Explore, and where she stands in its list. The list itself is in list-query.ts.
import { create } from "zustand";
import type { FilterRequest, Sort } from "../../../contract/products.ts";
import type { Counts } from "../../lib/first-data.ts";

/** A group or one of its categories, by name. */
export type SelectedCategories = Readonly<Record<string, boolean>>;

/** What the sidebar holds before it is applied; categories are kept apart, as they apply themselves. */
export type Choice = Required<Omit<FilterRequest, "categories" | "search" | "dropped" | "sort">> & {
  /** What comes first; null is the mix of brands. */
  sort: Sort | null;
};

type ExploreState = {
  selectedCategories: SelectedCategories;
  choice: Choice;
  /** The filters that the list on screen answers; null is the mixed feed. */
  applied: FilterRequest | null;
  /** The filters that were asked for last: on their way or failed while they differ from `applied`. */
  asked: FilterRequest | null;
  /** A failure that was read and put away. */
  dismissedError: unknown;
  /** How much there is to see; known when Explore was the first page. */
  counts: Counts | null;
  scrollPosition: number;
  shouldRestoreScroll: boolean;
  isSidebarOpen: boolean;
  isOnExplorePage: boolean;
  /** What the page itself shows of its head; what scrolled away stands in the bar. */
  inSight: { title: boolean; field: boolean };
};

export const NO_CHOICE: Choice = {
  brands: [],
  colors: [],
  sizes: [],
  min_price: null,
  max_price: null,
  on_sale: false,
  in_stock: false,
  sleeve: [],
  length: [],
  opacity: [],
  fabric: [],
  sort: null,
};

const START: ExploreState = {
  selectedCategories: {},
  choice: NO_CHOICE,
  applied: null,
  asked: null,
  dismissedError: null,
  counts: null,
  scrollPosition: 0,
  shouldRestoreScroll: false,
  isSidebarOpen: false,
  isOnExplorePage: false,
  inSight: { title: true, field: true },
};

export const useExplore = create<ExploreState>(() => START);

export const explored = useExplore.getState;
const set = useExplore.setState;

export const knowCounts = (counts: Counts) => set({ counts });

export const chooseCategories = (selectedCategories: SelectedCategories) =>
  set({ selectedCategories });

export const choose = (change: Partial<Choice>) =>
  set(({ choice }) => ({ choice: { ...choice, ...change } }));

/** The sidebar holds exactly this. */
export const chooseAgain = (choice: Choice, selectedCategories: SelectedCategories) =>
  set({ choice, selectedCategories });

/** Nothing is chosen any more; what is on screen stays until another list is asked for. */
export const chooseNothing = () =>
  set(({ applied }) => ({ selectedCategories: {}, choice: NO_CHOICE, asked: applied }));

export const askForList = (asked: FilterRequest | null) => set({ asked, dismissedError: null });

/** The list that was asked for is here. */
export const showList = (applied: FilterRequest | null) =>
  set({ applied, asked: applied, dismissedError: null });

/** The failed list is not wanted any more; the one on screen is. */
export const dismissListError = (error: unknown) =>
  set(({ applied }) => ({ asked: applied, dismissedError: error }));

export const areFiltersWanted = () => explored().isSidebarOpen;
export const openFilters = () => set({ isSidebarOpen: true });
export const closeFilters = () => set({ isSidebarOpen: false });

export const seeHead = (inSight: ExploreState["inSight"]) => set({ inSight });

export const saveScroll = () => set({ scrollPosition: window.scrollY });

/** Where the page is to stand, asked once. */
export function takeScrollPlace(): number | null {
  const { shouldRestoreScroll, scrollPosition } = explored();
  set({ shouldRestoreScroll: false });
  return shouldRestoreScroll ? scrollPosition : null;
}

export const arriveOnExplore = () => set({ isOnExplorePage: true });
export const leaveExplore = (shouldRestoreScroll: boolean) =>
  set({ isOnExplorePage: false, shouldRestoreScroll });

type KeptPlace = Pick<
  ExploreState,
  "selectedCategories" | "scrollPosition" | "shouldRestoreScroll"
>;

export const keptPlace = (): KeptPlace => {
  const { selectedCategories, scrollPosition, shouldRestoreScroll } = explored();
  return { selectedCategories, scrollPosition, shouldRestoreScroll };
};

export const takeUpPlace = ({
  selectedCategories,
  scrollPosition,
  shouldRestoreScroll,
}: KeptPlace) => set({ selectedCategories, scrollPosition, shouldRestoreScroll });
