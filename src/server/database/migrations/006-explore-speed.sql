-- A product's revision changes with everything its card shows: its own row, its variants, its brand's
-- name. A card kept in memory is right as long as the revision it was made of is the one in the table.
create sequence product_revisions;
alter table products add column revision bigint not null default nextval('product_revisions');

create function revise_product() returns trigger language plpgsql as $$
begin
  new.revision := nextval('product_revisions');
  return new;
end
$$;
create trigger products_revised before update on products
for each row execute function revise_product();

create function revise_brand() returns trigger language plpgsql as $$
begin
  update products set revision = revision where brand_id = new.id;
  return null;
end
$$;
create trigger brands_revised after update of name, name_key, website on brands
for each row when ((old.name, old.name_key, old.website) is distinct from (new.name, new.name_key, new.website))
execute function revise_brand();

-- A row this very transaction has written has a revision nobody has seen yet: an import, which writes
-- products and then their variants, must not write every product twice.
create function revise_variants() returns trigger language plpgsql as $$
begin
  update products set revision = revision
  where id = any (array(select distinct product_id from changed))
    and xmin <> pg_current_xact_id()::xid;
  return null;
end
$$;
create trigger variants_added after insert on variants
referencing new table as changed for each statement execute function revise_variants();
create trigger variants_changed after update on variants
referencing new table as changed for each statement execute function revise_variants();
create trigger variants_left after update on variants
referencing old table as changed for each statement execute function revise_variants();
create trigger variants_removed after delete on variants
referencing old table as changed for each statement execute function revise_variants();

-- The sum of the counts is the catalogue's version: every transaction that writes products raises it
-- when it commits. Writers count in rows of their own, so that they need not wait for each other.
create table catalogue_changes (
  writer int primary key,
  changes bigint not null
);
create function count_catalogue_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes as known (writer, changes) values (pg_backend_pid() % 64, 1)
  on conflict (writer) do update set changes = known.changes + 1;
  return null;
end
$$;
create trigger products_counted after insert or update or delete or truncate on products
for each statement execute function count_catalogue_change();

-- Holds all that shoppers narrow a category by: counting and paging within it never touch the table.
drop index products_category;
create index products_category on products (category, mix, id)
include (brand_id, price_paid, current_price, sold_out, colors, sizes) where listed;
create index products_on_sale on products (mix, id) where listed and current_price is not null;
