/** What shoes share: leather panels with ruled edges, laces, a pair laid out, and a foot seen from above. */
import { light, mix } from "../../../src/demo/colour.ts";
import type { FabricName } from "../fabrics.ts";
import { inBlack } from "./cloth.ts";
import { blob, type Placement, place, ridge, smooth } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Panel, Point } from "../types.ts";

export type CutLeather = (d: string | Point[], extra?: Partial<Panel>) => Panel;

export const leatherOf =
  (tone: Hex, fabric: FabricName = "leather"): CutLeather =>
  (d, extra = {}) => inBlack({ d: typeof d === "string" ? d : blob(d), tone, fill: tone, fabric, shadow: 0.26, foldBlur: 5,
    stitch: light(tone, 0.4), wobble: 0.3, stitchDy: 0, ...extra });

export const pair = (one: Panel[], first: Placement, second: Placement): Panel[] => [...place(one, first), ...place(one, second)];

/** Seen from above, toes up, the big toe on the right. */
const FOOT: readonly Point[] = [
  [474, 152], [536, 190], [560, 290], [550, 420], [522, 560], [514, 700], [522, 820], [502, 906], [455, 940], [406, 908], [384, 820],
    [380, 700], [362, 560], [344, 420], [348, 300], [394, 190],
];

export const footOutline = (grow: number): Point[] =>
  FOOT.map(([x, y]): Point => {
    const dx = x - 455;
    const dy = y - 545;
    const length = Math.hypot(dx, dy * 0.4) || 1;
    return [x + (dx / length) * grow, y + ((dy * 0.4) / length) * grow * 1.2];
  });

/** Left and right edge of the foot at a height. */
function footEdges(y: number): [number, number] {
  const right = FOOT.slice(0, 9);
  const left = [FOOT[0]!, ...FOOT.slice(8).toReversed()];
  const at = (side: readonly Point[]) => {
    for (let i = 0; i + 1 < side.length; i++) {
      const a = side[i]!;
      const b = side[i + 1]!;
      if (y >= a[1] && y <= b[1]) return a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1] || 1);
    }
    return 455;
  };
  return [at(left), at(right)];
}

/** A strap from the outer edge at `from` to the inner edge at `to`; it arches over the foot. */
export function footStrap(cut: CutLeather, from: number, to: number, width: number, arch = 24, extra: Partial<Panel> = {}): Panel {
  const [x0] = footEdges(from);
  const [, x1] = footEdges(to);
  const cx = (x0 + x1) / 2;
  const cy = (from + to) / 2 - arch;
  const line = (inset: number): Point[] => [[x0 - 8, from + inset], [(x0 * 2 + x1) / 3, (from * 2 + to) / 3 - arch * 0.8 + inset],
    [cx, cy + inset], [(x0 + x1 * 2) / 3, (from + to * 2) / 3 - arch * 0.8 + inset], [x1 + 8, to + inset]];
  const upper = line(0);
  const lower = line(width).toReversed();
  const ends = (points: Point[]) => points.map(([x, y], i): Point => [x, y, i === 0 || i === points.length - 1 ? "c" : undefined]);
  return cut([...ends(upper), ...ends(lower)], {
    shadow: 0.6, lift: 1.5, roll: 0.7, folds: [ridge(line(width * 0.45), width * 0.34, 0.45)],
    seams: width > 26 ? [smooth(line(7)), smooth(line(width - 8))] : [], ...extra,
  });
}

/** Crossed laces between eyelets. */
export function laces(eyelets: readonly (readonly [number, number, number, number])[], colour: Hex): string {
  return eyelets
    .map(([x1, y1, x2, y2]) => {
      const d = `M${x1} ${y1}C${x1 + 12} ${y1 - 22} ${x2 - 18} ${y2 + 2} ${x2} ${y2}`;
      return `<path d="${d}" stroke="#000" stroke-width="11" opacity=".3" fill="none" stroke-linecap="round" filter="url(#b2)" transform="translate(2 6)"/><path d="${d}" stroke="${mix("#ffffff", colour, 0.3)}" stroke-width="10" fill="none" stroke-linecap="round"/><path d="${d}" stroke="#8d867a" stroke-width="10" stroke-dasharray="1.5 3.5" opacity=".26" fill="none"/><circle cx="${x1}" cy="${y1}" r="4.6" fill="#3a342d"/>`;
    })
    .join("");
}
