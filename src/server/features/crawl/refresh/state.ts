// How a brand's refreshes stand: the last and the next one, what changed since yesterday, what waits.
import type { Language } from "../../../../contract/languages.ts";
import type { RefreshState } from "../../../../contract/refresh.ts";
import type { Sql } from "../../../database/sql.ts";
import { translate } from "../../../translate.ts";
import type { Stop } from "./judge.ts";
import { findRefresh, type RefreshRow } from "./repository.ts";
import { changesSince, countWaiting } from "./queries/changes-since.ts";

const DAY_MS = 86_400_000;

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
