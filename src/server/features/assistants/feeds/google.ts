// Google Merchant's XML: one item for each variant, grouped by piece.
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

export const googleItems = (offer: Offer): string =>
  offer.variants.map((variant) => `<item>${itemOf(offer, variant)}</item>\n`).join("");

function itemOf(offer: Offer, variant: OfferVariant): string {
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
    ...Object.entries(wearerOf(offer)).map(([name, value]) => element(`g:${name}`, value)),
  ].join("");
}

/** Who wears it, as far as its category says so beyond doubt. */
function wearerOf({ product }: Offer): { gender?: string; age_group?: string } {
  if (product.category === "Kids' Clothing") return { age_group: "kids" };
  if (WOMEN.has(product.category)) return { gender: "female", age_group: "adult" };
  return {};
}

const WOMEN = new Set(["Abayas", "Hijabs & Scarves", "Prayerwear", "Blouses", "Dresses", "Skirts"]);

/** What is empty is left out; XML has no way to write most control characters. */
function element(name: string, text: string): string {
  const plain = text.replace(UNWRITABLE, "").trim();
  return plain === "" ? "" : `<${name}>${escapeXml(plain)}</${name}>`;
}

/** Tabs and line breaks may stay; so may everything that is a whole character. */
const UNWRITABLE = /[^\P{C}\t\n\r\p{Cf}\p{Co}]/gu;

const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
