// PGlite neither asks for fsync nor forwards it. Both halves are needed before a commit is on disk.
import { PGlite } from "@electric-sql/pglite";
import { fsyncSync } from "node:fs";

/** Pages that are not in it come from the system's own cache; with the usual 128 MB the process rests at 360. */
const SMALL_CACHE = ["-c", "shared_buffers=48MB"];

/** Postgres' own start parameters without `-F` (fsync off). */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=fsync",
  ...SMALL_CACHE,
];

type NodeFiles = { stream_ops: { fsync?: (stream: { nfd?: number }) => number } };

export function forwardFsync(database: PGlite): void {
  const { filesystems } = database.Module.FS as unknown as {
    filesystems: { NODEFS: NodeFiles };
  };
  filesystems.NODEFS.stream_ops.fsync = ({ nfd }) => {
    if (nfd !== undefined) fsyncSync(nfd);
    return 0;
  };
}
