// One page, drawn: opened, left to its scripts until it stops changing, and read as it then stands. A page
// that never stops, asks questions or hangs is read as far as it got, or given up; it cannot hold a crawl.
import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContext, Page, Request, Route, Response } from "playwright-core";
import { Problem } from "../../../problems.ts";
import { pageUnusable } from "../problems.ts";
import { isSameSite } from "../visit/site.ts";
import { listenForJson, type Heard, type Pressed } from "./listen.ts";
import { pressThrough } from "./press-through.ts";
import { KEEP_LOOKS } from "./list-script.ts";
import { countOpen, settle, settleList } from "./settle.ts";
import { answerUnread, isCounter } from "./what-loads.ts";

export type Document = { url: URL; text: string };

/** `earlier`: what a list showed before its next page took the place. */
export type Drawn = Document & { earlier: string[]; heard: Heard[]; pressed: Pressed | null };

type DrawOptions = {
  isList?: boolean;
  /** Chooses, from what the app asked for, the piece that is pressed. */
  titleOf?: (heard: Heard[]) => string | null;
};

/** A list is drawn for so much longer: it is scrolled and pressed to its end. */
const LIST_TAKES = 6;

/** The browser broke down over it, which may be the page's doing or not. */
export class PageCrashed extends Error {}

export type DrawParts = {
  /** Gets the page's own document, as politely as any other. */
  getDocument(url: string): Promise<Document>;
  /** Whether the shop lets robots have what its page asks for. */
  isAllowed(url: URL): Promise<boolean>;
  /** What the page's own scripts remember is what the next document is asked with. */
  keepCookies(): Promise<void>;
  drawMs: number;
  maxLength: number;
  signal: AbortSignal;
};

/** A page may send its visitor on by script, but not for ever. */
const DOCUMENTS_MAX = 4;
const SENT_MAX = 80;
/** Words of a form that does something. */
const CHANGES =
  /add[-_ ]?to|checkout|cart|login|password|register|subscribe|newsletter|delete|remove/i;
/** A busy machine is slow to open a page and to read it; what the page itself may take counts in between. */
const BEGIN_WITHIN_MS = 30_000;
const READ_WITHIN_MS = 15_000;
const CLOSE_WITHIN_MS = 5000;

/** Whoever looks at a page through Playwright counts as somebody who touched it, and may be sent windows: the page
 * has no right to any. One that opens and is closed again took the page's process along, half of the times. */
const DOCUMENT_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": "sandbox allow-scripts allow-same-origin allow-forms",
};

/** What Playwright says when the page's process, or the whole browser, is gone. */
const BROKEN_DOWN = /Target crashed|Page crashed|has been closed/;

export async function drawPage(
  context: BrowserContext,
  document: Document,
  parts: DrawParts,
  { isList = false, titleOf }: DrawOptions = {},
): Promise<Drawn> {
  const { signal } = parts;
  const drawMs = isList ? parts.drawMs * LIST_TAKES : parts.drawMs;
  const page = await context.newPage();
  const earlier: string[] = [];
  const keep = async () => {
    const html = await page.content().catch(() => "");
    if (html && html.length * (earlier.length + 1) <= parts.maxLength * 4) earlier.push(html);
  };
  try {
    page.on("dialog", (dialog) => void dialog.dismiss().catch(() => {}));
    const answers = listenForAnswers(page);
    const listening = titleOf ? listenForJson(page) : null;
    const open = countOpen(page);
    await page.route("**/*", routeWith(document, parts));
    await within(
      BEGIN_WITHIN_MS,
      signal,
      page.goto(document.url.href, { waitUntil: "commit", timeout: BEGIN_WITHIN_MS }),
    );
    const until = Date.now() + drawMs;
    await Promise.race([
      new Promise<never>((_, fail) => page.on("crash", () => fail(new PageCrashed()))),
      isList ? settleList(page, open, until, signal, keep) : settle(page, open, until, signal),
      wait(drawMs, undefined, { ref: false }),
    ]);
    const [html, told] = await within(READ_WITHIN_MS, signal, readAll(page, answers));
    if (html.length > parts.maxLength) throw pageUnusable();
    const url = new URL(page.url());
    const own = isSameSite(url, document.url) ? url : document.url;
    const { heard, pressed } =
      listening && titleOf
        ? await pressThrough(page, listening, titleOf, {
            settle: () => settle(page, open, Date.now() + parts.drawMs, signal),
            settleList: () => settleList(page, open, Date.now() + parts.drawMs * 2, signal, keep),
          })
        : { heard: [], pressed: null };
    return { url: own, text: `${html}\n${told}`, earlier, heard, pressed };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof PageCrashed || BROKEN_DOWN.test(String(error))) throw new PageCrashed();
    throw error instanceof Problem ? error : pageUnusable();
  } finally {
    await Promise.race([page.close().catch(() => {}), wait(CLOSE_WITHIN_MS)]);
  }
}

