// The local fitter, from two garments to the finished picture. Runs in its own thread.
import type { FitBody, FitSkin } from "../../../contract/fit.ts";
import type { Outfit } from "../../providers/try-on/try-on.ts";
import { dress } from "./composition/compose.ts";
import {
  framed,
  freshPaper,
  layInto,
  layDown,
  openPaper,
  stamp,
  throwFloorShadow,
  toWebp,
  type Paper,
} from "./composition/card.ts";
import { cutGarment, type AskNetwork, type Piece } from "./cut-out/cut-garment.ts";
import { openFigure, type Figure } from "./figure/figure.ts";
import { NothingToCut } from "./nothing-to-cut.ts";
import { planOutfit, type Described, type Plan } from "./outfit.ts";
import { noteAbout, type Shown } from "./picture-note.ts";
import { drawOver, type Raster } from "./pixels/raster.ts";
import { putOn } from "./put-on.ts";

export type MakePicture = (outfit: Outfit, ask: AskNetwork) => Promise<Uint8Array>;

const BESIDE = { left: 590, top: 330, width: 270, height: 560 };
const HALVES = [
  { left: 40, top: 170, width: 390, height: 960 },
  { left: 470, top: 170, width: 390, height: 960 },
] as const;
/** Each is some 20 MB. */
const FIGURES_AT_HAND = 3;
/** The figure steps aside for what is laid out. */
const STEP_ASIDE = -165;

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
  return async ({ garments, body, skin }, ask) => {
    // While the network looks at one, the other is cut by its colours.
    const found = await Promise.all(garments.map((garment) => cutGarment(garment, ask)));
    const cuts = found.map((piece, n) => {
      if (!piece) throw new NothingToCut(garments[n]!);
      return piece;
    });
    const plan = withoutDoubtful(planOutfit(garments, body), cuts);
    const sheet = await (paper ??= openPaper());
    const figure = await figureFor(plan.body, skin);
    const { picture, shown } = await composed(plan, garments, cuts, figure, sheet);
    stamp(picture, sheet);
    return toWebp(picture, noteAbout(shown));
  };
}

/** What was not surely cut out is not put on: its photo is laid out instead. */
export function withoutDoubtful(plan: Plan, cuts: readonly Piece[]): Plan {
  const worn = plan.worn.filter((n) => cuts[n]!.trust !== "doubtful");
  const beside = [0, 1].filter((n) => !worn.includes(n));
  return { ...plan, worn, beside, isTucked: plan.isTucked && worn.length === 2 };
}

type Place = { left: number; top: number; width: number; height: number };

/** The piece alone where its outline is known, else its photo on a card. */
async function layOut(paper: Raster, { raster, photo, trust }: Piece, place: Place): Promise<void> {
  await layInto(paper, trust === "doubtful" ? await framed(photo, place) : raster, place);
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
  if (outfit.worn.length === 0 && !outfit.scarf && beside.length > 0) {
    for (const [n, cut] of cuts.entries()) await layOut(paper, cut, HALVES[n]!);
    return { picture: paper, shown: ["beside", "beside"] };
  }
  const shift = beside.length > 0 ? STEP_ASIDE : 0;
  throwFloorShadow(paper, figure, shift);
  for (const { layer, isOnFloor } of outfit.held)
    if (isOnFloor) layDown(paper, { ...layer, left: layer.left + shift }, 0.5);
  drawOver(paper, dress(figure, outfit), shift, 0);
  for (const n of beside) await layOut(paper, cuts[n]!, BESIDE);
  // What another piece hides is worn, and shown beside as well.
  const asShown = (n: number) =>
    plan.beside.includes(n) || outfit.unplaced.includes(n) ? "beside" : "worn";
  return { picture: paper, shown: [asShown(0), asShown(1)] };
}
