// A few processes apart, each with one task at a time. Processes and not threads: a thread that meets its
// memory limit in the middle of native code takes the whole process with it.
import { elementAt } from "../../contract/get-or-throw.ts";
import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { deserialize } from "node:v8";
import { unpackProblem } from "../problems.ts";
import type { FromChild, ToChild } from "./protocol.ts";
import { TooHeavy } from "./too-heavy.ts";

export type Task = ToChild & { ms: number; isNative: boolean };
type Waiting = Task & { resolve: (answer: unknown) => void; reject: (error: Error) => void };
type Apart = {
  child: ChildProcess;
  task: Waiting | null;
  isNative: boolean;
  isLate: boolean;
  done: number;
};

/** More would only fight for the same cores. Pictures are few and heavy: one at a time, beside the pages. */
const PROCESSES = 2;
const NATIVE_PROCESSES = 1;
const MEMORY_MB = 256;
/** Loading the function's file on a busy machine. */
const LOAD_MS = 60_000;
/** Nothing is kept from one shop's pages for long, and an idle process is given back. */
const TASKS_EACH = 2000;
const IDLE_MS = 60_000;

const queue: Waiting[] = [];
const processes = new Set<Apart>();

export function runApart(task: Task): Promise<unknown> {
  return new Promise((resolve, reject) => {
    queue.push({ ...task, resolve, reject });
    handOut();
  });
}

function handOut(): void {
  for (const isNative of [false, true])
    for (;;) {
      const at = queue.findIndex((task) => task.isNative === isNative);
      const next = at < 0 ? undefined : freeProcess(isNative);
      if (!next) break;
      give(next, elementAt(queue.splice(at, 1), 0));
    }
}

function freeProcess(isNative: boolean): Apart | undefined {
  const same = [...processes].filter((one) => one.isNative === isNative);
  const free = same.find(({ task }) => task === null);
  const most = isNative ? NATIVE_PROCESSES : PROCESSES;
  return free ?? (same.length < most ? startProcess(isNative) : undefined);
}

function startProcess(isNative: boolean): Apart {
  const child = fork(join(import.meta.dirname, "child.ts"), [], {
    // It reads what strangers wrote: no secrets around it, nothing to write, nothing to start.
    env: {},
    execArgv: [
      "--disable-warning=ExperimentalWarning",
      "--permission",
      "--allow-fs-read=*",
      ...(isNative ? ["--allow-addons"] : []),
      `--max-old-space-size=${MEMORY_MB}`,
    ],
    serialization: "advanced",
    // Where it ends for want of memory, it prints pages about it.
    stdio: ["ignore", "inherit", "ignore", "ipc"],
  });
  const apart: Apart = { child, task: null, isNative, isLate: false, done: 0 };
  processes.add(apart);
  child.on("message", (message: FromChild) => hear(apart, message));
  child.on("error", () => end(apart));
  child.on("exit", () => end(apart));
  return apart;
}

const timers = new WeakMap<Apart, NodeJS.Timeout>();

function within(apart: Apart, ms: number, then: () => void): void {
  clearTimeout(timers.get(apart));
  timers.set(apart, setTimeout(then, ms).unref());
}

function kill(apart: Apart): void {
  processes.delete(apart);
  apart.child.kill("SIGKILL");
}

const giveUp = (apart: Apart) => {
  apart.isLate = true;
  kill(apart);
};

function give(apart: Apart, task: Waiting): void {
  apart.task = task;
  const { file, name, given } = task;
  apart.child.ref();
  apart.child.channel?.ref();
  within(apart, LOAD_MS, () => giveUp(apart));
  apart.child.send({ file, name, given } satisfies ToChild, (error) => error && kill(apart));
}

function hear(apart: Apart, message: FromChild): void {
  const { task } = apart;
  if (!task) return;
  if (message.kind === "begun") return within(apart, task.ms, () => giveUp(apart));
  apart.task = null;
  apart.done++;
  settle(task, message);
  rest(apart);
  handOut();
}

/** An idle process must not keep this one alive. */
function rest(apart: Apart): void {
  apart.child.unref();
  apart.child.channel?.unref();
  if (apart.done >= TASKS_EACH) kill(apart);
  else within(apart, IDLE_MS, () => kill(apart));
}

function settle(task: Waiting, message: Exclude<FromChild, { kind: "begun" }>): void {
  if (message.kind === "done") return task.resolve(deserialize(message.answer));
  if (message.kind === "too-heavy") return task.reject(new TooHeavy(message.excess));
  if (message.kind === "failed") return task.reject(new Error(message.error));
  task.reject(unpackProblem(message.problem));
}

/** Gone in the middle of a task: ended by us for being late, or by its own memory limit. */
function end(apart: Apart): void {
  clearTimeout(timers.get(apart));
  processes.delete(apart);
  const { task } = apart;
  apart.task = null;
  // What the tasks before it left behind may have been too much: alone it gets a chance of its own.
  if (task && !apart.isLate && apart.done > 0) queue.unshift(task);
  else task?.reject(new TooHeavy(apart.isLate ? "time" : "memory"));
  handOut();
}
