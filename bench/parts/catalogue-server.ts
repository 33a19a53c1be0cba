// The server of bench:catalogue, in a process of its own. The catalogue around the measured brand is
// filled with hashed words, the measured brand's own products go through the real sentence model.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { readConfig } from "../../src/server/config.ts";
import { start } from "../../src/server/main.ts";
import { localEmbeddings } from "../../src/server/providers/embeddings/local.ts";
import { newId } from "../../src/server/ids.ts";
import { hashedEmbeddings } from "../../tests/support/hashed-embeddings.ts";
import { bareSite } from "../../tests/support/bare-site.ts";
import { fillCatalogue } from "./fill-catalogue.ts";
import { fillEvents } from "./fill-events.ts";

export type CatalogueQuestion =
  | { fill: number }
  | { events: number }
  | "brand"
  | "remove-brand"
  | "reset"
  | "delay"
  | "stop";

export type CatalogueAnswer = {
  brand?: { id: string; token: string };
  brands?: { id: string; token: string; events: number }[];
  longestMs: number;
};

const real = localEmbeddings();
const light = hashedEmbeddings();
let isFilling = false;
const running = await start(readConfig(process.env), {
  rateLimits: false,
  say: () => {},
  makeSite: async () => bareSite,
  embeddings: { ...real, embed: (texts) => (isFilling ? light : real).embed(texts) },
});
const { parts } = running;
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
let measured: string | undefined;

process.on("message", (question: CatalogueQuestion) => void answer(question));
process.send!({ address: running.address });

async function answer(question: CatalogueQuestion): Promise<void> {
  if (question === "stop") {
    await running.stop();
    process.exit(0);
  }
  const more = await act(question);
  process.send!({ ...more, longestMs: Math.round(delay.max / 1e5) / 10 });
}

async function act(question: CatalogueQuestion): Promise<Partial<CatalogueAnswer>> {
  if (question === "reset") delay.reset();
  else if (question === "brand") return { brand: await addBrand() };
  else if (question === "remove-brand") {
    await parts.database.sql.deleteFrom("brands").where("id", "=", measured!).execute();
  } else if (typeof question === "object" && "fill" in question) {
    isFilling = true;
    await fillCatalogue(parts, question.fill);
    isFilling = false;
  } else if (typeof question === "object") {
    const brands = await fillEvents(parts.database.pool, question.events);
    return { brands: await Promise.all(brands.map(withToken)) };
  }
  return {};
}

async function addBrand() {
  measured = newId("b");
  const word = measured.slice(2);
  await parts.brands.add({
    id: measured,
    name: `Measured ${word}`,
    username: word,
    email: `${word}@bench.example`,
    website: "https://shop.example",
    mobile_number: null,
    password_hash: "",
    email_verified: true,
  });
  return withToken({ id: measured });
}

async function withToken<B extends { id: string }>(brand: B): Promise<B & { token: string }> {
  const account = await parts.brands.findAccount(brand.id);
  return { ...brand, token: await parts.sessions.issue(account!) };
}
