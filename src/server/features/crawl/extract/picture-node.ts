// Which address in a node about one picture is the picture itself, and the largest of it.
import { isNode, type Node, wordOf } from "./json-ld-nodes.ts";

const KNOWN = ["original", "large", "url", "src", "full", "href", "path", "source"];
const LARGE = /orig|full|large|big|zoom|high|master|hd\b/i;
const SMALL = /thumb|small|preview|mini|tiny|icon|placeholder|blur|lqip|swatch/i;
const NAMED = /url|src|path|href|file|image|link|location/i;
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif)(?:[?#]|$)|^(?:https?:)?\/\/|^\//i;

const WHOLE = /^(?:https?:)?\/\/|^\//i;

const SHOWN_BY = [
  "featured_image",
  "featuredImage",
  "image",
  "image_url",
  "imageUrl",
  "images",
  "photo",
  "photos",
  "picture",
  "thumbnail",
];

/** What a variant is shown by, under whatever name its data have for it. */
export function pictureOfVariant(variant: Node): string | null {
  for (const key of SHOWN_BY) {
    const value = variant[key];
    const first = Array.isArray(value) ? value[0] : value;
    if (typeof first === "string" && PICTURE.test(first.trim())) return first.trim();
    const found = isNode(first) ? pictureIn(first) : null;
    if (found) return found;
  }
  return null;
}

/** What an asset of an editor's library, or a size of many, is kept under. */
const INNER =
  /^(?:node|asset|image|img|file|media|photo|picture|attributes|fields|data|src|url|sizes|formats)$/i;
const DEEPEST = 4;

/** Under the names that shops use most, else by how a name and its value look; else what lies within it. */
export function pictureIn(image: Node, depth = 0): string | null {
  if (isNode(image["node"]) && depth < DEEPEST) return pictureIn(image["node"], depth + 1);
  return ownPicture(image) ?? innerPicture(image, depth);
}

function innerPicture(image: Node, depth: number): string | null {
  if (depth >= DEEPEST) return null;
  const inner = Object.entries(image)
    .filter(([key]) => INNER.test(key) || LARGE.test(key))
    .toSorted(([one], [other]) => Number(LARGE.test(other)) - Number(LARGE.test(one)));
  for (const [, value] of inner) {
    const found = isNode(value) ? pictureIn(value, depth + 1) : null;
    if (found && PICTURE.test(found)) return found;
  }
  return null;
}

function ownPicture(image: Node): string | null {
  const known = KNOWN.flatMap((key) => wordOf(image[key]) ?? []);
  const whole = known.find((word) => WHOLE.test(word.trim()));
  if (whole) return whole;
  const found = Object.entries(image)
    .flatMap(([key, value]) =>
      typeof value === "string" &&
      (NAMED.test(key) || LARGE.test(key) || SMALL.test(key)) &&
      PICTURE.test(value.trim())
        ? [{ value: value.trim(), rank: LARGE.test(key) ? 0 : SMALL.test(key) ? 2 : 1 }]
        : [],
    )
    .toSorted((one, other) => one.rank - other.rank);
  // A bare file's name may stand anywhere: an address beside it says where.
  return found.find(({ value }) => WHOLE.test(value))?.value ?? known[0] ?? found[0]?.value ?? null;
}
