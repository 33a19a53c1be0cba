-- The weekly letter with the demand report: one for each brand and week, whatever happens in between.
create table demand_letters (
  brand_id text not null references brands (id) on delete cascade,
  -- The Monday of the week in which it was written.
  week date not null,
  created_at timestamptz not null default now(),
  primary key (brand_id, week)
);
