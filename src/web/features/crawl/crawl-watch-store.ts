// The crawl that the screen watches. It is started by a press, not by a render, so it lives beside the
// components; leaving the screen only stops listening.
import { create } from "zustand";
import { findBrand } from "../../../contract/brands.ts";
import { cancelCrawl, crawls, type Crawl, type CrawlEvent } from "../../../contract/crawl.ts";
import { ApiError, call } from "../../lib/api.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";
import { openCrawl, type CrawlDraft } from "./crawl-draft.ts";
import { NOTHING_HEARD, hear, type CrawlProgress } from "./crawl-progress.ts";
import { followCrawl } from "./follow-crawl.ts";

/** Where an event of an adaptive crawl leads, as the specification says. */
export type Lead = Extract<
  CrawlEvent,
  { event: "adaptive_crawler" | "adaptive_crawler_followup" }
> & { brandId: string };

export type Watching = {
  /** The brand is being looked up and the crawl asked for. */
  isStarting: boolean;
  brandId: string | null;
  /** What was chosen in the form, or told by the list of recent scans. */
  asked: CrawlDraft | Crawl | null;
  site: string;
  progress: CrawlProgress;
  isCut: boolean;
  failure: unknown;
  lead: Lead | null;
};

const IDLE: Watching = {
  isStarting: false,
  brandId: null,
  asked: null,
  site: "",
  progress: NOTHING_HEARD,
  isCut: false,
  failure: null,
  lead: null,
};

export const useWatching = create<Watching>(() => IDLE);

let control = new AbortController();

/** Stops listening; the crawl goes on. */
export function stopWatching(): void {
  control.abort();
  useWatching.setState(IDLE);
}

export async function startCrawl(draft: CrawlDraft): Promise<void> {
  const signal = begin({ isStarting: true, asked: draft });
  try {
    const brand = await call(findBrand, { query: { name: draft.brandName.trim() }, signal });
    const site = draft.parseType === "single_product" ? draft.productLink : brand.website;
    const first = openCrawl(draft, brand, signal);
    await listen(followCrawl({ first }, listening(brand.id, signal)), {
      brandId: brand.id,
      site,
      signal,
      isLed: true,
    });
  } catch (failure) {
    fail(failure, signal);
  }
}

/** A crawl that is under way or over, from its first word. */
export async function watchCrawl(brandId: string, crawl: Crawl | { job: string }): Promise<void> {
  const asked = "target" in crawl ? crawl : null;
  const signal = begin({ brandId, asked, site: asked?.target ?? "" });
  if (!asked) void learnWhat(brandId, crawl.job, signal);
  try {
    await listen(followCrawl({ job: crawl.job }, listening(brandId, signal)), {
      brandId,
      site: null,
      signal,
      isLed: false,
    });
  } catch (failure) {
    fail(failure, signal);
  }
}

/** Whose name only stands in the address: the list of recent scans knows which website it reads. */
async function learnWhat(brandId: string, job: string, signal: AbortSignal): Promise<void> {
  const known = await callSignedIn(crawls, { params: { brandId }, signal }).catch(() => []);
  const own = known.find((one) => one.job === job);
  if (own && !signal.aborted) useWatching.setState({ asked: own, site: own.target });
}

export async function cancelWatched(): Promise<void> {
  const { brandId, progress } = useWatching.getState();
  if (brandId === null || progress.job === null) return;
  await callSignedIn(cancelCrawl, { params: { brandId, job: progress.job } });
}

function begin(state: Partial<Watching>): AbortSignal {
  control.abort();
  control = new AbortController();
  useWatching.setState({ ...IDLE, ...state });
  return control.signal;
}

const listening = (brandId: string, signal: AbortSignal) => ({
  brandId,
  signal,
  onCut: (isCut: boolean) => {
    if (!signal.aborted) useWatching.setState({ isCut });
  },
});

/** `site`: null where it is known already, or will be told. */
type Session = { brandId: string; site: string | null; signal: AbortSignal; isLed: boolean };

async function listen(
  events: AsyncIterable<CrawlEvent>,
  { brandId, site, signal, isLed }: Session,
): Promise<void> {
  for await (const event of events) {
    if (signal.aborted) return;
    const leads = event.event === "adaptive_crawler" || event.event === "adaptive_crawler_followup";
    useWatching.setState(({ progress, lead }) => ({
      isStarting: false,
      brandId,
      ...(site !== null && { site }),
      progress: hear(progress, event),
      // Both may come in one breath; the first of them is where to go.
      lead: lead ?? (isLed && leads ? { ...event, brandId } : null),
    }));
  }
}

function fail(failure: unknown, signal: AbortSignal): void {
  if (signal.aborted) return;
  useWatching.setState({ isStarting: false, isCut: false, failure });
}

/** The search by name knows no such brand, or it is not ours to crawl. */
export const isUnknownBrand = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.status === 404;
