// Rows of a feed as products: one row for each variant, tied by the group they name.
import { availabilityOf } from "../extract/claim.ts";
import { foldText } from "../extract/text.ts";
import type { RawOption, RawProduct, RawVariant } from "../found-product.ts";
import { parsePrice } from "../normalise/prices.ts";
import { addressKey, plainAddress } from "../visit/site.ts";
import type { FeedRow } from "./feed-table.ts";

const OPTIONS = ["color", "colour", "size", "material", "pattern"];

/** In the order in which their first rows stand there. */
export function feedProducts(rows: FeedRow[], base: URL, now = new Date()): RawProduct[] {
  const groups = new Map<string, FeedRow[]>();
  for (const row of rows) {
    const key = groupOf(row, base);
    if (!key) continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()].flatMap((group) => productOf(group, base, now) ?? []);
}

const first = (row: FeedRow, ...names: string[]): string | null => {
  for (const name of names) {
    const value = row.get(name)?.[0];
    if (value) return value;
  }
  return null;
};

const linkOf = (row: FeedRow, base: URL): string | null => {
  const written = first(row, "link", "url", "product_link", "canonical_link", "product_url");
  const url = written ? URL.parse(written, base) : null;
  return url && /^https?:$/.test(url.protocol) ? plainAddress(url.href) : null;
};

/** By what the feed calls the group, else by the page that several rows share. */
function groupOf(row: FeedRow, base: URL): string | null {
  const group = first(row, "item_group_id", "group_id", "parent_id");
  if (group) return `group ${group}`;
  const link = linkOf(row, base);
  if (link) return `page ${addressKey(link)}`;
  const id = first(row, "id", "sku", "mpn");
  return id && `id ${id}`;
}

function productOf(group: FeedRow[], base: URL, now: Date): RawProduct | null {
  const [lead] = group as [FeedRow];
  const url = linkOf(lead, base);
  if (!url) return null;
  const names = OPTIONS.filter((name) => group.some((row) => row.has(name)));
  const variants = group.map((row): RawVariant & { paid: number } => {
    const { price, regularPrice } = pricesOf(row, now);
    return {
      values: names.map((name) => first(row, name)),
      price,
      regularPrice,
      isAvailable: stockOf(row),
      image: picturesOf(row)[0] ?? null,
      paid: parsePrice(price)?.amount ?? Number.NaN,
    };
  });
  const shown = cheapest(variants);
  const isChoice = group.length > 1 || names.length > 0;
  return {
    shopId: first(lead, "item_group_id", "group_id", "id"),
    url,
    title: titleOf(group, names),
    description: first(lead, "description", "summary", "content", "rich_text_description"),
    price: shown?.price ?? null,
    regularPrice: shown?.regularPrice ?? null,
    currency: parsePrice(shown?.price ?? null)?.currency ?? null,
    isAvailable: availabilityIn(variants),
    images: [...new Set(group.flatMap(picturesOf))],
    brand: first(lead, "brand"),
    category: first(
      lead,
      "product_type",
      "google_product_category",
      "fb_product_category",
      "category",
    ),
    tags: ["gender", "age_group"].flatMap((name) => lead.get(name) ?? []),
    options: isChoice
      ? names.map((name, n): RawOption => ({ name, values: valuesOf(variants, n) }))
      : [],
    variants:
      isChoice && names.length > 0 ? variants.map(({ paid: _, ...variant }) => variant) : [],
  };
}

const valuesOf = (variants: RawVariant[], n: number): string[] => [
  ...new Set(variants.flatMap(({ values }) => values[n] ?? [])),
];

const stockOf = (row: FeedRow): boolean | null => {
  const word = first(row, "availability", "stock_status");
  if (word) return availabilityOf(word.replaceAll("_", " "));
  const count = first(row, "quantity", "inventory", "quantity_to_sell_on_facebook");
  return count && /^\d+$/.test(count) ? Number(count) > 0 : null;
};

function availabilityIn(variants: { isAvailable: boolean | null }[]): boolean | null {
  const told = variants.map(({ isAvailable }) => isAvailable);
  if (told.includes(true)) return true;
  return told.includes(false) ? false : null;
}

/** The lower one while its time lasts. */
function pricesOf(row: FeedRow, now: Date): { price: string | null; regularPrice: string | null } {
  const [full, sale] = [first(row, "price"), first(row, "sale_price")];
  const [from = Number.NaN, to = Number.NaN] = (first(row, "sale_price_effective_date") ?? "")
    .split("/")
    .map((moment) => Date.parse(moment));
  const isNow =
    (Number.isNaN(from) || from <= now.getTime()) && (Number.isNaN(to) || to >= now.getTime());
  const isLower =
    (parsePrice(sale)?.amount ?? 0) > 0 &&
    (parsePrice(full)?.amount ?? Infinity) > (parsePrice(sale)?.amount ?? 0);
  return sale && isLower && isNow
    ? { price: sale, regularPrice: full }
    : { price: full ?? sale, regularPrice: null };
}

function cheapest<V extends { paid: number; isAvailable: boolean | null }>(
  variants: V[],
): V | undefined {
  const priced = variants.filter(({ paid }) => paid > 0);
  const buyable = priced.filter(({ isAvailable }) => isAvailable !== false);
  return (buyable.length > 0 ? buyable : priced).toSorted((one, other) => one.paid - other.paid)[0];
}

const picturesOf = (row: FeedRow): string[] => [
  ...(row.get("image_link") ?? row.get("image") ?? row.get("image_url") ?? []),
  ...[
    ...(row.get("additional_image_link") ?? []),
    ...(row.get("additional_image_links") ?? []),
  ].flatMap((list) => list.split(/\s*,\s*(?=https?:)/)),
];

/** Without the values that each variant's title ends with. */
function titleOf(group: FeedRow[], names: string[]): string | null {
  const isGroup = group.some((row) => first(row, "item_group_id", "group_id", "parent_id"));
  const own = group.map((row) => {
    const title = first(row, "title", "name") ?? "";
    return isGroup ? withoutValues(title, row, names) : title;
  });
  const [lead = ""] = own;
  if (own.every((title) => title === lead)) return lead || null;
  let length = 0;
  while (length < lead.length && own.every((title) => title[length] === lead[length])) length++;
  const shared = lead.slice(0, length).replace(/[\s\-–—|,/(:]+$/u, "");
  return shared.length >= 3 ? shared : lead;
}

/** "Trench - Beige / S" of a variant that is beige and S is the "Trench"; "Beige Trench" stays. */
function withoutValues(title: string, row: FeedRow, names: string[]): string {
  const values = names.flatMap((name) => foldText(first(row, name) ?? "") || []);
  const found = /^(.{3,}?)(?:\s+[-–—|]\s+|\s*[([,]\s*)([^()[\]]+)[)\]]?$/u.exec(title.trim());
  if (!found || values.length === 0) return title;
  const said = foldText((found[2] ?? "").replace(/\s*[/|,،–—-]\s*/g, " "));
  const rest = values.reduce((left, value) => left.replace(value, " "), said).trim();
  return rest === "" ? (found[1] ?? "").trim() : title;
}
