// One browser for one crawl. It knows no way out but our proxy, keeps nothing, and is given none of our
// secrets: what it opens was written by strangers.
import type { Browser, BrowserContext } from "playwright-core";
import type { Guard } from "../../../net/guarded-fetch.ts";
import { USER_AGENT } from "../../../net/guarded-fetch.ts";
import { openGuardedProxy, type ProxyLimits } from "../../../net/guarded-proxy.ts";
import type { FoundBrowser } from "./find-browser.ts";
import { WITHOUT_OWN_PAGES } from "./without-own-pages.ts";

export type OpenBrowser = {
  context: BrowserContext;
  /** It crashed, or a page took it along. */
  isGone(): boolean;
  /** Also while pages are open; a second time does nothing. */
  close(): Promise<void>;
};

export type BrowserParts = {
  guard: Pick<Guard, "addressOf">;
  browser: FoundBrowser;
  environment: Record<string, string>;
  limits?: Partial<ProxyLimits>;
};

/** Tall: what a page shows only once it comes into view is then in view from the start. */
const VIEW = { width: 1280, height: 6000 };

const LAUNCH_MS = 60_000;

/** Everything that would leave without asking the proxy, and what talks to the browser's maker. */
const argumentsWith = (proxy: string): string[] => [
  `--proxy-server=${proxy}`,
  // By default this machine itself is asked directly.
  "--proxy-bypass-list=<-loopback>",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
  "--disable-quic",
  "--webrtc-ip-handling-policy=disable_non_proxied_udp",
  // Its older name.
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--dns-prefetch-disable",
  "--no-pings",
  "--disable-gpu",
  "--process-per-site",
  WITHOUT_OWN_PAGES,
  "--mute-audio",
];

/** What would ask a person, open a window, or reach others without the proxy. Runs before the page does. */
const QUIETEN = `for (const name of ["alert", "confirm", "prompt", "print", "open"])
  Object.defineProperty(window, name, { value: () => null });
for (const name of ["RTCPeerConnection", "webkitRTCPeerConnection", "WebTransport"])
  delete window[name];`;

export async function openBrowser(parts: BrowserParts): Promise<OpenBrowser> {
  const proxy = await openGuardedProxy(parts.guard, parts.limits);
  try {
    const browser = await launch(parts, proxy.address);
    const context = await openContext(browser);
    let closing: Promise<void> | undefined;
    return {
      context,
      isGone: () => !browser.isConnected(),
      close: () => (closing ??= browser.close().finally(() => proxy.close())),
    };
  } catch (error) {
    await proxy.close();
    throw error;
  }
}

/** Its own sandbox needs rights that root and many containers do not have; there it runs without. */
async function launch({ browser, environment }: BrowserParts, proxy: string): Promise<Browser> {
  // Heavy, and needed by few.
  const { chromium } = await import("playwright-core");
  const launchWith = (chromiumSandbox: boolean) =>
    chromium.launch({
      executablePath: browser.executablePath,
      env: { ...environment, ...browser.env },
      args: argumentsWith(proxy),
      ignoreDefaultArgs: ["--disable-popup-blocking"],
      chromiumSandbox,
      timeout: LAUNCH_MS,
      // Our own stop decides what ends when.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  if (process.getuid?.() === 0) return launchWith(false);
  return launchWith(true).catch(() => launchWith(false));
}

async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    userAgent: USER_AGENT,
    viewport: VIEW,
    acceptDownloads: false,
    serviceWorkers: "block",
  });
  await context.addInitScript(QUIETEN);
  // A page's own rules come first; what no page of ours asked for is asked by a window it opened.
  // A window that was closed meanwhile does not want the answer any more.
  await context.route("**/*", (route) => route.abort().catch(() => {}));
  context.on("page", (page) => {
    void page.opener().then(
      (opener) => opener && page.close().catch(() => {}),
      () => {},
    );
  });
  return context;
}
