// Which pages of a shop hold its terms: by what its links are called and where they lead.
import { foldLetters } from "./policies/normalise.ts";
import { readBlocks } from "./page-blocks.ts";

const WORDS =
  /ship|deliver|return|refund|exchange|polic|terms|faq|question|payment|contact|about|help|size-?guide|size-?chart|order|شحن|توصيل|استبدال|استرجاع|ارجاع|سياس|شروط|احكام|اسيله|دفع|اتصل|تواصل|من نحن|عنا|فروع|مقاس|نظام|مساعده|sha7n|as2ela/u;
const NOT_WORDS =
  /login|account|cart|checkout|product|collections?\/|privacy|خصوصيه|blog|news|wishlist|\.(?:jpg|png|webp|pdf)$/u;
/** Where Shopify keeps them, also when nothing links there. */
const USUAL = ["policies/shipping-policy", "policies/refund-policy", "pages/faq", "pages/contact"];
const MOST = 12;

export function findPages(home: string, address: string, isShopify: boolean): string[] {
  const base = new URL(address);
  const found = new Map<string, URL>();
  const add = (url: URL | null) => {
    if (!url || url.host !== base.host || !/^https?:$/.test(url.protocol)) return;
    url.hash = "";
    url.search = "";
    if (url.pathname !== base.pathname) found.set(url.href.replace(/\/$/, ""), url);
  };
  for (const link of linksOf(home)) {
    const name = foldLetters(`${decoded(link.href)} ${link.text}`);
    if (WORDS.test(name) && !NOT_WORDS.test(foldLetters(decoded(link.href))))
      add(URL.parse(link.href, base));
  }
  const root = base.href.replace(/\/?$/, "/");
  if (isShopify) for (const path of USUAL) add(URL.parse(path, root));
  return [...found.values()].slice(0, MOST).map(String);
}

const decoded = (href: string): string => {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
};

const linksOf = (html: string) =>
  readBlocks(html)
    .flatMap((block) => block.links)
    .slice(0, 1000);
