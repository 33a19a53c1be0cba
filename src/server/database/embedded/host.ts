// The child process that holds the embedded database. In the API's own process a query would stop
// everything else; here only the caller waits. It ends when its parent's channel closes, so it
// cannot outlive a parent that was killed.
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { vector } from "@electric-sql/pglite-pgvector";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { durableStartParams, forwardFsync } from "./durable-files.ts";
import { lockFolder } from "./folder-lock.ts";
import {
  DamagedFiles,
  FILES_UNWRITABLE,
  SOCKET_NAME,
  addressFile,
  readAddress,
  type HostMessage,
} from "./protocol.ts";
import { createWire } from "./wire.ts";

// The callback swallows the error of a parent that is already gone; `disconnect` follows.
const report = (message: HostMessage) => process.send?.(message, undefined, {}, () => {});

/** Under another name first: a kill while they are written would leave files that never open again. */
async function makeFiles(files: string): Promise<void> {
  const draft = `${files}.draft`;
  rmSync(draft, { recursive: true, force: true });
  const database = await PGlite.create(draft, { startParams: durableStartParams });
  await database.close();
  renameSync(draft, files);
}

/** The lock is ours, so an address that still stands there belongs to a process that was killed. */
function removeFormerSocket(folder: string, ours: string): void {
  rmSync(join(ours, SOCKET_NAME), { force: true });
  if (!existsSync(addressFile(folder))) return;
  const { socketFolder } = readAddress(folder);
  if (socketFolder === ours || dirname(socketFolder) !== tmpdir()) return;
  rmSync(socketFolder, { recursive: true, force: true });
}

/** The next query would spin for ever. What was acknowledged is in the log and is there after the next start. */
function endAtOnce(): void {
  console.error("The database's files cannot be written any more. Is the disk full or broken?");
  process.exit(FILES_UNWRITABLE);
}

async function host(folder: string, socketFolder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(join(folder, "lock"));
  const files = join(folder, "postgres");
  if (!existsSync(files)) await makeFiles(files);
  const database = await PGlite.create(files, {
    extensions: { vector, pg_trgm, unaccent },
    startParams: durableStartParams,
  }).catch((error: Error) => {
    throw new DamagedFiles(error.message);
  });
  forwardFsync(database);

  removeFormerSocket(folder, socketFolder);
  const wire = createWire(database, endAtOnce);
  await wire.listen(join(socketFolder, SOCKET_NAME));
  writeFileSync(addressFile(folder), JSON.stringify({ socketFolder, pid: process.pid }));

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await wire.close();
    await database.close();
    rmSync(socketFolder, { recursive: true, force: true });
    rmSync(addressFile(folder), { force: true });
    lock.release();
    process.exit(0);
  };
  process.on("message", () => void stop());
  process.on("disconnect", () => void stop());
  if (!process.connected) await stop();
  report({ ready: true });
}

// Ctrl-C reaches the whole process group; the parent decides when the database closes.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

host(process.argv[2]!, process.argv[3]!).catch((error: Error) => {
  report({ failed: error.message, isDamaged: error instanceof DamagedFiles });
  process.exit(1);
});
