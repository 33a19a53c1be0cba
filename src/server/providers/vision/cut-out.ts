// Cuts the thing that a picture is about from its background.
import type { Rgb } from "./picture.ts";
import { askThread } from "./thread.ts";

/** One byte a pixel: 0 is background, 255 the thing itself. Takes one to two seconds of another thread. */
export const cutOut = (picture: Rgb): Promise<Uint8Array> =>
  askThread({ kind: "cut-out", picture });
