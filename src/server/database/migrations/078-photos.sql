-- Photos that a brand sends from its phone: what was seen in each, and the draft it was put into.
create table photos (
  id text primary key,
  brand_id text not null references brands (id) on delete cascade,
  -- sha256 of the file as it came, hexadecimal: sent again after a lost answer, it is the same photo.
  mark text not null,
  -- Of the upload.
  address text not null,
  state text not null default 'waiting' check (state in ('waiting', 'seen', 'refused')),
  -- Why it was refused: the name of a sentence.
  reason text,
  -- How often somebody began to look at it: one that ends the process every time is not tried for ever.
  tries integer not null default 0,
  -- Kinds, colours, pattern and ground.
  seen jsonb,
  look vector(384),
  -- Its brand has said that these are all.
  is_asked boolean not null default false,
  -- The piece alone; null as long as nobody has tried, and where it cannot be cut from its ground.
  cut_out text,
  is_cut boolean not null default false,
  product_id text references products (id) on delete cascade,
  created_at timestamptz not null default now()
);
create unique index photos_of_brand on photos (brand_id, mark);
create index photos_of_product on photos (product_id);
