// What the crawl tool hands to the comparison.
import type { ExtractedProduct } from "../../../contract/crawl.ts";

export type ComparisonState = {
  brandId: string;
  productUrl: string;
  aiExtractedData: ExtractedProduct | null;
  selectors: Record<string, string>;
};

/** Whoever opens the address by hand brings nothing; both names are needed to compare anything. */
export function readComparison(state: unknown): ComparisonState | null {
  const { brandId, productUrl, aiExtractedData, selectors } = (state ??
    {}) as Partial<ComparisonState>;
  if (!brandId || !productUrl) return null;
  return {
    brandId,
    productUrl,
    aiExtractedData: aiExtractedData ?? null,
    selectors: selectors ?? {},
  };
}
