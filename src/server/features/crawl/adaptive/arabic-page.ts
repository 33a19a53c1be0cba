// A shop in two languages says on each page where the same piece stands in Arabic: its name and its words are read
// there, and nothing else. A shop whose Arabic pages say nothing is not asked on.
import type { Page } from "../extract/page.ts";
import type { RawProduct } from "../found-product.ts";
import type { Shop } from "../shops/shop.ts";
import { addressKey, isSameSite } from "../visit/site.ts";
import type { OpenProduct } from "./product-opener.ts";

export type InArabic = (page: Page, product: RawProduct) => Promise<RawProduct>;

const ARABIC = /\p{Script=Arabic}{2}/u;
/** So many pages in a row without a word of Arabic are enough. */
const VAIN_MAX = 2;

export function createInArabic(shop: Shop, open: OpenProduct): InArabic {
  let vain = 0;
  return async (page, product) => {
    const isAsked =
      !shop.isRefresh && vain < VAIN_MAX && !product.arabic && !ARABIC.test(product.title ?? "");
    const address = isAsked ? arabicAddress(page, shop.base) : null;
    if (address === null) return product;
    const arabic = await wordsAt(shop, open, address);
    vain = arabic ? 0 : vain + 1;
    return arabic ? { ...product, arabic } : product;
  };
}

/** Another page of the same site, named as this one in Arabic. */
function arabicAddress(page: Page, site: URL): string | null {
  for (const { attribs } of page.tagged("link")) {
    const isArabic =
      attribs["rel"]?.toLowerCase() === "alternate" && /^ar\b/i.test(attribs["hreflang"] ?? "");
    const url = isArabic ? URL.parse(attribs["href"] ?? "", page.base) : null;
    if (url && isSameSite(url, site) && addressKey(url.href) !== addressKey(page.url))
      return url.href;
  }
  return null;
}

/** What cannot be had is none: the piece itself has been read. */
async function wordsAt(
  { visitor }: Shop,
  open: OpenProduct,
  address: string,
): Promise<NonNullable<RawProduct["arabic"]> | null> {
  try {
    const { reading } = await open(address);
    if (!reading || !ARABIC.test(reading.title ?? "")) return null;
    return { title: reading.title, description: reading.description };
  } catch (error) {
    if (visitor.signal.aborted) throw error;
    return null;
  }
}
