// A found product in the catalogue's form. What is longer than a brand could save by hand is cut, so that
// nothing imported is refused when its owner edits it later.
import { isUsableText } from "../../../../contract/shapes.ts";
import type { ColorPicture, FoundProduct } from "../found-product.ts";
import type { Content, Shelf } from "./shelf.ts";

const TITLE_MAX = 300;
const DESCRIPTION_MAX = 10_000;
const ADDRESS_MAX = 2000;
const PICTURES_MAX = 30;
const WORDS_MAX = 100;
const WORD_MAX = 80;
const VARIANTS_MAX = 500;

/** As they are stored. */
export const colorPicturesOf = (found: FoundProduct, ownOrigin: string): ColorPicture[] =>
  found.color_pictures.map(({ url, color }) => ({
    url: stored(url, ownOrigin),
    color: cut(clean(color), WORD_MAX),
  }));

const stored = (url: string, ownOrigin: string): string =>
  url.startsWith(`${ownOrigin}/`) ? url.slice(ownOrigin.length) : url;

/** `ownOrigin`: addresses on this very server are kept as paths, as the demo's are. */
export function contentOfFound(found: FoundProduct, shelf: Shelf, ownOrigin: string): Content {
  const path = (url: string) => stored(url, ownOrigin);
  const pictures = [found.image_url ?? "", ...found.other_image_urls]
    .filter((url) => url !== "" && url.length <= ADDRESS_MAX)
    .map(path);
  const [image_url = null, ...other_image_urls] = pictures.slice(0, PICTURES_MAX);
  const title = cut(clean(found.title), TITLE_MAX);
  const draft = {
    ...found,
    title,
    // A catalogue entry needs one; where the shop says nothing more, its title says it.
    description: cut(clean(found.description), DESCRIPTION_MAX) || title,
    ...(found.title_ar && { title_ar: cut(clean(found.title_ar), TITLE_MAX) }),
    ...(found.description_ar && {
      description_ar: cut(clean(found.description_ar), DESCRIPTION_MAX),
    }),
    url: found.url.length <= ADDRESS_MAX ? path(found.url) : null,
    image_url,
    other_image_urls,
    style: cut(clean(found.style), WORD_MAX),
    colors: words(found.colors),
    sizes: words(found.sizes),
    materials: words(found.materials),
    variants: found.variants.slice(0, VARIANTS_MAX).map(({ color, size, in_stock }) => ({
      color: color && cut(clean(color), WORD_MAX),
      size: size && cut(clean(size), WORD_MAX),
      in_stock,
    })),
  };
  return shelf.contentOf(draft, new Set(pictures));
}

const words = (list: string[]): string[] =>
  list.slice(0, WORDS_MAX).map((word) => cut(clean(word), WORD_MAX));

/** Characters that no database holds; shops paste them from anywhere. */
const clean = (text: string): string =>
  isUsableText(text) ? text.trim() : text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, "").trim();

/** By characters as people count them: half an emoji is no text. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return text
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/u, "")
    .trimEnd();
}
