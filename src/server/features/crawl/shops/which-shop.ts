// Which crawler fits a website, found out with two questions. Whatever stays unclear is for the adaptive
// one: it reads any shop, and says what is wrong with those it cannot read.
import type { Crawl } from "../../../../contract/crawl.ts";
import { below } from "../visit/site.ts";
import type { Visitor } from "../visit/visitor.ts";

export type Fitting = Pick<Crawl, "crawler" | "platform">;

const ADAPTIVE: Fitting = { crawler: "adaptive", platform: null };
const SHOPIFY: Fitting = { crawler: "standard", platform: "shopify" };
const ZAMMIT: Fitting = { crawler: "standard", platform: "zammit" };

/** A closed shop is still a Shopify shop; its crawler knows the sentence for that. */
const SHOPIFY_MARKS = /cdn\.shopify\.com|Shopify\.(shop|theme)\b|"pageType":"password"/;
/** How its list begins. Looked at, not parsed: this runs where shoppers are served. */
const SHOPIFY_LIST = /^\s*\{\s*"products"\s*:\s*\[/;
const ZAMMIT_MARKS = /\b(bucket|cdn|api)\.zammit\.(shop|com)\b/;

export async function whichShop(visitor: Pick<Visitor, "get">, base: URL): Promise<Fitting> {
  try {
    const list = await visitor.get(below(base, "products.json?limit=1"));
    if (list.status === 200 && SHOPIFY_LIST.test(list.text)) return SHOPIFY;
    const { text } = await visitor.get(base.href);
    if (ZAMMIT_MARKS.test(text)) return ZAMMIT;
    return SHOPIFY_MARKS.test(text) ? SHOPIFY : ADAPTIVE;
  } catch {
    return ADAPTIVE;
  }
}
