/** Paths as polylines: flattening, the shared wobble of all edges, and folds as lenses. */
import type { Noise } from "./noise.ts";
import { type Box, type Canvas, clamp } from "./canvas.ts";

type Vertex = [x: number, y: number];
type Polyline = { points: Vertex[]; closed: boolean };

function addCurve(line: Polyline, from: Vertex, args: number[], at: number, step: number): Vertex {
  const [x1, y1, x2, y2, x, y] = args.slice(at, at + 6) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const [px, py] = from;
  const length =
    Math.hypot(x1 - px, y1 - py) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x - x2, y - y2);
  const pieces = Math.max(2, Math.ceil(length / step));
  for (let j = 1; j <= pieces; j++) {
    const t = j / pieces;
    const u = 1 - t;
    line.points.push([
      u * u * u * px + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t * x,
      u * u * u * py + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t * y,
    ]);
  }
  return [x, y];
}

function addLine(line: Polyline, from: Vertex, to: Vertex, step: number): Vertex {
  const [px, py] = from;
  const pieces = Math.max(1, Math.ceil(Math.hypot(to[0] - px, to[1] - py) / (step * 2)));
  for (let j = 1; j <= pieces; j++)
    line.points.push([px + ((to[0] - px) * j) / pieces, py + ((to[1] - py) * j) / pieces]);
  return to;
}

function flatten(d: string, step = 8): Polyline[] {
  const lines: Polyline[] = [];
  let line: Polyline = { points: [], closed: false };
  let pen: Vertex = [0, 0];
  for (const [, command, text] of d.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const args = (text!.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    let i = 0;
    if (command === "Z") line.closed = true;
    if (command === "M") {
      pen = [args[0]!, args[1]!];
      line = { points: [pen], closed: false };
      lines.push(line);
      i = 2;
    }
    if (command === "C")
      for (; i + 5 < args.length; i += 6) pen = addCurve(line, pen, args, i, step);
    else
      for (; i + 1 < args.length; i += 2) pen = addLine(line, pen, [args[i]!, args[i + 1]!], step);
  }
  return lines;
}

const write = (points: Vertex[], closed: boolean) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}${closed ? "Z" : ""}`;

/** One noise field moves every outline and seam together: edges are unruled and still meet. */
export const wobblePath = (d: string, field: Noise, amount: number): string =>
  flatten(d)
    .map(({ points, closed }) =>
      write(
        points.map(([x, y]) => [
          x + (field(x * 0.011, y * 0.011) * 3.6 + field(x * 0.04 + 7, y * 0.04) * 1.6) * amount,
          y +
            (field(x * 0.011 + 31, y * 0.011) * 3.6 + field(x * 0.04, y * 0.04 + 9) * 1.6) * amount,
        ]),
        closed,
      ),
    )
    .join("");

function lensHalfWidth(t: number, width: number, opensToHem: boolean): number {
  const u = Math.min(1, t / 0.6);
  const shape = opensToHem
    ? 0.06 + 0.94 * u * u * (3 - 2 * u)
    : Math.pow(Math.sin(Math.PI * (0.03 + 0.94 * t)), 0.85);
  return width * 0.6 * shape;
}

/** A fold is a lens, not a tube: it fades in and out along its length. */
export const lensPath = (d: string, width: number, opensToHem = false): string =>
  flatten(d, 14)
    .map(({ points }) => {
      const left: Vertex[] = [];
      const right: Vertex[] = [];
      const last = points.length - 1;
      points.forEach((p, i) => {
        const next = points[Math.min(last, i + 1)]!;
        const before = points[Math.max(0, i - 1)]!;
        const tx = next[0] - before[0];
        const ty = next[1] - before[1];
        const length = Math.hypot(tx, ty) || 1;
        const half = lensHalfWidth(i / last, width, opensToHem);
        left.push([p[0] - (ty / length) * half, p[1] + (tx / length) * half]);
        right.unshift([p[0] + (ty / length) * half, p[1] - (tx / length) * half]);
      });
      return write([...left, ...right], true);
    })
    .join("");

/** The pixels a path can touch, padded and cut to the canvas; null when it lies outside of it. */
export function pixelBox(d: string, pad: number, canvas: Canvas): Box | null {
  let [minX, minY, maxX, maxY] = [1e9, 1e9, -1e9, -1e9];
  for (const { points } of flatten(d, 30))
    for (const [x, y] of points) {
      minX = Math.min(minX, x);
      maxX = Math.max(maxX, x);
      minY = Math.min(minY, y);
      maxY = Math.max(maxY, y);
    }
  const { scale, left, top } = canvas;
  const right = left + canvas.width;
  const bottom = top + canvas.height;
  if ((maxX + pad) * scale < left || (minX - pad) * scale > right) return null;
  if ((maxY + pad) * scale < top || (minY - pad) * scale > bottom) return null;
  const x = clamp(Math.floor((minX - pad) * scale), left, right - 4);
  const y = clamp(Math.floor((minY - pad) * scale), top, bottom - 4);
  return {
    x,
    y,
    w: clamp(Math.ceil((maxX + pad) * scale), x + 4, right) - x,
    h: clamp(Math.ceil((maxY + pad) * scale), y + 4, bottom) - y,
  };
}
