// The server as a process of its own, for tests that stop and kill it: as `npm start` runs it, on a
// bare site so that nothing has to be built.
import { orSayWhy } from "../../scripts/or-say-why.ts";
import { run } from "../../src/server/main.ts";
import { bareSite } from "./test-server.ts";

await orSayWhy("Ribby could not start", () =>
  run(process.env, { makeSite: async () => bareSite, rateLimits: false }),
);
