// Listens to a crawl until it ends. A stream that is cut, by a train tunnel or a restart of the server,
// is taken up where it stopped; the crawl itself never noticed.
import { present } from "../../../contract/get-or-throw.ts";
import { crawlEvents, type CrawlEvent } from "../../../contract/crawl.ts";
import { ApiError } from "../../lib/api.ts";
import { streamSignedIn } from "../../lib/signed-in-call.ts";

const PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

type Listening = {
  brandId: string;
  signal: AbortSignal;
  /** True while the line is down. */
  onCut: (isCut: boolean) => void;
};

type Place = { job: string | null; seq: number };

/** `first` is the stream that started the crawl; without it the crawl is heard from its beginning. */
export async function* followCrawl(
  from: { job: string } | { first: AsyncIterable<CrawlEvent> },
  { brandId, signal, onCut }: Listening,
): AsyncGenerator<CrawlEvent, void> {
  const place: Place = { job: "job" in from ? from.job : null, seq: 0 };
  const reopen = () =>
    streamSignedIn(crawlEvents, {
      params: { brandId, job: present(place.job) },
      query: { after: place.seq },
      signal,
    });
  let stream = "first" in from ? from.first : reopen();
  for (let tries = 0; ; tries++) {
    try {
      for await (const event of stream) {
        tries = 0;
        onCut(false);
        place.job = event.job;
        place.seq = event.seq;
        yield event;
        if (event.event === "done" || event.event === "error") return;
      }
    } catch (error) {
      if (signal.aborted || !isSilence(error) || place.job === null) throw error;
    }
    // Nothing to go back to: a stream that never named its crawl.
    if (place.job === null) return;
    onCut(true);
    await pause(Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** tries), signal);
    stream = reopen();
  }
}

/** An answer that says no will say no again; silence is worth another try. */
const isSilence = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 502;

function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.reject(signal.reason);
  return new Promise((resolve, reject) => {
    const over = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(over);
      reject(signal.reason);
    });
  });
}
