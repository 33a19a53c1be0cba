// Reads one product page: what markup, scripts and the visible page say, weighed against each other.
import { present } from "../../../../contract/get-or-throw.ts";
import { currencyCode } from "../normalise/currencies.ts";
import { anyAvailable, type Claim, emptyClaim } from "./claim.ts";
import { buyButtons } from "./buy-buttons.ts";
import { breadcrumb } from "./breadcrumb.ts";
import { decidePrice, type DecidedPrice } from "./decide-price.ts";
import { decideTitle, type DecidedTitle } from "./decide-title.ts";
import { pageDescription } from "./description.ts";
import { pageImages } from "./images.ts";
import { mainClaims } from "./main-claims.ts";
import { isProductByMeta, metaClaim, metaOf } from "./meta-tags.ts";
import { type Page, parsePage } from "./page.ts";
import { pageOptions } from "./page-options.ts";
import { isSentence, onRequest } from "./price-words.ts";
import { magentoClaim } from "../witnesses/magento-init.ts";
import { askedCombinations } from "../witnesses/asked-combinations.ts";
import { listedOptions } from "../witnesses/option-dictionary.ts";
import { markedPrice } from "../witnesses/marked-price.ts";
import { pairsOf } from "../witnesses/nested-variants.ts";
import { scriptData } from "../witnesses/script-data.ts";
import { valuesElsewhere } from "../witnesses/value-links.ts";
import { optionsAlone, variantsAlone } from "../witnesses/variant-rows.ts";
import { wooVariations } from "../witnesses/woo-variations.ts";
import { pageEvidence } from "../verdict/evidence.ts";
import type { PageReading } from "./reading.ts";
import type { Spot } from "./spots.ts";
import { stateClaims } from "./state.ts";
import { foldText, likeness, wordsOf } from "./text.ts";
import { withPicturesOf } from "./told-pictures.ts";
import { visibleStock } from "./visible-stock.ts";
import { visibleTitle } from "./visible-title.ts";

export type { PageReading } from "./reading.ts";

/** So much of two names is the same where they are of one piece. */
const SAME = 0.8;

/** Null when the page is not about one product. */
export function readPage(html: string, url: string): PageReading | null {
  return readParsedPage(parsePage(html, url));
}

/** `called`: by what name a list of the shop leads to it. */
export function readParsedPage(page: Page, called?: string): PageReading | null {
  const meta = metaOf(page);
  const head = metaClaim(meta);
  const marked = mainClaims(page, head);
  const seen = visibleTitle(page, [
    ...[...marked, head].flatMap(({ title }) => title ?? []),
    ...(called ? [called] : []),
  ]);
  const title = decideTitle(marked, head, seen, page);
  if (!title) return null;
  const spot = seen?.spot ?? null;
  const claims = [
    ...marked,
    isOfShop(head, title.text) ? { ...head, images: [], description: null } : head,
    ...ownScripts(page, [...marked, head], spot),
    ...stateClaims(page, [title.text, ...(seen ? [seen.text] : [])]),
    ...[markedPrice(page, spot)].filter((claim) => claim !== null),
  ];
  const buttons = buyButtons(page, spot);
  const price = decidePrice(page, claims, { title: spot, buttons, currency: currencyOf(claims) });
  const stock = decideStock(page, claims, spot, price, buttons);
  const isProduct =
    marked.some((claim) => claim.price !== null || claim.isAvailable !== null) ||
    isProductByMeta(meta) ||
    isInData(claims, title.text) ||
    (called && price.spot !== null && likeness(wordsOf(called), wordsOf(title.text)) >= SAME) ||
    (price.amount === null && onRequest(page, spot) !== null) ||
    (price.spot !== null &&
      (buttons.length > 0 || (price.score >= 5 && !isSentence(price.evidence ?? "")))) ||
    (stock !== null &&
      stock.source !== "implied" &&
      (marked.length > 0 || buttons.length > 0 || !stock.isAvailable));
  return isProduct ? assemble(page, claims, title, price, stock, spot, buttons) : null;
}

/** A head that is the same on every page is titled by the shop, and its picture is the shop's. */
const isOfShop = ({ title }: Claim, own: string): boolean =>
  title !== null && likeness(wordsOf(title), wordsOf(own)) === 0;

/** Drawn by its scripts alone, the page is a product's where their data call a piece exactly so and price it. */
const isInData = (claims: Claim[], title: string): boolean =>
  claims.some(
    (claim) =>
      claim.source === "state" &&
      claim.price !== null &&
      claim.images.length > 0 &&
      foldText(claim.title ?? "") === foldText(title),
  );

/** Data that can only be about this page's product: its form's variations, its configuration. */
function ownScripts(page: Page, told: Claim[], spot: Spot | null): Claim[] {
  const variations = wooVariations(page);
  const magento = magentoClaim(page, told, spot);
  const listed = optionsAlone(listedOptions(scriptData(page)));
  const rows = variantsAlone(scriptData(page));
  return [
    ...(rows ? [{ ...emptyClaim("state", "a list of variants"), ...rows }] : []),
    ...(listed ? [{ ...emptyClaim("state", "a list of options"), ...listed }] : []),
    ...(variations ? [{ ...emptyClaim("state", "data-product_variations"), ...variations }] : []),
    ...(magento ? [magento] : []),
  ];
}

