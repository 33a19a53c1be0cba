// The collection: at most 30 products, newest first, kept as the plain array `pinnedProducts`. A first pin
// opens it, so whether it is open is known here too.
import { create } from "zustand";
import { PINNED_MAX } from "../../../contract/limits.ts";
import type { Product } from "../../../contract/products.ts";
import { readStoredJson, writeStored } from "../../lib/storage.ts";
import { keepOnModel } from "./model-store.ts";

const KEY = "pinnedProducts";

type Pins = { pinned: readonly Product[]; showPinnedPanel: boolean };

export const usePins = create<Pins>(() => ({ pinned: readPins(), showPinnedPanel: false }));

export const useIsPinned = (productId: string): boolean =>
  usePins((state) => state.pinned.some((product) => product.id === productId));

/**
 * Puts the product first; the very first one opens the collection. Answers the one that had to leave,
 * so that it can be offered back.
 */
export function pin(product: Product): Product | null {
  const { pinned } = usePins.getState();
  if (pinned.some((other) => other.id === product.id)) return null;
  setPins([product, ...pinned]);
  if (pinned.length === 0) openCollection();
  return pinned[PINNED_MAX - 1] ?? null;
}

export function unpin(productId: string): void {
  setPins(usePins.getState().pinned.filter((product) => product.id !== productId));
}

export function setPins(products: readonly Product[]): void {
  const pinned = products.slice(0, PINNED_MAX);
  usePins.setState({ pinned });
  writeStored(KEY, JSON.stringify(pinned));
  keepOnModel((id) => pinned.some((product) => product.id === id));
}

export const isCollectionWanted = () => usePins.getState().showPinnedPanel;
export const openCollection = () => usePins.setState({ showPinnedPanel: true });
export const closeCollection = () => usePins.setState({ showPinnedPanel: false });

function readPins(): readonly Product[] {
  return readStoredJson(KEY, isProductList)?.slice(0, PINNED_MAX) ?? [];
}

/** Older visits or other hands may have left anything here; a card needs at least these. */
function isProductList(value: unknown): value is Product[] {
  return Array.isArray(value) && value.every(isProduct);
}

function isProduct(value: unknown): value is Product {
  return (
    typeof value === "object" &&
    value !== null &&
    ["id", "title", "price", "colors", "other_image_urls"].every((field) => field in value)
  );
}

/** A pin made in another tab shows here too, and is not overwritten by the next pin in this one. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) usePins.setState({ pinned: readPins() });
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
