// Every picture of the catalogue is looked at once, in the background, one after the other: what it shows is
// known before anybody asks for a colour.
import type { Sql } from "../../../database/sql.ts";
import type { Vision } from "../../../providers/vision/vision.ts";
import type { OpenOriginal } from "../pictures.ts";
import { findLookedAt, forgetTints, picturesAfter, writeTints } from "../queries/picture-tints.ts";
import { measurePicture, unmeasured, writePictureSizes } from "../queries/picture-sizes.ts";
import { pause, PAUSE_MS, seePicture } from "../see-picture.ts";

/** Changes when pictures are to be looked at anew. */
export const TINTS_MADE_BY = "tint-1";

const STRETCH = 200;
/** A shop's further pictures show the same piece again. */
const PICTURES_EACH = 12;

export type LookParts = {
  db: Sql;
  openOriginal: OpenOriginal;
  tint: Vision["tint"];
  pauseMs?: number;
};

/** Safe to run twice and to be killed. Answers how many pictures were looked at. */
export async function lookAtPictures(parts: LookParts, signal?: AbortSignal): Promise<number> {
  const { db, openOriginal, tint: see, pauseMs = PAUSE_MS } = parts;
  let looked = 0;
  let after = "";
  for (;;) {
    const stretch = await picturesAfter(db, after, STRETCH);
    if (stretch.length === 0) break;
    const urls = [...new Set(stretch.flatMap((one) => one.urls.slice(0, PICTURES_EACH)))];
    const known = await findLookedAt(db, urls, TINTS_MADE_BY);
    for (const url of urls.filter((one) => !known.has(one))) {
      signal?.throwIfAborted();
      const open = async (address: string) => {
        const bytes = await openOriginal(address);
        const size = bytes && (await measurePicture(bytes));
        if (size) await writePictureSizes(db, [{ url: address, ...size }]);
        return bytes;
      };
      const tint = await seePicture(url, open, see, signal);
      await writeTints(db, [{ url, tint, madeBy: TINTS_MADE_BY }]);
      looked++;
      await pause(pauseMs, signal);
    }
    const seen = stretch.flatMap((one) => one.urls.slice(0, 1)).filter((url) => known.has(url));
    await measureSeen(parts, [...new Set(seen)], signal);
    after = stretch.at(-1)!.id;
  }
  await forgetTints(db);
  return looked;
}

const NOT_THERE = { width: 0, height: 0 };

/** First pictures that were looked at before sizes were kept; one that cannot be opened is not asked for again. */
async function measureSeen(
  { db, openOriginal, pauseMs = PAUSE_MS }: LookParts,
  urls: string[],
  signal?: AbortSignal,
): Promise<void> {
  for (const url of await unmeasured(db, urls)) {
    signal?.throwIfAborted();
    const bytes = await openOriginal(url).catch(() => undefined);
    const size = (bytes && (await measurePicture(bytes))) ?? NOT_THERE;
    await writePictureSizes(db, [{ url, ...size }]);
    await pause(pauseMs, signal);
  }
}
