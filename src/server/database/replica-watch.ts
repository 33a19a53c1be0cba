// Whether the replica is asked at all: it has to answer, and to keep up with the primary.
import { elementAt } from "../../contract/get-or-throw.ts";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import type { LogLine } from "../observability/log-line.ts";

export type ReplicaWatch = {
  isIn(): boolean;
  /** Until a check finds it well again. */
  leaveOut(reason: string): void;
  close(): void;
};

const CHECK_EVERY_MS = 2000;
const MOST_BEHIND_MS = 10_000;
/** Marks that are kept: enough to tell a replica that is a little too far behind from one that is lost. */
const MARKS = 20;
/** A busy primary is always a little ahead of the first look. */
const LOOKS = 3;
const LOOK_AGAIN_MS = 100;

const PRIMARY_POSITION = "select pg_current_wal_lsn() - '0/0'::pg_lsn as position";
/** An address may also lead to the primary itself, where there is no replica at the moment. */
const REPLICA_POSITION = `
  select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end
    - '0/0'::pg_lsn as position`;

export async function watchReplica(
  primary: pg.Pool,
  replica: pg.Pool,
  tell: LogLine,
): Promise<ReplicaWatch> {
  const marks: Mark[] = [];
  const state = createState(tell);
  async function check(): Promise<void> {
    try {
      await setMark(primary, marks);
      if ((await lookAt(replica, marks)) <= MOST_BEHIND_MS) state.takeIn();
      else state.leaveOut("it is too far behind");
    } catch (error) {
      state.leaveOut((error as Error).message);
    }
  }
  await check();
  const isClosed = new AbortController();
  void (async () => {
    const { signal } = isClosed;
    while (!signal.aborted) {
      await wait(CHECK_EVERY_MS, undefined, { ref: false, signal }).catch(() => {});
      if (!signal.aborted) await check();
    }
  })();
  return {
    isIn: () => state.isIn() && !isClosed.signal.aborted,
    leaveOut: (reason) => {
      if (!isClosed.signal.aborted) state.leaveOut(reason);
    },
    close: () => isClosed.abort(),
  };
}

/** Each change is told once. */
function createState(tell: LogLine) {
  let isIn = false;
  let isToldOut = false;
  return {
    isIn: () => isIn,
    leaveOut(reason: string) {
      isIn = false;
      if (!isToldOut) {
        tell("warn", "The read replica is left out; its reads go to the primary.", { reason });
      }
      isToldOut = true;
    },
    takeIn() {
      isIn = true;
      if (isToldOut) tell("info", "The read replica is back.");
      isToldOut = false;
    },
  };
}

/** A primary that does not answer is no reason to give up the replica. */
async function setMark(primary: pg.Pool, marks: Mark[]): Promise<void> {
  const at = performance.now();
  const position = await positionOf(primary, PRIMARY_POSITION).catch(() => undefined);
  if (position !== undefined) marks.push({ at, position });
  marks.splice(0, marks.length - MARKS);
}

async function lookAt(replica: pg.Pool, marks: Mark[]): Promise<number> {
  for (let looks = 1; ; looks++) {
    const behind = howFarBehind(marks, await positionOf(replica, REPLICA_POSITION));
    if (behind <= MOST_BEHIND_MS || looks === LOOKS) return behind;
    await wait(LOOK_AGAIN_MS);
  }
}

async function positionOf(pool: pg.Pool, question: string): Promise<number> {
  const { rows } = await pool.query<{ position: number }>(question);
  return elementAt(rows, 0).position;
}

/** Where the primary's log ended at a moment. */
type Mark = { at: number; position: number };

/**
 * How far a replica is behind, by the primary's clock alone: the age of the newest moment whose every change it
 * has. A primary on which nothing happens stands still, and so does a replica that has it all: no lag. In
 * milliseconds; without end where it has not even reached the first mark.
 */
export function howFarBehind(marks: readonly Mark[], replayed: number): number {
  const last = marks.at(-1);
  const reached = marks.findLast(({ position }) => position <= replayed);
  return last && reached ? last.at - reached.at : Number.POSITIVE_INFINITY;
}
