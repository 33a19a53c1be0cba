// What a piece costs and what of it is to be had, written down whenever that changes, in the transaction that
// changes it. Nobody asks for a history of what stayed the same.
import { sql } from "kysely";
import type { Variant } from "../../../../../contract/products.ts";
import type { Sql } from "../../../../database/sql.ts";
import type { SaidOfProduct } from "../../../../database/tables/product-columns.ts";

/** Who said so. */
export type PriceSource = "import" | "refresh" | "owner";

export type Priced = Pick<SaidOfProduct, "price" | "current_price" | "currency" | "sold_out"> & {
  variants: readonly Variant[];
};

export type PriceChange = {
  id: string;
  now: Priced;
  /** Missing for a piece that is added. */
  was?: Priced | undefined;
  /** Since when it was so, where nothing was written down yet. */
  since?: Date | undefined;
  /** Where it was said at another moment than the others. */
  at?: Date | undefined;
};

export type Said = { source: PriceSource; at: Date };

type Row = {
  product_id: string;
  at: Date;
  price: number;
  current_price: number | null;
  currency: string;
  in_stock: boolean;
  stock: string[] | null;
  source: PriceSource;
  held_until: Date | null;
};

const variantKey = ({ color, size }: Pick<Variant, "color" | "size">): string =>
  `${color ?? ""}/${size ?? ""}`;

const stockOf = ({ variants }: Pick<Priced, "variants">): string[] =>
  [...new Set(variants.filter(({ in_stock }) => in_stock).map(variantKey))].toSorted();

/** Of a piece that was here before prices were written down, what held until now comes first. */
export async function recordPoints(tx: Sql, changes: PriceChange[], said: Said): Promise<void> {
  const changed = changes
    .filter(({ now }) => isPriced(now))
    .map((change) => ({
      ...change,
      was: change.was && isPriced(change.was) ? change.was : undefined,
    }))
    .filter(({ now, was }) => !was || !isSame(now, was));
  if (changed.length === 0) return;
  await writePoints(tx, await firstPoints(tx, changed));
  await writePoints(
    tx,
    changed.map(({ id, now, was, at = said.at }) => ({
      ...rowOf(id, now, { ...said, at }),
      stock: was && sameStock(now, was) ? null : stockOf(now),
      // What its owner says holds until the owner says something else; a shop is only known when looked at.
      held_until: was && said.source !== "owner" ? null : at,
    })),
  );
}

/** A draft whose owner has not named a price yet costs nothing, and that was never its price. */
const isPriced = ({ price }: Priced): boolean => price > 0;

const isSame = (one: Priced, other: Priced): boolean =>
  one.price === other.price &&
  one.current_price === other.current_price &&
  one.currency === other.currency &&
  one.sold_out === other.sold_out &&
  sameStock(one, other);

const sameStock = (one: Priced, other: Priced): boolean =>
  stockOf(one).join("\n") === stockOf(other).join("\n");

const rowOf = (product_id: string, priced: Priced, { source, at }: Said): Row => ({
  product_id,
  at,
  price: priced.price,
  current_price: priced.current_price,
  currency: priced.currency,
  in_stock: !priced.sold_out,
  stock: stockOf(priced),
  source,
  held_until: at,
});

async function firstPoints(tx: Sql, changed: PriceChange[]): Promise<Row[]> {
  const old = changed.flatMap(({ id, was, since }) => (was && since ? [{ id, was, since }] : []));
  if (old.length === 0) return [];
  const ids = old.map(({ id }) => id);
  const { rows } = await sql<{ product_id: string }>`
    select distinct product_id from price_points where product_id = any(${ids}::text[])`.execute(
    tx,
  );
  const known = new Set(rows.map(({ product_id }) => product_id));
  return old
    .filter(({ id }) => !known.has(id))
    .map(({ id, was, since }) => rowOf(id, was, { source: "import", at: since }));
}

/** What a shop said before held at least until it was last looked at. */
async function writePoints(tx: Sql, rows: Row[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into price_points
      (product_id, at, price, current_price, currency, in_stock, stock, source, held_until)
    select new.product_id, new.at, new.price, new.current_price, new.currency, new.in_stock, new.stock,
      new.source, coalesce(new.held_until, least(new.at, seen.seen_at), new.at)
    from json_to_recordset(${JSON.stringify(rows)}::json) as new (
      product_id text, at timestamptz, price numeric, current_price numeric, currency text,
      in_stock boolean, stock text[], source text, held_until timestamptz)
    left join product_imports seen on seen.product_id = new.product_id`.execute(tx);
}
