/** Hats: cap, beanie, sun hat, bucket hat, beret. */
import { dark, light } from "../../../src/demo/colour.ts";
import type { FabricName } from "../fabrics.ts";
import { ribLines } from "../parts/bands.ts";
import { cloth, type Sew } from "../parts/cloth.ts";
import { blob, bothSides, CX, ellipse, left, ridge, smooth, sym, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, GarmentOptions, Panel } from "../types.ts";

export type HatStyle = "cap" | "beanie" | "sunhat" | "bucket" | "beret";

export type HeadwearOptions = GarmentOptions & {
  style?: HatStyle;
  /** Ribbon of a sun hat, pompom of a beanie, brim of a cap. */
  trim?: Hex;
  pompom?: boolean;
};

const DEFAULT_FABRIC: Record<HatStyle, FabricName> = { cap: "cotton", beanie: "finknit", sunhat: "straw", bucket: "cotton", beret: "wool" };

function beanie(sew: Sew, trim: Hex | undefined, pompom: boolean): Panel[] {
  const domeRib = Array.from({ length: 25 },
    (_, k) => { const i = k - 12; return `<path d="M${CX + i * 19.5} 760C${CX + i * 18} 560 ${CX + i * 11} 430 ${CX + i * 2.5} 336" stroke="#fff" stroke-width="5" fill="none"/>`; }).join("");
  const label = `<rect x="${CX + 90}" y="776" width="74" height="46" rx="3" fill="#b98a54"/><rect x="${CX + 94}" y="780" width="66" height="38" rx="2" fill="none" stroke="#6a4a26" stroke-width="2" stroke-dasharray="5 3"/>`;
  const ball = pompom ? [cloth({ colour: trim ?? "#e9e2d2", fabric: "fleece" })({ d: ellipse(CX, 300, 82, 76),
    fabricTweak: { edge: 26, edgeHeight: 30, texture: 3.2 }, wobble: 3, shadow: 0.4 })] : [];
  return [
    sew({ d: sym([[CX, 330], [left(110), 352], [left(196), 450], [left(230), 600], [left(240), 740, "c"], [CX, 760]]), rib: domeRib,
      wrinkle: 0.6, folds: [valley([[left(150), 500], [left(60), 540], [CX + 40, 520]], 18, 0.4),
      valley([[CX + 180, 590], [CX + 80, 620], [left(20), 610]], 18, 0.4)] }),
    ...ball,
    sew({ d: sym([[CX, 704], [left(160), 700], [left(250), 690, "c"], [left(256), 780], [left(246), 866, "c"], [left(150), 880],
      [CX, 884]]), rib: ribLines(30, left(250), CX + 250, 690, 880), shadow: 0.5, wrinkle: 0.4, over: label }),
  ];
}

function sunhat(sew: Sew, trim: Hex): Panel[] {
  const rings = Array.from({ length: 11 },
    (_, i) => `<ellipse cx="${CX}" cy="640" rx="${202 + i * 16}" ry="${84 + i * 10}" fill="none" stroke="#fff" stroke-width="3"/>`).join("");
  const courses = Array.from({ length: 16 },
    (_, i) => `<path d="M${left(190)} ${404 + i * 19}Q${CX} ${430 + i * 19} ${CX + 190} ${404 + i * 19}" fill="none" stroke="#fff" stroke-width="3"/>`).join("");
  return [
    sew({ d: ellipse(CX, 640, 372, 190), rib: rings, ribHeight: 1.8,
      folds: [ridge([[left(350), 640], [left(200), 740], [CX, 790]], 34, 0.5), valley([[CX + 120, 800], [CX + 240, 760], [CX + 330, 690]],
      30, 0.4)] }),
    sew({ d: blob([[left(186), 640, "c"], [left(176), 520], [left(130), 420], [CX, 392], [CX + 130, 420], [CX + 176, 520],
      [CX + 186, 640, "c"], [CX + 90, 676], [CX, 684], [left(90), 676]]), rib: courses, ribHeight: 1.8, shadow: 0.55, lift: 2,
      folds: [valley([[left(70), 424], [CX, 440], [CX + 80, 420]], 26, 0.6), ridge([[left(120), 470], [left(130), 560], [left(140), 640]],
      40, 0.5)] }),
    cloth({ colour: trim, fabric: "satin", stitch: "none" })({ d: blob([[left(184), 596, "c"], [left(90), 626], [CX, 632], [CX + 90, 626],
      [CX + 184, 596, "c"], [CX + 187, 644, "c"], [CX + 90, 680], [CX, 688], [left(90), 680], [left(187), 644, "c"]]), shadow: 0.3,
      wrinkle: 0.4 }),
  ];
}

