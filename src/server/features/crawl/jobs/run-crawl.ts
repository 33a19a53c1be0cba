// One turn of one crawl in this process: takes the job, crawls, writes down what is told and where it
// stands, and stops as soon as the job is not its own any more.
import type { Sql } from "../../../database/sql.ts";
import { crawls } from "../../../observability/metrics.ts";
import { crawl, isShopProblem, type Ledger } from "../crawl.ts";
import { broughtDown, gaveUp } from "../problems.ts";
import { markEnded } from "../refresh/repository.ts";
import { takeOver } from "../refresh/take-over.ts";
import type { ReadShop } from "../shops/shop.ts";
import type { First } from "../sources/read-website.ts";
import { openShop, progress, type Place } from "./open-shop.ts";
import type { CrawlRow } from "../../../database/tables/crawl.ts";
import { TurnIsOver, type Turn } from "../queries/check-turn.ts";
import {
  findCrawl,
  handBack,
  statusOf,
  takeTurn,
  writeStep,
  type CrawlProgress,
} from "./repository.ts";
import { dropSpent, givenTo } from "./queries/given.ts";
import type { Readers, RunParts } from "./run-parts.ts";
import { errorEvent, sentenceOf, type StoredTotals } from "../stored-event.ts";
import { countFinds, keepFind } from "../refresh/queries/finds.ts";
import { countGone, countSeen } from "../save/repository.ts";
import { saveBatch } from "../save/save-batch.ts";
import { addressKey, hostName } from "../visit/site.ts";

const LOOK_EVERY_MS = 500;
/** A crawl that so many processes could not finish is not tried by one more. */
const TURNS_MAX = 25;
const FAILED_TURNS_MAX = 3;
/** From one and the same place. Whatever stands there took two processes with it. */
const STARTS_MAX = 2;

export function createRunCrawl(parts: RunParts) {
  const { db } = parts;
  return async ({ crawl: id }: { crawl: string }, signal: AbortSignal): Promise<void> => {
    const job = await takeTurn(db, id);
    if (!job) return;
    const turn = { id, turn: job.turn };
    const stop = watch(db, turn, signal);
    try {
      if (job.starts > STARTS_MAX) throw broughtDown();
      if (job.turn > TURNS_MAX) throw gaveUp();
      const given = job.given ? await givenTo(db, id) : null;
      await work(parts, given ? { ...job, plan: given } : job, stop.signal);
    } catch (error) {
      await end(parts, job, error, signal);
    } finally {
      stop.done();
      if (job.given) await dropSpent(db);
    }
  };
}

async function work(parts: RunParts, job: CrawlRow, signal: AbortSignal): Promise<void> {
  const { db } = parts;
  const turn = { id: job.id, turn: job.turn };
  const read = readerOf(job, parts.readers);
  let found = 0;
  const place: Place = { currentPage: 0, totalPages: null };
  const shop = openShop(parts, job, signal, () => found, place);
  const ledger = openLedger(parts, job, shop.base);
  const tell = (step: CrawlProgress) => writeStep(db, turn, step);
  const steps = crawl(read, shop, {
    ...ledger,
    async count() {
      const counts = await ledger.count();
      found = counts.saved + counts.updated + counts.unchanged;
      return counts;
    },
  });
  await ledger
    .count()
    .then(({ saved, updated, unchanged }) => (found = saved + updated + unchanged));
  await tell({ told: [progress("discovering", found, place)] });
  try {
    for (;;) {
      const next = await steps.next();
      if (!next.done) {
        for (const told of next.value.told)
          if (told.event === "progress")
            Object.assign(place, { currentPage: told.currentPage, totalPages: told.totalPages });
        await tell(next.value);
        continue;
      }
      const totals = job.is_refresh
        ? await takeOver(
            { ...parts, ...parts.refresh },
            await planned(db, job),
            shop.base,
            next.value,
          )
        : next.value;
      await tell({ told: [{ event: "done", ...totals }], ending: { status: "done", totals } });
      crawls.inc({ crawler: job.crawler, outcome: "done" });
      if (!job.is_product) await parts.afterImport?.(job.brand_id, job.is_refresh);
      return;
    }
  } finally {
    // A turn that ends while something is told leaves no browser open.
    await steps.return({} as StoredTotals);
  }
}

/** With what its reader found out on the way. */
const planned = async (db: Sql, job: CrawlRow): Promise<CrawlRow> => ({
  ...job,
  plan: (await findCrawl(db, job.brand_id, job.id))?.plan ?? job.plan,
});

function readerOf(
  { crawler, platform, is_scan, is_refresh, given }: CrawlRow,
  readers: Readers,
): ReadShop {
  if (given) return readers.given;
  if (is_refresh) return readers.refresh;
  if (is_scan) return readers.website(platform as First);
  if (crawler === "standard") return platform === "zammit" ? readers.zammit : readers.shopify;
  return crawler === "adaptive" ? readers.adaptive : readers.app;
}

/** A shop's fault ends the crawl with a sentence. Our own is tried again, a few times. */
async function end(parts: RunParts, job: CrawlRow, error: unknown, signal: AbortSignal) {
  if (error instanceof TurnIsOver) return;
  // The process stops: the job goes on in the next one.
  if (signal.aborted) {
    await handBack(parts.db, job).catch(() => {});
    throw error;
  }
  const isOver = (await statusOf(parts.db, job.id))?.status !== "running";
  if (isOver) return;
  if (!isShopProblem(error)) {
    parts.onError(error instanceof Error ? error : new Error(String(error)));
    if (job.turn < FAILED_TURNS_MAX) throw error;
  }
  crawls.inc({ crawler: job.crawler, outcome: isShopProblem(error) ? "shop" : "failed" });
  const sentence = sentenceOf(isShopProblem(error) ? error : gaveUp());
  const ending = { status: "failed", totals: null } as const;
  if (job.is_refresh)
    await markEnded(parts.db, job.id, {
      status: "failed",
      at: parts.refresh.now(),
      problem: sentence,
    });
  await writeStep(parts.db, job, { told: [errorEvent(sentence)], ending }).catch(
    (late: unknown) => {
      if (!(late instanceof TurnIsOver)) throw late;
    },
  );
}

/** Aborts when the job is cancelled or given to another process; requests under way end with it. */
function watch(db: Sql, { id, turn }: Turn, outer: AbortSignal) {
  const over = new AbortController();
  const timer = setInterval(() => {
    void statusOf(db, id).then(
      (job) => {
        if (job?.status !== "running" || job.turn !== turn) over.abort(new TurnIsOver());
      },
      () => {},
    );
  }, LOOK_EVERY_MS);
  return {
    signal: AbortSignal.any([outer, over.signal]),
    done: () => clearInterval(timer),
  };
}

/** Where what a crawl reads is written: into the catalogue, or beside it where a shop is read again. */
function openLedger(parts: RunParts, job: CrawlRow, base: URL): Ledger {
  const turn: Turn = { id: job.id, turn: job.turn };
  const site = addressKey(base.href);
  const of = { brandId: job.brand_id, job: job.id, site };
  if (job.is_refresh)
    return {
      async save(batch) {
        await keepFind(parts.db, turn, batch);
        return [];
      },
      count: () => countFinds(parts.db, job.id, job.brand_id),
      countGone: async () => 0,
    };
  return {
    save: (batch) =>
      saveBatch(parts, {
        ...batch,
        brandId: job.brand_id,
        turn,
        site,
        host: hostName(base),
        at: parts.refresh.now(),
      }),
    count: () => countSeen(parts.db, job.id, job.brand_id),
    countGone: () => countGone(parts.db, of),
  };
}
