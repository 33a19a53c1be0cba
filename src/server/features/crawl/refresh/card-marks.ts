// What a shop's lists say of its pieces: each card's words, prices among them. A card that reads as it did stands
// for a piece that costs what it did. Lists that are too many for one night take turns.
import { createHash } from "node:crypto";
import { type Element, isTag } from "domhandler";
import { type Card, cardsOf } from "../discover/cards.ts";
import { linksOf } from "../discover/links.ts";
import { parsePage, textOf } from "../extract/page.ts";
import { plainDigits } from "../normalise/prices.ts";
import { isLimit, isShopDown } from "../problems.ts";
import type { Shop } from "../shops/shop.ts";
import type { Visited } from "../visit/visited.ts";
import type { Lists, Piece } from "./plan.ts";

/** With robots.txt and a few checks beside them, thirty requests. */
const LISTS_MAX = 22;
/** Lists that show no known piece are no way to know anything. */
const VAIN_MAX = 4;
/** Addresses of lists that are remembered. */
const KEPT_MAX = 500;

/** What is said of a page, and whether that means it is as it was. */
export type Marks = Map<string, { mark: string; isSame: (piece: Piece) => boolean }>;

export type ListsRead = {
  marks: Marks;
  lists: Lists;
  /** False where more lists wait for the nights to come. */
  isWhole: boolean;
};

type Known = {
  /** As it stood after the nights before. */
  lists?: Lists | undefined;
  /** The first list, where it was opened already. */
  door?: Visited | null | undefined;
  /** Thirty requests are meant for a thousand pieces. */
  thousands?: number;
};

export async function readCardMarks(
  shop: Pick<Shop, "visitor" | "base" | "start">,
  pieces: Piece[],
  { lists = {}, door = null, thousands = 1 }: Known = {},
): Promise<ListsRead> {
  const sought = new Set(pieces.map(({ key }) => key));
  const marks: Marks = new Map();
  const start = (shop.start ?? shop.base).href;
  const waiting = [start, ...inTurn(lists)];
  const last: string[] = [];
  const asked = new Set<string>();
  const kept: Lists = { ...lists };
  const turn = 1 + Math.max(0, ...Object.values(lists).map((list) => list.turn));
  const isFull = () => asked.size >= LISTS_MAX * thousands;
  let vain = 0;
  while (!isFull() && vain < VAIN_MAX && marks.size < sought.size) {
    const address = waiting.shift() ?? last.shift();
    if (address === undefined) break;
    if (asked.has(address)) continue;
    asked.add(address);
    const page =
      address === start && door
        ? parsePage(door.text, door.url.href)
        : await openList(shop, address);
    delete kept[address];
    if (!page) continue;
    const before = marks.size;
    for (const [key, card] of cardsOf(page, shop.base))
      if (sought.has(key) && !marks.has(key)) marks.set(key, markOf(card));
    const gave = marks.size - before;
    vain = gave > 0 ? 0 : vain + 1;
    if (address !== start) kept[address] = { turn, gave };
    const { next, listings } = linksOf(page, shop.base);
    const isNew = (link: string) => !(link in lists);
    // The rest of a list that shows pieces comes before another one; lists that are known have their turn.
    waiting.unshift(...(gave > 0 ? next.filter(isNew) : []));
    waiting.push(...[...listings, ...(gave > 0 ? [] : next)].filter(isNew));
    last.push(...[...listings, ...next].filter((link) => lists[link]?.gave === 0));
  }
  const unread = isFull() ? waiting.filter((address) => !asked.has(address)) : [];
  for (const address of unread) kept[address] ??= { turn: 0, gave: 0 };
  return {
    marks,
    lists: Object.fromEntries(Object.entries(kept).slice(0, KEPT_MAX)),
    isWhole: unread.length === 0,
  };
}

/** Those that were never read first, then those that were read longest ago; without any that gave nothing. */
const inTurn = (lists: Lists): string[] =>
  Object.entries(lists)
    .filter(([, { turn, gave }]) => turn === 0 || gave > 0)
    .toSorted(([, one], [, other]) => one.turn - other.turn)
    .map(([address]) => address);

async function openList({ visitor }: Pick<Shop, "visitor">, address: string) {
  try {
    const answer = await visitor.get(address);
    return answer.status === 200 ? parsePage(answer.text, answer.url.href) : null;
  } catch (error) {
    if (visitor.signal.aborted || isLimit(error) || isShopDown(error)) throw error;
    return null;
  }
}

const hash = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 16);

function markOf({ text, box }: Card) {
  const words = plainDigits(text).replace(/\s+/g, " ").trim();
  const [said, signs] = [hash(words), stockSigns(box)];
  const mark = `${said}.${signs && hash(signs)}`;
  return {
    mark,
    isSame({ mark: was, paid }: Piece): boolean {
      if (was === null) return names(words, paid);
      // Kept before signs were read.
      return was === mark || (!was.includes(".") && was === said);
    },
  };
}

/** Before a card was ever kept: the price we know stands on it. */
const names = (words: string, paid: number): boolean =>
  (words.match(/\d[\d,.]*/g) ?? []).some(
    (number) => Number(number.replace(/,(?=\d{3}\b)/g, "").replace(/[.,]$/, "")) === paid,
  );

const STOCK = /sold|stock|avail|oos|disabled|inventory/i;
const SIGNS_MAX = 80;
const VALUE_MAX = 60;

/**
 * What a card in a list says of its sizes without words: a size that cannot be pressed, a box called "sold out".
 * Empty where nothing on the card speaks of stock.
 */
function stockSigns(box: Element): string {
  const signs: string[] = [];
  const walk = (element: Element): void => {
    if (signs.length >= SIGNS_MAX) return;
    const said = saidBy(element);
    if (said) signs.push(`${labelOf(element)}:${said}`);
    for (const child of element.children) if (isTag(child)) walk(child);
  };
  walk(box);
  return signs.join("\n");
}

function saidBy({ attribs }: Element): string {
  const named = (attribs["class"] ?? "").split(/\s+/).filter((word) => STOCK.test(word));
  const marked = Object.entries(attribs).flatMap(([name, value]) =>
    name !== "class" && STOCK.test(name) ? [`${name}=${inShort(value)}`] : [],
  );
  return [...named, ...marked].join(" ");
}

/** How many are left changes with every sale; whether any is left is what we ask. */
const inShort = (value: string): string =>
  /^\s*\d+\s*$/.test(value) ? (Number(value) > 0 ? "some" : "none") : value.slice(0, VALUE_MAX);

const labelOf = (element: Element): string =>
  textOf(element, VALUE_MAX).slice(0, VALUE_MAX) ||
  (element.attribs["aria-label"] ?? element.attribs["value"] ?? "").slice(0, VALUE_MAX);
