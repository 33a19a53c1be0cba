// How a brand's refreshes stand: the last and the next one, what changed since yesterday, what waits.
import { sql } from "kysely";
import type { Language } from "../../../../contract/languages.ts";
import type { RefreshState } from "../../../../contract/refresh.ts";
import type { Sql } from "../../../database/sql.ts";
import { translate } from "../../../translate.ts";
import type { Stop } from "./judge.ts";
import { findRefresh, type RefreshRow } from "./repository.ts";

const DAY_MS = 86_400_000;
const CHANGES_SHOWN = 200;

export const stopInWords = ({ kind, count, of }: Stop, language: Language): string =>
  translate(language, kind === "gone" ? "refreshMostGone" : "refreshMostRepriced", { count, of });

export async function readState(
  db: Sql,
  brandId: string,
  language: Language,
  { now, isPaused }: { now: Date; isPaused: boolean },
): Promise<RefreshState> {
  const row = await findRefresh(db, brandId);
  const waiting = await countWaiting(db, brandId);
  return {
    every_days: row?.every_days ?? 1,
    is_paused: isPaused,
    last: row ? lastOf(row, language) : null,
    next: row && row.every_days > 0 && !isPaused ? row.next_at.toISOString() : null,
    changes: await changesSince(db, brandId, new Date(now.getTime() - DAY_MS)),
    waiting: {
      differences: waiting.differences,
      new: waiting.new,
      stop: row?.stop ? { ...row.stop, detail: stopInWords(row.stop, language) } : null,
    },
    oldest_reading: waiting.oldest?.toISOString() ?? null,
  };
}

function lastOf(row: RefreshRow, language: Language): RefreshState["last"] {
  const { crawl_id, status, started_at, finished_at, problem, changes } = row;
  if (!crawl_id || !status || !started_at) return null;
  return {
    job: crawl_id,
    status,
    started_at: started_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
    problem: problem && translate(language, problem.say, problem.with),
    changes,
  };
}

async function countWaiting(db: Sql, brandId: string) {
  const { rows } = await sql<{ differences: number; new: number; oldest: Date | null }>`
    select count(*) filter (where i.differences <> '{}') as differences,
      count(*) filter (where p.is_new) as new, min(coalesce(i.stock_seen_at, i.seen_at)) filter (where i.gone_at is null) as oldest
    from product_imports i join products p on p.id = i.product_id
    where i.brand_id = ${brandId}`.execute(db);
  return rows[0]!;
}

type ChangeRow = Omit<RefreshState["changes"][number], "at"> & { at: Date };

/** What a shop said; what the brand changed itself it knows. */
async function changesSince(
  db: Sql,
  brandId: string,
  since: Date,
): Promise<RefreshState["changes"]> {
  const { rows } = await sql<ChangeRow>`
    select p.id as product_id, p.title, now.at, now.price::float8, now.current_price::float8,
      now.currency, now.in_stock, (
        select json_build_object('price', was.price, 'current_price', was.current_price,
          'in_stock', was.in_stock)
        from price_points was where was.product_id = p.id and was.id < now.id
        order by was.id desc limit 1) as before
    from products p join price_points now on now.product_id = p.id
    where p.brand_id = ${brandId} and now.at > ${since} and now.source = 'refresh'
    order by now.at desc, p.id limit ${CHANGES_SHOWN}`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
