-- What a shop's own pages say about delivery, payment, exchange and return; as it was read, with sentences.
create table shop_terms (
  brand_id text primary key references brands (id) on delete cascade,
  terms jsonb not null default '[]',
  disputed jsonb not null default '[]',
  read_at timestamptz not null default now()
);
-- The brand's own word stands before what was read.
create table brand_words (
  brand_id text not null references brands (id) on delete cascade,
  kind text not null,
  value jsonb not null,
  written_at timestamptz not null default now(),
  primary key (brand_id, kind)
);
-- Of a piece, or of the whole brand where product_id is empty.
create table size_charts (
  brand_id text not null references brands (id) on delete cascade,
  product_id text not null default '',
  chart jsonb not null,
  page text not null,
  read_at timestamptz not null default now(),
  primary key (brand_id, product_id)
);
