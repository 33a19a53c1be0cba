-- online
create index concurrently if not exists products_dropped on products (mix, id)
  where listed and dropped_from is not null;
