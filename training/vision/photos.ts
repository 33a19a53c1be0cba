// Photos in folders named after their kind, squashed to a square and packed as JPEGs, for training.
// Usage: node training/vision/photos.ts PHOTOS_FOLDER OUTPUT_FOLDER      (PHOTOS_FOLDER/train/dress/….jpg)
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const SIDE = 208;
const [source, output] = process.argv.slice(2) as [string, string];

for (const part of ["train", "validation"]) {
  mkdirSync(join(output, part), { recursive: true });
  const rows: { name: string; kind: string }[] = [];
  for (const kind of readdirSync(join(source, part))) {
    for (const file of readdirSync(join(source, part, kind))) {
      const picture = await sharp(readFileSync(join(source, part, kind, file)))
        .rotate()
        .resize(SIDE, SIDE, { fit: "fill" })
        .jpeg({ quality: 76, mozjpeg: true })
        .toBuffer();
      writeFileSync(join(output, part, `${file}.jpg`), picture);
      rows.push({ name: `${file}.jpg`, kind });
    }
  }
  writeFileSync(join(output, part, "photos.json"), JSON.stringify(rows));
  console.log(part, rows.length);
}
