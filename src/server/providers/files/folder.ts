// Files in the data folder.
import { mkdir, open, readFile, rename, rm, writeFile, readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkKey, type Files } from "./files.ts";

type FolderOptions = {
  /** For what can be made again: it need not be on the disk before anybody is answered. */
  isCache?: boolean;
  /** About how many lie in the folder at most; the oldest go first. */
  kept?: number;
};

export function folderFiles(folder: string, { isCache, kept }: FolderOptions = {}): Files {
  const pathOf = (key: string): string => join(folder, checkKey(key));
  const write = isCache ? writeFile : writeThrough;
  const clear = kept === undefined ? undefined : keepNewest(folder, kept);
  return {
    name: "data folder",
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const part = `${path}.${process.pid}.part`;
      try {
        await write(part, bytes);
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      await clear?.();
    },
    open: async (key) =>
      readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined;
        throw error;
      }),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

/** Down to the disk before the answer says that it is kept. */
async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "w");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

const CLEARED_AT_ONCE = 200;
const LOOK_EVERY = 50;

/**
 * A folder of things that can be made again does not grow without end. To be called after every new file; looks at
 * the folder at the first one and then now and again.
 */
function keepNewest(folder: string, kept: number): () => Promise<void> {
  let made = 0;
  return async () => {
    if (made++ % LOOK_EVERY === 0) await clearOldest(folder, kept);
  };
}

async function clearOldest(folder: string, kept: number): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= kept) return;
  const aged = await Promise.all(
    names.map(async (name) => ({
      name,
      at: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0,
    })),
  );
  const oldest = aged.toSorted((a, b) => a.at - b.at);
  const extra = names.length - kept + Math.min(CLEARED_AT_ONCE, Math.floor(kept / 10));
  for (const { name } of oldest.slice(0, extra)) await rm(join(folder, name), { force: true });
}
