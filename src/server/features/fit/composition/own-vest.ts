// The figure's own vest around what it wears: skin where a piece that is worn on the skin leaves it bare, the
// colour of the lining where a front that hangs open shows both.
import { REGION, type Figure } from "../figure/figure.ts";
import { clothMask } from "../pixels/cloth-mask.ts";
import { grown } from "../pixels/grown.ts";
import { areasOf } from "../pixels/planes.ts";
import type { Raster } from "../pixels/raster.ts";
import type { Worn } from "../placement/worn.ts";

type Piece = Pick<Worn, "slot" | "trunk" | "sleeves" | "lining">;

const ON_THE_SKIN: ReadonlySet<Worn["slot"]> = new Set(["tank", "top", "dress", "jumpsuit"]);
/** A neckline that goes farther down from bust to waist than this share shows the vest, as one would wear it. */
const DEEP = 0.4;
/** The line along the vest's edge, on either side of it; what is compared reaches so far beyond it. */
const EDGE = 5;
const STRIP = 12;
/** The skin beside the neck is lit as the vest below it is. */
const BESIDE_NECK = 30;
/** Where the line was, skin grows together from both sides. */
const ROUNDS = 60;

export function paintVest(canvas: Raster, figure: Figure, pieces: readonly Piece[]): void {
  const { body, vest } = figure;
  if (!vest) return;
  // The modest figure stays covered.
  const isBare = body !== "modest" && pieces.some(({ slot }) => ON_THE_SKIN.has(slot));
  const lining = pieces.find((piece) => piece.lining)?.lining;
  if (isBare) paintSkin(canvas, figure, vest, pieces);
  else if (lining) paintLining(canvas, vest, lining);
}

function paintSkin(canvas: Raster, figure: Figure, vest: Uint8Array, pieces: readonly Piece[]) {
  const { width } = canvas;
  const skin = skins.get(figure) ?? skinUnder(figure, vest);
  skins.set(figure, skin);
  const kept = grown(deepParts(canvas, figure, pieces), width, EDGE + 1);
  for (const [i, colour] of skin) {
    if (kept[i] || canvas.data[i * 4 + 3] === 0) continue;
    for (let c = 0; c < 3; c++) canvas.data[i * 4 + c] = (colour >> (8 * c)) & 255;
  }
}

/** What of the vest is seen and goes on farther down than necklines do. */
function deepParts(canvas: Raster, figure: Figure, pieces: readonly Piece[]): Uint8Array {
  const { width, height } = figure;
  const waist = Math.round(figure.anchors.levels.waist) * width;
  const isThere = (i: number) => i < waist && canvas.data[i * 4 + 3]! > 0;
  const seen = figure.vest!.map((on, i) => (on && isThere(i) ? 1 : 0));
  for (const piece of pieces) {
    const cloth = clothMask(piece, figure);
    for (let i = 0; i < waist; i++) if (cloth[i]) seen[i] = 0;
  }
  const { labels, sizes } = areasOf(seen, width, height);
  const isDeep = new Uint8Array(sizes.length);
  for (let i = lowestOf(figure) * width; i < waist; i++) isDeep[labels[i]!] = 1;
  isDeep[0] = 0;
  return seen.map((_, i) => isDeep[labels[i]!]!);
}

const lowestOf = ({ anchors: { bust, levels } }: Figure): number =>
  Math.round(bust.left.y + (levels.waist - bust.left.y) * DEEP);

/** Places and their colours, three bytes in a number. */
type Skin = Map<number, number>;
const skins = new WeakMap<Figure, Skin>();

