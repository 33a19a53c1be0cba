// A text that stands alone. A piece cut out of a page keeps the whole page in memory for as long as it is kept
// itself, so whoever remembers pieces of pages remembers copies.

/** Shorter pieces are copied by the engine anyway. */
const SHORTEST_CUT = 13;

export const ownCopy = (text: string): string =>
  text.length < SHORTEST_CUT ? text : Buffer.from(text, "utf16le").toString("utf16le");
