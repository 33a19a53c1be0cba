// The server as a process of its own, for tests that stop and kill it: as `npm start` runs it, on a
// bare site so that nothing has to be built.
import { orSayWhy } from "../../scripts/or-say-why.ts";
import { run } from "../../src/server/main.ts";
import { hashedEmbeddings } from "./hashed-embeddings.ts";
import { bareSite } from "./test-server.ts";

// For tests that save thousands of products and are not about meaning.
const light = process.env["TEST_EMBEDDINGS"] === "hashed" && { embeddings: hashedEmbeddings() };

await orSayWhy("Ribby could not start", () =>
  run(process.env, { makeSite: async () => bareSite, rateLimits: false, ...light }),
);
