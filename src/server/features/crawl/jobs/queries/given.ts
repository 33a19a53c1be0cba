// What a brand handed over for one import. It is kept until the import is over and not a moment longer: a key
// opens the brand's shop, and a feed is large.
import { sql } from "kysely";
import type { Sql } from "../../../../database/sql.ts";
import type { Given } from "../../sources/read-given.ts";

export async function keepGiven(tx: Sql, job: string, given: Given): Promise<void> {
  await dropSpent(tx);
  await tx
    .insertInto("crawl_given")
    .values({ job_id: job, given: JSON.stringify(given) })
    .execute();
}

export async function givenTo(db: Sql, job: string): Promise<Given | null> {
  const row = await db
    .selectFrom("crawl_given")
    .select("given")
    .where("job_id", "=", job)
    .executeTakeFirst();
  return (row?.given as Given | undefined) ?? null;
}

/** Of imports that are over, however they ended. */
export async function dropSpent(db: Sql): Promise<void> {
  await sql`
    delete from crawl_given using crawl_jobs
    where crawl_jobs.id = crawl_given.job_id
      and crawl_jobs.status not in ('queued', 'running')`.execute(db);
}
