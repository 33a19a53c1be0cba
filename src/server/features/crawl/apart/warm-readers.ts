// Processes that read shops, kept for the next crawl. Loading a reader's modules costs most of a second of
// processor time, which for a small shop is more than reading it. One that has just closed its shop is free;
// it rests for a short while, is used so many times and no more, and ends with the process that started it.
import { fork, type ChildProcess } from "node:child_process";

export type ReaderKind = {
  /** The reader's own file. */
  file: string;
  /** What programs need to run here, and no secret. */
  environment: Record<string, string>;
  memoryMb: number;
};

export type ReaderProcess = {
  child: ChildProcess;
  key: string;
  /** Crawls it was used for, this one included. */
  crawls: number;
};

/** What a crawl leaves behind is not carried on for ever. */
const CRAWLS_EACH = 25;
const RESTING_MOST = 3;
const REST_MS = 60_000;

/** With what ends the rest. */
const resting = new Map<ReaderProcess, () => void>();

/** One that rests, where there is one and it need not be new; else a new one. */
export function takeReader(kind: ReaderKind, mustBeNew: boolean): ReaderProcess {
  const key = JSON.stringify(kind);
  const rested = mustBeNew ? undefined : [...resting.keys()].find((one) => one.key === key);
  if (!rested) return { child: startReader(kind), key, crawls: 1 };
  wake(rested);
  rested.crawls += 1;
  rested.child.ref();
  rested.child.channel?.ref();
  return rested;
}

/** It has closed its shop and waits for another. */
export function restReader(reader: ReaderProcess): void {
  const { child, crawls } = reader;
  // Whatever befalls it while it rests is nobody's matter.
  child.on("error", ignore);
  if (crawls >= CRAWLS_EACH || resting.size >= RESTING_MOST) return endReader(reader);
  const forget = () => wake(reader);
  const timer = setTimeout(() => endReader(reader), REST_MS).unref();
  child.once("exit", forget);
  resting.set(reader, () => {
    clearTimeout(timer);
    child.off("exit", forget).off("error", ignore);
  });
  // It is gone already, and nobody will say so again.
  if (!child.connected) wake(reader);
}

/** It must not keep this process alive. */
export function letGo({ child }: ReaderProcess): void {
  child.unref();
  child.channel?.unref();
}

function wake(reader: ReaderProcess): void {
  resting.get(reader)?.();
  resting.delete(reader);
}

/** Without its channel it ends by itself. */
function endReader(reader: ReaderProcess): void {
  wake(reader);
  reader.child.on("error", ignore);
  if (reader.child.connected) reader.child.disconnect();
}

const ignore = (): void => {};

/**
 * What a page leaves behind is dead as soon as the next one is read: a small nursery is emptied more often, at
 * hardly any cost, and each reader takes a quarter less memory.
 */
export const READER_FLAGS = ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=4"];

const startReader = ({ file, environment, memoryMb }: ReaderKind): ChildProcess =>
  fork(file, [], {
    // It reads what strangers wrote: no secrets around it.
    env: environment,
    execArgv: [...READER_FLAGS, `--max-old-space-size=${memoryMb}`],
    serialization: "advanced",
    // Where it ends for want of memory, it prints pages about it.
    stdio: ["ignore", "inherit", "ignore", "ipc"],
  });
