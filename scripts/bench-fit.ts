/**
 * npm run bench:fit [-- --count 12] [--cuts 24]: seconds and memory of a fit, and how well pieces are cut
 * out of pictures whose true outline is known (the demo catalogue's own).
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { demoCatalogue } from "../src/demo/catalogue.ts";
import { cutoutFile, PICTURE_FOLDER } from "../src/demo/picture-files.ts";
import type { DemoProduct } from "../src/demo/types.ts";
import { cut, PIERCED, type AskNetwork } from "../src/server/features/fit/cut-out/cut-garment.ts";
import { decode } from "../src/server/features/fit/cut-out/decode.ts";
import { createFittingRoom } from "../src/server/features/fit/fitting-room.ts";
import { planOutfit } from "../src/server/features/fit/outfit.ts";
import type { Garment } from "../src/server/providers/try-on/try-on.ts";
import { cutOut } from "../src/server/providers/vision/cut-out.ts";

const { values } = parseArgs({
  options: { count: { type: "string", default: "12" }, cuts: { type: "string", default: "24" } },
});
const products = demoCatalogue().flatMap((brand) => brand.products);
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
const round = (value: number, digits = 2) => Number(value.toFixed(digits));

async function asGarment(
  { title, category, key, pictures }: DemoProduct,
  isPhoto: boolean,
): Promise<Garment> {
  const picture = await readFile(join(PICTURE_FOLDER, pictures[0]!.file));
  if (isPhoto) return { title, category, pictures: [picture] };
  return {
    title,
    category,
    pictures: [picture],
    cutOut: await readFile(join(PICTURE_FOLDER, cutoutFile(key))),
  };
}

/** Worn pairs, a top with something for the legs; as photos the pieces have to be cut out first. */
async function timeFits(isPhoto: boolean) {
  const tops = products.filter(({ category }) =>
    ["T-Shirts", "Shirts", "Blouses"].includes(category),
  );
  const legs = products.filter(({ category }) => ["Pants", "Skirts", "Shorts"].includes(category));
  const room = createFittingRoom({ ask: cutOut, limitMs: 120_000 });
  const wall: number[] = [];
  const cpu: number[] = [];
  for (let n = -1; n < Number(values.count); n++) {
    const garments: [Garment, Garment] = [
      await asGarment(tops[((n + 1) * 5) % tops.length]!, isPhoto),
      await asGarment(legs[((n + 1) * 3) % legs.length]!, isPhoto),
    ];
    const [began, used] = [performance.now(), process.cpuUsage()];
    await room.dress({ garments, body: planOutfit(garments).body });
    const { user, system } = process.cpuUsage(used);
    // The first one starts the thread and opens the figure.
    if (n < 0) continue;
    wall.push((performance.now() - began) / 1000);
    cpu.push((user + system) / 1e6);
  }
  await room.close();
  return {
    what: isPhoto ? "from photos" : "from our cut-outs",
    fits: wall.length,
    median_s: round(median(wall)),
    worst_s: round(Math.max(...wall)),
    median_cpu_s: round(median(cpu)),
    peak_mb: Math.round(process.resourceUsage().maxRSS / 1024),
  };
}

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

const rows = [await timeFits(false), await timeFits(true)];
console.table(rows);
const cuts = await measureCuts();
console.log(`cut-out, mean overlap with the truth of ${cuts.count} pictures: ${cuts.mean}`);
console.table(cuts.worst);
console.log(JSON.stringify({ bench: "fit", rows, cuts }));
process.exit(0);
