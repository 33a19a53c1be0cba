// Finished pictures in the data folder, under names that nobody can guess.
import { createHmac } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

export type FitFiles = {
  /** The same for the same making, whoever asks; of no use to somebody who has not been told it. */
  idFor(making: unknown): string;
  has(id: string): Promise<boolean>;
  read(id: string): Promise<Buffer | undefined>;
  keep(id: string, picture: Uint8Array): Promise<void>;
};

const ID = /^[a-f0-9]{40}$/;
/** About 150 MB. The oldest go first; they can be made again. */
const KEPT = 2000;
const CLEARED_AT_ONCE = 200;

export function createFitFiles(folder: string, secret: string, kept = KEPT): FitFiles {
  const fileOf = (id: string) => join(folder, `${id}.webp`);
  let made = 0;

  async function clearOldest(): Promise<void> {
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

  return {
    idFor: (making) =>
      createHmac("sha256", secret)
        .update(`fit ${JSON.stringify(making)}`)
        .digest("hex")
        .slice(0, 40),
    has: (id) =>
      stat(fileOf(id)).then(
        () => true,
        () => false,
      ),
    read: async (id) => (ID.test(id) ? readFile(fileOf(id)).catch(() => undefined) : undefined),
    async keep(id, picture) {
      await mkdir(folder, { recursive: true });
      const part = `${fileOf(id)}.${process.pid}`;
      await writeFile(part, picture);
      await rename(part, fileOf(id));
      if (made++ % 50 === 0) await clearOldest();
    },
  };
}
