// Waits until a page has drawn itself: nothing is being asked for and its text has stopped changing. What
// appears only on scrolling down is scrolled to.
import { setTimeout as wait } from "node:timers/promises";
import type { Page, Request } from "playwright-core";
import {
  CHOOSE_COUNTRY,
  PRESS_ACCEPT,
  PRESS_MORE,
  PRESS_NEXT,
  PRESS_NUMBER,
  SHOWN,
} from "./list-script.ts";

const LOOK_EVERY_MS = 150;
/** So often in a row it must look the same. */
const CALM_LOOKS = 3;
const SCROLLS_MAX = 12;

/** A length that stays the same; scripts and attributes that tick would never. */
const LOOK = `document.body ? document.body.innerText.length + document.links.length : 0`;
/** What waits to be seen before it asks for something hears of it with the next picture; a busy machine is slow to
 * draw one, and a page that nobody shows draws none. */
const FRAME = `Promise.race([
  new Promise((seen) => requestAnimationFrame(() => setTimeout(seen))),
  new Promise((late) => setTimeout(late, 1000)),
])`;
const SCROLL = `(() => {
  const from = scrollY;
  scrollTo(0, document.documentElement.scrollHeight);
  return scrollY > from;
})()`;

/** What asks for more when somebody scrolls, or when its end comes into sight, hears of it only if there is something
 * to scroll and the end was out of sight: without pictures a list may be shorter than the window. */
const NUDGE = `(async () => {
  const { style } = document.documentElement;
  const before = style.paddingTop;
  style.paddingTop = '400vh';
  scrollTo(0, 0);
  await ${FRAME};
  scrollTo(0, document.documentElement.scrollHeight);
  await ${FRAME};
  style.paddingTop = before;
  await ${FRAME};
  scrollTo(0, document.documentElement.scrollHeight);
})()`;

export type CountOpen = () => number;

export async function settle(
  page: Page,
  open: CountOpen,
  until: number,
  signal: AbortSignal,
): Promise<void> {
  for (let scrolls = 0; scrolls <= SCROLLS_MAX; scrolls++) {
    await calmDown(page, open, until, signal);
    // A page that is just being replaced by another is looked at again.
    if (Date.now() >= until || page.isClosed()) return;
    if (!(await page.evaluate(SCROLL).catch(() => true))) return;
  }
}

const ROUNDS_MAX = 150;
const SNAPSHOTS_MAX = 80;

/**
 * A list to its end: scrolled, with "more" pressed for as long as that brings something. Where its pages
 * replace each other, `keep` is told of each before it goes.
 */
export async function settleList(
  page: Page,
  open: CountOpen,
  until: number,
  signal: AbortSignal,
  keep: () => Promise<void>,
): Promise<void> {
  const run = (script: string) => page.evaluate(script).catch(() => false);
  await calmDown(page, open, until, signal);
  if ((await run(CHOOSE_COUNTRY)) === true) await calmDown(page, open, until, signal);
  if ((await run(PRESS_ACCEPT)) === true) await settle(page, open, until, signal);
  let snapshots = 0;
  for (let round = 0; round < ROUNDS_MAX && Date.now() < until && !page.isClosed(); round++) {
    const before = await run(SHOWN);
    await run(SCROLL);
    await calmDown(page, open, until, signal);
    if ((await run(SHOWN)) !== before) continue;
    await run(NUDGE);
    await calmDown(page, open, until, signal);
    if ((await run(SHOWN)) !== before) continue;
    if ((await run(PRESS_MORE)) === true) {
      await calmDown(page, open, until, signal);
      if ((await run(SHOWN)) !== before) continue;
    }
    if (snapshots++ >= SNAPSHOTS_MAX) return;
    await keep();
    if ((await run(PRESS_NEXT)) !== true && (await run(PRESS_NUMBER)) !== true) return;
    await calmDown(page, open, until, signal);
    if ((await run(SHOWN)) === before) return;
  }
}

async function calmDown(page: Page, open: CountOpen, until: number, signal: AbortSignal) {
  let before: unknown;
  await page.evaluate(FRAME).catch(() => {});
  for (let calm = 0; calm < CALM_LOOKS && Date.now() < until && !page.isClosed();) {
    await wait(LOOK_EVERY_MS, undefined, { signal });
    // A page that is just being replaced by another has no answer.
    const now = await page.evaluate(LOOK).catch(() => undefined);
    calm = open() === 0 && now !== undefined && now === before ? calm + 1 : 0;
    before = now;
  }
}

/** Requests under way, from now on; what stays open on purpose does not count. */
export function countOpen(page: Page): CountOpen {
  const open = new Set<Request>();
  const isOver = (request: Request) => void open.delete(request);
  page.on("request", (request) => {
    if (!["eventsource", "websocket"].includes(request.resourceType())) open.add(request);
  });
  page.on("requestfinished", isOver);
  page.on("requestfailed", isOver);
  return () => open.size;
}
