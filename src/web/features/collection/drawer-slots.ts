// What the collection hands to its parts, and what other features put into it.
import type { ComponentType } from "react";
import type { Product } from "../../../contract/products.ts";

export type Removed = { product: Product; before: readonly Product[] };

/** Asks to be told of what is pinned; another feature brings it. */
export type TellMeSlot = ComponentType<{ products: readonly Product[]; className?: string }>;

/** Lays some of the pinned pieces side by side; another feature brings it. */
export type CompareSlot = ComponentType<{ products: readonly Product[] }>;

export type Comparison = { compared: readonly Product[]; toggle: (id: string) => void };
