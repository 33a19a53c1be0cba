// A hosted fitter may fail, hang or send something that is no picture; the shopper still gets one.
import type { Language } from "../../../contract/languages.ts";
import { modelFallbacks } from "../../observability/metrics.ts";
import type { TryOn } from "./try-on.ts";

export type FallbackOptions = {
  /** How long the hosted one may take for both of its tries together. */
  limitMs?: number;
  /** Turns whatever came into a picture of ours; throws when it is none. */
  finish: (picture: Uint8Array, language?: Language) => Promise<Uint8Array>;
  report: (reason: string) => void;
};

const LIMIT_MS = 40_000;
const TRIES = 2;

export function withFallback(
  hosted: TryOn,
  local: TryOn,
  { limitMs = LIMIT_MS, finish, report }: FallbackOptions,
): TryOn {
  return {
    name: hosted.name,
    async dress(outfit, signal) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
      for (let attempt = 1; attempt <= TRIES && !limit.aborted; attempt++) {
        try {
          return await finish(await within(limit, hosted.dress(outfit, limit)), outfit.language);
        } catch (error) {
          report(`${hosted.name}: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
      modelFallbacks.inc({ model: "try_on", why: limit.aborted ? "slow" : "failed" });
      return local.dress(outfit, signal);
    },
  };
}

/** Also ends the wait for one that does not listen to its signal. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error("It took too long."));
    if (signal.aborted) return stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
