// Slits where the parts of one garment should be one cloth: between sleeve and trunk, between trunk and legs.
import { areasOf } from "../pixels/planes.ts";
import { clothMask } from "../pixels/cloth-mask.ts";
import { isThere, type Fault, type Scene, type WornPiece } from "./scene.ts";

/** A slit is at most so wide; what is wider is an opening that the piece was made with. */
const WIDEST = 7;
/** Above the armpit sleeve and trunk are one cloth: what is seen between them there is a gap, also a wide one. */
const WIDEST_SEAM = 30;
/** Fewer bare pixels are not seen. */
const SMALLEST = 14;

export function gapsIn({ anchors, canvas }: Scene, piece: WornPiece): Fault[] {
  const { width, height } = canvas;
  const mask = clothMask(piece, canvas);
  const slits = new Uint8Array(mask.length);
  const lowest = Math.round(Math.max(anchors.armpit.left.y, anchors.armpit.right.y));
  for (let y = 1; y + 1 < height; y++)
    for (let x = 1; x + 1 < width; x++) {
      const i = y * width + x;
      if (mask[i]) continue;
      const isSeam = piece.sleeves !== null && y < lowest && isBetweenParts(piece, x, y);
      if (isSeam || isAcross(mask, width, i)) slits[i] = 1;
    }
  const { labels, sizes } = areasOf(slits, width, height);
  return sizes.flatMap((size, label) => {
    if (label === 0 || size < SMALLEST) return [];
    const at = labels.indexOf(label);
    return [{ kind: "gap in a garment" as const, x: at % width, y: Math.floor(at / width), size }];
  });
}

/** Cloth close above and close below: a slit that runs across. Between legs or lapels one runs down, and may. */
function isAcross(mask: Uint8Array, width: number, i: number): boolean {
  let [above, below] = [1, 1];
  while (above <= WIDEST && !mask[i - above * width]) above++;
  while (below <= WIDEST && !mask[i + below * width]) below++;
  return above + below <= WIDEST + 1;
}

/** The trunk on one side and the sleeve on the other, both close. */
function isBetweenParts({ trunk, sleeves }: WornPiece, x: number, y: number): boolean {
  const near = (dx: 1 | -1) => {
    for (let n = 1; n <= WIDEST_SEAM; n++) {
      if (isThere(trunk, x + dx * n, y)) return { part: "trunk", n };
      if (isThere(sleeves!, x + dx * n, y)) return { part: "sleeve", n };
    }
    return undefined;
  };
  const [one, other] = [near(1), near(-1)];
  if (!one || !other || one.part === other.part) return false;
  return one.n + other.n <= WIDEST_SEAM;
}
