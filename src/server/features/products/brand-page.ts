// A brand's public page: head and first data. A segment that is a brand id is product management instead.
import { isBrandId } from "../../../contract/words.ts";
import { notFoundPage, type PageMaker } from "../../http/pages.ts";
import type { ProductRepository } from "./repository.ts";
import { listData } from "./structured-data.ts";

type BrandPageParts = {
  products: ProductRepository;
  brandKey: (name: string) => string;
  publicUrl: () => string;
};

export function brandPage({ products, brandKey, publicUrl }: BrandPageParts): PageMaker {
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
    const found = await products.listedOfBrand(brandKey(brand));
    const first = found[0];
    if (!first) return notFoundPage();
    const path = `/brand/${encodeURIComponent(first.brand)}`;
    return {
      head: {
        title: `${first.brand} · Ribby`,
        description: `${found.length} pieces from ${first.brand}. Pin what you like and buy on the brand's own site.`,
        canonical: path,
        jsonLd: listData({ name: first.brand, path, products: found }, publicUrl()),
        ...(first.image && { image: `${first.image}?w=1200` }),
      },
      firstData: { brandProducts: found.slice(0, 20) },
    };
  };
}
