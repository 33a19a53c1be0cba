// What the importer needs of the catalogue; handed over by container/crawl.ts.
import type { Sql } from "../../../database/sql.ts";
import type { Problem } from "../../../problems.ts";
import type { PriceSource } from "../../products/prices/queries/record-points.ts";
import type { Content } from "../../products/queries/add-products.ts";

export type { Content };

export type SavedPiece = {
  id: string;
  contentAfter: (was: Content) => Content;
  added?: Content;
  shopId?: string | null;
};

export type Shelf = {
  /** Throws a Problem for what a brand could not save either. */
  contentOf(draft: object, ownPaths: ReadonlySet<string>): Content;
  /** Each product with its search entry; `alongside` is part of the same transaction. */
  save<W extends SavedPiece>(
    brandId: string,
    wishes: W[],
    alongside: (tx: Sql, written: string[]) => Promise<void>,
    source?: PriceSource,
  ): Promise<Map<SavedPiece, Problem>>;
};
