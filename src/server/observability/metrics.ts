// What this process has done, counted for Prometheus. A label takes its values from a closed set (a route's
// pattern, a job's name, a word); an address or a name in it would grow without end.
import { Counter, Histogram, Registry, collectDefaultMetrics } from "prom-client";

export const counts = new Registry();
const registers = [counts];

/** From a cached picture to a page that waits for a shop. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const requests = new Counter({
  name: "ribby_http_requests_total",
  help: "Answered requests by method, route pattern and status.",
  labelNames: ["method", "route", "status"],
  registers,
});

export const requestSeconds = new Histogram({
  name: "ribby_http_request_seconds",
  help: "Time to answer by method and route pattern.",
  labelNames: ["method", "route"],
  buckets: BUCKETS,
  registers,
});

export const refusals = new Counter<"reason">({
  name: "ribby_requests_refused_total",
  help: "Requests refused because of a limit (rate_limit), because the process had too much to do (overload), because a body came too slowly (slow_body), or connections closed that only waited (connections).",
  labelNames: ["reason"],
  registers,
});

export const jobRuns = new Counter({
  name: "ribby_jobs_total",
  help: "Jobs run by this process: done, failed (tried again), or given back at the stop.",
  labelNames: ["job", "outcome"],
  registers,
});

export const jobSeconds = new Histogram({
  name: "ribby_job_seconds",
  help: "Time a job ran in this process.",
  labelNames: ["job"],
  buckets: [0.05, 0.25, 1, 5, 30, 120, 600, 3600],
  registers,
});

export const crawls = new Counter({
  name: "ribby_crawls_total",
  help: "Crawls that ended in this process: done, shop (the shop's fault) or failed (ours).",
  labelNames: ["crawler", "outcome"],
  registers,
});

export const modelFallbacks = new Counter({
  name: "ribby_model_fallbacks_total",
  help: "Answers of a hosted model that the local one gave instead: slow, failed, refused (not believed) or resting.",
  labelNames: ["model", "why"],
  registers,
});

export const cacheFailures = new Counter({
  name: "ribby_cache_failures_total",
  help: "Cached pictures that could not be read or kept; they were made anew.",
  labelNames: ["action"],
  registers,
});

export const events = new Counter({
  name: "ribby_events_total",
  help: "Shoppers' events that were written, by type.",
  labelNames: ["type"],
  registers,
});

/** Zero is a number: what has never happened is there as well. */
for (const reason of ["rate_limit", "overload", "slow_body", "connections"])
  refusals.inc({ reason }, 0);

let areDefaultsCounted = false;

/** Event loop, memory, handles: of the process, so only once however many servers are in it. */
export function countProcess(): void {
  if (areDefaultsCounted) return;
  areDefaultsCounted = true;
  collectDefaultMetrics({ register: counts, eventLoopMonitoringPrecision: 50 });
}
