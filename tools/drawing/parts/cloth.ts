/** One place for colour, print and fabric; the result cuts panels from that cloth. */
import { dark, light, luminance } from "../../../src/demo/colour.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import { type Fabric, type FabricName, FABRICS } from "../fabrics.ts";
import type { ClothOptions, Panel } from "../types.ts";

export type PanelCut = Omit<Panel, "tone"> & {
  tone?: Hex;
  /** Leaves the print off (linings, ribs, bands). */
  plain?: boolean;
};

export type Sew = (cut: PanelCut, printTurn?: number) => Panel;

type Cloth = ClothOptions & { colour: Hex; stitch?: Hex | "none" | undefined };

/** Darker than this, folds no longer show by their shade alone. */
const BLACK = 0.145;
const SMOOTH: ReadonlySet<FabricName> = new Set(["metal", "gloss", "rubber", "paper", "straw", "sequin"]);

/** Black cloth is told by the light on its folds: they lie deeper, and their crests shine a little. */
export function inBlack(panel: Panel): Panel {
  const name = panel.fabric ?? "cotton";
  if (luminance(panel.tone) > BLACK || SMOOTH.has(name)) return panel;
  const { sheen = 0, gloss = 5, foldDepth, drapeDepth, edgeHeight, texture }: Fabric = FABRICS[name];
  const shown = { sheen: Math.max(sheen, 0.06) + 0.2, gloss: Math.min(gloss, 9), foldDepth: foldDepth * 1.35, drapeDepth: drapeDepth * 1.3, edgeHeight: edgeHeight * 1.15,
    texture: texture * 1.5 };
  return { ...panel, fabricTweak: { ...shown, ...panel.fabricTweak } };
}

export const cloth = ({ colour, colour2, colour3, print, fabric = "cotton", printScale = 1, stitch }: Cloth): Sew => {
  const thread = stitch ?? (luminance(colour) > 0.6 ? dark(colour, 0.16) : light(colour, 0.22));
  return ({ plain, ...cut }, turn = 0) => {
    const bare = plain || !print || (cut.fill !== undefined && cut.fill !== colour);
    const fill = { name: print!, colour, colour2: colour2 ?? light(colour, 0.5), colour3, turn, scale: printScale };
    return inBlack({ tone: colour, fill: colour, fabric, stitch: thread, ...cut, print: bare ? undefined : fill });
  };
};
