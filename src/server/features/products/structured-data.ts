// What a page is about, in schema.org's words, for search engines and assistants. Only what is known is said.
import { groupOf } from "../../../contract/categories.ts";
import type { Language } from "../../../contract/languages.ts";
import type { Product, Variant } from "../../../contract/products.ts";
import type { BrandTerms } from "../../../contract/trust.ts";
import { brandFor, titleFor } from "../../../contract/languages.ts";
import { termsData } from "./terms-data.ts";

type Thing = Record<string, unknown>;

const SCHEMA = "https://schema.org";
/** More would only make the page heavy; the feeds hold them all. */
const VARIANTS_TOLD = 30;
const PIECES_TOLD = 20;

const stock = (isInStock: boolean) => `${SCHEMA}/${isInStock ? "InStock" : "OutOfStock"}`;

/** A piece with a choice is a group of its variants; one without is itself. */
export function productData(
  product: Product,
  publicUrl: string,
  known: Pick<BrandTerms, "terms"> = { terms: [] },
  language: Language = "en",
): Thing {
  const terms = termsData(product, known, `${publicUrl}/product/${product.id}`);
  const graph = [
    product.variants.length > 1
      ? groupData(product, publicUrl, terms.inOffers, language)
      : pieceData(product, publicUrl, terms.inOffers, language),
    breadcrumbs(product, publicUrl, language),
    ...terms.things,
  ];
  return { "@context": SCHEMA, "@graph": graph };
}

function groupData(product: Product, publicUrl: string, terms: Thing, language: Language): Thing {
  const { variants } = product;
  const varies = (name: "color" | "size") => new Set(variants.map((one) => one[name])).size > 1;
  return {
    ...commonData(product, publicUrl, language),
    "@type": "ProductGroup",
    productGroupID: product.id,
    variesBy: [
      ...(varies("color") ? [`${SCHEMA}/color`] : []),
      ...(varies("size") ? [`${SCHEMA}/size`] : []),
    ],
    hasVariant: variants.slice(0, VARIANTS_TOLD).map((variant) => ({
      "@type": "Product",
      name: [titleFor(language, product), variant.color, variant.size].filter(Boolean).join(", "),
      ...(variant.color && { color: variant.color }),
      ...(variant.size && { size: variant.size }),
      ...imageOf(product, publicUrl),
      offers: { ...offerData(product, publicUrl, variant), ...terms },
    })),
  };
}

const pieceData = (
  product: Product,
  publicUrl: string,
  terms: Thing,
  language: Language,
): Thing => ({
  ...commonData(product, publicUrl, language),
  "@type": "Product",
  ...(product.colors.length > 0 && { color: product.colors.join(", ") }),
  ...(product.sizes.length > 0 && { size: product.sizes.join(", ") }),
  offers: { ...offerData(product, publicUrl, product.variants[0]), ...terms },
});

/** In the reader's language where the brand speaks it; the other name stands beside it. */
const named = (name: string, ...names: (string | undefined)[]): Thing => {
  const other = names.find((one) => one && one !== name);
  return { name, ...(other && { alternateName: other }) };
};

const descriptionFor = (language: Language, product: Product): string =>
  (language === "ar" && product.description_ar) || product.description;

const commonData = (product: Product, publicUrl: string, language: Language): Thing => ({
  "@id": `${publicUrl}/product/${product.id}#piece`,
  ...named(titleFor(language, product), product.title, product.title_ar),
  ...(product.description && { description: descriptionFor(language, product) }),
  ...(product.category && { category: product.category }),
  ...(product.materials.length > 0 && { material: product.materials.join(", ") }),
  ...imageOf(product, publicUrl),
  brand: {
    "@type": "Brand",
    ...named(brandFor(language, product), product.brand, product.brand_ar),
  },
  url: `${publicUrl}/product/${product.id}`,
});

function imageOf({ id, image, other_image_urls }: Product, publicUrl: string): Thing {
  if (!image) return {};
  const count = 1 + other_image_urls.length;
  return {
    image: Array.from({ length: count }, (_, n) => `${publicUrl}/api/images/${id}/${n}?w=1200`),
  };
}

/** A piece is read again within a week. */
const READ_WITHIN_MS = 7 * 86_400_000;

/** Of a reading that is older (its brand wants none, or the shop does not answer) nothing is promised. */
function validUntil({ read_at }: Product): Thing {
  const until = new Date(Date.parse(read_at ?? "") + READ_WITHIN_MS);
  return until.getTime() > Date.now() ? { priceValidUntil: until.toISOString().slice(0, 10) } : {};
}

function offerData(product: Product, publicUrl: string, variant?: Variant): Thing {
  const { price, current_price: current, currency } = product;
  const isSale = current !== null && current < price;
  return {
    "@type": "Offer",
    price: (isSale ? current : price).toFixed(2),
    priceCurrency: currency,
    ...(isSale && {
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        priceType: `${SCHEMA}/StrikethroughPrice`,
        price: price.toFixed(2),
        priceCurrency: currency,
      },
    }),
    ...validUntil(product),
    availability: stock(!product.sold_out && (variant?.in_stock ?? true)),
    itemCondition: `${SCHEMA}/NewCondition`,
    url: `${publicUrl}/product/${product.id}`,
    seller: { "@type": "Organization", name: product.brand },
  };
}

function breadcrumbs(product: Product, publicUrl: string, language: Language): Thing {
  const group = groupOf(product.category);
  const steps = [
    { name: "Ribby", item: { "@id": `${publicUrl}/` } },
    ...(group ? [{ name: group }] : []),
    ...(product.category && product.category !== group ? [{ name: product.category }] : []),
    {
      name: titleFor(language, product),
      item: { "@id": `${publicUrl}/product/${product.id}` },
    },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, n) => ({
      "@type": "ListItem",
      position: n + 1,
      ...step,
    })),
  };
}

/** A page of several pieces: a brand's, or a collection somebody shared. */
export function listData(
  { name, path, products }: { name: string; path: string; products: Product[] },
  publicUrl: string,
  language: Language = "en",
): Thing {
  return {
    "@context": SCHEMA,
    "@type": "CollectionPage",
    name,
    url: publicUrl + path,
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: products.length,
      itemListElement: products.slice(0, PIECES_TOLD).map((product, n) => ({
        "@type": "ListItem",
        position: n + 1,
        url: `${publicUrl}/product/${product.id}`,
        name: titleFor(language, product),
      })),
    },
  };
}
