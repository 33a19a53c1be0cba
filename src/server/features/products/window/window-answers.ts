// Asks the window of the database a caller reads from; undefined where it cannot answer, and the database must.
import type { FilterCounts } from "../../../../contract/filter-counts.ts";
import type { FilterRequest } from "../../../../contract/products.ts";
import type { Sql } from "../../../database/sql.ts";
import type { CardKey } from "../cards.ts";
import type { Edition } from "../catalogue-version.ts";
import type { Placed, Stretch } from "../queries/feed-stretch.ts";
import { fitsChoice } from "../queries/fits.ts";
import { readPlaces } from "../queries/places-of.ts";
import { countsOf, pageOf, stretchOf, type PageAsked } from "./answers.ts";
import { countBits, noBits, setBit } from "./bits.ts";
import { beyondWindow, fitting } from "./choice.ts";
import { followCatalogue, type Followed } from "../follow-catalogue.ts";
import { WINDOW_ROW, type WindowRow } from "../queries/window-rows.ts";
import { ShopWindow } from "./shop-window.ts";

export type WindowAnswers = {
  page(
    edition: Edition,
    request: FilterRequest,
    asked: PageAsked,
  ): Promise<{ total: number; keys: CardKey[] } | undefined>;
  stretch(edition: Edition, asked: Stretch): Promise<Placed[] | undefined>;
  total(edition: Edition, request: FilterRequest): Promise<number | undefined>;
  counts(edition: Edition, request: FilterRequest): Promise<FilterCounts | undefined>;
  of(db: Sql): FollowedWindow;
};

export function createWindowAnswers(brandKey: (name: string) => string): WindowAnswers {
  const windows = new WeakMap<Sql, FollowedWindow>();
  const of = (db: Sql): FollowedWindow => {
    const window = windows.get(db) ?? followWindow(db);
    windows.set(db, window);
    return window;
  };
  const fitsOf = async (edition: Edition, request: FilterRequest) => {
    if (beyondWindow(request)) return undefined;
    const window = await of(edition.of).at(edition);
    return window && { window, fits: fitting(window, request, brandKey) };
  };
  return {
    of,
    async stretch(edition, asked) {
      const window = await of(edition.of).at(edition);
      return window && stretchOf(window, asked);
    },
    async total(edition, request) {
      const found = await fitsOf(edition, request);
      return found && countBits(found.fits);
    },
    async page(edition, request, asked) {
      // Words and other orders are an index of the database, and then the rest is quickest there too.
      const found = request.sort ? undefined : await fitsOf(edition, request);
      if (!found) return undefined;
      const { window, fits } = found;
      return { total: countBits(fits), keys: pageOf(window, fits, asked) };
    },
    async counts(edition, request) {
      const rest = beyondWindow(request);
      const places = rest && (await readPlaces(edition.of, fitsChoice(edition.of, rest, brandKey)));
      const window = await of(edition.of).at(edition);
      if (!window) return undefined;
      if (!places) return countsOf(window, request, brandKey);
      const others = noBits(window.length);
      for (const [id, mix] of places) {
        const at = window.find(mix, id);
        if (at >= 0) setBit(others, at);
      }
      return countsOf(window, request, brandKey, others);
    },
  };
}

const ROWS_AT_ONCE = 250;

type FollowedWindow = Followed<ShopWindow>;

/** Keeps a shop window like the database. */
export const followWindow = (db: Sql, missedMax?: number): FollowedWindow =>
  followCatalogue<WindowRow, ShopWindow>(
    db,
    { make: () => new ShopWindow(), asRow: WINDOW_ROW, rowsAtOnce: ROWS_AT_ONCE },
    missedMax,
  );
