-- Which website a brand has shown to be its own. One brand per host: the newest proof holds.
create table site_proofs (
  brand_id text primary key references brands (id) on delete cascade,
  -- As in the website's address, without www.
  host text not null unique,
  way text not null,
  proven_at timestamptz not null default now()
);