async function readAll(page: Page, answers: () => Promise<string>) {
  await page.evaluate(KEEP_LOOKS).catch(() => {});
  return Promise.all([page.content(), answers()]);
}

/** Some shops turn the pages of a list by sending the page's form; one that would change something is not sent. */
function isTurningPage(request: Request, home: URL): boolean {
  const body = request.method() === "POST" ? request.postData() : null;
  const url = new URL(request.url());
  return (
    body !== null &&
    isSameSite(url, home) &&
    url.pathname === home.pathname &&
    /page|(?:^|&)(?:p|pg|start|offset|skip)=\d{1,4}(?:&|$)/i.test(body) &&
    !CHANGES.test(chosenIn(body))
  );
}

/** Its fields without those that hold the whole page's state. */
const chosenIn = (body: string): string =>
  [...new URLSearchParams(body)]
    .filter(([name, value]) => value !== "" && !/state|validation|token|csrf/i.test(name))
    .map(([name, value]) => `${name} ${value}`)
    .join(" ");

/** Documents come by the polite way, the first one is here already; the rest passes the proxy, or nothing. */
function routeWith(first: Document, { getDocument, isAllowed, keepCookies }: DrawParts) {
  let documents = 0;
  let sent = 0;

  /** A page that loads itself anew has passed a door: what its visitor chose goes along. */
  async function documentAt(url: string): Promise<Document> {
    documents++;
    if (documents === 1 && url === first.url.href) return first;
    await keepCookies();
    return getDocument(url);
  }

  async function decide(route: Route): Promise<void> {
    if (await answerUnread(route)) return;
    const request = route.request();
    const url = new URL(request.url());
    if (request.isNavigationRequest()) {
      if (isTurningPage(request, first.url) && ++sent <= SENT_MAX && (await isAllowed(url)))
        return route.continue();
      const mayLeave = isSameSite(url, first.url) && documents < DOCUMENTS_MAX;
      // 'No content' leaves the page where it is; a refusal would draw the browser's own page.
      if (!mayLeave) return route.fulfill({ status: 204 });
      const { text } = await documentAt(url.href);
      return route.fulfill({ headers: DOCUMENT_HEADERS, body: text });
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

const ANSWERS_MAX = 8;
const ANSWER_BYTES_MAX = 512 * 1024;

/**
 * What the shop's own interface told the page while it was drawn: it says more than the page shows, such as which
 * sizes are sold out. It is put beside the drawn page as scripts hold such data elsewhere, where the reader
 * believes it no more than any script: only what goes with the page's title. Comes back with the answers so far,
 * as scripts.
 */
function listenForAnswers(page: Page): () => Promise<string> {
  const heard: Promise<string>[] = [];
  page.on("response", (response) => {
    if (heard.length < ANSWERS_MAX && isAnswer(response)) heard.push(textOf(response));
  });
  return async () => (await Promise.all(heard)).filter(Boolean).map(asScript).join("\n");
}

function isAnswer(response: Response): boolean {
  const request = response.request();
  if (!["fetch", "xhr"].includes(request.resourceType()) || isCounter(request)) return false;
  const headers = response.headers();
  return (
    response.status() === 200 &&
    /\bjson\b/i.test(headers["content-type"] ?? "") &&
    Number(headers["content-length"] ?? 0) <= ANSWER_BYTES_MAX
  );
}

const textOf = (response: Response): Promise<string> =>
  response.text().then(
    (text) => (text.length <= ANSWER_BYTES_MAX ? text : ""),
    () => "",
  );

const asScript = (json: string): string =>
  `<script type="application/json">${json.replaceAll("<", "\\u003c")}</script>`;
