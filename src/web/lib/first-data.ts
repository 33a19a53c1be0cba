// The server puts the first page's data into the HTML, so the first pictures need no second request.
import type { ResponseOf } from "../../contract/endpoint.ts";
import type { BrandStory } from "../../contract/brand-story.ts";
import type { sharedCollection } from "../../contract/collections.ts";
import type { PriceHistory } from "../../contract/prices.ts";
import type { brandStanding } from "../../contract/site-proof.ts";
import type { ExplorePage, Product } from "../../contract/products.ts";

export type Counts = { products: number; brands: number };

export type FirstData = {
  explore?: ExplorePage;
  counts?: Counts;
  product?: Product;
  prices?: PriceHistory;
  standing?: ResponseOf<typeof brandStanding>;
  /** The first pieces of a brand, not all of them. */
  brandProducts?: Product[];
  brandStory?: BrandStory;
  collection?: ResponseOf<typeof sharedCollection>;
};

/** The product whose page the browser loaded; its view was counted by the server. */
let loadedProductId: string | null = null;

/** True once for that product: a later visit inside the app is a view of its own. */
export function takePageLoadOf(productId: string): boolean {
  const isIt = loadedProductId === productId;
  if (isIt) loadedProductId = null;
  return isIt;
}

/** Used once: after that the data would be old, and a later visit to the screen must ask again. */
export function takeFirstData(): FirstData {
  const element = document.getElementById("first-data");
  element?.remove();
  try {
    const data: FirstData = JSON.parse(element?.textContent ?? "{}");
    loadedProductId = data.product?.id ?? loadedProductId;
    return data;
  } catch {
    return {};
  }
}
