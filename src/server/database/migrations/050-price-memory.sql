-- What a piece has cost, and what of it was to be had: one row for each change, one table for each month, like
-- events (013). Two years are kept.
create schema price_months;

-- Before PostgreSQL 17 such a table has no identity columns.
create sequence price_point_ids as bigint;
create table price_points (
  id bigint not null default nextval('price_point_ids'),
  product_id text not null references products (id) on delete cascade,
  at timestamptz not null,
  price numeric(12, 2) not null,
  current_price numeric(12, 2),
  currency text not null,
  in_stock boolean not null,
  -- The variants in stock as 'colour/size'; null where they are as they were at the point before.
  stock text[],
  -- Who said so: import, refresh or owner.
  source text not null,
  -- When what held before this was last seen to hold: a shop that nobody looked at for months may have
  -- asked anything in between.
  held_until timestamptz not null,
  primary key (id, at)
) partition by range (at);
alter sequence price_point_ids owned by price_points.id;
create index price_points_of_product on price_points (product_id, at);

do $$
begin
  execute format('create table price_months.earlier partition of price_points
    for values from (minvalue) to (%L)',
    (date_trunc('month', now() at time zone 'UTC') + interval '2 months') at time zone 'UTC');
end
$$;
create table price_months.unplanned partition of price_points default;

-- What was asked before the price fell, for as long as that is news (30 days).
alter table products
  add column dropped_from numeric(12, 2),
  add column dropped_at timestamptz;
