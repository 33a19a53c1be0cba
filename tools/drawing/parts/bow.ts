/** Soft details at the neck: a tied bow, a jabot, ruffled fronts. */
import { blob, CX, left, mirror, mirrorFolds, ridge, strip, valley } from "../shapes.ts";
import type { Panel, Point } from "../types.ts";
import type { Sew } from "./cloth.ts";
import type { NeckOpening } from "./neckline.ts";

/** Pussy-bow hanging from the neck at height `y`. */
export function bow(sew: Sew, y: number): Panel[] {
  const tail: Point[] = [[CX - 6, y], [CX - 34, y + 80], [CX - 40, y + 170], [CX - 62, y + 266]];
  const loop = blob([[CX - 6, y - 8, "c"], [CX - 60, y - 42], [CX - 128, y - 38], [CX - 140, y + 2], [CX - 96, y + 34], [CX - 40, y + 18]]);
  const loopFolds = [valley([[CX - 10, y - 6], [CX - 60, y - 12], [CX - 110, y - 16]], 12, 0.9),
    valley([[CX - 10, y - 2], [CX - 54, y + 6], [CX - 92, y + 18]], 12, 0.9)];
  return [
    sew({ d: strip(tail, 34, 66), shadow: 0.36, folds: [valley([[CX - 8, y + 10], [CX - 34, y + 100], [CX - 48, y + 240]], 12, 0.8),
      ridge([[CX - 18, y + 30], [CX - 46, y + 120], [CX - 66, y + 240]], 10, 0.6)] }),
    sew({ d: mirror(strip(tail.map(([px, py]): Point => [px + 8, y + (py - y) * 0.9]), 34, 62)), shadow: 0.36,
      folds: [valley([[CX + 8, y + 10], [CX + 34, y + 100], [CX + 46, y + 200]], 12, 0.8)] }),
    sew({ d: loop, shadow: 0.4, folds: loopFolds }),
    sew({ d: mirror(loop), shadow: 0.4, folds: mirrorFolds(loopFolds) }),
    sew({
      d: blob([[CX - 19, y - 26, "c"], [CX, y - 30], [CX + 18, y - 24, "c"], [CX + 20, y - 4], [CX + 16, y + 20, "c"], [CX, y + 24],
        [CX - 17, y + 18, "c"], [CX - 21, y - 4]]),
      roll: 0.6, shadow: 0.3, folds: [valley([[CX - 8, y - 26], [CX - 3, y - 4], [CX - 8, y + 20]], 8, 0.9),
        valley([[CX + 8, y - 24], [CX + 5, y - 2], [CX + 9, y + 20]], 7, 0.7)],
    }),
  ];
}

/** Three falling layers, each narrower than the one below it. */
export const jabot = (sew: Sew, y: number, seed: number): Panel[] =>
  [2, 1, 0].map((layer) => {
    const top = y + layer * 62;
    const half = 62 + layer * 10;
    const wave = Array.from({ length: 9 }, (_, i): Point => [CX - half + (half * i) / 4, top + 104 + (i % 2 ? 12 : -4) +
      ((seed + i) % 3) * 3 - Math.abs(i - 4) * 6]);
    return sew({
      d: blob([[CX - 26, top, "c"], [CX, top - 6], [CX + 26, top, "c"], [CX + half, top + 70], ...wave.toReversed(),
        [CX - half, top + 70]]),
      folds: Array.from({ length: 7 }, (_, i) => (i % 2 ? ridge : valley)([[CX - 18 + i * 6, top + 8], [CX - 36 + i * 12, top + 56],
        [CX - half + 10 + (i * (half - 10)) / 3, top + 110]], 11, 0.8)),
      shadow: 0.34, foldBlur: 5,
    });
  });

/** Ruffles that run from both sides of the neck down the front. */
export function ruffleBib(sew: Sew, neck: NeckOpening, hemY: number, seed: number): Panel[] {
  const end = Math.min(hemY - 60, neck.y + 470);
  const count = 9;
  const edge = Array.from({ length: count + 1 }, (_, i): Point => {
    const t = i / count;
    return [left(neck.width + 58 - 70 * t + (i % 2 ? 12 : -8)), neck.y + 20 + (end - neck.y) * t];
  });
  const d = blob([[left(neck.width + 8), neck.y + 6, "c"], ...edge, [left(16), end + 30, "c"], [left(28), (neck.y + end) / 2 + 60],
    [left(neck.width * 0.7 + 12), neck.y + neck.depth + 40]]);
  const folds = Array.from({ length: count * 2 }, (_, i) => {
    const t = (i + 0.5) / (count * 2);
    const y = neck.y + 24 + (end - neck.y) * t;
    return (i % 2 ? ridge : valley)([[left(neck.width * (1 - t) * 0.9 + 22), y],
      [left(neck.width + 56 - 70 * t), y + 14 + ((seed + i) % 3) * 3]], 10, 0.75);
  });
  return [sew({ d, folds, shadow: 0.3, foldBlur: 5 }), sew({ d: mirror(d), folds: mirrorFolds(folds), shadow: 0.3, foldBlur: 5 })];
}