/** Crown, side band and a brim that slopes down with rows of stitching. */
function bucketHat(sew: Sew, colour: Hex): Panel[] {
  const rows = [0, 1, 2, 3].map((i) => smooth([[left(262 + i * 22), 690 + i * 24], [left(150), 738 + i * 24], [CX, 752 + i * 25],
    [CX + 150, 738 + i * 24], [CX + 262 + i * 22, 690 + i * 24]]));
  const eyelets = [-40, -14].map((x) => `<circle cx="${left(130) + x}" cy="560" r="9" fill="none" stroke="${dark(colour, 0.4)}" stroke-width="4"/><circle cx="${left(130) + x}" cy="560" r="4" fill="${dark(colour, 0.7)}"/>`).join("");
  return [
    sew({ d: sym([[CX, 720], [left(150), 706], [left(246), 664, "c"], [left(300), 730], [left(346), 800], [left(336), 826],
      [left(220), 866], [CX, 880]]), seams: rows, stitchDy: 0, folds: [ridge([[left(300), 740], [CX, 830], [CX + 300, 740]], 40, 0.3),
      valley([[left(240), 690], [left(280), 760], [left(320), 820]], 20, 0.4), valley([[CX + 200, 720], [CX + 236, 790], [CX + 250, 850]],
      20, 0.4)] }),
    sew({ d: sym([[CX, 392], [left(150), 400], [left(206), 424, "c"], [left(226), 560], [left(248), 672, "c"], [left(150), 712],
      [CX, 726]]), shadow: 0.45, inner: eyelets,
      seams: [smooth([[left(246), 664], [left(150), 702], [CX, 716], [CX + 150, 702], [CX + 246, 664]])], stitchDy: -10,
      folds: bothSides([ridge([[left(170), 440], [left(186), 560], [left(200), 680]], 40, 0.5),
      valley([[left(60), 440], [left(70), 560], [left(64), 700]], 20, 0.3)]) }),
    sew({ d: ellipse(CX, 412, 206, 44), shadow: 0.2,
      seams: [smooth([[left(204), 416], [left(100), 448], [CX, 455], [CX + 100, 448], [CX + 204, 416]])], stitchDy: -9,
      folds: [valley([[left(140), 420], [CX, 404], [CX + 130, 424]], 18, 0.3)] }),
  ];
}

