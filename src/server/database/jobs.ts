// Work that outlives a request: a durable queue in the database (pg-boss). A job taken by a process
// that dies is given out again when its heartbeat stops, so handlers must be safe to run twice.
import { CompiledQuery } from "kysely";
import type pg from "pg";
import { PgBoss } from "pg-boss";
import { watchJob } from "../observability/watch-job.ts";
import { withAdvisoryLock } from "./advisory-lock.ts";
import type { Sql } from "./sql.ts";

export const JOB_NAMES = [
  "maintenance",
  "backup",
  "check-backup",
  "mail",
  "notices",
  "sweep",
  "sweep-uploads",
  "reindex",
  "picture-colors",
  "photos",
  "crawl",
  "refresh-due",
  "match-watches",
  "watch-digests",
  "search-engines",
  "terms",
  "demand",
  "demand-letters",
  "payments",
  "reconcile",
  "sweep-orders",
] as const;
export type JobName = (typeof JOB_NAMES)[number];

export type Jobs = {
  /**
   * Declares what a job does. Only processes in a worker role take jobs. The signal says that the process
   * stops or that another one was given the job: work that throws then is done again from the beginning.
   */
  handle<Data extends object>(
    name: JobName,
    work: (data: Data, signal: AbortSignal) => Promise<void>,
    atOnce?: number,
  ): Promise<void>;
  /** Inside `tx` the job is sent if and only if it is committed; the job must have been declared before. */
  send(name: JobName, data?: object, tx?: Sql): Promise<void>;
  /** Runs a job by a cron expression, once over all processes. */
  repeat(name: JobName, cron: string): Promise<void>;
  stop(): Promise<void>;
};

const QUEUE = { retryLimit: 5, retryDelay: 2, retryBackoff: true, heartbeatSeconds: 20 };
/** They last as long as the shop is large, and go on where they were: every restart is one retry. */
const LONG_JOBS: ReadonlySet<JobName> = new Set(["crawl", "reindex", "picture-colors", "photos"]);
const LONG = { retryLimit: 30, retryDelay: 1, heartbeatSeconds: 10, expireInSeconds: 6 * 3600 };
const NOBODY = "00000000-0000-0000-0000-000000000000";
const POLL_SECONDS = 1;
const SUPERVISE_SECONDS = 10;

export async function startJobs(
  pool: pg.Pool,
  options: { takesJobs: boolean; onError: (error: Error) => void },
): Promise<Jobs> {
  const boss = new PgBoss({
    db: executorOn(pool),
    schema: "jobs",
    supervise: options.takesJobs,
    schedule: options.takesJobs,
    // How soon a dead process's jobs are given out again; a minute, the default, is long for a watched crawl.
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    // The embedded database has no autovacuum to be warned about; maintenance vacuums it.
    monitorVacuum: false,
  });
  boss.on("error", options.onError);
  // Two that make its tables in the same moment would trip over each other.
  await withAdvisoryLock(pool, "jobs", () => boss.start());
  const stopping = new AbortController();
  const made = new Set<JobName>();
  const ensureQueue = async (name: JobName) => {
    if (made.has(name)) return;
    const limits = LONG_JOBS.has(name) ? LONG : QUEUE;
    await boss.createQueue(name, limits);
    // One that an older version made has that version's limits.
    await boss.updateQueue(name, limits);
    // Makes pg-boss look the queue up now. Doing so while it sends inside a transaction, it would ask
    // beside that transaction, and wait for it forever on a database of one session.
    await boss.findJobs(name, { id: NOBODY });
    made.add(name);
  };
  return {
    async handle(name, work, atOnce = 1) {
      await ensureQueue(name);
      if (!options.takesJobs) return;
      await boss.work<Parameters<typeof work>[0]>(
        name,
        { pollingIntervalSeconds: POLL_SECONDS, localConcurrency: atOnce },
        async (jobs) => {
          for (const job of jobs) {
            const signal = AbortSignal.any([job.signal, stopping.signal]);
            await watchJob(name, signal, () => work(job.data, signal));
          }
        },
      );
    },
    async send(name, data = {}, tx) {
      await ensureQueue(name);
      await boss.send(name, data, tx ? { db: executorIn(tx) } : {});
    },
    async repeat(name, cron) {
      if (!options.takesJobs) return;
      await ensureQueue(name);
      await boss.schedule(name, cron);
    },
    async stop() {
      stopping.abort();
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

/** pg-boss sends blocks of several statements; pg answers those with one result each. */
function executorOn(pool: pg.Pool) {
  return {
    async executeSql(text: string, values?: unknown[]) {
      const answer: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values);
      return Array.isArray(answer) ? { rows: answer.flatMap((part) => part.rows ?? []) } : answer;
    },
  };
}

const executorIn = (tx: Sql) => ({
  async executeSql(text: string, values: unknown[] = []) {
    const { rows } = await tx.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(text, values),
    );
    return { rows };
  },
});
