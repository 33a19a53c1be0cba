// What is seen in the demo's pictures, computed ahead by the same eyes as everybody's: a first start should
// not look at 1,800 pictures.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Tint } from "../server/features/products/picture-colors/name-colors.ts";

const FILE = join(import.meta.dirname, "tints.json");
/** Smaller patches name no colour. */
const LEAST_SHARE = 0.02;

type Kept = Record<string, { on: Tint["background"]; seen: [number, number, number, number][] }>;

/** By the name of the picture's file. */
export function readTints(): Map<string, Tint> {
  if (!existsSync(FILE)) return new Map();
  const kept = JSON.parse(readFileSync(FILE, "utf8")) as Kept;
  return new Map(
    Object.entries(kept).map(([file, { on, seen }]) => [
      file,
      { background: on, swatches: seen.map(([l, a, b, share]) => ({ lab: [l, a, b], share })) },
    ]),
  );
}

export function writeTints(tints: Map<string, Tint>): void {
  const short = (value: number) => Math.round(value * 1000) / 1000;
  const lines = [...tints]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, { background, swatches }]) => {
      const seen = swatches
        .filter(({ share }) => share >= LEAST_SHARE)
        .map(({ lab: [l, a, b], share }) => [l, a, b, share].map(short));
      return `${JSON.stringify(file)}:${JSON.stringify({ on: background, seen })}`;
    });
  writeFileSync(FILE, `{\n${lines.join(",\n")}\n}\n`);
}
