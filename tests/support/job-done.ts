// Jobs that a start sends to itself are taken by a worker in its own time.
import { setTimeout as wait } from "node:timers/promises";
import type { JobName } from "../../src/server/database/jobs.ts";
import type { Container } from "../../src/server/container.ts";

/** Comes back when jobs of that name have been done so often; a hook's own time limits it. */
export async function untilJobDone(
  { database }: Container,
  name: JobName,
  times = 1,
): Promise<void> {
  const isDone = async () => {
    const { rows } = await database.pool.query(
      "select from jobs.job where name = $1 and state = 'completed'",
      [name],
    );
    return rows.length >= times;
  };
  while (!(await isDone())) await wait(50);
}

/** No longer comes by itself, whatever the hour; who sends it still has it done. */
export const unschedule = ({ database }: Container, name: JobName) =>
  database.pool.query("delete from jobs.schedule where name = $1", [name]);
