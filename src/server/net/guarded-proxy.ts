// The browser's only way out: a proxy on this machine that leads nowhere the guarded fetch would not go.
// Each request and each tunnel is checked by itself and connects to the address that was checked, so a page
// gets no further by a redirect, a frame, a socket or a name that means something else a moment later.
import { createServer, request as ask } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { FetchRefused, checkUrl, portOf } from "./check-url.ts";
import type { Guard } from "./guarded-fetch.ts";

export type ProxyLimits = {
  /** Both ways, over the proxy's whole life. */
  maxBytes: number;
  maxConnections: number;
  connectMs: number;
  /** Without a byte. */
  idleMs: number;
  /** For one connection, however busy. */
  longestMs: number;
};

const PROXY_LIMITS: ProxyLimits = {
  maxBytes: 1024 * 1024 * 1024,
  maxConnections: 96,
  connectMs: 5000,
  idleMs: 20_000,
  longestMs: 120_000,
};

export type GuardedProxy = {
  /** http://127.0.0.1:port */
  address: string;
  /** True once its bytes are spent: it carries nothing any more. */
  isSpent(): boolean;
  close(): Promise<void>;
};

export async function openGuardedProxy(
  { addressOf }: Pick<Guard, "addressOf">,
  overrides: Partial<ProxyLimits> = {},
): Promise<GuardedProxy> {
  const limits = { ...PROXY_LIMITS, ...overrides };
  const open = new Set<Duplex>();
  let left = limits.maxBytes;

  const closeAll = () => {
    for (const socket of open) socket.destroy();
  };

  function bound(socket: Socket): Socket {
    open.add(socket);
    const longest = setTimeout(() => socket.destroy(), limits.longestMs);
    socket.setTimeout(limits.idleMs, () => socket.destroy());
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      clearTimeout(longest);
      open.delete(socket);
    });
    return socket;
  }

  /** To a shop, where connecting has a limit of its own. */
  function boundOut(socket: Socket): Socket {
    const late = setTimeout(() => socket.destroy(), limits.connectMs);
    for (const event of ["connect", "close"]) socket.once(event, () => clearTimeout(late));
    return bound(socket);
  }

  function spend(stream: Duplex | IncomingMessage): void {
    stream.on("data", ({ length }: Buffer) => {
      left -= length;
      if (left <= 0) closeAll();
    });
  }

  async function forward(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const url = checkUrl(incoming.url ?? "");
    // What is encrypted comes as a tunnel; only then is it the browser that checks the certificate.
    if (url.protocol !== "http:") throw new FetchRefused("Not through here.", "private");
    const host = await addressOf(url);
    const outgoing = ask({
      host,
      port: portOf(url),
      method: incoming.method,
      path: url.pathname + url.search,
      headers: { ...passedOn(incoming.headers), host: url.host },
      setHost: false,
      agent: false,
    });
    outgoing.on("socket", boundOut);
    outgoing.on("error", () => (answer.headersSent ? answer.destroy() : refuse(answer, 502)));
    outgoing.on("response", (response) => {
      spend(response);
      response.on("error", () => answer.destroy());
      answer.writeHead(response.statusCode ?? 502, passedOn(response.headers));
      response.pipe(answer);
    });
    answer.on("close", () => outgoing.destroy());
    spend(incoming);
    incoming.pipe(outgoing);
  }

  async function tunnel(authority: string, client: Duplex, head: Buffer): Promise<void> {
    const url = checkUrl(`https://${authority}`);
    if (url.pathname !== "/" || url.search || url.hash)
      throw new FetchRefused("No host.", "private");
    const server = boundOut(connect({ host: await addressOf(url), port: portOf(url) }));
    server.on("close", () => client.destroy());
    client.on("close", () => server.destroy());
    server.on("connect", () => {
      client.write("HTTP/1.1 200 Connection established\r\n\r\n");
      server.write(head);
      spend(client);
      spend(server);
      client.pipe(server).pipe(client);
    });
  }

  const server = createServer((incoming, answer) => {
    if (left <= 0) return refuse(answer, 509);
    void forward(incoming, answer).catch((error: unknown) => refuse(answer, statusOf(error)));
  });
  server.maxConnections = limits.maxConnections;
  server.on("connection", bound);
  server.on("connect", (incoming: IncomingMessage, client: Duplex, head: Buffer) => {
    client.on("error", () => client.destroy());
    const say = (status: number) => client.end(`HTTP/1.1 ${status} Refused\r\n\r\n`);
    if (left <= 0) return void say(509);
    void tunnel(incoming.url ?? "", client, head).catch((error: unknown) => say(statusOf(error)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isSpent: () => left <= 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        closeAll();
      }),
  };
}

/** A name without an address is the shop's mistake; an address that is not public is nobody's business. */
const statusOf = (error: unknown): number => (error instanceof FetchRefused ? 403 : 502);

function refuse(answer: ServerResponse, status: number): void {
  if (answer.headersSent) answer.destroy();
  else answer.writeHead(status, { "content-length": 0, connection: "close" }).end();
}

const OF_THIS_HOP =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|http2-settings)$/;

const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THIS_HOP.test(name)));
