// npm run bench:page [-- --runs 3]: Lighthouse on the home page and a product page of the built product, as a
// phone on a slow connection sees them. Lighthouse slows the processor down fourfold, whatever it is; with
// --phone low or mid it is slowed down to what Chrome's developer tools call a low-tier or mid-tier phone. The
// median of the runs is told; with --why also what cost points. Then the page is used as a shopper would, at 20 and
// at 500 cards: no task of the main thread may take a phone more than 50 ms (parts/page-tasks.ts). With --only
// lighthouse or --only use one half of it.
import { chromium } from "playwright-core";
import lighthouse, { defaultConfig, type Result } from "lighthouse";
import { createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { parseArgs } from "node:util";
import { findBrowser } from "../tests/support/find-browser.ts";
import { withProduct } from "../tests/support/product-process.ts";
import { buildSite } from "../scripts/build-site.ts";
import { untilQuiet } from "./parts/quiet-machine.ts";
import { measureUse, type UseFigures } from "./parts/page-tasks.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    phone: { type: "string", default: "default" },
    why: { type: "boolean", default: false },
    only: { type: "string", default: "both" },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs takes a whole number.");

/** The speed of such a phone on the scale on which Lighthouse measures the machine. */
const PHONES: Record<string, number | undefined> = { default: undefined, low: 264, mid: 1000 };
if (!(values.phone in PHONES)) throw new Error("--phone is default, low or mid.");

const AIMS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const PAGES = ["/", "/product/p_layl-harir-nagham-flowing-satin-evening-dress"];

type Category = keyof typeof AIMS;
const CATEGORIES = Object.keys(AIMS) as Category[];

type Figures = Record<Category, number> & {
  lcpMs: number;
  tbtMs: number;
  cls: number;
  kilobytes: number;
  /** Lighthouse's own measure of the machine during the run. */
  machine: number;
};

/** Lighthouse slows the machine down fourfold to play a phone; one that is slow or busy already plays a worse one. */
const QUIET_MACHINE = 700;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** A browser of its own for every run: nothing of the last visit is in its cache. */
async function visit(url: string, slowdown?: number): Promise<Result> {
  const found = await findBrowser();
  if ("missing" in found) throw new Error(found.missing);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    env: { ...(process.env as Record<string, string>), ...found.env },
    args: ["--no-sandbox", "--disable-dev-shm-usage", `--remote-debugging-port=${port}`],
  });
  try {
    const visited = await lighthouse(url, {
      port,
      logLevel: "error",
      formFactor: "mobile",
      onlyCategories: CATEGORIES,
      ...(slowdown && {
        throttling: { ...defaultConfig.settings?.throttling, cpuSlowdownMultiplier: slowdown },
      }),
    });
    if (!visited) throw new Error(`Lighthouse had nothing to say about ${url}.`);
    if (visited.lhr.runtimeError) throw new Error(visited.lhr.runtimeError.message);
    return visited.lhr;
  } finally {
    await browser.close();
  }
}

const round = (value: number, digits = 0) => Number(value.toFixed(digits));

function figuresOf({ categories, audits, environment }: Result): Figures {
  const score = (name: Category) => round((categories[name]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    lcpMs: round(value("largest-contentful-paint")),
    tbtMs: round(value("total-blocking-time")),
    cls: round(value("cumulative-layout-shift"), 3),
    kilobytes: round(value("total-byte-weight") / 1024),
    machine: round(environment.benchmarkIndex),
  };
}

/** What cost points, for whoever wants to mend it. */
function tellWhy({ categories, audits }: Result): void {
  for (const category of CATEGORIES)
    for (const { id, weight } of categories[category]?.auditRefs ?? []) {
      const audit = audits[id];
      if (!audit || !weight || audit.score === null || audit.score >= 0.9) continue;
      console.log(`  ${category}: ${audit.title} (${audit.displayValue ?? audit.score})`);
    }
}

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

function medianOf(all: Figures[]): Figures {
  const names = Object.keys(all[0]!) as (keyof Figures)[];
  const pairs = names.map((name) => [name, median(all.map((figures) => figures[name]))]);
  return Object.fromEntries(pairs) as Figures;
}

/** How much this machine has to be slowed down to be the phone that was asked for; never sped up. */
async function slowdownTo(speed: number | undefined, url: string): Promise<number | undefined> {
  if (speed === undefined) return undefined;
  const { benchmarkIndex } = (await visit(url)).environment;
  return Math.max(1, round(benchmarkIndex / speed, 2));
}

async function measure(address: string, path: string, slowdown?: number) {
  const all: Figures[] = [];
  for (let run = 1; run <= runs; run++) {
    const result = await visit(address + path, slowdown);
    all.push(figuresOf(result));
    console.log(`${path} ${run}/${runs}: ${JSON.stringify(all.at(-1))}`);
    if (values.why) tellWhy(result);
  }
  return { page: path, ...medianOf(all) };
}

await buildSite();
const rows: ({ page: string } & Figures)[] = [];
let used: UseFigures | undefined;
await withProduct(async (address) => {
  if (!(await untilQuiet())) console.log("The machine did not become quiet within three minutes.");
  if (values.only !== "use") {
    const slowdown = await slowdownTo(PHONES[values.phone], address);
    if (slowdown) console.log(`Slowed down ${slowdown} times to be a ${values.phone}-tier phone.`);
    for (const path of PAGES) rows.push(await measure(address, path, slowdown));
  }
  if (values.only !== "lighthouse") used = await measureUse(address, values.why);
});
if (used) {
  console.table(used.acts);
  console.table(used.held);
}
const isMet = rows.every((row) => CATEGORIES.every((name) => row[name] >= AIMS[name]));
const slowest = Math.min(...rows.map(({ machine }) => machine));
if (rows.length > 0 && slowest < QUIET_MACHINE)
  console.log(
    `The machine was busy (${slowest}; quiet is ${QUIET_MACHINE} and more): performance is understated.`,
  );
if (rows.length > 0) console.table([...rows, { page: "aim", ...AIMS }]);
console.log(JSON.stringify({ bench: "page", runs, aims: AIMS, isMet, rows, ...used }));
process.exit(0);
