// The browser's way out. Every request and tunnel is checked like a fetch of our own.
import { createServer, request, type IncomingMessage } from "node:http";
import { connect, type AddressInfo, type Server } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createGuard, type GuardOptions } from "../../src/server/net/guarded-fetch.ts";
import {
  openGuardedProxy,
  type GuardedProxy,
  type ProxyLimits,
} from "../../src/server/net/guarded-proxy.ts";

let canary: Server;
let port: number;
let hits: IncomingMessage[] = [];
let proxy: GuardedProxy;

beforeAll(async () => {
  const server = createServer((incoming, answer) => {
    hits.push(incoming);
    if (incoming.url === "/inside") answer.writeHead(302, { location: "/secret" }).end();
    else if (incoming.url === "/endless") endless(answer);
    else if (incoming.url !== "/silent") answer.end("hello");
  });
  const endless = (answer: { write(chunk: Buffer): boolean; destroyed: boolean }) => {
    const timer = setInterval(() => {
      if (answer.destroyed) clearInterval(timer);
      else answer.write(Buffer.alloc(50_000));
    }, 5);
  };
  canary = server;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void canary.close());
beforeEach(() => void (hits = []));
afterEach(() => proxy.close());

const open = async (options: GuardOptions = {}, limits: Partial<ProxyLimits> = {}) => {
  proxy = await openGuardedProxy(createGuard(options), limits);
};

type Answer = { status: number; body: string; headers: IncomingMessage["headers"] };

const get = (url: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ ...proxyAt(), path: url, headers }, (answer) => {
      let body = "";
      answer.on("data", (chunk) => (body += chunk));
      answer.on("end", () =>
        resolve({ status: answer.statusCode!, body, headers: answer.headers }),
      );
      answer.on("error", reject);
    })
      .on("error", reject)
      .end();
  });

const proxyAt = () => ({ host: "127.0.0.1", port: new URL(proxy.address).port, agent: false });

/** The status of the tunnel, and what came through it. */
const tunnel = (authority: string, say = ""): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(proxy.address).port), "127.0.0.1");
    let heard = "";
    socket.write(`CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n\r\n`);
    socket.on("data", (chunk) => {
      if (heard === "" && say) socket.write(say);
      heard += chunk.toString();
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(heard));
  });

const ADDRESSES = [
  "127.0.0.1",
  "127.1",
  "2130706433",
  "0x7f000001",
  "0177.0.0.1",
  "0.0.0.0",
  "[::1]",
  "[::ffff:127.0.0.1]",
  "localhost",
  "LOCALHOST.",
  "user@127.0.0.1",
  "①②⑦.⓪.⓪.①",
];

test.each(ADDRESSES)("a page cannot ask %s", async (host) => {
  await open();
  const url = encodeURI(`http://${host}:${port}/`).replaceAll("%5B", "[").replaceAll("%5D", "]");
  expect(await get(url)).toMatchObject({ status: 403, body: "" });
  expect(await get(url.replace(`:${port}`, ""))).toMatchObject({ status: 403 });
  expect(hits).toEqual([]);
});

test.each(ADDRESSES)("no tunnel leads to %s", async (host) => {
  await open();
  const name = encodeURI(host).replaceAll("%5B", "[").replaceAll("%5D", "]");
  expect(await tunnel(`${name}:${port}`)).toBe("HTTP/1.1 403 Refused\r\n\r\n");
  expect(await tunnel(`${name}:443`)).toBe("HTTP/1.1 403 Refused\r\n\r\n");
  expect(hits).toEqual([]);
});

test("names that mean this machine lead nowhere, the second time either", async () => {
  let asked = 0;
  await open({ resolve: async () => (asked++ === 0 ? [] : ["127.0.0.1"]) });
  for (const _ of [1, 2]) {
    expect(await get("http://rebind.example/")).toMatchObject({ status: 403 });
    expect(await tunnel("rebind.example:443")).toContain("403");
  }
  expect(asked).toBe(4);
});

test("a name that is not known is no address", async () => {
  await open({ resolve: () => Promise.reject(new Error("ENOTFOUND")) });
  expect(await get("http://nowhere.example/")).toMatchObject({ status: 502 });
  expect(await tunnel("nowhere.example:443")).toBe("HTTP/1.1 502 Refused\r\n\r\n");
});

test.each(["/", "https://8.8.8.8/", "ftp://8.8.8.8/", "http://8.8.8.8:22/"])(
  "it is no way to %s",
  async (address) => {
    await open();
    expect(await get(address)).toMatchObject({ status: 403 });
  },
);

test("what may be asked is asked as it is, without the proxy's own headers", async () => {
  await open({ isOurOwn: (url) => url.port === String(port) });
  const url = `http://127.0.0.1:${port}/a%20b?c=d`;
  const headers = { "proxy-authorization": "Basic x", "proxy-connection": "x", cookie: "y=z" };
  expect(await get(url, headers)).toMatchObject({ status: 200, body: "hello" });
  expect(hits.map(({ url: path }) => path)).toEqual(["/a%20b?c=d"]);
  expect(hits[0]!.headers).toEqual({
    cookie: "y=z",
    host: `127.0.0.1:${port}`,
    connection: "close",
  });
});

test("a redirect is the page's to follow, and checked again", async () => {
  await open({ isOurOwn: (url) => url.pathname === "/inside" });
  const answer = await get(`http://127.0.0.1:${port}/inside`);
  expect(answer).toMatchObject({ status: 302, headers: { location: "/secret" } });
  expect(await get(`http://127.0.0.1:${port}/secret`)).toMatchObject({ status: 403 });
  expect(hits).toHaveLength(1);
});

test("a tunnel carries what is said in it, both ways", async () => {
  await open({ allowPrivate: true });
  const heard = await tunnel(`127.0.0.1:${port}`, "GET /x HTTP/1.0\r\n\r\n");
  expect(heard).toMatch(
    /^HTTP\/1\.1 200 Connection established\r\n\r\nHTTP\/1\.1 200 OK[^]*hello$/,
  );
});

test("it carries so many bytes and no more", async () => {
  await open({ allowPrivate: true }, { maxBytes: 500_000 });
  await expect(get(`http://127.0.0.1:${port}/endless`)).rejects.toThrow();
  expect(proxy.isSpent()).toBe(true);
  expect(await get(`http://127.0.0.1:${port}/`)).toMatchObject({ status: 509 });
  expect(await tunnel(`127.0.0.1:${port}`)).toContain("509");
});

test.each([
  ["says nothing", "/silent", { idleMs: 1500 }],
  ["never stops talking", "/endless", { longestMs: 1500 }],
])("a shop that %s is hung up on", async (_, path, limits) => {
  await open({ allowPrivate: true }, limits);
  const answer = await get(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
  expect(answer?.body ?? "").not.toContain("hello");
  expect(await tunnel(`127.0.0.1:${port}`, `GET ${path} HTTP/1.0\r\n\r\n`)).toContain(
    "established",
  );
});
