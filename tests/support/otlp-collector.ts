// A collector of traces in this process, which may also fail or never answer.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type CollectedSpan = {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Record<string, unknown>;
  status?: { code?: number };
};

export type Collector = {
  address: string;
  mood: "well" | "failing" | "deaf";
  spans: CollectedSpan[];
  /** How often it was asked. */
  asked: number;
  /** All that came, as it came. */
  raw: string;
  stop(): Promise<void>;
};

type Value = { stringValue?: string; intValue?: string | number; boolValue?: boolean };
type Attribute = { key: string; value: Value };
type Sent = {
  resourceSpans: {
    scopeSpans: { spans: (Omit<CollectedSpan, "attributes"> & { attributes: Attribute[] })[] }[];
  }[];
};

export async function startCollector(): Promise<Collector> {
  const http = createServer((request, response) => {
    collector.asked++;
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      if (collector.mood === "deaf") return;
      if (collector.mood === "failing") return void response.writeHead(503).end();
      const text = Buffer.concat(chunks).toString("utf8");
      collector.raw += text;
      collector.spans.push(...spansIn(JSON.parse(text) as Sent));
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((listening) => http.listen(0, "127.0.0.1", listening));
  const collector: Collector = {
    address: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    mood: "well",
    spans: [],
    asked: 0,
    raw: "",
    async stop() {
      http.closeAllConnections();
      await new Promise((closed) => http.close(closed));
    },
  };
  return collector;
}

function spansIn({ resourceSpans }: Sent): CollectedSpan[] {
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
    .map((span) => ({
      ...span,
      attributes: Object.fromEntries(
        span.attributes.map(({ key, value }) => [key, Object.values(value)[0]]),
      ),
    }));
}
