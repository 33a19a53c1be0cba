-- Pictures that brands uploaded. Without a reference to the brand's row: what a deleted brand leaves behind
-- must still be known, or its files would stay for ever.
create table uploads (
  address text primary key,
  brand_id text not null,
  created_at timestamptz not null default now()
);
create index uploads_of_brand on uploads (brand_id, created_at);
