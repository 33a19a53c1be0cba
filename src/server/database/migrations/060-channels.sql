-- Channels that a brand left: its pieces are not told there. No row means it takes part.
create table left_channels (
  brand_id text not null references brands (id) on delete cascade,
  channel text not null,
  left_at timestamptz not null default now(),
  primary key (brand_id, channel)
);
