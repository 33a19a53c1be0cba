// A migrated database without a server around it.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { addressFile } from "../../src/server/database/embedded/protocol.ts";
import { openDatabase, type Database } from "../../src/server/database/open.ts";
import { copyFolder, templateFolder } from "./make-template.ts";
import { makePostgresDatabase } from "./postgres.ts";
import { isEmbedded } from "./test-server.ts";
import { startWarm } from "./warm-database.ts";

export type TestDatabase = Database & {
  /** For connections of one's own, beside the pool. */
  connection: pg.ClientConfig;
  remove(): Promise<void>;
};

export async function openTestDatabase(): Promise<TestDatabase> {
  return isEmbedded ? openInFolder() : openOnServer();
}

async function openInFolder(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "ribby-database-"));
  if (existsSync(templateFolder)) copyFolder(templateFolder, folder);
  const database = await openDatabase({ folder }, { startEmbedded: startWarm });
  const { socketFolder } = JSON.parse(readFileSync(addressFile(folder), "utf8")) as {
    socketFolder: string;
  };
  return {
    ...database,
    connection: { host: socketFolder, port: 5432, user: "postgres", database: "postgres" },
    async remove() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openOnServer(): Promise<TestDatabase> {
  const made = await makePostgresDatabase();
  const database = await openDatabase({ url: made.url });
  return {
    ...database,
    connection: { connectionString: made.url },
    async remove() {
      await database.close();
      await made.drop();
    },
  };
}
