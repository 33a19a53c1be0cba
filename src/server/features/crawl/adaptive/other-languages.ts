// A piece that stands at several addresses, one for each language, or under another that it calls its own: it is read
// once, in the language of the shop's own address where that is among those that are read.
import { languageOf } from "../discover/address-words.ts";
import type { Page } from "../extract/page.ts";
import type { Shop } from "../shops/shop.ts";
import { addressKey, isSameSite } from "../visit/site.ts";

export type OtherLanguages = { isReadElsewhere(page: Page, address: string): Promise<boolean> };

/** `pages`: all that are read, before this one or after it. */
export function createOtherLanguages(shop: Shop, pages: string[]): OtherLanguages {
  const planned = new Set(pages.map(addressKey));
  const wanted = languageOf(shop.start ?? shop.base);
  const isWanted = (address: string) => languageOf(new URL(address)) === wanted;
  return {
    async isReadElsewhere(page, address) {
      const others = otherAddresses(page, shop.base, address);
      if (others.length === 0) return false;
      if ((await shop.missing(others)).length < others.length) return true;
      return (
        !isWanted(address) && others.some((one) => planned.has(addressKey(one)) && isWanted(one))
      );
    },
  };
}

/** Where else a page says that it stands: in its other languages, and where it really belongs. */
function otherAddresses(page: Page, site: URL, own: string): string[] {
  const keys = new Map<string, string>();
  for (const { attribs } of page.tagged("link")) {
    const rel = attribs["rel"]?.toLowerCase() ?? "";
    const isOther = rel === "canonical" || (rel === "alternate" && attribs["hreflang"]);
    const url = isOther ? URL.parse(attribs["href"] ?? "", page.base) : null;
    if (url && isSameSite(url, site)) keys.set(addressKey(url.href), url.href);
  }
  keys.delete(addressKey(own));
  return [...keys.values()];
}
