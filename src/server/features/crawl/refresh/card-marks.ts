// What a shop's lists say of its pieces: each card's words, prices among them. A card that reads as it did stands
// for a piece that costs what it did.
import { createHash } from "node:crypto";
import { cardTexts, linksOf } from "../discover/links.ts";
import { parsePage } from "../extract/page.ts";
import { plainDigits } from "../normalise/prices.ts";
import { isLimit, isShopDown } from "../problems.ts";
import type { Shop } from "../shops/shop.ts";
import type { Marks } from "./choose-pages.ts";
import type { Piece } from "./plan.ts";

/** With robots.txt and a few checks beside them, thirty requests. */
const LISTS_MAX = 22;
/** Lists that show no known piece are no way to know anything. */
const VAIN_MAX = 4;

export async function readCardMarks(
  shop: Pick<Shop, "visitor" | "base" | "start">,
  pieces: Piece[],
): Promise<Marks> {
  const known = new Set(pieces.map(({ key }) => key));
  const marks: Marks = new Map();
  const waiting = [(shop.start ?? shop.base).href];
  const asked = new Set<string>();
  let vain = 0;
  while (
    waiting.length > 0 &&
    asked.size < LISTS_MAX &&
    vain < VAIN_MAX &&
    marks.size < known.size
  ) {
    const address = waiting.shift()!;
    if (asked.has(address)) continue;
    asked.add(address);
    const page = await openList(shop, address);
    if (!page) continue;
    const before = marks.size;
    for (const [key, text] of cardTexts(page, shop.base))
      if (known.has(key) && !marks.has(key)) marks.set(key, markOf(text));
    vain = marks.size > before ? 0 : vain + 1;
    const { next, listings } = linksOf(page, shop.base);
    // The rest of a list that shows pieces comes before another one.
    waiting.unshift(...(marks.size > before ? next : []));
    waiting.push(...listings, ...(marks.size > before ? [] : next));
  }
  return marks;
}

async function openList({ visitor }: Pick<Shop, "visitor">, address: string) {
  try {
    const answer = await visitor.get(address);
    return answer.status === 200 ? parsePage(answer.text, answer.url.href) : null;
  } catch (error) {
    if (visitor.signal.aborted || isLimit(error) || isShopDown(error)) throw error;
    return null;
  }
}

function markOf(text: string) {
  const words = plainDigits(text).replace(/\s+/g, " ").trim();
  const mark = createHash("sha256").update(words).digest("base64url").slice(0, 16);
  return {
    mark,
    isSame: (piece: Piece) =>
      piece.mark === null ? names(words, piece.paid) : piece.mark === mark,
  };
}

/** Before a card was ever kept: the price we know stands on it. */
const names = (words: string, paid: number): boolean =>
  (words.match(/\d[\d,.]*/g) ?? []).some(
    (number) => Number(number.replace(/,(?=\d{3}\b)/g, "").replace(/[.,]$/, "")) === paid,
  );
