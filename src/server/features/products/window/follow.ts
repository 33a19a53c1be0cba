// Keeps a shop window like the database.
import type { Sql } from "../../../database/sql.ts";
import { followCatalogue, type Followed } from "../follow-catalogue.ts";
import { WINDOW_ROW, type WindowRow } from "../queries/window-rows.ts";
import { ShopWindow } from "./shop-window.ts";

const ROWS_AT_ONCE = 500;

export type FollowedWindow = Followed<ShopWindow>;

export const followWindow = (db: Sql, missedMax?: number): FollowedWindow =>
  followCatalogue<WindowRow, ShopWindow>(
    db,
    { make: () => new ShopWindow(), asRow: WINDOW_ROW, rowsAtOnce: ROWS_AT_ONCE },
    missedMax,
  );
