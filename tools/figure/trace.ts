/** Looks at the sculpture through every pixel of some rows: depth, normal, material, region. */
import { sculpt, type Sculpture } from "./bodies.ts";
import { createField } from "./field.ts";
import type { FitBody } from "../../src/contract/fit.ts";
import type { Part } from "./build.ts";
import type { Grasp } from "./hands.ts";
import { ORIGIN_X, ORIGIN_Y, PITCH, SCALE, unrise, WIDTH } from "./pose.ts";

export const EMPTY = -1e3;

export type Seen = {
  depth: Float32Array;
  normal: Float32Array;
  material: Uint8Array;
  region: Uint8Array;
};

export const nothingSeen = (pixels: number): Seen => ({
  depth: new Float32Array(pixels).fill(EMPTY),
  normal: new Float32Array(pixels * 3),
  material: new Uint8Array(pixels),
  region: new Uint8Array(pixels),
});

type Bounds = { x0: number; x1: number; y0: number; y1: number; z0: number; z1: number };

function boundsOf({ pose }: Sculpture, part: Part): Bounds & { isWhole: boolean } {
  const margin = part.melt + 17 + part.halves;
  const isWhole = part.space.startsWith("whole");
  const [x0, y0, z0, x1, y1, z1] = part.box;
  const nod = part.space.endsWith("head") ? 10 : 0;
  return {
    isWhole,
    x0: isWhole ? x0 * pose.reach - margin : Math.max(0, x0 - margin),
    x1: x1 * pose.reach + margin,
    y0: unrise(y0) + PITCH * z0 * pose.reach - margin,
    y1: unrise(y1) + PITCH * z1 * pose.reach + margin,
    z0: z0 * pose.reach - 12,
    z1: z1 * pose.reach + 12 + nod,
  };
}

export type Subject = { body: FitBody; grasp: Grasp; samples: number };

/** The camera is orthographic, so a tile needs only the parts whose bounds it meets. */
export function traceRows({ body, grasp, samples }: Subject, from: number, to: number): Seen {
  const sculpture = sculpt(body, grasp);
  const field = createField(sculpture);
  const bounds = sculpture.parts.map((part) => boundsOf(sculpture, part));
  const width = WIDTH * samples;
  const tile = 12 * samples;
  const seen = nothingSeen(width * (to - from));
  const toX = (column: number) => (column / samples - ORIGIN_X) / SCALE;
  const toY = (row: number) => (row / samples - ORIGIN_Y) / SCALE;
  for (let top = from; top < to; top += tile)
    for (let left = 0; left < width; left += tile) {
      const [x0, x1, y0, y1] = [toX(left), toX(left + tile), toY(top), toY(top + tile)];
      const near = x0 <= 0 && x1 >= 0 ? 0 : Math.min(Math.abs(x0), Math.abs(x1));
      const far = Math.max(Math.abs(x0), Math.abs(x1));
      const isMet = (b: (typeof bounds)[number]) =>
        b.y0 < y1 && b.y1 > y0 && (b.isWhole ? b.x0 < x1 && b.x1 > x0 : b.x0 < far && b.x1 > near);
      const met = bounds.map(isMet);
      const parts = sculpture.parts.filter((_, i) => met[i]);
      if (parts.length === 0) continue;
      const start = Math.max(...bounds.filter((_, i) => met[i]).map((b) => b.z1));
      const end = Math.min(...bounds.filter((_, i) => met[i]).map((b) => b.z0));
      const look = createLook(field, parts, { start, end, step: samples });
      for (let row = top; row < Math.min(top + tile, to); row++)
        for (let column = left; column < Math.min(left + tile, width); column++)
          look(toX(column + 0.5), toY(row + 0.5), seen, (row - from) * width + column);
    }
  return seen;
}

type Range = { start: number; end: number; step: number };

function createLook(field: ReturnType<typeof createField>, parts: Part[], range: Range) {
  // Folds and strands are steeper than their distance says: smaller steps there.
  const caution = parts.some((part) => part.isDraped) ? 0.6 : 0.8;
  const e = Math.max(0.35, 1 / (SCALE * range.step));
  const at = (x: number, y: number, z: number) => field.distance(x, y, z, parts);
  return (x: number, y: number, seen: Seen, pixel: number) => {
    let z = range.start;
    let isHit = false;
    for (let step = 0; step < 140 && z >= range.end; step++) {
      const d = at(x, y - PITCH * z, z);
      isHit = d < 0.03 || (step > 110 && d < 0.6);
      if (isHit) break;
      z -= d * caution;
    }
    if (!isHit) return;
    const yz = y - PITCH * z;
    const a = at(x + e, yz - e, z - e);
    const b = at(x - e, yz - e, z + e);
    const c = at(x - e, yz + e, z - e);
    const d = at(x + e, yz + e, z + e);
    const [nx, ny, nz] = [a - b - c + d, -a - b + c + d, -a + b - c + d];
    const length = Math.hypot(nx, ny, nz) || 1;
    seen.depth[pixel] = z;
    seen.normal.set([nx / length, ny / length, nz / length], pixel * 3);
    const { material, region } = field.identify(x, yz, z, parts);
    seen.material[pixel] = material;
    seen.region[pixel] = region;
  };
}
