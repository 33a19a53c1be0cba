// The product feed that Shopify storefronts answer at /products.json, in its own field names.
import { pictureAddress } from "../pictures.ts";
import type { DemoBrand, DemoProduct } from "../types.ts";
import type { Variant } from "../../contract/products.ts";

const PAGE_MAX = 250;
const PAGE_DEFAULT = 30;

export function productsFeed(brand: DemoBrand, query: { page?: string; limit?: string }) {
  const limit = Math.min(PAGE_MAX, wholeNumber(query.limit) ?? PAGE_DEFAULT);
  const from = ((wholeNumber(query.page) ?? 1) - 1) * limit;
  return {
    products: brand.products
      .slice(from, from + limit)
      .map((product, n) => feedProduct(brand, product, from + n + 1)),
  };
}

function wholeNumber(word: string | undefined): number | undefined {
  return word && /^[1-9]\d{0,5}$/.test(word) ? Number(word) : undefined;
}

function feedProduct(brand: DemoBrand, product: DemoProduct, id: number) {
  const price = (product.currentPrice ?? product.price).toFixed(2);
  const compare_at_price = product.currentPrice === null ? null : product.price.toFixed(2);
  const variant = ({ color, size, in_stock }: Variant, n: number) => ({
    id: id * 1000 + n,
    title: [color, size].filter(Boolean).join(" / ") || "Default Title",
    option1: color,
    option2: size,
    available: in_stock,
    price,
    compare_at_price,
  });
  return {
    id,
    handle: product.key,
    title: product.title,
    body_html: `<p>${product.description.replaceAll("<", "&lt;").replaceAll("\n", "</p><p>")}</p>`,
    vendor: brand.name,
    product_type: product.category,
    tags: [product.style, ...product.materials],
    options: [
      { name: "Color", values: product.colors },
      { name: "Size", values: product.sizes },
    ],
    variants: product.variants.map(variant),
    images: product.pictures.map(({ file }) => ({ src: pictureAddress(file) })),
  };
}
