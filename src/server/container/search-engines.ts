// Search engines hear of what changed, where an operator set a key for it.
import { tellSearchEngines } from "../features/products/index-now.ts";
import type { Guard } from "../net/guarded-fetch.ts";
import type { ContainerBase } from "./base.ts";

const EVERY_TEN_MINUTES = "5-59/10 * * * *";

/** The key that stands at its own address, where one is set. */
export type SearchEngineParts = { indexNowKey: string | undefined };

export async function buildSearchEngines(
  { db, jobs, config, outside }: ContainerBase,
  { fetch }: Guard,
): Promise<SearchEngineParts> {
  const { indexNow } = config;
  const { publicUrl, tell = () => {} } = outside;
  // The database's own clock says when a piece changed; a moved one would not fit to it.
  const parts = { db, fetch, publicUrl, tell, now: () => new Date() };
  // Also without a key: a plan of before is worked off and not left lying.
  await jobs.handle("search-engines", async (_, signal) => {
    if (indexNow) await tellSearchEngines({ ...parts, ...indexNow }, signal);
  });
  await jobs.repeat("search-engines", EVERY_TEN_MINUTES);
  return { indexNowKey: indexNow?.key };
}
