// A fitting thread that does what the first garment's title says; for tests of the room around it.
import { parentPort } from "node:worker_threads";
import type { FromThread, ToThread } from "../../src/server/features/fit/fitting-thread.ts";

const port = parentPort!;
const say = (message: FromThread) => port.postMessage(message);

port.on("message", (message: ToThread) => {
  if (message.kind !== "work" || message.work.kind !== "dress") return;
  const { title } = message.work.outfit.garments[0];
  if (title === "hang") return;
  if (title === "crash") throw new Error("This thread was told to crash.");
  if (title === "uncut") return say({ kind: "failed", error: "no", unusable: "Grey coat" });
  if (title === "fail") return say({ kind: "failed", error: "no" });
  setTimeout(() => say({ kind: "done", picture: Buffer.from(title) }), 20);
});
