-- What shoppers reported. One row each; the administrator looks at them listing by listing.
create table reports (
  id text primary key,
  product_id text not null references products (id) on delete cascade,
  reason text not null,
  comment text not null default '',
  -- The reporter's address, where there is to be an answer.
  reporter text,
  created_at timestamptz not null default now(),
  -- The letter that told the administrator of it.
  told_by text,
  settled_at timestamptz,
  settled_as text
);
create index reports_of_product on reports (product_id, created_at desc) where settled_at is null;
create index reports_untold on reports (created_at) where told_by is null;

-- Not before then: letters that gather what comes meanwhile.
alter table mails add column not_before timestamptz;

-- Held back by the administrator: stays hidden, whatever its brand switches.
alter table products add column held boolean not null default false;
create function keep_held_hidden() returns trigger language plpgsql as $$
begin
  new.hidden := true;
  return new;
end
$$;
create trigger products_held before insert or update on products
for each row when (new.held and not new.hidden) execute function keep_held_hidden();

-- New brands wait to be looked at; those that are here already have been.
alter table brands add column reviewed_at timestamptz default now();
alter table brands alter column reviewed_at drop default;
