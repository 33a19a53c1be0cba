// One picture of the catalogue before our eyes, in the background: opened, unpacked, and shown again as long as the
// eyes are busy with shoppers' own pictures.
import { setTimeout as wait } from "node:timers/promises";
import { Problem } from "../../problems.ts";
import type { Rgb } from "../../providers/vision/vision.ts";
import type { OpenOriginal } from "./pictures.ts";
import { readPicture } from "./read-picture.ts";

/** Shops are not hurried; and shoppers' own pictures are looked at by the same eyes. */
export const PAUSE_MS = 150;
const BUSY_MS = 2000;

const isBusy = (error: unknown) => error instanceof Problem && error.statusCode === 503;

/** Null where there is no picture, or nothing that could be read as one: tried again another day. */
export async function seePicture<Seen>(
  url: string,
  openOriginal: OpenOriginal,
  see: (picture: Rgb) => Promise<Seen>,
  signal?: AbortSignal,
): Promise<Seen | null> {
  const picture = await openOriginal(url)
    .then((bytes) => bytes && readPicture(bytes))
    .catch(() => undefined);
  if (!picture) return null;
  for (;;) {
    try {
      return await see(picture);
    } catch (error) {
      if (!isBusy(error)) return null;
      await pause(BUSY_MS, signal);
    }
  }
}

export const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  wait(ms, undefined, signal ? { signal } : {});
