// Where else a page says that it stands: in its other languages, and where it really belongs.
import type { Page } from "../extract/page.ts";
import { addressKey, isSameSite } from "../visit/site.ts";

export function otherAddresses(page: Page, site: URL, own: string): string[] {
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
