// What the shipped network sees in the photos of the whole clothing dataset (CC0), kept so that the head that names
// them can be trained in a minute. Goes on where it stopped; COUNT photos a run.
// Usage: node training/vision/label-features.ts WHOLE SMALL OUTPUT.jsonl COUNT
//   WHOLE holds images.csv and images/, SMALL holds train/, validation/ and test/ with a folder for each kind.
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readPicture } from "../../src/server/features/products/read-picture.ts";
import { featuresHere } from "../../src/server/providers/vision/encode.ts";

const NOT_LABELS = new Set(["Not sure", "Other", "Skip"]);
/** Of the commonest labels so many are enough to train on. */
const EACH_MAX = 150;
const [whole, small, output, count] = process.argv.slice(2) as [string, string, string, string];

function idsOf(part: string): Set<string> {
  const folder = join(small, part);
  const names = readdirSync(folder).flatMap((kind) => readdirSync(join(folder, kind)));
  return new Set(names.map((name) => name.replace(/\.\w+$/, "")));
}
const known = { test: idsOf("test"), validation: idsOf("validation"), train: idsOf("train") };
const byte = (id: string) => createHash("sha256").update(id).digest()[0]!;

/** A fifth of what only the whole set has is put aside; test and validation photos are never trained on. */
function partOf(id: string): "train" | "validation" | "test" | "aside" {
  if (known.test.has(id)) return "test";
  if (known.validation.has(id)) return "validation";
  return !known.train.has(id) && byte(id) % 5 === 0 ? "aside" : "train";
}

const trained = new Map<string, number>();
const photos = readFileSync(join(whole, "images.csv"), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.trim().split(",") as [string, string, string])
  .map(([id, , label]) => ({
    id,
    label,
    part: partOf(id),
    file: join(whole, "images", `${id}.jpg`),
  }))
  .filter(({ label, file }) => !NOT_LABELS.has(label) && existsSync(file))
  .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  .filter(({ label, part }) => {
    if (part !== "train") return true;
    trained.set(label, (trained.get(label) ?? 0) + 1);
    return trained.get(label)! <= EACH_MAX;
  });

const done = existsSync(output) ? readFileSync(output, "utf8").split("\n").length - 1 : 0;
for (const { id, label, part, file } of photos.slice(done, done + Number(count))) {
  const { f2, f3, f4, colour } = await featuresHere(await readPicture(readFileSync(file)));
  const numbers = [f2, f3, f4, colour].flatMap(({ data }) => Array.from(data as Float32Array));
  const bytes = Buffer.from(Float32Array.from(numbers).buffer).toString("base64");
  appendFileSync(output, `${JSON.stringify({ id, label, part, bytes })}\n`);
}
console.log(Math.min(photos.length, done + Number(count)), "of", photos.length);
