// Every picture of the catalogue is looked at once, in the background, one after the other: what it shows is
// known before anybody asks for a colour.
import { setTimeout as wait } from "node:timers/promises";
import type { Sql } from "../../../database/open.ts";
import { Problem } from "../../../problems.ts";
import type { Vision } from "../../../providers/vision/vision.ts";
import type { OpenOriginal } from "../pictures.ts";
import { findLookedAt, forgetTints, picturesAfter, writeTints } from "../queries/picture-tints.ts";
import { readPicture } from "../read-picture.ts";
import type { Tint } from "./name-colors.ts";

/** Changes when pictures are to be looked at anew. */
export const TINTS_MADE_BY = "tint-1";

const STRETCH = 200;
/** A shop's further pictures show the same piece again. */
const PICTURES_EACH = 12;
/** Shops are not hurried; and shoppers' own pictures are looked at by the same eyes. */
const PAUSE_MS = 150;
const BUSY_MS = 2000;

export type LookParts = {
  db: Sql;
  openOriginal: OpenOriginal;
  tint: Vision["tint"];
  pauseMs?: number;
};

/** Safe to run twice and to be killed. Answers how many pictures were looked at. */
export async function lookAtPictures(parts: LookParts, signal?: AbortSignal): Promise<number> {
  const { db, pauseMs = PAUSE_MS } = parts;
  let looked = 0;
  let after = "";
  for (;;) {
    const stretch = await picturesAfter(db, after, STRETCH);
    if (stretch.length === 0) break;
    const urls = [...new Set(stretch.flatMap((one) => one.urls.slice(0, PICTURES_EACH)))];
    const known = await findLookedAt(db, urls, TINTS_MADE_BY);
    for (const url of urls.filter((one) => !known.has(one))) {
      signal?.throwIfAborted();
      const tint = await tintOf(parts, url, signal);
      await writeTints(db, [{ url, tint, madeBy: TINTS_MADE_BY }]);
      looked++;
      await wait(pauseMs, undefined, signal ? { signal } : {});
    }
    after = stretch.at(-1)!.id;
  }
  await forgetTints(db);
  return looked;
}

/** Null where there is no picture, or nothing that could be read as one: tried again another day. */
async function tintOf(
  { openOriginal, tint }: LookParts,
  url: string,
  signal?: AbortSignal,
): Promise<Tint | null> {
  const picture = await openOriginal(url)
    .then((bytes) => bytes && readPicture(bytes))
    .catch(() => undefined);
  if (!picture) return null;
  for (;;) {
    try {
      return await tint(picture);
    } catch (error) {
      if (!(error instanceof Problem) || error.statusCode !== 503) return null;
      await wait(BUSY_MS, undefined, signal ? { signal } : {});
    }
  }
}
