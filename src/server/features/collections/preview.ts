// The first pieces of a collection side by side, in the shape that link previews show.
import { sharp } from "../../sharp.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 36;
const GROUND = "#faf8f5";

export async function collectionPreview(pictures: Buffer[]): Promise<Buffer> {
  const count = Math.max(1, Math.min(4, pictures.length));
  const width = Math.floor((WIDTH - MARGIN * (count + 1)) / count);
  const height = HEIGHT - 2 * MARGIN;
  const tiles = await Promise.all(
    pictures.slice(0, count).map(async (picture, n) => ({
      input: await sharp(picture).resize(width, height, { fit: "cover" }).png().toBuffer(),
      left: MARGIN + n * (width + MARGIN),
      top: MARGIN,
    })),
  );
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: GROUND } })
    .composite(tiles)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
