// Starts the embedded database as a child process and says where to connect.
import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import type { HostMessage } from "./protocol.ts";

export type EmbeddedDatabase = {
  socketFolder: string;
  /** Resolves when the child is gone; with true when nobody asked it to go. */
  ended: Promise<boolean>;
  stop(): Promise<void>;
};

/** Nothing is lost by ending it from outside then: what was acknowledged is on disk. */
const STOP_WITHIN_MS = 10_000;

export async function startEmbedded(folder: string): Promise<EmbeddedDatabase> {
  const child = fork(join(import.meta.dirname, "host.ts"), [folder], {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  let asked = false;
  const ended = new Promise<boolean>((resolve) => child.once("exit", () => resolve(!asked)));
  const socketFolder = await readySocket(child);
  return {
    socketFolder,
    ended,
    async stop() {
      asked = true;
      if (child.connected) child.send("stop");
      const late = setTimeout(() => child.kill("SIGKILL"), STOP_WITHIN_MS);
      await ended;
      clearTimeout(late);
    },
  };
}

function readySocket(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    // Under `node --watch` the child also reports the files it loads; only our own words count.
    child.on("message", (message: HostMessage | object) => {
      if ("ready" in message) resolve(message.ready);
      else if ("failed" in message) reject(new Error(message.failed));
    });
    child.once("exit", (code) =>
      reject(new Error(`The embedded database ended with code ${code} before it was ready.`)),
    );
  });
}
