-- Imported brands are read again by themselves.
alter table crawl_jobs add column is_refresh boolean not null default false;

alter table product_imports
  -- The first day (in Cairo) on which the shop did not have it any more; seen again, it is empty.
  add column missed_on date,
  -- Missed on a second day.
  add column gone_at timestamptz,
  -- Hidden because of that and not by its brand: back again, it is shown.
  add column hidden_as_gone boolean not null default false;

-- What a sitemap or a list said of the page when it was last read: its date, or its card.
alter table crawl_pages add column mark text;

create table refreshes (
  brand_id text primary key references brands (id) on delete cascade,
  -- 0: never.
  every_days int not null default 1,
  next_at timestamptz not null,
  crawl_id text,
  started_at timestamptz,
  finished_at timestamptz,
  -- running, done, failed or stopped.
  status text,
  -- Why it failed, as a sentence by its name.
  problem jsonb,
  changes jsonb,
  -- What it stopped at, until the brand decides.
  stop jsonb
);
create index refreshes_due on refreshes (next_at);

-- What a refresh found, until it is clear whether it may be taken over.
create table refresh_finds (
  id bigint generated always as identity primary key,
  job_id text not null references crawl_jobs (id) on delete cascade,
  addresses text[] not null,
  batch jsonb not null
);
create index refresh_finds_of_job on refresh_finds (job_id);
