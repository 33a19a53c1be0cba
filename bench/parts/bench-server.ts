// The server under measurement, in a process of its own: fills its database on request and tells how
// long its event loop was ever held up.
import { readdirSync, readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { readConfig } from "../../src/server/config.ts";
import { start } from "../../src/server/main.ts";
import { hashedEmbeddings } from "../../tests/support/hashed-embeddings.ts";
import { fillCatalogue } from "./fill-catalogue.ts";

export type BenchQuestion = { fill: number } | "reset" | "delay" | "memory" | "stop";

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
  else if (typeof question === "object") await fillCatalogue(running.parts, question.fill);
  process.send!({
    longestMs: Math.round(delay.max / 1e5) / 10,
    cpuMs: ownCpuMs() + childrenCpuMs(),
    rssMb: Math.round(process.memoryUsage.rss() / 1e6),
  });
}

function ownCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const TICK_MS = 10;

/** The embedded database is a child; where the system has no /proc its part is missing. */
function childrenCpuMs(): number {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" "))
      .filter((fields) => fields[1] === String(process.pid))
      .reduce((sum, fields) => sum + (Number(fields[11]) + Number(fields[12])) * TICK_MS, 0);
  } catch {
    return 0;
  }
}
