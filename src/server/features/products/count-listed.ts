// How much there is to see, counted again only when the catalogue has changed.
import type { FromOne } from "../../database/replica.ts";
import { createMemory, type CatalogueVersion } from "./catalogue-version.ts";
import { countListed, type ListedCounts } from "./queries/count-listed.ts";

export type CountListed = () => Promise<ListedCounts>;

export function createCountListed(fromOne: FromOne, version: CatalogueVersion): CountListed {
  const remember = createMemory<ListedCounts>(1);
  return () => fromOne(async (db) => remember(await version(db), "", () => countListed(db)));
}
