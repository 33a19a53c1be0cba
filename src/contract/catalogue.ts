// A brand's own products: list, add, edit, toggle, save all, change many, delete.
import { z } from "zod";
import { VARIANTS_MAX } from "./bulk-edits.ts";
import { endpoint } from "./endpoint.ts";
import {
  BULK_MAX_PRODUCTS,
  PRODUCT_PICTURES_MAX,
  SAVE_ALL_BODY_MAX_BYTES,
  SAVE_ALL_MAX_PRODUCTS,
} from "./limits.ts";
import { Product } from "./products.ts";
import { ID_MAX, Message, text } from "./shapes.ts";

const VariantDraft = z.object({
  color: text(80).nullable(),
  size: text(80).nullable(),
  in_stock: z.boolean(),
});

const words = z.array(text(80)).max(100);

export const ProductDraft = z.object({
  title: text(300, "titleRequired").trim().min(1, { error: "titleRequired" }),
  description: text(10_000, "descriptionRequired").trim().min(1, { error: "descriptionRequired" }),
  /** The same for readers of Arabic; empty takes it away. */
  title_ar: text(300).trim().optional(),
  description_ar: text(10_000).trim().optional(),
  price: z
    .number("priceRequired")
    .min(0, { error: "priceRange" })
    .max(100_000_000, { error: "priceRange" }),
  current_price: z.number().min(0).max(100_000_000).nullish(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  url: text(2000).nullish(),
  image_url: text(2000).nullish(),
  other_image_urls: z
    .array(text(2000))
    .max(PRODUCT_PICTURES_MAX - 1)
    .optional(),
  category: text(80).default(""),
  style: text(80).default(""),
  colors: words.default([]),
  sizes: words.default([]),
  materials: words.default([]),
  variants: z.array(VariantDraft).max(VARIANTS_MAX).optional(),
  sold_out: z.boolean().optional(),
  hidden: z.boolean().default(false),
  isNew: z.boolean().default(true),
  active: z.boolean().default(false),
});
export type ProductDraft = z.infer<typeof ProductDraft>;

/**
 * A product as its editor left it. What is not sent stays as it is. `updated_at` is the one the editor
 * last saw: when the product was changed after it, the answer is 409 with the product as it is now, and
 * sending the newer `updated_at` overwrites that knowingly. Without it nothing is compared.
 */
export const EditedProduct = ProductDraft.extend({
  id: text(ID_MAX).optional(),
  updated_at: z.iso.datetime().optional(),
  category: text(80).optional(),
  style: text(80).optional(),
  colors: words.optional(),
  sizes: words.optional(),
  materials: words.optional(),
  hidden: z.boolean().optional(),
  isNew: z.boolean().optional(),
  active: z.boolean().optional(),
});
export type EditedProduct = z.infer<typeof EditedProduct>;

export const SaveAllResult = z.object({
  saved: z.number().int(),
  failed: z.array(
    z.object({
      /** Where it stood in the request. */
      index: z.number().int(),
      id: z.string().optional(),
      detail: z.string(),
      code: z.string(),
      field: z.string().optional(),
      /** Where it was changed meanwhile: as it is now. */
      current: Product.optional(),
    }),
  ),
});
export type SaveAllResult = z.infer<typeof SaveAllResult>;

export const BULK_ACTIONS = [
  "activate",
  "deactivate",
  "hide",
  "show",
  "set_category",
  "fill_sizes",
  "fill_colors",
  "fill_materials",
  "fill_stock",
  "drop_former_price",
  "delete",
] as const;

export const BulkChange = z.object({
  ids: z.array(text(ID_MAX)).min(1).max(BULK_MAX_PRODUCTS, { error: "bulkTooMany" }),
  action: z.enum(BULK_ACTIONS),
  /** For `set_category`; empty takes the category away. */
  category: text(80).optional(),
  /** For `fill_sizes`, `fill_colors` and `fill_materials`: given to those of the named that have none; the others keep theirs. */
  values: words.min(1).optional(),
});
export type BulkChange = z.infer<typeof BulkChange>;

export const BulkResult = z.object({
  changed: z.number().int(),
  failed: z.array(z.object({ id: z.string(), detail: z.string(), code: z.string() })),
});
export type BulkResult = z.infer<typeof BulkResult>;

export const ownProducts = endpoint({
  method: "GET",
  path: "/api/brands/:brandId/products",
  access: "owner",
  summary: "All products of a brand, hidden and inactive ones too.",
  response: z.array(Product),
});

export const addProduct = endpoint({
  method: "POST",
  path: "/api/brands/:brandId/products",
  access: "owner",
  summary: "Adds a product as new and inactive.",
  allowance: "write",
  body: ProductDraft,
  response: Product,
});

export const saveProduct = endpoint({
  method: "PUT",
  path: "/api/brands/:brandId/products/:id",
  access: "owner",
  summary: "Saves an edited product.",
  allowance: "write",
  body: EditedProduct,
  response: Product,
});

export const toggleActive = endpoint({
  method: "PATCH",
  path: "/api/brands/:brandId/products/:id/toggle-active",
  access: "owner",
  summary: "Shows a product in the shop window or takes it out; clears the new flags.",
  allowance: "write",
  response: Product,
});

export const toggleHidden = endpoint({
  method: "PATCH",
  path: "/api/brands/:brandId/products/:id/toggle-hidden",
  access: "owner",
  summary: "Hides a product from the public or shows it again.",
  allowance: "write",
  response: Product,
});

export const saveAll = endpoint({
  method: "POST",
  path: "/api/brands/:brandId/products/save-all",
  access: "owner",
  summary:
    "Saves many products; names what was not saved and why. One without id is added; the same one sent again is not added twice.",
  allowance: "heavy",
  maxBodyBytes: SAVE_ALL_BODY_MAX_BYTES,
  /** Each product is checked by itself, so that one bad row does not refuse the others. */
  body: z
    .array(z.record(z.string(), z.unknown()))
    .max(SAVE_ALL_MAX_PRODUCTS, { error: "saveAllTooMany" }),
  response: SaveAllResult,
});

export const deleteProduct = endpoint({
  method: "DELETE",
  path: "/api/brands/:brandId/products/:id",
  access: "owner",
  summary: "Deletes a product for good.",
  allowance: "write",
  response: Message,
});

export const changeMany = endpoint({
  method: "POST",
  path: "/api/brands/:brandId/products/bulk",
  access: "owner",
  summary:
    "Activates, deactivates, hides, shows, sets the category of, fills in sizes, colours, materials or the stock of, takes the former price from, or deletes the named products; names what failed.",
  allowance: "write",
  maxBodyBytes: 1024 * 1024,
  body: BulkChange,
  response: BulkResult,
});

export const uploadPicture = endpoint({
  method: "POST",
  path: "/api/brands/:brandId/pictures",
  access: "owner",
  summary:
    "Keeps a JPEG, PNG, WebP or AVIF for the brand's own products; the url is their image_url. One that no product uses goes after a day.",
  allowance: "write",
  upload: "image",
  response: z.object({ url: z.string() }),
});

export const previewPicture = endpoint({
  method: "GET",
  path: "/api/brands/:brandId/pictures",
  access: "owner",
  summary: "A picture as the product would show it, before the product is saved with its address.",
  allowance: "write",
  query: z.object({ url: text(2000), w: z.coerce.number().int().optional() }),
  answer: "picture",
});
