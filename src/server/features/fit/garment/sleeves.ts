// The sleeves of a garment, read from its outline.
import type { Point } from "../figure/anchors.ts";
import type { Landmarks, Sleeves, Tube } from "./marks.ts";
import type { Run, Silhouette } from "./silhouette.ts";

type Known = Pick<Landmarks, "axis" | "chest" | "shoulder" | "trunk"> & {
  /** Down to here sleeve and trunk are one stretch of cloth. */
  parted: number;
};

export function sleevesOf(shape: Silhouette, known: Known): Sleeves | null {
  const { axis, chest, shoulder } = known;
  const half = (chest.right - chest.left) / 2;
  const tipAway = half * 0.97;
  const tipY = Math.min(shoulder.y + shoulder.slope * (tipAway - shoulder.away), chest.y - 6);
  const tip = { left: { x: axis - tipAway, y: tipY }, right: { x: axis + tipAway, y: tipY } };
  const pit = { left: { x: chest.left, y: chest.y }, right: { x: chest.right, y: chest.y } };
  const left = sleeveOn(shape, known, tip.left, pit.left, -1);
  const right = sleeveOn(shape, known, tip.right, pit.right, 1);
  if (!left || !right) return null;
  const lengths = [left, right].map(({ root, end }) => Math.hypot(end.x - root.x, end.y - root.y));
  // One sleeve folded away: better no sleeves than one arm in the air.
  if (Math.max(...lengths) > 1.6 * Math.min(...lengths)) return null;
  return { left, right, tip, pit };
}

function sleeveOn(
  shape: Silhouette,
  { trunk, parted }: Known,
  tip: Point,
  pit: Point,
  side: -1 | 1,
): Tube | null {
  const root = { x: (tip.x + pit.x) / 2, y: (tip.y + pit.y) / 2 };
  const { cloth, rows } = sleeveCloth(shape, { trunk, parted }, tip, pit, side);
  if (cloth.length < 40) return null;
  // Toward the middle of its cloth, as far as the cloth reaches.
  const middle = {
    x: cloth.reduce((sum, p) => sum + p.x, 0) / cloth.length,
    y: cloth.reduce((sum, p) => sum + p.y, 0) / cloth.length,
  };
  const away = Math.hypot(middle.x - root.x, middle.y - root.y) || 1;
  const [dx, dy] = [(middle.x - root.x) / away, (middle.y - root.y) / away];
  const reaches = cloth
    .map((p) => (p.x - root.x) * dx + (p.y - root.y) * dy)
    .toSorted((a, b) => a - b);
  const reach = reaches[Math.floor(reaches.length * 0.985)]!;
  const end = { x: root.x + dx * reach, y: root.y + dy * reach };
  const found = tube(cloth, root, end);
  const holds = (x: number, y: number) =>
    (rows.get(Math.round(y)) ?? []).some(([from, to]) => x >= from - 2 && x <= to + 2);
  return found && { ...found, holds };
}

/** Outside the armhole, and from there downward as long as it hangs together. */
function sleeveCloth(
  shape: Silhouette,
  { trunk, parted }: Pick<Known, "trunk" | "parted">,
  tip: Point,
  pit: Point,
  side: -1 | 1,
): { cloth: Point[]; rows: Map<number, readonly Run[]> } {
  const cloth: Point[] = [];
  const rows = new Map<number, readonly Run[]>();
  const clip = ([from, to]: Run): Run =>
    side < 0 ? [from, Math.min(to, pit.x)] : [Math.max(from, pit.x), to];
  let last: readonly Run[] = [];
  for (let y = Math.floor(tip.y); y <= shape.box.bottom; y++) {
    const isAbove = y <= parted;
    const body = isAbove ? undefined : trunk(y);
    const runs = shape
      .runs(y)
      .filter((run) => run !== body && !(body && run[0] >= body[0] && run[1] <= body[1]))
      .map((run) => (isAbove ? clip(run) : run))
      .filter(([from, to]) => to > from && (side < 0 ? from < pit.x : to > pit.x));
    const connected = isAbove
      ? runs
      : runs.filter(([from, to]) => last.some(([a, b]) => from <= b + 3 && to >= a - 3));
    if (!isAbove && connected.length === 0) break;
    for (const [from, to] of connected) for (let x = from; x <= to; x += 2) cloth.push({ x, y });
    rows.set(y, connected);
    last = connected;
  }
  return { cloth, rows };
}

/** Half widths are measured across the line from root to end. */
function tube(cloth: Point[], root: Point, end: Point): Omit<Tube, "holds"> | null {
  const length = Math.hypot(end.x - root.x, end.y - root.y);
  if (length < 8) return null;
  const [dx, dy] = [(end.x - root.x) / length, (end.y - root.y) / length];
  const halfBetween = (from: number, to: number) => {
    let [low, high] = [1e9, -1e9];
    for (const { x, y } of cloth) {
      const along = ((x - root.x) * dx + (y - root.y) * dy) / length;
      if (along < from || along > to) continue;
      const across = (x - root.x) * dy - (y - root.y) * dx;
      low = Math.min(low, across);
      high = Math.max(high, across);
    }
    return high > low ? { half: (high - low) / 2, middle: (high + low) / 2 } : null;
  };
  const near = halfBetween(0.1, 0.3);
  const last = halfBetween(0.82, 0.97);
  if (!near || !last) return null;
  // The axis runs through the middle of the cuff, not through its farthest corner.
  const centred = { x: end.x + dy * last.middle, y: end.y - dx * last.middle };
  return { root, end: centred, rootHalf: near.half, endHalf: last.half };
}
