// Under which key a screen's data is kept. The page's first data is put there before the screen asks.
export const screenKeys = {
  product: (id: string) => ["product", id] as const,
  brand: (name: string) => ["brand", name.toLowerCase()] as const,
  brandStory: (name: string) => ["brand", name.toLowerCase(), "story"] as const,
  collection: (id: string) => ["collection", id] as const,
  /** A brand's own products on its workbench. */
  catalogue: (brandId: string) => ["catalogue", brandId] as const,
};
