// A brand that crawls: its website is a fixture shop, and it reads the stream as a screen would.
import type { Crawl, CrawlEvent } from "../../src/contract/crawl.ts";
import type { CrawlSettings } from "../../src/server/features/crawl/settings.ts";
import { ask, type Answer } from "./ask.ts";
import { makeBrand, type TestBrand } from "./people.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

/**
 * No pauses, short waits: fixture shops need no politeness. They answer at once, but a busy machine is slow.
 * Shops count what they are asked; who wants their terms read says so.
 */
export const QUICK = { pauseMs: 0, longestWaitMs: 3000, pageMs: 20_000, readsTerms: false };

export const startCrawlServer = (
  crawl: Partial<CrawlSettings> = {},
  env: Record<string, string> = {},
): Promise<TestServer> =>
  startTestServer({
    env: { ALLOW_PRIVATE_CRAWL: "on", ...env },
    crawl: { ...QUICK, ...crawl },
  });

export async function makeBrandAt(server: TestServer, website: string): Promise<TestBrand> {
  const brand = await makeBrand(server.parts);
  await server.parts.database.sql
    .updateTable("brands")
    .set({ website })
    .where("id", "=", brand.id)
    .execute();
  return brand;
}

export type Stream = { status: number; text: string; body: unknown; events: CrawlEvent[] };

/** Every chunk must be exactly `data: {json}` and a blank line. */
export function readChunks(text: string): CrawlEvent[] {
  const chunks = text.split("\n\n");
  if (chunks.pop() !== "") throw new Error(`The stream does not end with a blank line: ${text}`);
  return chunks.map((chunk) => {
    if (!/^data: \{.*\}$/.test(chunk)) throw new Error(`Not a chunk: ${chunk}`);
    return JSON.parse(chunk.slice(6)) as CrawlEvent;
  });
}

const asStream = (answer: Answer): Stream => ({
  ...answer,
  events: answer.status === 200 ? readChunks(answer.text) : [],
});

export function crawlCalls(address: string, { id, token }: Pick<TestBrand, "id" | "token">) {
  const base = `/api/brands/${id}`;
  const post = async (path: string, data: object) =>
    asStream(await ask(address, base + path, { method: "POST", token, body: { data } }));
  return {
    shopify: (data: object) => post("/crawl", { platform: "shopify", ...data }),
    zammit: (data: object) => post("/crawl", { platform: "zammit", ...data }),
    adaptive: (data: object) => post("/adaptive_crawl", data),
    app: (data: object) => post("/app_crawl", data),
    scan: async () => asStream(await ask(address, `${base}/scan`, { method: "POST", token })),
    give: (path: "feed" | "easyorders", data: object) => post(`/${path}`, data),
    events: async (job: string, after = 0) =>
      asStream(await ask(address, `${base}/crawls/${job}/events?after=${after}`, { token })),
    list: async () => (await ask(address, `${base}/crawls`, { token })).body as Crawl[],
    cancel: (job: string) => ask(address, `${base}/crawls/${job}`, { method: "DELETE", token }),
    forgetDeletions: () => ask(address, `${base}/import-deletions`, { method: "DELETE", token }),
    evidence: (productId: string) =>
      ask(address, `${base}/import-evidence/${productId}`, { token }),
    differences: () => ask(address, `${base}/import-differences`, { token }),
    settle: (productId: string, body: object) =>
      ask(address, `${base}/import-differences/${productId}`, { method: "POST", token, body }),
  };
}
