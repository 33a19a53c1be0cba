// Search libraries that hold their index in memory, each in a process of its own.
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { hear, put } from "../load-processes.ts";
import { installPeer } from "./install-peer.ts";
import type { Peer } from "./peer.ts";

const PACKAGES = {
  MiniSearch: { minisearch: "7.2.0" },
  "MiniSearch, fuzzy": { minisearch: "7.2.0" },
  Orama: { "@orama/orama": "3.1.18" },
};
export type Library = keyof typeof PACKAGES;
export const LIBRARIES = Object.keys(PACKAGES) as Library[];

export async function startLibrary(
  name: Library,
  { products, withinMs }: { products: number; withinMs: number },
): Promise<Omit<Peer, "calls">> {
  const packages: Record<string, string> = PACKAGES[name];
  const folder = await installPeer(name.split(",")[0]!.toLowerCase(), packages, withinMs);
  const file = join(import.meta.dirname, "memory-index.ts");
  const child = fork(file, [name, folder, String(products)], {
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  await hear(child);
  return {
    name,
    pid: child.pid!,
    search: async (words) => (await put<{ titles: string[] }>(child, words)).titles,
    async stop() {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}
