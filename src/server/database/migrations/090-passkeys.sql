-- A second way in beside the password.
create table passkeys (
  id text primary key,
  brand_id text not null references brands (id) on delete cascade,
  -- As its device calls it, base64url.
  credential text not null unique,
  -- SubjectPublicKeyInfo, base64url.
  public_key text not null,
  -- Goes up with each use on devices that count; one that does not is a copy.
  uses bigint not null,
  -- As its brand calls it.
  name text,
  browser text,
  system text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_brand on passkeys (brand_id);

-- What is to be signed, once and within minutes; with a brand to add one to it, without to sign in.
create table passkey_challenges (
  hash text primary key,
  brand_id text references brands (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_brand on passkey_challenges (brand_id);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
