-- What search knows of a product; written in the same transaction as the product, so it is never stale.
create table search_entries (
  product_id text primary key references products (id) on delete cascade,
  -- The model and the vocabulary it was made with; entries of others are made anew in the background.
  made_by text not null,
  title_words text[] not null,
  other_words text[] not null,
  -- What the words mean: 'kind:dress', 'colour:navy', and what is broader: 'colour:blue'.
  terms text[] not null,
  lexemes tsvector not null,
  meaning vector(384) not null
);
-- Kept in the row: fetched from beside it, a vector costs fifteen times as much to compare.
alter table search_entries alter column meaning set storage plain;
create index search_entries_lexemes on search_entries using gin (lexemes);
create index search_entries_meaning on search_entries using hnsw (meaning vector_cosine_ops);
create index search_entries_made_by on search_entries (made_by);

-- Every word the catalogue uses: how rare it is, and what a misspelt one was meant to be.
create table search_words (
  word text primary key,
  documents int not null default 1
);
create index search_words_alike on search_words using gin (word gin_trgm_ops);
