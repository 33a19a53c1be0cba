// A shop that means harm: lures into private addresses, bombs, endless lists, drips, lies about its types.
import { createReadStream } from "node:fs";
import type { ServerResponse } from "node:http";
import { createGzip } from "node:zlib";
import { Readable } from "node:stream";
import { json, serveShop, type Served, type ShopServer } from "./serve.ts";
import { shopifyItem } from "./shopify.ts";

export const TRICKS = [
  "redirect to this machine",
  "redirect to a file",
  "redirect loop",
  "gzip bomb",
  "endless body",
  "drip feed",
  "wrong type",
  "never answers",
  "hangs up",
  "garbage",
] as const;
export type Trick = (typeof TRICKS)[number];

const GIGABYTE = 1024 ** 3;

/** `canary` is an address that must never be asked. */
export async function startHostile(trick: Trick, canary: string): Promise<ShopServer> {
  return serveShop((path, _, response) => {
    if (path.pathname === "/robots.txt") return { type: "text/plain", body: "" };
    return play(trick, canary, response);
  });
}

function play(trick: Trick, canary: string, response: ServerResponse): Served | undefined {
  const to = (location: string): Served => ({ status: 302, headers: { location } });
  if (trick === "redirect to this machine") return to(canary);
  if (trick === "redirect to a file") return to("file:///etc/passwd");
  if (trick === "redirect loop") return to(`/again?${Math.random()}`);
  if (trick === "wrong type") return { type: "image/png", body: "{}" };
  if (trick === "garbage")
    return { type: "application/json", body: '{"products":[{"id":{}},7,null' };
  if (trick === "never answers") return undefined;
  if (trick === "hangs up") return void response.destroy();
  response.writeHead(200, {
    "content-type": "application/json",
    ...(trick === "gzip bomb" && { "content-encoding": "gzip" }),
  });
  if (trick === "drip feed") {
    const timer = setInterval(() => response.write(" "), 50);
    response.on("close", () => clearInterval(timer));
    return undefined;
  }
  const zeros = createReadStream("/dev/zero", { end: GIGABYTE });
  const source: Readable = trick === "gzip bomb" ? zeros.pipe(createGzip({ level: 9 })) : zeros;
  source.pipe(response);
  response.on("close", () => zeros.destroy());
  return undefined;
}

/** Every list has new products, for ever. */
export async function startEndless(): Promise<ShopServer> {
  return serveShop((path) => {
    if (path.pathname !== "/products.json") return { status: 404 };
    const page = Number(path.searchParams.get("page"));
    const products = Array.from({ length: 250 }, (_, n) => shopifyItem(page * 1000 + n));
    return json({ products });
  });
}

/** A calendar of a shop: every page leads to the next ones, and none is a product. */
export async function startMaze(): Promise<ShopServer> {
  return serveShop((path) => {
    if (path.pathname === "/robots.txt") return { type: "text/plain", body: "" };
    if (path.pathname === "/sitemap.xml") return { status: 404 };
    const n = Number(path.searchParams.get("page") ?? 0);
    return {
      body: `<html><body><nav>${[1, 2, 3].map((k) => `<a href="/category/${path.pathname.length}-${n}-${k}">c</a>`).join("")}</nav>
<a href="?page=${n + 1}">next</a></body></html>`,
    };
  });
}
