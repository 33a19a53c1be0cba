/** Bags: tote, flap bag, top-handle, backpack, bucket, clutch, basket. */
import { dark, light } from "../../../src/demo/colour.ts";
import type { FabricName } from "../fabrics.ts";
import { cloth, type Sew } from "../parts/cloth.ts";
import { blob, bothSides, CX, ellipse, left, mirror, ridge, smooth, strip, sym, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, GarmentOptions, Panel, Point, SceneOptions } from "../types.ts";

export type ToteOptions = GarmentOptions & { trim?: Hex; ink?: string };

const TOTE_BODY = "M176 468 C300 458 600 458 724 468 C742 640 754 840 760 1030 C760 1052 750 1062 730 1064 C560 1078 340 1078 170 1064 C150 1062 140 1052 140 1030 C146 840 158 640 176 468 Z";
const TOTE_BASE = "M148 930 C300 948 600 948 752 930 C756 964 758 998 760 1030 C760 1052 750 1062 730 1064 C560 1078 340 1078 170 1064 C150 1062 140 1052 140 1030 C142 998 144 964 148 930 Z";
const TOTE_INSIDE = "M176 468 C300 458 600 458 724 468 C640 444 560 436 450 436 C340 436 260 444 176 468 Z";
const HANDLE_BACK = "M310 470 C316 300 360 196 450 192 C540 196 584 300 590 470 L562 470 C556 320 520 226 450 222 C380 226 344 320 338 470 Z";
const HANDLE_FRONT = "M282 640 L286 470 C296 280 350 150 450 146 C550 150 604 280 614 470 L618 640 L582 640 L580 470 C572 310 528 188 450 184 C372 188 328 310 320 470 L318 640 Z";

export function tote(options: ToteOptions = {}): Drawing {
  const { colour = "#d8c6a4", trim = "#6b3f22", fabric = "canvas", ink = "", seed = 3, bg = "#e9e6e1" } = options;
  const sew = cloth({ ...options, colour, colour2: options.colour2 ?? trim, fabric });
  const leather = cloth({ colour: trim, fabric: "leather", stitch: light(trim, 0.5) });
  const rivet = (x: number) =>
    `<path d="M${x - 14} 578h27v54h-27Z" fill="none" stroke="${light(trim, 0.55)}" stroke-width="2" stroke-dasharray="6 4"/><circle cx="${x}" cy="547" r="8" fill="#7a5d26"/><circle cx="${x}" cy="546" r="7" fill="#c9a75e"/><circle cx="${x - 2}" cy="543" r="2.6" fill="#fff3cf"/>`;
  return {
    seed, bg,
    parts: [
      leather({ d: HANDLE_BACK, fill: dark(trim, 0.25) }),
      sew({ plain: true, d: TOTE_INSIDE, fill: dark(colour, 0.55), shadow: 0 }),
      sew({
        d: TOTE_BODY, foldBlur: 14, foldDepth: 0.8, inner: ink, seams: ["M177 500 C300 490 600 490 723 500"],
        folds: [
          valley("M236 500 C226 700 230 880 222 1050", 26), valley("M668 500 C680 700 676 880 684 1050", 26),
            valley("M330 660 C400 760 420 860 392 1000", 26, 0.6),
          ridge("M380 640 C440 760 450 860 430 1000", 24, 0.5), valley("M590 660 C520 780 500 880 540 1000", 26, 0.6),
          valley("M180 540 C250 610 310 640 350 640", 16, 0.6), valley("M720 540 C650 610 600 640 556 640", 16, 0.6),
        ],
      }),
      leather({ d: TOTE_BASE, shadow: 0.25, seams: ["M149 936 C300 954 600 954 751 936"] }),
      leather({ d: HANDLE_FRONT, shadow: 0.5, over: rivet(300) + rivet(600) }),
    ],
  };
}

export type HandbagOptions = SceneOptions & { colour?: Hex; metal?: Hex; fabric?: FabricName; style?: "crossbody" | "top" | "saddle" | "clutch" | "bucket" };

const ring = (metal: Sew, x: number, y: number) => metal({ d: ellipse(x, y, 17) + ellipse(x, y, 10), fillRule: "evenodd", wobble: 0,
  shadow: 0.4 });