const beret = (sew: Sew, colour: Hex): Panel[] => [
  sew({ d: blob([[218, 640, "c"], [240, 690], [450, 726], [660, 690], [682, 640, "c"], [450, 676]]), shadow: 0.1,
    rib: ribLines(40, 214, 686, 630, 740), wrinkle: 0.3 }),
  sew({
    d: blob([[150, 590], [190, 470], [320, 380], [500, 352], [660, 392], [760, 490], [770, 590], [690, 660, "c"], [450, 694],
      [220, 660, "c"]]), fabricTweak: { edge: 16, edgeHeight: 18 }, shadow: 0.3,
    folds: [valley([[190, 560], [320, 480], [470, 440]], 26, 0.4), valley([[230, 640], [330, 580], [460, 560]], 18, 0.5),
      valley([[690, 640], [620, 580], [540, 556]], 18, 0.5), ridge([[260, 450], [420, 400], [600, 420]], 60, 0.5),
      valley([[740, 560], [640, 500], [540, 470]], 22, 0.4), valley([[350, 668], [390, 630], [450, 620]], 14, 0.5)],
    over: `<path d="M494 356C490 330 500 312 514 300" stroke="${dark(colour, 0.2)}" stroke-width="11" fill="none" stroke-linecap="round"/><path d="M492 354C488 330 498 312 512 300" stroke="${light(colour, 0.14)}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  }),
];

function cap(sew: Sew, brimSew: Sew, colour: Hex): Panel[] {
  const eyelets = ([[392, 452], [530, 452], [590, 512],
    [262, 500]] as const).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8" fill="none" stroke="${dark(colour, 0.4)}" stroke-width="4"/><circle cx="${x}" cy="${y}" r="4" fill="${dark(colour, 0.7)}"/>`).join("");
  const visor = [0, 13, 26, 39].map((k) => smooth([[420, 716 - k * 0.8], [500, 742 - k], [620, 752 - k], [740, 744 - k * 1.1],
    [816 - k * 0.8, 724 - k * 1.3]]));
  return [
    sew({ plain: true, fill: dark(colour, 0.5), shadow: 0, wrinkle: 0.2,
      d: blob([[180, 640, "c"], [300, 640], [400, 660, "c"], [300, 700], [184, 690, "c"]]) }),
    sew({
      d: blob([[176, 690, "c"], [172, 570], [214, 440], [330, 364], [452, 356], [566, 412], [634, 510], [656, 626, "c"], [560, 650],
        [440, 664], [330, 690], [250, 706]]),
      seams: [smooth([[404, 352], [486, 460], [508, 654]]), smooth([[396, 352], [300, 470], [276, 700]]),
        smooth([[414, 352], [566, 430], [620, 632]])], stitchDx: 5, stitchDy: 0, roll: 1.3, inner: eyelets,
      folds: [ridge([[380, 410], [392, 520], [390, 650]], 60, 0.6), ridge([[240, 470], [216, 560], [212, 660]], 40, 0.4),
        valley([[190, 660], [300, 680], [440, 650]], 14, 0.4), ridge([[560, 470], [600, 540], [616, 610]], 36, 0.4),
        valley([[330, 480], [350, 580], [340, 680]], 16, 0.3)],
      over: `<ellipse cx="404" cy="354" rx="17" ry="10" fill="${dark(colour, 0.3)}"/><ellipse cx="402" cy="351" rx="14" ry="7" fill="${light(colour, 0.08)}"/>`,
    }),
    brimSew({
      d: blob([[384, 676, "c"], [480, 650], [580, 634], [656, 618, "c"], [750, 640], [824, 690], [850, 730], [820, 756], [720, 776],
        [600, 778], [480, 756], [404, 716]]), shadow: 0.5, lift: 1.6, seams: visor, stitchDy: 0, wrinkle: 0.3, roll: 0.8,
      folds: [ridge([[430, 690], [600, 672], [790, 700]], 40, 0.8), valley([[440, 750], [610, 770], [800, 748]], 20, 0.4)],
    }),
  ];
}

export function headwear(options: HeadwearOptions = {}): Drawing {
  const { colour = "#33465c", style = "cap", trim, pompom = false, seed = 2, bg = "#e8e5df" } = options;
  const fabric = options.fabric ?? DEFAULT_FABRIC[style];
  const sew = cloth({ ...options, colour, fabric });
  const brimSew = trim ? cloth({ colour: trim, fabric }) : sew;
  const make: Record<HatStyle, () => Panel[]> = {
    cap: () => cap(sew, brimSew, colour),
    beanie: () => beanie(sew, trim, pompom),
    sunhat: () => sunhat(sew, trim ?? "#2c2a2c"),
    bucket: () => bucketHat(sew, colour),
    beret: () => beret(sew, colour),
  };
  return { seed, bg, parts: make[style]() };
}

