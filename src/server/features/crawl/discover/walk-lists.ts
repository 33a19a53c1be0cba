// Walks through a shop's lists: from its front page by menus, categories and every kind of paging. A list
// that shows more only to somebody who scrolls or presses is opened in a browser, where there is one.
import { parsePage } from "../extract/page.ts";
import { isLimit } from "../problems.ts";
import type { Shop } from "../shops/shop.ts";
import type { OpenPage } from "../adaptive/open-page.ts";
import { addressKey, plainAddress } from "../visit/site.ts";
import { askList } from "./ask-list.ts";
import { languageOf, listOfPage } from "./address-words.ts";
import { linksOf, type Links } from "./links.ts";
import { addressesOf } from "./list-data.ts";
import type { ListFacts } from "./list-facts.ts";
import {
  isWholeList,
  joined,
  needsBrowser,
  NOTHING,
  readList,
  type ReadList,
  saidOfCards,
} from "./read-list.ts";
import type { ListOpener, WalkFrom, Walked } from "./walked.ts";

type Place = { address: string; depth: number; rank: number };

const LISTS_MAX = 400;
const OTHERS_MAX = 25;
const DRAWN_MAX = 25;
/** Lists in a row without anything new: the shop has been seen. */
const BARREN_MAX = 25;
const BARREN_BESIDE_SITEMAP = 8;
const MANY = 2;
const LINKED_MAX = 2000;

export async function* walkLists(
  shop: Shop,
  opener: ListOpener,
  from: WalkFrom,
): AsyncGenerator<{ lists: number; products: number }, Walked> {
  const walk = openWalk(shop, opener, from);
  const { walked } = walk;
  for (let place = walk.next(); place; place = walk.next()) {
    await walk.visit(place);
    yield { lists: walked.visited.size, products: walked.products.size };
  }
  walk.takeTold();
  if (opener.draw && walk.isWorthDrawing()) {
    walk.drawFrom();
    for (let place = walk.next(); place; place = walk.next()) {
      await walk.visit(place);
      yield { lists: walked.visited.size, products: walked.products.size };
    }
  }
  walk.takeTold();
  return walked;
}

