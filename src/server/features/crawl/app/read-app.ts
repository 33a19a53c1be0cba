// Shops drawn by JavaScript: read like any shop, from pages that a browser has drawn. The browser is closed
// with the crawl, whatever ends it.
import type { Guard } from "../../../net/guarded-fetch.ts";
import { createAdaptive, type AdaptiveParts } from "../adaptive/adaptive.ts";
import { fetchPages } from "../adaptive/open-page.ts";
import { noBrowser } from "../problems.ts";
import type { ReadShop, Shop, Step } from "../shops/shop.ts";
import { openDrawing } from "./drawing.ts";
import { findBrowser, type BrowserSettings, type FoundBrowser } from "./find-browser.ts";
import { openBrowser } from "./open-browser.ts";

export type AppParts = Pick<AdaptiveParts, "readFirst"> & {
  guard: Guard;
  browser: BrowserSettings;
};

export function createReadApp({ guard, browser, readFirst }: AppParts): ReadShop {
  const { environment } = browser;
  let looking: Promise<FoundBrowser | undefined> | undefined;

  async function find(): Promise<FoundBrowser> {
    looking ??= findBrowser(browser);
    const found = await looking;
    if (found) return found;
    // One that is installed meanwhile is found by the next crawl.
    looking = undefined;
    throw noBrowser();
  }

  return async function* readApp(shop) {
    const found = await find();
    const { signal, settings } = shop.visitor;
    const limits = { maxBytes: settings.maxBytes };
    const drawing = openDrawing(shop, fetchPages(shop), () =>
      openBrowser({ guard, browser: found, environment, limits }),
    );
    signal.addEventListener("abort", drawing.close);
    try {
      const read = createAdaptive({ openPages: () => drawing.open, readFirst });
      yield* withoutComparison(read, shop);
    } finally {
      signal.removeEventListener("abort", drawing.close);
      await drawing.close();
    }
  };
}

/** The comparison reads a page anew without a browser; of a page that is empty then it would say nothing. */
async function* withoutComparison(read: ReadShop, shop: Shop): AsyncGenerator<Step> {
  for await (const step of read(shop)) {
    if (!("tell" in step) || step.tell.event === "progress" || step.tell.event === "field_health") {
      yield step;
    }
  }
}
