// A server of bench:load or the soak, in a process of its own: any role, on either engine. The catalogue
// is filled with hashed words, because the model would take minutes; whoever searches or saves after
// that waits for the real one.
import { setPriority } from "node:os";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { readConfig } from "../../src/server/config.ts";
import { start } from "../../src/server/main.ts";
import { localEmbeddings } from "../../src/server/providers/embeddings/local.ts";
import { hashedEmbeddings } from "../../tests/support/hashed-embeddings.ts";
import { makeBrand, type TestBrand } from "../../tests/support/people.ts";
import { bareSite } from "../../tests/support/bare-site.ts";
import { fewTexts } from "./few-texts.ts";
import { fillCatalogue } from "./fill-catalogue.ts";

export type LoadQuestion = { fill: number } | { brandAt: string } | "watch" | "stop";

export type Watched = {
  heapMb: number;
  /** Timers, sockets and other things that keep the event loop busy. */
  resources: number;
  connections: number;
};
export type LoadAnswer = { ready?: string; brand?: TestBrand; watched?: Watched };

// Shoppers stand for other machines: what they need of this one comes first.
setPriority(10);
const real = localEmbeddings();
// A benchmark that looks at what is found needs the model's own meanings.
const light = process.env["BENCH_MEANINGS"] === "real" ? fewTexts(real) : hashedEmbeddings();
let isFilling = false;
const running = await start(readConfig(process.env), {
  // One address plays all shoppers: what refuses them here is the server's own limit, not theirs.
  rateLimits: false,
  say: () => {},
  makeSite: async () => bareSite,
  embeddings: { ...real, embed: (texts) => (isFilling ? light : real).embed(texts) },
  // Shops on loopback need little politeness.
  crawl: { pauseMs: 20 },
});
const { parts } = running;

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

process.on("message", (question: LoadQuestion) => void answer(question));
tell({ ready: running.address });

function tell(answered: LoadAnswer): void {
  process.send!(answered);
}

async function answer(question: LoadQuestion): Promise<void> {
  if (question === "stop") {
    await running.stop();
    process.exit(0);
  }
  if (question === "watch") tell({ watched: watch() });
  else if ("fill" in question) {
    isFilling = true;
    await fillCatalogue(parts, question.fill);
    isFilling = false;
    tell({});
  } else tell({ brand: await addBrand(question.brandAt) });
}

function watch(): Watched {
  collectGarbage();
  return {
    heapMb: process.memoryUsage().heapUsed / 1e6,
    resources: process.getActiveResourcesInfo().length,
    connections: parts.database.pool.totalCount,
  };
}

async function addBrand(website: string): Promise<TestBrand> {
  const brand = await makeBrand(parts, "Load");
  await parts.database.sql
    .updateTable("brands")
    .set({ website })
    .where("id", "=", brand.id)
    .execute();
  return brand;
}
