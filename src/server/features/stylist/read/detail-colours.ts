// "A blue dress with white dots", "with gold buttons": a colour of what is on the piece, and not of the piece.
import type { Tokens } from "../../../language/tokens.ts";
import type { Span } from "./span.ts";

const WITH = /^(?:with|w|has|have|having|featuring)$/;
const SMALL = /^(?:an?|the|some|little|tiny|big|small|thin|and|or)$/;
const ON_IT =
  /^(?:straps?|handles?|buttons?|zips?|zippers?|trims?|trimming|piping|stitching|stitches|soles?|hardware|buckles?|collars?|cuffs?|details?|detailing|accents?|lining|edges?|edging|bows?|flowers?|hearts?|stars?|dots?|spots?|stripes?|checks?|prints?|patterns?|embroidery|beads?|beading|tassels?|fringes?|lettering|letters?|writing|logos?|pockets?|sleeves?|threads?|studs?|rhinestones?|feathers?|ribbons?|lines?|leaves)$/;
/** So many words may stand between the preposition and the colour, and between it and the thing. */
const REACH = 4;

/** Colours of details: behind "with", and in front of what is on a piece. */
export function detailColours({ words, breaks }: Tokens, spans: readonly Span[]): Span[] {
  const colours = spans.filter(({ kind }) => kind === "colour");
  const isColourAt = (at: number) => colours.some(({ from, to }) => from <= at && at < to);
  const isOfDetail = (at: number) =>
    ON_IT.test(words[at] ?? "") ||
    spans.some(({ kind, from, to }) => kind === "pattern" && from <= at && at < to);
  return colours.filter((span) => {
    let start = span.from - 1;
    while (start >= 0 && span.from - start < REACH && !breaks.has(start + 1)) {
      if (!SMALL.test(words[start] ?? "") && !isColourAt(start)) break;
      start -= 1;
    }
    if (!WITH.test(words[start] ?? "") || breaks.has(start + 1)) return false;
    let end = span.to;
    while (end < words.length && end - span.to < REACH && !isOfDetail(end) && !breaks.has(end)) {
      const isPassed = SMALL.test(words[end] ?? "") || isColourAt(end) || end === span.to;
      const isKind = spans.some(({ kind, from, to }) => kind === "kind" && from <= end && end < to);
      if (!isPassed || isKind) return false;
      end += 1;
    }
    return isOfDetail(end) && !breaks.has(end);
  });
}
