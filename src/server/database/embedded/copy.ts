// Copies the embedded database's files at one moment in time, and says what they held in that moment.
import { present } from "../../../contract/get-or-throw.ts";
import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import pg from "pg";
import { contentsOf, type Contents } from "./contents.ts";
import { addressFile, readAddress } from "./protocol.ts";
import { startEmbedded } from "./start.ts";

/** Belongs to a running process, not to the data. */
const NOT_DATA = /\/(lock|address\.json)$/;

export async function copyEmbedded(folder: string, target: string): Promise<Contents> {
  const running = runningSocket(folder);
  const started = running ? undefined : await startEmbedded(folder);
  const client = new pg.Client({
    host: running ?? present(started).socketFolder,
    port: 5432,
    user: "postgres",
    database: "postgres",
  });
  await client.connect();
  try {
    await client.query("checkpoint");
    // The one session is ours until rollback: nobody writes, so the files stand still.
    await client.query("begin");
    await cp(folder, target, { recursive: true, filter: (path) => !NOT_DATA.test(path) });
    const held = await contentsOf(client);
    await client.query("rollback");
    return held;
  } finally {
    await client.end();
    await started?.stop();
  }
}

/** Where the server that has this folder open can be reached; a file left by kill -9 does not count. */
function runningSocket(folder: string): string | undefined {
  if (!existsSync(addressFile(folder))) return undefined;
  const { socketFolder, pid } = readAddress(folder);
  try {
    process.kill(pid, 0);
    return socketFolder;
  } catch {
    return undefined;
  }
}
