// Sleeves that follow the arms and trouser legs that follow the legs.
import type { Point } from "../figure/anchors.ts";
import type { Figure } from "../figure/figure.ts";
import type { Landmarks, Sleeves } from "../garment/marks.ts";
import { bend, clamp, ease, follow } from "./follow-limb.ts";
import type { Deform } from "./mesh.ts";
import { foreshortened, pathThrough } from "./path.ts";
import type { Hang } from "./trunk.ts";

export type Limb = {
  side: "left" | "right";
  /** How far this limb's way, and not the trunk's, is followed at a point. */
  deform: Deform;
  /** Where the cloth ends on the body's limb. */
  end: Point;
  /** Whether it reaches over this point of the limb. */
  covers(x: number, y: number): boolean;
  /** Too wide and short to follow an arm: the arm comes out from under it. */
  isWide: boolean;
};

/** Of the way outward, how much is left of it and how much it falls when a wide sleeve hangs from the arm. */
const DRAPED = { out: 0.56, down: 0.78 };

/** A wide sleeve hangs from the lowered arm: its threads stay upright, its end sinks. */
function draped(from: Point, to: Point, { scale, rise }: Hang, side: "left" | "right"): Deform {
  const outward = side === "left" ? -1 : 1;
  return (x, y) => ({
    x: to.x + (x - from.x) * scale * DRAPED.out,
    y: to.y + (y - from.y) * rise + Math.max(0, (x - from.x) * outward) * scale * DRAPED.down,
  });
}

/** How far outside the armhole a point is; positive on the sleeve. */
export function outsideArmhole(
  { tip, pit }: Sleeves,
  side: "left" | "right",
  x: number,
  y: number,
): number {
  const [a, b] = [tip[side], pit[side]];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const cross = ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) / length;
  return side === "left" ? cross : -cross;
}

const between = (from: number, to: number) => Math.atan2(Math.sin(to - from), Math.cos(to - from));

/** A sleeve or leg that covers this share of the limb is meant to cover it all. */
const LONG = 0.78;

type Sleeve = {
  limb: Limb;
  /** The way of the sleeve alone, and how far the trunk beside it is drawn along. */
  laid: Deform;
  torso: (x: number, y: number) => number;
  angle: number;
};

function sleeveLimb(
  figure: Figure,
  marks: Landmarks,
  sleeves: Sleeves,
  hang: Hang,
  side: "left" | "right",
): Sleeve {
  const { anchors } = figure;
  const tube = sleeves[side];
  const root = hang.deform(tube.root.x, tube.root.y);
  const own = Math.hypot(tube.end.x - tube.root.x, tube.end.y - tube.root.y);
  const hole = Math.hypot(
    sleeves.pit[side].x - sleeves.tip[side].x,
    sleeves.pit[side].y - sleeves.tip[side].y,
  );
  const { elbow, wrist, armHalfWidths } = anchors;
  const before = Math.atan2(tube.end.y - tube.root.y, tube.end.x - tube.root.x);
  const wanted = between(before, Math.atan2(elbow[side].y - root.y, elbow[side].x - root.x));
  // A short wide sleeve turned all the way down would crumple.
  const most = 0.3 + 1.4 * ease(0.55, 1.1, own / hole);
  const isWide = Math.abs(wanted) > most + 0.05;
  const angle = isWide ? 0 : wanted;
  const upper = Math.hypot(elbow[side].x - root.x, elbow[side].y - root.y);
  // Both forearms are as long; a bent one points toward the viewer and looks shorter.
  const forearm = Math.hypot(wrist.left.x - elbow.left.x, wrist.left.y - elbow.left.y);
  const seen = Math.hypot(wrist[side].x - elbow[side].x, wrist[side].y - elbow[side].y);
  const path = foreshortened(
    pathThrough([root, elbow[side], beyond(elbow[side], wrist[side], 1.25)]),
    upper,
    Math.min(1, seen / forearm),
  );
  const arm = upper + forearm;
  const natural = own * hang.rise;
  const length = natural > arm * LONG ? clamp(natural, arm * 1.02, arm * 1.1) : natural;
  const ending = clamp(length / arm, 0, 1);
  const cover = {
    root: armHalfWidths.shoulder + 4,
    end: armHalfWidths.shoulder + (armHalfWidths.wrist - armHalfWidths.shoulder) * ending + 5,
  };
  const laid = isWide
    ? draped(tube.root, root, hang, side)
    : follow({ tube, path, length, scale: hang.scale, cover });
  const band = hole * 0.42;
  const near = (x: number, y: number) => ease(-band, band, outsideArmhole(sleeves, side, x, y));
  const above = (y: number) => 1 - ease(marks.chest.y, marks.chest.y + band * 0.6, y);
  const onSleeve = (x: number, y: number) => 1 - (1 - near(x, y)) * above(y);
  return {
    torso: (x, y) => near(x, y) * above(y),
    angle,
    laid,
    limb: {
      side,
      deform: bend(hang, tube, laid, angle, onSleeve),
      end: path.at(length).point,
      covers: coverage(path.at(length).point, elbow[side], wrist[side]),
      isWide,
    },
  };
}

