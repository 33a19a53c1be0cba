// How large pictures are, by their addresses.
import { getOrThrow } from "../../../../contract/get-or-throw.ts";
import { sql } from "kysely";
import { sharp } from "../../../sharp.ts";
import type { Sql } from "../../../database/sql.ts";
import { markOfPicture } from "./picture-tints.ts";

export type PictureSize = { width: number; height: number };

export async function writePictureSizes(
  db: Sql,
  measured: readonly (PictureSize & { url: string })[],
): Promise<void> {
  if (measured.length === 0) return;
  const looked_at = new Date();
  await db
    .insertInto("picture_sizes")
    .values(measured.map(({ url, ...size }) => ({ mark: markOfPicture(url), ...size, looked_at })))
    .onConflict((on) =>
      on.column("mark").doUpdateSet(({ ref }) => ({
        width: ref("excluded.width"),
        height: ref("excluded.height"),
        looked_at,
      })),
    )
    .execute();
}

/** Those that were looked at; nothing is said of the others. */
export async function findPictureSizes(
  db: Sql,
  urls: readonly string[],
): Promise<Map<string, PictureSize>> {
  const byMark = new Map(urls.map((url) => [markOfPicture(url), url]));
  if (byMark.size === 0) return new Map();
  const rows = await db
    .selectFrom("picture_sizes")
    .select(["mark", "width", "height"])
    .where(sql<boolean>`mark = any(${[...byMark.keys()]}::text[])`)
    .where("width", ">", 0)
    .execute();
  return new Map(
    rows.map(({ mark, width, height }) => [getOrThrow(byMark, mark), { width, height }]),
  );
}

/** Those of which nothing was ever written, not even that they could not be opened. */
export async function unmeasured(db: Sql, urls: readonly string[]): Promise<string[]> {
  const byMark = new Map(urls.map((url) => [markOfPicture(url), url]));
  if (byMark.size === 0) return [];
  const rows = await db
    .selectFrom("picture_sizes")
    .select("mark")
    .where(sql<boolean>`mark = any(${[...byMark.keys()]}::text[])`)
    .execute();
  for (const { mark } of rows) byMark.delete(mark);
  return [...byMark.values()];
}

/** As it stands upright; undefined where it is no picture. */
export async function measurePicture(bytes: Buffer): Promise<PictureSize | undefined> {
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return undefined;
  }
}
