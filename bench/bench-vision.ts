// npm run bench:vision [-- --data DIR]: names the kind of garment on photos that were never trained on, beside
// the commonest kind and nearest neighbours by hand-made features. DIR holds train/ and validation/, each with
// one folder of photos per kind. Then both ways of cutting a piece from its backdrop, on 24 drawn pieces
// whose outline is known (--cut-outs N for another number), and how well pictures find pictures (--no-likeness
// leaves that out).
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { benchCutOuts } from "./parts/cut-outs.ts";
import { benchLikeness } from "./parts/likeness.ts";
import { readPicture } from "../src/server/features/products/read-picture.ts";
import { encodeHere } from "../src/server/providers/vision/encode.ts";
import {
  judgedByBoth,
  judgeHere,
  kindsOf,
  photoKinds,
  PHOTO_KINDS,
  type PhotoKind,
} from "../src/server/providers/vision/kinds.ts";

const { values } = parseArgs({
  options: {
    data: { type: "string", default: "../shared/data/photos" },
    "cut-outs": { type: "string", default: "24" },
    likeness: { type: "boolean", default: true },
  },
  allowNegative: true,
});

type Photo = { file: string; kind: PhotoKind };
type Guess = { ranked: PhotoKind[]; sureness: number; ms: number };

function photosIn(part: "train" | "validation"): Photo[] {
  const folder = join(values.data, part);
  if (!existsSync(folder)) {
    console.error(
      `There are no photos in ${folder}. Name the folder that holds train/ and validation/ with --data.`,
    );
    process.exit(1);
  }
  return PHOTO_KINDS.flatMap((kind) =>
    readdirSync(join(folder, kind)).map((name) => ({ file: join(folder, kind, name), kind })),
  );
}

function commonest(train: Photo[]): PhotoKind[] {
  const count = (kind: PhotoKind) => train.filter((photo) => photo.kind === kind).length;
  return PHOTO_KINDS.toSorted((a, b) => count(b) - count(a));
}

const GRID = 8;
const BINS = 9;

/** How strongly edges run in each of nine directions, in each of 8 × 8 fields. */
async function edges(file: string): Promise<Float32Array> {
  const side = 64;
  const grey = await sharp(file)
    .rotate()
    .resize(side, side, { fit: "fill" })
    .greyscale()
    .raw()
    .toBuffer();
  const histogram = new Float32Array(GRID * GRID * BINS);
  for (let y = 1; y < side - 1; y++) {
    for (let x = 1; x < side - 1; x++) {
      const dx = grey[y * side + x + 1]! - grey[y * side + x - 1]!;
      const dy = grey[(y + 1) * side + x]! - grey[(y - 1) * side + x]!;
      const angle = (Math.atan2(dy, dx) + Math.PI) % Math.PI;
      const field = Math.floor((y * GRID) / side) * GRID + Math.floor((x * GRID) / side);
      histogram[field * BINS + (Math.floor((angle / Math.PI) * BINS) % BINS)]! += Math.sqrt(
        dx * dx + dy * dy,
      );
    }
  }
  const roots = histogram.map(Math.sqrt);
  const length = Math.sqrt(roots.reduce((sum, value) => sum + value * value, 0)) || 1;
  return roots.map((value) => value / length);
}

const NEIGHBOURS = 11;

function byNeighbours(
  features: Float32Array,
  known: { features: Float32Array; kind: PhotoKind }[],
): PhotoKind[] {
  const alike = known
    .map((photo) => ({
      kind: photo.kind,
      likeness: photo.features.reduce((sum, value, n) => sum + value * features[n]!, 0),
    }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, NEIGHBOURS);
  const votes = (kind: PhotoKind) =>
    alike
      .filter((photo) => photo.kind === kind)
      .reduce((sum, photo) => sum + photo.likeness ** 8, 0);
  return PHOTO_KINDS.toSorted((a, b) => votes(b) - votes(a));
}

async function ours(file: string): Promise<Guess> {
  const picture = await readPicture(readFileSync(file));
  const began = performance.now();
  const { labels, categories } = await encodeHere(picture);
  const judged = judgedByBoth(await judgeHere(picture), categories);
  const ms = performance.now() - began;
  const chances = photoKinds(judged, labels);
  const chance = (kind: PhotoKind) => chances[PHOTO_KINDS.indexOf(kind)]!;
  const ranked = PHOTO_KINDS.toSorted((a, b) => chance(b) - chance(a));
  const [first] = kindsOf(judged, false, labels);
  return { ranked, sureness: first?.sureness ?? 0, ms };
}

const share = (list: boolean[]) => list.filter(Boolean).length / list.length;
const round = (value: number) => Math.round(value * 1000) / 1000;

function row(method: string, photos: Photo[], ranked: PhotoKind[][]) {
  return {
    method,
    accuracy: round(share(photos.map(({ kind }, n) => ranked[n]![0] === kind))),
    top_two: round(share(photos.map(({ kind }, n) => ranked[n]!.slice(0, 2).includes(kind)))),
  };
}

const train = photosIn("train");
const validation = photosIn("validation");
const known = [];
for (const { file, kind } of train) known.push({ kind, features: await edges(file) });
const neighbours: PhotoKind[][] = [];
for (const { file } of validation) neighbours.push(byNeighbours(await edges(file), known));
const mine: Guess[] = [];
for (const { file } of validation) mine.push(await ours(file));

const rows = [
  row(
    "commonest kind",
    validation,
    validation.map(() => commonest(train)),
  ),
  row("hand-made features, nearest neighbours", validation, neighbours),
  row(
    "ours",
    validation,
    mine.map(({ ranked }) => ranked),
  ),
];
const isRight = mine.map(({ ranked }, n) => ranked[0] === validation[n]!.kind);
const isSure = mine.map(({ sureness }) => sureness >= 0.6);
const times = mine.map(({ ms }) => ms).toSorted((a, b) => a - b);
const byKind = Object.fromEntries(
  PHOTO_KINDS.map((kind) => [
    kind,
    round(share(isRight.filter((_, n) => validation[n]!.kind === kind))),
  ]),
);
const cutOuts = await benchCutOuts(Number(values["cut-outs"]));
const likeness = values.likeness
  ? await benchLikeness(validation.map(({ file }) => file))
  : undefined;
const summary = {
  bench: "vision",
  photos: validation.length,
  rows,
  said_surely: {
    share: round(share(isSure)),
    accuracy: round(share(isRight.filter((_, n) => isSure[n]))),
  },
  said_with_doubt: {
    share: round(1 - share(isSure)),
    accuracy: round(share(isRight.filter((_, n) => !isSure[n]))),
  },
  by_kind: byKind,
  cut_outs: cutOuts,
  likeness,
  median_ms: Math.round(times[times.length >> 1]!),
};
console.table(rows);
console.table(byKind);
console.table(cutOuts);
if (likeness) console.table(likeness.rows);
console.log(JSON.stringify(summary));
