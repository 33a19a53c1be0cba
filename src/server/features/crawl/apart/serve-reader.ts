// The process apart: visits the shop, reads its pages, and hands over one step at a time.
import type { Guard } from "../../../net/guarded-fetch.ts";
import { normalise } from "../normalise/normalise.ts";
import { pageTooHeavy } from "../problems.ts";
import type { ReadShop, Remembered, Shop, ReadingStep } from "../shops/shop.ts";
import type { Pace } from "../visit/pace.ts";
import { createVisitor, type Visitor } from "../visit/visitor.ts";
import {
  deferred,
  packFailure,
  packStep,
  unpackFailure,
  type Asked,
  type Deferred,
  type FromReader,
  type ReaderName,
  type ShopToRead,
  type ToReader,
} from "./protocol.ts";

export type ReaderTools = {
  guard: Guard;
  readers: Record<ReaderName, (first: string | null) => ReadShop>;
};
type Ask = <Name extends keyof Asked>(name: Name, ...given: Asked[Name]) => Promise<unknown>;

const ALIVE_EVERY_MS = 250;
const LEAVE_WITHIN_MS = 5000;

type Session<Setup> = {
  next(found: number): Promise<void>;
  told(message: Extract<ToReader<Setup>, { kind: "told" }>): void;
  stop(): Promise<void>;
};

type Build<Setup> = (setup: Setup, report: (reason: string) => void) => Promise<ReaderTools>;
type Say = (message: FromReader) => void;

/** `build` makes the tools from what the serving process says; `report` carries words back to it. */
export function serveReader<Setup>(build: Build<Setup>): void {
  const say: Say = (message) => void (process.connected && process.send?.(message));
  // One shop at a time; what comes later than a shop's end is for nobody.
  let session: Session<Setup> | undefined;

  process.on("message", (message: ToReader<Setup>) => {
    if (message.kind === "read") {
      session = openSession(message, build, say, () => (session = undefined));
    } else if (message.kind === "next") void session?.next(message.found);
    else if (message.kind === "stop") void session?.stop();
    else session?.told(message);
  });
  process.on("disconnect", () => {
    if (!session) process.exit(0);
    void session.stop().then(() => process.exit(0));
    // Nobody is left who could answer what it still asks.
    setTimeout(() => process.exit(0), LEAVE_WITHIN_MS).unref();
  });
  // Ctrl-C reaches the whole process group; the parent decides.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
}

/** Over all shops: an answer to the one before is not taken for another. */
let questions = 0;

function openSession<Setup>(
  { shop, setup }: Extract<ToReader<Setup>, { kind: "read" }>,
  build: Build<Setup>,
  sayAloud: Say,
  onEnd: () => void,
): Session<Setup> {
  const stopping = new AbortController();
  const asked = new Map<number, Deferred<unknown>>();
  let [found, isOver] = [0, false];
  const say: Say = (message) => void (isOver || sayAloud(message));
  const alive = setInterval(() => say({ kind: "alive" }), ALIVE_EVERY_MS);

  /** Whatever it has open, a browser above all, is closed by its own end; then nothing of this shop is said any more. */
  async function close(): Promise<void> {
    stopping.abort();
    await (await steps.catch(() => undefined))?.return(undefined).catch(() => {});
    if (isOver) return;
    clearInterval(alive);
    say({ kind: "free" });
    isOver = true;
    onEnd();
  }

  const ask: Ask = (name, ...given) => {
    const answer = deferred<unknown>();
    asked.set(++questions, answer);
    say({ kind: "ask", id: questions, name, given });
    return answer.promise;
  };

  async function begin(): Promise<AsyncGenerator<ReadingStep>> {
    const tools = await build(setup, (reason) => void ask("report", reason));
    const got = (address: string) => say({ kind: "got", address });
    const opened = openShop(tools, shop, { ask, got, found: () => found, signal: stopping.signal });
    return tools.readers[shop.reader](shop.first)(opened);
  }
  const steps = begin();
  steps.catch(() => {});

  return {
    async next(foundSoFar) {
      found = foundSoFar;
      try {
        const { value, done } = await (await steps).next();
        if (!done) return say({ kind: "step", step: packStep(normalised(value, shop.base)) });
        say({ kind: "end" });
      } catch (error) {
        say({ kind: "failed", failure: packFailure(error) });
      }
      await close();
    },
    told({ id, value, failure }) {
      const answer = asked.get(id);
      asked.delete(id);
      if (failure) answer?.reject(unpackFailure(failure));
      else answer?.resolve(value);
    },
    stop: close,
  };
}

type Around = {
  ask: Ask;
  got: (address: string) => void;
  found: () => number;
  signal: AbortSignal;
};

function openShop({ guard }: ReaderTools, wanted: ShopToRead, around: Around): Shop {
  const { ask, signal } = around;
  const pace: Pace = {
    turn: async (host, pauseMs) => void (await ask("turn", host, pauseMs)),
    rest: async (host, ms) => void (await ask("rest", host, ms)),
  };
  const visitor = createVisitor({
    guard,
    pace,
    signal,
    settings: wanted.settings,
    site: wanted.site === null ? null : new URL(wanted.site),
    onWait: () => void ask("wait"),
  });
  return {
    visitor: carefully(visitor, new Set(wanted.avoid), around.got),
    base: new URL(wanted.base),
    ...(wanted.start !== null && { start: new URL(wanted.start) }),
    productUrl: wanted.productUrl === null ? null : new URL(wanted.productUrl),
    plan: wanted.plan,
    cursor: wanted.cursor,
    found: around.found,
    remembered: async (page) => (await ask("remembered", page)) as Remembered | null,
    missing: async (addresses) => (await ask("missing", addresses)) as string[],
  };
}

/** Says what it is about to read, and does not read again what brought another one down. */
const carefully = (
  visitor: Visitor,
  avoid: ReadonlySet<string>,
  got: (address: string) => void,
): Visitor => ({
  ...visitor,
  async get(address, visit) {
    if (avoid.has(address)) throw pageTooHeavy();
    const answer = await visitor.get(address, visit);
    got(address);
    return answer;
  },
});

/** Cleaning long texts is reading too: only what will be stored travels. */
function normalised(step: ReadingStep, base: string): ReadingStep {
  if (!("pages" in step)) return step;
  const { currency } = step;
  const pages = step.pages.map((page) => {
    if (!("validators" in page)) return page;
    const found = page.products.map((raw) => {
      const product = normalise(raw, { currency, baseUrl: base });
      return "refused" in product ? null : product;
    });
    return {
      ...page,
      found,
      products: page.products.map((raw) => ({ ...raw, description: null })),
    };
  });
  return { ...step, pages };
}
