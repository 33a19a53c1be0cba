// What a brand can do with its crawls: start one or listen to the one under way, look back, stop.
import type { Crawl } from "../../../../contract/crawl.ts";
import type { Language } from "../../../../contract/languages.ts";
import { CRAWLS_AT_ONCE } from "../../../../contract/limits.ts";
import type { Jobs } from "../../../database/jobs.ts";
import type { Sql } from "../../../database/sql.ts";
import { newId } from "../../../ids.ts";
import type { Guard } from "../../../net/guarded-fetch.ts";
import { Problem, notFound } from "../../../problems.ts";
import { hostName } from "../visit/site.ts";
import {
  addCrawl,
  countUnfinished,
  findBrand,
  findOtherOwner,
  findSame,
  holdBrand,
} from "./queries/start-crawl.ts";
import type { CrawlRow } from "../../../database/tables/crawl.ts";
import { cancel, findCrawl, recentCrawls } from "./repository.ts";
import type { Fitting } from "../shops/which-shop.ts";
import type { Given } from "../sources/read-given.ts";
import { keepGiven } from "./queries/given.ts";
import { checkFeedAddress, checkTarget } from "./target.ts";
import type { Wanted } from "./wanted.ts";
import { errorEvent, translateTotals, type StoredTotals } from "../stored-event.ts";

export type CrawlsParts = {
  db: Sql;
  jobs: Jobs;
  guard: Guard;
  publicUrl: () => string;
  /** Looks at a website and says who should read it. */
  whichFits: (site: URL) => Promise<Fitting>;
};

export type Crawls = ReturnType<typeof createCrawls>;

export function createCrawls({ db, jobs, guard, publicUrl, whichFits }: CrawlsParts) {
  /** The job to listen to: a new one, or the one that does or has just done the same. */
  async function start(wanted: Wanted): Promise<string> {
    const { brandId, isAdministrator } = wanted;
    const brand = await findBrand(db, brandId);
    if (!brand) throw notFound("brandNotInDatabase");
    if (!isAdministrator) await checkNotOthers(db, brand);
    const whose = { website: brand.website, isAdministrator };
    const { target, isProduct } = checkTarget(wanted.asked, whose, guard, publicUrl());
    return db.transaction().execute(async (tx) => {
      // Two who ask in the same moment get one crawl.
      await holdBrand(tx, brandId);
      const same = wanted.given ? undefined : await findSame(tx, wanted, target, isProduct);
      if (same) return same;
      await checkRoom(tx, brandId);
      const id = newId("c");
      await addCrawl(tx, id, wanted, target, isProduct);
      if (wanted.given) await keepGiven(tx, id, wanted.given);
      await jobs.send("crawl", { crawl: id }, tx);
      return id;
    });
  }

  return {
    start,

    /** The brand's own website, by the crawler that fits it. */
    async scan(brandId: string, isAdministrator: boolean): Promise<string> {
      const brand = await findBrand(db, brandId);
      if (!brand) throw notFound("brandNotInDatabase");
      const asked = { website: brand.website };
      const { website } = brand;
      if (!isAdministrator) await checkNotOthers(db, brand);
      const { target } = checkTarget(asked, { website, isAdministrator }, guard, publicUrl());
      const fitting = await whichFits(new URL(target, publicUrl()));
      return start({ brandId, isAdministrator, asked, ...fitting, isScan: true });
    },
    /** A catalogue that the brand hands over; its pieces are those of its website. */
    async give(brandId: string, isAdministrator: boolean, given: Given): Promise<string> {
      const brand = await findBrand(db, brandId);
      if (!brand) throw notFound("brandNotInDatabase");
      if (given.kind === "feed" && given.url) checkFeedAddress(given.url, guard);
      const asked = { website: brand.website };
      return start({
        brandId,
        isAdministrator,
        asked,
        crawler: "standard",
        platform: null,
        given,
      });
    },
    async list(brandId: string, language: Language): Promise<Crawl[]> {
      if (!(await findBrand(db, brandId))) throw notFound("brandNotInDatabase");
      return (await recentCrawls(db, brandId)).map((row) => shown(row, language));
    },

    async check(brandId: string, id: string): Promise<void> {
      if (!(await findCrawl(db, brandId, id))) throw notFound();
    },

    /** Stopping what has ended already is no mistake. */
    async cancel(brandId: string, id: string): Promise<void> {
      if (await cancel(db, brandId, id, errorEvent({ say: "crawlCancelled" }))) return;
      if (!(await findCrawl(db, brandId, id))) throw notFound();
    },
  };
}

/** A website that another brand has shown to be its own is read for that one alone. */
async function checkNotOthers(db: Sql, brand: { id: string; website: string }): Promise<void> {
  const url = URL.parse(brand.website);
  if (!url) return;
  const other = await findOtherOwner(db, hostName(url), brand.id);
  if (other) throw new Problem(409, "taken", "websiteOthers", { field: "data.website" });
}

async function checkRoom(tx: Sql, brandId: string): Promise<void> {
  if ((await countUnfinished(tx, brandId)) < CRAWLS_AT_ONCE) return;
  throw new Problem(429, "too_many_crawls", "crawlTooMany", { values: { most: CRAWLS_AT_ONCE } });
}

const shown = (row: CrawlRow, language: Language): Crawl => ({
  job: row.id,
  crawler: row.crawler as Crawl["crawler"],
  platform: row.platform as Crawl["platform"],
  parse_type: row.is_product ? "single_product" : "brand_website",
  given: row.given as Crawl["given"],
  target: row.target,
  status: row.status as Crawl["status"],
  totals: row.totals && translateTotals(row.totals as unknown as StoredTotals, language),
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
});
