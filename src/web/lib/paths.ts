// Links. The patterns themselves stand in the contract, because the server answers for them too.
import { PAGES } from "../../contract/pages.ts";

export const paths = {
  ...PAGES,
  product: (productId: string) => `/product/${encodeURIComponent(productId)}`,
  brand: (brandName: string) => `/brand/${encodeURIComponent(brandName)}`,
  management: (brandId: string) => `/brand/${encodeURIComponent(brandId)}/products`,
} as const;

/** Answers to letters that need a person. */
export const SUPPORT_EMAIL = "support@ribby.example";
