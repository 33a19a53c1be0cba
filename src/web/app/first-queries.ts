// What the server put into the page is there before its screen asks.
import { knowCounts } from "../features/explore/explore-store.ts";
import { startFeed } from "../features/explore/filtering.ts";
import { giveFirstPage } from "../features/explore/kept-list.ts";
import { takeFirstData } from "../lib/first-data.ts";
import { paths } from "../lib/paths.ts";
import { queries } from "../lib/queries.ts";
import { screenKeys } from "../lib/screen-keys.ts";

/** Before the first render, so that the first thing drawn is products and not their outlines. */
export function keepFirstData(): void {
  const { explore, counts, product, prices, standing, brandProducts, brandStory, collection } =
    takeFirstData();
  if (counts) knowCounts(counts);
  if (explore) giveFirstPage(explore);
  if (product) queries.setQueryData(screenKeys.product(product.id), product);
  if (product && prices) queries.setQueryData(screenKeys.prices(product), prices);
  if (product && standing) queries.setQueryData(screenKeys.standing(product.brand), standing);
  if (collection) queries.setQueryData(screenKeys.collection(collection.id), collection);
  const brand = brandProducts?.[0]?.brand;
  // Only the first pieces: shown at once, and asked for in full.
  if (brand) queries.setQueryData(screenKeys.brand(brand), brandProducts, { updatedAt: 0 });
  if (brand) queries.setQueryData(screenKeys.brandStory(brand), brandStory);
  // The home page's products must not wait for the first render either.
  if (location.pathname === paths.explore) void startFeed();
}
