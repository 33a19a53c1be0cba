// Writes what was changed and added of a brand's products, unless somebody else was faster.
import { sql } from "kysely";
import type { Sql } from "../../../database/sql.ts";
import { SAID_COLUMNS, sqlTypeOf } from "../../../database/tables/product-columns.ts";
import { wordsOf } from "../../../language/words-index.ts";
import { recordPoints, type Said } from "../../products/prices/queries/record-points.ts";
import { addBatch } from "../../products/queries/add-products.ts";
import { writeEntries } from "../../products/queries/write-entries.ts";
import type { SearchEntry } from "../../products/search-entry.ts";
import type { Content } from "../content.ts";
import { among, lockBrand, NEXT_MOMENT, type Stored } from "../repository.ts";

/** What is to stand there; `was` is missing for a product that is added, and only then `shopId` counts. */
export type Change = {
  id: string;
  content: Content;
  was: Stored | undefined;
  shopId?: string | null | undefined;
};

/** Written in the same transaction as these products. */
export type Alongside = (tx: Sql, written: string[]) => Promise<void>;

/**
 * Writes each change whole, with its search entry, in one short transaction. Returns the ids of products
 * that somebody else changed, added or deleted since they were read: nothing of those is written.
 */
export async function writeChanges(
  db: Sql,
  brandId: string,
  changes: Change[],
  entries: SearchEntry[],
  said: Said,
  alongside?: Alongside,
): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await lockBrand(tx, brandId);
    const current = await lockProducts(tx, changes);
    const isUntouched = ({ id, was }: Change) => current.get(id) === was?.revision;
    const untouched = changes.filter(isUntouched);
    const ids = new Set(untouched.map(({ id }) => id));
    const own = entries.filter(({ product_id }) => ids.has(product_id));
    const added = untouched.filter(({ was }) => !was);
    const edited = untouched.filter(({ was }) => was);
    const addedIds = new Set(added.map(({ id }) => id));
    if (added.length > 0) {
      const products = added.map(({ id, content, shopId = null }) => ({
        id,
        shop_id: shopId,
        ...content,
      }));
      const theirs = own.filter(({ product_id }) => addedIds.has(product_id));
      await addBatch(tx, brandId, products, theirs, said);
    }
    await updateProducts(tx, edited, said);
    await writeEntries(
      tx,
      own.filter(({ product_id }) => !addedIds.has(product_id)),
    );
    await alongside?.(tx, [...ids]);
    return changes.filter((change) => !isUntouched(change)).map(({ id }) => id);
  });
}

/** In the order of their ids, like everybody who locks several. */
async function lockProducts(tx: Sql, changes: Change[]): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom("products")
    .select(["id", "revision"])
    .where(
      among(
        "id",
        changes.map(({ id }) => id),
      ),
    )
    .orderBy("id")
    .forUpdate()
    .execute();
  return new Map(rows.map(({ id, revision }) => [id, revision]));
}

const SAID_ANEW = sql.join(
  SAID_COLUMNS.map((name) => sql`${sql.ref(name)} = ${sql.ref(`new.${name}`)}`),
);
const SAID_AS_SENT = sql.join(
  SAID_COLUMNS.map((name) => sql`${sql.ref(name)} ${sql.raw(sqlTypeOf(name))}`),
);

async function updateProducts(tx: Sql, edited: Change[], said: Said): Promise<void> {
  if (edited.length === 0) return;
  const rows = edited.map(({ id, content }) => ({ ...content, id, words: wordsOf(content) }));
  await sql`
    update products set
      ${SAID_ANEW}, words = new.words, updated_at = ${NEXT_MOMENT},
      ${droppedTo(said.at)}
    from json_to_recordset(${JSON.stringify(rows)}::json) as new (
      id text, ${SAID_AS_SENT}, words text)
    where products.id = new.id`.execute(tx);
  await writeVariants(tx, edited);
  const points = edited.map(({ id, content, was }) => ({
    id,
    now: content,
    was: was?.content,
    since: was?.updatedAt,
  }));
  await recordPoints(tx, points, said);
}

/** A fall is remembered until the price is back where it fell from, or until it is no news any more. */
const droppedTo = (at: Date) => {
  const paid = sql`coalesce(new.current_price, new.price)`;
  const isFall = sql`new.currency = products.currency and ${paid} < products.price_paid`;
  const isBack = sql`new.currency <> products.currency or ${paid} >= products.dropped_from`;
  return sql`
    dropped_from = case when ${isFall} then greatest(products.price_paid, products.dropped_from)
      when ${isBack} then null else products.dropped_from end,
    dropped_at = case when ${isFall} then ${at}::timestamptz
      when ${isBack} then null else products.dropped_at end`;
};

async function writeVariants(tx: Sql, edited: Change[]): Promise<void> {
  const ids = edited.map(({ id }) => id);
  const rows = edited.flatMap(({ id, content }) =>
    content.variants.map((variant, position) => ({ product_id: id, position, ...variant })),
  );
  await tx.deleteFrom("variants").where(among("product_id", ids)).execute();
  await sql`
    insert into variants (product_id, position, color, size, in_stock)
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as new (
      product_id text, position int, color text, size text, in_stock boolean)`.execute(tx);
}
