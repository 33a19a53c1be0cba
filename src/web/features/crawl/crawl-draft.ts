// What the crawl form holds, what is wrong with it, and which call it becomes.
import {
  adaptiveCrawl,
  appCrawl,
  standardCrawl,
  type Crawl,
  type CrawlEvent,
} from "../../../contract/crawl.ts";
import type { MessageKey } from "../../../contract/messages.ts";
import { streamSignedIn } from "../../lib/signed-in-call.ts";

export type CrawlDraft = {
  parseType: Crawl["parse_type"];
  brandName: string;
  crawler: Crawl["crawler"];
  platform: Crawl["platform"];
  productLink: string;
};

export type DraftErrors = Partial<Record<"brandName" | "productLink" | "platform", MessageKey>>;

export function checkDraft(draft: CrawlDraft): DraftErrors {
  const errors: DraftErrors = {};
  if (draft.brandName.trim() === "") errors.brandName = "brandNameRequired";
  if (draft.parseType === "single_product" && !isLink(draft.productLink)) {
    errors.productLink = "productLinkInvalid";
  }
  if (draft.crawler === "standard" && draft.platform === null) errors.platform = "platformRequired";
  return errors;
}

const isLink = (written: string): boolean => {
  const url = URL.parse(written.trim());
  return url !== null && /^https?:$/.test(url.protocol);
};

type Brand = { id: string; website: string };

/** The stream of the call that fits the chosen crawler. */
export function openCrawl(
  draft: CrawlDraft,
  brand: Brand,
  signal: AbortSignal,
): AsyncGenerator<CrawlEvent, void> {
  const params = { brandId: brand.id };
  const target =
    draft.parseType === "single_product"
      ? { product_url: draft.productLink.trim() }
      : { website: brand.website };
  if (draft.crawler === "adaptive") {
    return streamSignedIn(adaptiveCrawl, { params, body: { data: target }, signal });
  }
  const body = { data: { ...target, platform: draft.platform } };
  if (draft.crawler === "app") return streamSignedIn(appCrawl, { params, body, signal });
  const platform = draft.platform ?? "shopify";
  return streamSignedIn(standardCrawl, {
    params,
    body: { data: { ...target, platform } },
    signal,
  });
}
