// Cuts what a picture is about from its background.
import type { Rgb } from "./picture.ts";
import { askThread } from "./thread.ts";

/** One byte a pixel: 0 is background, 255 the piece itself. Takes a fifth of a second of another thread. */
export const cutOut = (picture: Rgb): Promise<Uint8Array> =>
  askThread({ kind: "cut-out", picture });

/** The same for somebody who stands in the picture; takes most of a second. */
export const cutOutPerson = (picture: Rgb): Promise<Uint8Array> =>
  askThread({ kind: "person", picture });
