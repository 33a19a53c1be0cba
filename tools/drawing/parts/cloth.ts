/** One place for colour, print and fabric; the result cuts panels from that cloth. */
import { dark, light, luminance } from "../../../src/demo/colour.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { ClothOptions, Panel } from "../types.ts";

export type PanelCut = Omit<Panel, "tone"> & {
  tone?: Hex;
  /** Leaves the print off (linings, ribs, bands). */
  plain?: boolean;
};

export type Sew = (cut: PanelCut, printTurn?: number) => Panel;

type Cloth = ClothOptions & { colour: Hex; stitch?: Hex | "none" | undefined };

export const cloth = ({ colour, colour2, colour3, print, fabric = "cotton", printScale = 1, stitch }: Cloth): Sew => {
  const thread = stitch ?? (luminance(colour) > 0.6 ? dark(colour, 0.16) : light(colour, 0.22));
  return ({ plain, ...cut }, turn = 0) => {
    const bare = plain || !print || (cut.fill !== undefined && cut.fill !== colour);
    const fill = { name: print!, colour, colour2: colour2 ?? light(colour, 0.5), colour3, turn, scale: printScale };
    return { tone: colour, fill: colour, fabric, stitch: thread, ...cut, print: bare ? undefined : fill };
  };
};
