// The end of a refresh: what was found is judged, taken over piece by piece, and what is gone is followed.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { isDeepStrictEqual } from "node:util";
import { cairoTime } from "../../../../contract/cairo-time.ts";
import type { Sql } from "../../../database/sql.ts";
import type { CrawlRow } from "../../../database/tables/crawl.ts";
import { checkTurn } from "../queries/check-turn.ts";
import type { StoredTotals } from "../stored-event.ts";
import { contentOfFound } from "../save/content.ts";
import { countSeen } from "../save/repository.ts";
import { matchProducts } from "../save/match.ts";
import { valueOf } from "../save/merge.ts";
import { saveBatch, type SaveParts } from "../save/save-batch.ts";
import { hostName, addressKey } from "../visit/site.ts";
import { findsOf, forgetFinds, type Find } from "./queries/finds.ts";
import { countMissing, followGone, type Missing } from "./queries/gone.ts";
import { judge, type Stop } from "./judge.ts";
import { isInShares, type RefreshPlan } from "./plan.ts";
import { forgetWanted, markOpened } from "./queries/known-pages.ts";
import { markEnded } from "./repository.ts";
import { countChanges, countKnown, productsOn } from "./queries/count-changes.ts";

export type TakeOverParts = SaveParts & {
  now: () => Date;
  /** In the transaction of the end: whoever has to hear of it. */
  tell: (tx: Sql, brandId: string, news: { stop?: Stop; gone?: string[] }) => Promise<void>;
  /** After the end: whoever waits for a piece to be cheaper or back. */
  afterwards: (brandId: string) => Promise<void>;
};

export async function takeOver(
  parts: TakeOverParts,
  job: CrawlRow,
  base: URL,
  totals: StoredTotals,
): Promise<StoredTotals> {
  const { db, now } = parts;
  const [at, site] = [now(), addressKey(base.href)];
  const of = { brandId: job.brand_id, job: job.id, site };
  const finds = await findsOf(db, job.id);
  const plan = job.plan as RefreshPlan | null;
  const inShares = isInShares(plan);
  const isWhole = !totals.notice && totals.failed === 0;
  const missing: Missing = {
    ...of,
    at,
    day: cairoTime(at).day,
    pages: inShares || !isWhole ? finds.flatMap(({ gone = [] }) => gone) : null,
  };
  const stop = plan?.isTrusted
    ? null
    : await judgeFinds(parts, job, finds, missing, hostName(base));
  if (stop) {
    await db.transaction().execute(async (tx) => {
      await checkTurn(tx, job);
      await markEnded(tx, job.id, { status: "stopped", at, stop });
      await parts.tell(tx, job.brand_id, { stop });
      await forgetFinds(tx, job.id);
    });
    return totals;
  }
  for (const find of finds)
    await saveBatch(parts, {
      ...find,
      brandId: job.brand_id,
      turn: job,
      host: hostName(base),
      site,
      law: "refresh",
      at,
    });
  const { differing, deleted_earlier: _, ...counts } = await countSeen(db, job.id, job.brand_id);
  await db.transaction().execute(async (tx) => {
    await checkTurn(tx, job);
    await markOpened(tx, of.brandId, at, openedBy(plan, finds));
    await forgetWanted(tx, of.brandId, job.id);
    const { gone, back } = await followGone(tx, missing);
    const changes = {
      ...(await countChanges(tx, of.brandId, job.id)),
      gone: gone.length,
      back,
    };
    const lists = plan?.chosen?.lists;
    await markEnded(tx, job.id, { status: "done", at, changes, stop: null, lists });
    if (gone.length > 0) await parts.tell(tx, job.brand_id, { gone });
    await forgetFinds(tx, job.id);
  });
  await parts.afterwards(job.brand_id);
  return { ...totals, ...counts, differing };
}

/** What was opened and answered; of a page that failed, the mark of before holds. */
function openedBy(plan: RefreshPlan | null, finds: Find[]) {
  const answered = new Set(
    finds.flatMap(({ read, unchanged }) => [...read.map(({ page }) => page), ...unchanged]),
  );
  const gone = new Set(finds.flatMap((find) => find.gone ?? []));
  const { read = [], marks = {} } = plan?.chosen ?? {};
  return read
    .filter((page) => answered.has(page) || gone.has(page))
    .map((page) => ({ page, mark: answered.has(page) ? (marks[page] ?? null) : null }));
}

async function judgeFinds(
  { db, shelf, publicUrl }: TakeOverParts,
  job: CrawlRow,
  finds: Find[],
  missing: Missing,
  host: string,
): Promise<Stop | null> {
  const seen = new Set<string>();
  const repriced = new Set<string>();
  for (const { found, unchanged } of finds) {
    const usable = found.flatMap(({ product }) => {
      try {
        return [{ product, content: contentOfFound(product, shelf, publicUrl()) }];
      } catch {
        return [];
      }
    });
    const matches = await matchProducts(
      db,
      job.brand_id,
      usable.map(({ product, content }) => ({
        shop_id: product.shop_id && `${host}#${product.shop_id}`,
        url: content.url ?? product.url,
      })),
    );
    for (const [n, match] of matches.entries()) {
      if (!match || match.isNew) continue;
      seen.add(match.id);
      const before = match.imported?.price;
      if (before && !isDeepStrictEqual(valueOf(elementAt(usable, n).content, "price"), before))
        repriced.add(match.id);
    }
    for (const id of await productsOn(db, job.brand_id, unchanged)) seen.add(id);
  }
  const known = await countKnown(db, missing.brandId, missing.site);
  const gone = await countMissing(db, missing, [...seen]);
  return judge({ known, repriced: repriced.size, missing: gone });
}
