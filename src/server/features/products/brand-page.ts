// A brand's public page: head and first data. A segment that is a brand id is product management instead.
import { isBrandId } from "../../../contract/shapes.ts";
import { brandFor } from "../../../contract/languages.ts";
import { HEAD_WORDS } from "../../http/head-words.ts";
import { notFoundPage, type PageMaker } from "../../http/pages.ts";
import type { ReadStory } from "./queries/brand-story.ts";
import type { ProductRepository } from "./repository.ts";
import { listData } from "./structured-data.ts";

type BrandPageParts = {
  products: ProductRepository;
  readStory: ReadStory;
  brandKey: (name: string) => string;
  publicUrl: () => string;
};

export function brandPage({ products, readStory, brandKey, publicUrl }: BrandPageParts): PageMaker {
  return async ({ brand = "" }, { language }) => {
    if (isBrandId(brand)) {
      return {
        head: {
          title: "Product Management · Ribby",
          description: "A brand's own catalogue.",
          noIndex: true,
        },
      };
    }
    const [found, brandStory] = await Promise.all([
      products.listedOfBrand(brandKey(brand)),
      readStory(brandKey(brand)),
    ]);
    const first = found[0];
    if (!first) return notFoundPage(language);
    const name = brandFor(language, first);
    const path = `/brand/${encodeURIComponent(first.brand)}`;
    return {
      head: {
        title: `${name} · ${HEAD_WORDS[language].site}`,
        description: HEAD_WORDS[language].brand(found.length, name),
        canonical: path,
        jsonLd: listData({ name, path, products: found }, publicUrl(), language),
        ...(first.image && { image: `${first.image}?w=1200` }),
      },
      firstData: { brandProducts: found.slice(0, 20), ...(brandStory && { brandStory }) },
    };
  };
}
