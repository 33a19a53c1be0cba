// Watchers, watches and their letters in the database.
import { elementAt } from "../../../contract/get-or-throw.ts";
import { sql } from "kysely";
import type { Language } from "../../../contract/languages.ts";
import { KEPT_DAYS } from "../../../contract/processing.ts";
import type { Sql } from "../../database/sql.ts";
import { newId } from "../../ids.ts";
import { isThere, isWanted } from "./queries/match.ts";

export type Watcher = {
  id: string;
  kind: "email" | "push";
  contact_secret: string;
  language: Language;
};

export async function keepWatcher(
  tx: Sql,
  given: Omit<Watcher, "id"> & { contact_hash: string; at: Date },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into watchers (id, kind, contact_hash, contact_secret, language, created_at)
    values (${newId("w")}, ${given.kind}, ${given.contact_hash}, ${given.contact_secret},
      ${given.language}, ${given.at})
    on conflict (contact_hash) do update set language = excluded.language,
      contact_secret = excluded.contact_secret
    returning id`.execute(tx);
  return elementAt(rows, 0).id;
}

type Wanted = {
  watcherId: string;
  ids: string[];
  kind: "cheaper" | "back";
  size: string;
  color: string;
  at: Date;
  isConfirmed: boolean;
  /** The words that were said yes to. */
  consent: string;
};

/** Of public pieces alone. Answers how many of them are watched now. */
export async function keepWatches(tx: Sql, wanted: Wanted): Promise<number> {
  const { watcherId, ids, kind, size, color, at, isConfirmed, consent } = wanted;
  const { rows } = await sql`
    insert into watches (watcher_id, product_id, kind, size, color, base, currency, is_out, outs,
      confirmed_at, consent, created_at)
    select ${watcherId}, w.id, ${kind}, w.size, w.color, p.price_paid, p.currency, not ${isThere},
      (not ${isThere})::int, ${isConfirmed ? at : null}::timestamptz,
      ${isConfirmed ? consent : ""}::text, ${at}::timestamptz
    from (select id, ${size}::text as size, ${color}::text as color from unnest(${ids}::text[]) as id) w
    join products p on p.id = w.id and p.listed
    on conflict (watcher_id, product_id, kind, size) do update set base = excluded.base,
      currency = excluded.currency,
      color = case when watches.color = excluded.color then watches.color else '' end,
      confirmed_at = coalesce(watches.confirmed_at, excluded.confirmed_at),
      consent = case when watches.confirmed_at is null then excluded.consent else watches.consent end
    returning id`.execute(tx);
  return rows.length;
}

export async function confirmWatches(
  db: Sql,
  watcherId: string,
  at: Date,
  consent: string,
): Promise<boolean> {
  const { rows } = await sql`select from watchers where id = ${watcherId}`.execute(db);
  await sql`
    update watches set confirmed_at = ${at}, consent = ${consent} where watcher_id = ${watcherId}
      and confirmed_at is null`.execute(db);
  return rows.length === 1;
}

export async function findWatcher(
  db: Sql,
  hash: string,
): Promise<Pick<Watcher, "id" | "contact_secret"> | undefined> {
  const { rows } = await sql<Pick<Watcher, "id" | "contact_secret">>`
    select id, contact_secret from watchers where contact_hash = ${hash}`.execute(db);
  return rows[0];
}

/** With all that was kept of them. */
export async function forgetWatcher(db: Sql, id: string): Promise<void> {
  await sql`delete from watchers where id = ${id}`.execute(db);
}

export async function forgetContact(db: Sql, hash: string): Promise<void> {
  await sql`delete from watchers where contact_hash = ${hash}`.execute(db);
}

/** Who never said yes is forgotten, and so is who watches nothing any more. */
export async function sweepWatchers(db: Sql, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const before = ago(KEPT_DAYS.unconfirmedNotice);
  await sql`
    delete from watches where confirmed_at is null and created_at < ${before}`.execute(db);
  await sql`
    delete from watchers where created_at < ${before}
      and not exists (select from watches where watcher_id = watchers.id)`.execute(db);
  await sql`
    delete from watch_letters where created_at < ${ago(KEPT_DAYS.noticeLetter)}
      and status <> 'queued'`.execute(db);
}

const CONFIRM_LETTERS_A_DAY = 5;

/** Nobody's mailbox is filled by strangers. */
export async function queueConfirm(tx: Sql, watcherId: string, day: string, at: Date) {
  await sql`
    insert into watch_letters (id, watcher_id, kind, day, n, created_at)
    select ${newId("l")}, ${watcherId}, 'confirm', ${day}::date, count(*), ${at}::timestamptz
    from watch_letters where watcher_id = ${watcherId} and kind = 'confirm' and day = ${day}::date
    having count(*) < ${CONFIRM_LETTERS_A_DAY}
    on conflict do nothing`.execute(tx);
}

/** One a day for each, whoever queues them. */
export async function queueDigests(db: Sql, day: string, at: Date): Promise<void> {
  await sql`
    insert into watch_letters (id, watcher_id, kind, day, created_at)
    select 'l_' || md5(watcher_id || ${day}::text), watcher_id, 'digest', ${day}::date,
      ${at}::timestamptz
    from (select distinct watcher_id from watch_notices where told_at is null) due
    on conflict do nothing`.execute(db);
}

export type DueLetter = Watcher & {
  letter: string;
  letterKind: "confirm" | "digest";
  attempts: number;
};

const PAUSE_MS = 120_000;
export const TRIES = 6;

/** The oldest that is due. A worker that dies leaves it to the next try. */
export async function claimLetter(
  db: Sql,
  now: Date,
  isNight: boolean,
): Promise<DueLetter | undefined> {
  const { rows } = await sql<DueLetter>`
    with due as (
      select id from watch_letters where status = 'queued' and attempts < ${TRIES}
        and (kind = 'confirm' or not ${isNight}::boolean)
        and (last_try_at is null or last_try_at
          < ${now}::timestamptz - attempts * ${PAUSE_MS} * interval '1 millisecond')
      order by created_at, id limit 1 for update skip locked),
    taken as (
      update watch_letters l set attempts = l.attempts + 1, last_try_at = ${now}::timestamptz
      from due where l.id = due.id returning l.*)
    select w.id, w.kind, w.contact_secret, w.language, taken.id as letter,
      taken.kind as "letterKind", taken.attempts
    from taken join watchers w on w.id = taken.watcher_id`.execute(db);
  return rows[0];
}

export async function markLetter(db: Sql, id: string, status: "sent" | "dropped" | "failed") {
  await sql`update watch_letters set status = ${status} where id = ${id}`.execute(db);
}

export type News = {
  id: number;
  watch_id: number;
  product_id: string;
  title: string;
  brand: string;
  kind: "cheaper" | "back";
  size: string;
  before: number;
  price: number;
  currency: string;
  isTrue: boolean;
};

/** What is to be told, and whether it still holds. */
export async function newsFor(db: Sql, watcherId: string): Promise<News[]> {
  const { rows } = await sql<News>`
    select n.id, n.watch_id, n.product_id, p.title, b.name as brand, n.kind, n.size, n.before,
      p.price_paid as price, p.currency,
      ${isThere} and (n.kind = 'back' or p.price_paid < n.before) as "isTrue"
    from watch_notices n join watches w on w.id = n.watch_id
    join products p on p.id = n.product_id join brands b on b.id = p.brand_id
    where n.watcher_id = ${watcherId} and n.told_at is null order by n.id limit 50`.execute(db);
  return rows;
}

export async function markTold(db: Sql, ids: number[], at: Date): Promise<void> {
  await sql`update watch_notices set told_at = ${at} where id = any(${ids}::bigint[])`.execute(db);
}

/** It was so and is not any more: nobody is told, and the watch waits as before. */
export async function takeBack(tx: Sql, news: News[]): Promise<void> {
  const ids = news.map(({ id }) => id);
  await sql`
    update watches w set base = greatest(w.base, n.before), is_out = (n.kind = 'back')
    from watch_notices n where n.watch_id = w.id and n.id = any(${ids}::bigint[])`.execute(tx);
  await sql`delete from watch_notices where id = any(${ids}::bigint[])`.execute(tx);
}

type Piece = { product_id: string; title: string; title_ar: string };

/**
 * Who waits for what is sold out, for the demand report: numbers by piece, size and colour. What is back meanwhile is not
 * listed, and nothing of which nobody knows whether it is there.
 */
export async function waitingInSizes(db: Sql, brandId: string) {
  const { rows } = await sql<Piece & { size: string | null; color: string | null; people: number }>`
    select p.id as product_id, p.title, p.title_ar, nullif(w.size, '') as size,
      nullif(w.color, '') as color, count(*)::int as people
    from watches w join products p on p.id = w.product_id
    where p.brand_id = ${brandId} and w.confirmed_at is not null and w.kind = 'back'
      and (p.sold_out or ((w.size <> '' or w.color <> '') and (
        select not bool_or(v.in_stock) from variants v where v.product_id = p.id and ${isWanted})))
    group by p.id, w.size, w.color order by people desc, p.title, p.id, size, color limit 200`.execute(
    db,
  );
  return rows;
}

/** How many people wait for which of a brand's pieces, and in which size. */
export async function waitingFor(db: Sql, brandId: string) {
  const { rows } = await sql<Piece & { on: "cheaper" | "back"; size: string; people: number }>`
    select p.id as product_id, p.title, p.title_ar, w.kind as "on", w.size, count(*) as people
    from watches w join products p on p.id = w.product_id
    where p.brand_id = ${brandId} and w.confirmed_at is not null
    group by p.id, p.title, p.title_ar, w.kind, w.size order by people desc, p.title limit 200`.execute(
    db,
  );
  return rows;
}

/** A brand's pieces that somebody wants to hear of. */
export async function awaitedPieces(db: Sql, brandId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select p.id from products p where p.brand_id = ${brandId} and exists (
      select from watches w where w.product_id = p.id and w.confirmed_at is not null)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
