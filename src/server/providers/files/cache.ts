// What can be made again, kept in files. Nothing here fails or holds anybody up for long: a picture that
// cannot be read is not there, one that cannot be kept is made again, and storage that failed rests a while,
// so that the next shopper does not wait for the same failure.
import { cacheFailures } from "../../observability/metrics.ts";
import type { Files } from "./files.ts";

export type Cache = {
  read(name: string): Promise<Buffer | undefined>;
  /** False when it is not there for the others. */
  keep(name: string, bytes: Uint8Array, type: string): Promise<boolean>;
};

export type CacheOptions = {
  /** Infinity for a folder, which is there or not. */
  withinMs?: number;
  restMs?: number;
  /** Told once per rest. */
  report?: (action: "read" | "keep", error: unknown) => void;
};

const WITHIN_MS = 2000;
const REST_MS = 5000;

export function cacheIn(files: Files, options: CacheOptions = {}): Cache {
  const { withinMs = WITHIN_MS, restMs = REST_MS, report = () => {} } = options;
  let restsUntil = 0;

  async function attempt<Result>(
    action: "read" | "keep",
    work: (signal?: AbortSignal) => Promise<Result>,
  ): Promise<Result | undefined> {
    if (performance.now() < restsUntil) return undefined;
    try {
      return await (withinMs === Infinity ? work() : work(AbortSignal.timeout(withinMs)));
    } catch (error) {
      cacheFailures.inc({ action });
      restsUntil = performance.now() + restMs;
      report(action, error);
      return undefined;
    }
  }

  return {
    read: (name) => attempt("read", (signal) => files.open(name, signal)),
    keep: async (name, bytes, type) =>
      (await attempt("keep", async (signal) => {
        await files.put(name, bytes, type, signal);
        return true;
      })) ?? false,
  };
}
