// What the shopper's visit holds, kept as `explore-store`: feed, filters, search, conversation and
// fitting selection. Explore, collection, products and stylist all read it, so it stands below them.
// A reload starts afresh; coming back through the browser's history finds it as it was left.
import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { FitBody, FitLayout } from "../../contract/fit.ts";
import type { FilterRequest, Product } from "../../contract/products.ts";
import type { Understood } from "../../contract/stylist.ts";
import { calmStorage } from "./calm-storage.ts";
import type { Counts } from "./first-data.ts";

export type ChatMessage = {
  text: string;
  isUser: boolean;
  timestamp: string;
  image?: string;
  pinnedProduct?: Product;
};

export type SearchResults = {
  /** What they answer; `searchQuery` may be the next question already. */
  query: string;
  products: readonly Product[];
  total: number;
  /** What was read from the words, shown as chips. */
  understood: readonly Understood[];
  /** Chips that were taken away. */
  without: readonly Understood[];
  /** What the question itself refined. */
  previous?: string;
  /** Everything asked so far that still holds: what the next question refines. */
  words: string;
};

/** Where the suggestion buttons come from: for pinned pieces or a picture there are several to try. */
export type SuggestionSource = "search" | "match" | "image";

export type ModelFit = {
  pieces: readonly Product[];
  body: FitBody;
  layout: FitLayout;
  /** Of each piece. */
  shown: readonly FitLayout[];
};

/** A group or one of its categories, by name. */
export type SelectedCategories = Readonly<Record<string, boolean>>;

type Kept = {
  products: readonly Product[];
  hasMore: boolean;
  /** The page that is loaded next. */
  page: number;
  initialLoadDone: boolean;
  searchQuery: string;
  searchResults: SearchResults | null;
  selectedCategories: SelectedCategories;
  /** The list shows what fits the filters instead of the mixed feed. */
  isSidebarFilterActive: boolean;
  messages: readonly ChatMessage[];
  suggestionButtons: readonly string[];
  /** Ids, the oldest first. */
  selectedForModel: readonly string[];
  scrollPosition: number;
  shouldRestoreScroll: boolean;
};

/** What the sidebar holds before it is applied; categories are kept apart, as they apply themselves. */
export type Choice = Required<Omit<FilterRequest, "categories" | "search">>;

type Passing = {
  isChatOpen: boolean;
  showPinnedPanel: boolean;
  modelImage: string | null;
  /** A picture is being made. */
  isFitting: boolean;
  /** What that picture shows. */
  modelFit: ModelFit | null;
  lightboxProduct: Product | null;
  initialImageIndex: number;
  isSidebarOpen: boolean;
  isOnExplorePage: boolean;
  isModelFitting: boolean;
  isLoading: boolean;
  /** The whole list is being exchanged; what is on screen is dimmed meanwhile. */
  isReplacing: boolean;
  /** The stylist is at work on anything. */
  isThinking: boolean;
  /** New search results are on their way. */
  isSearching: boolean;
  /** The sentence in the stylist's banner. */
  stylistError: string | null;
  suggestionSource: SuggestionSource;
  error: unknown;
  /** What failed, so that Retry repeats exactly that. */
  failed: "feed" | "filter" | null;
  /** How much there is to see; known when Explore was the first page. */
  counts: Counts | null;
  choice: Choice;
  /** The filters that the list answers. */
  applied: FilterRequest | null;
  /** How many pieces fit them. */
  total: number;
};

export type ExploreState = Kept & Passing;

export const NO_CHOICE: Choice = {
  brands: [],
  colors: [],
  sizes: [],
  min_price: null,
  max_price: null,
  on_sale: false,
  in_stock: false,
};

const KEPT: Kept = {
  products: [],
  hasMore: true,
  page: 1,
  initialLoadDone: false,
  searchQuery: "",
  searchResults: null,
  selectedCategories: {},
  isSidebarFilterActive: false,
  messages: [],
  suggestionButtons: [],
  selectedForModel: [],
  scrollPosition: 0,
  shouldRestoreScroll: false,
};

const PASSING: Passing = {
  isChatOpen: false,
  showPinnedPanel: false,
  modelImage: null,
  isFitting: false,
  modelFit: null,
  lightboxProduct: null,
  initialImageIndex: 0,
  isSidebarOpen: false,
  isOnExplorePage: false,
  isModelFitting: false,
  isLoading: false,
  isReplacing: false,
  isThinking: false,
  isSearching: false,
  stylistError: null,
  suggestionSource: "search",
  error: null,
  failed: null,
  counts: null,
  choice: NO_CHOICE,
  applied: null,
  total: 0,
};

export const useExplore = create<ExploreState>()(
  persist((): ExploreState => ({ ...KEPT, ...PASSING }), {
    name: "explore-store",
    storage: calmStorage<Kept>(),
    skipHydration: !isReturn(),
    partialize: keep,
    merge: (kept, current) => (isUsable(kept) ? { ...current, ...takeUp(kept) } : current),
  }),
);

function keep(state: ExploreState): Kept {
  return {
    products: state.products,
    hasMore: state.hasMore,
    page: state.page,
    initialLoadDone: state.initialLoadDone,
    searchQuery: state.searchQuery,
    searchResults: state.searchResults,
    selectedCategories: state.selectedCategories,
    isSidebarFilterActive: state.isSidebarFilterActive,
    messages: state.messages,
    suggestionButtons: state.suggestionButtons,
    selectedForModel: state.selectedForModel,
    scrollPosition: state.scrollPosition,
    shouldRestoreScroll: state.shouldRestoreScroll,
  };
}

function isUsable(kept: unknown): kept is Kept {
  if (typeof kept !== "object" || kept === null) return false;
  return (
    Object.keys(KEPT).every((field) => field in kept) &&
    "products" in kept &&
    Array.isArray(kept.products)
  );
}

/** Filtered lists are not taken up again: which filters they answered is not kept. */
function takeUp(kept: Kept): Kept {
  if (!kept.isSidebarFilterActive && kept.products.length > 0) return kept;
  const { messages, suggestionButtons, searchQuery, searchResults, selectedForModel } = kept;
  return { ...KEPT, messages, suggestionButtons, searchQuery, searchResults, selectedForModel };
}

/** Through the browser's history, such as Back from a brand's own shop. A reload is none. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation !== undefined && "type" in navigation && navigation.type === "back_forward";
}
