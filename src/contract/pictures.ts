// Where a product's pictures come from and how large they are shown: the server announces the first
// ones in the page's head, and the browser must ask for exactly those.
import { fillPath } from "./endpoint.ts";
import { PICTURE_WIDTHS } from "./limits.ts";
import { productPicture, type Product } from "./products.ts";

/** Thumbnails and zoom have widths of their own; a card never needs them. */
const CARD_WIDTHS = PICTURE_WIDTHS.filter((width) => width >= 240 && width <= 900);
const FALLBACK_WIDTH = 480;

/** What a card measures in the feed: gutters, gaps and sidebar taken off. */
export const FEED_SIZES =
  "(min-width: 1680px) calc(33vw - 132px), (min-width: 1024px) calc(50vw - 184px), (min-width: 700px) calc(50vw - 52px), calc(50vw - 22px)";

/** What the picture of a product's own page measures. */
export const DETAIL_SIZES = "(min-width: 1024px) 620px, (min-width: 700px) 46vw, 100vw";

function pictureUrl(productId: string, n: number, width: number): string {
  return `${fillPath(productPicture.path, { id: productId, n: String(n) })}?w=${width}`;
}

export const pictureCount = (product: Product): number =>
  product.image_url === null ? 0 : 1 + product.other_image_urls.length;

/** Picture 0 is image_url, the others follow. */
export function pictureSource(productId: string, n: number) {
  return {
    src: pictureUrl(productId, n, FALLBACK_WIDTH),
    srcSet: CARD_WIDTHS.map((width) => `${pictureUrl(productId, n, width)} ${width}w`).join(", "),
  };
}
