-- What brands say in Arabic beside their own words; empty where they say nothing.
alter table products add column title_ar text not null default '';
alter table products add column description_ar text not null default '';
alter table brands add column name_ar text not null default '';

-- Cards show the brand's Arabic name, too.
drop trigger brands_revised on brands;
create trigger brands_revised after update of name, name_key, name_ar, website on brands
for each row when ((old.name, old.name_key, old.name_ar, old.website)
  is distinct from (new.name, new.name_key, new.name_ar, new.website))
execute function revise_brand();
