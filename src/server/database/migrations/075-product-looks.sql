-- Where a piece's first picture lies among pictures and words: what looks alike lies close.
create table product_looks (
  product_id text primary key references products (id) on delete cascade,
  -- sha256 of the picture's address, hexadecimal: another picture is looked at anew.
  mark text not null,
  -- Null where there was nothing to be seen.
  look vector(384),
  made_by text not null,
  looked_at timestamptz not null default now()
);
alter table product_looks alter column look set storage plain;
create index product_looks_look on product_looks using hnsw (look vector_cosine_ops);
