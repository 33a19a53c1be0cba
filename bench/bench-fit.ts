/**
 * npm run bench:fit [-- --count 12] [--cuts 24] [--pairs 48] [--data DIR] [--to FILE]: seconds and memory of a
 * fit (of people's own photos, too, where DIR holds some), how well pieces are cut out of pictures whose true
 * outline is known (the demo catalogue's own), and a sheet of pairs over all kinds for looking, of photos where DIR holds some. `--pairs 0` leaves it out.
 */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import sharp from "sharp";
import { USUAL_SKIN } from "../src/contract/fit.ts";
import { demoCatalogue } from "../src/demo/catalogue.ts";
import { cutoutFile, PICTURE_FOLDER } from "../tools/drawing/picture-files.ts";
import type { DemoProduct } from "../src/demo/types.ts";
import { cut, PIERCED, type AskNetwork } from "../src/server/features/fit/cut-out/cut-garment.ts";
import { decode } from "../src/server/features/fit/cut-out/decode.ts";
import { createFittingRoom } from "../src/server/features/fit/fitting-room.ts";
import { planOutfit } from "../src/server/features/fit/outfit.ts";
import type { Garment } from "../src/server/providers/try-on/try-on.ts";
import { cutOut } from "../src/server/providers/vision/cut-out.ts";
import { demoPairs, fromDemo, photoPairs } from "./parts/fit-pairs.ts";
import { drawSheet } from "./parts/fit-sheet.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "12" },
    cuts: { type: "string", default: "24" },
    pairs: { type: "string", default: "48" },
    data: { type: "string" },
    /** Only these fits, and nothing but their row: see `inOwnProcess`. */
    row: { type: "string" },
    to: { type: "string", default: join(tmpdir(), "fit-sheet.webp") },
  },
});
const products = demoCatalogue().flatMap((brand) => brand.products);
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
const round = (value: number, digits = 2) => Number(value.toFixed(digits));

const KINDS = ["our cut-outs", "our photos", "people's photos"] as const;
type Kind = (typeof KINDS)[number];

/** Worn pairs, a top with something for the legs; as photos the pieces have to be cut out first. */
async function garmentsOf(kind: Kind, n: number): Promise<[Garment, Garment]> {
  if (kind === "people's photos") return (await photoPairs(values.data!, n, 1))[0]!.garments;
  const among = (...categories: string[]) =>
    products.filter(({ category }) => categories.includes(category));
  const [tops, legs] = [among("T-Shirts", "Shirts", "Blouses"), among("Pants", "Skirts", "Shorts")];
  const asGarment = async (product: DemoProduct): Promise<Garment> => {
    const { cutOut: own, ...photo } = await fromDemo(product);
    return kind === "our photos" || !own ? photo : { ...photo, cutOut: own };
  };
  const [top, leg] = [tops[(n * 5) % tops.length]!, legs[(n * 3) % legs.length]!];
  return [await asGarment(top), await asGarment(leg)];
}

async function timeFits(kind: Kind) {
  const room = createFittingRoom({ ask: cutOut, limitMs: 120_000 });
  const wall: number[] = [];
  const cpu: number[] = [];
  for (let n = 0; n <= Number(values.count); n++) {
    const garments = await garmentsOf(kind, n);
    const [began, used] = [performance.now(), process.cpuUsage()];
    await room.dress({ garments, body: planOutfit(garments).body, skin: USUAL_SKIN });
    const { user, system } = process.cpuUsage(used);
    // The first one starts the thread and opens the figure.
    if (n === 0) continue;
    wall.push((performance.now() - began) / 1000);
    cpu.push((user + system) / 1e6);
  }
  await room.close();
  return {
    from: kind,
    fits: wall.length,
    median_s: round(median(wall)),
    worst_s: round(Math.max(...wall)),
    median_cpu_s: round(median(cpu)),
    peak_mb: Math.round(process.resourceUsage().maxRSS / 1024),
  };
}

type Row = Awaited<ReturnType<typeof timeFits>>;

async function measureCuts() {
  const overlaps: { category: string; way: string; overlap: number }[] = [];
  const ask: AskNetwork = (picture) => cutOut(picture);
  const count = Number(values.cuts);
  for (let n = 0; n < count; n++) {
    const product = products[Math.floor((n * products.length) / count)]!;
    const raster = await decode(await readFile(join(PICTURE_FOLDER, product.pictures[0]!.file)));
    const truth = await sharp(join(PICTURE_FOLDER, cutoutFile(product.key)))
      .resize(raster!.width, raster!.height, { fit: "fill" })
      .extractChannel(3)
      .raw()
      .toBuffer();
    const isPierced = PIERCED.has(product.category);
    const found = await cut(raster!, ask, isPierced);
    let [both, either] = [0, 0];
    for (let i = 0; i < truth.length; i++) {
      const [a, b] = [truth[i]! > 127, found?.mask[i] === 1];
      if (a && b) both++;
      if (a || b) either++;
    }
    overlaps.push({
      category: product.category,
      way: found?.way ?? "none",
      overlap: both / either,
    });
  }
  const sorted = overlaps.toSorted((a, b) => a.overlap - b.overlap);
  const mean = overlaps.reduce((sum, { overlap }) => sum + overlap, 0) / overlaps.length;
  return { mean: round(mean, 3), worst: sorted.slice(0, 3), count };
}

/** What one kind of fit leaves behind would count as the other's memory. */
async function inOwnProcess(row: Kind): Promise<Row> {
  const options = [import.meta.filename, "--row", row, "--count", values.count];
  if (values.data) options.push("--data", values.data);
  const { stdout } = await promisify(execFile)(process.execPath, options);
  return JSON.parse(stdout) as Row;
}

if (values.row) {
  console.log(JSON.stringify(await timeFits(values.row as Kind)));
  process.exit(0);
}
const rows: Row[] = [];
for (const kind of KINDS) {
  if (kind !== "people's photos" || values.data) rows.push(await inOwnProcess(kind));
}
console.table(rows);
const cuts = await measureCuts();
console.log(`cut-out, mean overlap with the truth of ${cuts.count} pictures: ${cuts.mean}`);
console.table(cuts.worst);
console.log(JSON.stringify({ bench: "fit", rows, cuts }));
const pairs = Number(values.pairs);
if (pairs > 0) {
  const room = createFittingRoom({ ask: cutOut, limitMs: 120_000 });
  const chosen = values.data ? photoPairs(values.data, 0, pairs) : demoPairs(0, pairs);
  await drawSheet(room, await chosen, { to: values.to, columns: 8, tile: 300 });
  await room.close();
}
process.exit(0);
