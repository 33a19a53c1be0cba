// A folder of things that can be made again does not grow without end.
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const CLEARED_AT_ONCE = 200;
const LOOK_EVERY = 50;

/** To be called after every new file; looks at the folder at the first one and then now and again. */
export function keepNewest(folder: string, kept: number): () => Promise<void> {
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
