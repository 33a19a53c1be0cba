// A product's page for link previews and search engines; its data travels along.
import { DETAIL_SIZES, pictureSource } from "../../../contract/pictures.ts";
import type { BrandTerms } from "../../../contract/trust.ts";
import { brandFor, titleFor } from "../../../contract/languages.ts";
import { HEAD_WORDS } from "../../http/head-words.ts";
import { notFoundPage, type PageMaker } from "../../http/pages.ts";
import type { WithDetails } from "./details.ts";
import type { ReadPrices } from "./prices/price-history.ts";
import type { ProductRepository } from "./repository.ts";
import { productData } from "./structured-data.ts";

type ProductPageParts = {
  products: ProductRepository;
  withDetails: WithDetails;
  /** A page load is a view; crawlers and link previews are not. */
  countView: (productId: string, userAgent: string, address: string) => Promise<void>;
  /** The brand's terms, which hold for its pieces. */
  trust: { termsOfName(brand: string): Promise<Pick<BrandTerms, "terms">> };
  readPrices: ReadPrices;
  sites: { isConfirmed(brand: string): Promise<boolean> };
  publicUrl: () => string;
};

export function productPage({
  products,
  withDetails,
  countView,
  trust,
  readPrices,
  sites,
  publicUrl,
}: ProductPageParts): PageMaker {
  return async ({ productId = "" }, { userAgent, address, language }) => {
    const product = await products.findListed(productId);
    if (!product) return notFoundPage(language);
    await countView(product.id, userAgent, address);
    const [detailed, terms, prices, isConfirmed] = await Promise.all([
      withDetails(product),
      trust.termsOfName(product.brand),
      readPrices(product.id, null),
      sites.isConfirmed(product.brand),
    ]);
    return {
      head: {
        title: [
          titleFor(language, product),
          brandFor(language, product),
          HEAD_WORDS[language].site,
        ].join(" · "),
        description: shorten((language === "ar" && product.description_ar) || product.description),
        canonical: `/product/${product.id}`,
        ...(product.image && {
          image: `${product.image}?w=1200`,
          firstPictures: [{ srcSet: pictureSource(product, 0).srcSet, sizes: DETAIL_SIZES }],
        }),
        jsonLd: productData(detailed, publicUrl(), terms, language),
      },
      // What stands beside the price travels along too: coming later, it would push down what can be chosen.
      firstData: { product: detailed, prices, standing: { is_confirmed: isConfirmed } },
    };
  };
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 160 ? `${line.slice(0, 157).trimEnd()}…` : line;
}
