-- What is kept of a shop's policy pages, by address: how to ask only for changes, and when each last answered. With it
-- they can be asked at every refresh, and each term has the date of its own page.
alter table shop_terms add column pages jsonb not null default '{}';
-- When the pages were last asked; read_at is when all of them were last read.
alter table shop_terms add column asked_at timestamptz;
