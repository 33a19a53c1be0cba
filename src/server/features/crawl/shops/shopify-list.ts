// One of the lists in which Shopify tells its products.
import type { Visited } from "../visit/visited.ts";
import { parseJson } from "./json.ts";

/** The most that it puts into one. */
export const AT_ONCE = 250;

export function listIn({ status, text }: Visited): unknown[] | undefined {
  const told = status === 200 ? (parseJson(text) as { products?: unknown } | undefined) : undefined;
  return Array.isArray(told?.products) ? (told.products as unknown[]) : undefined;
}
