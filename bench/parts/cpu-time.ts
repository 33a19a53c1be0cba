// Processor time, which other work on the machine does not change as much as it does waits. Of children where the
// system has /proc; elsewhere their part is missing.
import { readdirSync, readFileSync } from "node:fs";

const TICK_MS = 10;

export function ownCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

type Running = { pid: number; parent: number; cpuMs: number };

function running(pid: string): Running | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
    return {
      pid: Number(pid),
      parent: Number(fields[1]),
      cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
    };
  } catch {
    return undefined;
  }
}

function allRunning(): Running[] {
  try {
    const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
    return pids.flatMap((pid) => running(pid) ?? []);
  } catch {
    return [];
  }
}

/** Of a process and everything below it that still runs. */
export function cpuMsOfTree(pid: number, among = allRunning()): number {
  const own = among.find((one) => one.pid === pid)?.cpuMs ?? 0;
  const children = among.filter(({ parent }) => parent === pid);
  return own + children.reduce((sum, child) => sum + cpuMsOfTree(child.pid, among), 0);
}

/** The embedded database is a child. */
export function childrenCpuMs(): number {
  const among = allRunning();
  return among
    .filter(({ parent }) => parent === process.pid)
    .reduce((sum, { pid }) => sum + cpuMsOfTree(pid, among), 0);
}
