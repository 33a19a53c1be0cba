/** Prayer clothes: khimar with skirt, one-piece isdal, hooded prayer dress, and prayer beads. */
import { dark, light } from "../../../src/demo/colour.ts";
import { cloth, type Sew } from "../parts/cloth.ts";
import { fan, waveHem } from "../parts/folds.ts";
import { gown } from "../parts/gown.ts";
import { faceFolds, headAt, headPiece } from "../parts/head.ts";
import { laceEdge } from "../parts/hems.ts";
import { blob, CX, ellipse, left, place } from "../shapes.ts";
import { cos, sin } from "../steady-math.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, GarmentOptions, Panel, Point, SceneOptions } from "../types.ts";

export type PrayerSetOptions = GarmentOptions & {
  style?: "khimar" | "longkhimar" | "isdal" | "cape";
  lace?: Hex;
  /** Colour of the skirt or dress below. */
  lower?: Hex;
};

/** Where the khimar ends and how wide it falls. */
const FALL = { khimar: [700, 286], longkhimar: [980, 330], isdal: [520, 214], cape: [560, 250] } as const;

function lowerPart(sew: Sew, style: NonNullable<PrayerSetOptions["style"]>, colour: Hex, seed: number): Panel[] {
  if (style === "isdal" || style === "cape") {
    const body = gown(sew, { colour, seed, front: "closed", neck: "crew", sleeve: style === "isdal" ? "batwing" : "long", fit: "oversized",
      hemY: 1130, hemX: 280 });
    return place([...body.behind, ...body.fronts], { y: 100, scale: 0.9 });
  }
  const top = style === "longkhimar" ? 860 : 560;
  const hem = waveHem(left(262), CX + 262, 1120, 20, seed, 8);
  return [sew({
    d: blob([[CX, top], [left(150), top, "c"], [left(200), (top + 1120) / 2], ...hem, [CX + 200, (top + 1120) / 2], [CX + 150, top, "c"]]),
      seedKey: 2,
    folds: fan({ top: [left(140), CX + 140, top + 40], hem: [left(244), CX + 244, 1120], count: 17, seed, width: 19, start: 0.1 }),
  })];
}

export function prayerset(options: PrayerSetOptions = {}): Drawing {
  const { colour = "#e6dfe8", fabric = "cotton", style = "khimar", lace, lower = colour, seed = 5, bg = "#e9e4e0" } = options;
  const sew = cloth({ ...options, colour, fabric, stitch: "none" });
  const lowerSew = lower === colour ? sew : cloth({ colour: lower, fabric, stitch: "none" });
  const [bottom, width] = FALL[style];
  const frame = { top: 100, size: 0.8 };
  const { x, y } = headAt(frame);
  const fall: Point[] = [[x(150), y(500)], [x(176), y(580)], [left(width * 0.72), y(580) + (bottom - y(580)) * 0.3],
    [left(width * 0.92), y(580) + (bottom - y(580)) * 0.7]];
  const hem = waveHem(left(width), CX + width, bottom, 16, seed, 7).map(([px, py, corner], i, all): Point => [px,
    py + sin((i / (all.length - 1)) * Math.PI) * 56, corner]);
  const folds = [
    ...faceFolds(frame),
    ...fan({ top: [left(60), CX + 60, y(600)], hem: [left(width - 16), CX + width - 16, bottom + 30], count: style === "longkhimar" ? 15
      : 13, seed, width: 19, strength: 0.8, start: 0.16 }),
  ];
  const edge = lace ? laceEdge(left(width - 6), CX + width - 6, bottom - 4, lace, 56, 20) : "";
  return { seed, bg, parts: [...lowerPart(lowerSew, style, lower, seed),
    ...headPiece(sew, { colour, frame, fall, hem, folds, edge: lace ?? light(colour, 0.2), over: edge })] };
}

export type PrayerBeadsOptions = SceneOptions & { colour?: Hex; tassel?: Hex; metal?: Hex };

/** A loop of thirty-three beads with its tassel. */
export function prayerbeads({ colour = "#6b3f22", tassel = "#7a2f38", metal = "#d2b06a", seed = 2, bg = "#e8e3da" }: PrayerBeadsOptions = {}): Drawing {
  const bead = cloth({ colour, fabric: "gloss", stitch: "none" });
  const gold = cloth({ colour: metal, fabric: "metal", stitch: "none" });
  const count = 33;
  const beads = Array.from({ length: count }, (_, i) => {
    const t = ((i + 0.5) / count) * Math.PI * 2;
    const reach = 1 + 0.06 * sin(t * 3 + 0.6);
    const x = CX + sin(t) * 236 * reach;
    const y = 480 - cos(t + Math.PI) * 300 * reach;
    return (i % 11 === 10 ? gold : bead)({ d: ellipse(x, y, i % 11 === 10 ? 18 : 24), wobble: 0, shadow: 0.3, roll: 1.4 });
  });
  const threads = Array.from({ length: 26 },
    (_, i) => `<path d="M${CX - 13 + i} 880q${(i - 13) * 0.5} 60 ${(i - 13) * 1.9} ${150 + ((i * 29) % 14)}" stroke="${i % 3 ? tassel : dark(tassel, 0.25)}" stroke-width="3.2" fill="none"/>`).join("");
  return {
    seed, bg,
    parts: [...beads, gold({ d: ellipse(CX, 806, 16, 30), wobble: 0, shadow: 0.3 }),
      gold({ d: ellipse(CX, 858, 20, 24), wobble: 0, shadow: 0.3, over: threads, overPad: 220, overArea: ellipse(CX, 980, 40, 80) })],
  };
}
