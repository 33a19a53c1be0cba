// Looking at pictures happens in one thread of its own, one picture at a time: a model's run holds up
// the thread it is called from for up to a second.
import { Worker } from "node:worker_threads";
import { Problem } from "../../problems.ts";
import type { Answer, Request, Work, Worked } from "./worker.ts";

/** The one being looked at and those behind it. Who comes later is told so instead of waiting long. */
export const PICTURES_AT_ONCE = 6;

/** Its models take some 100 MB: a thread that nobody has asked for so long is closed, and them with it. */
const IDLE_MS = 60_000;

type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void };

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let asked = 0;
let idle: NodeJS.Timeout | undefined;

const busy = () => new Problem(503, "vision_busy", "visionBusy");

function fail(error: Error): void {
  worker = null;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}

function start(): Worker {
  // Swept often, so that pictures do not stay long after they were looked at.
  const resourceLimits = { maxYoungGenerationSizeMb: 8 };
  const started = new Worker(new URL("worker.ts", import.meta.url), { resourceLimits });
  started.on("message", (answer: Answer) => {
    const asker = waiting.get(answer.id);
    waiting.delete(answer.id);
    // An idle thread must not keep the process alive.
    if (waiting.size === 0) rest(started);
    if ("error" in answer) asker?.reject(new Error(answer.error));
    else asker?.resolve(answer.result as never);
  });
  started.on("error", fail);
  started.on("exit", () => started === worker && fail(new Error("The thread that sees stopped.")));
  return started;
}

function rest(thread: Worker): void {
  thread.unref();
  idle = setTimeout(() => {
    if (worker !== thread || waiting.size > 0) return;
    worker = null;
    thread.postMessage("close" satisfies Request);
  }, IDLE_MS).unref();
}

/** The thread and its models start with the first picture: who never shows one never pays for them. */
export async function askThread<Kind extends keyof Worked>(
  work: Extract<Work, { kind: Kind }>,
): Promise<Worked[Kind]> {
  if (waiting.size >= PICTURES_AT_ONCE) throw busy();
  return new Promise((resolve, reject) => {
    clearTimeout(idle);
    worker ??= start();
    worker.ref();
    const id = ++asked;
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, work });
  });
}
