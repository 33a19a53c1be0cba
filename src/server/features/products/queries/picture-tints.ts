// What was seen in pictures, by their addresses.
import { getOrThrow } from "../../../../contract/get-or-throw.ts";
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Sql } from "../../../database/sql.ts";
import type { Tint } from "../picture-colors/name-colors.ts";

export type LookedAt = { url: string; tint: Tint | null; madeBy: string };

export const markOfPicture = (url: string): string =>
  createHash("sha256").update(url).digest("hex");

/** Those of the pictures that were looked at and showed something. */
export async function findTints(db: Sql, urls: readonly string[]): Promise<Map<string, Tint>> {
  const byMark = new Map(urls.map((url) => [markOfPicture(url), url]));
  if (byMark.size === 0) return new Map();
  const rows = await db
    .selectFrom("picture_tints")
    .select(["mark", "swatches", "background"])
    .where(sql<boolean>`mark = any(${[...byMark.keys()]}::text[])`)
    .where("swatches", "is not", null)
    .execute();
  return new Map(
    rows.map(({ mark, swatches, background }) => [
      getOrThrow(byMark, mark),
      {
        swatches: (swatches ?? []).map(([l, a, b, share]) => ({ lab: [l, a, b], share })),
        background: background === "plain" ? "plain" : "busy",
      },
    ]),
  );
}

/** Those that nobody has to look at: seen in this way, or tried within the last day. */
export async function findLookedAt(
  db: Sql,
  urls: readonly string[],
  madeBy: string,
): Promise<Set<string>> {
  const byMark = new Map(urls.map((url) => [markOfPicture(url), url]));
  const { rows } = await sql<{ mark: string }>`
    select mark from picture_tints
    where mark = any(${[...byMark.keys()]}::text[]) and made_by = ${madeBy}
      and (swatches is not null or looked_at > now() - interval '1 day')`.execute(db);
  return new Set(rows.map(({ mark }) => getOrThrow(byMark, mark)));
}

const short = (value: number) => Math.round(value * 10_000) / 10_000;

export async function writeTints(db: Sql, looked: readonly LookedAt[]): Promise<void> {
  if (looked.length === 0) return;
  const rows = looked.map(({ url, tint, madeBy }) => ({
    mark: markOfPicture(url),
    swatches: tint?.swatches.map(({ lab, share }) => [...lab, share].map(short)) ?? null,
    background: tint?.background ?? null,
    made_by: madeBy,
  }));
  await sql`
    insert into picture_tints (mark, swatches, background, made_by)
    select distinct on (mark) mark, swatches, background, made_by
    from json_to_recordset(${JSON.stringify(rows)}::json) as seen (
      mark text, swatches jsonb, background text, made_by text)
    order by mark
    on conflict (mark) do update set swatches = excluded.swatches,
      background = excluded.background, made_by = excluded.made_by, looked_at = now()`.execute(db);
}

/** Of pictures that no product shows any more: their colours and their sizes. */
export async function forgetTints(db: Sql): Promise<void> {
  for (const table of ["picture_tints", "picture_sizes"] as const)
    await sql`
      delete from ${sql.table(table)} as seen where looked_at < now() - interval '1 day' and not exists (
        select from (
          select image_url as url from products union all
          select unnest(other_image_urls) from products
        ) as shown
        where encode(sha256(convert_to(shown.url, 'UTF8')), 'hex') = seen.mark)`.execute(db);
}

/** A stretch of products by id, with the addresses of their pictures. */
export async function picturesAfter(
  db: Sql,
  after: string,
  limit: number,
): Promise<{ id: string; urls: string[] }[]> {
  const rows = await db
    .selectFrom("products")
    .select(["id", "image_url", "other_image_urls"])
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id, image_url, other_image_urls }) => ({
    id,
    urls: image_url === null ? [] : [image_url, ...other_image_urls],
  }));
}
