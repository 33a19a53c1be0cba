create extension if not exists vector;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table settings (
  name text primary key,
  value jsonb not null
);

create table categories (
  id text primary key,
  name text not null unique,
  group_name text not null,
  position int not null
);

create table brands (
  id text primary key check (id ~ '^b_[A-Za-z0-9_-]{1,100}$'),
  name text not null,
  username text not null,
  email text not null,
  -- The three folded as people read them (case, width, invisible signs): what must be unique.
  name_key text not null unique,
  username_key text not null unique,
  email_key text not null unique,
  mobile_number text,
  website text not null,
  password_hash text not null,
  email_verified boolean not null default false,
  -- Whether any address ever was: confirming a later one signs nobody in.
  was_verified boolean not null default false,
  is_active boolean not null default true,
  is_administrator boolean not null default false,
  saved_in_vectordb boolean not null default false,
  -- Raised by password change, reset and block: older tokens end with it.
  token_version int not null default 1,
  -- How many products were ever made; spreads the next one over the feed.
  products_made int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index brands_one_administrator on brands (is_administrator) where is_administrator;

create table products (
  id text primary key check (id ~ '^p_[A-Za-z0-9_-]{1,100}$'),
  brand_id text not null references brands (id) on delete cascade,
  -- The shop's own id or handle: importing again updates instead of doubling.
  shop_id text,
  title text not null,
  description text not null default '',
  category text references categories (name) on update cascade,
  style text not null default '',
  colors text[] not null default '{}',
  sizes text[] not null default '{}',
  materials text[] not null default '{}',
  image_url text,
  other_image_urls text[] not null default '{}',
  price numeric(12, 2) not null check (price >= 0),
  current_price numeric(12, 2) check (current_price >= 0 and current_price < price),
  price_paid numeric(12, 2) not null generated always as (coalesce(current_price, price)) stored,
  currency text not null default 'EGP',
  url text,
  sold_out boolean not null default false,
  hidden boolean not null default false,
  active boolean not null default false,
  is_new boolean not null default true,
  -- A copy of brands.is_active, so that the feed needs no join to know what is public.
  brand_active boolean not null default true,
  listed boolean not null generated always as (active and not hidden and brand_active) stored,
  -- Place on the feed's circle, between 0 and 1.
  mix double precision not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index products_feed on products (mix, id) where listed;
create index products_of_brand on products (brand_id, created_at desc, id);
create unique index products_shop_id on products (brand_id, shop_id) where shop_id is not null;

create table variants (
  product_id text not null references products (id) on delete cascade,
  position int not null,
  color text,
  size text,
  in_stock boolean not null,
  primary key (product_id, position)
);

-- No foreign key on product_id: a deleted product keeps its history.
create table events (
  id bigint generated always as identity primary key,
  event_type text not null,
  source text not null,
  product_id text not null,
  brand_id text not null references brands (id) on delete cascade,
  metadata jsonb,
  created_at timestamptz not null default now()
);
create index events_of_brand on events (brand_id, created_at);
create index events_of_product on events (product_id, created_at);

create table subscriptions (
  id text primary key,
  brand_id text not null references brands (id) on delete cascade,
  provider text not null,
  customer_id text not null,
  status text not null,
  cancel_at_period_end boolean not null default false,
  canceled_at timestamptz,
  current_period_end timestamptz,
  last_renewal_date timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index subscriptions_of_brand on subscriptions (brand_id);

create table crawl_jobs (
  id text primary key,
  brand_id text not null references brands (id) on delete cascade,
  crawler text not null,
  platform text,
  target text not null,
  status text not null default 'queued',
  -- Where the crawl stands; a restart goes on from here.
  cursor jsonb,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index crawl_jobs_of_brand on crawl_jobs (brand_id, created_at desc);

create table crawl_events (
  job_id text not null references crawl_jobs (id) on delete cascade,
  seq int not null,
  event jsonb not null,
  created_at timestamptz not null default now(),
  primary key (job_id, seq)
);

-- Mail to be written. Links are made when it is written, so no token is ever stored here.
create table mails (
  id text primary key,
  kind text not null,
  brand_id text references brands (id) on delete cascade,
  -- Who asked, in their own words: whether such an account exists is found out by the worker.
  addressee text not null,
  language text not null,
  details jsonb,
  status text not null default 'queued',
  attempts int not null default 0,
  last_try_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_queued on mails (created_at) where status = 'queued';
create index mails_of_brand on mails (brand_id, kind, sent_at);

create table audit (
  id bigint generated always as identity primary key,
  actor text not null,
  action text not null,
  subject text not null,
  detail jsonb,
  created_at timestamptz not null default now()
);
