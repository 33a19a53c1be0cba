// Listens to what a shop's app asks its own interface for, and tries one piece as a visitor would: where its
// page is and what is asked for it there.
import type { Page, Response } from "playwright-core";
import { parseJson } from "../shops/json.ts";
import { isCounter } from "./what-loads.ts";

/** `body`: what was sent along, as text. */
export type Heard = { url: string; method: string; body: string | null; json: unknown };

/** What came of pressing a piece: where the app went, and what it asked for. */
export type Pressed = { url: string; heard: Heard[] };

const MOST = 200;
const MOST_BYTES = 2 * 1024 * 1024;
const MOST_BODY = 20_000;

export function listenForJson(page: Page): () => Promise<Heard[]> {
  const heard: Promise<Heard | null>[] = [];
  page.on("response", (response) => {
    if (heard.length < MOST && isJson(response)) heard.push(read(response));
  });
  return async () => (await Promise.all(heard)).filter((one) => one !== null);
}

function isJson(response: Response): boolean {
  const request = response.request();
  if (!["fetch", "xhr"].includes(request.resourceType()) || isCounter(request)) return false;
  return response.status() === 200 && /\bjson\b/i.test(response.headers()["content-type"] ?? "");
}

async function read(response: Response): Promise<Heard | null> {
  const text = await response.text().catch(() => "");
  const json = text.length <= MOST_BYTES ? parseJson(text) : undefined;
  return json === undefined ? null : { ...asked(response), json };
}

function asked(response: Response): Omit<Heard, "json"> {
  const request = response.request();
  const body = request.postData();
  const isShort = body !== null && body.length <= MOST_BODY;
  return { url: response.url(), method: request.method(), body: isShort ? body : null };
}

/** Presses the smallest thing that shows this name. */
export const pressPiece = (title: string): string => `(() => {
  const wanted = ${JSON.stringify(title)}.replace(/\\s+/g, ' ').trim();
  const text = (e) => (e.innerText || '').replace(/\\s+/g, ' ').trim();
  const isNamed = (words) => { const at = words.indexOf(wanted); return at >= 0 && !/[\\p{L}\\p{N}]/u.test(words[at + wanted.length] || ' '); };
  const all = [...document.querySelectorAll('body *')].filter((e) => isNamed(text(e)) && e.getBoundingClientRect().width > 0);
  const smallest = all.toSorted((one, other) => text(one).length - text(other).length)[0];
  if (!smallest) return false;
  smallest.scrollIntoView({ block: 'center' });
  smallest.click();
  return true;
})()`;

const LISTS =
  "^(?:shop(?: now| all)?|store|(?:all|our|the)? ?(?:products|pieces|items|collections?|styles)|(?:shop|see|view|browse|explore) (?:all|the)(?: \\\\p{L}+)?|all|catalog(?:ue)?|new(?: in| arrivals?)?|(?:كل|جميع|عرض كل|شوفي? كل) (?:المنتجات|القطع|الموديلات)|المنتجات|المتجر|التشكيلة|الكل|تسوقي?(?: الآن)?|تسوق الكل|وصل حديثا)$";

/** Presses the place of a menu that is called like a list of all there is, and no link; each only once. */
export const PRESS_LIST = `(() => {
  const called = new RegExp("${LISTS}", 'iu');
  const words = (e) => (e.innerText || '').replace(/[\u064b-\u0652]/g, '').replace(/\\s+/g, ' ').trim();
  const pressed = (window.__listsPressed ??= []);
  const found = [...document.querySelectorAll('button, span, div, li, a:not([href]), a[href^="#"], [role=button], [role=link], [role=tab], [onclick]')]
    .slice(0, 4000)
    .find((e) => e.children.length <= 1 && called.test(words(e)) && !pressed.includes(words(e).toLowerCase()) && e.getBoundingClientRect().width > 0);
  if (!found) return false;
  pressed.push(words(found).toLowerCase());
  found.scrollIntoView({ block: 'center' });
  found.click();
  return true;
})()`;
