// A brand's public page: head and first data. A segment that is a brand id is product management instead.
import { isBrandId } from "../../../contract/words.ts";
import { notFoundPage, type PageMaker } from "../../http/pages.ts";
import type { ProductRepository } from "./repository.ts";

export function brandPage(products: ProductRepository, keyOf: (name: string) => string): PageMaker {
  return async ({ brand = "" }) => {
    if (isBrandId(brand)) {
      return {
        head: {
          title: "Product Management · Ribby",
          description: "A brand's own catalogue.",
          noIndex: true,
        },
      };
    }
    const found = await products.listedOfBrand(keyOf(brand));
    const first = found[0];
    if (!first) return notFoundPage();
    return {
      head: {
        title: `${first.brand} · Ribby`,
        description: `${found.length} pieces from ${first.brand}. Pin what you like and buy on the brand's own site.`,
        canonical: `/brand/${encodeURIComponent(first.brand)}`,
        ...(first.image && { image: `${first.image}?w=1200` }),
      },
      firstData: { brandProducts: found.slice(0, 20) },
    };
  };
}
