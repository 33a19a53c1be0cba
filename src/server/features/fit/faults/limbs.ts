// Arms and legs that stop and go on elsewhere, or are there twice: once bare, once in a sleeve.
import type { Point } from "../figure/anchors.ts";
import { REGION } from "../figure/figure.ts";
import { alphaAt } from "../pixels/raster.ts";
import { isCloth, isThere, SIDES, type Fault, type Scene, type Side } from "./scene.ts";

/** So many pixels along a limb without anything there are seen as a cut. */
const CUT = 8;

export function cutLimbsIn(scene: Scene): Fault[] {
  return SIDES.flatMap((side) => [arm(scene, side), leg(scene, side)]).flatMap((joints) => {
    const gap = longestGap(scene, joints);
    return gap.size < CUT ? [] : [{ kind: "limb cut" as const, ...gap }];
  });
}

const arm = ({ anchors }: Scene, side: Side): Point[] => [
  anchors.shoulderOuter[side],
  anchors.elbow[side],
  anchors.wrist[side],
  anchors.hand.grip[side],
];

function leg({ anchors }: Scene, side: Side): Point[] {
  const middle = (joint: "knee" | "ankle"): Point => ({
    x: (anchors[joint].outer[side].x + anchors[joint].inner[side].x) / 2,
    y: (anchors[joint].outer[side].y + anchors[joint].inner[side].y) / 2,
  });
  const hip = anchors.hip[side];
  const root = { x: (hip.x * 2 + anchors.crotch.x) / 3, y: hip.y };
  return [root, middle("knee"), middle("ankle")];
}

/** A limb is as wide as a finger at least: nothing of the figure and nothing of its clothes for that width. */
const AROUND = [-5, 0, 5];

function longestGap({ canvas }: Scene, joints: Point[]): { x: number; y: number; size: number } {
  const isBare = (x: number, y: number) =>
    AROUND.every(
      (dx) => canvas.data[(Math.round(y) * canvas.width + Math.round(x + dx)) * 4 + 3]! < 128,
    );
  let longest = { x: 0, y: 0, size: 0 };
  for (let n = 0; n + 1 < joints.length; n++) {
    const [a, b] = [joints[n]!, joints[n + 1]!];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    let size = 0;
    for (let t = 0; t <= length; t++) {
      const [x, y] = [a.x + ((b.x - a.x) * t) / length, a.y + ((b.y - a.y) * t) / length];
      size = isBare(x, y) ? size + 1 : 0;
      if (size > longest.size) longest = { x: Math.round(x), y: Math.round(y), size };
    }
  }
  return longest;
}

/** Of the rows of a sleeve, the share in which the bare arm is seen beside it. */
const DOUBLED = 0.42;
const ARM_SEEN = 10;

/** The map's left is the figure's own, which the viewer sees on the right. */
const ARM_OF: Record<Side, readonly number[]> = {
  left: [REGION.armR, REGION.handR],
  right: [REGION.armL, REGION.handL],
};

export function doubledLimbsIn(scene: Scene): Fault[] {
  const { anchors, canvas, pieces, regions } = scene;
  const middle = anchors.neck.base.x;
  return pieces.flatMap(({ sleeves }) =>
    SIDES.flatMap((side) => {
      if (!sleeves) return [];
      const isSide = (x: number) => (side === "left" ? x < middle : x >= middle);
      const isBareArm = (x: number, y: number) =>
        ARM_OF[side].includes(regions[y * canvas.width + x]!) &&
        alphaAt({ ...canvas, left: 0, top: 0 }, x, y) > 200 &&
        !pieces.some((piece) => isCloth(piece, x, y));
      let [rows, doubled, last] = [0, 0, { x: 0, y: 0 }];
      for (let y = sleeves.top; y < sleeves.top + sleeves.height; y += 2) {
        let [cloth, bare] = [0, 0];
        for (let x = 0; x < canvas.width; x++) {
          if (!isSide(x)) continue;
          if (isThere(sleeves, x, y)) cloth++;
          else if (isBareArm(x, y)) {
            bare++;
            last = { x, y };
          }
        }
        if (cloth < ARM_SEEN) continue;
        rows++;
        if (bare >= ARM_SEEN) doubled++;
      }
      const share = rows === 0 ? 0 : doubled / rows;
      return share > DOUBLED
        ? [{ kind: "limb doubled" as const, ...last, size: Math.round(share * 100) }]
        : [];
    }),
  );
}
