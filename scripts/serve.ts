// node scripts/serve.ts: serves what is built. For production, where nothing is installed, built or
// fetched at the start; needs the production dependencies and the Node that package.json names.
import { run } from "../src/server/main.ts";
import { orSayWhy } from "./or-say-why.ts";

await orSayWhy("Ribby could not start", () => run(process.env));
