// What can be filtered by: counted over the whole shop window, and again when it has changed, but not
// all the time.
import type { FilterOptions } from "../../../contract/products.ts";
import type { Sql } from "../../database/sql.ts";
import type { FromOne } from "../../database/replica.ts";
import type { CatalogueVersion, Edition } from "./catalogue-version.ts";
import { readOptions } from "./queries/read-options.ts";

const KEEP_MS = 30_000;

export type ReadFilterOptions = () => Promise<FilterOptions>;

export function createFilterOptions(
  fromOne: FromOne,
  version: CatalogueVersion,
  now: () => number = Date.now,
): ReadFilterOptions {
  let kept: (Edition & { until: number; options: Promise<FilterOptions> }) | null = null;
  const read = async (db: Sql) => {
    const current = await version(db);
    if (kept?.of !== db || kept.version !== current.version) {
      const options = readOptions(db);
      kept = { ...current, until: now() + KEEP_MS, options };
      // A failure must not be remembered.
      options.catch(() => (kept = null));
    }
    return kept.options;
  };
  return async () => (kept && kept.until >= now() ? kept.options : fromOne(read));
}
