// A piece as a line of an Agentic Commerce Protocol feed (2026-04-17).
import { minorUnits } from "../money.ts";
import { wholeDescription, type Offer } from "../offer.ts";

export function acpProduct(offer: Offer) {
  const { product, currency, paid, was, pictures, link } = offer;
  const price = (amount: number) => ({ amount: minorUnits(amount, currency), currency });
  const media = pictures.map((url) => ({ type: "image", url, alt_text: product.title }));
  return {
    id: product.id,
    title: product.title,
    ...(product.description && { description: { plain: wholeDescription(product) } }),
    url: link,
    media,
    variants: offer.variants.map((variant) => ({
      id: variant.id,
      title: variant.title,
      url: link,
      price: price(paid),
      ...(was !== null && { list_price: price(was) }),
      availability: {
        available: variant.in_stock,
        status: variant.in_stock ? "in_stock" : "out_of_stock",
      },
      ...(product.category && {
        categories: [{ value: product.category, taxonomy: "merchant" }],
      }),
      condition: ["new"],
      variant_options: [
        ...(variant.color ? [{ name: "Color", value: variant.color }] : []),
        ...(variant.size ? [{ name: "Size", value: variant.size }] : []),
      ],
      seller: { name: product.brand },
      marketplace: { name: "Ribby" },
    })),
  };
}

export const acpMetadata = (id: string, updatedAt: Date | undefined) => ({
  id,
  target_country: "EG",
  ...(updatedAt && { updated_at: updatedAt.toISOString() }),
});
