import { beforeEach, describe, expect, it, vi } from "vitest";
import { keptSelection, putOnModel, takeUpSelection } from "../features/collection/model-store.ts";
import {
  chooseCategories,
  explored,
  showList,
  useExplore,
} from "../features/explore/explore-store.ts";
import { giveFirstPage, keptExplore } from "../features/explore/kept-list.ts";
import {
  addMessage,
  startAfresh,
  useConversation,
} from "../features/stylist/conversation-store.ts";
import { keptConversation } from "../features/stylist/kept-conversation.ts";
import { showFound } from "../features/stylist/search-query.ts";
import { queries } from "../lib/queries.ts";
import { aProduct } from "../test-support/a-product.ts";
import { keepFirstData } from "./first-queries.ts";
import { keptVisit, startVisit, takeUpVisit } from "./visit.ts";

/** The specification, section 3: what is persisted as 'explore-store'. */
const SPECIFIED = [
  "products",
  "hasMore",
  "page",
  "initialLoadDone",
  "searchQuery",
  "searchResults",
  "selectedCategories",
  "isSidebarFilterActive",
  "messages",
  "suggestionButtons",
  "selectedForModel",
  "scrollPosition",
  "shouldRestoreScroll",
];

const search = { query: "linen", understood: [], without: [], words: "linen" };

function forgetEverything(): void {
  queries.clear();
  startAfresh();
  takeUpSelection({ selectedForModel: [] });
  useExplore.setState(useExplore.getInitialState(), true);
}

function look(): void {
  giveFirstPage({ products: [aProduct({ id: "p_1" })], has_more: true, token: "t1" });
  chooseCategories({ Abayas: true });
  addMessage({ text: "linen", isUser: true });
  showFound(search, { products: [aProduct({ id: "p_s" })], total: 7 });
  putOnModel("p_1");
}

const stored = () => JSON.parse(localStorage.getItem("explore-store") ?? "null") as unknown;

beforeEach(() => {
  localStorage.clear();
  forgetEverything();
});

describe("what is kept of a visit", () => {
  it("has exactly the fields of the specification", () => {
    expect(Object.keys(keptVisit()).toSorted()).toEqual(SPECIFIED.toSorted());
    look();
    expect(keptVisit()).toMatchObject({
      products: [{ id: "p_1" }],
      hasMore: true,
      page: 2,
      initialLoadDone: true,
      searchResults: { ...search, products: [{ id: "p_s" }], total: 7 },
      selectedCategories: { Abayas: true },
      isSidebarFilterActive: false,
      messages: [{ text: "linen", isUser: true }],
      selectedForModel: ["p_1"],
    });
  });

  it("is written once things are quiet, and found again by who comes back", () => {
    vi.useFakeTimers();
    startVisit();
    look();
    expect(stored()).toBeNull();
    vi.advanceTimersByTime(200);
    const before = keptVisit();
    expect(stored()).toEqual({ state: before, version: 0 });
    expect(localStorage.getItem("explore_token")).toBe("t1");
    vi.useRealTimers();
    forgetEverything();
    localStorage.setItem("explore-store", JSON.stringify({ state: before, version: 0 }));
    takeUpVisit();
    expect(keptVisit()).toEqual(before);
  });

  it("does not bring filtered lists back: which filters they answered is not kept", () => {
    look();
    const state = { ...keptVisit(), isSidebarFilterActive: true };
    forgetEverything();
    localStorage.setItem("explore-store", JSON.stringify({ state, version: 0 }));
    takeUpVisit();
    expect(keptExplore()).toMatchObject({ products: [], page: 1, selectedCategories: {} });
    expect(keptConversation().messages).toHaveLength(1);
    expect(keptSelection().selectedForModel).toEqual(["p_1"]);
  });

  it.each(["nonsense", "{}", '{"state":{"products":[]}}', '{"state":null}', "[]"])(
    "begins afresh with %s",
    (text) => {
      localStorage.setItem("explore-store", text);
      takeUpVisit();
      expect(keptVisit()).toMatchObject({ products: [], messages: [] });
    },
  );
});

it("what the server put into the page is there before anything is asked", () => {
  const asking = vi.spyOn(globalThis, "fetch");
  const explore = { products: [aProduct({ id: "p_1" })], has_more: true, token: "t1" };
  const data = { explore, counts: { products: 1284, brands: 46 } };
  document.body.innerHTML = `<script type="application/json" id="first-data">${JSON.stringify(data)}</script>`;
  keepFirstData();
  expect(keptExplore().products.map(({ id }) => id)).toEqual(["p_1"]);
  expect(explored().counts).toEqual({ products: 1284, brands: 46 });
  expect(asking).not.toHaveBeenCalled();
  asking.mockRestore();
});

it("search results make way for the list that the filters asked for", () => {
  startVisit();
  look();
  showList({ categories: ["Abayas"], brands: [] });
  expect(explored().applied).toMatchObject({ categories: ["Abayas"] });
  expect(useConversation.getState()).toMatchObject({ search: null, searchQuery: "" });
});
