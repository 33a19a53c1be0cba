// The server as a process of its own, for tests that stop and kill it: as `npm start` runs it, on a
// bare site so that nothing has to be built.
import { orSayWhy } from "../../scripts/or-say-why.ts";
import { run } from "../../src/server/main.ts";
import { hashedEmbeddings } from "./hashed-embeddings.ts";
import { bareSite } from "./bare-site.ts";

// For tests that save thousands of products and are not about meaning.
const light = process.env["TEST_EMBEDDINGS"] === "hashed" && { embeddings: hashedEmbeddings() };

// Fixture shops on loopback need no politeness; a test may ask for a pause to have time to strike.
const pauseMs = Number(process.env["TEST_CRAWL_PAUSE_MS"] ?? Number.NaN);
const crawl = Number.isNaN(pauseMs) ? {} : { crawl: { pauseMs, readsTerms: false } };

// Off by default: one test plays many shoppers.
const rateLimits = process.env["TEST_RATE_LIMITS"] === "on";

// A process that begins at a given moment: notices know day and night.
const [began, from] = [Date.now(), Date.parse(process.env["TEST_NOW"] ?? "")];
const clock = !Number.isNaN(from) && { now: () => new Date(from + Date.now() - began) };

// What is slow to stop on a busy machine stops all the same.
const stopMs = 120_000;

await orSayWhy("Ribby could not start", () =>
  run(process.env, {
    makeSite: async () => bareSite,
    rateLimits,
    stopMs,
    ...light,
    ...crawl,
    ...clock,
  }),
);
