-- Words a piece can be found by, folded in the same way as a shopper's words.
alter table products add column words text not null default '';
alter table products add column words_index tsvector not null
  generated always as (to_tsvector('simple', words)) stored;
create index products_words on products using gin (words_index);

create index products_category on products (category, mix, id) where listed;
create index products_brand_feed on products (brand_id, mix, id) where listed;
create index products_price on products (price_paid, id) where listed;

-- A shopper's pins behind a link.
create table shared_collections (
  id text primary key,
  product_ids text[] not null,
  created_at timestamptz not null default now()
);
