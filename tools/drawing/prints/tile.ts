/** One repeat of a print, and motifs scattered over it. */
import { randomFrom } from "../../../src/demo/colour.ts";
import type { Hex } from "../../../src/demo/colour.ts";

export type Tile = { w: number; h: number; svg: string };
export type PrintMaker = (colour: Hex, colour2: Hex, colour3?: Hex) => Tile;

export const tile = (w: number, h: number, ground: Hex, svg: string): Tile => ({
  w,
  h,
  svg: `<rect width="${w}" height="${h}" fill="${ground}"/>${svg}`,
});

/** A jittered grid: scattered motifs without clumps. */
const scatter = (random: () => number, i: number, columns: number, rows: number, size: number): [number, number] => {
  const column = i % columns;
  const row = Math.floor(i / columns) % rows;
  return [
    ((column + 0.5 + (row % 2 ? 0.25 : -0.25) + (random() - 0.5) * 0.5) * size) / columns,
    ((row + 0.5 + (random() - 0.5) * 0.55) * size) / rows,
  ];
};

/** Repeats a motif around the tile so that nothing is cut off at the seam. */
export const around = (w: number, h: number, draw: (x: number, y: number) => string): string =>
  [-w, 0, w].flatMap((x) => [-h, 0, h].map((y) => draw(x, y))).join("");

export const at = (x: number, y: number, body: string, turn = 0, scale = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${body}</g>`;

type Scatter = { columns: number; rows: number; size: number; seed: number };

/** A tile of scattered motifs; the callback draws the i-th one around its own origin. */
export function scatterTile(ground: Hex, { columns, rows, size, seed }: Scatter, draw: (i: number, random: () => number) => string): Tile {
  const random = randomFrom(seed);
  let svg = "";
  for (let i = 0; i < columns * rows; i++) {
    const [x, y] = scatter(random, i, columns, rows, size);
    const body = draw(i, random);
    svg += around(size, size, (dx, dy) => at(x + dx, y + dy, body));
  }
  return tile(size, size, ground, svg);
}
