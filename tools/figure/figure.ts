/**
 * npm run figure [-- --body plain] [--samples 1|2]: renders the figures the fitter dresses, in every skin. A minute
 * of one core each, so it is done ahead; the results are committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import sharp from "sharp";
import { FIT_BODIES, FIT_SKINS, type FitBody } from "../../src/contract/fit.ts";
import type { Anchors } from "../../src/server/features/fit/figure/anchors.ts";
import { REGION } from "../../src/server/features/fit/figure/figure.ts";
import { anchorsOf } from "./anchors.ts";
import { sculpt } from "./bodies.ts";
import { paintFace } from "./face.ts";
import { paintGround } from "./ground.ts";
import { drawLabels } from "./labels.ts";
import type { Grasp } from "./hands.ts";
import { lightingOf, shade } from "./light.ts";
import { HEIGHT, WIDTH } from "./pose.ts";
import { nothingSeen, type Seen } from "./trace.ts";

const { values } = parseArgs({
  options: {
    body: { type: "string" },
    samples: { type: "string", default: "2" },
    to: { type: "string" },
  },
});
const FOLDER = join(import.meta.dirname, "../../src/server/features/fit/figure/rendered");
const folder = values.to ?? FOLDER;
const samples = Number(values.samples);
const frame = { width: WIDTH * samples, height: HEIGHT * samples, samples };

type Rows = { from: number; to: number };
const ALL: Rows = { from: 0, to: HEIGHT };

async function look(body: FitBody, grasp: Grasp, { from: first, to: last }: Rows): Promise<Seen> {
  const { width } = frame;
  const seen = nothingSeen(width * frame.height);
  const band = 12 * samples;
  const end = last * samples;
  let next = first * samples;
  const work = () =>
    new Promise<void>((done, fail) => {
      const worker = new Worker(join(import.meta.dirname, "trace-worker.ts"), {
        workerData: { body, grasp, samples },
      });
      const feed = () => {
        if (next >= end) {
          worker.postMessage(null);
          done();
          return;
        }
        const from = next;
        next = Math.min(end, next + band);
        worker.postMessage([from, next]);
      };
      worker.on("message", ({ rows, seen: part }: { rows: [number, number]; seen: Seen }) => {
        const at = rows[0] * width;
        seen.depth.set(part.depth, at);
        seen.normal.set(part.normal, at * 3);
        seen.material.set(part.material, at);
        seen.region.set(part.region, at);
        feed();
      });
      worker.on("error", fail);
      feed();
    });
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return seen;
}

const small = (data: Buffer | Uint16Array, channels: 1 | 3 | 4) =>
  sharp(data, { raw: { width: frame.width, height: frame.height, channels } }).resize(
    WIDTH,
    HEIGHT,
    {
      kernel: samples > 1 ? "mitchell" : "nearest",
    },
  );

/** Normals in red, green and blue. */
async function writeMaps(name: string, seen: Seen): Promise<void> {
  const pixels = frame.width * frame.height;
  const normal = Buffer.alloc(pixels * 4);
  for (let o = 0; o < pixels; o++) {
    if (!seen.material[o]) continue;
    for (let c = 0; c < 3; c++) normal[o * 4 + c] = 127.5 + 127.5 * seen.normal[o * 3 + c]!;
    normal[o * 4 + 3] = 255;
  }
  const region = smallRegions(seen);
  const png = { compressionLevel: 9, adaptiveFiltering: true };
  await small(normal, 4)
    .removeAlpha()
    .png(png)
    .toFile(join(folder, `${name}-normals.png`));
  await sharp(region, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .toColourspace("b-w")
    .png(png)
    .toFile(join(folder, `${name}-regions.png`));
}

function smallRegions({ region }: Seen): Buffer {
  const regions = Buffer.alloc(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      regions[y * WIDTH + x] = region[y * samples * frame.width + x * samples]!;
  return regions;
}

const WEBP = { quality: 94, alphaQuality: 100, effort: 6 };

async function render(body: FitBody): Promise<Anchors> {
  const seen = await look(body, "rest", ALL);
  const lighting = lightingOf(seen, frame);
  const anchors = anchorsOf(sculpt(body).pose);
  for (const skin of FIT_SKINS) {
    const lit = await small(shade(seen, frame, lighting, skin), 4)
      .png()
      .toBuffer();
    const painted = await paintFace(lit, anchors, body, skin);
    await painted.webp(WEBP).toFile(join(folder, `${body}-${skin}.webp`));
  }
  await writeMaps(body, seen);
  await renderGrip(body, anchors);
  return anchors;
}

/** The hand that carries bags, closed; the rest of its picture is empty. */
async function renderGrip(body: FitBody, { elbow, hand }: Anchors): Promise<void> {
  const rows = { from: Math.round(elbow.right.y), to: Math.round(hand.fingertips.right.y + 60) };
  const seen = await look(body, "grip", rows);
  const lighting = lightingOf(seen, frame);
  const regions = smallRegions(seen);
  // The edge of the hand has colour but no region of its own.
  const isHand = (i: number) =>
    regions[i] === REGION.handL ||
    (regions[i] === REGION.none &&
      [-1, 1, -WIDTH, WIDTH].some((step) => regions[i + step] === REGION.handL));
  for (const skin of FIT_SKINS) {
    const data = await small(shade(seen, frame, lighting, skin), 4)
      .raw()
      .toBuffer();
    for (let i = 0; i < regions.length; i++) if (!isHand(i)) data.fill(0, i * 4, i * 4 + 4);
    await sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
      .webp(WEBP)
      .toFile(join(folder, `${body}-grip-${skin}.webp`));
  }
}

mkdirSync(folder, { recursive: true });
const anchorsFile = join(folder, "anchors.json");
type Known = Partial<Record<FitBody, Anchors>>;
const readAnchors = (): Known => {
  try {
    return JSON.parse(readFileSync(anchorsFile, "utf8")) as Known;
  } catch {
    return {};
  }
};
const anchors = readAnchors();
for (const body of FIT_BODIES) {
  if (values.body && values.body !== body) continue;
  const began = performance.now();
  anchors[body] = await render(body);
  console.log(`${body}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
}
writeFileSync(anchorsFile, `${JSON.stringify(anchors, null, 2)}\n`);
await sharp(paintGround(), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
  .webp({ quality: 84, effort: 6 })
  .toFile(join(folder, "ground.webp"));
await drawLabels(folder);
