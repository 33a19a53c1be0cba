// Shops drawn by JavaScript: read like any shop, from pages that a browser has drawn.
import { createAdaptive, type AdaptiveParts } from "../adaptive/adaptive.ts";
import type { ReadShop, Shop, ReadingStep } from "../shops/shop.ts";
import type { Browsing } from "./browsing.ts";

export type AppParts = Pick<AdaptiveParts, "readFirst"> & { browsing: Browsing };

export const createReadApp = ({ browsing, readFirst }: AppParts): ReadShop =>
  async function* readApp(shop) {
    const browser = await browsing.need();
    yield* browsing.during(shop, browser, (drawing) =>
      withoutComparison(
        createAdaptive({ openPages: () => drawing.open, readFirst, drawer: () => drawing }),
        shop,
      ),
    );
  };

/** The comparison reads a page anew without a browser; of a page that is empty then it would say nothing. */
async function* withoutComparison(read: ReadShop, shop: Shop): AsyncGenerator<ReadingStep> {
  for await (const step of read(shop)) {
    if (!("tell" in step) || step.tell.event === "progress" || step.tell.event === "field_health") {
      yield step;
    }
  }
}
