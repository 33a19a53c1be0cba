/** Two or three garments laid together: co-ords, suits, tracksuits, pyjamas, sports and children's sets. */
import { type Placement, place } from "../shapes.ts";
import type { Drawing, Panel, SceneOptions } from "../types.ts";
import { blazer } from "./blazer.ts";
import { blouse } from "./blouse.ts";
import { camisole } from "./camisole.ts";
import { cardigan } from "./cardigan.ts";
import { dress } from "./dress.ts";
import { hijab } from "./hijab.ts";
import { hoodie } from "./hoodie.ts";
import { jacket } from "./jacket.ts";
import { kaftan } from "./kaftan.ts";
import { robe } from "./robe.ts";
import { shirt } from "./shirt.ts";
import { skirt } from "./skirt.ts";
import { top } from "./top.ts";
import { trousers } from "./trousers.ts";

const PIECES = { blazer, blouse, camisole, cardigan, dress, hijab, hoodie, jacket, kaftan, robe, shirt, skirt, top, trousers };

type PieceName = keyof typeof PIECES;

export type Piece = {
  [Name in PieceName]: { silhouette: Name; options?: NonNullable<Parameters<(typeof PIECES)[Name]>[0]> };
}[PieceName];

/** "pair" overlaps them, "beside" shows both whole, "worn" puts one above the other as on a body. */
export type OutfitLayout = "pair" | "beside" | "worn";

export type OutfitOptions = SceneOptions & {
  upper: Piece;
  lower: Piece;
  /** A waistcoat, scarf or second top before the others. */
  third?: Piece;
  layout?: OutfitLayout;
};

type Places = { upper: Placement; lower: Placement; third: Placement };

const drawPiece = ({ silhouette, options }: Piece): Panel[] => (PIECES[silhouette] as (o: Piece["options"]) => Drawing)(options ?? {}).parts;

const LAYOUT: Record<OutfitLayout, Places> = {
  pair: { upper: { x: -120, y: -110, scale: 0.82, turn: 3 }, lower: { x: 160, y: 120, scale: 0.82, turn: -4 }, third: {} },
  beside: { upper: { x: -250, y: -40, scale: 0.72, turn: -2 }, lower: { x: 220, y: 60, scale: 0.72, turn: 2 }, third: {} },
  worn: { upper: { x: 0, y: -220, scale: 0.8 }, lower: { x: 0, y: 240, scale: 0.8 }, third: {} },
};

/** Each piece whole: jacket above, waistcoat before it, trousers beside both. */
const OF_THREE: Places = {
  upper: { x: -150, y: -270, scale: 0.8, turn: 2 }, lower: { x: 236, y: 60, scale: 0.92, turn: -3 }, third: { x: -170, y: 420, scale: 0.98, turn: -3 },
};

export function outfit(options: OutfitOptions): Drawing {
  const { upper, lower, third, layout = "pair", seed = 1, bg = "#e9e6e1" } = options;
  const at = third ? OF_THREE : LAYOUT[layout];
  return {
    seed, bg,
    parts: [
      ...place(drawPiece(lower), at.lower),
      ...place(drawPiece(upper), at.upper),
      ...(third ? place(drawPiece(third), at.third) : []),
    ],
  };
}
