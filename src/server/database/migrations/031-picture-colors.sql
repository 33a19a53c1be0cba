-- The colours of pictures, as they were seen in their pixels, in numbers: a brand's words for them may change,
-- the picture does not. By the picture's address, of which only a mark is kept; several products may show one.
create table picture_tints (
  -- sha256 of the address, hexadecimal.
  mark text primary key,
  -- [[l, a, b, share], …], largest first; null where there was nothing to be seen.
  swatches jsonb,
  background text,
  made_by text not null,
  looked_at timestamptz not null default now()
);
