// Whether a website is a product feed itself, or names one in its head.
import { parsePage } from "../extract/page.ts";
import { linksOf } from "../discover/links.ts";
import type { Shop } from "../shops/shop.ts";
import { isSameSite } from "../visit/site.ts";
import { readFeedTable } from "./feed-table.ts";

export type FoundFeed = { address: string; isWebsite: boolean };

const PRODUCTS = /product|merchant|shopping|google|facebook|catalog|منتج/i;

/** A feed beside pages is used where the pages show no pieces: theirs say more. */
export async function findFeed({ visitor, base, start }: Shop): Promise<FoundFeed | null> {
  const address = (start ?? base).href;
  const answer = await visitor.get(address);
  if (answer.status !== 200) return null;
  const isPage =
    /html/.test(answer.contentType) || /^\s*<(?:!doctype html|html)/i.test(answer.text);
  if (!isPage) return readFeedTable(answer.text) ? { address, isWebsite: true } : null;
  const page = parsePage(answer.text, answer.url.href);
  const named = page.tagged("link").flatMap(({ attribs }) => {
    const isFeed =
      /alternate/i.test(attribs["rel"] ?? "") && /xml|csv|tsv/i.test(attribs["type"] ?? "");
    const url = isFeed ? URL.parse(attribs["href"] ?? "", page.base) : null;
    return url &&
      PRODUCTS.test(`${url.pathname} ${attribs["title"] ?? ""}`) &&
      isSameSite(url, base)
      ? [url.href]
      : [];
  });
  if (named.length === 0 || linksOf(page, base).cards.length > 0) return null;
  const [feed] = named as [string];
  const told = await visitor.get(feed).catch(() => null);
  return told?.status === 200 && readFeedTable(told.text)
    ? { address: feed, isWebsite: false }
    : null;
}
