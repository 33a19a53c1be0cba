// Google Merchant's XML: one item for each variant, grouped by piece.
import type { Fact } from "../../../../contract/facts.ts";
import { written } from "../money.ts";
import type { Offer, OfferVariant } from "../offer.ts";

const TITLE_MAX = 150;
const DESCRIPTION_MAX = 5000;
const MORE_PICTURES = 10;
const COLOR_MAX = 100;
const SIZE_MAX = 100;
const MATERIAL_MAX = 200;

export const googleHead = (title: string, link: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
${element("title", title)}${element("link", link)}${element("description", title)}
`;
export const googleFoot = "</channel></rss>\n";

/** Merchant Center takes one language a feed: the Arabic one holds the pieces that have an Arabic title. */
export const arabicItems = (offer: Offer, facts: Fact[]): string => {
  const { title_ar, description_ar, description, brand, brand_ar } = offer.product;
  if (!title_ar) return "";
  const product = {
    ...offer.product,
    title: title_ar,
    description: description_ar ?? description,
    brand: brand_ar ?? brand,
  };
  return googleItems({ ...offer, product }, facts);
};

export const googleItems = (offer: Offer, facts: Fact[]): string =>
  offer.variants.map((variant) => `<item>${itemOf(offer, variant, facts)}</item>\n`).join("");

function itemOf(offer: Offer, variant: OfferVariant, facts: Fact[]): string {
  const { product, currency, paid, was, pictures } = offer;
  const [first = "", ...more] = pictures;
  return [
    element("g:id", variant.id),
    element("g:item_group_id", product.id),
    element("g:title", product.title.slice(0, TITLE_MAX)),
    element("g:description", product.description.slice(0, DESCRIPTION_MAX)),
    element("g:link", offer.link),
    element("g:image_link", first),
    ...more.slice(0, MORE_PICTURES).map((url) => element("g:additional_image_link", url)),
    element("g:availability", variant.in_stock ? "in_stock" : "out_of_stock"),
    element("g:price", written(was ?? paid, currency)),
    was === null ? "" : element("g:sale_price", written(paid, currency)),
    element("g:brand", product.brand),
    element("g:condition", "new"),
    // Local brands have no bar codes; claiming one would have the piece refused.
    element("g:identifier_exists", "no"),
    element("g:product_type", product.category),
    element("g:color", (variant.color ?? "").slice(0, COLOR_MAX)),
    element("g:size", (variant.size ?? "").slice(0, SIZE_MAX)),
    element("g:material", product.materials.join("/").slice(0, MATERIAL_MAX)),
    ...Object.entries(wearerOf(facts)).map(([name, value]) => element(`g:${name}`, value)),
  ].join("");
}

const GENDERS: Record<string, string> = {
  women: "female",
  girls: "female",
  men: "male",
  boys: "male",
  everyone: "unisex",
};
const ADULTS = new Set(["women", "men", "everyone"]);
/** Google's groups by the months they end before. */
const AGE_GROUPS = [
  [3, "newborn"],
  [12, "infant"],
  [60, "toddler"],
  [156, "kids"],
] as const;

/** Who wears it, as far as the piece's facts say; a range that lies in two groups is left out. */
function wearerOf(facts: Fact[]): { gender?: string; age_group?: string } {
  const audience = facts.flatMap(({ kind, value }) => (kind === "audience" ? [value] : []));
  const genders = new Set(audience.map((one) => GENDERS[one]));
  const gender = genders.size === 1 ? [...genders][0] : undefined;
  const age = audience.length === 0 ? undefined : ageGroupOf(facts, audience);
  return { ...(gender && { gender }), ...(age && { age_group: age }) };
}

function ageGroupOf(facts: Fact[], audience: string[]): string | undefined {
  if (audience.every((one) => ADULTS.has(one))) return "adult";
  const groups = new Set(
    facts
      .filter(({ kind }) => kind === "age")
      .flatMap(({ value }) => value.split("-").map(Number))
      .map((months) => AGE_GROUPS.find(([end]) => months < end)?.[1] ?? "kids"),
  );
  if (groups.size === 1) return [...groups][0];
  if (groups.size > 1 || audience.some((one) => ADULTS.has(one))) return undefined;
  return audience.includes("baby") ? undefined : "kids";
}

/** What is empty is left out; XML has no way to write most control characters. */
function element(name: string, text: string): string {
  const plain = text.replace(UNWRITABLE, "").trim();
  return plain === "" ? "" : `<${name}>${escapeXml(plain)}</${name}>`;
}

/** Tabs and line breaks may stay; so may everything that is a whole character. */
const UNWRITABLE = /[^\P{C}\t\n\r\p{Cf}\p{Co}]/gu;

const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