/** The arm above the end of its sleeve; along a bent forearm, what lies before it. */
function coverage(end: Point, elbow: Point, wrist: Point): Limb["covers"] {
  const [dx, dy] = [wrist.x - elbow.x, wrist.y - elbow.y];
  if (dy > Math.abs(dx)) return (_x, y) => y < end.y - 4;
  const along = (x: number, y: number) => (x - elbow.x) * dx + (y - elbow.y) * dy;
  const reach = along(end.x, end.y) - 4 * Math.hypot(dx, dy);
  return reach < 0 ? (x, y) => y < end.y - 4 && along(x, y) < 0 : (x, y) => along(x, y) < reach;
}

/** The trunk near an armhole goes half of the sleeve's way, so that the two meet. */
export function withSleeves(
  hang: Hang,
  figure: Figure,
  marks: Landmarks,
  sleeves: Sleeves,
): { trunk: Deform; limbs: Limb[] } {
  const way = (side: "left" | "right") => {
    const sleeve = sleeveLimb(figure, marks, sleeves, hang, side);
    return { ...sleeve, trunk: bend(hang, sleeves[side], sleeve.laid, sleeve.angle, sleeve.torso) };
  };
  const [left, right] = [way("left"), way("right")];
  return {
    trunk: (x, y) => (x < marks.axis ? left.trunk(x, y) : right.trunk(x, y)),
    limbs: [left.limb, right.limb],
  };
}

const beyond = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

export function legLimb(
  figure: Figure,
  marks: Landmarks,
  hang: Hang,
  side: "left" | "right",
): Limb {
  const { anchors } = figure;
  const tube = marks.legs![side];
  const root = hang.deform(tube.root.x, tube.root.y);
  const middle = (joint: "knee" | "ankle"): Point => ({
    x: (anchors[joint].outer[side].x + anchors[joint].inner[side].x) / 2,
    y: (anchors[joint].outer[side].y + anchors[joint].inner[side].y) / 2,
  });
  // A wide leg hangs straight down from the hip; a narrow one follows the leg.
  const loose = clamp((tube.endHalf * hang.scale - 34) / 30, 0, 0.85);
  const toward = (p: Point): Point => ({ x: p.x + (root.x - p.x) * loose, y: p.y });
  const [knee, ankle] = [toward(middle("knee")), toward(middle("ankle"))];
  const path = pathThrough([root, knee, beyond(knee, ankle, 1.2)]);
  const whole = anchors.levels.ankle - root.y;
  const own = (tube.end.y - tube.root.y) * hang.rise;
  const length = own > whole * LONG ? clamp(own, whole * 0.97, whole * 1.04) : own;
  const laid = follow({
    tube,
    path,
    length,
    scale: hang.scale,
    cover: { root: 0, end: 0 },
  });
  const weight = (_x: number, y: number) =>
    ease(0, 0.3, (y - tube.root.y) / (tube.end.y - tube.root.y));
  return {
    side,
    deform: bend(hang, tube, laid, 0, weight),
    end: path.at(length).point,
    covers: (_x, y) => y < path.at(length).point.y - 3,
    isWide: false,
  };
}