const clasp = (metal: Sew, y: number): Panel[] => [
  metal({ d: blob([[left(44), y - 26], [left(40), y - 34], [CX, y - 38], [CX + 40, y - 34], [CX + 44, y - 26], [CX + 44, y + 24],
    [CX + 38, y + 34], [CX, y + 38], [left(38), y + 34], [left(44), y + 24]]), wobble: 0, shadow: 0.45 }),
  metal({ d: ellipse(CX, y, 22, 18) + ellipse(CX, y, 13, 10), fillRule: "evenodd", wobble: 0, shadow: 0.4 }),
];

function strapOf(sew: Sew, points: Point[], width: number): Panel {
  return sew({ d: strip(points, width), seams: width < 26 ? [smooth(points)] : [], stitchDy: 0, shadow: 0.4, wobble: 0.4 });
}

const LONG_STRAP: Point[] = [[left(262), 600], [left(300), 470], [left(250), 250], [left(60), 170], [CX + 150, 210], [CX + 290, 330],
  [CX + 304, 470], [CX + 262, 600]];
const SHORT_HANDLE: Point[] = [[left(118), 566], [left(122), 470], [left(96), 380], [CX, 340], [CX + 96, 380], [CX + 122, 470],
  [CX + 118, 566]];

function flapBag(sew: Sew, metal: Sew, style: "crossbody" | "top" | "saddle"): Panel[] {
  const round = style === "saddle" ? 90 : 0;
  const body = sym([[CX, 560], [left(200), 562], [left(252), 570], [left(272), 610], [left(290 - round * 0.1), 860],
    [left(286 - round * 0.5), 960 - round * 0.1], [left(250 - round), 986], [CX, 994]]);
  const flap = style === "saddle"
    ? sym([[CX, 548], [left(210), 550], [left(262), 562], [left(280), 620], [left(276), 740], [left(220), 850], [left(110), 906],
      [CX, 920]])
    : sym([[CX, 548], [left(210), 550], [left(262), 562], [left(276), 610], [left(282), 720], [left(262), 776], [left(200), 800],
      [CX, 812]]);
  const flapSeam = style === "saddle"
    ? smooth([[left(268), 620], [left(264), 740], [left(212), 842], [left(106), 894], [CX, 908], [CX + 106, 894], [CX + 212, 842],
      [CX + 264, 740], [CX + 268, 620]])
    : smooth([[left(262), 600], [left(270), 716], [left(250), 764], [left(196), 787], [CX, 799], [CX + 196, 787], [CX + 250, 764],
      [CX + 270, 716], [CX + 262, 600]]);
  const top = style === "top";
  return [
    top ? { ...strapOf(sew, SHORT_HANDLE, 26) } : strapOf(sew, LONG_STRAP, 22),
    sew({ d: body, folds: [valley([[left(284), 900], [left(240), 930], [left(120), 950]], 16, 0.4),
      ridge([[left(200), 880], [CX, 900], [CX + 200, 880]], 26, 0.4)], seams: style === "saddle" ? []
      : [smooth([[left(276), 800], [left(278), 940], [left(246), 974], [CX, 982], [CX + 246, 974], [CX + 278, 940], [CX + 276, 800]])],
      stitchDy: 0 }),
    sew({ d: flap, shadow: 0.5, folds: [ridge([[left(230), 590], [CX, 580], [CX + 230, 590]], 30, 0.7),
      valley([[left(200), 770], [CX, 786], [CX + 200, 770]], 16, 0.3)], seams: [flapSeam], stitchDy: 0 }),
    ...(top ? [ring(metal, left(118), 566), ring(metal, CX + 118, 566)] : [ring(metal, left(262), 592), ring(metal, CX + 262, 592)]),
    ...clasp(metal, style === "saddle" ? 900 : 788),
  ];
}

