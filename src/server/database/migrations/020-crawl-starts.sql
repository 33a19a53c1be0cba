-- How often a crawl was started from where it stands: one that takes its process down is not tried for ever.
alter table crawl_jobs add column starts int not null default 0;
