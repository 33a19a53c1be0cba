// Where what a crawl reads is written: into the catalogue, or beside it where a shop is read again.
import type { Ledger } from "../crawl.ts";
import { countFinds, keepFind } from "../refresh/queries/finds.ts";
import { countGone, countSeen } from "../save/repository.ts";
import { saveBatch } from "../save/save-batch.ts";
import { addressKey, hostName } from "../visit/site.ts";
import type { CrawlRow, Turn } from "./repository.ts";
import type { RunParts } from "./run-parts.ts";

export function openLedger(parts: RunParts, job: CrawlRow, base: URL): Ledger {
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