function openWalk(shop: Shop, opener: ListOpener, { start, isWithin, named }: WalkFrom) {
  const { maxDepth, maxProducts } = shop.visitor.settings;
  const walked: Walked = {
    products: new Map(),
    cards: new Map(),
    lists: new Set(),
    words: new Map(),
    names: new Map(),
    linked: new Map(),
    visited: new Set(),
    seen: new Map(),
    told: [],
    isDrawn: false,
  };
  const waiting: Place[] = [{ address: start.href, depth: 0, rank: 0 }];
  let [others, drawn, barren] = [0, 0, 0];
  let [hasPaging, hasDrawnMore] = [false, false];
  let best = { address: start.href, products: 0 };
  /** In which the first pieces were met, where the start says none: "/" may show what lies below "/en". */
  let spoken = languageOf(start);

  function next(): Place | undefined {
    const most = named > 0 ? BARREN_BESIDE_SITEMAP : BARREN_MAX;
    const isSeen = walked.products.size + named > 0 && barren >= most;
    const isFull = walked.visited.size >= LISTS_MAX || walked.products.size >= maxProducts;
    if (isSeen || isFull) return undefined;
    for (let place = waiting.shift(); place; place = waiting.shift()) {
      if (walked.visited.has(addressKey(place.address))) continue;
      if (place.rank === 3 && (others >= OTHERS_MAX || (walked.products.size > 0 && named > 0)))
        continue;
      if (place.rank === 3) others++;
      return place;
    }
    return undefined;
  }

  async function visit({ address, depth, rank }: Place): Promise<void> {
    walked.visited.add(addressKey(address));
    const page = await look(address);
    const before = walked.products.size;
    for (const product of page.links.products) walked.products.set(addressKey(product), product);
    for (const card of page.links.cards) walked.cards.set(addressKey(card), card);
    for (const other of [...page.links.listings, ...page.links.others])
      if (walked.linked.size < LINKED_MAX) walked.linked.set(addressKey(other), other);
    const [first] = page.links.products;
    if (before === 0 && first)
      spoken ??= languageOf(new URL(address)) ?? languageOf(new URL(first));
    const goesOn = remember(address, page);
    barren = walked.products.size > before ? 0 : barren + 1;
    if (page.links.next.length > 0) hasPaging = true;
    if (page.links.cards.length > best.products)
      best = { address, products: page.links.cards.length };
    // A list that goes on for ever without anything new in it is left; what another list showed is no news,
    // but its own next pages may bring some: they come after the first pages of the others.
    const isFruitful = depth === 0 || walked.products.size > before;
    const follow = (addresses: string[], at: number, deeper: number) =>
      addresses
        .filter((one) => isWithin(new URL(one)) && !isOtherLanguage(one))
        .map((one) => ({ address: one, depth: depth + deeper, rank: at }));
    if (isFruitful && page.links.cards.length + page.links.products.length > 0)
      waiting.unshift(...follow(page.links.next, 1, 0));
    else if (isFruitful || goesOn) waiting.push(...follow(page.links.next, isFruitful ? 1 : 2, 1));
    // Somewhere else that shows pieces is a place of the shop like any other.
    if (depth < maxDepth && (rank < 3 || page.links.cards.length >= MANY)) {
      waiting.push(...follow(page.links.listings, 2, 1), ...follow(page.links.others, 3, 1));
      waiting.sort((one, other) => one.rank - other.rank);
    }
  }

  /**
   * No list shows a piece: one or two links that are only called like one may lead anywhere. A sitemap may name
   * half of them.
   */
  const isEmpty = (): boolean => walked.cards.size === 0 && walked.products.size <= MANY;

  /** The same shop in another language is not another shop. */
  const isOtherLanguage = (address: string): boolean => {
    const language = languageOf(new URL(address));
    return language !== null && language !== spoken && walked.products.size > 0;
  };

  /** Whether the page showed something that its own list had not shown before. */
  function remember(address: string, { links, facts, isWhole }: Looked): boolean {
    const shown = links.cards.length >= MANY ? links.cards : [];
    if (shown.length === 0) return false;
    walked.lists.add(addressKey(address));
    const key = addressKey(listOfPage(new URL(address)));
    const list = walked.seen.get(key) ?? {
      products: new Set(),
      total: null,
      isOpen: false,
      isTold: false,
    };
    const before = list.products.size;
    for (const product of links.products) list.products.add(addressKey(product));
    if (facts.total !== null && (list.total === null || facts.total > list.total))
      list.total = facts.total;
    if (!isWhole) list.isOpen = true;
    if (!isWhole && facts.more === "data") list.isTold = true;
    walked.seen.set(key, list);
    return list.products.size > before;
  }

  type Looked = { links: Links; facts: ListFacts; isWhole: boolean };

  async function look(address: string): Promise<Looked> {
    const plain = walked.isDrawn ? null : await read(address, (one) => opener.open(one));
    if (plain?.page && plain.facts.more === "data") {
      const asked = await askList(shop, plain.page, plain.data);
      walked.told.push(...(asked?.pieces ?? []));
      if (asked?.isWhole) return { ...plain, isWhole: true };
    }
    if (plain && !needsBrowser(plain)) return { ...plain, isWhole: isWholeList(plain) };
    if (!opener.draw || drawn >= DRAWN_MAX)
      return { ...(plain ?? NOTHING), isWhole: plain !== null && isWholeList(plain) };
    drawn++;
    const { draw } = opener;
    let earlier: string[] = [];
    const seen = await read(address, async (one) => {
      const list = await draw(one);
      ({ earlier } = list);
      return { html: list.html, url: list.url, validators: null };
    });
    for (const html of earlier) {
      const page = parsePage(html, address);
      seen.links = joined(seen.links, linksOf(page, shop.base));
      hear(saidOfCards(page, shop.base));
    }
    if (seen.links.products.length > (plain?.links.products.length ?? 0)) hasDrawnMore = true;
    const links = plain ? joined(plain.links, seen.links) : seen.links;
    const isMore = links.products.length > (plain?.links.products.length ?? 0);
    return {
      links,
      facts: {
        more: plain?.facts.more ?? seen.facts.more,
        total: seen.facts.total ?? plain?.facts.total ?? null,
      },
      // What its data say stays true where nothing came of scrolling and pressing.
      isWhole: isMore || plain?.facts.more !== "data",
    };
  }

  function hear({ words, names }: Pick<ReadList, "words" | "names">): void {
    for (const [key, said] of words) if (!walked.words.has(key)) walked.words.set(key, said);
    for (const [key, name] of names) if (!walked.names.has(key)) walked.names.set(key, name);
  }

  async function read(address: string, open: OpenPage): Promise<ReadList> {
    try {
      const page = await open(address);
      if (page.html === null) return NOTHING;
      walked.visited.add(addressKey(page.url));
      const list = readList(parsePage(page.html, page.url), shop.base);
      hear(list);
      if (list.links.cards.length !== 1 || list.data.pieces.length > MANY)
        walked.told.push(...list.data.pieces);
      return list;
    } catch (error) {
      const isFirst = addressKey(address) === addressKey(start.href);
      if (isFirst || shop.visitor.signal.aborted || isLimit(error)) throw error;
      return NOTHING;
    }
  }

  return {
    walked,
    next,
    visit,
    takeTold() {
      const known = [...walked.products.values()];
      for (const address of addressesOf(walked.told.splice(0), known, shop.base)) {
        if (!isWithin(new URL(address)) || isOtherLanguage(address)) continue;
        walked.products.set(addressKey(address), plainAddress(address));
        walked.cards.set(addressKey(address), plainAddress(address));
      }
    },
    /** Nothing without a browser; or one long list without a second page, which may go on by itself. */
    isWorthDrawing: () =>
      !walked.isDrawn &&
      drawn < DRAWN_MAX &&
      (isEmpty() || (named === 0 && !hasPaging && !hasDrawnMore && best.products >= 6)),
    drawFrom() {
      walked.isDrawn = true;
      barren = 0;
      const isAnew = isEmpty();
      const address = isAnew ? start.href : best.address;
      if (isAnew) walked.visited.clear();
      walked.visited.delete(addressKey(address));
      waiting.length = 0;
      waiting.push({ address, depth: isAnew ? 0 : maxDepth, rank: 0 });
    },
  };
}
