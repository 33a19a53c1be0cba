// What has to be done every hour: months for events and prices, a short log of changes and, in the embedded
// database, which has no autovacuum, cleaning up.
import { analyze } from "./analyze.ts";
import { keepEventMonths, keepPriceMonths } from "./event-months.ts";
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
    await keepPriceMonths(database.sql);
    await trimCatalogueLog(database);
    if (database.engine === "embedded") await vacuum(database);
  });
  await jobs.repeat("maintenance", HOURLY);
}

/** Whoever was away for longer loads the shop window anew, which takes seconds. */
async function trimCatalogueLog(database: Database): Promise<void> {
  await database.pool.query("delete from catalogue_log where noted_at < now() - interval '1 hour'");
}

export async function vacuum(database: Database): Promise<void> {
  await database.pool.query("vacuum");
  await analyze(database.sql);
}
