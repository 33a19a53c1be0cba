// The home page: the feed's first page travels inside it, so the first picture waits for no second request.
import { PAGE_SIZE } from "../../../contract/limits.ts";
import { FEED_SIZES, pictureSource } from "../../../contract/pictures.ts";
import type { PageMaker } from "../../http/pages.ts";
import type { Explore } from "./explore.ts";
import type { ProductRepository } from "./repository.ts";

/** Two columns on every screen but the widest. */
const FIRST_ROW = 2;

export function explorePage(parts: { explore: Explore; products: ProductRepository }): PageMaker {
  return async () => {
    const [page, counts] = await Promise.all([
      parts.explore({ page: 1, limit: PAGE_SIZE, token: null }),
      parts.products.countListed(),
    ]);
    return {
      head: {
        title: "Ribby · Fashion from local brands",
        description: `Explore ${counts.products} pieces from ${counts.brands} local brands. Search in your own words, pin what you like and buy on the brand's own site.`,
        canonical: "/",
        firstPictures: page.products
          .slice(0, FIRST_ROW)
          .map(({ id }) => ({ srcSet: pictureSource(id, 0).srcSet, sizes: FEED_SIZES })),
      },
      firstData: { explore: page, counts },
    };
  };
}
