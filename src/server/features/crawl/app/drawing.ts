// Draws the pages of one crawl, one after another, in a browser that is opened when the first is wanted and
// replaced when it is worn out or gone.
import type { Drawer } from "../adaptive/adaptive.ts";
import type { OpenPage } from "../adaptive/open-page.ts";
import { pageUnusable } from "../problems.ts";
import type { Shop } from "../shops/shop.ts";
import { drawPage, PageCrashed, type Document, type Drawn, type DrawParts } from "./draw-page.ts";
import type { Heard, Pressed } from "./listen.ts";
import type { OpenBrowser } from "./open-browser.ts";

export type Drawing = Drawer & {
  open: OpenPage;
  /** What a list's app asked for, and what came of pressing the piece that `titleOf` chooses. */
  listen(
    address: string,
    titleOf: (heard: Heard[]) => string | null,
  ): Promise<{ heard: Heard[]; pressed: Pressed | null }>;
  /** Also while a page is being drawn. */
  close(): Promise<void>;
};

type How = NonNullable<Parameters<typeof drawPage>[3]>;

/** A browser keeps something of every page; after so many a new one takes over. */
const PAGES_PER_BROWSER = 300;

export function openDrawing(
  { visitor }: Pick<Shop, "visitor">,
  fetchPage: OpenPage,
  openBrowser: () => Promise<OpenBrowser>,
): Drawing {
  const { settings, signal } = visitor;
  let opened: Promise<OpenBrowser> | undefined;
  let pages = 0;
  let isOver = false;

  // Not 'only if it changed': an app's document stays the same while what it draws changes.
  async function getDocument(address: string): Promise<Document> {
    const { html, url } = await fetchPage(address);
    // What stands behind the hash is never asked for, but tells an app which page it is.
    const asked = new URL(url);
    asked.hash = URL.parse(address)?.hash ?? "";
    return { url: asked, text: html ?? "" };
  }

  async function keepCookies(): Promise<void> {
    const context = (await opened)?.context;
    for (const { name, value, domain, path } of (await context?.cookies().catch(() => [])) ?? []) {
      const host = domain.replace(/^\./, "");
      const url = visitor.site && visitor.site.hostname.endsWith(host) ? visitor.site : null;
      if (url) visitor.cookies.keep(url, `${name}=${value}; path=${path}`);
    }
    visitor.cookies.use();
  }

  const parts: DrawParts = {
    getDocument,
    keepCookies,
    isAllowed: async (url) => (await visitor.robots(url)).isAllowed(url.href),
    drawMs: settings.drawMs,
    maxLength: settings.maxPageBytes,
    signal,
  };

  async function letGo(): Promise<void> {
    const closing = opened;
    opened = undefined;
    await closing?.then((browser) => browser.close()).catch(() => {});
  }

  async function draw(document: Document, how: How): Promise<Drawn> {
    if (++pages % PAGES_PER_BROWSER === 0) await letGo();
    signal.throwIfAborted();
    // Pages that were asked for ahead open no new one.
    if (isOver) throw pageUnusable();
    opened ??= openBrowser();
    const { context, isGone } = await opened;
    try {
      return await drawPage(context, document, parts, how);
    } finally {
      // A page that does not close takes its browser along.
      if (isGone() || context.pages().length > 0) await letGo();
    }
  }

  /** Once more in a new browser where the first one broke down; a page that breaks that as well is left. */
  async function drawSurely(document: Document, how: How): Promise<Drawn> {
    for (let tries = 1; ; tries++) {
      try {
        return await draw(document, how);
      } catch (error) {
        if (!(error instanceof PageCrashed)) throw error;
        if (tries === 2) throw pageUnusable();
        await letGo();
      }
    }
  }

  let last: Promise<unknown> = Promise.resolve();

  async function inTurn(address: string, how: How): Promise<Drawn> {
    const document = await getDocument(address);
    const drawing = last.then(() => drawSurely(document, how));
    last = drawing.catch(() => {});
    return drawing;
  }

  return {
    async close() {
      isOver = true;
      await letGo();
    },
    async open(address) {
      const { text, url } = await inTurn(address, {});
      return { html: text, url: url.href, validators: null };
    },
    async openList(address) {
      const { text, url, earlier } = await inTurn(address, { isList: true });
      await keepCookies();
      return { html: text, url: url.href, earlier };
    },
    async listen(address, titleOf) {
      const { heard, pressed } = await inTurn(address, { isList: true, titleOf });
      await keepCookies();
      return { heard, pressed };
    },
  };
}
