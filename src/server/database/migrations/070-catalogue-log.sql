-- What each change of the catalogue touched, beside how many there were: a process that keeps the shop window
-- in memory reads what it has missed, also when another process wrote it. A writer's counter is locked until
-- its transaction ends, so within a writer changes become visible in the order of their numbers.
create table catalogue_log (
  writer int not null,
  change bigint not null,
  -- Null where everything may have changed: too many to name, or all of them at once.
  ids text[],
  -- Their places on the feed's circle before the change: what was deleted can be looked up nowhere else.
  mixes double precision[],
  noted_at timestamptz not null default now(),
  primary key (writer, change)
);

create function note_catalogue_change(changed_ids text[], changed_mixes double precision[])
returns void language plpgsql as $$
declare
  number bigint;
begin
  insert into catalogue_changes as known (writer, changes) values (pg_backend_pid() % 64, 1)
  on conflict (writer) do update set changes = known.changes + 1
  returning changes into number;
  insert into catalogue_log (writer, change, ids, mixes)
  values (pg_backend_pid() % 64, number, changed_ids, changed_mixes);
end
$$;

create function note_products() returns trigger language plpgsql as $$
declare
  named text[];
  places double precision[];
  touched bigint;
begin
  if tg_op = 'TRUNCATE' then
    perform note_catalogue_change(null, null);
    return null;
  end if;
  select count(*) into touched from changed;
  if touched > 20000 then
    perform note_catalogue_change(null, null);
  elsif touched > 0 then
    select array_agg(id), array_agg(mix) into named, places from changed;
    perform note_catalogue_change(named, places);
  end if;
  return null;
end
$$;

-- Facts are filtered by and lie with the search entry. An entry that is written with its product needs no
-- note of its own.
create function note_facts() returns trigger language plpgsql as $$
declare
  named text[];
  places double precision[];
begin
  if tg_op in ('INSERT', 'DELETE') then
    select array_agg(p.id), array_agg(p.mix) into named, places
    from changed c join products p on p.id = c.product_id
    where p.xmin <> pg_current_xact_id()::xid;
  else
    select array_agg(p.id), array_agg(p.mix) into named, places
    from changed c join before b using (product_id) join products p on p.id = c.product_id
    where c.fact_keys is distinct from b.fact_keys and p.xmin <> pg_current_xact_id()::xid;
  end if;
  if named is not null then perform note_catalogue_change(named, places); end if;
  return null;
end
$$;

drop trigger products_counted on products;
create trigger products_noted_added after insert on products
referencing new table as changed for each statement execute function note_products();
create trigger products_noted_changed after update on products
referencing old table as changed for each statement execute function note_products();
create trigger products_noted_removed after delete on products
referencing old table as changed for each statement execute function note_products();
create trigger products_noted_truncated after truncate on products
for each statement execute function note_products();
create trigger facts_noted_added after insert on search_entries
referencing new table as changed for each statement execute function note_facts();
create trigger facts_noted_changed after update on search_entries
referencing old table as before new table as changed for each statement execute function note_facts();
create trigger facts_noted_removed after delete on search_entries
referencing old table as changed for each statement execute function note_facts();
drop function count_catalogue_change();
