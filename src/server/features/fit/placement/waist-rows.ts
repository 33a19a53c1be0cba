// How far down trousers and skirts go: from a row of their picture to a row of the canvas.
import type { Figure } from "../figure/figure.ts";
import type { Landmarks } from "../garment/marks.ts";

const lerp = (a: number, b: number, share: number) => a + (b - a) * share;
const clamp = (v: number, low: number, high: number) => Math.min(high, Math.max(low, v));

type LegRows = { crotch: number; scale: number; isFlat: boolean };

export function trouserRows(figure: Figure, marks: Landmarks, { crotch, scale, isFlat }: LegRows) {
  const { levels, crotch: bodyCrotch } = figure.anchors;
  const to = bodyCrotch.y + 8;
  const waist = clamp(to - (crotch - marks.top) * scale, levels.waist - 4, levels.highHip);
  const rise = (to - waist) / (crotch - marks.top);
  const down = isFlat ? scale * fullLength(figure, to + (marks.hem - crotch) * scale, to) : scale;
  return (y: number) => (y <= crotch ? waist + (y - marks.top) * rise : to + (y - crotch) * down);
}

/** So far between knee and ankle. */
const CALF = 0.12;

/** Legs that end between knee and ankle were photographed at a slant, or are too long: they end at the ankle. */
function fullLength({ anchors: { levels } }: Figure, end: number, crotch: number): number {
  const calf = lerp(levels.knee, levels.ankle, CALF);
  if (end < calf || (end > levels.ankle && end <= levels.maxi)) return 1;
  return (Math.min(levels.ankle + 16, levels.maxi) - crotch) / (end - crotch);
}

export function skirtRows(figure: Figure, marks: Landmarks, scale: number) {
  const { levels } = figure.anchors;
  const waist = levels.waist + 2;
  const end = waist + (marks.hem - marks.top) * scale;
  const share = clamp(Math.min(end, levels.ankle + 12) - waist, 1, 1e4) / (end - waist);
  return (y: number) => waist + (y - marks.top) * scale * share;
}
