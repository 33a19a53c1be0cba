// Under which key a screen's data is kept. The page's first data is put there before the screen asks.
import type { Product } from "../../contract/products.ts";

export const screenKeys = {
  product: (id: string) => ["product", id] as const,
  /** Another price is another history. */
  prices: ({ id, price, current_price }: Pick<Product, "id" | "price" | "current_price">) =>
    ["prices", id, price, current_price] as const,
  standing: (brand: string) => ["brand-standing", brand] as const,
  brand: (name: string) => ["brand", name.toLowerCase()] as const,
  brandStory: (name: string) => ["brand", name.toLowerCase(), "story"] as const,
  collection: (id: string) => ["collection", id] as const,
  /** A brand's own products on its workbench. */
  catalogue: (brandId: string) => ["catalogue", brandId] as const,
};
