// The whole way from a picture to the piece alone, as the fitter goes it: how close to the true outline, where one is
// known, and how many seconds of one core.
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { demoCatalogue } from "../../src/demo/catalogue.ts";
import {
  cut,
  PIERCED,
  type AskNetwork,
} from "../../src/server/features/fit/cut-out/cut-garment.ts";
import { decode } from "../../src/server/features/fit/cut-out/decode.ts";
import { cutOut } from "../../src/server/providers/vision/cut-out.ts";
import { cutoutFile, PICTURE_FOLDER } from "../../tools/drawing/picture-files.ts";
import { isHeldOut } from "../../tests/vision/held-out.ts";
import { photoFolder } from "./fit-pairs.ts";
import { hasCutOut, photographedWithOutline } from "./phone-photos.ts";

type Shown = { name: string; isPierced: boolean; bytes: Buffer; truth?: Buffer };
type Cut = { name: string; way: string; overlap: number; cpu: number; isAsked: boolean };

/** Evenly over all of them. */
const spread = <T>(all: readonly T[], count: number): T[] =>
  Array.from({ length: Math.min(count, all.length) }, (_, n) => all[Math.floor((n * all.length) / count)]!); // prettier-ignore

/** Only pieces that no network was trained on. */
const drawn = () =>
  demoCatalogue()
    .flatMap(({ products }) => products)
    .filter(({ key }) => isHeldOut(key) && hasCutOut(key));

const asDrawn = (count: number): Promise<Shown[]> =>
  Promise.all(
    spread(drawn(), count).map(async ({ key, category, pictures }) => ({
      name: category,
      isPierced: PIERCED.has(category),
      bytes: await readFile(join(PICTURE_FOLDER, pictures[0]!.file)),
      truth: await sharp(join(PICTURE_FOLDER, cutoutFile(key))).extractChannel(3).png().toBuffer(), // prettier-ignore
    })),
  );

async function onFloors(count: number): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (const { key, category } of spread(drawn(), count)) {
    const { photo, outline } = await photographedWithOutline(key, 1);
    const raw = { width: 900, height: 1200, channels: 1 } as const;
    const truth = await sharp(outline, { raw }).png().toBuffer();
    shown.push({ name: category, isPierced: PIERCED.has(category), bytes: photo, truth });
  }
  return shown;
}

function photosIn(data: string, count: number): Shown[] {
  const folder = photoFolder(data);
  const files = readdirSync(folder).flatMap((kind) =>
    readdirSync(join(folder, kind)).map((name) => ({ kind, file: join(folder, kind, name) })),
  );
  return spread(files, count).map(({ kind, file }) => ({
    name: kind,
    isPierced: kind === "shoes",
    bytes: readFileSync(file),
  }));
}

async function cutOne({ name, isPierced, bytes, truth }: Shown): Promise<Cut> {
  let isAsked = false;
  const ask: AskNetwork = (picture) => {
    isAsked = true;
    return cutOut(picture);
  };
  const began = process.cpuUsage();
  const raster = (await decode(bytes))!;
  const found = await cut(raster, ask, isPierced);
  const { user, system } = process.cpuUsage(began);
  let [both, either] = [0, 0];
  const { width, height } = raster;
  const outline = truth && (await sharp(truth).resize(width, height, { fit: "fill" }).extractChannel(0).raw().toBuffer()); // prettier-ignore
  for (let i = 0; i < (outline?.length ?? 0); i++) {
    const [a, b] = [outline![i]! > 127, found?.mask[i] === 1];
    if (a && b) both++;
    if (a || b) either++;
  }
  return { name, way: found?.way ?? "none", overlap: both / either, cpu: (user + system) / 1e6, isAsked }; // prettier-ignore
}

const round = (value: number, digits = 3) => Number(value.toFixed(digits));
const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** `photos` is a collection with one folder for each kind. */
export async function benchWholeCuts(count: number, photos?: string) {
  const sets: [string, () => Promise<Shown[]>][] = [
    ["our drawings", () => asDrawn(count)],
    ["our drawings on floors", () => onFloors(count)],
    ...(photos ? [["people's photos", async () => photosIn(photos, count)] as [string, () => Promise<Shown[]>]] : []), // prettier-ignore
  ];
  const rows = [];
  const worst: (Pick<Cut, "name" | "way"> & { overlap: number })[] = [];
  for (const [from, open] of sets) {
    const [first, ...rest] = await open();
    // Opens the network.
    await cutOut({ data: new Uint8Array(3 * 64 * 64), width: 64, height: 64 });
    const cuts: Cut[] = [];
    for (const shown of [first!, ...rest]) cuts.push(await cutOne(shown));
    const known = cuts.filter(({ overlap }) => !Number.isNaN(overlap));
    const times = cuts.map(({ cpu }) => cpu);
    rows.push({
      from,
      count: cuts.length,
      overlap: round(known.reduce((sum, one) => sum + one.overlap, 0) / known.length),
      at_least_95: round(known.filter(({ overlap }) => overlap >= 0.95).length / known.length),
      network_asked: round(cuts.filter(({ isAsked }) => isAsked).length / cuts.length),
      median_cpu_s: round(middle(times), 2),
      mean_cpu_s: round(times.reduce((sum, one) => sum + one, 0) / times.length, 2),
      worst_cpu_s: round(Math.max(...times), 2),
    });
    const sorted = known.toSorted((a, b) => a.overlap - b.overlap).slice(0, 3);
    worst.push(...sorted.map(({ name, way, overlap }) => ({ name, way, overlap: round(overlap) })));
  }
  return { rows, worst };
}
