// Restores a backup where it disturbs nobody and compares it, row by row, with what it held when it was made.
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { MANIFEST } from "./backup.ts";
import { contentsOf, differences, type Contents } from "./embedded/contents.ts";
import { startEmbedded } from "./embedded/start.ts";

/** Answers with the tables that are not as they were; none: it can be relied on. */
export async function checkBackup(backup: string): Promise<string[]> {
  const held = JSON.parse(readFileSync(join(backup, MANIFEST), "utf8")) as Contents;
  const folder = mkdtempSync(join(tmpdir(), "ribby-check-"));
  try {
    cpSync(join(backup, "database"), folder, { recursive: true });
    const restored = await startEmbedded(folder);
    try {
      return differences(held, await readAll(restored.socketFolder));
    } finally {
      await restored.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function readAll(host: string): Promise<Contents> {
  const client = new pg.Client({ host, port: 5432, user: "postgres", database: "postgres" });
  await client.connect();
  try {
    return await contentsOf(client);
  } finally {
    await client.end();
  }
}
