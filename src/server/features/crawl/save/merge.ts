// What becomes of a product that is imported again. A field the brand left as it was imported follows the
// shop. A field the brand edited stays; when the shop says something new of it, both are kept.
import { isDeepStrictEqual } from "node:util";
import { IMPORT_FIELDS, type ImportField, type ImportValue } from "../../../../contract/imports.ts";
import type { Content } from "./shelf.ts";

/** What belongs together is decided together: a sale without its price would mean nothing. */
const PARTS: Record<ImportField, readonly (keyof Content & keyof ImportValue)[]> = {
  title: ["title"],
  description: ["description"],
  category: ["category"],
  style: ["style"],
  colors: ["colors"],
  sizes: ["sizes"],
  materials: ["materials"],
  pictures: ["image_url", "other_image_urls"],
  price: ["price", "current_price", "currency"],
  stock: ["variants", "sold_out"],
  url: ["url"],
};

/** Not written in the shop but recognised by us in its words: no news from the shop, so never a difference. */
const OUR_READING: ReadonlySet<ImportField> = new Set([
  "category",
  "style",
  "colors",
  "sizes",
  "materials",
]);

/**
 * Under which law a reading is taken: an import brings everything; a refresh brings what a shop changes from day
 * to day, while words and pictures wait until somebody has looked at them.
 */
export type Law = "import" | "refresh";

const DAILY: ReadonlySet<ImportField> = new Set(["price", "stock", "colors", "sizes", "url"]);

export type Values = Partial<Record<ImportField, ImportValue>>;

export type Merged = {
  content: Content;
  /** What shop and brand agree on, or what the shop had said when the brand began to differ. */
  imported: Values;
  /** What the shop says where the brand says something else. */
  differences: Values;
};

export const valueOf = (content: Content, field: ImportField): ImportValue =>
  Object.fromEntries(PARTS[field].map((name) => [name, content[name]]));

export const valuesOf = (content: Content): Values =>
  Object.fromEntries(IMPORT_FIELDS.map((field) => [field, valueOf(content, field)]));

/**
 * One crawler reads more than another. What a reading does not mention is not taken away: it is as if the
 * shop had said what stands there already.
 */
function withoutGaps(shop: Content, mine: Content): Content {
  const or = <Value extends string | unknown[]>(said: Value, own: Value): Value =>
    said.length > 0 ? said : own;
  const hasGap = shop.variants.length === 0 && mine.variants.length > 0;
  return {
    ...shop,
    category: shop.category ?? mine.category,
    style: or(shop.style, mine.style),
    colors: or(shop.colors, mine.colors),
    sizes: or(shop.sizes, mine.sizes),
    materials: or(shop.materials, mine.materials),
    ...(shop.image_url === null && {
      image_url: mine.image_url,
      other_image_urls: mine.other_image_urls,
    }),
    ...(hasGap && { variants: variantsOf(mine, shop.sold_out) }),
  };
}

/** As they were; all gone when the shop says that nothing is left. */
const variantsOf = ({ variants, sold_out }: Content, isSoldOut: boolean) =>
  sold_out === isSoldOut
    ? variants
    : variants.map((variant) => ({ ...variant, in_stock: !isSoldOut }));

/** `imported` is null for a product that no crawl has brought: all of it is the brand's own. */
export function merge(
  mine: Content,
  found: Content,
  imported: Values | null,
  law: Law = "import",
): Merged {
  const shop = withoutGaps(found, mine);
  let content = mine;
  const agreed: Values = {};
  const differences: Values = {};
  for (const field of IMPORT_FIELDS) {
    const [own, theirs, before] = [valueOf(mine, field), valueOf(shop, field), imported?.[field]];
    if (isDeepStrictEqual(own, theirs)) {
      agreed[field] = theirs;
    } else if (before === undefined && !OUR_READING.has(field)) {
      differences[field] = theirs;
    } else if (isDeepStrictEqual(before, theirs)) {
      agreed[field] = before;
    } else if (law === "refresh" && !DAILY.has(field)) {
      if (before !== undefined) agreed[field] = before;
      if (!OUR_READING.has(field)) differences[field] = theirs;
    } else if (isDeepStrictEqual(before, own)) {
      content = { ...content, ...theirs };
      agreed[field] = theirs;
    } else if (OUR_READING.has(field)) {
      agreed[field] = theirs;
    } else {
      if (before !== undefined) agreed[field] = before;
      differences[field] = theirs;
    }
  }
  return { content: withArabic(content, found, law), imported: agreed, differences };
}

/** A second name is the brand's own; the shop's is taken where there is none. */
const withArabic = (mine: Content, found: Content, law: Law): Content =>
  law === "import" && mine.title_ar === "" && found.title_ar !== ""
    ? {
        ...mine,
        title_ar: found.title_ar,
        description_ar: mine.description_ar || found.description_ar,
      }
    : mine;
