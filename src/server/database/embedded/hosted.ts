// Opens a data folder's database and lets it be reached over a socket. In the product a process of its own
// does this (host.ts); the tests' process does it for many folders, one after another.
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { vector } from "@electric-sql/pglite-pgvector";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { durableStartParams, forwardFsync } from "./durable-files.ts";
import { lockFolder } from "./folder-lock.ts";
import { unpackNewFiles } from "./new-files.ts";
import { DamagedFiles, SOCKET_NAME, addressFile, readAddress } from "./protocol.ts";
import { SmallPGlite } from "./small-compiler.ts";
import { createWire } from "./wire.ts";

export type Hosted = { close(): Promise<void> };

/** Under another name first: a kill while they are written would leave files that never open again. */
async function makeFiles(files: string): Promise<void> {
  const draft = `${files}.draft`;
  await unpackNewFiles(draft);
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

/**
 * `onPanic` is told when the files cannot be written any more: the database is of no use from then on. Only
 * whoever throws the data away may do without `isDurable`.
 */
export async function openHosted(
  folder: string,
  socketFolder: string,
  onPanic: () => void,
  { isDurable = true } = {},
): Promise<Hosted> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(join(folder, "lock"));
  const files = join(folder, "postgres");
  if (!existsSync(files)) await makeFiles(files);
  const database = new SmallPGlite(files, {
    extensions: { vector, pg_trgm, unaccent },
    ...(isDurable && { startParams: durableStartParams }),
  });
  await database.waitReady.catch((error: Error) => {
    throw new DamagedFiles(error.message);
  });
  if (isDurable) forwardFsync(database);

  removeFormerSocket(folder, socketFolder);
  const wire = createWire(database, onPanic);
  await wire.listen(join(socketFolder, SOCKET_NAME));
  writeFileSync(addressFile(folder), JSON.stringify({ socketFolder, pid: process.pid }));
  return {
    async close() {
      await wire.close();
      await database.close();
      rmSync(socketFolder, { recursive: true, force: true });
      rmSync(addressFile(folder), { force: true });
      lock.release();
    },
  };
}
