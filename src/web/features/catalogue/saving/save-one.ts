// Saves one piece and settles its draft.
import type { Product } from "../../../../contract/products.ts";
import { ApiError } from "../../../lib/api.ts";
import type { Text } from "../../../lib/languages/vocabulary.ts";
import type { Problem } from "../drafts/draft-store.ts";
import { formWith, type Draft } from "../drafts/drafts.ts";
import { checkForm, editedOf, type FormField } from "../editor/product-form.ts";
import type { Row } from "./save-portions.ts";

/** A product with its edit, ready to be sent, and what stands against sending it. */
export function readSave(
  product: Product,
  draft: Draft | undefined,
  { t }: Pick<Text, "t">,
): { row: Row; problems: Problem[] } {
  const form = formWith(product, draft);
  const row = editedOf(product, form, draft?.seen ?? product.updated_at);
  const problems = Object.entries(checkForm(form, product)).map(([field, message]) => ({
    field: field as FormField,
    detail: t(message),
  }));
  return { row, problems };
}

/** Fields of the contract under the name that the editor gives them. */
const FIELDS: Record<string, FormField> = {
  title: "title",
  description: "description",
  title_ar: "title_ar",
  description_ar: "description_ar",
  price: "price",
  current_price: "current_price",
  category: "category",
  style: "style",
  colors: "colors",
  sizes: "sizes",
  materials: "materials",
  url: "url",
  image_url: "pictures",
  other_image_urls: "pictures",
  variants: "variants",
  sold_out: "sold_out",
};

export function problemsOf(error: unknown, detail: string): Problem[] {
  const named = error instanceof ApiError ? error.field?.split(".")[0] : undefined;
  const field = named === undefined ? undefined : FIELDS[named];
  return [{ ...(field && { field }), detail }];
}
