/** Traces the bands it is handed, on a core of its own. */
import { parentPort, workerData } from "node:worker_threads";
import { traceRows, type Subject } from "./trace.ts";

const subject = workerData as Subject;

parentPort!.on("message", (rows: [number, number] | null) => {
  if (!rows) return parentPort!.close();
  parentPort!.postMessage({ rows, seen: traceRows(subject, ...rows) });
});
