// The pieces on a shopper's own photo, by the code that dresses our figure. The photo is never written anywhere: it is
// wiped from the thread's memory before the answer leaves.
import type { Language } from "../../../../contract/languages.ts";
import type { Garment } from "../../../providers/try-on/try-on.ts";
import { openPaper, stamp, toWebp } from "../composition/card.ts";
import { dress } from "../composition/compose.ts";
import { cutGarment, type AskNetwork, type Piece } from "../cut-out/cut-garment.ts";
import { openFigure } from "../figure/figure.ts";
import { NothingToCut } from "../nothing-to-cut.ts";
import { planOutfit, type Plan } from "../outfit.ts";
import { drawOver, wipeCanvases, type Raster } from "../pixels/raster.ts";
import { putOn } from "../put-on.ts";
import { personIn, type Person } from "./person.ts";

export type PhotoOutfit = {
  photo: Uint8Array;
  garments: readonly [Garment, Garment?];
  language?: Language | undefined;
};

/** The photo shows nobody from head to feet, or the pieces do not go on them. */
export class NobodyStands extends Error {}

export async function putOnPhoto(
  { photo, garments, language }: PhotoOutfit,
  ask: AskNetwork,
  askPerson: AskNetwork = ask,
): Promise<Uint8Array> {
  const like = await openFigure("plain");
  let person: Person | null = null;
  try {
    person = await personIn(photo, askPerson, like);
    if (!person) throw new NobodyStands("Nobody stands in the photo from head to feet.");
    const picture = await dressed(person, garments, ask);
    stamp(picture, await openPaper(), language);
    return await toWebp(picture);
  } finally {
    person?.wipe();
    photo.fill(0);
    wipeCanvases();
  }
}

async function dressed(
  { figure, photo }: Person,
  garments: PhotoOutfit["garments"],
  ask: AskNetwork,
): Promise<Raster> {
  const worn = garments.filter((garment) => garment !== undefined);
  const cuts: Piece[] = [];
  for (const garment of worn) {
    const cut = await cutGarment(garment, ask);
    if (!cut) throw new NothingToCut(garment);
    cuts.push(cut);
  }
  const outfit = await putOn(planFor(worn, cuts), worn, cuts, figure);
  if (outfit.worn.length + outfit.held.length === 0)
    throw new NobodyStands("The pieces cannot be put on this photo.");
  drawOver(photo, dress(figure, outfit));
  return photo;
}

/** One piece is planned beside one that is never worn. */
const NOTHING = { title: "", category: "Gifts & Stationery" };

function planFor(garments: readonly Garment[], cuts: readonly Piece[]): Plan {
  const plan = planOutfit([garments[0]!, garments[1] ?? NOTHING], "plain");
  const isSure = (n: number) => cuts[n] !== undefined && cuts[n].trust !== "doubtful";
  const worn = plan.worn.filter(isSure);
  return { ...plan, worn, isTucked: plan.isTucked && worn.length === 2 };
}
