// config → container → app → listen.
import type { FastifyInstance } from "fastify";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { explore } from "../contract/products.ts";
import { buildApp } from "./app.ts";
import { readConfig, type Config } from "./config.ts";
import type { OpenOptions } from "./database/open.ts";
import { withAdvisoryLock } from "./database/advisory-lock.ts";
import { ensureAdministrator } from "./features/brands/administrator.ts";
import type { CrawlSettings } from "./features/crawl/settings.ts";
import { readQuery } from "./features/stylist/find/search.ts";
import { warmVocabulary } from "./language/guess-word.ts";
import type { LogStream } from "./http/log.ts";
import { createReadiness, type Readiness } from "./http/readiness.ts";
import { builtSite, type Site } from "./http/site.ts";
import { warmCalls } from "./http/warm-calls.ts";
import type { Embeddings } from "./providers/embeddings/embeddings.ts";
import { localEmbeddings } from "./providers/embeddings/local.ts";
import { remembering } from "./providers/embeddings/remembering.ts";
import { buildContainer, type Container } from "./container.ts";
import type { Deadlines } from "./container/base.ts";
import { createLogLine, detailsOf } from "./observability/log-line.ts";
import { startTracing } from "./observability/traces.ts";
import { buildWorkerApp } from "./worker-app.ts";

const WEB_FOLDER = join(import.meta.dirname, "../../dist/web");
const STOP_WITHIN_MS = 15_000;
const WARM_AFTER_MS = 1500;

export type Running = {
  app: FastifyInstance;
  parts: Container;
  address: string;
  readiness: Readiness;
  stop(): Promise<void>;
};

type StartOptions = {
  makeSite?: () => Promise<Site>;
  isDevelopment?: boolean;
  rateLimits?: boolean;
  sheds?: boolean;
  say?: (line: string) => void;
  logTo?: LogStream;
  now?: () => Date;
  resolveTxt?: (host: string) => Promise<string[][]>;
  embeddings?: Embeddings;
  crawl?: Partial<CrawlSettings>;
  patience?: Deadlines;
  looksAtPictures?: boolean;
  /** Whether what the first callers would wait for is made ahead. */
  warms?: boolean;
  startEmbedded?: OpenOptions["startEmbedded"];
};

export async function start(config: Config, options: StartOptions = {}): Promise<Running> {
  const say = options.say ?? ((line: string) => console.log(line));
  const { logTo } = options;
  const asJson = config.isProduction || logTo !== undefined;
  const tell = createLogLine({ asJson, level: config.logLevel, stream: logTo });
  const tracing = await startTracing(config.otlpEndpoint, tell);
  let origin = `http://${config.host}:${config.port}`;
  const isWorker = config.role === "worker";
  // There is time while the database starts; later it would hold up everybody.
  if (!isWorker) setImmediate(warmReading);
  const demo = config.demo ? await import("../demo/demo.ts") : null;
  const parts = await buildContainer(config, {
    openOwnPicture: openDemoPicture,
    onJobError: (error) => tell("error", "A background job failed.", detailsOf(error)),
    report: (reason) => tell("warn", "The language model was not used.", { reason }),
    tell,
    publicUrl: () => config.publicUrl ?? origin,
    say,
    ...(options.now && { now: options.now }),
    looksAtPictures: options.looksAtPictures ?? true,
    ...(options.resolveTxt && { resolveTxt: options.resolveTxt }),
    ...(options.crawl && { crawl: options.crawl }),
    ...(options.patience && { patience: options.patience }),
    ...embeddingsFor(demo, options),
    ...(options.startEmbedded && { startEmbedded: options.startEmbedded }),
  });
  try {
    // Of several processes that start in the same moment one does it, and the others find it done.
    const welcome = await withAdvisoryLock(parts.database.pool, "prepare", () =>
      prepare(config, parts, demo),
    );
    const readiness = createReadiness();
    const app = isWorker
      ? await buildWorkerApp({ config, parts, readiness, ...options })
      : await buildApp({ config, parts, readiness, site: await openSite(options), ...options });
    const warms = !isWorker && options.warms !== false;
    if (warms) await warmCalls(app, explore.path);
    const address = await app.listen({ port: config.port, host: config.host });
    origin = address;
    say(`\n${greeting(config, address)}\n`);
    for (const line of welcome) say(`  ${line}`);
    if (!isWorker) warmSearch(parts);
    const stopping = new AbortController();
    // A database that does not answer now is asked again by the callers.
    const loads = [parts.loadWindow, parts.loadSearchIndex];
    if (warms) void parts.warmShop(stopping.signal, loads).catch(() => {});
    return {
      app,
      parts,
      address,
      readiness,
      async stop() {
        stopping.abort();
        await app.close();
        await parts.close();
        await tracing.close();
      },
    };
  } catch (error) {
    await parts.close();
    await tracing.close();
    throw error;
  }
}

