-- products.brand_active copies brands.is_active; whoever switches a brand off, its products follow.
create function copy_brand_active() returns trigger language plpgsql as $$
begin
  update products set brand_active = new.is_active where brand_id = new.id;
  return null;
end
$$;

create trigger brands_active after update of is_active on brands
for each row when (old.is_active is distinct from new.is_active)
execute function copy_brand_active();
