// A peer's server in a process of its own, waited for until it says where it answers.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";

export type Serving = { child: ChildProcess; stop(): Promise<void> };

const KILLED_AFTER_MS = 5000;

/** Runs until `isReady` finds what it looks for in what the server prints. */
export async function serve(
  [command, ...args]: string[],
  options: { cwd: string; env: Record<string, string>; isReady: RegExp; withinMs: number },
): Promise<Serving> {
  const { cwd, env, isReady, withinMs } = options;
  const child = spawn(command!, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    const impatient = setTimeout(() => child.kill("SIGKILL"), KILLED_AFTER_MS);
    await ended;
    clearTimeout(impatient);
  };
  let said = "";
  try {
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`Not ready after ${withinMs / 1000} s: ${said.slice(-600)}`)),
        withinMs,
      );
      const hear = (piece: Buffer) => {
        said = `${said}${piece.toString()}`.slice(-20_000);
        if (!isReady.test(said)) return;
        clearTimeout(late);
        resolve();
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", hear);
      child.once("exit", (code) => {
        clearTimeout(late);
        reject(new Error(`It ended with ${code}: ${said.trim().slice(-600)}`));
      });
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { child, stop };
}
