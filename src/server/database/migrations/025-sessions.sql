-- Where a brand is signed in. A token names its session; a session that is gone ends its tokens.
create table sessions (
  id text primary key check (id ~ '^s_[A-Za-z0-9_-]{1,100}$'),
  brand_id text not null references brands (id) on delete cascade,
  -- What the browser calls itself, in two words; never its whole header.
  browser text,
  system text,
  started_at timestamptz not null,
  last_used_at timestamptz not null,
  -- When the newest of its tokens ends.
  expires_at timestamptz not null
);
create index sessions_of_brand on sessions (brand_id, last_used_at desc);

-- The address a brand asked for and has not confirmed yet. The old one holds until then.
alter table brands add column pending_email text;
