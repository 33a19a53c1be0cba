-- When a page was last opened itself: marks (a sitemap's date, a card in a list) may say that it is as it was,
-- and are checked by opening a few pages each night, the longest unopened first.
alter table crawl_pages add column opened_at timestamptz;
