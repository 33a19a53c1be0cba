// A contact sheet of screens that were taken at one width, small enough to be looked at in one go.
import sharp from "sharp";

export const HEIGHTS: Record<number, number> = { 1440: 900, 1366: 768, 768: 1024, 390: 844 };
const TILES: Record<number, number> = { 1440: 640, 1366: 640, 768: 420, 390: 300 };
const WIDTH = 1960;
const GAP = 6;

/** Writes `file` in the format of its name. */
export async function writeSheet(
  shots: { picture: Buffer }[],
  width: number,
  file: string,
): Promise<void> {
  const tile = TILES[width] ?? 480;
  const high = Math.round((tile * (HEIGHTS[width] ?? 900)) / width);
  const columns = Math.max(1, Math.floor(WIDTH / (tile + GAP)));
  const tiles = await Promise.all(
    shots.map(async ({ picture }, n) => ({
      input: await sharp(picture).resize(tile, high).toBuffer(),
      left: (n % columns) * (tile + GAP),
      top: Math.floor(n / columns) * (high + GAP),
    })),
  );
  await sharp({
    create: {
      width: columns * (tile + GAP),
      height: Math.ceil(shots.length / columns) * (high + GAP),
      channels: 3,
      background: "#777",
    },
  })
    .composite(tiles)
    .toFile(file);
}
