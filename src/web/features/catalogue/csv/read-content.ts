// One row against the product it speaks of: which fields it changes, or why it cannot be taken.
import { CATEGORIES } from "../../../../contract/categories.ts";
import type { EditedProduct } from "../../../../contract/catalogue.ts";
import type { MessageKey } from "../../../../contract/messages.ts";
import type { Product } from "../../../../contract/products.ts";
import { isSameValue, PRICE_MAX, splitWords } from "../editor/product-form.ts";
import { COLUMNS, type Cells, type Column, type Field } from "./columns.ts";
import { readAddresses, readAmount, readYesNo } from "./read-cell.ts";
import type { Reason } from "./reason.ts";
import { readVariants } from "./variant-cell.ts";
import { cellOf } from "./write-cells.ts";

export type Body = EditedProduct;
export type Difference = { field: Field; was: string; is: string };
type Content = { body: Body; differences: Difference[] };

const isField = (column: Column): column is Field => column !== "id" && column !== "updated_at";
const FIELDS = COLUMNS.filter(isField);

export function readContent(
  cells: Cells,
  product: Product | undefined,
  nameOf: (word: string) => string,
): Content | Reason {
  const values: Partial<Record<Field, unknown>> = {};
  const differences: Difference[] = [];
  for (const field of FIELDS) {
    const cell = cells[field];
    // What reads as it was written is unchanged, also where reading it would make something else of it.
    if (cell === undefined || (product && cell === cellOf(product, field).trim())) continue;
    const value = readField(field, cell, nameOf);
    if (value instanceof Unreadable) return value.reason;
    if (value === undefined || (product && isSameValue(value, product[field]))) continue;
    values[field] = value;
    differences.push({ field, was: product ? cellOf(product, field) : "", is: cell });
  }
  const body = bodyOf(values, product);
  const message = mistakeIn(body, product);
  return message ? { message } : { body, differences };
}

class Unreadable {
  readonly reason: Reason;
  constructor(reason: Reason) {
    this.reason = reason;
  }
}

/** Undefined for an empty cell that says nothing. */
function readField(field: Field, cell: string, nameOf: (word: string) => string): unknown {
  const orUnreadable = (value: unknown) =>
    value === undefined ? new Unreadable({ word: "cellUnreadable", field, cell }) : value;
  switch (field) {
    case "price":
      return cell === ""
        ? new Unreadable({ message: "priceRequired" })
        : orUnreadable(readAmount(cell));
    case "current_price":
      return cell === "" ? null : orUnreadable(readAmount(cell));
    case "colors":
      return splitWords(cell.toLowerCase());
    case "sizes":
    case "materials":
      return splitWords(cell);
    case "other_image_urls":
      return readAddresses(cell);
    case "variants":
      return orUnreadable(readVariants(cell));
    case "sold_out":
    case "hidden":
    case "active":
      return cell === "" ? undefined : orUnreadable(readYesNo(cell));
    case "currency":
      return cell === "" ? undefined : orUnreadable(/^[a-z]{3}$/i.exec(cell)?.[0].toUpperCase());
    case "category":
      return categoryNamed(cell, nameOf);
    case "url":
    case "image_url":
      return cell === "" ? null : cell;
    default:
      return cell;
  }
}

/** In any case, in English or in the language of the screen. */
function categoryNamed(cell: string, nameOf: (word: string) => string): string {
  const wanted = cell.toLowerCase();
  const known = CATEGORIES.find((category) =>
    [category, nameOf(category)].some((name) => name.toLowerCase() === wanted),
  );
  return known ?? cell;
}

function bodyOf(values: Partial<Record<Field, unknown>>, product: Product | undefined): Body {
  const { title = "", description = "", price = Number.NaN } = product ?? {};
  const body = { title, description, price, ...values } as Body;
  if (!product) return body;
  // A product that is put into the shop window has been looked at.
  const isReviewed = values.active === true && product.isNew;
  const seen = { id: product.id, updated_at: product.updated_at };
  return { ...body, ...seen, ...(isReviewed && { isNew: false }) };
}

const CATEGORY_NAMES: ReadonlySet<string> = new Set(["", ...CATEGORIES]);

/** What can be seen to be wrong before it is sent; the server looks again. */
function mistakeIn(body: Body, product: Product | undefined): MessageKey | undefined {
  const { title, description, price, category } = body;
  const sale = body.current_price === undefined ? product?.current_price : body.current_price;
  if (title.trim() === "") return "titleRequired";
  if (description.trim() === "") return "descriptionRequired";
  if (Number.isNaN(price)) return "priceRequired";
  if (price < 0 || price > PRICE_MAX) return "priceRange";
  if (sale !== undefined && sale !== null && sale >= price) return "saleNotBelowPrice";
  if (category !== undefined && !CATEGORY_NAMES.has(category)) return "categoryUnknown";
  return areAddresses(body, product) ? undefined : "addressNotWeb";
}

/** What the product already has may stay, wherever it points; so may the brand's own uploads. */
function areAddresses(body: Body, product: Product | undefined): boolean {
  const known = new Set([product?.url, product?.image_url, ...(product?.other_image_urls ?? [])]);
  return [body.url, body.image_url, ...(body.other_image_urls ?? [])].every(
    (address) => !address || known.has(address) || /^(https?:\/\/|\/uploads\/)/i.test(address),
  );
}
