-- online
-- Events lie in one table for each month: a brand's numbers of a month are read from that month alone, and
-- what has had its time goes with its table instead of row by row. The months lie in a schema of their own;
-- everybody else knows one table, `events`.

-- The rows that are there stay where they are and become the first of these tables, which ends with the next
-- month: long enough that no row written while this runs can lie beyond it. That this is so is checked while
-- others read and write, so that the exchange below has nothing left to look at.
create schema if not exists event_months;

do $$
declare
  until timestamptz;
begin
  if (select relkind from pg_class where oid = 'public.events'::regclass) = 'p' then
    return;
  end if;
  select (date_trunc('month', greatest(now(), max(created_at)) at time zone 'UTC')
    + interval '2 months') at time zone 'UTC' into until from public.events;
  alter table public.events drop constraint if exists events_until;
  execute format(
    'alter table public.events add constraint events_until check (created_at < %L) not valid', until);
end
$$;

do $$
begin
  if exists (select from pg_constraint where conrelid = 'public.events'::regclass
      and conname = 'events_until' and not convalidated) then
    alter table public.events validate constraint events_until;
  end if;
end
$$;

-- The key of such a table has to hold the column it is parted by. Once all is done, this is the new table's.
create unique index concurrently if not exists events_key on public.events (id, created_at);

do $$
declare
  until timestamptz;
begin
  if (select relkind from pg_class where oid = 'public.events'::regclass) = 'p' then
    return;
  end if;
  -- First, like everybody who writes events: only then the reference to the brands.
  lock table public.events in access exclusive mode;
  select substring(pg_get_constraintdef(oid) from '''(.*)''')::timestamptz into until
    from pg_constraint where conrelid = 'public.events'::regclass and conname = 'events_until';

  -- Before PostgreSQL 17 such a table has no identity columns.
  create sequence public.event_ids as bigint;
  perform setval('public.event_ids', nextval(pg_get_serial_sequence('public.events', 'id')), false);
  alter table public.events alter column id drop identity;
  alter table public.events drop constraint events_pkey;
  alter table public.events add constraint earlier_key primary key using index events_key;
  alter table public.events rename to earlier;
  alter table public.earlier set schema event_months;

  create table public.events (
    id bigint not null default nextval('public.event_ids'),
    event_type text not null,
    source text not null,
    product_id text not null,
    brand_id text not null references public.brands (id) on delete cascade,
    metadata jsonb,
    created_at timestamptz not null default now(),
    constraint events_key primary key (id, created_at)
  ) partition by range (created_at);
  alter sequence public.event_ids owned by public.events.id;
  create index events_of_brand on public.events (brand_id, created_at)
    include (event_type, source, product_id);
  create index events_of_product on public.events (product_id, created_at);

  execute format('alter table public.events attach partition event_months.earlier
    for values from (minvalue) to (%L)', until);
  alter table event_months.earlier drop constraint events_until;
  -- Months are made ahead (event-months.ts). What comes before its month is made must have a place too.
  create table event_months.unplanned partition of public.events default;
end
$$;
