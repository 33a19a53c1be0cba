// Opens embedded databases in a process that all files of this test worker share; see warm-host.ts.
import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import {
  makeSocketFolder,
  type EmbeddedDatabase,
  type Ended,
} from "../../src/server/database/embedded/start.ts";
import type { Answered, Asked } from "./warm-host.ts";

type Host = { child: ChildProcess; ended: Promise<number | null> };

let host: Host | undefined;
let lastId = 0;

function warmHost(): Host {
  if (host) return host;
  const child = fork(join(import.meta.dirname, "warm-host.ts"), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  child.setMaxListeners(0);
  const ended = new Promise<number | null>((resolve) => {
    child.once("exit", (code) => {
      host = undefined;
      resolve(code);
    });
  });
  // It ends when this process does, and does not keep it from ending.
  child.unref();
  child.channel?.unref();
  host = { child, ended };
  return host;
}

/** In words of the compiler: everything that is asked, without the number it is given here. */
type Question = { open: string; socketFolder: string } | { id: number; close: true };

function ask({ child, ended }: Host, question: Question): Promise<Answered> {
  const asked: Asked = "close" in question ? question : { id: ++lastId, ...question };
  return new Promise((resolve, reject) => {
    const settle = () => {
      child.off("message", hear);
      child.channel?.unref();
    };
    const hear = (answered: Answered) => {
      if (answered.id !== asked.id) return;
      settle();
      if (answered.failed) reject(new Error(answered.failed));
      else resolve(answered);
    };
    child.on("message", hear);
    child.channel?.ref();
    void ended.then(() => {
      settle();
      reject(new Error("The process that holds the tests' databases is gone."));
    });
    child.send(asked);
  });
}

export async function startWarm(
  folder: string,
  socketFolder = makeSocketFolder(),
): Promise<EmbeddedDatabase> {
  const held = warmHost();
  const { id } = await ask(held, { open: folder, socketFolder });
  let isAsked = false;
  return {
    socketFolder,
    ended: held.ended.then((code): Ended => ({ isAsked, code })),
    async stop() {
      isAsked = true;
      await ask(held, { id, close: true });
    },
  };
}
