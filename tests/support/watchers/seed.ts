// People who wait for pieces of one brand, all of which become cheaper.
import { sql } from "kysely";
import type { Sql } from "../../../src/server/database/sql.ts";
import { createBrandRepository } from "../../../src/server/features/brands/repository.ts";
import { newId } from "../../../src/server/ids.ts";

export type Crowd = { watchers: number; pieces: number };
/** How one of them is reached; sealed. */
export type Contact = { hash: string; sealed: string };

export async function addBrand(db: Sql): Promise<string> {
  const id = newId("b");
  await createBrandRepository(db).add({
    id,
    name: `Watched ${id}`,
    username: id.toLowerCase().replace(/\W/g, ""),
    email: `${id}@brand.example`,
    website: "https://brand.example",
    mobile_number: null,
    password_hash: "none",
    email_verified: true,
  });
  return id;
}

/** Each waits for one piece, round and round. */
export async function addCrowd(
  db: Sql,
  brandId: string,
  { watchers, pieces }: Crowd,
  contacts: Contact[] = [],
): Promise<void> {
  await sql`
    insert into products (id, brand_id, title, category, price, active, mix)
    select 'p_' || ${brandId} || '_' || n, ${brandId}, 'Piece ' || n, 'Dresses', 1000, true, random()
    from generate_series(0, ${pieces - 1}::int) n`.execute(db);
  await sql`
    insert into watchers (id, kind, contact_hash, contact_secret, language, created_at)
    select ${brandId} || '_w_' || n, ${contacts.length > 0 ? "push" : "email"},
      coalesce(c ->> 'hash', ${brandId} || n), coalesce(c ->> 'sealed', 'sealed'), 'en', now()
    from generate_series(0, ${watchers - 1}::int) n
    left join jsonb_array_elements(${JSON.stringify(contacts)}::jsonb) with ordinality as known (c, at)
      on known.at = n + 1`.execute(db);
  await sql`
    insert into watches (watcher_id, product_id, kind, base, currency, confirmed_at, created_at)
    select ${brandId} || '_w_' || n, 'p_' || ${brandId} || '_' || (n % ${pieces}::int), 'cheaper', 1000,
      'EGP', now(), now()
    from generate_series(0, ${watchers - 1}::int) n`.execute(db);
  await sql`update products set price = 900 where brand_id = ${brandId}`.execute(db);
}

export async function countTold(db: Sql) {
  const { rows } = await sql<{ notices: number; letters: number; people: number }>`
    select (select count(*) from watch_notices) as notices,
      (select count(*) from watch_letters) as letters,
      (select count(distinct watcher_id) from watch_letters) as people`.execute(db);
  return rows[0]!;
}
