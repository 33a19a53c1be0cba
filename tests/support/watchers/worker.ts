// A worker that tells people: finds who is to be told and queues it, or brings what is queued. Its clock is given.
// worker.ts <database address> <match | deliver> <moment> <secret>
import { cairoTime } from "../../../src/contract/cairo-time.ts";
import { openDatabase } from "../../../src/server/database/open.ts";
import { deliverNotices } from "../../../src/server/features/watches/deliver.ts";
import { matchWatches } from "../../../src/server/features/watches/queries/match.ts";
import { queueDigests } from "../../../src/server/features/watches/repository.ts";
import { createSeal } from "../../../src/server/features/watches/seal.ts";
import { createGuardedFetch } from "../../../src/server/net/guarded-fetch.ts";
import { makePushKeys } from "../../../src/server/providers/push/encrypt.ts";
import { createSendPush } from "../../../src/server/providers/push/push.ts";

const [url = "", task, moment = "", secret = ""] = process.argv.slice(2);
const database = await openDatabase({ url, connections: 4 });
const db = database.sql;
const now = () => new Date(moment);
console.log("ready");
await new Promise((resolve) => process.stdin.once("data", resolve));
if (task === "match") {
  await matchWatches(db, now());
  await queueDigests(db, cairoTime(now()).day, now());
} else {
  const keys = makePushKeys();
  const sendPush = createSendPush({
    fetch: createGuardedFetch({ allowPrivate: true }),
    keys: async () => keys,
    contact: () => "mailto:bench@ribby.example",
  });
  await deliverNotices({
    db,
    seal: createSeal(secret),
    now,
    publicUrl: () => "https://ribby.example",
    sendPush,
    sendLetter: () => Promise.reject(new Error("Nobody here is written to.")),
    layOut: () => {
      throw new Error("Nobody here is written to.");
    },
  });
}
console.log(`cpu ${process.cpuUsage().user / 1e6}`);
await database.close();
process.exit();
