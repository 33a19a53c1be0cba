-- A process keeps words and meanings of pieces in memory as well: an entry that is made anew apart from its product is
-- noted whatever changed in it, not only where its facts did.
create or replace function note_facts() returns trigger language plpgsql as $$
declare
  named text[];
  places double precision[];
begin
  select array_agg(p.id), array_agg(p.mix) into named, places
  from changed c join products p on p.id = c.product_id
  where p.xmin <> pg_current_xact_id()::xid;
  if named is not null then perform note_catalogue_change(named, places); end if;
  return null;
end
$$;
