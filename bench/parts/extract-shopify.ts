// A Shopify feed's own counts (products, variants, sales, sold out) against what we make of its products.
import { emptyProduct, type RawProduct } from "../../src/server/features/crawl/found-product.ts";
import { normalise } from "../../src/server/features/crawl/normalise/normalise.ts";
import type { ShopifyFile } from "./extract-set.ts";

type FeedVariant = {
  price: string;
  compare_at_price: string | null;
  available?: boolean;
  option1?: string;
};
type FeedProduct = {
  id: number;
  handle: string;
  title: string;
  body_html: string;
  variants: FeedVariant[];
};

function rawOf(product: FeedProduct, variants: FeedVariant[]): RawProduct {
  return {
    ...emptyProduct(),
    shopId: String(product.id),
    url: `https://shop.example/products/${product.handle}`,
    title: product.title,
    description: product.body_html,
    price: variants[0]!.price,
    regularPrice: variants[0]!.compare_at_price,
    variants: variants.map((one) => ({
      values: [],
      price: one.price,
      regularPrice: one.compare_at_price,
      isAvailable: one.available ?? null,
    })),
  };
}

/** A product is on sale when one of its variants is. */
export function countShopify({ file, products, truth }: ShopifyFile): {
  file: string;
  isRight: boolean;
} {
  const context = { currency: "EGP", baseUrl: "https://shop.example" };
  let sales = 0;
  let soldOut = 0;
  for (const product of products as unknown as FeedProduct[]) {
    const whole = normalise(rawOf(product, product.variants), context);
    if ("refused" in whole) continue;
    if (whole.sold_out) soldOut++;
    const isOnSale = product.variants.some((variant) => {
      const found = normalise(rawOf(product, [variant]), context);
      return !("refused" in found) && found.current_price !== null;
    });
    if (isOnSale) sales++;
  }
  return { file, isRight: sales === truth["n_on_sale"] && soldOut === truth["n_sold_out"] };
}
