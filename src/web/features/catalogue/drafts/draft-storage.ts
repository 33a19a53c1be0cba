// Unsaved edits in the browser's storage, one entry per product: two tabs on different products do not
// overwrite each other's, and a full storage costs one entry instead of all of them.
import { readStored, readStoredJson, removeStored, writeStored } from "../../../lib/storage.ts";
import type { Draft, Drafts } from "./drafts.ts";
import type { ProductForm } from "../editor/product-form.ts";

const EMPTY_FORM: ProductForm = {
  title: "",
  description: "",
  title_ar: "",
  description_ar: "",
  price: "",
  current_price: "",
  category: "",
  style: "",
  colors: "",
  sizes: "",
  materials: "",
  url: "",
  pictures: [],
  sold_out: false,
  variants: [],
};

const prefixOf = (brandId: string) => `unsaved ${brandId} `;

/** False when the browser has no room for it: the edit then lives in this tab only. */
export function keepDraft(brandId: string, id: string, draft: Draft): boolean {
  const key = prefixOf(brandId) + id;
  const value = JSON.stringify(draft);
  writeStored(key, value);
  const isKept = readStored(key) === value;
  // An older state of the edit would come back after a reload and look like the newest.
  if (!isKept) removeStored(key);
  return isKept;
}

export const forgetDraft = (brandId: string, id: string): void =>
  removeStored(prefixOf(brandId) + id);

export function readDrafts(brandId: string): Drafts {
  const prefix = prefixOf(brandId);
  const found = storedKeys()
    .filter((key) => key.startsWith(prefix))
    .map((key): [string, Draft | null] => [key.slice(prefix.length), readStoredJson(key, isDraft)]);
  return Object.fromEntries(found.filter((entry): entry is [string, Draft] => entry[1] !== null));
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function isDraft(value: unknown): value is Draft {
  const { changes, seen } = (value ?? {}) as Record<string, unknown>;
  return typeof seen === "string" && isPartOfForm(changes);
}

/** What an older release of ours, or somebody's hand, left there must not break the screen. */
function isPartOfForm(value: unknown): value is Partial<ProductForm> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([field, said]: [string, unknown]) => {
    const expected: unknown = Object.hasOwn(EMPTY_FORM, field)
      ? EMPTY_FORM[field as keyof ProductForm]
      : undefined;
    if (field === "pictures") return isListOf(said, (one) => typeof one === "string");
    if (field === "variants") return isListOf(said, isVariant);
    return expected !== undefined && typeof said === typeof expected;
  });
}

const isListOf = (value: unknown, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isOne);

function isVariant(value: unknown): boolean {
  const { color, size, in_stock } = (value ?? {}) as Record<string, unknown>;
  const isWord = (word: unknown) => word === null || typeof word === "string";
  return isWord(color) && isWord(size) && typeof in_stock === "boolean";
}

/** The form of a product that does not exist yet. */
export type NewProductForm = ProductForm & { imageUrl: string; hidden: boolean };

export const EMPTY_NEW: NewProductForm = { ...EMPTY_FORM, imageUrl: "", hidden: false };

const newKeyOf = (brandId: string) => `unsaved-product ${brandId}`;

export const keepNewProduct = (brandId: string, form: NewProductForm): void =>
  writeStored(newKeyOf(brandId), JSON.stringify(form));

export const forgetNewProduct = (brandId: string): void => removeStored(newKeyOf(brandId));

/** What was typed before the dialog was closed or the page was loaded again. */
export function readNewProduct(brandId: string): NewProductForm {
  const stored = readStoredJson(newKeyOf(brandId), isNewProduct);
  return { ...EMPTY_NEW, ...stored };
}

function isNewProduct(value: unknown): value is NewProductForm {
  if (typeof value !== "object" || value === null) return false;
  const { imageUrl, hidden, ...form } = value as Record<string, unknown>;
  return typeof imageUrl === "string" && typeof hidden === "boolean" && isPartOfForm(form);
}
