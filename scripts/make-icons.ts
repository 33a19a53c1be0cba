// npm run make:icons: the mark as pictures, for those who do not take its drawing: home screens, old browsers.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const folder = join(import.meta.dirname, "../src/web/public");
const drawing = readFileSync(join(folder, "favicon.svg"), "utf8");
/** Home screens cut their own corners: the ground goes to the edge, and the mark keeps clear of it. */
const maskable = drawing
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('<rect width="32" height="32" rx="6"', '<rect x="-4" y="-4" width="40" height="40"');

const drawn = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: (72 * side) / 32 })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An icon file with one PNG in it. */
function iconFile(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const write = (name: string, bytes: Buffer) => writeFileSync(join(folder, name), bytes);
write("favicon.ico", iconFile(await drawn(drawing, 48), 48));
write("icon-192.png", await drawn(drawing, 192));
write("icon-512.png", await drawn(drawing, 512));
write("icon-maskable-512.png", await drawn(maskable, 512));
write("apple-touch-icon.png", await drawn(maskable, 180));
