-- What a brand agreed to: the words as they stood, and when.
create table brand_consents (
  brand_id text not null references brands (id) on delete cascade,
  what text not null,
  wording text not null,
  given_at timestamptz not null default now(),
  primary key (brand_id, what, given_at)
);
