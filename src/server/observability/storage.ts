// Whether there is room to write. Asked of the disk, and remembered from whoever was refused: a quota, or a
// database on another machine, can be full where the disk is not.
import { statfs } from "node:fs/promises";

/** With less, the next import or the database's own log would fill it. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;
const REMEMBERED_MS = 60_000;

let refusedAt = -Infinity;

/** PostgreSQL's word for it, and the system's own two. */
const FULL = new Set(["53100", "ENOSPC", "EDQUOT"]);

/** Also takes note of it. */
export function isStorageFull(error: unknown): boolean {
  const isFull = error instanceof Error && "code" in error && FULL.has(String(error.code));
  if (isFull) refusedAt = performance.now();
  return isFull;
}

export async function hasRoom(folder: string): Promise<boolean> {
  if (performance.now() - refusedAt < REMEMBERED_MS) return false;
  const disk = await statfs(folder).catch(() => null);
  return disk === null || disk.bavail * disk.bsize >= LEAST_FREE_BYTES;
}
