-- The audit log only grows and the house account stays, whoever asks and by whatever way, a cascade too.
create function refuse_to_lose() returns trigger language plpgsql as $$
begin
  raise exception '% keeps this row', tg_table_name
    using errcode = 'RBKEP', table = tg_table_name;
end
$$;

create trigger audit_kept before update or delete or truncate on audit
for each statement execute function refuse_to_lose();

create trigger administrator_kept before delete on brands
for each row when (old.is_administrator) execute function refuse_to_lose();
