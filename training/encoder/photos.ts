// Packs the whole clothing dataset (CC0) for training: small squares in one file, with their labels and parts.
// The small set's test photos are left out altogether, its validation photos and a fifth of what only the whole
// set has are marked and never trained on.
// Usage: node training/encoder/photos.ts WHOLE SMALL OUTPUT
//   WHOLE holds images.csv and images/, SMALL holds train/, validation/ and test/ with a folder for each kind.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const SIDE = 192;
const NOT_LABELS = new Set(["Not sure", "Other", "Skip"]);
const [whole, small, output] = process.argv.slice(2) as [string, string, string];

type Part = "train" | "validation" | "aside";

function idsOf(part: string): Set<string> {
  const folder = join(small, part);
  const names = readdirSync(folder).flatMap((kind) => readdirSync(join(folder, kind)));
  return new Set(names.map((name) => name.replace(/\.\w+$/, "")));
}

const known = { test: idsOf("test"), validation: idsOf("validation"), train: idsOf("train") };

/** Undefined for what nobody may see before the last look. */
function partOf(id: string): Part | undefined {
  if (known.test.has(id)) return undefined;
  if (known.validation.has(id)) return "validation";
  if (known.train.has(id)) return "train";
  return createHash("sha256").update(id).digest()[0]! % 5 === 0 ? "aside" : "train";
}

mkdirSync(output, { recursive: true });
const rows: { id: string; label: string; part: Part; at: number; bytes: number }[] = [];
const packed: Buffer[] = [];
let at = 0;
for (const line of readFileSync(join(whole, "images.csv"), "utf8").trim().split("\n").slice(1)) {
  const [id, , label] = line.trim().split(",") as [string, string, string];
  const part = partOf(id);
  const file = join(whole, "images", `${id}.jpg`);
  if (!part || NOT_LABELS.has(label) || !existsSync(file)) continue;
  const picture = await sharp(readFileSync(file))
    .rotate()
    .resize(SIDE, SIDE, { fit: "fill" })
    .webp({ quality: 58 })
    .toBuffer();
  rows.push({ id, label, part, at, bytes: picture.length });
  packed.push(picture);
  at += picture.length;
}
writeFileSync(join(output, "photos.bin"), Buffer.concat(packed));
writeFileSync(join(output, "photos.json"), JSON.stringify(rows));
for (const part of ["train", "validation", "aside"])
  console.log(part, rows.filter((row) => row.part === part).length);
