-- How large a picture is, by its address, of which only a mark is kept: written when it is looked at.
create table picture_sizes (
  -- sha256 of the address, hexadecimal.
  mark text primary key,
  width integer not null,
  height integer not null,
  looked_at timestamptz not null default now()
);
