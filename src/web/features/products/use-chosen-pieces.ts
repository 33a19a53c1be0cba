// Pieces for screens that have none of their own, registration and the empty collection: chosen, not drawn by lot.
// What is worn at full length fills a tall picture, can be bought, and is the newest of its brand.
import { useQuery } from "@tanstack/react-query";
import { filter, type Product } from "../../../contract/products.ts";
import { call } from "../../lib/api.ts";

const WORN_AT_FULL_LENGTH = ["Dresses", "Abayas", "Kaftans & Kimonos", "Jumpsuits & Overalls"];
const LOOKED_AT = 24;

/** The first of each brand, in the order in which they came. */
export function onePerBrand(products: readonly Product[]): Product[] {
  const seen = new Set<string>();
  return products.filter(
    ({ brand, image_url }) => image_url !== null && !seen.has(brand) && seen.add(brand),
  );
}

export function useChosenPieces(isWanted = true): Product[] {
  const { data } = useQuery({
    queryKey: ["chosen-pieces"],
    queryFn: async ({ signal }) => {
      const body = {
        brands: [],
        categories: WORN_AT_FULL_LENGTH,
        in_stock: true,
        sort: "newest" as const,
      };
      const found = await call(filter, { query: { limit: LOOKED_AT }, body, signal });
      return onePerBrand(found.products);
    },
    enabled: isWanted,
    staleTime: Infinity,
  });
  return data ?? [];
}
