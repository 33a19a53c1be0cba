// One page, drawn: opened, left to its scripts until it stops changing, and read as it then stands. A page
// that never stops, asks questions or hangs is read as far as it got, or given up; it cannot hold a crawl.
import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContext, Page, Route } from "playwright-core";
import { Problem } from "../../../problems.ts";
import { pageUnusable } from "../problems.ts";
import { isSameSite } from "../visit/site.ts";
import { listenForAnswers } from "./answers.ts";
import { countOpen, settle } from "./settle.ts";
import { answerUnread } from "./what-loads.ts";

export type Document = { url: URL; text: string };

/** The browser broke down over it, which may be the page's doing or not. */
export class PageCrashed extends Error {}

export type DrawParts = {
  /** Gets the page's own document, as politely as any other. */
  getDocument(url: string): Promise<Document>;
  /** Whether the shop lets robots have what its page asks for. */
  isAllowed(url: URL): Promise<boolean>;
  drawMs: number;
  maxLength: number;
  signal: AbortSignal;
};

/** A page may send its visitor on by script, but not for ever. */
const DOCUMENTS_MAX = 4;
/** A busy machine is slow to open a page and to read it; what the page itself may take counts in between. */
const BEGIN_WITHIN_MS = 30_000;
const READ_WITHIN_MS = 15_000;
const CLOSE_WITHIN_MS = 5000;

/** What Playwright says when the page's process, or the whole browser, is gone. */
const BROKEN_DOWN = /Target crashed|Page crashed|has been closed/;

export async function drawPage(
  context: BrowserContext,
  document: Document,
  parts: DrawParts,
): Promise<Document> {
  const { drawMs, signal } = parts;
  const page = await context.newPage();
  try {
    page.on("dialog", (dialog) => void dialog.dismiss().catch(() => {}));
    const answers = listenForAnswers(page);
    const open = countOpen(page);
    await page.route("**/*", routeWith(document, parts));
    await within(
      BEGIN_WITHIN_MS,
      signal,
      page.goto(document.url.href, { waitUntil: "commit", timeout: BEGIN_WITHIN_MS }),
    );
    const until = Date.now() + drawMs;
    await Promise.race([
      settle(page, open, until, signal),
      wait(drawMs, undefined, { ref: false }),
    ]);
    const [html, told] = await within(READ_WITHIN_MS, signal, readAll(page, answers));
    if (html.length > parts.maxLength) throw pageUnusable();
    const url = new URL(page.url());
    return { url: isSameSite(url, document.url) ? url : document.url, text: `${html}\n${told}` };
  } catch (error) {
    signal.throwIfAborted();
    if (BROKEN_DOWN.test(String(error))) throw new PageCrashed();
    throw error instanceof Problem ? error : pageUnusable();
  } finally {
    await Promise.race([page.close().catch(() => {}), wait(CLOSE_WITHIN_MS)]);
  }
}

const readAll = (page: Page, answers: () => Promise<string>) =>
  Promise.all([page.content(), answers()]);

/** Documents come by the polite way, the first one is here already; the rest passes the proxy, or nothing. */
function routeWith(first: Document, { getDocument, isAllowed }: DrawParts) {
  const arrived = new Map([[first.url.href, Promise.resolve(first)]]);

  const documentAt = (url: string): Promise<Document> => {
    const here = arrived.get(url) ?? getDocument(url);
    arrived.set(url, here);
    return here;
  };

  async function decide(route: Route): Promise<void> {
    if (await answerUnread(route)) return;
    const request = route.request();
    const url = new URL(request.url());
    if (request.isNavigationRequest()) {
      const isNew = !arrived.has(url.href);
      const mayLeave = isSameSite(url, first.url) && !(isNew && arrived.size >= DOCUMENTS_MAX);
      // 'No content' leaves the page where it is; a refusal would draw the browser's own page.
      if (!mayLeave) return route.fulfill({ status: 204 });
      const { text } = await documentAt(url.href);
      return route.fulfill({ contentType: "text/html; charset=utf-8", body: text });
    }
    if (isSameSite(url, first.url) && !(await isAllowed(url))) return route.abort();
    return route.continue();
  }

  // A page that was closed meanwhile does not want the answer any more.
  return (route: Route) => decide(route).catch(() => route.abort().catch(() => {}));
}

async function within<Value>(ms: number, signal: AbortSignal, work: Promise<Value>) {
  const late = new AbortController();
  const limit = wait(ms, undefined, { signal: AbortSignal.any([signal, late.signal]) }).then(() => {
    throw pageUnusable();
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    late.abort();
    limit.catch(() => {});
    work.catch(() => {});
  }
}
