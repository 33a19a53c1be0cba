// The home page: the feed's first page travels inside it, so the first picture waits for no second request.
import { PAGE_SIZE } from "../../../contract/limits.ts";
import { FEED_SIZES, pictureSource } from "../../../contract/pictures.ts";
import type { ExplorePage } from "../../../contract/products.ts";
import { HEAD_WORDS } from "../../http/head-words.ts";
import type { PageMaker } from "../../http/pages.ts";
import { productsOf } from "./cards.ts";
import type { Explore } from "./explore.ts";
import type { CountListed } from "./count-listed.ts";

/** Two columns on every screen but the widest. */
const FIRST_ROW = 2;

export function explorePage(parts: { explore: Explore; countListed: CountListed }): PageMaker {
  return async (_, { language }) => {
    const [{ cards, has_more, token }, counts] = await Promise.all([
      parts.explore({ page: 1, limit: PAGE_SIZE, token: null }),
      parts.countListed(),
    ]);
    const page: ExplorePage = { products: productsOf(cards), has_more, token };
    return {
      head: {
        title: HEAD_WORDS[language].title,
        description: HEAD_WORDS[language].home(counts.products, counts.brands),
        canonical: "/",
        firstPictures: page.products
          .slice(0, FIRST_ROW)
          .map((each) => ({ srcSet: pictureSource(each, 0).srcSet, sizes: FEED_SIZES })),
      },
      firstData: { explore: page, counts },
    };
  };
}
