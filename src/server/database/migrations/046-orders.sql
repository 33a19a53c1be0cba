-- Orders, where a brand wants it: its shop says that a visit we sent became an order. Nothing about the buyer is
-- kept, nor what was paid.
create table order_signals (
  brand_id text primary key references brands (id) on delete cascade,
  is_on boolean not null default false,
  -- Sealed: ours (WooCommerce, thank-you page) and the one Shopify signs with.
  own_secret text,
  shopify_secret text,
  -- The one before, good for a day after a change, so that no order on its way is lost.
  former_secret text,
  changed_at timestamptz,
  heard_at timestamptz,
  refused_at timestamptz
);

-- A visit that became an order, once, whatever else is said of it.
create table visit_orders (
  brand_id text not null references brands (id) on delete cascade,
  -- The random part of the visit's mark.
  visit text not null,
  product_id text not null,
  -- page, shopify or woocommerce.
  told_by text not null,
  -- Signed by the shop itself, not only told by a page in a browser.
  is_confirmed boolean not null,
  created_at timestamptz not null default now(),
  primary key (brand_id, visit)
);
create index visit_orders_by_time on visit_orders (brand_id, created_at);
