// The shop as its reader meets it: how it is visited, where to begin, and what of it is here already.
import { foundAmong } from "../refresh/queries/finds.ts";
import { missingAmong, rememberedPage } from "../save/repository.ts";
import type { Shop } from "../shops/shop.ts";
import { addressKey } from "../visit/site.ts";
import { createVisitor } from "../visit/visitor.ts";
import type { CrawlRow } from "../../../database/tables/crawl.ts";
import { writeStep } from "./repository.ts";
import type { RunParts } from "./run-parts.ts";
import { locate } from "./target.ts";
import type { StoredEvent } from "../stored-event.ts";

/** Where it was when it last said so: a shop that makes us wait does not take us back. */
export type Place = { currentPage: number; totalPages: number | null };

export const progress = (
  status: "discovering" | "shop_is_busy",
  productsFound: number,
  { currentPage, totalPages }: Place,
): StoredEvent => ({ event: "progress", status, productsFound, currentPage, totalPages });

export function openShop(
  parts: RunParts,
  job: CrawlRow,
  signal: AbortSignal,
  found: () => number,
  place: Place,
): Shop {
  const { db, guard, pace, settings } = parts;
  const { base, start, productUrl } = locate(job, parts.publicUrl());
  const turn = { id: job.id, turn: job.turn };
  let toldOfWait = 0;
  const visitor = createVisitor({
    guard,
    pace,
    settings,
    signal,
    site: job.may_leave ? null : base,
    onWait() {
      if (Date.now() - toldOfWait < 5000) return;
      toldOfWait = Date.now();
      void writeStep(db, turn, { told: [progress("shop_is_busy", found(), place)] }).catch(
        () => {},
      );
    },
  });
  return {
    visitor,
    base,
    start,
    productUrl,
    found,
    plan: job.plan,
    cursor: job.cursor,
    remembered: (page) => rememberedPage(db, job.brand_id, page),
    async missing(addresses) {
      const keys = new Map(addresses.map((address) => [addressKey(address), address]));
      const here = job.is_refresh
        ? await foundAmong(db, job.id, [...keys.keys()])
        : await missingAmong(db, job.id, job.brand_id, [...keys.keys()]);
      return [...keys].filter(([key]) => !here.has(key)).map(([, address]) => address);
    },
  };
}
