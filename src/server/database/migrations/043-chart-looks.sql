-- Which pieces' pages were looked at for a size chart and had none; and, where one stood there as a picture
-- that could not be read, that picture. Of the brand's size guide where product_id is empty.
create table chart_looks (
  brand_id text not null references brands (id) on delete cascade,
  product_id text not null default '',
  unread_picture text,
  page text not null,
  looked_at timestamptz not null default now(),
  primary key (brand_id, product_id)
);
