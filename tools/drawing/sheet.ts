/** A contact sheet of looks as PNG, for people who draw: look at the work often. */
import sharp from "sharp";
import { UNITS_HIGH, UNITS_WIDE } from "./engine/canvas.ts";
import { renderLook } from "./render.ts";
import type { Look } from "./silhouettes.ts";

export async function contactSheet(
  looks: readonly Look[],
  columns: number,
  tileWidth = 240,
): Promise<Buffer> {
  const tileHeight = Math.round((tileWidth * UNITS_HIGH) / UNITS_WIDE);
  const tiles = [];
  // One after the other: a render already fills a core.
  for (const [i, look] of looks.entries())
    tiles.push({
      input: await renderLook(look, { width: tileWidth }),
      left: (i % columns) * tileWidth,
      top: Math.floor(i / columns) * tileHeight,
    });
  const rows = Math.ceil(looks.length / columns);
  return sharp({
    create: {
      width: columns * tileWidth,
      height: rows * tileHeight,
      channels: 3,
      background: "#efebe5",
    },
  })
    .composite(tiles)
    .png()
    .toBuffer();
}
