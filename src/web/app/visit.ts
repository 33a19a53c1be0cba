// What the shopper's visit holds, composed from its owners and kept as `explore-store`, with the field names
// of the specification. A reload starts afresh; coming back through the browser's history finds it as it was left.
import {
  keepFeedToken,
  keptExplore,
  onExploreChange,
  takeUpExplore,
  type KeptExplore,
} from "../features/explore/kept-list.ts";
import { keptSelection, takeUpSelection, useModel } from "../features/collection/model-store.ts";
import { clearSearch } from "../features/stylist/conversation-store.ts";
import {
  keptConversation,
  onConversationChange,
  takeUpConversation,
  type KeptConversation,
} from "../features/stylist/kept-conversation.ts";
import { debounce } from "../lib/debounce.ts";
import { queries } from "../lib/queries.ts";
import { readStoredJson, writeStored } from "../lib/storage.ts";

const KEY = "explore-store";
/** It changes often and is large: written once things are quiet, and at the latest when the page is left. */
const QUIET_MS = 200;

export type Visit = KeptExplore & KeptConversation & ReturnType<typeof keptSelection>;

export const keptVisit = (): Visit => ({
  ...keptExplore(),
  ...keptConversation(),
  ...keptSelection(),
});

/** Before the first render. */
export function startVisit(): void {
  if (isReturn()) takeUpVisit();
  written = keptVisit();
  const writing = debounce(writeChange, QUIET_MS);
  queries.getQueryCache().subscribe(({ type }) => {
    if (type === "updated") writing.call();
  });
  for (const follow of [onExploreChange, onConversationChange, useModel.subscribe]) {
    follow(writing.call);
  }
  const writeLast = () => {
    writing.cancel();
    write(keptVisit());
  };
  window.addEventListener("pagehide", writeLast);
  // A phone may put an app away without a word more.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") writeLast();
  });
  // Search results stand in front of the list: they make way for one that was just asked for.
  onExploreChange(({ applied }, before) => {
    if (applied !== before.applied) clearSearch();
  });
}

/** A screen that has nothing to do with it leaves an older visit alone. */
let written: Visit;

/** The place alone waits until the page is left: hundreds of pieces are not written anew after every flick. */
function writeChange(): void {
  const visit = keptVisit();
  if (!isSame({ ...written, scrollPosition: visit.scrollPosition }, visit)) write(visit);
}

function write(visit: Visit): void {
  keepFeedToken();
  if (isSame(written, visit)) return;
  written = visit;
  const { products, ...rest } = visit;
  const pieces = products.map(textOf).join(",");
  const state = `{"products":[${pieces}],${JSON.stringify(rest).slice(1)}`;
  writeStored(KEY, `{"state":${state},"version":0}`);
}

/** A list grows; what it holds stays the same and is put into words once. */
const texts = new WeakMap<object, string>();

function textOf(piece: Visit["products"][number]): string {
  const text = texts.get(piece) ?? JSON.stringify(piece);
  texts.set(piece, text);
  return text;
}

function isSame(one: Visit, other: Visit): boolean {
  const values = new Map<string, unknown>(Object.entries(one));
  return Object.entries(other).every(([key, value]) => Object.is(values.get(key), value));
}

export function takeUpVisit(): void {
  const kept = readStoredJson(KEY, isVisit)?.state;
  if (!kept) return;
  takeUpExplore(kept);
  takeUpConversation(kept);
  takeUpSelection(kept);
}

/** Older visits or other hands may have left anything here. */
function isVisit(value: unknown): value is { state: Visit } {
  if (!isObject(value) || !isObject(value["state"])) return false;
  const { state } = value;
  return (
    Object.keys(keptVisit()).every((field) => field in state) && Array.isArray(state["products"])
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Through the browser's history, such as Back from a brand's own shop. A reload is none. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation !== undefined && "type" in navigation && navigation.type === "back_forward";
}
