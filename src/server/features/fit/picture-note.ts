// What a finished picture says about itself, in its EXIF: which of its two pieces is worn. A picture that is
// found in the store is then as well known as one that was just made.
import { FIT_LAYOUTS, type FitLayout } from "../../../contract/fit.ts";

export type Shown = readonly [FitLayout, FitLayout];

const MARK = "ribby-fit:";
const NOTE = new RegExp(`${MARK}(${FIT_LAYOUTS.join("|")}),(${FIT_LAYOUTS.join("|")})`);
const LONGEST = 40;

export const noteAbout = (shown: Shown): string => `${MARK}${shown.join(",")}`;

/** Undefined for a picture without a note: a hosted service made it. */
export function shownIn(picture: Uint8Array): Shown | undefined {
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
  const at = bytes.lastIndexOf(MARK, undefined, "latin1");
  if (at < 0) return undefined;
  const found = NOTE.exec(bytes.toString("latin1", at, at + LONGEST));
  return found ? [found[1] as FitLayout, found[2] as FitLayout] : undefined;
}
