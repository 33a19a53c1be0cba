// Asks the interface of a list for what comes after its first page, by the cursor in the list's own data and by the
// address that the page's scripts ask. Only questions are asked: nothing that a script sends to change something.
import type { Json } from "../extract/loose-json.ts";
import type { Page } from "../extract/page.ts";
import { isLimit, isShopDown } from "../problems.ts";
import type { Shop } from "../shops/shop.ts";
import { piecesIn, type Piece, type Question } from "../sources/app-data.ts";
import { answerTo } from "../sources/ask-on.ts";
import { isSameSite } from "../visit/site.ts";
import { nextIn, saysEnd, scriptsIn, type ListData } from "./list-data.ts";

const PAGES_MAX = 300;
const TRIES_MAX = 5;
const SCRIPTS_MAX = 4;
const SCRIPT_BYTES = 2_000_000;
const NEAR = 400;

const CURSOR =
  "cursor|after|next|next_?cursor|page_?token|continuation|token|start_?after|from|last_?id|page|p|offset";
const ASKED_AT = /(["'`])((?:https?:\/\/[\w.:-]+)?\/[\w\-./]{2,120})(\?[^"'`\s]{0,200})?\1/g;
const IN_QUERY = new RegExp(`[?&](${CURSOR})=(?:\\$\\{[^}]*\\}|$|&)`, "i");
const BESIDE = new RegExp(
  `(?:[{,]\\s*["']?(${CURSOR})["']?\\s*[:,}]|(?:set|append)\\(\\s*["'](${CURSOR})["'])`,
  "i",
);
const CHANGES =
  /cart|basket|checkout|order|login|register|subscri|newsletter|wish|track|event|review/i;
const FILE = /\.(?:js|css|png|jpe?g|webp|svg|woff2?|ico|map)$/i;

/** How its interface is asked for what comes after a cursor. */
type Ask = (cursor: string) => Question;

/** Null where nobody answered; `isWhole`: the list was asked to its end. */
export async function askList(
  shop: Shop,
  page: Page,
  { next, pieces }: ListData,
): Promise<{ pieces: Piece[]; isWhole: boolean } | null> {
  if (!next) return null;
  const before = new Set(pieces.map(idOf));
  for (const ask of await asksOf(shop, page, next)) {
    const first = await answerTo(shop, ask(next));
    const fresh = first ? piecesIn([first]).filter((one) => !before.has(idOf(one))) : [];
    if (fresh.length > 0) return follow(shop, ask, next, first as Json, before);
  }
  return null;
}

const idOf = ({ ids, title }: Piece): string => ids[0] ?? title;

async function follow(shop: Shop, ask: Ask, from: string, first: Json, known: Set<string>) {
  const found: Piece[] = [];
  let answer: Json | undefined = first;
  let cursor = from;
  for (let n = 0; n < PAGES_MAX && answer !== undefined; n++) {
    const fresh = piecesIn([answer]).filter((one) => !known.has(idOf(one)));
    for (const one of fresh) known.add(idOf(one));
    found.push(...fresh);
    if (saysEnd(answer)) return { pieces: found, isWhole: true };
    const next: string | null = nextIn([answer]) || counted(cursor);
    // Silence where a further page would be is no word that there is none.
    if (next === null || next === cursor || fresh.length === 0) break;
    cursor = next;
    answer = (await answerTo(shop, ask(cursor))) as Json | undefined;
  }
  return { pieces: found, isWhole: false };
}

/** Pages that are only counted: the one after it. */
const counted = (cursor: string): string | null =>
  /^\d{1,3}$/.test(cursor) ? String(Number(cursor) + 1) : null;

async function asksOf(shop: Shop, page: Page, next: string): Promise<Ask[]> {
  const site = shop.base;
  const direct = /^(?:https?:\/\/|\/)/.test(next) ? URL.parse(next, page.base) : null;
  if (direct) return isSameSite(direct, site) ? [addressed(page)] : [];
  const { inline, sources } = scriptsIn(page);
  const asks = asksIn(inline, page);
  for (const address of asks.length > 0 ? [] : sources.slice(0, SCRIPTS_MAX))
    asks.push(...asksIn(await scriptAt(shop, address), page));
  return asks.slice(0, TRIES_MAX);
}

/** The data name the address of the next page themselves. */
const addressed =
  (page: Page): Ask =>
  (cursor) => ({ url: new URL(cursor, page.base).href, body: null });

async function scriptAt(shop: Shop, address: string): Promise<string> {
  try {
    const { status, text } = await shop.visitor.get(address);
    return status === 200 && text.length <= SCRIPT_BYTES ? text : "";
  } catch (error) {
    if (shop.visitor.signal.aborted || isLimit(error) || isShopDown(error)) throw error;
    return "";
  }
}

export function asksIn(script: string, page: Page): Ask[] {
  const asks = new Map<string, Ask>();
  for (const { 0: whole, 2: path = "", 3: query = "", index } of script.matchAll(ASKED_AT)) {
    const url = URL.parse(path, page.base);
    if (!url || FILE.test(path) || CHANGES.test(path) || !isSameSite(url, new URL(page.url)))
      continue;
    const around = script.slice(index + whole.length, index + whole.length + NEAR);
    const inQuery = IN_QUERY.exec(query)?.[1];
    const beside = inQuery ? null : BESIDE.exec(around);
    const name = inQuery ?? beside?.[1] ?? beside?.[2];
    if (!name) continue;
    const isSent =
      /["'`]?method["'`]?\s*:\s*["'`]post|\.post\s*\($/i.test(
        `${script.slice(Math.max(0, index - 8), index)}${around.slice(0, 120)}`,
      ) || /\.post\s*\(\s*$/i.test(script.slice(Math.max(0, index - 12), index));
    for (const [key, value] of new URLSearchParams(query.replace(/\$\{[^}]*\}/g, "")))
      if (value !== "" && key !== name) url.searchParams.set(key, value);
    asks.set(`${url.href} ${name} ${isSent}`, askBy(url, name, isSent));
  }
  return [...asks.values()];
}

const askBy =
  (url: URL, name: string, isSent: boolean): Ask =>
  (cursor) => {
    if (isSent) return { url: url.href, body: { [name]: cursor } };
    const asked = new URL(url);
    asked.searchParams.set(name, cursor);
    return { url: asked.href, body: null };
  };
