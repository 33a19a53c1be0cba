// The pages of a shop's products: what its sitemaps name and what its lists show, both, for neither is whole
// by itself; below the path that the shop was registered with where it has one.
import { noProducts } from "../problems.ts";
import type { Shop } from "../shops/shop.ts";
import { addressKey, hostName, isBelow, plainAddress } from "../visit/site.ts";
import {
  isCommonPath,
  languageOf,
  leadsElsewhere,
  looksLikeListing,
  looksLikeProduct,
  shapesOf,
  twinOf,
  withoutLanguage,
} from "./address-words.ts";
import { estimate, type Estimate } from "./estimate.ts";
import { readSitemaps } from "./sitemaps.ts";
import { walkLists } from "./walk-lists.ts";
import type { ListOpener, Walked } from "./walked.ts";

/** `unsure`: addresses among the pages that may turn out to be no products; `words`: what lists say of them, by key; `names`: and call them. */
export type ProductPages = {
  pages: string[];
  unsure: string[];
  estimate: Estimate;
  words: Record<string, string>;
  names: Record<string, string>;
};

type Looked = { lists: number; products: number };

const UNSURE_MAX = 400;

export async function* findProductPages(
  shop: Shop,
  opener: ListOpener,
): AsyncGenerator<Looked, ProductPages> {
  const told = await namedAddresses(shop);
  const named = told.filter((address) => looksLikeProduct(new URL(address)));
  const walked = yield* walkAll(shop, opener, named.length);
  const within = inScope(shop, walked, named);
  const isPiece = piecesAmongLists(walked);
  const found = once(within, shop.base).filter(
    (page) => !walked.lists.has(addressKey(page)) || isPiece(page),
  );
  const isDoubted = doubts(walked, named);
  const pages = found.filter((page) => !isDoubted(page));
  const unsure = [
    ...found.filter(isDoubted),
    ...guessed(shop, told, pages, walked),
    ...linkedAlike(shop, pages, walked),
  ];
  const all = [...pages, ...unsure].slice(0, shop.visitor.settings.maxPages);
  if (all.length === 0) throw noProducts(hostName(shop.base));
  const kept = (said: Map<string, string>) => Object.fromEntries([...said].slice(0, WORDS_MAX));
  const said = { words: kept(walked.words), names: kept(walked.names) };
  return { pages: all, unsure, estimate: estimate(walked, pages.length), ...said };
}

/** They are kept with the job: of very large shops not all. */
const WORDS_MAX = 5000;

const FEW = 3;

/**
 * Called like a piece ("/p/returns"), but shown as one by no list, named by no sitemap and made unlike all that are;
 * a picture beside a price, unlike all that the sitemap names; or a page that shows others as lists do.
 */
function doubts({ cards, lists }: Walked, named: string[]): (address: string) => boolean {
  const isMadeLikeNamed = named.length >= FEW ? shapesOf(named) : () => true;
  const unlike = [...cards.values()].filter((address) => !isMadeLikeNamed(new URL(address)));
  // Where many are unlike, the sitemap only writes its addresses otherwise.
  const isNamed = (url: URL) => unlike.length >= FEW || isMadeLikeNamed(url);
  const isMadeAlike = cards.size >= FEW ? shapesOf([...cards.values(), ...named]) : () => true;
  const alone = madeAlone([...cards.values()]);
  const strays = straysOf([...cards.values()], named);
  return (address) => {
    const key = addressKey(address);
    const url = new URL(address);
    if (alone.has(address) || strays.has(address)) return true;
    return lists.has(key) || (cards.has(key) ? !isNamed(url) : !isMadeAlike(url));
  };
}

const STRAYS_TO = 3;

/** A few that the sitemap names and no list shows, all made otherwise than what lists show: "/p/about-us". */
function straysOf(cards: string[], named: string[]): Set<string> {
  const isMadeAlike = cards.length >= FEW ? shapesOf(cards) : () => true;
  const strays = named.filter((address) => !isMadeAlike(new URL(address)));
  return new Set(strays.length * STRAYS_TO <= cards.length ? strays : []);
}

const MANY = 6;
const ALONE_MAX = 3;

/** Among many that are made alike a card or two that are not: a label below a post with a picture and a sum in it. */
function madeAlone(cards: string[]): Set<string> {
  const placeOf = (address: string) => {
    const steps = new URL(address).pathname.split("/");
    return `${steps.length} ${steps[1]}`;
  };
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(placeOf(card), (counts.get(placeOf(card)) ?? 0) + 1);
  const single = cards.filter((card) => counts.get(placeOf(card)) === 1);
  if (single.length > ALONE_MAX || cards.length - single.length < MANY) return new Set();
  const isMadeAlike = shapesOf(cards.filter((card) => !single.includes(card)));
  return new Set(single.filter((card) => !isMadeAlike(new URL(card))));
}

