// Listens to a crawl as a browser does: piece by piece, until it wants to go elsewhere or the crawl ends.
import type { CrawlEvent } from "../../src/contract/crawl.ts";
import { BROWSER } from "./ask.ts";

type Stream = { address: string; path: string; token: string; body?: object };

/** Stops listening after the first event that `isEnough`; otherwise when the server ends the stream. */
export async function listen(
  { address, path, token, body }: Stream,
  isEnough: (event: CrawlEvent) => boolean = () => false,
): Promise<CrawlEvent[]> {
  const left = new AbortController();
  const answer = await fetch(address + path, {
    method: body ? "POST" : "GET",
    headers: {
      "user-agent": BROWSER,
      authorization: `Bearer ${token}`,
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: left.signal,
  });
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  const heard: CrawlEvent[] = [];
  let text = "";
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const chunks = (text + next.value).split("\n\n");
    text = chunks.pop()!;
    for (const chunk of chunks) {
      heard.push(JSON.parse(chunk.slice("data: ".length)) as CrawlEvent);
      if (!isEnough(heard.at(-1)!)) continue;
      left.abort();
      return heard;
    }
  }
  return heard;
}

/** Listens again and again, as the screen does, until the crawl has ended. */
export async function listenToTheEnd(
  stream: Stream & { brandId: string },
  heard: CrawlEvent[] = [],
): Promise<CrawlEvent[]> {
  for (let next: Stream = stream; !hasEnded(heard); next = againFrom(stream, heard)) {
    heard.push(...(await listen(next, ({ event }) => event === "done" || event === "error")));
  }
  return heard;
}

const hasEnded = (heard: CrawlEvent[]) =>
  heard.at(-1)?.event === "done" || heard.at(-1)?.event === "error";

export function againFrom(
  { address, token, brandId }: Omit<Stream, "path"> & { brandId: string },
  heard: CrawlEvent[],
): Stream {
  const { job, seq } = heard.at(-1)!;
  return { address, token, path: `/api/brands/${brandId}/crawls/${job}/events?after=${seq}` };
}
