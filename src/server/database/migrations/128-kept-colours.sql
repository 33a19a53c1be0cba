-- Which colour a shop ties a picture to decides which picture leads: it is part of what a card shows, so that the
-- revision of a product changes with it (see 006). What this very transaction has written was not seen by anybody.
create function revise_told_colors() returns trigger language plpgsql as $$
begin
  update products set revision = revision
  where id = any (array(
      select changed.product_id from changed join was using (product_id)
      where changed.color_pictures is distinct from was.color_pictures))
    and xmin <> pg_current_xact_id()::xid;
  return null;
end
$$;
create function revise_all_told_colors() returns trigger language plpgsql as $$
begin
  update products set revision = revision
  where id = any (array(select product_id from changed where color_pictures is not null))
    and xmin <> pg_current_xact_id()::xid;
  return null;
end
$$;
create trigger imports_first_told_colors after insert on product_imports
referencing new table as changed for each statement execute function revise_all_told_colors();
create trigger imports_last_told_colors after delete on product_imports
referencing old table as changed for each statement execute function revise_all_told_colors();
create trigger imports_told_colors after update on product_imports
referencing old table as was new table as changed
for each statement execute function revise_told_colors();

-- Which sizes a visitor has looked at is asked at every visit to a shop.
create index demand_marks_of_sizes on demand_marks (day, mark) where kind = 'sized';
