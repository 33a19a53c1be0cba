/**
 * npm run bench:fit [-- --count 12] [--cuts 24] [--pairs 48] [--data DIR] [--to FILE]: seconds and memory of a
 * fit (of people's own photos, too, where DIR holds some), how well pieces are cut out of pictures whose true
 * outline is known (the demo catalogue's own), and a sheet of pairs over all kinds for looking, of photos where DIR holds some. `--pairs 0` leaves it out.
 */
import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { USUAL_SKIN } from "../src/contract/fit.ts";
import { demoCatalogue } from "../src/demo/catalogue.ts";
import type { DemoProduct } from "../src/demo/types.ts";
import { createFittingRoom } from "../src/server/features/fit/fitting-room.ts";
import { planOutfit } from "../src/server/features/fit/outfit.ts";
import type { Garment } from "../src/server/providers/try-on/try-on.ts";
import { cutOut } from "../src/server/providers/vision/cut-out.ts";
import { demoPairs, fromDemo, photoPairs } from "./parts/fit-pairs.ts";
import { drawSheet } from "./parts/fit-sheet.ts";
import { benchWholeCuts } from "./parts/whole-cuts.ts";

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
for (const kind of Number(values.count) > 0 ? KINDS : []) {
  if (kind !== "people's photos" || values.data) rows.push(await inOwnProcess(kind));
}
console.table(rows);
const cuts = await benchWholeCuts(Number(values.cuts), values.data);
console.table(cuts.rows);
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
