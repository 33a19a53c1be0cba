// A product as an editor types it: numbers and lists are text until they are sent.
import { CATEGORIES } from "../../../../contract/categories.ts";
import type { EditedProduct, ProductDraft } from "../../../../contract/catalogue.ts";
import type { MessageKey } from "../../../../contract/messages.ts";
import type { Product, Variant } from "../../../../contract/products.ts";

export type ProductForm = {
  title: string;
  description: string;
  title_ar: string;
  description_ar: string;
  price: string;
  current_price: string;
  category: string;
  style: string;
  colors: string;
  sizes: string;
  materials: string;
  url: string;
  /** The first one is the product's image_url. */
  pictures: string[];
  sold_out: boolean;
  variants: Variant[];
};

export type FormField = keyof ProductForm;
export type FormErrors = Partial<Record<FormField, MessageKey>>;

export const PRICE_MAX = 100_000_000;

const WEB_ADDRESS = /^https?:\/\//i;
const CATEGORY_NAMES: ReadonlySet<string> = new Set(CATEGORIES);

export const joinWords = (words: readonly string[]): string => words.join(", ");

/** Comma-separated, trimmed, empties dropped. Arabic has a comma of its own. */
export const splitWords = (text: string): string[] =>
  text
    .split(/[,،]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");

/** Null for what is no number. */
export function readPrice(text: string): number | null {
  const price = Number.parseFloat(text);
  return Number.isFinite(price) ? price : null;
}

export function formOf(product: Product): ProductForm {
  const { image_url, other_image_urls } = product;
  return {
    title: product.title,
    description: product.description,
    title_ar: product.title_ar ?? "",
    description_ar: product.description_ar ?? "",
    // A draft made of photos has none yet; nobody should have to delete a nought first.
    price: product.price === 0 ? "" : String(product.price),
    current_price: product.current_price === null ? "" : String(product.current_price),
    category: product.category,
    style: product.style,
    colors: joinWords(product.colors),
    sizes: joinWords(product.sizes),
    materials: joinWords(product.materials),
    url: product.url ?? "",
    pictures: image_url === null ? [] : [image_url, ...other_image_urls],
    sold_out: product.sold_out,
    variants: product.variants,
  };
}

/** What can be seen to be wrong before it is sent; the server looks again. */
export function checkForm(form: ProductForm, was: Pick<Product, "url">): FormErrors {
  const price = readPrice(form.price);
  const sale = readPrice(form.current_price);
  const errors: FormErrors = {};
  if (form.title.trim() === "") errors.title = "titleRequired";
  if (form.description.trim() === "") errors.description = "descriptionRequired";
  if (price === null) errors.price = "priceRequired";
  else if (price < 0 || price > PRICE_MAX) errors.price = "priceRange";
  if (sale !== null && sale < 0) errors.current_price = "priceRange";
  else if (sale !== null && price !== null && sale >= price) {
    errors.current_price = "saleNotBelowPrice";
  }
  if (form.category !== "" && !CATEGORY_NAMES.has(form.category))
    errors.category = "categoryUnknown";
  const url = form.url.trim();
  if (url !== "" && url !== was.url && !WEB_ADDRESS.test(url)) errors.url = "addressNotWeb";
  return errors;
}

/** The words of a form in the shape in which they are sent. */
export function contentOf(form: ProductForm): Omit<ProductDraft, "hidden" | "isNew" | "active"> {
  const [image_url = null, ...other_image_urls] = form.pictures;
  return {
    title: form.title.trim(),
    description: form.description.trim(),
    title_ar: form.title_ar.trim(),
    description_ar: form.description_ar.trim(),
    price: readPrice(form.price) ?? 0,
    current_price: readPrice(form.current_price),
    url: form.url.trim() || null,
    image_url,
    other_image_urls,
    category: form.category,
    style: form.style.trim(),
    colors: splitWords(form.colors),
    sizes: splitWords(form.sizes),
    materials: splitWords(form.materials),
    variants: form.variants,
    sold_out: form.sold_out,
  };
}

/** `seen` is the `updated_at` on which the edit was made. */
export function editedOf(
  product: Product,
  form: ProductForm,
  seen: string,
): EditedProduct & { id: string } {
  const { id, currency, hidden, isNew, active } = product;
  return { id, ...contentOf(form), currency, hidden, isNew, active, updated_at: seen };
}

/** The product as it will look once the form is saved. */
export const withForm = (product: Product, form: ProductForm): Product => ({
  ...product,
  ...contentOf(form),
  title_ar: form.title_ar.trim() || undefined,
  description_ar: form.description_ar.trim() || undefined,
  price: readPrice(form.price) ?? product.price,
  current_price: readPrice(form.current_price),
  url: form.url.trim() || null,
  image_url: form.pictures[0] ?? null,
  other_image_urls: form.pictures.slice(1),
  variants: form.variants,
  sold_out: form.sold_out,
});

export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
