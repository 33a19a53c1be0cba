// How much work waits, by kind: what an operator watches to know whether there are workers enough.
import type pg from "pg";

export type QueueDepth = {
  name: string;
  waiting: number;
  running: number;
  /** For how long the first in line could have been taken already. */
  oldest_seconds: number;
};

export async function queueDepths(pool: pg.Pool): Promise<QueueDepth[]> {
  const { rows } = await pool.query<QueueDepth>(
    `select queue.name,
       count(*) filter (where job.state in ('created', 'retry')) as waiting,
       count(*) filter (where job.state = 'active') as running,
       coalesce(extract(epoch from now() - min(job.start_after) filter (
         where job.state in ('created', 'retry'))), 0)::float8 as oldest_seconds
     from jobs.queue as queue
     left join jobs.job as job on job.name = queue.name
       and job.state in ('created', 'retry', 'active') and job.start_after <= now()
     where queue.name not like '\\_\\_%'
     group by queue.name`,
  );
  return rows;
}
