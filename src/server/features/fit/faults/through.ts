// Cloth of an inner piece that comes through the one over it.
import { clothMask } from "../pixels/cloth-mask.ts";
import { peekingOf } from "../pixels/peeking.ts";
import type { Fault, Scene } from "./scene.ts";

export function throughIn({ canvas, pieces }: Scene): Fault[] {
  const { width } = canvas;
  const masks = pieces.map((piece) => clothMask(piece, canvas));
  return masks.slice(0, -1).flatMap((inner, n) => {
    const outer = masks.slice(n + 1).reduce((all, mask) => all.map((on, i) => on | mask[i]!));
    return peekingOf(inner, outer, width).scraps.map(({ size, at }) => ({
      kind: "cloth through cloth" as const,
      x: at % width,
      y: Math.floor(at / width),
      size,
    }));
  });
}
