// What the database and its queues say of themselves, for those who watch the process.
import { Gauge, Registry } from "prom-client";
import type { Config } from "../config.ts";
import { pendingMigrations } from "../database/pending-migrations.ts";
import type { Database } from "../database/open.ts";
import { queueDepths } from "../database/queue-depth.ts";
import { refreshAges } from "../features/crawl/refresh/queries/ages.ts";
import type { Readiness } from "../http/readiness.ts";
import { hasRoom } from "../observability/storage.ts";
import type { Observed } from "../http/probes.ts";

type ObservabilityParts = {
  config: Pick<Config, "metricsToken" | "dataDir">;
  database: Database;
  readiness: Pick<Readiness, "isDraining">;
};

/** Several watchers, or an impatient one, ask the database no more often than this. */
const ASK_EVERY_MS = 3000;

export function buildObservability({ config, database, readiness }: ObservabilityParts): Observed {
  const within = withinMs(database.answerMs);
  const registry = databaseGauges(database, within);
  return {
    metricsToken: config.metricsToken,
    isDraining: () => readiness.isDraining(),
    databaseTrouble: async () => {
      const trouble = database.trouble();
      if (trouble === "storage_full") return trouble;
      if (trouble !== null || !(await database.isReachable())) return "database";
      const pending = await within(pendingMigrations(database.pool));
      if (pending === undefined) return "database";
      return pending.length > 0 ? "migrations" : null;
    },
    // Whoever only looks is served as ever, so it is no reason to send them elsewhere.
    warning: async () => ((await hasRoom(config.dataDir)) ? null : "storage_full"),
    gauges: () => registry.metrics(),
  };
}

function databaseGauges(database: Database, within: Within): Registry {
  const registry = new Registry();
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const reachable = gauge("ribby_database_reachable", "1 when the database answers.", []);
  const connections = gauge("ribby_database_connections", "Connections of the pool by state.", [
    "state",
  ]);
  const waiting = gauge("ribby_queue_waiting", "Jobs that could be taken now, by name.", ["job"]);
  const running = gauge("ribby_queue_running", "Jobs that some process works on.", ["job"]);
  const oldest = gauge("ribby_queue_oldest_seconds", "How long the first in line has waited.", [
    "job",
  ]);
  const brands = gauge("ribby_refresh_brands", "Brands by how their last refresh went.", [
    "status",
  ]);
  const ages = gauge(
    "ribby_refresh_oldest_seconds",
    "Age of the oldest reading among brands whose last refresh went so.",
    ["status"],
  );
  const askRefreshes = seldom(() => within(refreshAges(database.sql)));
  const askQueues = seldom(() => within(queueDepths(database.pool)));
  const { metrics } = registry;
  registry.metrics = async () => {
    const depths = await askQueues();
    reachable.set(depths ? 1 : 0);
    const { totalCount, idleCount, waitingCount } = database.pool;
    connections.set({ state: "in_use" }, totalCount - idleCount);
    connections.set({ state: "idle" }, idleCount);
    connections.set({ state: "awaited" }, waitingCount);
    // What was true before the database went away is not told as if it were true now.
    for (const each of [waiting, running, oldest]) each.reset();
    for (const { name: job, ...depth } of depths ?? []) {
      waiting.set({ job }, depth.waiting);
      running.set({ job }, depth.running);
      oldest.set({ job }, Math.max(0, depth.oldest_seconds));
    }
    for (const each of [brands, ages]) each.reset();
    for (const { status, ...age } of (depths && (await askRefreshes())) ?? []) {
      brands.set({ status }, age.brands);
      ages.set({ status }, Math.max(0, age.oldest_seconds ?? 0));
    }
    return metrics.call(registry);
  };
  return registry;
}

/** Undefined for an answer that fails or does not come. */
type Within = <Answer>(asking: Promise<Answer>) => Promise<Answer | undefined>;

const withinMs =
  (ms: number): Within =>
  (asking) =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve(undefined), ms);
      asking.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(timer));
    });

function seldom<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked = -ASK_EVERY_MS;
  let answer: Promise<Answer> | undefined;
  return () => {
    if (!answer || performance.now() - asked >= ASK_EVERY_MS) {
      asked = performance.now();
      answer = ask();
    }
    return answer;
  };
}
