// npm run bench:crawl [-- --rounds 3 --only shopify|plain|heavy | --paced]: products per second from a Shopify shop and pages per second from a shop
// of HTML pages, ours beside Crawlee's CheerioCrawler, each in a process of its own, taking turns. Neither pauses
// between requests. `--paced`: ours alone, with the pauses of the product, as a shop would see it. Both must find the same products, or the figures mean nothing and the run fails.
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { isDeepStrictEqual, parseArgs, promisify } from "node:util";
import { READER_FLAGS } from "../src/server/features/crawl/apart/warm-readers.ts";
import type { Crawled, Outcome } from "./parts/crawl-outcome.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    only: { type: "string", default: "" },
    paced: { type: "boolean", default: false },
  },
});
const rounds = Number(values.rounds);
const root = join(import.meta.dirname, "..");
const parts = join(root, "bench", "parts");
const CRAWLERS = { ours: "crawl-ours.ts", crawlee: "crawl-crawlee.ts" } as const;
const KINDS = ["shopify", "plain", "heavy"] as const;
type Kind = (typeof KINDS)[number];
const TITLES: Record<Kind, string> = {
  shopify: "Shopify",
  plain: "HTML shop without structured data",
  heavy: "HTML shop with pages of fifty kilobytes",
};
type Crawler = keyof typeof CRAWLERS;
type Target = { url: string; products: number; pages?: number };
type Figures = {
  perSecond: number;
  perCpuSecond: number;
  seconds: number;
  cpuSeconds: number;
  peakMb: number;
};

/** Neither pays for compiling its modules: Node keeps them compiled from one run to the next. */
const env = {
  ...process.env,
  NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "ribby", "bench-crawl"),
};

const run = async (
  crawler: Crawler,
  kind: string,
  url: string,
  ...more: string[]
): Promise<Outcome> => {
  const file = join(parts, CRAWLERS[crawler]);
  // Ours runs as the product starts its readers.
  const flags = crawler === "ours" ? READER_FLAGS : ["--disable-warning=ExperimentalWarning"];
  const args = [...flags, file, kind, url, ...more];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 28, env });
  return JSON.parse(stdout) as Outcome;
};

const median = (numbers: number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!;

const sorted = (products: Crawled[]) =>
  products.toSorted((one, other) => one.url.localeCompare(other.url));

/** The sentence that says what they disagree about, if anything. */
function disagreement(ours: Crawled[], theirs: Crawled[], wanted: number): string | undefined {
  if (ours.length !== wanted || theirs.length !== wanted) {
    return `${wanted} products are there; ours found ${ours.length}, Crawlee ${theirs.length}.`;
  }
  const [mine, others] = [sorted(ours), sorted(theirs)];
  const n = mine.findIndex((product, at) => !isDeepStrictEqual(product, others[at]));
  return n < 0 ? undefined : `${JSON.stringify(mine[n])} is not ${JSON.stringify(others[n])}.`;
}

async function compare(kind: string, { url, products, pages }: Target) {
  const outcomes: Record<Crawler, Outcome[]> = { ours: [], crawlee: [] };
  for (let round = 0; round < rounds; round++) {
    // Whoever goes first finds the machine as the other left it; they take turns in that, too.
    const order: Crawler[] = round % 2 === 0 ? ["ours", "crawlee"] : ["crawlee", "ours"];
    for (const crawler of order) outcomes[crawler].push(await run(crawler, kind, url));
    const wrong = disagreement(
      outcomes.ours.at(-1)!.products,
      outcomes.crawlee.at(-1)!.products,
      products,
    );
    if (wrong) throw new Error(`${kind}: ${wrong}`);
  }
  const figuresOf = (crawler: Crawler): Figures => {
    const of = (pick: (outcome: Outcome) => number) => median(outcomes[crawler].map(pick));
    const [seconds, cpuSeconds] = [of((one) => one.seconds), of((one) => one.cpuSeconds)];
    return {
      perSecond: (pages ?? products) / seconds,
      perCpuSecond: (pages ?? products) / cpuSeconds,
      seconds,
      cpuSeconds,
      peakMb: of((one) => one.peakMb),
    };
  };
  return { ours: figuresOf("ours"), crawlee: figuresOf("crawlee") };
}

function show(title: string, unit: string, { ours, crawlee }: Record<Crawler, Figures>): void {
  const cells = (first: string, rest: string[]) =>
    console.log(first.padEnd(10) + rest.map((word) => word.padStart(18)).join(""));
  const row = (name: string, { perSecond, perCpuSecond, seconds, cpuSeconds, peakMb }: Figures) =>
    cells(name, [
      perSecond.toFixed(0),
      seconds.toFixed(2),
      perCpuSecond.toFixed(0),
      cpuSeconds.toFixed(2),
      peakMb.toFixed(0),
    ]);
  const ratio = (pick: (figures: Figures) => number) => (pick(ours) / pick(crawlee)).toFixed(2);
  console.log(`\n${title}`);
  cells("", [`${unit}/s`, "seconds", `${unit}/CPU s`, "CPU seconds", "peak MB"]);
  row("Ribby", ours);
  row("Crawlee", crawlee);
  console.log(
    `${ratio((one) => one.perSecond)} times as fast, ${ratio((one) => one.perCpuSecond)} times by CPU time, with ${ratio((one) => one.peakMb)} of the memory (aim: 2 and 0.5)`,
  );
}

/** How long a shop of that size takes at the pace that it allows. */
async function pace(kind: "shopify" | "store", { url, products }: Target): Promise<void> {
  const outcome = await run("ours", kind, url, "paced");
  const { seconds, cpuSeconds } = outcome;
  if (outcome.products.length !== products)
    throw new Error(`${kind}: ${outcome.products.length} of ${products} found.`);
  const thousand = (seconds / products) * 1000;
  console.log(
    `${kind}: ${products} products in ${seconds.toFixed(1)} s (${cpuSeconds.toFixed(2)} CPU s), a thousand in ${thousand.toFixed(1)} s (aim: 60)`,
  );
}

/** Ours beside theirs, on every kind of shop that is wanted. */
async function compareAll(targets: Record<Kind, Target>): Promise<void> {
  const kinds = KINDS.filter((one) => values.only === "" || values.only === one);
  for (const crawler of ["ours", "crawlee"] as const)
    await run(crawler, "plain", targets.plain.url);
  const results: Partial<Record<Kind, Record<Crawler, Figures>>> = {};
  for (const kind of kinds) {
    const { products, pages } = targets[kind];
    results[kind] = await compare(kind, targets[kind]);
    const size = pages ? `${pages} pages` : `${products} products`;
    show(`${TITLES[kind]}, ${size}`, pages ? "pages" : "products", results[kind]);
  }
  console.log(`\n${JSON.stringify(results)}`);
}

const shops = spawn(process.execPath, [join(parts, "crawl-shops.ts")], {
  stdio: ["pipe", "pipe", "inherit"],
});
try {
  const [line] = (await once(shops.stdout, "data")) as [Buffer];
  const targets = JSON.parse(line.toString()) as Record<Kind | "store", Target>;
  if (values.paced)
    for (const kind of ["shopify", "store"] as const) await pace(kind, targets[kind]);
  else await compareAll(targets);
} finally {
  shops.stdin.end();
}
