// Pictures are unpacked a few at a time, and the large ones apart: nobody waits behind somebody's fifty megapixels.
import { createSemaphore } from "../../database/semaphore.ts";
import { Problem } from "../../problems.ts";

/** Judged before it is unpacked: a file of 150 KB may hold 49 megapixels. */
export const LARGE_PIXELS = 16_000_000;

/** Each of those who wait holds a file of up to 8 MB. */
const WAITING = { large: 6, usual: 60 };

export type PictureLane = <Drawn>(pixels: number, draw: () => Promise<Drawn>) => Promise<Drawn>;

export function createPictureLanes(): PictureLane {
  /** One after the other: a picture of fifty megapixels takes 150 MB while it is unpacked, and seconds. */
  const large = createLane(1, WAITING.large);
  /** What cameras make by the thousand does not wait behind those. */
  const usual = createLane(2, WAITING.usual);
  return (pixels, draw) => (pixels > LARGE_PIXELS ? large : usual)(draw);
}

function createLane(atOnce: number, waiting: number) {
  const inTurn = createSemaphore(atOnce);
  let present = 0;
  return async <Drawn>(draw: () => Promise<Drawn>): Promise<Drawn> => {
    if (present >= atOnce + waiting) throw new Problem(503, "vision_busy", "visionBusy");
    present++;
    try {
      return await inTurn(draw);
    } finally {
      present--;
    }
  };
}
