// For work in the background, portion by portion: half of the time belongs to callers, however slow the machine is.
import { setTimeout as wait } from "node:timers/promises";

/** Rests as long as the portion took that began then. */
export const leaveHalf = (began: number, signal?: AbortSignal): Promise<void> =>
  wait(performance.now() - began, undefined, signal && { signal });
