// Processes under watch: started, asked, weighed, stopped.
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export function startProcess(
  file: string,
  { args = [], env = {} }: { args?: string[]; env?: Record<string, string> } = {},
): ChildProcess {
  const child = fork(join(import.meta.dirname, file), args, {
    env: { ...process.env, ...env },
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  child.on("error", (error) => console.error(error));
  return child;
}

/** A server under measurement, on any free port and with nothing in it; it says its address when it is ready. */
export async function startBenchServer(
  file: string,
  env: Record<string, string>,
): Promise<{ child: ChildProcess; address: string }> {
  const child = startProcess(file, {
    env: { PORT: "0", DEMO: "off", LOG_LEVEL: "error", ...env },
  });
  return { child, ...(await hear<{ address: string }>(child)) };
}

/** The next thing a process says; it must not end first. */
export async function hear<Answer>(child: ChildProcess): Promise<Answer> {
  const heard = new AbortController();
  const { signal } = heard;
  try {
    const [answer] = (await Promise.race([
      once(child, "message", { signal }),
      once(child, "exit", { signal }).then(([code]) => {
        throw new Error(`${child.spawnargs.join(" ")} ended with code ${code}.`);
      }),
    ])) as [Answer];
    return answer;
  } finally {
    heard.abort();
  }
}

export async function put<Answer>(child: ChildProcess, question: unknown): Promise<Answer> {
  const answer = hear<Answer>(child);
  child.send(question as object);
  return answer;
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode) return;
  const ended = once(child, "exit");
  child.send("stop");
  await ended;
}

export type Weight = { rssMb: number; files: number; threads: number };

/** What a process takes of the machine, as the kernel counts it. Linux alone has these files. */
export function weigh(pid: number): Weight {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const count = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1]);
  return {
    rssMb: Math.round(count("VmRSS") / 102.4) / 10,
    files: readdirSync(`/proc/${pid}/fd`).length,
    threads: count("Threads"),
  };
}

/** Processes that a process started, such as the one that holds the embedded database. */
export function childrenOf(pid: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, "utf8");
        return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]) === pid;
      } catch {
        return false;
      }
    })
    .map(Number);
}
