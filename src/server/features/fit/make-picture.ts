// The local fitter, from two garments to the finished picture. Runs in its own thread.
import type { FitBody, FitSkin } from "../../../contract/fit.ts";
import type { Outfit } from "../../providers/try-on/try-on.ts";
import { dress } from "./composition/compose.ts";
import {
  freshPaper,
  layDown,
  openPaper,
  stamp,
  throwFloorShadow,
  toWebp,
  type Paper,
} from "./composition/card.ts";
import { itemOf, layIn, layPair, spotBeside, type Item } from "./composition/lay-out.ts";
import { cutGarment, type AskNetwork, type Piece } from "./cut-out/cut-garment.ts";
import { openFigure, type Figure } from "./figure/figure.ts";
import { NothingToCut } from "./nothing-to-cut.ts";
import { planOutfit, type Described, type Plan } from "./outfit.ts";
import { noteAbout, type Shown } from "./picture-note.ts";
import { boxOf, drawOver, type Raster } from "./pixels/raster.ts";
import { putOn } from "./put-on.ts";

export type MakePicture = (outfit: Outfit, ask: AskNetwork) => Promise<Uint8Array>;

/** What is laid out alone fills this much of the page. */
const PAGE = { left: 60, top: 110, width: 780, height: 1120 };
/** Beside the figure, and between it and the rim. */
const ROOM = { left: 26, right: 30 };
/** Each is some 20 MB. */
const FIGURES_AT_HAND = 3;
/** The figure steps aside for what is laid out: so far, as long as nothing of it leaves the page. */
const STEP_ASIDE = 205;
const RIM = 34;

export function createMakePicture(): MakePicture {
  const figures = new Map<string, Promise<Figure>>();
  let paper: Promise<Paper> | undefined;
  const figureFor = (body: FitBody, skin: FitSkin) => {
    const name = `${body} ${skin}`;
    const figure = figures.get(name) ?? openFigure(body, skin);
    // The last one asked for stands at the end.
    figures.delete(name);
    figures.set(name, figure);
    if (figures.size > FIGURES_AT_HAND) figures.delete(figures.keys().next().value!);
    return figure;
  };
  return async ({ garments, body, skin, language }, ask) => {
    const cuts = await cutAll(garments, ask);
    const plan = withoutDoubtful(planOutfit(garments, body), cuts);
    const sheet = await (paper ??= openPaper());
    const figure = await figureFor(plan.body, skin);
    const { picture, shown } = await composed(plan, garments, cuts, figure, sheet);
    stamp(picture, sheet, language);
    return toWebp(picture, noteAbout(shown));
  };
}

/** One after the other: the planes of two pieces in work at once are what takes most memory. */
async function cutAll(garments: Outfit["garments"], ask: AskNetwork): Promise<Piece[]> {
  const cuts: Piece[] = [];
  for (const garment of garments) {
    const piece = await cutGarment(garment, ask);
    if (!piece) throw new NothingToCut(garment);
    cuts.push(piece);
  }
  return cuts;
}

/** What was not surely cut out is not put on: its photo is laid out instead. */
export function withoutDoubtful(plan: Plan, cuts: readonly Piece[]): Plan {
  const worn = plan.worn.filter((n) => cuts[n]!.trust !== "doubtful");
  const beside = [0, 1].filter((n) => !worn.includes(n));
  return { ...plan, worn, beside, isTucked: plan.isTucked && worn.length === 2 };
}

async function composed(
  plan: Plan,
  pieces: readonly Described[],
  cuts: readonly Piece[],
  figure: Figure,
  sheet: Paper,
): Promise<{ picture: Raster; shown: Shown }> {
  const paper = freshPaper(sheet);
  const outfit = await putOn(plan, pieces, cuts, figure);
  const beside = [...plan.beside, ...outfit.unplaced, ...outfit.hidden];
  const laid = (n: number) => itemOf(cuts[n]!, plan.slots[n]!, pieces[n]!.category);
  if (outfit.worn.length === 0 && !outfit.scarf && beside.length > 0) {
    await layPair(paper, [await laid(0), await laid(1)], PAGE);
    return { picture: paper, shown: ["beside", "beside"] };
  }
  const dressed = dress(figure, outfit);
  const box = boxOf(dressed);
  const shift = beside.length > 0 && box ? -Math.min(STEP_ASIDE, Math.max(0, box.left - RIM)) : 0;
  throwFloorShadow(paper, figure, shift);
  for (const { layer, isOnFloor } of outfit.held)
    if (isOnFloor) layDown(paper, { ...layer, left: layer.left + shift }, 0.5);
  for (const n of beside) {
    const item = await laid(n);
    const middle = middleOf(item, figure);
    const left = rightEdge(dressed, middle, item.height) + shift + ROOM.left;
    const room = { left, right: paper.width - ROOM.right, middle };
    await layIn(paper, item, spotBeside(item, room, paper));
  }
  drawOver(paper, dressed, shift, 0);
  // What another piece hides is worn, and shown beside as well.
  const asShown = (n: number) =>
    plan.beside.includes(n) || outfit.unplaced.includes(n) ? "beside" : "worn";
  return { picture: paper, shown: [asShown(0), asShown(1)] };
}

/** The height at which it would be worn. */
function middleOf({ slot, height }: Item, { anchors: { levels, head } }: Figure): number {
  if (slot === "hat" || slot === "sunglasses") return head.brow.y + 60;
  if (slot === "trousers" || slot === "skirt") return levels.waist + height / 2;
  if (slot === "shoes") return levels.floor - height;
  if (slot === "bag") return levels.hip;
  return levels.shoulder + height / 2;
}

/** Where the dressed figure ends on the right, at the height of what lies beside it. */
function rightEdge({ width, height, data }: Raster, middle: number, high: number): number {
  const [from, to] = [middle - high / 2, middle + high / 2].map((y) => Math.round(Math.min(height, Math.max(0, y)))); // prettier-ignore
  let right = width / 2;
  for (let y = from!; y < to!; y++)
    for (let x = width - 1; x > right; x--) if (data[(y * width + x) * 4 + 3]! > 127) right = x;
  return right;
}
