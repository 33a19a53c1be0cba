// The browser of a crawl: found once for this process, opened when a page first needs it, closed with the
// crawl, whatever ends it.
import type { Guard } from "../../../net/guarded-fetch.ts";
import { fetchPages } from "../adaptive/open-page.ts";
import { noBrowser } from "../problems.ts";
import type { Shop, ReadingStep } from "../shops/shop.ts";
import { openDrawing, type Drawing } from "./drawing.ts";
import { findBrowser, type BrowserSettings, type FoundBrowser } from "./find-browser.ts";
import { openBrowser } from "./open-browser.ts";

export type Browsing = {
  /** Throws the sentence that says what to install. */
  need(): Promise<FoundBrowser>;
  find(): Promise<FoundBrowser | null>;
  /** Runs what reads with the browser and closes it afterwards. */
  during(
    shop: Shop,
    browser: FoundBrowser,
    read: (drawing: Drawing) => AsyncGenerator<ReadingStep>,
  ): AsyncGenerator<ReadingStep>;
};

export function createBrowsing(guard: Guard, browser: BrowserSettings): Browsing {
  const { environment } = browser;
  let looking: Promise<FoundBrowser | undefined> | undefined;

  async function find(): Promise<FoundBrowser | null> {
    looking ??= findBrowser(browser);
    const found = await looking;
    // One that is installed meanwhile is found by the next crawl.
    if (!found) looking = undefined;
    return found ?? null;
  }

  return {
    find,
    async need() {
      const found = await find();
      if (!found) throw noBrowser();
      return found;
    },
    async *during(shop, found, read) {
      const { signal, settings } = shop.visitor;
      const limits = { maxBytes: settings.maxBytes };
      const drawing = openDrawing(shop, fetchPages(shop), () =>
        openBrowser({ guard, browser: found, environment, limits }),
      );
      signal.addEventListener("abort", drawing.close);
      try {
        yield* read(drawing);
      } finally {
        signal.removeEventListener("abort", drawing.close);
        await drawing.close();
      }
    },
  };
}
