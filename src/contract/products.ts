// The shopper's side: feed, filter, detail, brand page, redirect, pictures.
import { z } from "zod";
import { isEmailAddress } from "./email-address.ts";
import { endpoint } from "./endpoint.ts";
import { Fact } from "./facts.ts";
import {
  CURRENCY_DEFAULT,
  FILTER_PAGE_MAX,
  PAGE_SIZE,
  PAGE_SIZE_MAX,
  PINNED_MAX,
} from "./limits.ts";
import { ID_MAX, Message, text } from "./shapes.ts";

export const Variant = z.object({
  color: z.string().nullable(),
  size: z.string().nullable(),
  in_stock: z.boolean(),
});
export type Variant = z.infer<typeof Variant>;

export const Product = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** In Arabic, where the brand gives it; so is `brand_ar`. */
  title_ar: z.string().optional(),
  description_ar: z.string().optional(),
  brand: z.string(),
  brand_ar: z.string().optional(),
  brand_website: z.string().nullable(),
  category: z.string(),
  style: z.string(),
  colors: z.array(z.string()),
  sizes: z.array(z.string()),
  materials: z.array(z.string()),
  image_url: z.string().nullable(),
  other_image_urls: z.array(z.string()),
  price: z.number(),
  current_price: z.number().nullable(),
  currency: z.string().default(CURRENCY_DEFAULT),
  url: z.string().nullable(),
  /** Our own resized picture of image_url; append `?w=`. */
  image: z.string().nullable(),
  sold_out: z.boolean(),
  variants: z.array(Variant),
  hidden: z.boolean(),
  active: z.boolean(),
  isNew: z.boolean(),
  relevance_score: z.number().min(0).max(1).optional(),
  relevance_explanation: z.string().optional(),
  /** How much of what was asked for it meets, in words. */
  wishes_met: z.string().optional(),
  /** The colour of `image`, seen in its pixels and named as the brand does; where a colour was asked for it leads. */
  image_color: z.string().optional(),
  /** Colours of each picture in the order of the pictures; on a product's own page. */
  picture_colors: z.array(z.array(z.string())).optional(),
  /** On a product's own page, and where the stylist leans on them. */
  facts: z.array(Fact).optional(),
  /** When its shop was last read for it; on an imported product's own page. */
  read_at: z.iso.datetime().optional(),
  /** Where its sizes and stock were last seen before that: a list has shown its price since, and no stock. */
  stock_read_at: z.iso.datetime().optional(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Product = z.infer<typeof Product>;

export const PageQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE),
});

export const ExplorePage = z.object({
  products: z.array(Product),
  has_more: z.boolean(),
  /** Carries what makes the next page continue this one exactly. Null after the last page. */
  token: z.string().nullable(),
});
export type ExplorePage = z.infer<typeof ExplorePage>;

export const explore = endpoint({
  method: "GET",
  path: "/api/products/explore",
  access: "anyone",
  summary: "The mixed feed, page by page. An explore token continues where the last page ended.",
  hasOwnToken: true,
  query: PageQuery,
  response: ExplorePage,
});

/** The newest piece, the lowest price, the highest price, the largest drop. */
export const SORTS = ["newest", "price_up", "price_down", "drop"] as const;
export type Sort = (typeof SORTS)[number];

export const FilterRequest = z.object({
  brands: z.array(text(120)).max(200).default([]),
  categories: z.array(text(80)).max(60).default([]),
  colors: z.array(text(40)).max(40).optional(),
  sizes: z.array(text(40)).max(40).optional(),
  min_price: z.number().min(0).nullish(),
  max_price: z.number().min(0).nullish(),
  on_sale: z.boolean().optional(),
  in_stock: z.boolean().optional(),
  /** Cheaper than we read it to be within the last 30 days. */
  dropped: z.boolean().optional(),
  /** What comes first; without it the mix of brands. */
  sort: z.enum(SORTS).optional(),
  search: text(300).nullish(),
  /** Facts: of each kind one of the values must hold. */
  sleeve: z.array(text(40)).max(20).optional(),
  length: z.array(text(40)).max(20).optional(),
  opacity: z.array(text(40)).max(20).optional(),
  fabric: z.array(text(40)).max(60).optional(),
});
export type FilterRequest = z.infer<typeof FilterRequest>;

