// Slows guessing without locking the owner out: waits grow with failures, are short, end by themselves,
// and a place from which the owner has signed in before is not held up by strangers elsewhere.
import { getOrThrow } from "../../../contract/get-or-throw.ts";
import { createHash } from "node:crypto";
import type { Sql } from "../../database/sql.ts";
import { Problem } from "../../problems.ts";
import { countFailure, forgiveFailures, holdFailures } from "./queries/sign-in-failures.ts";

export type Attempt = {
  /** The account's id, or what was typed when there is no such account: both are treated alike. */
  account: string;
  /** The caller's network. */
  from: string;
};

export type Throttle = {
  /**
   * Throws when the attempt comes too early. Otherwise it counts as failed until it has succeeded:
   * of a thousand guesses at the same moment no more get through than of a thousand in a row.
   */
  admit(attempt: Attempt): Promise<void>;
  succeeded(attempt: Attempt): Promise<void>;
};

/** Failures that cost nothing, then a wait that doubles up to a limit, in seconds. */
const RULES = {
  here: { free: 5, first: 2, most: 300 },
  account: { free: 20, first: 1, most: 30 },
  network: { free: 60, first: 2, most: 300 },
};
type Scope = keyof typeof RULES;

const FORGET_AFTER_MS = 3_600_000;

export function createThrottle(db: Sql, now: () => Date): Throttle {
  const keysOf = ({ account, from }: Attempt): Record<Scope, string> => ({
    here: hash("here", account, from),
    account: hash("account", account),
    network: hash("network", from),
  });

  return {
    async admit(attempt) {
      const keys = keysOf(attempt);
      await db.transaction().execute(async (tx) => {
        const rows = new Map(
          (await holdFailures(tx, Object.values(keys), now())).map((row) => [row.key, row]),
        );
        const isTrusted = getOrThrow(rows, keys.here).is_trusted;
        const waits = (Object.keys(RULES) as Scope[])
          .filter((scope) => !(isTrusted && scope === "account"))
          .map((scope) => waitOf(scope, getOrThrow(rows, keys[scope]), now()));
        const seconds = Math.ceil(Math.max(...waits));
        // An attempt that comes too early leaves no trace: it must not make the wait longer.
        if (seconds > 0) throw tooManyAttempts(seconds);
        const forgotten = new Date(now().getTime() - FORGET_AFTER_MS);
        await countFailure(tx, Object.values(keys), { forgotten, at: now() });
      });
    },

    async succeeded(attempt) {
      const keys = keysOf(attempt);
      await forgiveFailures(db, keys, now());
    },
  };
}

function waitOf(scope: Scope, row: { failures: number; last_at: Date }, now: Date): number {
  const passed = now.getTime() - row.last_at.getTime();
  if (passed > FORGET_AFTER_MS) return 0;
  const { free, first, most } = RULES[scope];
  const over = row.failures - free;
  if (over < 0) return 0;
  return Math.max(0, Math.min(most, first * 2 ** over) - passed / 1000);
}

const tooManyAttempts = (seconds: number) =>
  new Problem(429, "too_many_attempts", "tooManyAttempts", { values: { seconds } });

const hash = (...parts: string[]) => createHash("sha256").update(parts.join("\n")).digest("hex");
