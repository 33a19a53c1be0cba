// Asks an app's interface for the pages of its lists that the app itself has not asked for: by the number in
// the question that counts pages or pieces, by the cursor that the answer names, or at the address it names, for as
// long as something new comes.
import { present } from "../../../../contract/get-or-throw.ts";
import type { Heard } from "../app/listen.ts";
import { nextIn } from "../discover/list-data.ts";
import type { Json } from "../extract/loose-json.ts";
import { isLimit, isShopDown } from "../problems.ts";
import { parseJson } from "../shops/json.ts";
import type { Shop } from "../shops/shop.ts";
import { piecesIn, type Question } from "./app-data.ts";
import { afterCursor, listKey } from "./next-question.ts";

const COUNTS_PAGES =
  /^(?:page|p|pg|page_?no|page_?number|pagenumber|current_?page|page\[number\])$/i;
const COUNTS_PIECES = /^(?:offset|skip|start|from|first_?result)$/i;
const PAGES_MAX = 300;
const TOTAL =
  /^(?:total|total_?count|totalcount|count|total_?items|total_?products|total_?results|nb_?hits|found)$/i;

export async function askOn(
  shop: Shop,
  heard: Heard[],
): Promise<{ answers: unknown[]; total: number | null }> {
  const answers = heard.map(({ json }) => json);
  const lists = heard.filter((one) => questionOf(one) && piecesIn([one.json]).length > 1);
  const total = Math.max(0, ...lists.map(({ json }) => totalIn(json, 0)));
  for (const one of lastOfEach(lists)) {
    let before = piecesIn(answers).length;
    let at = present(questionOf(one));
    let last: unknown = one.json;
    const size = piecesIn([one.json]).length;
    const most = total === 0 ? Infinity : total;
    for (let page = 0; page < PAGES_MAX && before < most; page++) {
      const cursor = nextIn([last as Json]);
      const next = (cursor && afterCursor(at, cursor)) || nextOf(at, size);
      const answer = next && (await answerTo(shop, next));
      if (!next || answer === undefined || answer === null) break;
      answers.push(answer);
      const now = piecesIn(answers).length;
      if (now === before) break;
      [before, at, last] = [now, next, answer];
    }
  }
  return { answers, total: total > 0 ? total : null };
}

/** Words that change something are not said again. */
const CHANGES =
  /\bmutation\b|add_?to|checkout|cart|order\b|login|register|subscribe|wish|track|event/i;

export function questionOf({ url, method, body }: Heard): Question | null {
  if (method === "GET") return { url, body: null };
  if (method !== "POST" || body === null || CHANGES.test(body)) return null;
  const told = parseJson(body);
  return typeof told === "object" && told !== null ? { url, body: told } : null;
}

/** Of each list the page that was asked for last. */
function lastOfEach(lists: Heard[]): Heard[] {
  const byList = new Map<string, Heard>();
  for (const one of lists) byList.set(listKey(present(questionOf(one)), isCounter), one);
  return [...byList.values()];
}

function nextOf({ url, body }: Question, size: number): Question | null {
  const next = new URL(url);
  for (const [name, value] of next.searchParams) {
    const step = /^\d+$/.test(value) ? stepOf(name, size) : 0;
    if (step === 0) continue;
    next.searchParams.set(name, String(Number(value) + step));
    return { url: next.href, body };
  }
  const turned = body === null ? undefined : countedOn(body, size, 0);
  return turned === undefined ? null : { url, body: turned };
}

const isCounter = (name: string): boolean => COUNTS_PAGES.test(name) || COUNTS_PIECES.test(name);

const stepOf = (name: string, size: number): number =>
  COUNTS_PAGES.test(name) ? 1 : COUNTS_PIECES.test(name) ? size : 0;

/** The same question with its first counter one page further; undefined where it has none. */
function countedOn(value: unknown, size: number, depth: number): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value) || depth > 5)
    return undefined;
  for (const [key, one] of Object.entries(value)) {
    const step = typeof one === "number" && Number.isInteger(one) ? stepOf(key, size) : 0;
    const inner = step > 0 ? Number(one) + step : countedOn(one, size, depth + 1);
    if (inner !== undefined) return { ...value, [key]: inner };
  }
  return undefined;
}

function totalIn(value: unknown, depth: number): number {
  if (typeof value !== "object" || value === null || Array.isArray(value) || depth > 3) return 0;
  for (const [key, one] of Object.entries(value))
    if (TOTAL.test(key) && typeof one === "number" && Number.isInteger(one) && one > 0) return one;
  return Math.max(0, ...Object.values(value).map((one) => totalIn(one, depth + 1)));
}

export async function answerTo(shop: Shop, { url, body }: Question): Promise<unknown> {
  try {
    const answer = await shop.visitor.get(url, {
      isElsewhere: true,
      ...(body !== null && { json: body }),
    });
    return answer.status === 200 ? parseJson(answer.text) : undefined;
  } catch (error) {
    if (shop.visitor.signal.aborted || isLimit(error) || isShopDown(error)) throw error;
    return undefined;
  }
}
