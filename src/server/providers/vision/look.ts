// Looks at one picture: cuts the garment out, then names kind, colours and pattern. Runs inside the thread.
import { cutFromBackdrop } from "./backdrop.ts";
import { nameColours, swatchesOf } from "./colours.ts";
import { encodeHere, featuresHere } from "./encode.ts";
import { judgeHere, kindsOf, type GarmentKind } from "./kinds.ts";
import { labelsOf } from "./labels.ts";
import { pictureToLab, type LabPixels } from "./oklab.ts";
import { patternOf } from "./pattern.ts";
import type { Rgb } from "./picture.ts";
import { cutOutHere } from "./u2netp.ts";
import type { Seen, Tinted } from "./vision.ts";

const CERTAIN = 160;
/** Pixels this close to the outline mix with the background. */
const RIM = 3;

/** Less than this of a picture cannot be what it is about. */
const DETAIL = 0.04;

const MAY_BE_METAL = new Set<GarmentKind | undefined>(["Accessories", "Bags", "Footwear"]);

export async function lookHere(picture: Rgb): Promise<Seen> {
  const lab = pictureToLab(picture);
  const plain = cutFromBackdrop(lab);
  const mask = plain ?? (await cutOutHere(picture));
  const inside = insideOf(lab, mask);
  const features = await featuresHere(picture);
  const kinds = kindsOf(await judgeHere(picture), plain !== undefined, labelsOf(features));
  return {
    kinds,
    colours: nameColours(lab, inside, MAY_BE_METAL.has(kinds[0]?.kind)),
    pattern: patternOf(lab, inside),
    background: plain ? "plain" : "busy",
    covers: inside.length / (lab.width * lab.height),
    vector: await encodeHere(picture, features),
  };
}

/** Only the colours: of every picture in the catalogue they are asked, so no model is woken where the ground is plain. */
export async function tintHere(picture: Rgb): Promise<Tinted> {
  const lab = pictureToLab(picture);
  const plain = cutFromBackdrop(lab);
  const inside = insideOf(lab, plain ?? (await cutOutHere(picture)));
  const everything = Array.from({ length: lab.width * lab.height }, (_, n) => n);
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
