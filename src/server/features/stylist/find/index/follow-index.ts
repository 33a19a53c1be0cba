// Keeps the search index like the database a caller reads from; where there is none, the database is asked.
import { totalmem } from "node:os";
import type { FromOne } from "../../../../database/replica.ts";
import type { Sql } from "../../../../database/sql.ts";
import type { CatalogueVersion } from "../../../products/catalogue-version.ts";
import { followCatalogue, type Followed } from "../../../products/follow-catalogue.ts";
import { INDEX_ROW, type IndexRow } from "../queries/index-rows.ts";
import { SearchIndex } from "./search-index.ts";

/** Two hundred kilobytes of meanings: a few milliseconds of the database's single session. */
const ROWS_AT_ONCE = 100;
/** Some 90 MB, which any machine has. */
const PIECES_ALWAYS = 120_000;
/** Beyond these the database's own indexes find as fast. */
const PIECES_MAX = 2_000_000;
/** In round figures (decision 0108), and what of a machine's memory a process may take for it. */
const PIECE_BYTES = 800;
const SHARE_OF_MEMORY = 1 / 12;

/** As many as there is room for; in larger catalogues the database finds. */
export function piecesInMemory(machineBytes: number): number {
  const room = (machineBytes * SHARE_OF_MEMORY) / PIECE_BYTES;
  return Math.round(Math.min(PIECES_MAX, Math.max(PIECES_ALWAYS, room)));
}

/** A container may have less than its machine; where it has no limit, the system names none or an endless one. */
const machineBytes = () => Math.min(process.constrainedMemory() || Infinity, totalmem());

export type FollowedIndex = {
  /** As the catalogue is now; undefined while it is being made, and where the catalogue is too large. */
  now(): Promise<SearchIndex | undefined>;
  /** Begins to make it, as the first search does; resolves when it is there, or cannot be. */
  load(): Promise<void>;
};

export function followIndex(
  fromOne: FromOne,
  version: CatalogueVersion,
  piecesMax = piecesInMemory(machineBytes()),
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
