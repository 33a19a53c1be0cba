/** The whole sculpture as one distance, and what stands at a point of its surface. */
import { slipper } from "./base-layer.ts";
import type { Sculpture } from "./bodies.ts";
import { REGION } from "../../src/server/features/fit/figure/figure.ts";
import { MATERIAL, type Material, type Part } from "./build.ts";
import { smoothMax, smoothMin } from "./maths.ts";
import type { Posed } from "./pose.ts";

export type Identity = { material: Material; region: number };

/** Farther than any part melts. */
const ELSEWHERE = 400;
const LAYER_THICKNESS = 0.9;
const SHOE_THICKNESS = 0.8;

export function createField({ pose, layer, isShod }: Sculpture) {
  const mirrored = (part: Part, x: number, y: number, z: number) => {
    if (part.side * x < 0) return ELSEWHERE;
    const ax = Math.abs(x);
    const d = part.distance(ax, y, z, 0);
    if (!part.halves || ax >= 30) return d;
    return smoothMin(d, part.distance(-ax, y, z, 0), part.halves);
  };
  const distanceTo = (part: Part, p: Posed, under: number) => {
    if (part.space === "body") return mirrored(part, p.x, p.y, p.z);
    if (part.space === "head") return mirrored(part, p.hx, p.hy, p.hz);
    if (part.space === "whole body") return part.distance(p.x, p.y, p.z, under);
    return part.distance(p.hx, p.hy, p.hz, under);
  };
  const worn = ({ x, y, z }: Posed) => {
    if (y < 122) return 0;
    const ax = Math.abs(x);
    const shoe = isShod && y > 740 && ax < 90 ? SHOE_THICKNESS * slipper(ax, y, z) : 0;
    return LAYER_THICKNESS * layer(ax, y, z) + shoe;
  };
  const join = (d: number, e: number, { isCarved, melt }: Part) =>
    isCarved ? smoothMax(d, -e, melt) : smoothMin(d, e, melt);

  function distance(x: number, y: number, z: number, parts: readonly Part[]): number {
    const p = pose.undo(x, y, z);
    let d = 1e3;
    let isDressed = false;
    for (const part of parts) {
      if (!isDressed && part.isDraped) {
        d -= worn(p);
        isDressed = true;
      }
      d = join(d, distanceTo(part, p, d), part);
    }
    return isDressed ? d : d - worn(p);
  }

  /** The dressed body as it is before cloth is draped over it. */
  function beneath(p: Posed, parts: readonly Part[]): number {
    let d = 1e3;
    for (const part of parts) if (!part.isDraped) d = join(d, distanceTo(part, p, d), part);
    return d - worn(p);
  }

  function nearest(p: Posed, parts: readonly Part[]): Part | undefined {
    let best = 1e9;
    let found: Part | undefined;
    for (const part of parts) {
      if (part.isCarved) continue;
      const d = part.isDraped
        ? distanceTo(part, p, beneath(p, parts)) - 1.6
        : distanceTo(part, p, 0);
      if (d < best) [best, found] = [d, part];
    }
    return found;
  }

  function identify(x: number, y: number, z: number, parts: readonly Part[]): Identity {
    const p = pose.undo(x, y, z);
    const part = nearest(p, parts);
    if (!part) return { material: MATERIAL.none, region: REGION.none };
    if (part.material === MATERIAL.scarf) return { material: part.material, region: REGION.scarf };
    if (part.material === MATERIAL.hair) return { material: part.material, region: REGION.hair };
    return { material: materialAt(part, p), region: regionAt(part, p) };
  }

  function materialAt(part: Part, { x, y, z }: Posed): Material {
    const ax = Math.abs(x);
    if (isShod && y > 742 && ax < 90 && slipper(ax, y, z) > 0.5) return MATERIAL.shoe;
    const isHand = part.isBare || (part.limb === "hand" && y >= 406);
    return !isHand && layer(ax, y, z) > 0.5 ? MATERIAL.layer : MATERIAL.body;
  }

  return { distance, identify };
}

/** The figure's own left is the viewer's right. */
function regionAt({ limb }: Part, { x, y }: Posed): number {
  const isLeft = x > 0;
  const ax = Math.abs(x);
  let part = limb;
  if (part === "head" && y > 132) part = "torso";
  if (part === "foot" && y < 760) part = "leg";
  // The line of the armhole, whatever solid the surface happens to belong to.
  if ((part === "torso" || part === "arm") && y < 222) {
    part = y > 140 && ax > 66 + (222 - y) * 0.09 ? "arm" : "torso";
  }
  if (part === "torso" || part === "head") return REGION[part];
  return REGION[`${part}${isLeft ? "L" : "R"}`];
}
