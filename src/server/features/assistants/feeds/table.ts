// The table that assistants take as an upload: one row for each variant, and what is not known left out.
import { written } from "../money.ts";
import { wholeDescription, type Offer } from "../offer.ts";

const COLUMNS = [
  "item_id",
  "title",
  "description",
  "url",
  "brand",
  "seller_name",
  "image_url",
  "additional_image_urls",
  "availability",
  "price",
  "sale_price",
  "group_id",
  "listing_has_variations",
  "color",
  "size",
  "material",
  "product_category",
  "condition",
  "target_countries",
] as const;

type Row = Partial<Record<(typeof COLUMNS)[number], string>>;

const TITLE_MAX = 150;
const DESCRIPTION_MAX = 5000;

export const tableHead = `${COLUMNS.join(",")}\n`;

export function tableRows(offer: Offer): string {
  return rowsOf(offer)
    .map((row) => `${COLUMNS.map((column) => cell(row[column] ?? "")).join(",")}\n`)
    .join("");
}

function rowsOf(offer: Offer): Row[] {
  const { product, currency, paid, was, pictures, variants, link } = offer;
  return variants.map((variant) => ({
    item_id: variant.id,
    title: product.title.slice(0, TITLE_MAX),
    description: wholeDescription(product).slice(0, DESCRIPTION_MAX),
    url: link,
    brand: product.brand,
    seller_name: product.brand,
    image_url: pictures[0] ?? "",
    additional_image_urls: pictures.slice(1).join(","),
    availability: variant.in_stock ? "in_stock" : "out_of_stock",
    price: written(was ?? paid, currency),
    ...(was !== null && { sale_price: written(paid, currency) }),
    group_id: product.id,
    listing_has_variations: String(variants.length > 1),
    color: variant.color ?? "",
    size: variant.size ?? "",
    material: product.materials.join("/"),
    product_category: product.category,
    condition: "new",
    target_countries: "EG",
  }));
}

/** What a spreadsheet would take for a formula is marked as text. */
const FORMULA = /^[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]/;

function cell(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  const safe = FORMULA.test(plain) ? `'${plain}` : plain;
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
