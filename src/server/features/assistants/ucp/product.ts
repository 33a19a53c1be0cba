// A piece as the Universal Commerce Protocol writes it. Both releases take the same shape: what the newer
// one added (units of sale, actions) a garment does not have.
import type { UcpProduct, UcpVariant } from "../../../../contract/ucp.ts";
import { minorUnits } from "../money.ts";
import type { Offer, OfferVariant } from "../offer.ts";
import type { SelectedOption } from "./requests.ts";

const OPTIONS = ["Color", "Size"] as const;
type OptionName = (typeof OPTIONS)[number];

export const labelOf = (variant: OfferVariant, name: OptionName): string | null =>
  name === "Color" ? variant.color : variant.size;

export function optionsOf(variant: OfferVariant): SelectedOption[] {
  return OPTIONS.flatMap((name) => {
    const label = labelOf(variant, name);
    return label ? [{ name, label }] : [];
  });
}

/** Each way in which the piece's variants differ, with its values in the order of the variants. */
export function choicesOf(variants: OfferVariant[]): { name: OptionName; labels: string[] }[] {
  return OPTIONS.map((name) => ({
    name,
    labels: [...new Set(variants.map((variant) => labelOf(variant, name)))].filter(
      (label) => label !== null,
    ),
  })).filter(({ labels }) => labels.length > 0);
}

const price = (amount: number, currency: string) => ({
  amount: minorUnits(amount, currency),
  currency,
});

const priceRange = (amount: number, currency: string) => ({
  min: price(amount, currency),
  max: price(amount, currency),
});

export function toUcpVariant(offer: Offer, variant: OfferVariant) {
  const { product, currency, paid, was } = offer;
  return {
    id: variant.id,
    title: variant.title,
    description: { plain: `${product.title}, ${variant.title}` },
    url: offer.link,
    price: price(paid, currency),
    ...(was !== null && { list_price: price(was, currency) }),
    availability: {
      available: variant.in_stock,
      status: variant.in_stock ? "in_stock" : "out_of_stock",
    },
    options: optionsOf(variant),
    seller: { name: product.brand },
  } satisfies UcpVariant;
}

export function toUcpProduct(offer: Offer, variants: OfferVariant[]) {
  const { product, currency, paid, was, pictures } = offer;
  const choices = choicesOf(offer.variants);
  return {
    id: product.id,
    title: product.title,
    description: { plain: product.description || product.title },
    url: offer.link,
    ...(product.category && {
      categories: [{ value: product.category, taxonomy: "merchant" }],
    }),
    price_range: priceRange(paid, currency),
    ...(was !== null && { list_price_range: priceRange(was, currency) }),
    media: pictures.map((url) => ({ type: "image", url, alt_text: product.title })),
    ...(choices.length > 0 && {
      options: choices.map(({ name, labels }) => ({
        name,
        values: labels.map((label) => ({ label })),
      })),
    }),
    variants: variants.map((variant) => toUcpVariant(offer, variant)),
    ...(product.style && { tags: [product.style] }),
    metadata: {
      brand: product.brand,
      ...(product.brand_ar && { brand_ar: product.brand_ar }),
      ...(product.title_ar && { title_ar: product.title_ar }),
      ...(product.description_ar && { description_ar: product.description_ar }),
      materials: product.materials,
      page: offer.page,
      updated_at: product.updated_at,
    },
  } satisfies UcpProduct;
}
