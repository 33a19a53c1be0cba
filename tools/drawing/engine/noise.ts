/** Seeded gradient noise in two dimensions, about -1 to 1. */
import { randomFrom } from "../../../src/demo/colour.ts";

export type Noise = (x: number, y: number) => number;

function shuffledTable(seed: number): Uint8Array {
  const random = randomFrom(seed);
  const order = [...Array(256).keys()];
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  const table = new Uint8Array(512);
  for (let i = 0; i < 512; i++) table[i] = order[i & 255]!;
  return table;
}

const gradient = (hash: number, x: number, y: number): number => {
  const u = hash & 1 ? x : -x;
  const v = hash & 2 ? y : -y;
  return hash & 4 ? u + v * 0.5 : u * 0.5 + v;
};

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

export function createNoise(seed: number): Noise {
  const table = shuffledTable(seed);
  return (px, py) => {
    const cellX = Math.floor(px);
    const cellY = Math.floor(py);
    const x = px - cellX;
    const y = py - cellY;
    const u = ease(x);
    const v = ease(y);
    const a = table[cellX & 255]! + (cellY & 255);
    const b = table[(cellX + 1) & 255]! + (cellY & 255);
    const topLeft = gradient(table[a & 511]!, x, y);
    const topRight = gradient(table[b & 511]!, x - 1, y);
    const bottomLeft = gradient(table[(a + 1) & 511]!, x, y - 1);
    const bottomRight = gradient(table[(b + 1) & 511]!, x - 1, y - 1);
    const upper = topLeft + u * (topRight - topLeft);
    const lower = bottomLeft + u * (bottomRight - bottomLeft);
    return upper + v * (lower - upper);
  };
}
