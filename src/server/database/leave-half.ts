// For work in the background, portion by portion: half of the time belongs to callers, however slow the machine is, and
// more of it while there are as many as the process can answer.
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";

/** So much of a rest the process was busy with others. */
const BUSY = 0.7;
/** Rests then are so many times as long as a portion. */
const LONGER = 4;

let wasBusy = false;

/** Rests as long as the portion took that began then. */
export async function leaveHalf(began: number, signal?: AbortSignal): Promise<void> {
  const took = performance.now() - began;
  const before = performance.eventLoopUtilization();
  await wait(wasBusy ? LONGER * took : took, undefined, signal && { signal });
  wasBusy = performance.eventLoopUtilization(before).utilization > BUSY;
}
