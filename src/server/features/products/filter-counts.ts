// What a choice finds and what each further option would find: from the window in memory, or from the database
// as long as the window is not there yet. Both say exactly the same.
import type { FilterCounts } from "../../../contract/filter-counts.ts";
import type { FilterRequest } from "../../../contract/products.ts";
import { createSemaphore } from "../../database/semaphore.ts";
import type { FromOne } from "../../database/replica.ts";
import { createMemory, type CatalogueVersion } from "./catalogue-version.ts";
import { asCounts } from "./option-counts.ts";
import { countInDatabase } from "./queries/count-options.ts";
import type { WindowAnswers } from "./window/window-answers.ts";

export type CountOptions = (request: FilterRequest) => Promise<FilterCounts>;

/** Different choices that are remembered until the catalogue changes. */
const REMEMBERED = 500;

export function createCountOptions(parts: {
  fromOne: FromOne;
  version: CatalogueVersion;
  window: WindowAnswers;
  brandKey: (name: string) => string;
  /** As for the filter: the feed must find the database free in between. */
  searchesAtOnce: number;
}): CountOptions {
  const { fromOne, version, window, brandKey } = parts;
  const inTurn = createSemaphore(parts.searchesAtOnce);
  const kept = createMemory<FilterCounts>(REMEMBERED);
  return (request) =>
    fromOne(async (db) => {
      const now = await version(db);
      return kept(now, JSON.stringify(request), async () => {
        const counts = await window.counts(now, request);
        return counts ?? inTurn(async () => asCounts(await countInDatabase(db, request, brandKey)));
      });
    });
}
