-- online
-- What a piece is, with the words it was concluded from, beside what it is found by: both are made when it
-- is saved and made anew by the same job.
alter table search_entries add column if not exists facts jsonb not null default '[]';
-- 'sleeve=long', 'fabric=cotton': what filters and the stylist compare.
alter table search_entries add column if not exists fact_keys text[] not null default '{}';
create index concurrently if not exists search_entries_fact_keys on search_entries using gin (fact_keys);
