// Pages drawn by a real Chromium: what they show is read, and nothing they try gets past the guard.
import { createSocket, type Socket as UdpSocket } from "node:dgram";
import { createServer, type AddressInfo, type Server } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { fetchPages } from "../../src/server/features/crawl/adaptive/open-page.ts";
import { openDrawing, type Drawing } from "../../src/server/features/crawl/app/drawing.ts";
import { openBrowser } from "../../src/server/features/crawl/app/open-browser.ts";
import { CRAWL_SETTINGS } from "../../src/server/features/crawl/settings.ts";
import { createPace } from "../../src/server/features/crawl/visit/pace.ts";
import { createVisitor } from "../../src/server/features/crawl/visit/visitor.ts";
import { createGuard, type GuardOptions } from "../../src/server/net/guarded-fetch.ts";
import { needBrowser } from "../support/find-browser.ts";
import { html, json, nothing, serveShop, type ShopServer } from "../support/shops/serve.ts";

// Each page is drawn by a real browser; a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const PAGES: Record<string, string> = {
  "/plain": `<h1>Plain</h1>`,
  "/late": `<script>setTimeout(() => fetch("/price.json").then((a) => a.json()).then(({ price }) => {
    document.body.innerHTML = "<h1>Late</h1><b>" + price + "</b>"; }), 200)</script>`,
  "/asks": `<script>alert(1); confirm(2); prompt(3); print(); open("/plain");</script><h1>Asked</h1>`,
  "/leaves": `<script>history.replaceState(null, "", "/renamed")</script><h1>Renamed</h1>`,
  "/sends-on": `<script>location = "/plain"</script>`,
  "/circles": `<script>location = "/circles?" + Math.random()</script><h1>Circles</h1>`,
  "/spins": `<h1>Spins</h1><script>for (;;) alert("again");</script>`,
  "/grows": `<h1>Grows</h1><script>setInterval(() => document.body.append("more "), 20)</script>`,
  "/waits": `<h1>Waits</h1><script>setInterval(() => fetch("/never"), 50)</script>`,
  "/windows": `<h1>Windows</h1><script>setInterval(() => {
    const link = document.createElement("a"); link.href = "/plain"; link.target = "_blank"; link.click(); }, 50)</script>`,
  "/huge": `<h1>Huge</h1><script>document.body.append("x".repeat(2_000_000))</script>`,
  "/forbidden-data": `<h1>Kept out</h1><script>fetch("/private/list.json")</script>`,
};

let shop: ShopServer;
let canary: Server;
let udp: UdpSocket;
let hits: string[];
let ports: { tcp: number; udp: number };
let drawing: Drawing;

beforeAll(async () => {
  shop = await serveShop((path) => {
    if (path.pathname === "/robots.txt") {
      return { type: "text/plain", body: "User-agent: *\nDisallow: /private/" };
    }
    if (path.pathname === "/price.json") return json({ price: "EGP 250" });
    if (path.pathname === "/never") return undefined;
    if (path.pathname === "/go") {
      return { status: 302, headers: { location: path.searchParams.get("to")! } };
    }
    if (path.pathname === "/hostile") return html(hostilePage(path.searchParams.get("end")!));
    const page = PAGES[path.pathname];
    return page ? html(`<!doctype html><body>${page}</body>`) : nothing;
  });
  canary = createServer((socket) => {
    hits.push("tcp");
    socket.on("error", () => {}).end("HTTP/1.1 200 OK\r\ncontent-length: 6\r\n\r\nsecret");
  });
  udp = createSocket("udp4").on("message", () => hits.push("udp"));
  await new Promise<void>((resolve) => canary.listen(0, "127.0.0.1", resolve));
  await new Promise<void>((resolve) => udp.bind(0, "127.0.0.1", resolve));
  ports = { tcp: (canary.address() as AddressInfo).port, udp: udp.address().port };
});
afterAll(async () => {
  canary.close();
  udp.close();
  await shop.stop();
});
beforeEach(() => void (hits = []));
afterEach(() => drawing.close());

async function open(options: GuardOptions, changes = {}, signal = new AbortController().signal) {
  const guard = createGuard(options);
  const settings = { ...CRAWL_SETTINGS, pauseMs: 0, drawMs: 15_000, ...changes };
  const site = new URL(shop.url);
  const visitor = createVisitor({ guard, pace: createPace(), settings, site, signal });
  const browser = await needBrowser();
  const environment = process.env as Record<string, string>;
  const fetchPage = fetchPages({ visitor });
  drawing = openDrawing({ visitor }, fetchPage, () => openBrowser({ guard, browser, environment }));
}

/** The shop may be asked, as a demo shop of ours may; everything else is private. */
const onlyTheShop: GuardOptions = { isOurOwn: (url) => url.origin === shop.url };

const draw = async (path: string) => (await drawing.open(shop.url + path)).html!;

