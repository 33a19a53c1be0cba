// Keeps the search index like the database a caller reads from; where there is none, the database is asked.
import type { FromOne } from "../../../../database/replica.ts";
import type { Sql } from "../../../../database/sql.ts";
import type { CatalogueVersion } from "../../../products/catalogue-version.ts";
import { followCatalogue, type Followed } from "../../../products/follow-catalogue.ts";
import { INDEX_ROW, type IndexRow } from "../queries/index-rows.ts";
import { SearchIndex } from "./search-index.ts";

/** Two hundred kilobytes of meanings: a few milliseconds of the database's single session. */
const ROWS_AT_ONCE = 100;
/** Some 90 MB. In larger catalogues the database's own indexes find. */
const PIECES_MAX = 120_000;

export type FollowedIndex = {
  /** As the catalogue is now; undefined while it is being made, and where the catalogue is too large. */
  now(): Promise<SearchIndex | undefined>;
  /** Begins to make it, as the first search does; resolves when it is there, or cannot be. */
  load(): Promise<void>;
};

export function followIndex(
  fromOne: FromOne,
  version: CatalogueVersion,
  piecesMax = PIECES_MAX,
): FollowedIndex {
  const followed = new WeakMap<Sql, Followed<SearchIndex>>();
  const of = (db: Sql): Followed<SearchIndex> => {
    const known =
      followed.get(db) ??
      followCatalogue<IndexRow, SearchIndex>(db, {
        make: () => new SearchIndex(),
        asRow: INDEX_ROW,
        rowsAtOnce: ROWS_AT_ONCE,
        rowsMax: piecesMax,
      });
    followed.set(db, known);
    return known;
  };
  return {
    now: () => fromOne(async (db) => of(db).at(await version(db))),
    load: () => fromOne((db) => of(db).load()),
  };
}