const currencyOf = (claims: Claim[]): string | null => {
  for (const { currency } of claims) {
    const code = currencyCode(currency);
    if (code) return code;
  }
  return null;
};

type DecidedStock = {
  isAvailable: boolean;
  source: "json-ld" | "visible" | "implied" | Claim["source"];
  evidence: string;
};

/** Markup that knows it, then words and buttons; a shop that asks a price and says nothing sells it. */
function decideStock(
  page: Page,
  claims: Claim[],
  title: Spot | null,
  price: DecidedPrice,
  buttons: Spot[],
): DecidedStock | null {
  const marked = claims.filter(({ source }) => source !== "state");
  const told = anyAvailable(marked.map(({ isAvailable }) => isAvailable));
  const from = marked.find(({ isAvailable }) => isAvailable === told);
  const seen = visibleStock(page, title, price.spot, buttons);
  // Themes write "in stock" into the head of every page; a button that cannot be pressed was made for this one.
  const isGone = seen?.isSure === true && !seen.isAvailable;
  if (told !== null && from && !(told && isGone))
    return { isAvailable: told, source: from.source, evidence: from.evidence };
  if (seen?.isSure)
    return { isAvailable: seen.isAvailable, source: "visible", evidence: seen.evidence };
  const state = claims.find(
    ({ source, isAvailable }) => source === "state" && isAvailable !== null,
  );
  if (state)
    return { isAvailable: present(state.isAvailable), source: "state", evidence: state.evidence };
  if (seen) return { isAvailable: seen.isAvailable, source: "visible", evidence: seen.evidence };
  return price.amount !== null
    ? { isAvailable: true, source: "implied", evidence: "a price is asked" }
    : null;
}

function assemble(
  page: Page,
  claims: Claim[],
  title: DecidedTitle,
  price: DecidedPrice,
  stock: DecidedStock | null,
  spot: Spot | null,
  buttons: Spot[],
): PageReading {
  const first = <Key extends keyof Claim>(key: Key): Claim | undefined =>
    claims.find((claim) => claim[key] !== null);
  const description = pageDescription(page, claims, spot);
  const told = pageOptions(page, claims, { title: title.text, spot, buttons });
  // What can be chosen on the page of a piece that is gone cannot be bought all the same.
  if (told.source === "visible" && stock?.isAvailable === false)
    for (const variant of told.variants) variant.isAvailable = false;
  // Of a piece without a choice there is what there is of the piece.
  const isOne = told.options.every(({ values }) => values.length === 1);
  if (
    told.variants.length === 0 &&
    told.options.length > 0 &&
    stock &&
    (isOne || !stock.isAvailable)
  )
    for (const values of pairsOf(told.options))
      told.variants.push({
        values,
        price: null,
        regularPrice: null,
        isAvailable: stock.isAvailable,
      });
  const elsewhere = valuesElsewhere(page, told);
  const combinations = askedCombinations(page, told);
  const currency = price.currency ?? currencyOf(claims);
  const brand = first("brand");
  const category = first("category");
  const path = breadcrumb(page, title.text);
  const { images, gallery } = withPicturesOf(told, pageImages(page, claims, spot));
  const arabic = claims.find(
    (claim) => claim.arabic && foldText(claim.title ?? "") === foldText(title.text),
  )?.arabic;
  return {
    shopId: first("shopId")?.shopId ?? null,
    url: page.url,
    title: title.text,
    description: description?.text ?? null,
    price: price.amount,
    regularPrice: price.regular,
    currency,
    isAvailable: stock?.isAvailable ?? null,
    images,
    brand: brand?.brand ?? null,
    category: [category?.category, path].filter(Boolean).join(" > ") || null,
    tags: first("tags")?.tags ?? [],
    options: told.options,
    variants: told.variants,
    source: {
      title: title.source,
      ...(description && { description: description.source }),
      ...(price.source && { price: price.source }),
      ...(price.regular !== null && price.source && { regularPrice: price.source }),
      ...(currency && {
        currency: price.currency ? "visible" : (first("currency")?.source ?? "meta"),
      }),
      ...(stock && { isAvailable: stock.source }),
      ...(images.length > 0 && {
        images: claims.find((one) => one.images.length > 0)?.source ?? "visible",
      }),
      ...(brand && { brand: brand.source }),
      ...(told.source && { variants: told.source }),
    },
    evidence: {
      title: title.evidence,
      ...(price.evidence && { price: price.evidence }),
      ...(stock && { isAvailable: stock.evidence }),
      ...(told.source && { variants: told.evidence }),
    },
    ...(arabic && { arabic }),
    conflicts: price.conflicts,
    ...(price.isUnclear && { isUnclear: true }),
    ...(price.isContested && { isContested: true }),
    ...(elsewhere && { elsewhere }),
    ...(combinations && { combinations }),
    facts: pageEvidence(claims, {
      url: page.url,
      title: title.text,
      visibleTitle: spot?.text ?? null,
      price,
      options: told,
      stock,
      description,
      images,
      gallery,
      currency,
    }),
  };
}