/** The vest's own light on skin instead of cloth. */
function skinUnder(figure: Figure, vest: Uint8Array): Skin {
  const { width, picture, regions } = figure;
  const end = lowestOf(figure) * width;
  const cloth = vest.slice(0, end + STRIP * 2 * width);
  const bare = cloth.map((on, i) => (on || picture.data[i * 4 + 3]! < 255 ? 0 : 1));
  const [nearCloth, nearBare] = [grown(cloth, width, EDGE), grown(bare, width, EDGE)];
  const lighter = lighterBy(figure, { cloth, bare, nearCloth, nearBare });
  const paint = Float32Array.from(picture.data.subarray(0, cloth.length * 4));
  const line: number[] = [];
  const rest: number[] = [];
  for (let i = 0; i < cloth.length; i++) {
    // The outline has colour, but no region of its own.
    const isOutline = regions[i] === REGION.none && picture.data[i * 4 + 3]! > 0;
    if (isOutline ? nearCloth[i] : cloth[i] && !nearBare[i]) rest.push(i);
    else if (nearCloth[i] && nearBare[i]) line.push(i);
  }
  for (const i of rest)
    for (let c = 0; c < 3; c++) paint[i * 4 + c] = paint[i * 4 + c]! * lighter[c]!;
  growTogether(paint, line, width);
  const skin: Skin = new Map();
  const keep = (i: number) => {
    const [r, g, b] = [0, 1, 2].map((c) => Math.min(255, Math.round(paint[i * 4 + c]!)));
    if (i < end) skin.set(i, r! | (g! << 8) | (b! << 16));
  };
  rest.forEach(keep);
  line.forEach(keep);
  return skin;
}

type Masks = Record<"cloth" | "bare" | "nearCloth" | "nearBare", Uint8Array>;

/** How much brighter in red, green and blue the skin is than the vest, below the neck. */
function lighterBy(figure: Figure, { cloth, bare, nearCloth, nearBare }: Masks): number[] {
  const { width, picture, regions, anchors } = figure;
  const { left, right } = anchors.neck.sides;
  const [byCloth, byBare] = [cloth, bare].map((mask) => grown(mask, width, EDGE + STRIP));
  const sums = { skin: [0, 0, 0, 0], vest: [0, 0, 0, 0] };
  for (let i = 0; i < cloth.length; i++) {
    const x = i % width;
    if (regions[i] !== REGION.torso || x < left.x - BESIDE_NECK || x > right.x + BESIDE_NECK) continue; // prettier-ignore
    const isSkin = bare[i] && byCloth![i] && !nearCloth[i];
    const isVest = cloth[i] && byBare![i] && !nearBare[i];
    if (!isSkin && !isVest) continue;
    const sum = isSkin ? sums.skin : sums.vest;
    for (let c = 0; c < 3; c++) sum[c]! += picture.data[i * 4 + c]!;
    sum[3]!++;
  }
  const mean = (sum: number[], c: number) => sum[c]! / Math.max(1, sum[3]!);
  return [0, 1, 2].map((c) => mean(sums.skin, c) / Math.max(1, mean(sums.vest, c)));
}

function growTogether(paint: Float32Array, line: readonly number[], width: number): void {
  for (let round = 0; round < ROUNDS; round++)
    for (const i of line)
      for (let c = 0; c < 3; c++) {
        const at = i * 4 + c;
        paint[at] =
          (paint[at - 4]! + paint[at + 4]! + paint[at - width * 4]! + paint[at + width * 4]!) / 4;
      }
}

/** Bright where the vest is, in the lining's colour. */
function paintLining(canvas: Raster, vest: Uint8Array, lining: readonly number[]): void {
  const { data } = canvas;
  const sum = [0, 0, 0, 0];
  for (let i = 0; i < vest.length; i++) {
    if (!vest[i]) continue;
    for (let c = 0; c < 3; c++) sum[c]! += data[i * 4 + c]!;
    sum[3]!++;
  }
  const shares = lining.map((part, c) => part / Math.max(1, sum[c]! / Math.max(1, sum[3]!)));
  for (let i = 0; i < vest.length; i++)
    if (vest[i]) for (let c = 0; c < 3; c++) data[i * 4 + c] = data[i * 4 + c]! * shares[c]!;
}
