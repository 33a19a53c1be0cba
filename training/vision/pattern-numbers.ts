// Measures the drawn pieces whose pattern is known. Usage: node training/vision/pattern-numbers.ts OUTPUT.json
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { cutFromBackdrop } from "../../src/server/providers/vision/backdrop.ts";
import { insideOf } from "../../src/server/providers/vision/look.ts";
import { pictureToLab } from "../../src/server/providers/vision/oklab.ts";
import { patternFeatures } from "../../src/server/providers/vision/pattern-features.ts";
import { patternPictures } from "../../tests/vision/pattern-pictures.ts";

const folder = join(import.meta.dirname, "../../src/demo/pictures");
const PLAIN_SHARE = 3;
const rows: { pattern: string; heldOut: boolean; numbers: number[] }[] = [];
let plain = 0;

for (const { file, pattern, heldOut } of patternPictures()) {
  if (!existsSync(join(folder, file))) continue;
  // Most pieces are plain; one in three says enough about them.
  if (pattern === "plain" && plain++ % PLAIN_SHARE > 0) continue;
  for (const side of pattern === "plain" ? [384] : [384, 300]) {
    const { data, info } = await sharp(readFileSync(join(folder, file)))
      .resize(side, side, { fit: "inside" })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const lab = pictureToLab({ data, width: info.width, height: info.height });
    const mask = cutFromBackdrop(lab);
    if (mask) rows.push({ pattern, heldOut, numbers: patternFeatures(lab, insideOf(lab, mask)) });
  }
}
writeFileSync(process.argv[2]!, JSON.stringify(rows));
console.log(rows.length, "pictures measured");
