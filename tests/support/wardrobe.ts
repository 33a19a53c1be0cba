// Products for tests of what is said about products.
import type { Product } from "../../src/contract/products.ts";

const WHEN = "2026-01-01T00:00:00.000Z";

export const piece = (id: string, changes: Partial<Product> = {}): Product => ({
  id,
  title: "Linen shirt",
  description: "A plain linen shirt.",
  brand: "Layl Harir",
  brand_website: null,
  category: "Shirts",
  style: "casual",
  colors: ["white"],
  sizes: ["S", "M"],
  materials: ["linen"],
  image_url: null,
  other_image_urls: [],
  price: 900,
  current_price: null,
  currency: "EGP",
  url: null,
  image: null,
  sold_out: false,
  variants: [],
  hidden: false,
  active: true,
  isNew: false,
  relevance_score: 0.95,
  created_at: WHEN,
  updated_at: WHEN,
  ...changes,
});