/** Tries every way there is to a server that nobody but this machine may reach. */
function hostilePage(end: string): string {
  const { tcp } = ports;
  const inside = `http://127.0.0.1:${tcp}`;
  const go = `/go?to=${encodeURIComponent(`${inside}/redirected`)}`;
  return `<!doctype html><html><head>
    <link rel="prefetch" href="${inside}/prefetch"><link rel="preconnect" href="${inside}">
    <link rel="dns-prefetch" href="${inside}"><link rel="preload" as="fetch" href="${inside}/preload">
    <link rel="stylesheet" href="${inside}/style.css"><link rel="stylesheet" href="${go}&css">
    <script type="speculationrules">{"prefetch":[{"source":"list","urls":["${inside}/speculated"]}],
      "prerender":[{"source":"list","urls":["${go}&prerender"]}]}</script>
    ${end === "refresh" ? `<meta http-equiv="refresh" content="0; url=${inside}/refreshed">` : ""}</head><body>
    <h1>Hostile</h1><img src="${inside}/image"><img src="${go}&image"><iframe src="${inside}/frame"></iframe>
    <iframe src="${go}&frame"></iframe><object data="${inside}/object"></object><video src="${inside}/video"></video>
    <script src="${inside}/script.js"></script><script src="${go}&script"></script>
    <form id="form" method="post" action="${inside}/form" target="_blank"></form>
    <script>
      const attempt = (what) => { try { Promise.resolve(what()).catch(() => {}); } catch {} };
      for (const host of ["127.0.0.1", "localhost", "[::1]", "2130706433", "0.0.0.0", "[::ffff:127.0.0.1]"]) {
        attempt(() => fetch("http://" + host + ":${tcp}/fetch", { mode: "no-cors" }));
        attempt(() => new WebSocket("ws://" + host + ":${tcp}/socket"));
      }
      attempt(() => fetch("${go}&fetch", { mode: "no-cors" }));
      attempt(() => fetch("https://127.0.0.1:${tcp}/tls", { mode: "no-cors" }));
      attempt(() => navigator.sendBeacon("${inside}/beacon", "x"));
      attempt(() => new EventSource("${inside}/events"));
      attempt(() => open("${inside}/window"));
      attempt(() => document.querySelector("#form").submit());
      const code = 'fetch("${inside}/worker", { mode: "no-cors" }); new WebSocket("ws://127.0.0.1:${tcp}/worker")';
      attempt(() => new Worker(URL.createObjectURL(new Blob([code]))));
      attempt(() => navigator.serviceWorker.register("/worker.js"));
      const frame = document.createElement("iframe");
      document.body.append(frame);
      for (const view of [window, frame.contentWindow]) attempt(async () => {
        const iceServers = ["stun:127.0.0.1:${ports.udp}", "turn:127.0.0.1:${tcp}?transport=tcp"]
          .map((urls) => ({ urls, username: "x", credential: "x" }));
        const peer = new view.RTCPeerConnection({ iceServers });
        peer.createDataChannel("x");
        await peer.setLocalDescription(await peer.createOffer());
      });
      attempt(() => new WebTransport("https://127.0.0.1:${ports.udp}/transport"));
      ${end === "navigate" ? `setTimeout(() => { location = "${inside}/navigated"; }, 300);` : ""}
    </script></body></html>`;
}

test("what its scripts draw is read, and what the shop's interface told them", async () => {
  await open(onlyTheShop);
  const { html: drawn, url } = await drawing.open(`${shop.url}/late`);
  expect(drawn).toContain("<h1>Late</h1><b>EGP 250</b>");
  expect(drawn).toContain(`<script type="application/json">{"price":"EGP 250"}</script>`);
  expect(url).toBe(`${shop.url}/late`);
  expect(await draw("/asks")).toContain("<h1>Asked</h1>");
  expect((await drawing.open(`${shop.url}/leaves`)).url).toBe(`${shop.url}/renamed`);
  expect(await draw("/sends-on")).toContain("<h1>Plain</h1>");
  await expect(draw("/price.json")).rejects.toMatchObject({ sentence: "crawlPageUnusable" });
  const agents = new Set(shop.asked.map(({ headers }) => headers["user-agent"]));
  expect([...agents].every((agent) => agent?.startsWith("RibbyBot/"))).toBe(true);
  expect(await draw("/forbidden-data")).toContain("Kept out");
  expect(shop.count("/private/list.json")).toBe(0);
});

test("a hostile page reaches nothing that is private", async () => {
  await open(onlyTheShop);
  for (const end of ["stay", "refresh", "navigate"]) {
    expect(/<h1>.*?<\/h1>/.exec(await draw(`/hostile?end=${end}`))?.[0]).toBe("<h1>Hostile</h1>");
  }
  expect(shop.count("/go")).toBeGreaterThan(2);
  expect(hits).toEqual([]);
});

test("and would have, without the guard", async () => {
  await open({ allowPrivate: true }, { drawMs: 60_000 });
  // What it draws is not the question; the answers of the server inside may keep it from ending.
  const drawn = draw("/hostile?end=stay").catch(() => "");
  const reached = () => hits.filter((hit) => hit === "tcp").length;
  await expect.poll(reached, { timeout: 120_000 }).toBeGreaterThan(5);
  await drawing.close();
  await drawn;
});

test("a page that never ends is read as far as it got, or left", async () => {
  await open(onlyTheShop, { drawMs: 1500 });
  for (const [path, title] of [
    ["/grows", "Grows"],
    ["/waits", "Waits"],
    ["/windows", "Windows"],
  ] as const) {
    expect(await draw(path)).toContain(`<h1>${title}</h1>`);
  }
  await expect(draw("/spins")).rejects.toMatchObject({ sentence: "crawlPageUnusable" });
  await draw("/circles").catch(() => "");
  expect(shop.count("/circles")).toBeLessThanOrEqual(4);
  expect(await draw("/plain")).toContain("<h1>Plain</h1>");
});

test("a page that draws too much is left", async () => {
  await open(onlyTheShop, { maxPageBytes: 1_000_000 });
  await expect(draw("/huge")).rejects.toMatchObject({ sentence: "crawlPageUnusable" });
  expect(await draw("/plain")).toContain("<h1>Plain</h1>");
});

test("a crawl that is stopped takes its browser along", async () => {
  const stop = new AbortController();
  await open(onlyTheShop, {}, stop.signal);
  expect(await draw("/plain")).toContain("<h1>Plain</h1>");
  const waiting = draw("/waits");
  setTimeout(() => stop.abort(new Error("stopped")), 300);
  await expect(waiting).rejects.toThrow("stopped");
});