const clutch = (sew: Sew, metal: Sew): Panel[] => [
  sew({ d: blob([[130, 520, "c"], [450, 510], [770, 520, "c"], [776, 700], [768, 850], [740, 862], [450, 868], [160, 862], [132, 850],
    [124, 700]]), folds: bothSides([valley([[150, 560], [240, 700], [220, 850]], 20, 0.3)]) }),
  sew({ d: blob([[126, 512, "c"], [450, 500], [774, 512, "c"], [770, 560], [600, 680], [480, 748], [450, 756], [420, 748], [300, 680],
    [130, 560]]), shadow: 0.5, folds: [ridge([[180, 540], [450, 528], [720, 540]], 30, 0.6)],
    seams: [smooth([[142, 556], [310, 668], [424, 732], [450, 740], [476, 732], [590, 668], [758, 556]])], stitchDy: 0 }),
  metal({ d: ellipse(CX, 726, 24), wobble: 0, shadow: 0.45, roll: 1.4 }),
  strapOf(sew, [[742, 560], [820, 640], [800, 780], [742, 830]], 20),
];

function bucket(sew: Sew, metal: Sew, colour: Hex): Panel[] {
  const pleats = [-180, -120, -60, 0, 60, 120, 180].map((x, i) => (i % 2 ? ridge : valley)([[CX + x * 0.8, 470], [CX + x * 0.95, 560],
    [CX + x, 660]], 18, 0.8));
  return [
    strapOf(sew, [[left(196), 520], [left(236), 380], [left(170), 220], [CX, 168], [CX + 170, 220], [CX + 236, 380], [CX + 196, 520]], 26),
    sew({ plain: true, fill: dark(colour, 0.5), shadow: 0, d: sym([[CX, 432], [left(130), 440], [left(198), 462], [left(120), 486],
      [CX, 492]]) }),
    sew({ d: sym([[CX, 476], [left(120), 470], [left(200), 458, "c"], [left(196), 560], [left(236), 760], [left(238), 930],
      [left(210), 976, "c"], [left(110), 994], [CX, 1000]]), folds: [...pleats, valley([[left(220), 720], [left(120), 760], [CX, 740]], 20,
      0.35)] }),
    sew({ d: sym([[CX, 920], [left(120), 914], [left(239), 896, "c"], [left(238), 930], [left(210), 978, "c"], [left(110), 996],
      [CX, 1002]]), shadow: 0.25, seams: [smooth([[left(236), 908], [CX, 930], [CX + 236, 908]])], stitchDy: 0, fill: dark(colour, 0.12) }),
    sew({ d: strip([[left(206), 540], [left(100), 560], [CX, 566], [CX + 100, 560], [CX + 206, 540]], 14), shadow: 0.5, roll: 0.8 }),
    sew({ d: strip([[CX - 8, 566], [CX - 30, 660], [CX - 26, 740]], 13), shadow: 0.5 }),
      sew({ d: strip([[CX + 8, 566], [CX + 34, 650], [CX + 40, 716]], 13), shadow: 0.5 }),
    metal({ d: ellipse(CX - 26, 752, 14, 20), wobble: 0 }), metal({ d: ellipse(CX + 40, 728, 14, 20), wobble: 0 }),
  ];
}

export function handbag({ colour = "#7a3b2e", metal: metalColour = "#d2b06a", style = "crossbody", fabric = "leather", seed = 2, bg = "#e8e3dc" }: HandbagOptions = {}): Drawing {
  const sew = cloth({ colour, fabric, stitch: light(colour, 0.4) });
  const metal = cloth({ colour: metalColour, fabric: "metal", stitch: "none" });
  const parts = style === "clutch" ? clutch(sew, metal) : style === "bucket" ? bucket(sew, metal, colour) : flapBag(sew, metal, style);
  return { seed, bg, parts };
}

export type BackpackOptions = GarmentOptions & { trim?: Hex; metal?: Hex };

