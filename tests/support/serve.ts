// The whole product on a free port, for the browser tests: the built site, the demo catalogue,
// no rate limits (one browser plays every visitor). Prints one line of JSON when it is ready.
import { readConfig } from "../../src/server/config.ts";
import { start, stopOn } from "../../src/server/main.ts";

const starting = start(readConfig(process.env), { rateLimits: false, say: () => {} });
await stopOn(starting);
console.log(JSON.stringify({ address: (await starting).address }));
