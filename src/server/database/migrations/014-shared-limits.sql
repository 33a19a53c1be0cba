-- What several processes have to agree upon from one second to the next. Unlogged: it is written often,
-- and what a crash of the database forgets would have been forgotten within the minute.

-- Calls of one caller to one kind of calls, counted over all processes.
create unlogged table call_counts (
  -- A keyed hash: the table tells nobody who called.
  caller text primary key,
  calls int not null,
  ends_at timestamptz not null
) with (fillfactor = 50);

-- When a shop may be asked again, whichever process asks.
create unlogged table crawl_pace (
  host text primary key,
  free_at timestamptz not null
) with (fillfactor = 50);
