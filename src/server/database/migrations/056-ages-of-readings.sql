-- A card in a list shows what a piece costs and not which sizes are left. Where only its card was seen since its page
-- was opened: when its stock was last seen. Null where stock and price were seen together.
alter table product_imports add column stock_seen_at timestamptz;
-- The lists in which a shop's pieces stand, and when each was last read: where they are too many for one night they
-- take turns.
alter table refreshes add column lists jsonb;