/** Met on the way and full of pieces like it: still a piece where other lists show it among theirs, and alike. */
function piecesAmongLists({ cards, lists }: Walked): (address: string) => boolean {
  const plain = [...cards].flatMap(([key, address]) => (lists.has(key) ? [] : [address]));
  const isMadeAlike = plain.length >= FEW ? shapesOf(plain) : () => false;
  return (address) => cards.has(addressKey(address)) && isMadeAlike(new URL(address));
}

/** A sitemap that cannot be had is none; the lists will do. */
async function namedAddresses(shop: Shop): Promise<string[]> {
  const base = shop.base.pathname === "/" ? shop.base : new URL(shop.base.origin);
  const own = await readSitemaps(shop.visitor, base, (url) => !leadsElsewhere(url));
  return own.map(plainAddress);
}

/** First within the shop's own path; the whole host only where that path says nothing and holds nothing. */
async function* walkAll(
  shop: Shop,
  opener: ListOpener,
  named: number,
): AsyncGenerator<Looked, Walked> {
  const start = shop.start ?? shop.base;
  const walked = yield* walkLists(shop, opener, {
    start,
    isWithin: (url) => isBelow(url, shop.base),
    named,
  });
  const hasPath = shop.base.pathname !== "/";
  if (walked.products.size > 0 || !hasPath || !isCommonPath(shop.base)) return walked;
  const root = new URL(shop.base.origin);
  return yield* walkLists(shop, opener, { start: root, isWithin: () => true, named });
}

function inScope(shop: Shop, { products }: Walked, named: string[]): string[] {
  const walked = [...products.values()];
  const all = [...walked, ...named];
  if (shop.base.pathname === "/") return all;
  const below = all.filter((address) => isBelow(new URL(address), shop.base));
  if (below.length > 0) return below;
  // Somebody's page in a mall: only what that page shows is theirs.
  return isCommonPath(shop.base) ? all : walked;
}

/** Named by the sitemap, made like the products' addresses, and shown by no list. */
function guessed(shop: Shop, told: string[], pages: string[], walked: Walked): string[] {
  const known = new Set(pages.map((page) => addressKey(withoutLanguage(new URL(page)))));
  const isMadeAlike = shapesOf(pages);
  // Called like a piece, and shown as one by no list: "/p/about" says nothing of how pieces are made.
  const isUnknown = pages.length === 0 || (pages.length < FEW && walked.cards.size === 0);
  const isGuess = (url: URL) =>
    isBelow(url, shop.base) &&
    url.pathname !== shop.base.pathname &&
    (isUnknown ? !looksLikeListing(url) : isMadeAlike(url)) &&
    !looksLikeProduct(url) &&
    !known.has(addressKey(withoutLanguage(url))) &&
    !walked.visited.has(addressKey(url.href));
  return once(
    told.filter((address) => isGuess(new URL(address))),
    shop.base,
  ).slice(0, UNSURE_MAX);
}

/** Only a sentence or a look leads there, and the address is made as those of the pieces are: one that is sold out. */
function linkedAlike({ base }: Shop, pages: string[], { linked, cards }: Walked): string[] {
  const known = new Set(pages.map((page) => addressKey(page)));
  const plain = pages.length >= FEW ? shapesOf(pages) : () => false;
  const isTwin = twinOf([...cards.values()]);
  const isAlike = (url: URL) =>
    url.search === ""
      ? url.pathname.split("/").filter(Boolean).length > 1 && plain(url)
      : isTwin(url.href);
  return once(
    [...linked].flatMap(([key, address]) => {
      const url = new URL(address);
      const isNew = !known.has(key) && isBelow(url, base) && !looksLikeListing(url);
      return isNew && !leadsElsewhere(url) && isAlike(url) ? [address] : [];
    }),
    base,
  ).slice(0, LINKED_MAX);
}

const LINKED_MAX = 40;

/** One address for each product, in the language of the shop's own address where there is a choice. */
export function once(addresses: string[], base: URL): string[] {
  const wanted = languageOf(base);
  const chosen = new Map<string, string>();
  for (const address of addresses) {
    const url = new URL(address);
    const key = addressKey(withoutLanguage(url));
    const before = chosen.get(key);
    const isBetter =
      before !== undefined && languageOf(new URL(before)) !== wanted && languageOf(url) === wanted;
    if (before === undefined || isBetter) chosen.set(key, address);
  }
  return [...chosen.values()];
}
