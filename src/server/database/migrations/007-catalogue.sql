-- Deleting is final, but the events of a deleted product still count; its title says whose they were.
create table deleted_products (
  id text primary key,
  brand_id text not null references brands (id) on delete cascade,
  title text not null,
  deleted_at timestamptz not null default now()
);
create index deleted_products_of_brand on deleted_products (brand_id);
