// Events of ninety days. A tenth of them belongs to one busy brand, the others are spread evenly.
import type pg from "pg";

const AT_ONCE = 250_000;
const DAYS = 90;

export type BrandWithEvents = { id: string; events: number };

/** Brings the table up to `count` events; answers with the busy brand and an ordinary one. */
export async function fillEvents(pool: pg.Pool, count: number): Promise<BrandWithEvents[]> {
  const { rows } = await pool.query<{ have: number }>("select count(*) as have from events");
  await pool.query("drop index if exists events_of_product");
  for (let made = rows[0]!.have; made < count; made += AT_ONCE) {
    await pool.query(
      `with shops as (
         select brand_id, array_agg(id) as ids, (row_number() over (order by brand_id))::int - 1 as n
         from products group by brand_id
       ), many as (select count(*)::int as n from shops)
       insert into events (event_type, source, product_id, brand_id, created_at)
       select (array['product_view','product_view','product_view','view_details','view_details',
                     'add_to_pinned','remove_from_pinned','model_fit','search_click','redirect'])
                [1 + event.n * 7919 % 10],
              (array['explore','search','stylist','Collection','ProductDetail','brand','lightbox',
                     'direct'])[1 + event.n * 31 / 10 % 8],
              ids[1 + event.n * 13 / 7 % cardinality(ids)], brand_id,
              now() - make_interval(secs => ${DAYS * 86_400} * (1 - event.n / $2::float8))
       from (
         select made.n, case when made.n % 10 = 0 then 0
                              else 1 + made.n * 104729 % greatest(many.n - 1, 1) end as shop
         from generate_series($1::bigint, least($1::bigint + ${AT_ONCE}, $2) - 1) as made (n), many
       ) as event
       join shops on shops.n = event.shop`,
      [made, count],
    );
  }
  await pool.query(
    "create index if not exists events_of_product on events (product_id, created_at)",
  );
  await pool.query("vacuum analyze events");
  const { rows: brands } = await pool.query<BrandWithEvents>(
    "select brand_id as id, count(*) as events from events group by brand_id order by 2 desc",
  );
  return [brands[0]!, brands[Math.floor(brands.length / 2)]!];
}
