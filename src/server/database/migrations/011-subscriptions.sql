-- Who a brand is to a payment provider. Test mode, live mode and the sandbox are providers of their own:
-- a customer of one means nothing to another.
create table payment_customers (
  brand_id text not null references brands (id) on delete cascade,
  provider text not null,
  customer_id text not null,
  created_at timestamptz not null default now(),
  primary key (brand_id, provider),
  unique (provider, customer_id)
);

-- A wish to buy. Its id is the idempotency key, so it is written before the provider is asked; as long
-- as it is open, every click and every tab of the brand means this one.
create table checkouts (
  id text primary key,
  brand_id text not null references brands (id) on delete cascade,
  provider text not null,
  price_id text not null,
  session_id text,
  created_at timestamptz not null default now(),
  closed_at timestamptz
);
create unique index one_open_checkout on checkouts (brand_id, provider) where closed_at is null;

-- What a provider told us, kept before it is acted upon. Only what is needed to look the matter up:
-- the answer to that look is what counts, so the order of arrival does not.
create table payment_events (
  id text primary key,
  provider text not null,
  type text not null,
  subscription_id text not null,
  happened_at timestamptz not null,
  created_at timestamptz not null default now(),
  status text not null default 'stored',
  attempts int not null default 0,
  next_try_at timestamptz,
  last_error text,
  applied_at timestamptz
);
create index payment_events_waiting on payment_events (created_at) where status = 'stored';

-- Looks at the provider are numbered when they begin; an older look never overwrites a newer one.
create sequence payment_looks as bigint;
alter table subscriptions
  add column cancel_at timestamptz,
  add column look bigint not null default 0;
