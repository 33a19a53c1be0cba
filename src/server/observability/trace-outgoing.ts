// A span for every request that leaves this process: crawler, pictures and models go through undici, storage
// and payments through node:http. Both announce what they do, so no caller has to know. Of an address only
// the host is kept: paths and queries are other people's business.
import diagnostics from "node:diagnostics_channel";
import type { Span, Tracing } from "./span.ts";

type UndiciRequest = { origin?: string | URL; method?: string };
type HttpRequest = { host?: string; method?: string; getHeader?(name: string): unknown };
type Message<Request> = {
  request: Request;
  response?: { statusCode?: number };
  error?: unknown;
};

export function traceOutgoing(open: Tracing["open"], ownHost: string): () => void {
  const spans = new WeakMap<object, Span>();

  const begin = (request: object, host: string, method = "GET") => {
    if (!host || host === ownHost || spans.has(request)) return;
    const attributes = { "http.request.method": method, "server.address": host };
    spans.set(request, open(`${method} ${host}`, "client", attributes));
  };
  const answered = ({ request, response }: Message<object>) => {
    if (response?.statusCode === undefined) return;
    spans.get(request)?.set({ "http.response.status_code": response.statusCode });
  };
  const end = ({ request, error }: Message<object>) => {
    spans.get(request)?.end(error);
    spans.delete(request);
  };

  const listeners: Record<string, (message: Message<object>) => void> = {
    "undici:request:create": ({ request }) => {
      const { origin = "", method } = request as UndiciRequest;
      begin(request, hostIn(origin), method);
    },
    "undici:request:headers": answered,
    "undici:request:trailers": end,
    "undici:request:error": end,
    "http.client.request.start": ({ request }) => {
      const { host = "", method, getHeader } = request as HttpRequest;
      const named = getHeader?.call(request, "host");
      begin(request, typeof named === "string" ? named : host, method);
    },
    "http.client.response.finish": (message) => {
      answered(message);
      end(message);
    },
    "http.client.request.error": end,
  };
  const subscribed = Object.entries(listeners).map(([name, listen]) => {
    const listener = (message: unknown) => listen(message as Message<object>);
    diagnostics.subscribe(name, listener);
    return () => diagnostics.unsubscribe(name, listener);
  });
  return () => subscribed.forEach((unsubscribe) => unsubscribe());
}

const hostIn = (origin: string | URL): string => {
  try {
    return new URL(origin).host;
  } catch {
    return "";
  }
};
