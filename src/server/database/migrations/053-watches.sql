-- Who wants to be told of what, without an account. What names a person is sealed; who it is can be compared
-- (a keyed hash), never read, without the server's secret.
create table watchers (
  id text primary key,
  kind text not null,
  contact_hash text not null unique,
  contact_secret text not null,
  language text not null,
  created_at timestamptz not null
);

create table watches (
  id bigint generated always as identity primary key,
  watcher_id text not null references watchers (id) on delete cascade,
  product_id text not null references products (id) on delete cascade,
  -- cheaper or back.
  kind text not null,
  -- Empty: any.
  size text not null default '',
  -- The price below which it is news, and in what.
  base numeric(12, 2) not null,
  currency text not null,
  is_out boolean not null default false,
  -- How often it has been out: back again after that is news again.
  outs int not null default 0,
  -- Empty until its owner has said yes.
  confirmed_at timestamptz,
  created_at timestamptz not null,
  unique (watcher_id, product_id, kind, size)
);
create index watches_of_product on watches (product_id) where confirmed_at is not null;

-- What somebody is to be told, once.
create table watch_notices (
  id bigint generated always as identity primary key,
  watch_id bigint not null references watches (id) on delete cascade,
  watcher_id text not null references watchers (id) on delete cascade,
  product_id text not null references products (id) on delete cascade,
  kind text not null,
  size text not null,
  before numeric(12, 2) not null,
  price numeric(12, 2) not null,
  mark text not null,
  told_at timestamptz,
  created_at timestamptz not null,
  unique (watch_id, mark)
);
create index watch_notices_waiting on watch_notices (watcher_id) where told_at is null;

-- One digest a day for each, and few letters that ask to confirm.
create table watch_letters (
  id text primary key,
  watcher_id text not null references watchers (id) on delete cascade,
  kind text not null,
  day date not null,
  n int not null default 0,
  status text not null default 'queued',
  attempts int not null default 0,
  last_try_at timestamptz,
  created_at timestamptz not null,
  unique (watcher_id, kind, day, n)
);
create index watch_letters_queued on watch_letters (created_at) where status = 'queued';
