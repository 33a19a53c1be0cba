// Products that fit what a shopper chose. Every part of the choice narrows; nothing chosen is everything.
import type { FilterRequest } from "../../../contract/products.ts";
import { createSemaphore } from "../../database/semaphore.ts";
import type { Sql } from "../../database/sql.ts";
import type { FromOne } from "../../database/replica.ts";
import type { Card, CardKey, Cards } from "./cards.ts";
import { createMemory, type CatalogueVersion } from "./catalogue-version.ts";
import { fitsChoice } from "./queries/fits.ts";
import { countFitting, readFitting } from "./queries/fitting.ts";
import type { WindowAnswers } from "./window/window-answers.ts";

export type FilteredPage = { cards: Card[]; total: number; page: number; has_more: boolean };

export type Filter = (
  request: FilterRequest,
  page: { page: number; limit: number },
) => Promise<FilteredPage>;

/** Different choices, and pages of them, that are remembered until the catalogue changes. */
const REMEMBERED = 2000;

export function createFilter(parts: {
  fromOne: FromOne;
  cards: Cards;
  version: CatalogueVersion;
  window: WindowAnswers;
  brandKey: (name: string) => string;
  /** A wide choice takes long to count; the feed must find the database free in between. */
  searchesAtOnce: number;
}): Filter {
  const { fromOne, cards, version, window, brandKey } = parts;
  const totals = createMemory<number>(REMEMBERED);
  const pages = createMemory<{ total: number; keys: CardKey[] }>(REMEMBERED);
  const inTurn = createSemaphore(parts.searchesAtOnce);
  const find = async (db: Sql, request: FilterRequest, at: { offset: number; limit: number }) => {
    const now = await version(db);
    const choice = JSON.stringify(request);
    const asked = { ...at, byColor: Boolean(request.colors?.length) };
    const search = async () => {
      const fits = fitsChoice(db, request, brandKey);
      const [total, keys] = await Promise.all([
        totals(
          now,
          choice,
          async () => (await window.total(now, request)) ?? countFitting(db, fits),
        ),
        readFitting(db, fits, { ...at, ...request }),
      ]);
      return { total, keys };
    };
    return pages(
      now,
      `${at.offset} ${at.limit} ${choice}`,
      async () => (await window.page(now, request, asked)) ?? inTurn(search),
    );
  };
  return async (request, { page, limit }) => {
    const offset = (page - 1) * limit;
    const { total, keys } = await fromOne((db) => find(db, request, { offset, limit }));
    return { cards: await cards.of(keys), total, page, has_more: offset + keys.length < total };
  };
}