export function backpack(options: BackpackOptions = {}): Drawing {
  const { colour = "#46505e", trim = "#6b4a30", fabric = "canvas", metal = "#b9b3a6", seed = 4, bg = "#e6e4df" } = options;
  const sew = cloth({ ...options, colour, fabric });
  const leather = cloth({ colour: trim, fabric: "leather", stitch: light(trim, 0.4) });
  const buckled = (x: number) => [
    leather({ d: strip([[x, 620], [x, 720], [x, 800]], 34), shadow: 0.4, seams: [] }),
    leather({ d: ellipse(x, 812, 17, 14), shadow: 0.2,
      over: `<rect x="${x - 23}" y="744" width="46" height="34" rx="5" fill="none" stroke="${dark(metal, 0.4)}" stroke-width="8"/><rect x="${x - 23}" y="743" width="46" height="34" rx="5" fill="none" stroke="${metal}" stroke-width="5"/>` }),
  ];
  const strap = strip([[left(150), 330], [left(262), 480], [left(286), 760], [left(250), 960]], 44);
  return {
    seed, bg,
    parts: [
      ...[strap, mirror(strap)].map((d) => sew({ d, fill: dark(colour, 0.14), shadow: 0.2, seams: [] })),
      leather({ d: strip([[left(50), 300], [left(44), 236], [CX, 212], [CX + 44, 236], [CX + 50, 300]], 24), shadow: 0.3 }),
      sew({ d: sym([[CX, 280], [left(130), 290], [left(214), 350], [left(236), 520], [left(246), 860], [left(236), 980], [left(180), 1010],
        [CX, 1016]]), folds: bothSides([valley([[left(220), 560], [left(180), 760], [left(200), 960]], 22, 0.4),
        valley([[left(60), 640], [left(90), 700], [left(60), 800]], 20, 0.3)]) }),
      sew({ d: sym([[CX, 770], [left(150), 766], [left(176), 780, "c"], [left(184), 960], [left(160), 984], [CX, 990]]), shadow: 0.4,
        seams: [smooth([[left(168), 806], [CX, 800], [CX + 168, 806]])], stitchDy: 0 }),
      sew({ d: sym([[CX, 268], [left(140), 278], [left(222), 340], [left(240), 470], [left(236), 600], [left(190), 650], [CX, 664]]),
        shadow: 0.5, lift: 1.5, folds: [ridge([[left(180), 340], [CX, 310], [CX + 180, 340]], 40, 0.5),
        ...bothSides([valley([[left(226), 480], [left(150), 560], [left(60), 600]], 18, 0.3)])],
        seams: [smooth([[left(228), 590], [left(184), 636], [CX, 650], [CX + 184, 636], [CX + 228, 590]])], stitchDy: 0 }),
      ...buckled(left(104)), ...buckled(CX + 104),
    ],
  };
}

export type BasketOptions = SceneOptions & { colour?: Hex; trim?: Hex };

/** A woven straw shopper. */
export function basket({ colour = "#d3b27c", trim = "#8a5a34", seed = 5, bg = "#eae5dc" }: BasketOptions = {}): Drawing {
  const sew = cloth({ colour, fabric: "straw", stitch: "none" });
  const leather = cloth({ colour: trim, fabric: "leather", stitch: light(trim, 0.4) });
  const courses = Array.from({ length: 19 },
    (_, i) => `<path d="M100 ${520 + i * 26}Q450 ${556 + i * 26} 800 ${520 + i * 26}" fill="none" stroke="#fff" stroke-width="6"/>`).join("");
  const handle = strip([[left(170), 640], [left(176), 500], [left(140), 320], [CX, 250], [CX + 140, 320], [CX + 176, 500],
    [CX + 170, 640]], 28);
  return {
    seed, bg,
    parts: [
      leather({ d: strip([[left(150), 540], [left(150), 420], [left(110), 300], [CX, 236], [CX + 110, 300], [CX + 150, 420],
        [CX + 150, 540]], 24), fill: dark(trim, 0.25) }),
      sew({ plain: true, fill: dark(colour, 0.5), shadow: 0, d: sym([[CX, 500], [left(200), 506], [left(304), 530], [left(200), 560],
        [CX, 570]]) }),
      sew({ d: sym([[CX, 552], [left(200), 546], [left(308), 520, "c"], [left(290), 720], [left(258), 920], [left(226), 990],
        [left(110), 1008], [CX, 1012]]), rib: courses, ribHeight: 5,
        folds: bothSides([valley([[left(290), 640], [left(200), 720], [left(180), 960]], 24, 0.4)]) }),
      sew({ d: sym([[CX, 536], [left(200), 530], [left(312), 506, "c"], [left(308), 540, "c"], [left(200), 566], [CX, 572]]), shadow: 0.3,
        rib: courses, fill: dark(colour, 0.08) }),
      leather({ d: handle, shadow: 0.5, over: [left(170),
        CX + 170].map((x) => `<circle cx="${x}" cy="620" r="8" fill="#c9a75e"/><circle cx="${x - 2}" cy="617" r="3" fill="#fff3cf"/>`).join("") }),
    ],
  };
}
