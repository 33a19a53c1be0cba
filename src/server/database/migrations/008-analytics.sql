-- Metrics are counted from this index alone: a brand's events of a month lie on as many pages of the table
-- as there are events, and on a few hundred pages here.
drop index events_of_brand;
create index events_of_brand on events (brand_id, created_at)
include (event_type, source, product_id);
