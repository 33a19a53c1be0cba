// Keeps something in memory like the database: loads it in portions while the database answers others in between,
// and then reads what the log of changes names, whoever wrote it. Until it is there, callers do without.
import type { Sql } from "../../database/sql.ts";
import { leaveHalf } from "../../database/leave-half.ts";
import type { Edition } from "./catalogue-version.ts";
import {
  hasMore,
  readMissed,
  readRows,
  readSeen,
  type AsRow,
  type CatalogueRow,
  type Seen,
} from "./queries/catalogue-rows.ts";

/** `touched`: what may have changed, at its places until now; `rows`: what of it is public now. */
export type Keeper<Row> = {
  apply(touched: readonly (readonly [id: string, mix: number])[], rows: readonly Row[]): void;
  readonly listed: number;
  readonly bytes: number;
};

export type Kept<Row, K extends Keeper<Row>> = {
  make(): K;
  asRow: AsRow;
  /** So few that nobody waits noticeably for the database's single session. */
  rowsAtOnce: number;
  /** A larger catalogue is not kept. */
  rowsMax?: number;
};

export type Followed<K> = {
  /** As of this edition or later; undefined while there is none, and then it begins to be made. */
  at(edition: Edition): Promise<K | undefined>;
  /** Begins to load where that has not been done; resolves when it is there, or failed. */
  load(): Promise<void>;
  /** Undefined while there is none. */
  bytes(): number | undefined;
};

/** More than these are not read one by one: everything is loaded anew. */
const MISSED_MAX = 10_000;
/** Others had changes in between so often; the next caller tries again. */
const TRIES = 3;
const PAUSE_AFTER_FAILURE_MS = 5000;
const PAUSE_WHERE_TOO_LARGE_MS = 3_600_000;

const versionOf = (seen: Seen): number => [...seen.values()].reduce((sum, n) => sum + n, 0);

export function followCatalogue<Row extends CatalogueRow, K extends Keeper<Row>>(
  db: Sql,
  { make, asRow, rowsAtOnce, rowsMax = Infinity }: Kept<Row, K>,
  missedMax = MISSED_MAX,
): Followed<K> {
  type State = { kept: K; seen: Seen };
  let state: State | null = null;
  let loading: Promise<void> | null = null;
  let catchingUp: Promise<void> | null = null;
  let notBefore = -Infinity;

  async function loadAll(): Promise<void> {
    // Found out beforehand: reading as many as are kept would take a minute of the database's time.
    if (await hasMore(db, rowsMax)) return tooLarge();
    const fresh: State = { kept: make(), seen: await readSeen(db) };
    let after = { mix: -1, id: "" };
    for (;;) {
      const began = performance.now();
      const rows = await readRows<Row>(db, asRow, after, rowsAtOnce);
      const last = rows.at(-1);
      if (!last) break;
      fresh.kept.apply([], rows);
      if (fresh.kept.listed > rowsMax) return tooLarge();
      const [id, mix] = last;
      after = { mix, id };
      // Requests that came in meanwhile go first.
      await leaveHalf(began);
    }
    // What changed while it was loading is in the log; only after that all of it is of one moment.
    if (await readOn(fresh)) state = fresh;
  }

  function tooLarge(): void {
    notBefore = performance.now() + PAUSE_WHERE_TOO_LARGE_MS;
  }

  function load(): Promise<void> {
    if (state || performance.now() < notBefore) return Promise.resolve();
    loading ??= loadAll()
      .catch(() => {
        notBefore = performance.now() + PAUSE_AFTER_FAILURE_MS;
      })
      .finally(() => (loading = null));
    return loading;
  }

  /** False where so much has changed that it has to be loaded anew. */
  async function readOn(known: State): Promise<boolean> {
    const { seen, touched, rows } = await readMissed<Row>(db, asRow, known.seen, missedMax);
    if (!touched) return false;
    known.kept.apply(touched, rows);
    known.seen = seen;
    return true;
  }

  async function catchUp(known: State): Promise<void> {
    if (!(await readOn(known)) && state === known) state = null;
  }

  return {
    load,
    bytes: () => state?.kept.bytes,
    async at({ version }) {
      for (let n = 0; n < TRIES && state; n++) {
        if (versionOf(state.seen) >= version) return state.kept;
        catchingUp ??= catchUp(state).finally(() => (catchingUp = null));
        await catchingUp;
      }
      if (!state) void load();
      return undefined;
    },
  };
}