const openSite = async ({ makeSite }: StartOptions): Promise<Site> =>
  makeSite ? makeSite() : builtSite(WEB_FOLDER);

function greeting({ role, publicUrl }: Config, address: string): string {
  if (role === "worker") return `  Ribby's worker is ready at ${address}`;
  const listening = publicUrl ? `  Listening at ${address}\n` : "";
  return `${listening}  Ribby is ready at ${publicUrl ?? address}`;
}

/** The spelling index is made, and the code that reads a wish is read and compiled by the engine. */
function warmReading(): void {
  warmVocabulary();
  readQuery("a black linen dress under 900 for work", { brands: [] });
}

/** The first search would wait for the model to load. */
function warmSearch({ search }: Container): void {
  const any = { query: "black dress", limit: 1, language: "en" } as const;
  setTimeout(() => void search(any).catch(() => {}), WARM_AFTER_MS).unref();
}

/** Also without the demo: its pieces may still be in a database that was filled with them. */
async function openDemoPicture(address: string): Promise<Buffer | undefined> {
  if (!address.startsWith("/demo-shop/")) return undefined;
  return (await import("../demo/pictures.ts")).openDemoPicture(address);
}

/** Loaded when the demo is on; a shop that is open for business has none of it. */
type Demo = typeof import("../demo/demo.ts");

function embeddingsFor(demo: Demo | null, { embeddings }: StartOptions) {
  if (embeddings) return { embeddings };
  return demo ? { embeddings: demo.withDemoMeanings(remembering(localEmbeddings())) } : {};
}

/** The demo catalogue in an empty database, and the house account. Returns what people should know. */
async function prepare(config: Config, parts: Container, demo: Demo | null): Promise<string[]> {
  const lines: string[] = [];
  const demoUser = await demo?.seedDemo(parts);
  if (demo && demoUser) lines.push(`Demo brand:    ${demoUser}  password: ${demo.DEMO_PASSWORD}`);
  const administrator = await ensureAdministrator(parts.brands, {
    ...config.administrator,
    website: config.publicUrl ?? "https://ribby.example",
  });
  if (administrator?.generatedPassword) {
    lines.push(
      `Administrator: ${administrator.email}  password: ${administrator.generatedPassword}`,
      "               (shown this once; please keep it)",
    );
  }
  return lines;
}

/** Runs until a signal or a parent that goes away. */
export function run(
  environment: Record<string, string | undefined>,
  options: StartOptions & { stopMs?: number } = {},
): Promise<void> {
  const config = readConfig(environment);
  // Nobody sends requests to a worker; its jobs are taken over as soon as it stops.
  const drainSeconds = config.role === "worker" ? 0 : config.drainSeconds;
  return stopOn(start(config, options), drainSeconds * 1000, options.stopMs);
}

/**
 * A signal during the start is honoured when the start is done: nothing is left half-open. SIGTERM is what
 * a deploy sends: the process says that it is not ready any more and serves on until that has been heard.
 */
export async function stopOn(
  starting: Promise<Running>,
  drainMs = 0,
  stopMs = STOP_WITHIN_MS,
): Promise<void> {
  let stopping = false;
  const stop = async (drainFor: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), drainFor + stopMs).unref();
    const running = await starting;
    running.readiness.drain();
    await wait(drainFor);
    await running.stop();
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop(drainMs));
  for (const signal of ["SIGINT", "SIGHUP"] as const) process.on(signal, () => void stop(0));
  process.on("disconnect", () => void stop(0));
  await starting;
}
