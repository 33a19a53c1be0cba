// Waits until the machine does nothing else: after a first start the product goes on in the background (meanings,
// cards, the search index), and on two cores that work would be measured as if it were the page's.
import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

const LOOK_MS = 3000;
const BUSY_SHARE = 0.05;
const PATIENCE_MS = 180_000;

function spent(): { busy: number; whole: number } {
  let busy = 0;
  let whole = 0;
  for (const { times } of cpus()) {
    const all = Object.values(times).reduce((sum, ms) => sum + ms, 0);
    whole += all;
    busy += all - times.idle;
  }
  return { busy, whole };
}

/** False where it never became quiet; whoever measures says so. */
export async function untilQuiet(): Promise<boolean> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const before = spent();
    await sleep(LOOK_MS);
    const after = spent();
    if ((after.busy - before.busy) / (after.whole - before.whole) < BUSY_SHARE) return true;
  }
  return false;
}
