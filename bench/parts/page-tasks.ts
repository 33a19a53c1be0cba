// A phone's visitor opens, scrolls and types on the built product while the browser keeps account of its main
// thread: the longest task of each act in processor time, what the page holds in nodes and what in memory.
import { chromium, devices, type Browser, type CDPSession, type Page } from "playwright-core";
import { findBrowser } from "../../tests/support/find-browser.ts";
import { ACTS, ready } from "./page-acts.ts";

/** Cards in the list when the acts are done. */
const LIST_SIZES = [20, 500] as const;

/** A phone is four times slower than the machine, as Lighthouse has it. */
const SLOWER = 4;

export type ActFigures = {
  cards: number;
  act: string;
  /** Of the longest task, in ms of processor time on the phone; the aim is 50. */
  longestMs: number;
  tasksOver50: number;
};
export type HeldFigures = { cards: number; nodes: number; heapMb: number; listeners: number };
export type UseFigures = { acts: ActFigures[]; held: HeldFigures[] };

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string; data?: { functionName?: string; type?: string }; elementCount?: number };
};

type Task = {
  /** Of the processor. */
  ms: number;
  /** What was done in it, the longest first. */
  parts: string[];
};

/** Every task of the page's main thread. */
function tasksIn(trace: Buffer): Task[] {
  const { traceEvents } = JSON.parse(trace.toString("utf8")) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const own = traceEvents.filter(({ ph, pid, tid }) => ph === "X" && mains.has(`${pid} ${tid}`));
  return own
    .filter(({ name }) => name === TASK)
    .map((task) => ({ ms: msOf(task), parts: msOf(task) < 4 ? [] : partsOf(task, own) }));
}

const msOf = ({ tdur = 0 }: TraceEvent) => tdur / 1000;

function partsOf(task: TraceEvent, own: readonly TraceEvent[]): string[] {
  const end = task.ts + (task.dur ?? 0);
  return own
    .filter(({ name, ts }) => name !== TASK && ts >= task.ts && ts < end)
    .filter((part) => msOf(part) > 1)
    .toSorted((a, b) => msOf(b) - msOf(a))
    .slice(0, 12)
    .map((part) => {
      const { data, elementCount } = part.args;
      const said = [data?.type, data?.functionName, elementCount].filter(Boolean).join(" ");
      return `${Math.round(msOf(part) * SLOWER)} ${part.name}${said && ` (${said})`}`;
    });
}

const TASK = "ThreadControllerImpl::RunTask";
const TASKS = ["toplevel"];
const WHY = [...TASKS, "devtools.timeline"];

/** Until nothing has been asked of the main thread for a while. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const soon = { timeout: 2000 };
        requestIdleCallback(
          () => setTimeout(() => requestIdleCallback(() => resolve(), soon), 400),
          soon,
        );
      }),
  );

async function measured(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
  isWhy: boolean,
): Promise<Pick<ActFigures, "longestMs" | "tasksOver50">> {
  await settle(page);
  await browser.startTracing(page, { categories: isWhy ? WHY : TASKS });
  await act();
  await settle(page);
  const tasks = tasksIn(await browser.stopTracing()).toSorted((a, b) => b.ms - a.ms);
  if (tasks.length === 0) throw new Error("The browser kept no account of its tasks.");
  const long = tasks.filter(({ ms }) => ms * SLOWER > 50);
  if (isWhy)
    for (const { ms, parts } of long)
      console.log(`  ${Math.round(ms * SLOWER)} ms: ${parts.join(", ")}`);
  return { longestMs: Math.round(tasks[0]!.ms * SLOWER), tasksOver50: long.length };
}

async function growTo(page: Page, count: number): Promise<void> {
  const held = () => page.getByText(/^\d+ pieces shown$/).textContent();
  for (let last = -1; ;) {
    const now = parseInt((await held()) ?? "0", 10);
    if (now >= count) return;
    const more = page.getByRole("button", { name: "Load More" });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    if (now === last && (await more.isVisible())) await more.tap();
    last = now;
    await page.waitForTimeout(80);
  }
}

async function heldBy(cdp: CDPSession, cards: number): Promise<HeldFigures> {
  await cdp.send("Performance.enable");
  await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    cards,
    nodes: value("Nodes"),
    heapMb: Math.round(value("JSHeapUsedSize") / 1e5) / 10,
    listeners: value("JSEventListeners"),
  };
}

/** What is in the collection. */
async function somePieces(address: string): Promise<unknown[]> {
  const answer = await fetch(`${address}/api/products/filter`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ categories: ["Dresses"] }),
  });
  return ((await answer.json()) as { products: unknown[] }).products.slice(0, 3);
}

/** The server must hold the demo's catalogue. */
export async function measureUse(address: string, isWhy: boolean): Promise<UseFigures> {
  const found = await findBrowser();
  if ("missing" in found) throw new Error(found.missing);
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    env: { ...(process.env as Record<string, string>), ...found.env },
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
  const figures: UseFigures = { acts: [], held: [] };
  try {
    const page = await browser.newPage({
      ...devices["Pixel 7"],
      viewport: { width: 390, height: 844 },
      reducedMotion: "reduce",
    });
    page.setDefaultTimeout(20_000);
    const pinned = JSON.stringify(await somePieces(address));
    await page.addInitScript((pieces) => {
      localStorage.setItem("hasSeenPinHint", "true");
      localStorage.setItem("pinnedProducts", pieces);
    }, pinned);
    const cdp = await page.context().newCDPSession(page);
    await page.goto(address);
    await page.getByRole("article").first().waitFor();
    for (const cards of LIST_SIZES) {
      await growTo(page, cards);
      figures.held.push(await heldBy(cdp, cards));
      await page.evaluate(() => scrollTo(0, 0));
      for (const act of ACTS) {
        await settle(page);
        const doIt = await ready(act, page, cdp);
        figures.acts.push({
          cards,
          act: act.name,
          ...(await measured(browser, page, doIt, isWhy)),
        });
        console.log(JSON.stringify(figures.acts.at(-1)));
      }
    }
    return figures;
  } finally {
    await browser.close();
  }
}
