-- Where each field of an imported piece comes from, and what a brand deleted of what was imported: a scan
-- that finds it again leaves it deleted.
alter table product_imports add column evidence jsonb not null default '[]';

create table import_deletions (
  brand_id text not null references brands (id) on delete cascade,
  address text not null,
  shop_id text,
  title text not null,
  deleted_at timestamptz not null default now(),
  -- The crawl that found it again.
  seen_by text,
  primary key (brand_id, address)
);
create index import_deletions_shop_id on import_deletions (brand_id, shop_id);

-- Whichever way a piece is deleted, its import goes with it and leaves this behind; with its brand nothing does.
create function remember_deleted_import() returns trigger language plpgsql as $$
begin
  insert into import_deletions (brand_id, address, shop_id, title)
  select old.brand_id, old.address, old.shop_id, coalesce(old.imported -> 'title' ->> 'title', '')
  from brands where brands.id = old.brand_id
  on conflict (brand_id, address) do update set
    shop_id = excluded.shop_id, title = excluded.title, deleted_at = now(), seen_by = null;
  return null;
end $$;
create trigger product_imports_deleted after delete on product_imports
  for each row execute function remember_deleted_import();
