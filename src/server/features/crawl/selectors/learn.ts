// Selectors that reproduce what was read from a page, several for each field.
import { present } from "../../../../contract/get-or-throw.ts";
import type { Element } from "domhandler";
import { saysBuy, saysGone, saysThere } from "../extract/buy-words.ts";
import { descriptionSpot } from "../extract/description.ts";
import { addressOf } from "../extract/images.ts";
import { type Page, parsePage, textOf } from "../extract/page.ts";
import type { PageReading } from "../extract/reading.ts";
import { isAside } from "../extract/regions.ts";
import { scorePrices } from "../extract/score-price.ts";
import type { Spot } from "../extract/spots.ts";
import { absoluteUrl, foldText } from "../extract/text.ts";
import { visibleTitle } from "../extract/visible-title.ts";
import { describe } from "./describe.ts";
import type { SelectorCandidates, SelectorField } from "./selectors.ts";
import { amountBy, currencyBy, MARKUP, stockBy, textBy } from "./values.ts";

export type LearnedPage = { html: string; url: string; reading: PageReading };

const MOST = 8;
const ELEMENTS = 4;
const near = (one: number | null, other: number) => one !== null && Math.abs(one - other) < 0.006;

export function learnSelectors(
  html: string,
  url: string,
  reading: PageReading,
): SelectorCandidates {
  return learnFromPage(parsePage(html, url), reading);
}

export function learnFromPage(page: Page, reading: PageReading): SelectorCandidates {
  const title = reading.title ? visibleTitle(page, [reading.title]) : null;
  const spot = title?.spot ?? null;
  const asked = typeof reading.price === "number" ? reading.price : null;
  const before = typeof reading.regularPrice === "number" ? reading.regularPrice : asked;
  return dropEmpty({
    title: titles(page, reading),
    current_price: asked === null ? [] : prices(page, asked, reading, spot),
    price: before === null ? [] : prices(page, before, reading, spot),
    currency: currencies(page, reading),
    image: images(page, reading),
    description: described(
      page,
      descriptionSpot(page, spot)?.element,
      "description",
      (text) => text.length > 40,
    ),
    availability: stock(page, reading, spot),
    variants: page.tagged("select").length > 0 && reading.options.length > 0 ? ["select"] : [],
  });
}

const dropEmpty = (candidates: Record<SelectorField, string[]>): SelectorCandidates =>
  Object.fromEntries(Object.entries(candidates).filter(([, list]) => list.length > 0));

const labelText = (element: Element): string => textOf(element, 40);

function described(
  page: Page,
  element: Element | undefined,
  field: SelectorField,
  isRight: (text: string) => boolean,
): string[] {
  if (!element) return [];
  const right = (selector: string) => {
    const text = textBy(page, selector, field);
    return text !== null && isRight(text);
  };
  return describe(element, labelText).filter(right).slice(0, MOST);
}

/** One from each element in turn: different places fail on different pages. */
function interleaved(lists: string[][]): string[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const all = Array.from({ length: longest }, (_, n) =>
    lists.flatMap((list) => list[n] ?? []),
  ).flat();
  return [...new Set(all)].slice(0, MOST * 2);
}

function titles(page: Page, reading: PageReading): string[] {
  const wanted = foldText(reading.title ?? "");
  if (!wanted) return [];
  const isRight = (text: string) => foldText(text) === wanted;
  const best = visibleTitle(page, [present(reading.title)])?.spot;
  const same = page
    .spots()
    .filter((spot) => spot.text && spot.text.length <= 300 && isRight(spot.text) && spot !== best);
  const spots = [...(best ? [best] : []), ...same].slice(0, ELEMENTS);
  const seen = spots.map(({ element }) => described(page, element, "title", isRight));
  const marked = [`${MARKUP}title`, 'meta[property="og:title"]'].filter((one) =>
    isRight(textBy(page, one, "title") ?? ""),
  );
  return [...interleaved(seen), ...marked];
}

function prices(page: Page, amount: number, reading: PageReading, title: Spot | null): string[] {
  const hints = { title, buttons: [], currency: reading.currency, told: [amount], inScripts: [] };
  const right = (selector: string) => near(amountBy(page, selector, reading.currency), amount);
  const lists = scorePrices(page, hints)
    .filter((price) => near(price.amount, amount) && !price.isAside)
    .slice(0, ELEMENTS)
    .map(({ spot }) => describe(spot.element, labelText).filter(right).slice(0, MOST));
  const marked = [
    `${MARKUP}price`,
    '[itemprop="price"]',
    'meta[property="product:price:amount"]',
    'meta[property="og:price:amount"]',
  ].filter(right);
  return [...new Set([...interleaved(lists), ...marked])];
}

function currencies(page: Page, { currency }: PageReading): string[] {
  if (!currency) return [];
  return [
    '[itemprop="priceCurrency"]',
    'meta[property="product:price:currency"]',
    'meta[property="og:price:currency"]',
    `${MARKUP}currency`,
  ].filter((selector) => currencyBy(page, selector) === currency);
}

function images(page: Page, reading: PageReading): string[] {
  const wanted = new Set(reading.images.map(bare));
  const isRight = (address: string) => wanted.has(bare(address));
  const seen = page.tagged("img").find((element) => {
    const address = absoluteUrl(addressOf(element) ?? "", page.base);
    return address !== null && isRight(address);
  });
  const marked = ['meta[property="og:image"]', '[itemprop="image"]'].filter((one) =>
    isRight(textBy(page, one, "image") ?? ""),
  );
  return [...marked, ...described(page, seen, "image", isRight)];
}

/** The same picture in another size. */
const bare = (address: string): string => address.replace(/[?#].*$/, "").replace(/^https?:/, "");

function stock(page: Page, { isAvailable }: PageReading, title: Spot | null): string[] {
  if (isAvailable === null) return [];
  const says = (text: string) => (isAvailable ? saysThere(text) || saysBuy(text) : saysGone(text));
  // The innermost of what says it: a box around it says more than that.
  const spot = page
    .spots()
    .filter(
      (one) =>
        one.text &&
        one.text.length <= 80 &&
        !one.isHidden &&
        (!title || one.at > title.at) &&
        says(one.text),
    )
    .filter((one) => !isAside(one, title))
    .reduce<Spot | null>(
      (best, one) =>
        !best || (one.at < best.end && one.text.length <= best.text.length) ? one : best,
      null,
    );
  const marked = [
    '[itemprop="availability"]',
    'meta[property="product:availability"]',
    'meta[property="og:availability"]',
  ];
  const seen = spot ? describe(spot.element, labelText) : [];
  return [...marked, ...seen]
    .filter((selector) => stockBy(page, selector) === isAvailable)
    .slice(0, MOST);
}
