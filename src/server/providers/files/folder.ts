// Files in the data folder.
import { mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkKey, type Files } from "./files.ts";
import { keepNewest } from "./keep-newest.ts";

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
