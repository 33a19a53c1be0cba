-- Catalogues that a brand hands over itself: a feed as a file or an address, or a key to its shop's interface.
-- What was handed over is kept for its import alone and goes with the end of it.
alter table crawl_jobs add column given text;

create table crawl_given (
  job_id text primary key references crawl_jobs (id) on delete cascade,
  given jsonb not null
);
