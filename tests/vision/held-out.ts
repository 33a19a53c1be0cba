import { createHash } from "node:crypto";

/** A fifth of the demo pieces is never trained on, so that tests see pictures the network has not. */
export const isHeldOut = (key: string): boolean =>
  createHash("sha256").update(key).digest()[0]! % 5 === 0;
