/** Sunglasses from the front, a little from above: the arms run back behind the lenses. */
import { dark, light } from "../../../src/demo/colour.ts";
import { cloth } from "../parts/cloth.ts";
import { blob, CX, ellipse, left, mirror, smooth, strip } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, Panel, Point, SceneOptions } from "../types.ts";

export type SunglassesOptions = SceneOptions & { colour?: Hex; lens?: Hex; style?: "round" | "square" | "cateye" | "aviator" };

type Style = NonNullable<SunglassesOptions["style"]>;

/** Left lens; the left half of the front's outline from the middle of the bridge above to the one below; the hinge. */
const FRONT: Record<Style, { lens: Point[]; front: Point[]; hinge: Point }> = {
  round: {
    lens: [[190, 606], [216, 528], [292, 494], [370, 528], [396, 606], [370, 684], [292, 718], [216, 684]],
    front: [[CX, 558], [420, 560], [398, 524], [292, 474], [198, 512], [170, 552], [140, 556, "c"], [136, 586, "c"], [168, 600], [172, 630], [198, 700],
      [292, 740], [388, 698], [416, 622], [428, 592], [CX, 582]],
    hinge: [140, 570],
  },
  square: {
    lens: [[178, 552], [224, 534], [340, 532], [394, 546], [398, 600], [382, 668], [346, 694], [236, 696], [196, 670], [180, 606]],
    front: [[CX, 546], [416, 540], [350, 512], [220, 512], [162, 520], [132, 522, "c"], [130, 556, "c"], [156, 572], [160, 612], [176, 686], [226, 718],
      [352, 716], [402, 682], [418, 610], [428, 582], [CX, 574]],
    hinge: [134, 538],
  },
  cateye: {
    lens: [[164, 524], [230, 528], [330, 542], [392, 572], [396, 622], [364, 674], [296, 698], [224, 680], [182, 618]],
    front: [[CX, 562], [414, 556], [336, 518], [220, 502], [112, 470, "c"], [104, 494, "c"], [128, 548], [158, 620], [206, 700], [296, 720],
      [382, 692], [418, 630], [428, 598], [CX, 588]],
    hinge: [122, 500],
  },
  aviator: {
    lens: [[176, 540], [270, 524], [376, 534], [404, 568], [394, 640], [344, 712], [264, 724], [204, 672], [178, 600]],
    front: [[CX, 556], [420, 556], [382, 522], [270, 512], [164, 528], [140, 530, "c"], [140, 544, "c"], [164, 556], [167, 604], [196, 682], [262, 736],
      [350, 722], [406, 644], [416, 580], [430, 568], [CX, 566]],
    hinge: [142, 536],
  },
};

/** From the hinge back and inward, then down behind the ear; the far half narrows with the distance. */
const arm = ([x, y]: Point): Point[] => [[x + 4, y], [x + 26, y - 74], [x + 54, y - 158], [x + 74, y - 204], [x + 96, y - 212], [x + 112, y - 190]];

const openFront = (front: Point[]): string => {
  const half = front.map(([x, y, c]): Point => [x, y, c]);
  const other = half.slice(1, -1).toReversed().map(([x, y, c]): Point => [2 * CX - x, y, c]);
  return blob([...half, ...other]);
};

function glass(d: string, lens: Hex, side: -1 | 1): Panel {
  const gradient = `<linearGradient id="lg" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${dark(lens, 0.62)}"/><stop offset=".55" stop-color="${dark(lens, 0.2)}"/><stop offset="1" stop-color="${light(lens, 0.4)}"/></linearGradient>`;
  const x = side < 0 ? 0 : 300;
  return {
    d, tone: lens, fill: lens, fabric: "gloss", wobble: 0, alpha: 0.93, shadow: 0.2, roll: 0.5, defs: gradient,
    inner: `<rect x="${110 + x}" y="490" width="340" height="260" fill="url(#lg)"/><path d="M${214 + x} 496L${290 + x} 490L${214 + x} 700L${172 + x} 640Z" fill="#fff" opacity=".2" filter="url(#b4)"/><path d="M${312 + x} 494L${330 + x} 494L${236 + x} 720L${226 + x} 712Z" fill="#fff" opacity=".13" filter="url(#b2)"/>`,
  };
}

export function sunglasses({ colour = "#4a2f20", lens = "#3b3a34", style = "square", seed = 1, bg = "#e9e4dc" }: SunglassesOptions = {}): Drawing {
  const wire = style === "aviator";
  const tone = wire ? "#d6b36c" : colour;
  const sew = cloth({ colour: tone, fabric: wire ? "metal" : "gloss", stitch: "none" });
  const { lens: lensPoints, front, hinge } = FRONT[style];
  const lensD = blob(lensPoints);
  const temple = (d: string) => sew({ d, only: "picture", fill: dark(tone, 0.16), wobble: 0, roll: 0.6, shadow: 0.2 });
  const armD = strip(arm(hinge), wire ? 9 : 25, wire ? 8 : 15);
  const pads = [-1, 1].map((side) => sew({ d: ellipse(CX + side * 26, 608, 8, 20), only: "picture", wobble: 0, fill: "#e9e2d4", tone: "#e9e2d4", alpha: 0.75, shadow: 0.2 }));
  const pin = wire ? [] : [-1, 1].map((side) => sew({ d: ellipse(CX + side * (CX - hinge[0] - 22), hinge[1] + 4, 5, 9), wobble: 0, shadow: 0, fill: "#d9d4ca", tone: "#d9d4ca", fabric: "metal" }));
  const bar = wire ? [sew({ d: strip([[left(62), 522], [CX, 512], [CX + 62, 522]], 10), wobble: 0, shadow: 0.3 })] : [];
  const browLight = smooth(lensPoints.slice(0, 4).map(([x, y]): Point => [x, y - 12]));
  return {
    seed, bg,
    parts: [
      temple(armD), temple(mirror(armD)), ...(wire ? pads : []),
      glass(lensD, lens, -1), glass(mirror(lensD), lens, 1),
      sew({ d: openFront(front) + lensD + mirror(lensD), fillRule: "evenodd", wobble: 0, roll: wire ? 0.6 : 0.9, shadow: 0.4,
        over: wire ? "" : `<path d="${browLight}" stroke="#fff" stroke-width="3" opacity=".28" fill="none" filter="url(#b2)"/>` }),
      ...pin, ...bar,
    ],
  };
}
