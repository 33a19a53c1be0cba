-- Pieces of which something was just sold: the next reading of the shop opens their pages.
alter table crawl_pages add column wanted_at timestamptz;

-- Readings that were brought forward for them, and to when; the night's reading comes all the same.
create table early_refreshes (
  brand_id text primary key references brands (id) on delete cascade,
  next_at timestamptz not null
);
