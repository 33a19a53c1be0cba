// What a reader gets who believes markup and nothing else, and what a plain pattern makes of a price text.
import { jsonLdClaims } from "../../src/server/features/crawl/extract/json-ld.ts";
import { metaClaim, metaOf } from "../../src/server/features/crawl/extract/meta-tags.ts";
import { microdataClaims } from "../../src/server/features/crawl/extract/microdata.ts";
import { parsePage } from "../../src/server/features/crawl/extract/page.ts";
import { parsePrice } from "../../src/server/features/crawl/normalise/prices.ts";

export type Answer = { price: number | null; isAvailable: boolean | null; title: string | null };

/** The first product of JSON-LD, else microdata, else Open Graph; the heading for a title. */
export function readMarkupOnly(html: string, url: string): Answer {
  const page = parsePage(html, url);
  const claims = [...jsonLdClaims(page), ...microdataClaims(page), metaClaim(metaOf(page))];
  const price = claims
    .map((claim) => parsePrice(claim.price)?.amount ?? 0)
    .find((amount) => amount > 0);
  const title = claims.find((claim) => claim.title)?.title ?? null;
  return {
    price: price ?? null,
    isAvailable: claims.find((claim) => claim.isAvailable !== null)?.isAvailable ?? null,
    title,
  };
}

/** The last point or comma with one or two digits behind it is the decimal one; the rest are groups. */
export function naivePrice(text: string | null): number | null {
  const found = /\d[\d\s.,]*/
    .exec(text ?? "")?.[0]
    .replace(/[\s.,]+$/, "")
    .replace(/\s/g, "");
  if (!found) return null;
  const decimal = /^(.*)[.,](\d{1,2})$/.exec(found);
  const whole = (decimal ? decimal[1]! : found).replace(/[.,]/g, "");
  return Number(decimal ? `${whole}.${decimal[2]}` : whole);
}

/** The same page for a reader who can only look: no JSON-LD, no meta, no microdata. */
export const withoutMarkup = (html: string): string =>
  html
    .replace(/<script[^>]*ld\+json[^>]*>[\s\S]*?<\/script>/gi, "")
    .replace(/<meta[^>]*>/gi, "")
    .replace(/\bitem(prop|scope|type)(?==|\s|>)/gi, "data-no-$1");
