// Where a product's pictures come from and how large they are shown: the server announces the first
// ones in the page's head, and the browser must ask for exactly those.
import { fillPath } from "./endpoint.ts";
import { PICTURE_WIDTHS } from "./limits.ts";
import { productPicture, type Product } from "./products.ts";

/** Thumbnails and zoom have widths of their own; a card never needs them. */
const CARD_WIDTHS = PICTURE_WIDTHS.filter((width) => width >= 240 && width <= 900);
const FALLBACK_WIDTH = 480;

/** What a card's picture measures in the feed: where there is room the card lies, and words stand beside it. */
export const FEED_SIZES =
  "(min-width: 1024px) 240px, (min-width: 700px) calc(50vw - 52px), calc(50vw - 22px)";

/** What the picture of a product's own page measures. */
export const DETAIL_SIZES = "(min-width: 1024px) 620px, (min-width: 700px) 46vw, 100vw";

type Pictured = Pick<Product, "id" | "image" | "image_url" | "other_image_urls">;

/** `of` says which picture is meant: another one has another address, so browsers may keep each for good. */
function pictureUrl(product: Pictured, n: number, width: number): string {
  const path = fillPath(productPicture.path, { id: pictureKey(product), n: String(n) });
  const shopUrl = n === 0 ? product.image_url : product.other_image_urls[n - 1];
  return `${path}?w=${width}&of=${markOf(shopUrl ?? "")}`;
}

/** Short, and another one for another address. */
export function markOf(url: string): string {
  let mark = 0;
  for (const letter of url) mark = (mark * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return mark.toString(36);
}

export const pictureCount = (product: Product): number =>
  product.image_url === null ? 0 : 1 + product.other_image_urls.length;

/** What stands for the product in a picture's address: the owner of one that is not public gets a key with it. */
const pictureKey = ({ id, image }: Pick<Product, "id" | "image">): string =>
  /^\/api\/images\/([^/]+)\//.exec(image ?? "")?.[1] ?? id;

/** The picture that leads: where a colour was asked for, the one that shows it. */
export const leadOf = ({ image }: Pick<Product, "image">): number =>
  Number(/\/(\d+)$/.exec(image ?? "")?.[1] ?? 0);

/** Picture 0 is image_url, the others follow. */
export function pictureSource(product: Pictured, n: number) {
  return {
    src: pictureUrl(product, n, FALLBACK_WIDTH),
    srcSet: CARD_WIDTHS.map((width) => `${pictureUrl(product, n, width)} ${width}w`).join(", "),
  };
}
