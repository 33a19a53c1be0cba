// Every piece's first picture is put among the others once, in the background: what looks alike is known before
// anybody asks.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import type { Sql } from "../../../database/sql.ts";
import type { Vision } from "../../../providers/vision/vision.ts";
import type { OpenOriginal } from "../pictures.ts";
import { piecesToLookAt, writeLooks } from "../queries/looks.ts";
import { pause, PAUSE_MS, seePicture } from "../see-picture.ts";

/** Changes when pictures are to be looked at anew. */
export const LOOKS_MADE_BY = "look-3";

const STRETCH = 100;

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
  const { db, openOriginal, encode, pauseMs = PAUSE_MS } = parts;
  let looked = 0;
  let after = "";
  for (;;) {
    const stretch = await piecesToLookAt(db, LOOKS_MADE_BY, after, STRETCH);
    if (stretch.length === 0) return looked;
    for (const { id, url } of stretch) {
      signal?.throwIfAborted();
      const look = await seePicture(url, openOriginal, encode, signal);
      await writeLooks(db, [{ productId: id, url, look, madeBy: LOOKS_MADE_BY }]);
      looked++;
      await pause(pauseMs, signal);
    }
    after = elementAt(stretch, -1).id;
  }
}
