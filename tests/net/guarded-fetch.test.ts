import { createServer, type IncomingMessage, type ServerResponse, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createGuardedFetch } from "../../src/server/net/guarded-fetch.ts";
import { isPublicAddress } from "../../src/server/net/public-address.ts";

const LIMITS = { maxBytes: 100_000, types: /^text\/html/, totalMs: 20_000 };
const BOMB = gzipSync(Buffer.alloc(20_000_000));

describe("an address is public", () => {
  test.each([
    "127.0.0.1",
    "127.255.255.254",
    "0.0.0.0",
    "0.1.2.3",
    "10.0.0.1",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.0.1",
    "169.254.169.254",
    "100.64.0.1",
    "192.0.0.192",
    "192.0.2.1",
    "192.88.99.1",
    "198.18.0.1",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:7f00:1",
    "::ffff:a9fe:a9fe",
    "::ffff:0:127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::a9fe:a9fe",
    "100::1",
    "2001::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "3fff::1",
    "5f00::1",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fec0::1",
    "ff02::1",
    "",
    "localhost",
    "1.2.3",
  ])("never when it is %s", (address) => expect(isPublicAddress(address)).toBe(false));

  test.each(["8.8.8.8", "1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "2a00:1450:4001::1"])(
    "when it is %s",
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});

describe("nothing private is ever asked", () => {
  let canary: Server;
  let hits = 0;
  let port: number;

  beforeAll(async () => {
    canary = createServer((_, response) => {
      hits++;
      response.setHeader("content-type", "text/html").end("secret");
    });
    await new Promise<void>((resolve) => canary.listen(0, "127.0.0.1", resolve));
    ({ port } = canary.address() as AddressInfo);
  });
  afterAll(() => void canary.close());
  beforeEach(() => void (hits = 0));

  test.each([
    "http://127.0.0.1:PORT/",
    "http://127.1:PORT/",
    "http://2130706433:PORT/",
    "http://0x7f000001:PORT/",
    "http://0x7f.1:PORT/",
    "http://0177.0.0.1:PORT/",
    "http://017700000001:PORT/",
    "http://0:PORT/",
    "http://0.0.0.0:PORT/",
    "http://[::]:PORT/",
    "http://[::1]:PORT/",
    "http://[::ffff:127.0.0.1]:PORT/",
    "http://[::ffff:7f00:1]:PORT/",
    "http://[64:ff9b::7f00:1]:PORT/",
    "http://localhost:PORT/",
    "http://LOCALHOST.:PORT/",
    "http://a.localhost:PORT/",
    "http://127.0.0.1.:PORT/",
    "http://①②⑦.⓪.⓪.①:PORT/",
    "http://127。0。0。1:PORT/",
    "http://user@127.0.0.1:PORT/",
    "http://example.com@127.0.0.1:PORT/",
    "http:127.0.0.1:PORT/",
    "http:\\\\127.0.0.1:PORT/",
    "  http://127.0.0.1:PORT/",
    "http://%31%32%37.0.0.1:PORT/",
    "ht\ntp://127.0.0.1:PORT/",
    "http://169.254.169.254/",
    "http://metadata.google.internal/",
    "http://printer.local/",
    "http://intranet/",
    "file:///etc/passwd",
    "ftp://127.0.0.1/",
    "data:text/html,hi",
    "javascript:1",
    "http://8.8.8.8:22/",
    "https://a:b@8.8.8.8/",
    "",
    "not an address",
  ])("not by %s", async (address) => {
    const fetch = createGuardedFetch();
    await expect(fetch(address.replace("PORT", String(port)), LIMITS)).rejects.toThrow();
    expect(hits).toBe(0);
  });

  test.each([
    ["a name that means this machine", ["127.0.0.1"]],
    ["a name with one private address among public ones", ["93.184.216.34", "127.0.0.1"]],
    ["a name with a wrapped private address", ["::ffff:127.0.0.1"]],
    ["a name without an address", []],
  ])("not by %s", async (_, addresses) => {
    const fetch = createGuardedFetch({ resolve: async () => addresses });
    await expect(fetch("http://shop.example/", LIMITS)).rejects.toThrow();
    expect(hits).toBe(0);
  });

  test("not by a name that means something else a moment later", async () => {
    let asked = 0;
    const fetch = createGuardedFetch({
      resolve: async () => (asked++ === 0 ? ["93.184.216.34"] : ["127.0.0.1"]),
    });
    await expect(fetch("http://rebind.example/", { ...LIMITS, totalMs: 500 })).rejects.toThrow();
    await expect(fetch("http://rebind.example/", LIMITS)).rejects.toThrow("Not a public address");
    expect(hits).toBe(0);
  });

  test("except the demo shops of this very server", async () => {
    const fetch = createGuardedFetch({
      isOurOwn: (url) => url.port === String(port) && url.pathname.startsWith("/demo-shop/"),
    });
    const shop = await fetch(`http://127.0.0.1:${port}/demo-shop/x`, LIMITS);
    expect({ ...shop, body: String(shop.body) }).toEqual({
      status: 200,
      url: `http://127.0.0.1:${port}/demo-shop/x`,
      contentType: "text/html",
      body: "secret",
      headers: expect.objectContaining({ "content-type": "text/html" }),
    });
    await expect(fetch(`http://127.0.0.1:${port}/api/health`, LIMITS)).rejects.toThrow();
    expect(hits).toBe(1);
  });
});

describe("a hostile shop", () => {
  let shop: Server;
  let address: string;
  const open = new Set<NodeJS.Timeout>();

  const pages: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
    "/ok": (_, response) => response.writeHead(200, { "content-type": "text/html" }).end("hello"),
    "/bomb": (_, response) =>
      response
        .writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" })
        .end(BOMB),
    "/twice": (_, response) =>
      response
        .writeHead(200, { "content-type": "text/html", "content-encoding": "gzip, gzip" })
        .end("x"),
    "/big": (_, response) =>
      void response
        .writeHead(200, { "content-type": "text/html", "content-length": "99999999999" })
        .write("x"),
    "/drip": (_, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      open.add(setInterval(() => response.write("x"), 50));
    },
    "/hang": () => {},
    "/loop": (_, response) => response.writeHead(302, { location: "/loop" }).end(),
    "/inside": (_, response) =>
      response.writeHead(302, { location: "http://169.254.169.254/latest/meta-data" }).end(),
    "/file": (_, response) => response.writeHead(302, { location: "file:///etc/passwd" }).end(),
    "/program": (_, response) =>
      response.writeHead(200, { "content-type": "application/x-msdownload" }).end("MZ"),
  };

  beforeAll(async () => {
    shop = createServer((request, response) => pages[request.url!]!(request, response));
    await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
    address = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    for (const timer of open) clearInterval(timer);
    shop.closeAllConnections();
    shop.close();
  });

  const isShop = (url: URL) => url.origin === address;
  const read = (path: string, totalMs = LIMITS.totalMs) =>
    createGuardedFetch({ isOurOwn: isShop })(address + path, { ...LIMITS, totalMs });

  test("is read when it behaves", async () => {
    expect(String((await read("/ok")).body)).toBe("hello");
  });

  test.each([
    ["unpacks twenty megabytes from a few", "/bomb", "Too large"],
    ["packs twice", "/twice", "Unknown content encoding"],
    ["announces a hundred gigabytes", "/big", "Too large"],
    ["redirects in circles", "/loop", "Too many redirects"],
    ["redirects into the private network", "/inside", "Not a public address"],
    ["redirects to a file", "/file", "Only http and https"],
    ["sends a program", "/program", "Unexpected content type"],
  ])("is left when it %s", async (_, path, reason) => {
    await expect(read(path)).rejects.toThrow(reason);
  });

  test.each([
    ["sends a byte now and then", "/drip"],
    ["never answers", "/hang"],
  ])("is left after its time when it %s", async (_, path) => {
    await expect(read(path, 700)).rejects.toThrow(/abort|timeout/i);
  });
});
