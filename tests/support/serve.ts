// The whole product on a free port, for the browser tests: the built site, the demo catalogue,
// no rate limits (one browser plays every visitor). Prints one line of JSON when it is ready.
// With --quick-words the sentence model is left out, for tests that save thousands of products.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "../../src/server/config.ts";
import { start, stopOn } from "../../src/server/main.ts";
import { hashedEmbeddings } from "./hashed-embeddings.ts";
import { copyTemplate } from "./make-template.ts";

const config = readConfig(process.env);
if (!existsSync(join(config.dataDir, "database"))) {
  await copyTemplate(config.dataDir, { demo: config.demo });
}
const starting = start(config, {
  rateLimits: false,
  sheds: false,
  say: () => {},
  ...(process.argv.includes("--quick-words") && { embeddings: hashedEmbeddings() }),
});
await stopOn(starting);
console.log(JSON.stringify({ address: (await starting).address }));
