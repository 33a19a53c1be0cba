import type { QueryClient } from "@tanstack/react-query";
import { takeFirstData } from "../lib/first-data.ts";
import { screenKeys } from "../lib/screen-keys.ts";
import { paths } from "../lib/paths.ts";

/** What the server put into the page is there before its screen asks. Explore takes its own. */
export function keepFirstData(queries: QueryClient): void {
  if (location.pathname === paths.explore) return;
  const { product, brandProducts, collection } = takeFirstData();
  if (product) queries.setQueryData(screenKeys.product(product.id), product);
  if (collection) queries.setQueryData(screenKeys.collection(collection.id), collection);
  const brand = brandProducts?.[0]?.brand;
  // Only the first pieces: shown at once, and asked for in full.
  if (brand) queries.setQueryData(screenKeys.brand(brand), brandProducts, { updatedAt: 0 });
}
