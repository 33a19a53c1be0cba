// Asks an app's interface for the pages of its lists that the app itself has not asked for: by the number in
// the address that counts pages or pieces, for as long as something new comes.
import type { Heard } from "../app/listen.ts";
import { isLimit, isShopDown } from "../problems.ts";
import { parseJson } from "../shops/json.ts";
import type { Shop } from "../shops/shop.ts";
import { piecesIn } from "./app-data.ts";

const COUNTS_PAGES = /^(?:page|p|pg|page_?no|page_?number|pagenumber|page\[number\])$/i;
const COUNTS_PIECES = /^(?:offset|skip|start|from|first_?result)$/i;
const PAGES_MAX = 300;
const TOTAL =
  /^(?:total|total_?count|totalcount|count|total_?items|total_?products|total_?results|nb_?hits|found)$/i;

export async function askOn(
  shop: Shop,
  heard: Heard[],
): Promise<{ answers: unknown[]; total: number | null }> {
  const answers = heard.map(({ json }) => json);
  const lists = heard.filter(({ method, json }) => method === "GET" && piecesIn([json]).length > 1);
  const total = Math.max(0, ...lists.map(({ json }) => totalIn(json, 0)));
  for (const { url, json } of lastOfEach(lists)) {
    let before = piecesIn(answers).length;
    let at = new URL(url);
    for (let page = 0; page < PAGES_MAX && before < Math.max(total, 1); page++) {
      const next = nextOf(at, piecesIn([json]).length);
      const answer = next && (await jsonAt(shop, next.href));
      if (!next || answer === undefined || answer === null) break;
      answers.push(answer);
      const now = piecesIn(answers).length;
      if (now === before) break;
      [before, at] = [now, next];
    }
  }
  return { answers, total: total > 0 ? total : null };
}

/** Of each list the page that was asked for last. */
function lastOfEach(lists: Heard[]): Heard[] {
  const byPath = new Map<string, Heard>();
  for (const one of lists) byPath.set(new URL(one.url).pathname, one);
  return [...byPath.values()];
}

function nextOf(url: URL, size: number): URL | null {
  const next = new URL(url.href);
  for (const [name, value] of url.searchParams) {
    if (!/^\d+$/.test(value)) continue;
    const step = COUNTS_PAGES.test(name) ? 1 : COUNTS_PIECES.test(name) ? size : 0;
    if (step === 0) continue;
    next.searchParams.set(name, String(Number(value) + step));
    return next;
  }
  return null;
}

function totalIn(value: unknown, depth: number): number {
  if (typeof value !== "object" || value === null || Array.isArray(value) || depth > 3) return 0;
  for (const [key, one] of Object.entries(value))
    if (TOTAL.test(key) && typeof one === "number" && Number.isInteger(one) && one > 0) return one;
  return Math.max(0, ...Object.values(value).map((one) => totalIn(one, depth + 1)));
}

async function jsonAt(shop: Shop, address: string): Promise<unknown> {
  try {
    const answer = await shop.visitor.get(address, { isElsewhere: true });
    return answer.status === 200 ? parseJson(answer.text) : undefined;
  } catch (error) {
    if (shop.visitor.signal.aborted || isLimit(error) || isShopDown(error)) throw error;
    return undefined;
  }
}
