// Packs what the cut-out network is taught with: the demo drawings and the drawn pieces alone (their true outlines),
// and photos in folders by kind. A fifth of the drawings and all validation photos are marked and never trained on.
// Usage: node training/cutout/pack.ts PHOTOS OUTPUT      (PHOTOS holds train/ and validation/)
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { isHeldOut } from "../../tests/vision/held-out.ts";

const WIDTH = 240;
const HEIGHT = 320;
const DRAWN = join(import.meta.dirname, "../../src/demo/pictures");
const [photos, output] = process.argv.slice(2) as [string, string];

type Row = { name: string; sort: "drawing" | "alone" | "photo"; aside: boolean; at: number; bytes: number }; // prettier-ignore
const rows: Row[] = [];
const packed: Buffer[] = [];
let at = 0;

async function add(file: string, row: Omit<Row, "at" | "bytes">, quality: number): Promise<void> {
  const picture = await sharp(file)
    .autoOrient()
    .resize(WIDTH, HEIGHT, { fit: "fill" })
    .webp({ quality, alphaQuality: 90 })
    .toBuffer();
  rows.push({ ...row, at, bytes: picture.length });
  packed.push(picture);
  at += picture.length;
}

for (const file of readdirSync(DRAWN).filter((name) => name.endsWith("-cut.webp"))) {
  const name = file.replace("-cut.webp", "");
  const aside = isHeldOut(name);
  await add(join(DRAWN, `${name}.webp`), { name, sort: "drawing", aside }, 70);
  await add(join(DRAWN, file), { name, sort: "alone", aside }, 70);
}
for (const part of ["train", "validation"])
  for (const kind of readdirSync(join(photos, part)))
    for (const file of readdirSync(join(photos, part, kind))) {
      const name = join(part, kind, file);
      await add(join(photos, name), { name, sort: "photo", aside: part !== "train" }, 58);
    }
mkdirSync(output, { recursive: true });
writeFileSync(join(output, "pictures.bin"), Buffer.concat(packed));
writeFileSync(join(output, "pictures.json"), JSON.stringify(rows));
console.log(rows.length, "pictures,", Math.round(at / 1e4) / 100, "MB");
