// Looks at one picture: cuts the garment out, then names kind, colours and pattern. Runs inside the thread.
import { cutFromBackdrop } from "./backdrop.ts";
import { nameSwatches, swatchesOf } from "./colours.ts";
import { encodeHere, type Encoded } from "./encode.ts";
import { judgedByBoth, judgeHere, kindsOf, KINDS_AT, type GarmentKind } from "./kinds.ts";
import { pictureToLab, type LabPixels } from "./oklab.ts";
import { outlineHere } from "./outline.ts";
import { patternOf } from "./pattern.ts";
import type { Rgb } from "./picture.ts";
import { cropped, piecesIn, wornShare, type Box, type PieceInPicture } from "./pieces.ts";
import type { Seen, SeenPiece, Tinted } from "./vision.ts";

const CERTAIN = 160;
/** Pixels this close to the outline mix with the background. */
const RIM = 3;

/** Less than this of a picture cannot be what it is about. */
const DETAIL = 0.04;

const MAY_BE_METAL = new Set<GarmentKind | undefined>(["Accessories", "Bags", "Footwear"]);

export async function lookHere(picture: Rgb): Promise<Seen> {
  const lab = pictureToLab(picture);
  const plain = cutFromBackdrop(lab);
  const ground: Ground = {
    mask: plain ?? (await outlineHere(picture)),
    isPlain: plain !== undefined,
  };
  const encoded = await encodeHere(picture);
  const inside = insideOf(lab, ground.mask);
  const found = piecesIn(encoded.fields);
  const pieces: SeenPiece[] = [];
  if (found.length > 1)
    for (const piece of found) pieces.push(await lookAtPiece(picture, ground.mask, piece));
  return {
    ...(await named(picture, lab, inside, ground.isPlain, encoded)),
    background: plain ? "plain" : "busy",
    covers: inside.length / (lab.width * lab.height),
    worn: wornShare(encoded.fields),
    pieces: pieces.filter(({ kinds }) => kinds.length > 0),
  };
}

type Ground = { mask: Uint8Array; isPlain: boolean };

async function named(
  picture: Rgb,
  lab: LabPixels,
  inside: number[],
  isPlain: boolean,
  { vector, labels, categories }: Encoded,
): Promise<SeenPiece> {
  const judged = judgedByBoth(await judgeHere(picture), categories);
  const kinds = kindsOf(judged, isPlain, labels);
  const swatches = swatchesOf(lab, inside);
  return {
    kinds,
    colours: nameSwatches(swatches, MAY_BE_METAL.has(kinds[0]?.kind)),
    swatches,
    pattern: patternOf(lab, inside),
    vector,
  };
}

/** One of several: what it is has to go with where the encoder saw it. */
async function lookAtPiece(
  picture: Rgb,
  mask: Uint8Array,
  { place, box }: PieceInPicture,
): Promise<SeenPiece> {
  const part = cropped(picture, box);
  const lab = pictureToLab(part);
  const inside = insideOf(lab, croppedMask(picture, mask, box));
  const seen = await named(
    part,
    lab,
    inside.length > 0 ? inside : everywhere(lab),
    false,
    await encodeHere(part),
  );
  const allowed = KINDS_AT[place];
  return { ...seen, kinds: seen.kinds.filter(({ kind }) => allowed.includes(kind)) };
}

const everywhere = ({ width, height }: LabPixels): number[] =>
  Array.from({ length: width * height }, (_, n) => n);

function croppedMask({ width, height }: Rgb, mask: Uint8Array, box: Box): Uint8Array {
  const planes = new Uint8Array(mask.length * 3);
  for (let n = 0; n < mask.length; n++) planes[n * 3] = mask[n]!;
  const part = cropped({ data: planes, width, height }, box);
  return Uint8Array.from({ length: part.width * part.height }, (_, n) => part.data[n * 3]!);
}

/** Only the colours: of every picture in the catalogue they are asked, so no model is woken where the ground is plain. */
export async function tintHere(picture: Rgb): Promise<Tinted> {
  const lab = pictureToLab(picture);
  const plain = cutFromBackdrop(lab);
  const inside = insideOf(lab, plain ?? (await outlineHere(picture)));
  const everything = everywhere(lab);
  // A detail fills its picture: there is nothing to cut it from.
  const isDetail = !plain && inside.length < everything.length * DETAIL;
  return {
    swatches: swatchesOf(lab, isDetail ? everything : inside),
    background: plain ? "plain" : "busy",
  };
}

/** The garment's pixels away from its outline; all of them where it is too thin for that. */
export function insideOf({ width, height }: LabPixels, mask: Uint8Array): number[] {
  const all: number[] = [];
  const deep: number[] = [];
  const isIn = (n: number) => mask[n]! >= CERTAIN;
  for (let n = 0; n < mask.length; n++) {
    if (!isIn(n)) continue;
    all.push(n);
    const x = n % width;
    const y = Math.floor(n / width);
    if (x < RIM || y < RIM || x >= width - RIM || y >= height - RIM) continue;
    if (isIn(n - RIM) && isIn(n + RIM) && isIn(n - RIM * width) && isIn(n + RIM * width))
      deep.push(n);
  }
  return deep.length > all.length / 4 ? deep : all;
}
