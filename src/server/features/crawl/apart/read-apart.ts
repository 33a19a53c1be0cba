// Reads a shop in a process apart: whatever its pages do to the reader, shoppers do not notice. A reader that
// goes silent or runs out of memory is ended, the page it had just got is left out as one failed page, and
// another reader goes on from where the crawl stands.
import { fork, type ChildProcess } from "node:child_process";
import { broughtDown } from "../problems.ts";
import type { Remembered, ReadShop, Shop, Step } from "../shops/shop.ts";
import type { Pace } from "../visit/pace.ts";
import {
  deferred,
  packFailure,
  unpackFailure,
  unpackStep,
  type Asked,
  type Deferred,
  type FromReader,
  type ReaderName,
  type ShopToRead,
  type ToReader,
} from "./protocol.ts";

export type ReadApartParts<Setup> = {
  /** The reader's own file. */
  file: string;
  /** What it builds its tools from. */
  setup: () => Setup;
  /** What programs need to run here, and no secret. */
  environment: Record<string, string>;
  pace: Pace;
  report: (reason: string) => void;
  limits?: Partial<ReaderLimits>;
};

export type ReaderLimits = {
  memoryMb: number;
  /** Without a sign of life for so many looks it is ended. Looks and not seconds: a machine may sleep. */
  silentLooks: number;
  lookEveryMs: number;
  /** Pages of one crawl that may bring a reader down. */
  failures: number;
};

export const READER_LIMITS: ReaderLimits = {
  memoryMb: 512,
  silentLooks: 20,
  lookEveryMs: 1000,
  failures: 10,
};

const STOP_WITHIN_MS = 5000;
const LOAD_MS = 60_000;

/** Ended by itself or by us; `page` is what it had got last. */
class ReaderDown extends Error {
  readonly page: string | null;

  constructor(page: string | null) {
    super("The reader is down.");
    this.page = page;
  }
}

export function readApart<Setup>(
  reader: ReaderName,
  parts: ReadApartParts<Setup>,
  first: string | null = null,
): ReadShop {
  return async function* (shop) {
    const avoid: string[] = [];
    const at = { plan: shop.plan, cursor: shop.cursor };
    for (;;) {
      try {
        for await (const step of oneReader(parts, shop, {
          ...toRead(shop, at, avoid),
          reader,
          first,
        })) {
          if ("cursor" in step) at.cursor = step.cursor;
          if ("plan" in step && step.plan) at.plan = step.plan;
          yield step;
        }
        return;
      } catch (error) {
        shop.visitor.signal.throwIfAborted();
        if (!(error instanceof ReaderDown)) throw error;
        const { failures } = { ...READER_LIMITS, ...parts.limits };
        if (error.page === null || avoid.includes(error.page) || avoid.length >= failures) {
          throw broughtDown();
        }
        avoid.push(error.page);
      }
    }
  };
}

const toRead = (
  { base, start, productUrl, visitor }: Shop,
  { plan, cursor }: { plan: unknown; cursor: unknown },
  avoid: string[],
): Omit<ShopToRead, "reader" | "first"> => ({
  base: base.href,
  start: start?.href ?? null,
  productUrl: productUrl?.href ?? null,
  site: visitor.site?.href ?? null,
  plan,
  cursor,
  settings: visitor.settings,
  avoid,
});

async function* oneReader<Setup>(
  parts: ReadApartParts<Setup>,
  shop: Shop,
  wanted: ShopToRead,
): AsyncGenerator<Step> {
  const reader = openReader(parts, shop);
  try {
    reader.send({ kind: "read", shop: wanted, setup: parts.setup() });
    for (;;) {
      const step = await reader.next(shop.found());
      if (!step) return;
      yield step;
    }
  } finally {
    reader.close();
  }
}

function openReader<Setup>(parts: ReadApartParts<Setup>, shop: Shop) {
  const { memoryMb, silentLooks, lookEveryMs } = { ...READER_LIMITS, ...parts.limits };
  const child: ChildProcess = fork(parts.file, [], {
    // It reads what strangers wrote: no secrets around it.
    env: parts.environment,
    execArgv: ["--disable-warning=ExperimentalWarning", `--max-old-space-size=${memoryMb}`],
    serialization: "advanced",
    // Where it ends for want of memory, it prints pages about it.
    stdio: ["ignore", "inherit", "ignore", "ipc"],
  });
  const { signal } = shop.visitor;
  // Until its first word it is loading, which is nobody's page's fault.
  let silent = -Math.ceil(LOAD_MS / lookEveryMs);
  let [page, isOver] = [null as string | null, false];
  let waiting: Deferred<Step | null> | undefined;
  const send = (message: ToReader<Setup>) => {
    if (child.connected) child.send(message, () => {});
  };
  const timer = setInterval(() => ++silent > silentLooks && child.kill("SIGKILL"), lookEveryMs);
  const stop = () => send({ kind: "stop" });
  signal.addEventListener("abort", stop, { once: true });

  child.on("message", (message: FromReader) => {
    silent = 0;
    if (message.kind === "got") page = message.address;
    else if (message.kind === "ask") void answer(message);
    else if (message.kind === "step") waiting?.resolve(unpackStep(message.step));
    else if (message.kind === "end") waiting?.resolve(null);
    else if (message.kind === "failed") waiting?.reject(unpackFailure(message.failure));
  });
  const down = () => {
    isOver = true;
    waiting?.reject(signal.aborted ? (signal.reason as Error) : new ReaderDown(page));
  };
  child.once("error", down).once("exit", down);

  async function answer({ id, name, given }: FromReader & { kind: "ask" }): Promise<void> {
    try {
      const value = await answers[name](...(given as never[]));
      send({ kind: "told", id, value });
    } catch (error) {
      send({ kind: "told", id, failure: packFailure(error) });
    }
  }
  const answers: { [Name in keyof Asked]: (...given: Asked[Name]) => Promise<unknown> } = {
    remembered: (address): Promise<Remembered | null> => shop.remembered(address),
    missing: (addresses) => shop.missing(addresses),
    turn: (host, pauseMs) => parts.pace.turn(host, pauseMs, signal),
    rest: (host, ms) => parts.pace.rest(host, ms),
    wait: async () => shop.visitor.onWait?.(),
    report: async (reason) => parts.report(reason),
  };

  return {
    send,
    next(found: number): Promise<Step | null> {
      if (isOver) return Promise.reject(new ReaderDown(page));
      waiting = deferred();
      send({ kind: "next", found });
      return waiting.promise;
    },
    close() {
      clearInterval(timer);
      signal.removeEventListener("abort", stop);
      stop();
      // It closes its browser first; one that does not is not waited for.
      const late = setTimeout(() => child.kill("SIGKILL"), STOP_WITHIN_MS).unref();
      child.once("exit", () => clearTimeout(late));
      child.unref();
      child.channel?.unref();
    },
  };
}
