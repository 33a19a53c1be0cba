// The server under measurement, in a process of its own: fills its database on request and tells how
// long its event loop was ever held up.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { readConfig } from "../../src/server/config.ts";
import { start } from "../../src/server/main.ts";
import { hashedEmbeddings } from "../../tests/support/hashed-embeddings.ts";
import { childrenCpuMs, ownCpuMs } from "./cpu-time.ts";
import { fillCatalogue } from "./fill-catalogue.ts";

export type BenchQuestion = { fill: number } | "reset" | "delay" | "memory" | "window" | "stop";

const bareSite = {
  document: async () =>
    `<!doctype html><html lang="en"><head><!--head--></head><body><!--first-data--></body></html>`,
  attach: async () => {},
};
const running = await start(readConfig(process.env), {
  rateLimits: false,
  say: () => {},
  makeSite: async () => bareSite,
  embeddings: hashedEmbeddings(),
});
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

process.on("message", (question: BenchQuestion) => void answer(question));
process.send!({ address: running.address });

async function answer(question: BenchQuestion): Promise<void> {
  if (question === "stop") {
    await running.stop();
    process.exit(0);
  }
  if (question === "reset") delay.reset();
  else if (question === "window") await running.parts.loadWindow();
  else if (typeof question === "object") await fillCatalogue(running.parts, question.fill);
  process.send!({
    longestMs: Math.round(delay.max / 1e5) / 10,
    cpuMs: ownCpuMs() + childrenCpuMs(),
    rssMb: Math.round(process.memoryUsage.rss() / 1e6),
  });
}
