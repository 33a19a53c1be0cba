/** A piece on the figure of the fitting room, with plain companions: the third picture of whatever can be worn. */
import sharp from "sharp";
import type { Companion, WornPicture } from "../../src/demo/rules/worn.ts";
import { dress } from "../../src/server/features/fit/composition/compose.ts";
import {
  freshPaper,
  layDown,
  openPaper,
  type Paper,
  throwFloorShadow,
} from "../../src/server/features/fit/composition/card.ts";
import { cutGarment, type Piece } from "../../src/server/features/fit/cut-out/cut-garment.ts";
import { findFaults } from "../../src/server/features/fit/faults/find-faults.ts";
import { type Figure, openFigure } from "../../src/server/features/fit/figure/figure.ts";
import { slotOf } from "../../src/server/features/fit/garment/slot.ts";
import { ORDER, type Described, type Plan } from "../../src/server/features/fit/outfit.ts";
import { drawOver, type Raster } from "../../src/server/features/fit/pixels/raster.ts";
import { putOn, type PutOn } from "../../src/server/features/fit/put-on.ts";
import { renderLook } from "./render.ts";
import type { Look } from "./silhouettes.ts";

/** Raised when the figure or the fitting changed and the pictures are to be made again. */
export const WORN_VERSION = 2;

export type WornPiece = Described & { picture: Buffer; cutOut: Buffer };

const TONES = {
  pale: { top: "#ece5d8", trousers: "#cfc0a6", skirt: "#cfc0a6", dress: "#e2d8c8" },
  deep: { top: "#3d3d44", trousers: "#4a4038", skirt: "#3d3d44", dress: "#4a4744" },
} as const;

const COMPANIONS: Record<Companion, (colour: string) => Described & { look: Look }> = {
  top: (colour) => ({
    title: "Plain top",
    category: "T-Shirts",
    look: {
      silhouette: "top",
      options: { neck: "crew", sleeve: "long", fit: "slim", colour, fabric: "jersey", seed: 11 },
    },
  }),
  trousers: (colour) => ({
    title: "Plain trousers",
    category: "Pants",
    look: { silhouette: "trousers", options: { kind: "wide", colour, fabric: "crepe", seed: 12 } },
  }),
  skirt: (colour) => ({
    title: "Plain maxi skirt",
    category: "Skirts",
    look: {
      silhouette: "skirt",
      options: { shape: "aline", length: "maxi", colour, fabric: "crepe", seed: 13 },
    },
  }),
  dress: (colour) => ({
    title: "Plain long dress",
    category: "Dresses",
    look: {
      silhouette: "dress",
      options: {
        neck: "crew",
        sleeve: "long",
        skirt: "aline",
        length: "maxi",
        waist: "none",
        colour,
        fabric: "crepe",
        seed: 14,
      },
    },
  }),
};

/** The pieces are cut out already: nobody has to be asked. */
const nobody = (): never => {
  throw new Error("A drawn piece has its cut-out beside it.");
};

let sheet: Promise<Paper> | undefined;
const figures = new Map<string, Promise<Figure>>();
function figureOf({ body, skin }: WornPicture): Promise<Figure> {
  const key = `${body} ${skin}`;
  const figure = figures.get(key) ?? openFigure(body, skin);
  figures.set(key, figure);
  return figure;
}

const drawn = new Map<string, Promise<Described & { cut: Piece }>>();
function companion(
  name: Companion,
  tone: WornPicture["tone"],
): Promise<Described & { cut: Piece }> {
  const key = `${name} ${tone}`;
  const make = async () => {
    const { look, title, category } = COMPANIONS[name](TONES[tone][name]);
    const cutOut = await renderLook(look, { width: 600, transparent: true });
    const cut = await cutGarment({ title, category, pictures: [], cutOut }, nobody);
    if (!cut) throw new Error(`No ${name} to wear with it.`);
    return { title, category, cut };
  };
  const made = drawn.get(key) ?? make();
  drawn.set(key, made);
  return made;
}

/** Windows of the figure's paper, 900 × 1350, three by four; the whole is given more paper at its sides. */
const VIEWS = {
  upper: { left: 140, top: 26, width: 621, height: 828 },
  lower: { left: 120, top: 440, width: 660, height: 880 },
  head: { left: 249, top: 24, width: 402, height: 536 },
} as const;

async function framed(
  { data, width, height }: Raster,
  view: WornPicture["view"],
  wide: number,
): Promise<Buffer> {
  const paper = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  if (view !== "whole")
    return paper
      .extract(VIEWS[view])
      .resize(wide, (wide * 4) / 3)
      .raw()
      .toBuffer();
  const side = Math.ceil(((height * 3) / 4 - width) / 2);
  const widened = await paper
    .extend({ left: side, right: side, extendWith: "mirror" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(widened.data, { raw: widened.info })
    .resize(wide, (wide * 4) / 3, { fit: "fill" })
    .raw()
    .toBuffer();
}

type Dressed = { outfit: PutOn; figure: Figure; picture: Raster };

/** As the fitting room does it, with more than two pieces. */
async function dressed(piece: WornPiece, worn: WornPicture): Promise<Dressed> {
  const cut = await cutGarment({ ...piece, pictures: [piece.picture] }, nobody);
  if (!cut) throw new Error(`${piece.title} has no cut-out.`);
  const others = await Promise.all(worn.with.map((name) => companion(name, worn.tone)));
  const all = [{ ...piece, cut }, ...others];
  const slots = all.map(slotOf);
  const order = all
    .map((_, n) => n)
    .toSorted((a, b) => ORDER.indexOf(slots[a]!) - ORDER.indexOf(slots[b]!));
  const plan = { body: worn.body, slots, worn: order, beside: [], isTucked: false, layout: "worn" };
  const figure = await figureOf(worn);
  const cuts = all.map((one) => one.cut);
  const outfit = await putOn(plan as unknown as Plan, all, cuts, figure);
  return { outfit, figure, picture: dress(figure, outfit) };
}

/** Whether what the eye would stumble over is found by pixels. */
function isFaulty({ outfit, figure, picture }: Dressed, { title, category }: Described): boolean {
  const pieces = outfit.worn.map(({ slot, trunk, sleeves, place }) => ({
    slot,
    category: place === 0 ? category : "",
    title: place === 0 ? title : "",
    trunk,
    sleeves,
  }));
  const held = outfit.held.filter(({ isOnFloor }) => !isOnFloor).map(({ layer }) => layer);
  const { anchors, regions } = figure;
  const scene = { anchors, regions, canvas: picture, pieces, things: held };
  // Under the arm of a plain companion nobody looks.
  const own = pieces.filter((_, n) => outfit.worn[n]!.place === 0);
  return findFaults(scene, own).length > 0;
}

/** Pixels of the picture; undefined where the piece finds no place on the figure or does not sit well. */
export async function paintWorn(
  piece: WornPiece,
  worn: WornPicture,
  wide: number,
): Promise<Buffer | undefined> {
  const scene = await dressed(piece, worn);
  const { outfit, figure, picture } = scene;
  if (outfit.unplaced.includes(0) || outfit.hidden.includes(0)) return undefined;
  if (isFaulty(scene, piece)) return undefined;
  const paper = freshPaper(await (sheet ??= openPaper()));
  throwFloorShadow(paper, figure, 0);
  for (const { layer, isOnFloor } of outfit.held) if (isOnFloor) layDown(paper, layer, 0.5);
  drawOver(paper, picture, 0, 0);
  return framed(paper, worn.view, wide);
}