export const FilterPage = z.object({
  products: z.array(Product),
  total: z.number().int(),
  page: z.number().int(),
  has_more: z.boolean(),
});

export const filter = endpoint({
  method: "POST",
  path: "/api/products/filter",
  access: "anyone",
  summary: "Products that fit brands, categories, price range and words.",
  allowance: "search",
  query: PageQuery.extend({
    page: z.coerce.number().int().min(1).max(FILTER_PAGE_MAX).default(1),
  }),
  body: FilterRequest,
  response: FilterPage,
});

export const FilterOptions = z.object({
  /** Names of the brands with something to show. */
  brands: z.array(z.string()),
  brand_counts: z.record(z.string(), z.number().int()),
  /** By name, for those who write themselves in Arabic, too. */
  brand_names_ar: z.record(z.string(), z.string()).optional(),
  category_counts: z.record(z.string(), z.number().int()),
  colors: z.array(z.string()),
  sizes: z.array(z.string()),
  min_price: z.number(),
  max_price: z.number(),
  /** By kind of fact, how many products each value is true of. */
  facts: z.record(z.string(), z.record(z.string(), z.number().int())).optional(),
});
export type FilterOptions = z.infer<typeof FilterOptions>;

export const filterOptions = endpoint({
  method: "GET",
  path: "/api/products/filter-options",
  access: "anyone",
  summary: "What can be filtered by.",
  response: FilterOptions,
});

export const productById = endpoint({
  method: "GET",
  path: "/api/products/:id",
  access: "anyone",
  summary: "One product. Its owner may preview it before it is public.",
  response: Product,
});

export const relatedProducts = endpoint({
  method: "GET",
  path: "/api/products/:id/related",
  access: "anyone",
  summary: "Similar pieces of any brand, and more from this one.",
  response: z.object({ similar: z.array(Product), more_from_brand: z.array(Product) }),
});

export const productsByIds = endpoint({
  method: "POST",
  path: "/api/products/by-ids",
  access: "anyone",
  summary: "Pinned pieces as they are now; one that is gone is missing from the answer.",
  body: z.object({ ids: z.array(text(ID_MAX)).max(PINNED_MAX) }),
  response: z.array(Product),
});

export const productsByBrand = endpoint({
  method: "GET",
  path: "/api/products/by-brand/:brandName",
  access: "anyone",
  summary: "What a brand shows publicly.",
  response: z.array(Product),
});

/** Where a click came from; the last three are doors of machines and letters. */
export const RedirectSource = z.enum([
  "Collection",
  "ProductDetail",
  "assistant",
  "feed",
  "notice",
]);
export type RedirectSource = z.infer<typeof RedirectSource>;

export const redirectToShop = endpoint({
  method: "GET",
  path: "/api/redirect/:id",
  access: "anyone",
  summary: "To the product in the brand's own shop; the click is counted.",
  query: z.object({ source: RedirectSource.default("ProductDetail") }),
  answer: "redirect",
});

export const REPORT_REASONS = [
  "wrong_information",
  "not_available",
  "copied",
  "offensive",
  "other",
] as const;

export const reportListing = endpoint({
  method: "POST",
  path: "/api/products/:id/report",
  access: "anyone",
  summary: "Tells the administrator that something is wrong with a listing.",
  allowance: "sign-in",
  body: z.object({
    reason: z.enum(REPORT_REASONS),
    comment: text(2000).trim().optional(),
    email: z
      .union([z.literal(""), text(254).refine(isEmailAddress, { error: "emailInvalid" })])
      .optional(),
  }),
  response: Message,
});

export const productPicture = endpoint({
  method: "GET",
  path: "/api/images/:id/:n",
  access: "anyone",
  summary: "Picture n of a product, resized, as AVIF, WebP or JPEG by Accept.",
  allowance: "picture",
  query: z.object({ w: z.coerce.number().int().optional(), of: z.string().max(20).optional() }),
  answer: "picture",
});
