// Keeps the embedded database running: when its process ends by itself it is started again at the same
// address, at once the first time and later with growing pauses. Until it is back, callers are told so.
import { setTimeout as wait } from "node:timers/promises";
import type { LogLine } from "../../observability/log-line.ts";
import { FILES_UNWRITABLE } from "./protocol.ts";
import { makeSocketFolder, startEmbedded, type Ended } from "./start.ts";

export type SupervisedDatabase = {
  socketFolder: string;
  /** What keeps it from answering; null while it runs. */
  trouble(): "restarting" | "storage_full" | null;
  stop(): Promise<void>;
};

export type SuperviseOptions = {
  tell: LogLine;
  /** Called whenever it has come up, before it counts as running. */
  onStart: (socketFolder: string) => Promise<void>;
  pauses?: Pauses;
  /** Where another process than a new one should hold it. */
  start?: typeof startEmbedded;
};

type Pauses = { firstMs: number; mostMs: number; steadyMs: number };

/** Having run for `steadyMs`, the next end counts as the first one again. */
const PAUSES: Pauses = { firstMs: 250, mostMs: 5000, steadyMs: 60_000 };

export async function superviseEmbedded(
  folder: string,
  { tell, onStart, pauses = PAUSES, start = startEmbedded }: SuperviseOptions,
): Promise<SupervisedDatabase> {
  const socketFolder = makeSocketFolder();
  const stopping = new AbortController();
  let trouble: ReturnType<SupervisedDatabase["trouble"]> = null;
  let ends = 0;

  const begin = async () => {
    const started = await start(folder, socketFolder);
    try {
      await onStart(socketFolder);
    } catch (error) {
      await started.stop();
      throw error;
    }
    return { ...started, since: performance.now() };
  };
  // The first start is the caller's: what keeps it from running is a sentence at the start.
  let running: Awaited<ReturnType<typeof begin>> | undefined = await begin();

  /** Until it runs or nobody wants it any more. */
  async function beginAgain(): Promise<void> {
    while (!running && !stopping.signal.aborted) {
      const pause = Math.min(pauses.mostMs, pauses.firstMs * 2 ** ends++);
      await wait(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      if (stopping.signal.aborted) return;
      running = await begin().catch((error: Error) => {
        tell("error", "The database could not be started again.", { reason: error.message });
        return undefined;
      });
    }
    trouble = null;
    tell("warn", "The database runs again.");
  }

  function hear({ isAsked, code }: Ended): void {
    if (isAsked) return;
    const ran = performance.now() - (running?.since ?? 0);
    running = undefined;
    if (ran >= pauses.steadyMs) ends = 0;
    trouble = code === FILES_UNWRITABLE ? "storage_full" : "restarting";
    tell("error", "The database ended by itself; it is started again.", {
      code: code ?? "killed",
    });
    restarting = beginAgain().then(() => void running?.ended.then(hear));
  }
  let restarting: Promise<void> = Promise.resolve();
  void running.ended.then(hear);

  return {
    socketFolder,
    trouble: () => trouble,
    async stop() {
      stopping.abort();
      await restarting;
      await running?.stop();
    },
  };
}
