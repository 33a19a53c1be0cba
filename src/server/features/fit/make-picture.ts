// The local fitter, from two garments to the finished picture. Runs in its own thread.
import type { FitBody } from "../../../contract/fit.ts";
import type { Garment, Outfit } from "../../providers/try-on/try-on.ts";
import { dress } from "./composition/compose.ts";
import {
  freshPaper,
  layInto,
  layDown,
  openPaper,
  stamp,
  throwFloorShadow,
  toWebp,
  type Paper,
} from "./composition/card.ts";
import { cutGarment, type AskNetwork } from "./cut-out/cut-garment.ts";
import { openFigure, type Figure } from "./figure/figure.ts";
import type { Slot } from "./garment/slot.ts";
import { planOutfit, type Plan } from "./outfit.ts";
import { drawOver, type Raster } from "./pixels/raster.ts";
import { drapeScarf } from "./placement/drape.ts";
import { hold, isHeld, type Held } from "./placement/held.ts";
import { tuck, under, visibleShare } from "./placement/layering.ts";
import { wear, type Worn } from "./placement/worn.ts";

/** Which garment could not be cut out of its pictures. */
export class NothingToCut extends Error {
  readonly title: string;

  constructor({ title }: Garment) {
    super(`No picture of ${title} could be cut out.`);
    this.title = title;
  }
}

export type MakePicture = (outfit: Outfit, ask: AskNetwork) => Promise<Uint8Array>;

/** With less than this of it showing, a piece is laid out beside the figure as well. */
const BARELY_SEEN = 0.14;

const BESIDE = { left: 590, top: 330, width: 270, height: 560 };
const HALVES = [
  { left: 40, top: 170, width: 390, height: 960 },
  { left: 470, top: 170, width: 390, height: 960 },
] as const;
/** The figure steps aside for what is laid out. */
const STEP_ASIDE = -165;

export function createMakePicture(): MakePicture {
  const figures = new Map<FitBody, Promise<Figure>>();
  let paper: Promise<Paper> | undefined;
  const figureFor = (body: FitBody) => {
    const figure = figures.get(body) ?? openFigure(body);
    figures.set(body, figure);
    return figure;
  };
  return async ({ garments, body }, ask) => {
    const plan = planOutfit(garments, body);
    const cuts: Raster[] = [];
    for (const garment of garments) {
      const raster = await cutGarment(garment, ask);
      if (!raster) throw new NothingToCut(garment);
      cuts.push(raster);
    }
    const sheet = await (paper ??= openPaper());
    const picture = await composed(plan, cuts, await figureFor(plan.body), sheet);
    stamp(picture, sheet);
    return toWebp(picture);
  };
}

async function composed(plan: Plan, cuts: Raster[], figure: Figure, sheet: Paper): Promise<Raster> {
  const paper = freshPaper(sheet);
  const outfit = await putOn(plan, cuts, figure);
  const beside = [...plan.beside, ...outfit.unplaced, ...outfit.hidden];
  if (outfit.worn.length === 0 && !outfit.scarf && beside.length > 0) {
    for (const [n, cut] of cuts.entries()) await layInto(paper, cut, HALVES[n]!);
    return paper;
  }
  const shift = beside.length > 0 ? STEP_ASIDE : 0;
  throwFloorShadow(paper, figure, shift);
  for (const { layer, isOnFloor } of outfit.held)
    if (isOnFloor) layDown(paper, { ...layer, left: layer.left + shift }, 0.5);
  drawOver(paper, dress(figure, outfit.worn, outfit.held, outfit.scarf), shift, 0);
  for (const n of beside) await layInto(paper, cuts[n]!, BESIDE);
  return paper;
}

type PutOn = {
  worn: Worn[];
  held: Held[];
  scarf: ReturnType<typeof drapeScarf>;
  /** Places in the pair. */
  hidden: number[];
  unplaced: number[];
};

async function putOn(plan: Plan, cuts: Raster[], figure: Figure): Promise<PutOn> {
  const outfit: PutOn = { worn: [], held: [], scarf: null, hidden: [], unplaced: [] };
  const places = new Map<Worn, number>();
  for (const n of plan.worn) {
    const slot: Slot = plan.slots[n]!;
    const raster = cuts[n]!;
    if (slot === "head-covering") outfit.scarf = drapeScarf(figure, raster);
    const held = isHeld(slot) ? await hold(figure, slot, raster) : null;
    if (held) outfit.held.push(held);
    const worn = isHeld(slot) || slot === "head-covering" ? null : wear(figure, { raster, slot });
    if (worn) {
      outfit.worn.push(worn);
      places.set(worn, n);
    }
    if (!held && !worn && !(slot === "head-covering" && outfit.scarf)) outfit.unplaced.push(n);
  }
  const [inner, outer] = outfit.worn;
  if (inner && outer) {
    if (plan.isTucked) outfit.worn[0] = tuck(inner, outer);
    else {
      outfit.worn[0] = under(inner, outer, figure.anchors.levels.waist);
      if (visibleShare(inner, outer) < BARELY_SEEN) outfit.hidden.push(places.get(inner)!);
    }
  }
  return outfit;
}
