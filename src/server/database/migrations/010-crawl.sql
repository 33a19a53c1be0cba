-- A crawl is a job; what it found of each product is kept, so that the next one knows what the brand
-- changed by hand since.
alter table crawl_jobs
  -- Whether the target is one product's page or a whole shop.
  add column is_product boolean not null default false,
  -- The page an adaptive crawl learned from: the comparison asks for it by its address.
  add column product_url text,
  -- Only the administrator's crawls may leave the brand's own host.
  add column may_leave boolean not null default false,
  -- Raised when a process takes the job: one that was thought dead can write nothing any more.
  add column turn int not null default 0,
  add column last_seq int not null default 0,
  -- What was found out once and is too long to be written with every step.
  add column plan jsonb,
  add column totals jsonb;
create index crawl_jobs_of_page on crawl_jobs (brand_id, product_url);

create table product_imports (
  product_id text primary key references products (id) on delete cascade,
  brand_id text not null references brands (id) on delete cascade,
  -- The shop's own id, and the address without what does not matter in it: either finds it again.
  shop_id text,
  address text not null,
  site text not null,
  -- The page it was read from: a list of 250, or its own.
  page text not null,
  -- What the shop said when it and the brand last agreed, by field.
  imported jsonb not null,
  -- Where the shop says something new of a field that the brand edited by hand.
  differences jsonb not null default '{}',
  -- The crawl that saw it last, and what came of it: saved, updated or unchanged.
  seen_by text not null,
  outcome text not null,
  seen_at timestamptz not null default now()
);
create index product_imports_address on product_imports (brand_id, address);
create index product_imports_shop_id on product_imports (brand_id, shop_id);
create index product_imports_page on product_imports (brand_id, page);

-- Pages that can be asked 'only if it changed' the next time.
create table crawl_pages (
  brand_id text not null references brands (id) on delete cascade,
  page text not null,
  etag text,
  last_modified text,
  -- So many products came from it; when some of them are gone here, the page is read again.
  products int not null,
  primary key (brand_id, page)
);
