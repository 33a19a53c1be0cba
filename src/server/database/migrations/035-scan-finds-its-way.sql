-- A scan chooses its way and goes on by another one where that brings nothing; a crawl by name does not.
alter table crawl_jobs add column is_scan boolean not null default false;
