-- Links sent by mail. Only the hash is kept; whoever uses one first, uses it up.
create table account_links (
  hash text primary key,
  purpose text not null,
  brand_id text not null references brands (id) on delete cascade,
  -- The address the link speaks for: the one to confirm, or the one to go back to.
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index account_links_of_brand on account_links (brand_id);

-- Failed sign-ins by whom and from where, as hashes. Old rows mean nothing and are swept.
create table sign_in_failures (
  key text primary key,
  failures int not null,
  is_trusted boolean not null default false,
  last_at timestamptz not null
);
