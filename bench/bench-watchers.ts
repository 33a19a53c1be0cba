// npm run bench:watchers [-- --watchers N --pieces N --workers N --told N]: after a refresh that made every piece
// cheaper, how long it takes to find and queue everybody who is to be told. On the embedded database; with several
// workers as processes of their own on the server that TEST_DATABASE_URL names, where one of them is killed while
// they bring what is queued.
import { parseArgs } from "node:util";
import { matchWatches } from "../src/server/features/watches/queries/match.ts";
import { queueDigests } from "../src/server/features/watches/repository.ts";
import { startTestServer } from "../tests/support/test-server.ts";
import { addBrand, addCrowd, countTold } from "../tests/support/watchers/seed.ts";
import { tellBySeveral } from "../tests/support/watchers/workers.ts";

const { values } = parseArgs({
  options: {
    watchers: { type: "string", default: "100000" },
    pieces: { type: "string", default: "10000" },
    workers: { type: "string", default: "1" },
    told: { type: "string", default: "2000" },
  },
});
const [watchers, pieces] = [Number(values.watchers), Number(values.pieces)];
/** What the issue of a catalogue that stays true allows. */
const ALLOWED_S = 60;

const isGood =
  Number(values.workers) > 1
    ? await benchSeveral(Number(values.workers), Number(values.told))
    : await benchOne();
process.exit(isGood ? 0 : 1);

async function benchOne(): Promise<boolean> {
  const server = await startTestServer();
  const db = server.parts.database.sql;
  try {
    const brandId = await addBrand(db);
    await addCrowd(db, brandId, { watchers, pieces });
    const began = performance.now();
    const now = new Date();
    await matchWatches(db, now, brandId);
    const matched = performance.now();
    await queueDigests(db, now.toISOString().slice(0, 10), now);
    const ended = performance.now();
    // Whoever looks again finds nothing.
    await matchWatches(db, now, brandId);
    const seconds = (from: number, to: number) => Math.round((to - from) / 100) / 10;
    const told = await countTold(db);
    const both = seconds(began, ended);
    const times = { "matched (s)": seconds(began, matched), "queued (s)": seconds(matched, ended) };
    console.table([{ watchers, pieces, ...times, "both (s)": both, ...told }]);
    return Object.values(told).every((count) => count === watchers) && both < ALLOWED_S;
  } finally {
    await server.stop();
  }
}

async function benchSeveral(workers: number, told: number): Promise<boolean> {
  const crowd = { watchers, pieces };
  const { seconds, counts, ...heard } = await tellBySeveral({ crowd, workers, told });
  console.table([{ ...crowd, workers, "matched and queued (s)": seconds, ...counts }]);
  console.table([{ people: told, workers, killed: 1, ...heard }]);
  const isMatched = Object.values(counts).every((count) => count === watchers);
  return isMatched && seconds < ALLOWED_S && heard.reached === told && heard.notices === told;
}
