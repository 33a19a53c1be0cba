// What the crawl form holds, what is wrong with it, and which call it becomes.
import {
  adaptiveCrawl,
  appCrawl,
  standardCrawl,
  type Crawl,
  type CrawlEvent,
} from "../../../contract/crawl.ts";
import type { Rules } from "../../lib/form-rules.ts";
import { streamSignedIn } from "../../lib/signed-in-call.ts";

export type CrawlDraft = {
  parseType: Crawl["parse_type"];
  brandName: string;
  crawler: Crawl["crawler"];
  platform: Crawl["platform"];
  productLink: string;
};

export const checkDraft: Rules<CrawlDraft> = ({
  parseType,
  brandName,
  crawler,
  platform,
  productLink,
}) => ({
  ...(brandName.trim() === "" && { brandName: "brandNameRequired" }),
  ...(parseType === "single_product" &&
    !isLink(productLink) && { productLink: "productLinkInvalid" }),
  ...(crawler === "standard" && platform === null && { platform: "platformRequired" }),
});

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
