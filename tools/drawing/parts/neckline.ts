/** Necklines: the opening cut into a body, and what finishes its edge. */
import { dark } from "../../../src/demo/colour.ts";
import { blob, CX, left, lerp, mirrorPoints, ridge, sym, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Panel, Point } from "../types.ts";
import { ribLines } from "./bands.ts";
import type { Sew } from "./cloth.ts";
import { shirtCollar } from "./collars.ts";
import { buttons, placket } from "./fastenings.ts";

export type Neckline =
  | "crew" | "scoop" | "v" | "square" | "boat" | "sweetheart" | "halter" | "mock" | "turtle" | "collar" | "polo"
  | "henley" | "keyhole" | "wrap" | "cowl" | "band";

/** Half-width at the shoulder, height of that place, depth of the opening, and its edge from the centre outwards. */
export type NeckOpening = { kind: Neckline; width: number; y: number; depth: number; edge: Point[] };

/** Width and depth as shares of the crew's half-width. */
const SHARE: Record<Neckline, readonly [width: number, depth: number]> = {
  crew: [1, 0.8], scoop: [1.14, 1.65], v: [1, 1.55], square: [1.2, 1.35], boat: [1.72, 0.42], sweetheart: [1.28, 1.5],
  halter: [0.82, 0.42], mock: [0.9, 0.34], turtle: [0.86, 0.34], collar: [0.86, 1.05], polo: [0.88, 0.9],
  henley: [1, 0.8], keyhole: [0.95, 0.62], wrap: [0.98, 2.3], cowl: [1.36, 1.1], band: [0.84, 0.62],
};

function edgeOf(kind: Neckline, w: number, y: number, d: number): Point[] {
  switch (kind) {
    case "v": case "collar": case "polo":
      return [[CX, y + d, "c"], [left(w * 0.55), y + d * 0.48]];
    case "wrap":
      return [[CX, y + d, "c"], [left(w * 0.6), y + d * 0.42]];
    case "square":
      return [[CX, y + d], [left(w * 0.86), y + d - 2, "c"], [left(w * 0.95), y + d * 0.45]];
    case "sweetheart":
      return [[CX, y + d * 0.96, "c"], [left(w * 0.3), y + d * 0.76], [left(w * 0.66), y + d * 0.72], [left(w * 0.9), y + d * 0.82, "c"],
        [left(w * 0.97), y + d * 0.4]];
    case "boat":
      return [[CX, y + d], [left(w * 0.55), y + d * 0.82]];
    case "scoop": case "cowl":
      return [[CX, y + d], [left(w * 0.5), y + d * 0.9], [left(w * 0.88), y + d * 0.5]];
    default:
      return [[CX, y + d], [left(w * 0.55), y + d * 0.86], [left(w * 0.92), y + d * 0.42]];
  }
}

export function neckOpening(kind: Neckline, crewWidth: number, y: number): NeckOpening {
  const [widthShare, depthShare] = SHARE[kind];
  const width = crewWidth * widthShare;
  const depth = crewWidth * depthShare;
  return { kind, width, y, depth, edge: edgeOf(kind, width, y, depth) };
}

/** Pushes a point away from the middle of the opening. */
const outwards = (neck: NeckOpening, [x, y, corner]: Point, by: number): Point => {
  const dx = x - CX;
  const dy = y - (neck.y - 10);
  const length = Math.hypot(dx, dy) || 1;
  return [x + (dx / length) * by, y + (dy / length) * by * (corner && x === CX ? 1.4 : 1), corner];
};

function radialRib(neck: NeckOpening, inner: Point[], w: number): string {
  const full = [...inner.toReversed(), ...mirrorPoints(inner).toReversed().slice(1)];
  let svg = "";
  for (let i = 0; i + 1 < full.length; i++) {
    const a = full[i]!;
    const b = full[i + 1]!;
    const count = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 6));
    for (let k = 0; k < count; k++) {
      const from = lerp(a, b, k / count);
      const to = outwards(neck, from, w + 8);
      svg += `<path d="M${from[0]} ${from[1]}L${to[0]} ${to[1]}" stroke="#fff" stroke-width="2.6"/>`;
    }
  }
  return svg;
}

/** A band around the opening: knit rib, or a flat facing when `rib` is off. */
export function neckBand(sew: Sew, neck: NeckOpening, w: number, rib: boolean): Panel {
  const inner: Point[] = [...neck.edge, [left(neck.width), neck.y - 2, "c"]];
  const outer = inner.toReversed().map((point) => outwards(neck, point, w));
  outer[0] = [left(neck.width + w * 0.8), neck.y + 6, "c"];
  return sew({
    plain: true, roll: rib ? 0.7 : 0.5, wrinkle: 0.2, shadow: rib ? 0.22 : 0.14,
    d: sym([...inner, ...outer]),
    rib: rib ? radialRib(neck, inner, w) : "",
    ribHeight: 1.8,
  });
}

