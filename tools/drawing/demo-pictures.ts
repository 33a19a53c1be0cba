/**
 * Renders the demo catalogue's pictures into src/demo/pictures: only what is missing or whose drawing changed, in two
 * patient processes. The same catalogue gives the same bytes; only lettering (mugs, candles, CAIRO) depends on the
 * fonts of the machine.
 *
 *   npm run demo:pictures [-- --only <text in the file name>] [--count <at most so many>] [--processes 2]
 */
import { fork } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { demoCatalogue } from "../../src/demo/catalogue.ts";
import {
  markMaker,
  PICTURE_FOLDER,
  type PictureJob,
  pictureJobs,
  renderPicture,
} from "./picture-files.ts";

const MANIFEST = join(PICTURE_FOLDER, "manifest.json");

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    count: { type: "string", default: "100000" },
    processes: { type: "string", default: "2" },
    worker: { type: "boolean", default: false },
  },
});

type Manifest = Record<string, string>;

function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(MANIFEST, "utf8")) as Manifest;
  } catch {
    return {};
  }
}

const writeManifest = (marks: Manifest): void =>
  writeFileSync(
    MANIFEST,
    `${JSON.stringify(Object.fromEntries(Object.entries(marks).toSorted(([a], [b]) => (a < b ? -1 : 1))), null, 1)}\n`,
  );

/** One process of the two: asks for a job by reporting the last one done. */
function work(): void {
  setPriority(15);
  sharp.concurrency(1);
  process.on("disconnect", () => process.exit());
  process.on("message", (job: PictureJob) => {
    void renderPicture(job)
      .then((bytes) => {
        writeFileSync(join(PICTURE_FOLDER, job.file), bytes);
        process.send?.({ done: job.file });
      })
      .catch((error: unknown) => process.send?.({ done: job.file, error: String(error) }));
  });
  process.send?.({ done: null });
}

type Report = { done: string | null; error?: string };

function renderAll(jobs: PictureJob[], onDone: (file: string) => void): Promise<string[]> {
  const queue = jobs.toReversed();
  const failed: string[] = [];
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const child = fork(import.meta.filename, ["--worker"]);
      child.on("message", ({ done, error }: Report) => {
        if (done && error) failed.push(`${done}: ${error}`);
        else if (done) onDone(done);
        const next = queue.pop();
        if (next) child.send(next);
        else child.disconnect();
      });
      child.on("error", reject);
      child.on("exit", () => resolve());
    });
  return Promise.all(Array.from({ length: Number(values.processes) }, one)).then(() => failed);
}

function removeUnused(wanted: Set<string>): number {
  const unused = readdirSync(PICTURE_FOLDER).filter(
    (name) => name.endsWith(".webp") && !wanted.has(name),
  );
  for (const name of unused) rmSync(join(PICTURE_FOLDER, name));
  return unused.length;
}

function report(): void {
  const sizes = { main: 0, second: 0, third: 0, cutout: 0 };
  for (const name of readdirSync(PICTURE_FOLDER)) {
    if (!name.endsWith(".webp")) continue;
    const group = name.endsWith("-cut.webp")
      ? "cutout"
      : name.endsWith("-2.webp")
        ? "second"
        : name.endsWith("-3.webp")
          ? "third"
          : "main";
    sizes[group] += statSync(join(PICTURE_FOLDER, name)).size;
  }
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  const total = sizes.main + sizes.second + sizes.third + sizes.cutout;
  console.log(
    `${mb(total)} in all: pieces ${mb(sizes.main)}, second pictures ${mb(sizes.second)}, third ${mb(sizes.third)}, cut-outs ${mb(sizes.cutout)}`,
  );
}

async function main(): Promise<void> {
  const started = performance.now();
  mkdirSync(PICTURE_FOLDER, { recursive: true });
  const all = pictureJobs(demoCatalogue());
  const markOf = markMaker();
  const marks = new Map(all.map((job) => [job.file, markOf(job)]));
  const before = readManifest();
  const present = new Set(readdirSync(PICTURE_FOLDER));
  const due = all
    .filter(({ file }) => before[file] !== marks.get(file) || !present.has(file))
    .filter(({ file }) => file.includes(values.only))
    .slice(0, Number(values.count));
  const removed = removeUnused(new Set(marks.keys()));
  const kept: Manifest = Object.fromEntries(
    Object.entries(before).filter(([file]) => marks.has(file)),
  );
  console.log(`${all.length} pictures, ${due.length} to render, ${removed} no longer used`);
  let count = 0;
  const failed = await renderAll(due, (file) => {
    kept[file] = marks.get(file)!;
    // A stopped run continues where it was.
    if (++count % 50 === 0) {
      writeManifest(kept);
      console.log(
        `${count}/${due.length} after ${Math.round((performance.now() - started) / 1000)} s`,
      );
    }
  });
  writeManifest(kept);
  report();
  if (failed.length > 0) throw new Error(`Not rendered:\n${failed.join("\n")}`);
}

if (values.worker) work();
else await main();
