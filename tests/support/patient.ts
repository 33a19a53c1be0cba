import type { Deadlines } from "../../src/server/container/base.ts";

/** On a busy machine everybody is slow now and then; tests about slowness say for themselves what is slow. */
export const PATIENT: Required<Deadlines> = {
  databaseMs: 60_000,
  cacheMs: 30_000,
  modelMs: 30_000,
};
