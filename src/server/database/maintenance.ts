// What has to be done every hour: months for events and, in the embedded database, which has no autovacuum,
// cleaning up.
import { keepEventMonths } from "./event-months.ts";
import type { Database } from "./open.ts";
import type { Jobs } from "./jobs.ts";

const HOURLY = "17 * * * *";

export async function scheduleMaintenance(
  database: Database,
  jobs: Jobs,
  eventsKeptMonths: number,
): Promise<void> {
  await jobs.handle("maintenance", async () => {
    await keepEventMonths(database.sql, eventsKeptMonths);
    if (database.engine === "embedded") await vacuum(database);
  });
  await jobs.repeat("maintenance", HOURLY);
}

export async function vacuum(database: Database): Promise<void> {
  await database.pool.query("vacuum analyze");
}
