// Keeps a window like the database: loads it in portions while the database answers others in between, and
// then reads what the log of changes names, whoever wrote it. Until it is there, callers do without.
import { setTimeout as wait } from "node:timers/promises";
import type { Sql } from "../../../database/sql.ts";
import type { Edition } from "../catalogue-version.ts";
import { readMissed, readSeen, readWindowRows, type Seen } from "../queries/window-rows.ts";
import { ShopWindow } from "./shop-window.ts";

/** So small that nobody waits noticeably for the database's single session. */
const ROWS_AT_ONCE = 500;
/** More than these are not read one by one: everything is loaded anew. */
const MISSED_MAX = 10_000;
/** Others had changes in between so often; the next caller tries again. */
const TRIES = 3;
const PAUSE_AFTER_FAILURE_MS = 5000;

export type FollowedWindow = {
  /** The window as of this edition or later; undefined while there is none, and then it begins to be made. */
  at(edition: Edition): Promise<ShopWindow | undefined>;
  /** Begins to load where that has not been done; resolves when it is there, or failed. */
  load(): Promise<void>;
  /** Undefined while there is none. */
  bytes(): number | undefined;
};

type State = { window: ShopWindow; seen: Seen };

const versionOf = (seen: Seen): number => [...seen.values()].reduce((sum, n) => sum + n, 0);

export function followWindow(db: Sql, missedMax = MISSED_MAX): FollowedWindow {
  let state: State | null = null;
  let loading: Promise<void> | null = null;
  let catchingUp: Promise<void> | null = null;
  let failedAt = -Infinity;

  async function loadAll(): Promise<void> {
    const fresh: State = { window: new ShopWindow(), seen: await readSeen(db) };
    let after = { mix: -1, id: "" };
    for (;;) {
      const rows = await readWindowRows(db, after, ROWS_AT_ONCE);
      if (rows.length === 0) break;
      fresh.window.apply([], rows);
      const [id, mix] = rows.at(-1)!;
      after = { mix, id };
      // Requests that came in meanwhile go first.
      await wait(1);
    }
    // What changed while it was loading is in the log; only after that all of it is of one moment.
    if (await readOn(fresh)) state = fresh;
  }

  function load(): Promise<void> {
    if (state || performance.now() - failedAt < PAUSE_AFTER_FAILURE_MS) return Promise.resolve();
    loading ??= loadAll()
      .catch(() => {
        failedAt = performance.now();
      })
      .finally(() => (loading = null));
    return loading;
  }

  /** False where so much has changed that it has to be loaded anew. */
  async function readOn(known: State): Promise<boolean> {
    const { seen, touched, rows } = await readMissed(db, known.seen, missedMax);
    if (!touched) return false;
    known.window.apply(touched, rows);
    known.seen = seen;
    return true;
  }

  async function catchUp(known: State): Promise<void> {
    if (!(await readOn(known)) && state === known) state = null;
  }

  return {
    load,
    bytes: () => state?.window.bytes,
    async at({ version }) {
      for (let n = 0; n < TRIES && state; n++) {
        if (versionOf(state.seen) >= version) return state.window;
        catchingUp ??= catchUp(state).finally(() => (catchingUp = null));
        await catchingUp;
      }
      if (!state) void load();
      return undefined;
    },
  };
}
