// Work that outlives a request: a durable queue in the database (pg-boss). A job taken by a process
// that dies is given out again when its heartbeat stops, so handlers must be safe to run twice.
import type pg from "pg";
import { PgBoss } from "pg-boss";

export type JobName = "maintenance" | "mail" | "sweep" | "reindex";

export type Jobs = {
  /** Declares what a job does. Only processes in a worker role take jobs. */
  handle<Data extends object>(name: JobName, work: (data: Data) => Promise<void>): Promise<void>;
  send(name: JobName, data?: object): Promise<void>;
  /** Runs a job by a cron expression, once over all processes. */
  repeat(name: JobName, cron: string): Promise<void>;
  stop(): Promise<void>;
};

const QUEUE = { retryLimit: 5, retryDelay: 2, retryBackoff: true, heartbeatSeconds: 20 };
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
  await boss.start();
  const made = new Set<JobName>();
  const ensureQueue = async (name: JobName) => {
    if (made.has(name)) return;
    await boss.createQueue(name, QUEUE);
    made.add(name);
  };
  return {
    async handle(name, work) {
      if (!options.takesJobs) return;
      await ensureQueue(name);
      await boss.work<Parameters<typeof work>[0]>(
        name,
        { pollingIntervalSeconds: POLL_SECONDS },
        async (jobs) => {
          for (const job of jobs) await work(job.data);
        },
      );
    },
    async send(name, data = {}) {
      await ensureQueue(name);
      await boss.send(name, data);
    },
    async repeat(name, cron) {
      if (!options.takesJobs) return;
      await ensureQueue(name);
      await boss.schedule(name, cron);
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
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