/** Mock and roll necks: a tube standing out of the opening. */
function tube(sew: Sew, neck: NeckOpening, height: number, colour: Hex, rib: boolean): Panel[] {
  const w = neck.width;
  const top = neck.y - height;
  const rolled = height > 60;
  const wide = w * (rolled ? 0.98 : 0.92);
  return [
    sew({
      plain: true, fill: dark(colour, 0.4), shadow: 0, wrinkle: 0.2,
      d: sym([[CX, top - 10], [left(w * 0.5), top - 8], [left(wide - 2), top + 2], [left(w * 0.5), top + 16], [CX, top + 20]]),
    }),
    sew({
      plain: true, shadow: 0.34, wrinkle: 0.4, roll: rolled ? 1.1 : 0.8,
      d: sym([
        [CX, top + 14], [left(w * 0.55), top + 10], [left(wide), top, "c"], [left(w * (rolled ? 1.02 : 0.96)), top + height * 0.5],
        [left(w + 8), neck.y + 8, "c"], [left(w * 0.55), neck.y + neck.depth * 0.9], [CX, neck.y + neck.depth + 10],
      ]),
      rib: rib ? ribLines(30, left(wide), CX + wide, top - 4, neck.y + neck.depth + 14, left(w + 8), CX + w + 8) : "",
      folds: rolled
        ? [
            valley([[left(w), top + height * 0.52], [CX, top + height * 0.74], [CX + w, top + height * 0.5]], 14, 0.8),
            ridge([[left(w), top + height * 0.7], [CX, top + height * 0.95], [CX + w, top + height * 0.68]], 13, 0.5),
          ]
        : [],
    }),
  ];
}

/** Loose folds that hang from both shoulders. */
function cowl(sew: Sew, neck: NeckOpening): Panel {
  const { width: w, y, depth: d } = neck;
  const loop = (share: number, strength: number, fold: typeof valley) =>
    fold([[left(w * 0.98), y + 12 + share * 40], [left(w * 0.5), y + d * (0.55 + share)], [CX, y + d * (0.82 + share)],
      [CX + w * 0.5, y + d * (0.52 + share)], [CX + w * 0.98, y + 12 + share * 36]], 15, strength);
  return sew({
    shadow: 0.26, wrinkle: 0.6,
    d: sym([[CX, y + d], [left(w * 0.5), y + d * 0.9], [left(w * 0.88), y + d * 0.5], [left(w), y - 2, "c"], [left(w + 34), y + 14, "c"],
      [left(w * 0.98), y + d * 1.1], [left(w * 0.5), y + d * 1.75], [CX, y + d * 1.95]]),
    folds: [loop(0.14, 0.9, valley), loop(0.3, 0.7, ridge), loop(0.48, 0.9, valley), loop(0.66, 0.6, ridge), loop(0.86, 0.7, valley)],
  });
}

function wrapEdge(sew: Sew, neck: NeckOpening, crossY: number, crossX: number): Panel[] {
  const { width: w, y, depth: d } = neck;
  const band = blob([
    [left(w), y - 2, "c"], [left(w * 0.6), y + d * 0.42], [CX, y + d], [CX + crossX, crossY, "c"],
    [CX + crossX - 6, crossY + 22, "c"], [CX - 10, y + d + 14], [left(w * 0.6 + 16), y + d * 0.46], [left(w + 18), y + 6, "c"],
  ]);
  return [sew({ plain: true, d: band, roll: 0.6, wrinkle: 0.3, shadow: 0.3, folds: [] })];
}

export type NeckFinish = { colour: Hex; knit: boolean; bandWidth: number; button?: Hex; wrapTo?: Point };

/** Everything that lies on top of the body at the neck. */
export function neckFinish(sew: Sew, neck: NeckOpening, { colour, knit, bandWidth, button = dark(colour, 0.35), wrapTo }: NeckFinish): Panel[] {
  const { y, depth, width } = neck;
  const short = (to: number, count: number) =>
    placket(sew, { y0: y + depth - 8, y1: to, w: width * 0.38, count, button, r: width * 0.085, top: 24, bottom: 22 });
  switch (neck.kind) {
    case "mock": return tube(sew, neck, width * 0.5, colour, knit);
    case "turtle": return tube(sew, neck, width * 1.15, colour, knit);
    case "collar": case "polo": {
      const shape = { neckWidth: width, neckY: y, depth: width * 1.1, spread: width * 1.24, tipY: width * 1.5, colour };
      const { band, leaves } = shirtCollar(sew, shape);
      return neck.kind === "polo" ? [band, short(y + depth + width * 1.7, 2), ...leaves] : [band, ...leaves];
    }
    case "henley": return [short(y + depth + width * 1.9, 3), neckBand(sew, neck, bandWidth, knit)];
    case "band": return [short(y + depth + width * 2, 3), neckBand(sew, neck, bandWidth * 1.5, false)];
    case "keyhole": {
      const slit = sew({
        plain: true, fill: dark(colour, 0.4), shadow: 0, wrinkle: 0, roll: 0.5,
        d: sym([[CX, y + depth + 6], [left(6), y + depth + 20], [left(width * 0.15), y + depth + width * 0.5],
          [CX, y + depth + width * 0.68]]),
      });
      return [slit, { ...neckBand(sew, neck, bandWidth * 0.8, false), over: buttons(CX, y + depth + 6, y + depth + 6, 1, width * 0.09,
        button) }];
    }
    case "wrap": return wrapEdge(sew, neck, wrapTo?.[1] ?? y + depth * 1.6, wrapTo?.[0] ?? width * 1.4);
    case "cowl": return [cowl(sew, neck)];
    default: return [neckBand(sew, neck, bandWidth, knit)];
  }
}
