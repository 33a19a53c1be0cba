// The same piece at two addresses: known by the address that its page calls its own, or by being the same in
// name, price and picture.
import type { Page } from "../extract/page.ts";
import { foldText } from "../extract/text.ts";
import type { RawProduct } from "../found-product.ts";
import { addressKey, isBelow, isSameSite, plainAddress } from "../visit/site.ts";

export type Joins = {
  /** Where the piece is at home; null when it is here already. */
  addressOf(page: Page, product: RawProduct, opened: string): string | null;
  add(): void;
  /** Addresses that led to a piece that was here already. */
  count(): number;
};

export function openJoins(base: URL, before: number): Joins {
  const homes = new Map<string, string>();
  const faces = new Map<string, string>();
  let joined = before;
  return {
    add: () => void joined++,
    count: () => joined,
    addressOf(page, product, opened) {
      const face = faceOf(product);
      const own = canonicalOf(page, base) ?? plainAddress(opened);
      const title = foldText(product.title ?? "");
      const [home, other] = [homes.get(addressKey(own)), face ? faces.get(face) : undefined];
      // An address that several pieces call their own is nobody's.
      const url = home !== undefined && home !== title ? plainAddress(opened) : own;
      const key = addressKey(url);
      if (homes.get(key) === title || (other !== undefined && other !== key)) {
        joined++;
        return null;
      }
      homes.set(key, title);
      if (face) faces.set(face, key);
      return url;
    },
  };
}

/** Without a picture two pieces may look alike. */
function faceOf({ title, price, images }: RawProduct): string | null {
  const [first] = images;
  return first ? `${foldText(title ?? "")} ${price} ${first.replace(/[?#].*$/, "")}` : null;
}

function canonicalOf(page: Page, base: URL): string | null {
  const link = page
    .tagged("link")
    .find(({ attribs }) => attribs["rel"]?.toLowerCase() === "canonical" && attribs["href"]);
  const url = link ? URL.parse(link.attribs["href"] ?? "", page.base) : null;
  if (!url || !/^https?:$/.test(url.protocol) || !isSameSite(url, base) || !isBelow(url, base))
    return null;
  const isFront =
    url.pathname.replace(/\/+$/, "") === base.pathname.replace(/\/+$/, "") && !url.search;
  return isFront ? null : plainAddress(url.href);
}
