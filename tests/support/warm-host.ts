// Holds the embedded databases of one test worker's servers, one PostgreSQL for each. Starting PostgreSQL in a
// process that has done it before costs a third, and its code is as quick as it will be from the first query.
// What is on disk after a crash is not for this process: tests that kill start the product's own.
import { openHosted, type Hosted } from "../../src/server/database/embedded/hosted.ts";

export type Asked =
  | { id: number; open: string; socketFolder: string }
  | { id: number; close: true };
export type Answered = { id: number; failed?: string };

const open = new Map<number, Hosted>();

function endAtOnce(): void {
  console.error("A test's database cannot be written any more. Is the disk full?");
  process.exit(1);
}

async function answer(asked: Asked): Promise<Answered> {
  const { id } = asked;
  try {
    if ("close" in asked) {
      await open.get(id)?.close();
      open.delete(id);
      return { id };
    }
    const hosted = await openHosted(asked.open, asked.socketFolder, endAtOnce, {
      isDurable: false,
    });
    open.set(id, hosted);
    return { id };
  } catch (error) {
    return { id, failed: (error as Error).message };
  }
}

process.on("message", (asked: Asked) => {
  void answer(asked).then((answered) => process.send?.(answered, undefined, {}, () => {}));
});
process.on("disconnect", async () => {
  await Promise.allSettled([...open.values()].map((hosted) => hosted.close()));
  process.exit(0);
});
// Ctrl-C reaches the whole process group; the tests decide when their databases close.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
