// Starts the embedded database as a child process and says where to connect.
import { fork, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DamagedFiles, type HostMessage } from "./protocol.ts";

export type Ended = { isAsked: boolean; code: number | null };

export type EmbeddedDatabase = {
  socketFolder: string;
  /** Resolves when the child is gone. */
  ended: Promise<Ended>;
  stop(): Promise<void>;
};

/** Nothing is lost by ending it from outside then: what was acknowledged is on disk. */
const STOP_WITHIN_MS = 10_000;

/** Short path: a unix socket's name may not be longer than about 100 characters. */
export const makeSocketFolder = (): string => mkdtempSync(join(tmpdir(), "ribby-"));

export async function startEmbedded(
  folder: string,
  socketFolder = makeSocketFolder(),
): Promise<EmbeddedDatabase> {
  const child = fork(join(import.meta.dirname, "host.ts"), [folder, socketFolder], {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  let isAsked = false;
  const ended = new Promise<Ended>((resolve) =>
    child.once("exit", (code) => resolve({ isAsked, code })),
  );
  await readiness(child);
  return {
    socketFolder,
    ended,
    async stop() {
      isAsked = true;
      if (child.connected) child.send("stop");
      const late = setTimeout(() => child.kill("SIGKILL"), STOP_WITHIN_MS);
      await ended;
      clearTimeout(late);
    },
  };
}

function readiness(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    // Under `node --watch` the child also reports the files it loads; only our own words count.
    child.on("message", (message: HostMessage | object) => {
      if ("ready" in message) resolve();
      else if ("failed" in message) {
        reject(message.isDamaged ? new DamagedFiles(message.failed) : new Error(message.failed));
      }
    });
    child.once("exit", (code) =>
      reject(
        new DamagedFiles(`The embedded database ended with code ${code} before it was ready.`),
      ),
    );
  });
}
