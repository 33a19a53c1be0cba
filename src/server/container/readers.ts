// What shops are read with. Built in the process that reads, from what can be sent there.
import type { Config } from "../config.ts";
import { createAdaptive } from "../features/crawl/adaptive/adaptive.ts";
import { fetchPages } from "../features/crawl/adaptive/open-page.ts";
import { createReadFirst } from "../features/crawl/adaptive/read-with-model.ts";
import { createBrowsing } from "../features/crawl/app/browsing.ts";
import { createReadApp } from "../features/crawl/app/read-app.ts";
import type { ReaderTools } from "../features/crawl/apart/serve-reader.ts";
import { createReadAgain } from "../features/crawl/refresh/read-again.ts";
import { readShopify } from "../features/crawl/shops/shopify.ts";
import { readZammit } from "../features/crawl/shops/zammit.ts";
import { readGiven } from "../features/crawl/sources/read-given.ts";
import { createReadWebsite, type First } from "../features/crawl/sources/read-website.ts";
import { openLanguageModel } from "../providers/language-model/open.ts";
import { openGuard } from "./guard.ts";

export type ReaderSetup = Pick<
  Config,
  "allowPrivateCrawl" | "demo" | "browser" | "languageModel"
> & { publicUrl: string };

const PATIENCE = { firstPieceMs: 20_000, wholeMs: 60_000 };

export async function buildReaders(
  setup: ReaderSetup,
  report: (reason: string) => void,
): Promise<ReaderTools> {
  const guard = openGuard(setup, () => setup.publicUrl);
  // A page is long, and nobody waits for each word of the answer.
  const model = await openLanguageModel(setup.languageModel, PATIENCE);
  const readFirst = createReadFirst(model, report);
  const browsing = createBrowsing(guard, setup.browser);
  return {
    guard,
    readers: {
      website: (first) => createReadWebsite({ browsing, readFirst })(first as First),
      shopify: () => readShopify,
      zammit: () => readZammit,
      given: () => readGiven,
      adaptive: () => createAdaptive({ openPages: fetchPages, readFirst }),
      refresh: () => createReadAgain({ browsing, readFirst }),
      app: () => createReadApp({ browsing, readFirst }),
    },
  };
}
