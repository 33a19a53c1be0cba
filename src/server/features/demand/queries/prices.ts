/**
 * How a brand's prices lie beside those of the pieces most similar to its own: quarters of several brands, rounded,
 * none of which has more of the pieces than the others together. No figure is one brand's or one piece's.
 */
import { sql } from "kysely";
import { type DemandReport, FEWEST_BRANDS, FEWEST_SIMILAR } from "../../../../contract/demand.ts";
import { elementAt } from "../../../../contract/get-or-throw.ts";
import type { Sql } from "../../../database/sql.ts";

const MOST_CATEGORIES = 12;
type Own = { category: string; pieces: number; yours: number };
type Similar = { category: string; brand: string; price: number };
/** Others' pieces of the categories that are most like the brand's own, nearest first; whoever compares them hands them over. */
export type SimilarOfOthers = (brandId: string, categories: string[]) => Promise<Similar[]>;

export async function readPrices(
  db: Sql,
  brandId: string,
  similarOfOthers: SimilarOfOthers,
): Promise<DemandReport["prices"]> {
  const own = await ownMiddles(db, brandId);
  const similar = await similarOfOthers(
    brandId,
    own.map(({ category }) => category),
  );
  return own.flatMap((row) => {
    const theirs = balanced(similar.filter(({ category }) => category === row.category));
    const brands = new Set(theirs.map(({ brand }) => brand)).size;
    if (brands < FEWEST_BRANDS || theirs.length < FEWEST_SIMILAR) return [];
    const prices = theirs.map(({ price }) => price).toSorted((one, other) => one - other);
    const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => rounded(quantile(prices, share)));
    if (low === undefined || middle === undefined || high === undefined) return [];
    return [{ ...row, low, middle, high, similar: theirs.length, brands }];
  });
}

async function ownMiddles(db: Sql, brandId: string): Promise<Own[]> {
  const { rows } = await sql<Own>`
    select category, count(*)::int as pieces,
      round(percentile_cont(0.5) within group (order by price_paid::float8))::float8 as yours
    from products where brand_id = ${brandId} and listed and category is not null
    group by category order by pieces desc, category limit ${MOST_CATEGORIES}`.execute(db);
  return rows;
}

/** The nearest of the brand that has most of them, no more than all the others have. */
function balanced(pieces: Similar[]): Similar[] {
  const counts = new Map<string, number>();
  for (const { brand } of pieces) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  const [largest] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (!largest) return [];
  const [brand, count] = largest;
  let left = Math.min(count, pieces.length - count);
  return pieces.filter((piece) => piece.brand !== brand || left-- > 0);
}

/** Between two neighbours in proportion. */
function quantile(sorted: number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [below, above] = [
    elementAt(sorted, Math.floor(place)),
    elementAt(sorted, Math.ceil(place)),
  ];
  return below + (above - below) * (place - Math.floor(place));
}

/** A band, and nobody's price to the pound. */
function rounded(price: number): number {
  const step = price < 1000 ? 10 : 50;
  return Math.round(price / step) * step;
}
