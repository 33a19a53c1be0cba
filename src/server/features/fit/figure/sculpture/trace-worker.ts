/** Traces the bands it is handed, on a core of its own. */
import { parentPort, workerData } from "node:worker_threads";
import type { FitBody } from "../../../../../contract/fit.ts";
import { traceRows } from "./trace.ts";

const { body, samples } = workerData as { body: FitBody; samples: number };

parentPort!.on("message", (rows: [number, number] | null) => {
  if (!rows) return parentPort!.close();
  parentPort!.postMessage({ rows, seen: traceRows(body, samples, ...rows) });
});
