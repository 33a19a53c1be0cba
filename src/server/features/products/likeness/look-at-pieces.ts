// Every piece's first picture is put among the others once, in the background: what looks alike is known before
// anybody asks.
import { setTimeout as wait } from "node:timers/promises";
import type { Sql } from "../../../database/open.ts";
import { Problem } from "../../../problems.ts";
import type { Vision } from "../../../providers/vision/vision.ts";
import type { OpenOriginal } from "../pictures.ts";
import { piecesToLookAt, writeLooks } from "../queries/looks.ts";
import { readPicture } from "../read-picture.ts";

/** Changes when pictures are to be looked at anew. */
export const LOOKS_MADE_BY = "look-1";

const STRETCH = 100;
/** Shops are not hurried; and shoppers' own pictures are looked at by the same eyes. */
const PAUSE_MS = 150;
const BUSY_MS = 2000;

export type LookAtPiecesParts = {
  db: Sql;
  openOriginal: OpenOriginal;
  encode: Vision["encode"];
  pauseMs?: number;
};

/** Safe to run twice and to be killed. Answers how many pieces were looked at. */
export async function lookAtPieces(
  parts: LookAtPiecesParts,
  signal?: AbortSignal,
): Promise<number> {
  const { db, pauseMs = PAUSE_MS } = parts;
  let looked = 0;
  let after = "";
  for (;;) {
    const stretch = await piecesToLookAt(db, LOOKS_MADE_BY, after, STRETCH);
    if (stretch.length === 0) return looked;
    for (const { id, url } of stretch) {
      signal?.throwIfAborted();
      const look = await lookOf(parts, url, signal);
      await writeLooks(db, [{ productId: id, url, look, madeBy: LOOKS_MADE_BY }]);
      looked++;
      await wait(pauseMs, undefined, signal ? { signal } : {});
    }
    after = stretch.at(-1)!.id;
  }
}

/** Null where there is no picture, or nothing that could be read as one. */
async function lookOf(
  { openOriginal, encode }: LookAtPiecesParts,
  url: string,
  signal?: AbortSignal,
): Promise<Float32Array | null> {
  const picture = await openOriginal(url)
    .then((bytes) => bytes && readPicture(bytes))
    .catch(() => undefined);
  if (!picture) return null;
  for (;;) {
    try {
      return await encode(picture);
    } catch (error) {
      if (!(error instanceof Problem) || error.statusCode !== 503) return null;
      await wait(BUSY_MS, undefined, signal ? { signal } : {});
    }
  }
}
