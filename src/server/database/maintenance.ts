// The embedded database has no autovacuum, so it is cleaned on a schedule; a server does it by itself.
import type { Database } from "./open.ts";
import type { Jobs } from "./jobs.ts";

const HOURLY = "17 * * * *";

export async function scheduleMaintenance(database: Database, jobs: Jobs): Promise<void> {
  if (database.engine !== "embedded") return;
  await jobs.handle("maintenance", () => vacuum(database));
  await jobs.repeat("maintenance", HOURLY);
}

export async function vacuum(database: Database): Promise<void> {
  await database.pool.query("vacuum analyze");
}
