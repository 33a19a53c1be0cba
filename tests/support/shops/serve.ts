// A shop on a free loopback port that counts what it is asked.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Asked = { path: string; headers: IncomingMessage["headers"]; at: number };

export type Served = {
  status?: number;
  type?: string;
  body?: string | Buffer;
  headers?: Record<string, string>;
};

export type ShopServer = {
  url: string;
  asked: Asked[];
  /** How often a path was asked, with or without its query. */
  count(path: string): number;
  stop(): Promise<void>;
};

/** Returning nothing means that the handler wrote the answer itself. */
export type Serve = (
  path: URL,
  request: IncomingMessage,
  response: ServerResponse,
) => Served | undefined | Promise<Served | undefined>;

export async function serveShop(serve: Serve): Promise<ShopServer> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    asked.push({ path, headers: request.headers, at: Date.now() });
    void Promise.resolve(serve(new URL(path, "http://shop"), request, response)).then((served) => {
      if (!served) return;
      response.writeHead(served.status ?? 200, {
        "content-type": served.type ?? "text/html; charset=utf-8",
        ...served.headers,
      });
      response.end(served.body ?? "");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    count: (path) =>
      asked.filter((each) => each.path === path || each.path.split("?")[0] === path).length,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const json = (value: unknown, headers: Record<string, string> = {}): Served => ({
  type: "application/json; charset=utf-8",
  body: JSON.stringify(value),
  headers,
});

export const html = (body: string, status = 200): Served => ({ body, status });
export const nothing: Served = { status: 404, body: "<h1>Not found</h1>" };

/** Something that happens once, to wait for. */
export function once() {
  let happen = () => {};
  const happened = new Promise<void>((resolve) => (happen = resolve));
  return { happened, happen };
}
