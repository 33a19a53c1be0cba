// Composed pairs beside each other on one picture.
import sharp from "sharp";
import type { FittingRoom } from "../../src/server/features/fit/fitting-room.ts";
import { shownIn } from "../../src/server/features/fit/picture-note.ts";
import type { Pair } from "./fit-pairs.ts";

export type SheetOptions = { to: string; columns: number; tile: number; from?: number };

/** Pairs that were refused are named and leave their place empty. */
export async function drawSheet(
  room: FittingRoom,
  pairs: readonly Pair[],
  { to, columns, tile, from = 0 }: SheetOptions,
): Promise<void> {
  const high = Math.round(tile * 1.5);
  const tiles: { input: Buffer; left: number; top: number }[] = [];
  for (const [n, { garments, body, skin, name }] of pairs.entries()) {
    const picture = await room.dress({ garments, body, skin }).catch((error: Error) => error);
    const became = picture instanceof Error ? picture.message : shownIn(picture)?.join(", ");
    console.log(`${String(from + n + 1).padStart(3)} ${body.padEnd(6)} ${name}: ${became}`);
    if (picture instanceof Error) continue;
    tiles.push({
      input: await sharp(picture).resize(tile, high).toBuffer(),
      left: (n % columns) * (tile + 4),
      top: Math.floor(n / columns) * (high + 4),
    });
  }
  await sharp({
    create: {
      width: Math.min(columns, pairs.length) * (tile + 4),
      height: Math.ceil(pairs.length / columns) * (high + 4),
      channels: 3,
      background: "#faf8f5",
    },
  })
    .composite(tiles)
    .toFile(to);
  console.log(to);
}
