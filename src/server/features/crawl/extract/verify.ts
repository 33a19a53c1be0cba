// Believes another reader's answer, a language model's above all, only where the page bears it out.
import { parsePrice, plainDigits, readingsOfPrice } from "../normalise/prices.ts";
import type { RawProduct } from "../found-product.ts";
import { jsonLdClaims } from "./json-ld.ts";
import { microdataClaims } from "./microdata.ts";
import { parsePage, type Page } from "./page.ts";
import { absoluteUrl, decodeEntities, foldText } from "./text.ts";
import { metaClaim, metaOf } from "./meta-tags.ts";

/** A text counts when its words stand on the page in this order, a number when some price there means it. */
export function occursOnPage(value: string | number, page: Page): boolean {
  if (typeof value === "number") return amountsOnPage(page).has(cents(value));
  const folded = foldText(decodeEntities(value));
  if (!folded) return false;
  if (` ${page.folded()} `.includes(` ${folded} `)) return true;
  return ` ${markupText(page)} `.includes(` ${folded} `);
}

const cents = (amount: number): number => Math.round(amount * 100);

const known = new WeakMap<Page, string>();

function markupText(page: Page): string {
  const text = known.get(page) ?? gatherMarkup(page);
  known.set(page, text);
  return text;
}

/** Titles and descriptions also stand in the head and in markup. */
function gatherMarkup(page: Page): string {
  const titles = page
    .tagged("title")
    .flatMap(({ children }) => children.map((child) => ("data" in child ? child.data : "")));
  const metas = page.tagged("meta").map(({ attribs }) => attribs["content"] ?? "");
  // Choices are often drawn without text: their values stand in attributes.
  const choices = ["input", "button", "img", "label", "a", "span", "div", "li"].flatMap((tag) =>
    page
      .tagged(tag)
      .flatMap(({ attribs }) => [
        attribs["value"],
        attribs["aria-label"],
        attribs["alt"],
        attribs["title"],
        attribs["data-value"],
      ]),
  );
  const marked = [...jsonLdClaims(page), ...microdataClaims(page)].flatMap((claim) => [
    claim.title,
    claim.description?.replace(/<[^>]+>/g, " "),
    claim.brand,
    claim.category,
    ...claim.options.flatMap(({ values }) => values),
  ]);
  return foldText(
    decodeEntities([...titles, ...metas, ...choices, ...marked].filter(Boolean).join(" ")),
  );
}

export type Checked = { product: RawProduct; dropped: string[] };

const SENTENCE = 60;

/** What does not occur on the page is dropped and named. */
export function checkAgainstPage(reading: RawProduct, html: string): Checked {
  const page = parsePage(html, reading.url);
  const dropped: string[] = [];
  const keep = <Value>(
    field: string,
    value: Value | null,
    occurs: (value: Value) => boolean,
  ): Value | null => {
    if (value === null) return null;
    if (occurs(value)) return value;
    dropped.push(field);
    return null;
  };
  const text = (value: string) => occursOnPage(value, page);
  const price = (value: string | number) => {
    const amount = parsePrice(value, { currency: reading.currency })?.amount;
    return amount !== undefined && amount > 0 && occursOnPage(amount, page);
  };
  const product: RawProduct = {
    ...reading,
    title: keep("title", reading.title, text),
    description: keep("description", reading.description, (value) => isMostlyThere(value, page)),
    price: keep("price", reading.price, price),
    regularPrice: keep("regularPrice", reading.regularPrice, price),
    brand: keep("brand", reading.brand, text),
    category: keep("category", reading.category, (value) => value.split(/\s*[>/|]\s*/).every(text)),
    images: reading.images.filter((address) => isPictureOf(address, html, reading.url)),
    tags: reading.tags.filter(text),
    options: reading.options
      .map((option) => ({ ...option, values: option.values.filter(text) }))
      .filter(({ values }) => values.length > 0),
    variants: reading.variants.filter(({ values }) =>
      values.every((value) => value === null || text(value)),
    ),
  };
  if (product.images.length < reading.images.length) dropped.push("images");
  if (product.variants.length < reading.variants.length) dropped.push("variants");
  return { product, dropped };
}

/** Its file is named on the page, and so is its server unless it is the shop's own. */
function isPictureOf(address: string, html: string, base: string): boolean {
  const url = absoluteUrl(address, base);
  if (!url) return false;
  const { hostname, pathname } = new URL(url);
  const file = pathname.split("/").at(-1) ?? "";
  const isNamed =
    file.length > 2 && ["/", '"', "'", "=", "("].some((before) => html.includes(before + file));
  return isNamed && (hostname === new URL(base).hostname || html.includes(hostname));
}

/** Line breaks and bullets move: most of its sentences must be there. */
function isMostlyThere(description: string, page: Page): boolean {
  const sentences = description
    .replace(/<[^>]+>/g, "\n")
    .split(/[.!?\n•]+/)
    .map((sentence) => sentence.trim().slice(0, SENTENCE * 4))
    .filter((sentence) => foldText(sentence).length > 3);
  const there = sentences.filter((sentence) => occursOnPage(sentence, page)).length;
  return sentences.length > 0 && there / sentences.length >= 0.8;
}

const NUMBER = /\d[\d.,'’ ]*\d|\d/g;
const AMOUNTS_MAX = 5000;

const gatheredAmounts = new WeakMap<Page, Set<number>>();

/**
 * Every amount that stands somewhere on a page, seen or in markup, in hundredths. Asked for each field of an
 * answer, gathered once.
 */
function amountsOnPage(page: Page): Set<number> {
  const amounts = gatheredAmounts.get(page) ?? gatherAmounts(page);
  gatheredAmounts.set(page, amounts);
  return amounts;
}

function gatherAmounts(page: Page): Set<number> {
  const found = new Set<number>();
  const add = (text: string) => {
    for (const amount of readingsOfPrice(text)) found.add(Math.round(amount * 100));
  };
  for (const spot of page.spots()) {
    if (found.size > AMOUNTS_MAX || !spot.text || spot.text.length > 120) continue;
    for (const number of plainDigits(spot.text).match(NUMBER) ?? []) add(number);
    add(spot.text);
  }
  for (const claim of [...jsonLdClaims(page), ...microdataClaims(page), metaClaim(metaOf(page))])
    for (const price of [claim.price, claim.regularPrice, ...claim.prices])
      if (price !== null) add(String(price));
  return found;
}
