// npm start: builds what is stale, then serves.
import { run } from "../src/server/main.ts";
import { buildSite } from "./build-site.ts";
import { orSayWhy } from "./or-say-why.ts";

await orSayWhy("Ribby could not start", async () => {
  await buildSite();
  await run(process.env);
});
