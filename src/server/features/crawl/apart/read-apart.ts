// Reads a shop in a process apart: whatever its pages do to the reader, shoppers do not notice. A reader that
// goes silent or runs out of memory is ended, the page it had just got is left out as one failed page, and
// another reader goes on from where the crawl stands.
import { broughtDown } from "../problems.ts";
import type { Remembered, ReadShop, Shop, ReadingStep } from "../shops/shop.ts";
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
import { letGo, restReader, takeReader } from "./warm-readers.ts";

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

const READER_LIMITS: ReaderLimits = {
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
  /** It was full of what the crawls before had left: this page gets another chance with a new one. */
  readonly isPageInnocent: boolean;

  constructor(page: string | null, isPageInnocent: boolean) {
    super("The reader is down.");
    this.page = page;
    this.isPageInnocent = isPageInnocent;
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
    let mustBeNew = false;
    for (;;) {
      try {
        const wanted = { ...toRead(shop, at, avoid), reader, first };
        for await (const step of oneReader(parts, shop, wanted, mustBeNew)) {
          if ("cursor" in step) at.cursor = step.cursor;
          if ("plan" in step && step.plan) at.plan = step.plan;
          yield step;
        }
        return;
      } catch (error) {
        shop.visitor.signal.throwIfAborted();
        if (!(error instanceof ReaderDown)) throw error;
        mustBeNew = true;
        if (error.isPageInnocent) continue;
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
  mustBeNew: boolean,
): AsyncGenerator<ReadingStep> {
  const reader = openReader(parts, shop, mustBeNew);
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

function openReader<Setup>(parts: ReadApartParts<Setup>, shop: Shop, mustBeNew: boolean) {
  const { memoryMb, silentLooks, lookEveryMs } = { ...READER_LIMITS, ...parts.limits };
  const { file, environment } = parts;
  const reader = takeReader({ file, environment, memoryMb }, mustBeNew);
  const { child } = reader;
  const { signal } = shop.visitor;
  // Until its first word it is loading, which is nobody's page's fault.
  let silent = -Math.ceil(LOAD_MS / lookEveryMs);
  let page: string | null = null;
  let [isOver, isSilenced, isStopped, isClosed, isFree] = [false, false, false, false, false];
  let waiting: Deferred<ReadingStep | null> | undefined;
  let late: NodeJS.Timeout | undefined;
  const send = (message: ToReader<Setup>) => {
    if (child.connected) child.send(message, () => {});
  };
  const timer = setInterval(() => {
    if (++silent <= silentLooks) return;
    isSilenced = true;
    child.kill("SIGKILL");
  }, lookEveryMs);
  const stop = () => {
    if (!isStopped) send({ kind: "stop" });
    isStopped = true;
  };
  signal.addEventListener("abort", stop, { once: true });

  const hear = (message: FromReader) => {
    silent = 0;
    if (message.kind === "got") page = message.address;
    else if (message.kind === "ask") void answer(message);
    else if (message.kind === "step") waiting?.resolve(unpackStep(message.step));
    else if (message.kind === "end") waiting?.resolve(null);
    else if (message.kind === "failed") waiting?.reject(unpackFailure(message.failure));
    else if (message.kind === "free") {
      isFree = true;
      over();
      if (isClosed) rest();
    }
  };
  const over = () => {
    isOver = true;
    clearTimeout(late);
    waiting?.reject(signal.aborted ? (signal.reason as Error) : isDown());
  };
  const isDown = () => new ReaderDown(page, reader.crawls > 1 && !isSilenced);
  child.on("message", hear).once("error", over).once("exit", over);

  const rest = () => {
    child.off("message", hear).off("error", over).off("exit", over);
    restReader(reader);
  };

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
    next(found: number): Promise<ReadingStep | null> {
      if (isOver) return Promise.reject(isDown());
      waiting = deferred();
      send({ kind: "next", found });
      return waiting.promise;
    },
    close() {
      isClosed = true;
      clearInterval(timer);
      signal.removeEventListener("abort", stop);
      stop();
      letGo(reader);
      if (isFree) return rest();
      // It closes its browser first; one that does not is not waited for.
      if (!isOver) late = setTimeout(() => child.kill("SIGKILL"), STOP_WITHIN_MS).unref();
    },
  };
}
