// What an import leaves to its brand: where each field comes from, where shop and brand differ, what was deleted.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Variant } from "./products.ts";
import { Message } from "./shapes.ts";

/** What may differ, each decided as a whole: a sale price without its price would mean nothing. */
export const IMPORT_FIELDS = [
  "title",
  "description",
  "category",
  "style",
  "colors",
  "sizes",
  "materials",
  "pictures",
  "price",
  "stock",
  "url",
] as const;
export const ImportField = z.enum(IMPORT_FIELDS);
export type ImportField = z.infer<typeof ImportField>;

/** Only what belongs to the field is there, under the names it has in a product. */
export const ImportValue = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  category: z.string().nullable().optional(),
  style: z.string().optional(),
  colors: z.array(z.string()).optional(),
  sizes: z.array(z.string()).optional(),
  materials: z.array(z.string()).optional(),
  image_url: z.string().nullable().optional(),
  other_image_urls: z.array(z.string()).optional(),
  price: z.number().optional(),
  current_price: z.number().nullable().optional(),
  currency: z.string().optional(),
  sold_out: z.boolean().optional(),
  variants: z.array(Variant).optional(),
  url: z.string().nullable().optional(),
});
export type ImportValue = z.infer<typeof ImportValue>;

export const ProductDifferences = z.object({
  product_id: z.string(),
  title: z.string(),
  image: z.string().nullable(),
  seen_at: z.iso.datetime(),
  differences: z.array(z.object({ field: ImportField, mine: ImportValue, shop: ImportValue })),
});
export type ProductDifferences = z.infer<typeof ProductDifferences>;

/** What is known of where a field comes from. */
export const EVIDENCE_FIELDS = [
  "title",
  "price",
  "sale",
  "description",
  "pictures",
  "options",
  "stock",
] as const;
export type EvidenceField = (typeof EVIDENCE_FIELDS)[number];
export const EVIDENCE_SOURCES = [
  "interface",
  "json-ld",
  "microdata",
  "rdfa",
  "meta",
  "state",
  "visible",
  "list",
  "implied",
] as const;
export type EvidenceSource = (typeof EVIDENCE_SOURCES)[number];
export const CONFIDENCES = ["sure", "likely", "unsure"] as const;

export const FieldEvidence = z.object({
  field: z.enum(EVIDENCE_FIELDS),
  confidence: z.enum(CONFIDENCES),
  /** Who said so, and in which words; those who said otherwise come last. */
  witnesses: z.array(z.object({ source: z.enum(EVIDENCE_SOURCES), says: z.string() })),
});
export type FieldEvidence = z.infer<typeof FieldEvidence>;

export const ImportEvidence = z.object({
  /** The page or list it was read from. */
  page: z.string(),
  seen_at: z.iso.datetime(),
  fields: z.array(FieldEvidence),
});
export type ImportEvidence = z.infer<typeof ImportEvidence>;

export const importEvidence = endpoint({
  method: "GET",
  path: "/api/brands/:brandId/import-evidence/:productId",
  access: "owner",
  summary: "Where an imported product's fields come from, and how sure each is.",
  response: ImportEvidence,
});

export const forgetDeletions = endpoint({
  method: "DELETE",
  path: "/api/brands/:brandId/import-deletions",
  access: "owner",
  summary: "Lets the next scan bring back what the brand deleted earlier.",
  allowance: "write",
  response: Message,
});

export const importDifferences = endpoint({
  method: "GET",
  path: "/api/brands/:brandId/import-differences",
  access: "owner",
  summary: "Products that the brand edited by hand and of which its shop says something new.",
  response: z.array(ProductDifferences),
});

export const settleDifferences = endpoint({
  method: "POST",
  path: "/api/brands/:brandId/import-differences/:productId",
  access: "owner",
  summary: "Takes what the shop says, or keeps what the brand wrote.",
  allowance: "write",
  body: z.object({
    fields: z.array(ImportField).min(1).max(IMPORT_FIELDS.length),
    take: z.enum(["shop", "mine"]),
  }),
  response: Message,
});
