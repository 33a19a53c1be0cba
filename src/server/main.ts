// config → parts → app → listen.
import type { FastifyInstance } from "fastify";
import { join } from "node:path";
import { withDemoMeanings } from "../demo/meanings.ts";
import { openDemoPicture } from "../demo/pictures.ts";
import { DEMO_PASSWORD, seedDemo } from "../demo/seed.ts";
import { buildApp } from "./app.ts";
import { readConfig, type Config } from "./config.ts";
import { ensureAdministrator } from "./features/brands/administrator.ts";
import type { LogStream } from "./http/log.ts";
import { builtSite, type Site } from "./http/site.ts";
import type { Embeddings } from "./providers/embeddings/embeddings.ts";
import { localEmbeddings } from "./providers/embeddings/local.ts";
import { buildParts, type Parts } from "./parts.ts";

const WEB_FOLDER = join(import.meta.dirname, "../../dist/web");
const STOP_WITHIN_MS = 15_000;
const WARM_AFTER_MS = 1500;

export type Running = {
  app: FastifyInstance;
  parts: Parts;
  address: string;
  /** As Database.lost. */
  lost: Promise<boolean>;
  stop(): Promise<void>;
};

type StartOptions = {
  makeSite?: () => Promise<Site>;
  isDevelopment?: boolean;
  rateLimits?: boolean;
  say?: (line: string) => void;
  logTo?: LogStream;
  now?: () => Date;
  embeddings?: Embeddings;
};

export async function start(config: Config, options: StartOptions = {}): Promise<Running> {
  const say = options.say ?? ((line: string) => console.log(line));
  let origin = `http://${config.host}:${config.port}`;
  const parts = await buildParts(config, {
    openOwnPicture: openDemoPicture,
    onJobError: (error) => console.error("A background job failed:", error.message),
    report: (reason) => console.error("The language model was not used:", reason),
    publicUrl: () => config.publicUrl ?? origin,
    say,
    ...(options.now && { now: options.now }),
    ...embeddingsFor(config, options),
  });
  try {
    const welcome = await prepare(config, parts);
    const site = options.makeSite ? await options.makeSite() : builtSite(WEB_FOLDER);
    const app = await buildApp({ config, parts, site, ...options });
    const address = await app.listen({ port: config.port, host: config.host });
    origin = address;
    say(`\n  Ribby is ready at ${config.publicUrl ?? address}\n`);
    for (const line of welcome) say(`  ${line}`);
    warmSearch(parts);
    return {
      app,
      parts,
      address,
      lost: parts.database.lost,
      async stop() {
        await app.close();
        await parts.close();
      },
    };
  } catch (error) {
    await parts.close();
    throw error;
  }
}

/** The first search would wait for the model and the vocabulary to load. */
function warmSearch({ search }: Parts): void {
  const misspelt = { query: "blakc drses", limit: 1, language: "en" } as const;
  setTimeout(() => void search(misspelt).catch(() => {}), WARM_AFTER_MS).unref();
}

function embeddingsFor(config: Config, { embeddings }: StartOptions) {
  if (embeddings) return { embeddings };
  return config.demo ? { embeddings: withDemoMeanings(localEmbeddings()) } : {};
}

/** The demo catalogue in an empty database, and the house account. Returns what people should know. */
async function prepare(config: Config, parts: Parts): Promise<string[]> {
  const lines: string[] = [];
  const demoUser = config.demo ? await seedDemo(parts) : null;
  if (demoUser) lines.push(`Demo brand:    ${demoUser}  password: ${DEMO_PASSWORD}`);
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

/** Runs until a signal, a parent that goes away, or a database that is lost. */
export function run(
  environment: Record<string, string | undefined>,
  options: StartOptions = {},
): Promise<void> {
  return stopOn(start(readConfig(environment), options));
}

/** A signal during the start is honoured when the start is done: nothing is left half-open. */
export async function stopOn(starting: Promise<Running>): Promise<void> {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    const running = await starting;
    await running.stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => void stop());
  }
  process.on("disconnect", () => void stop());
  const { lost } = await starting;
  void lost.then((unasked) => {
    if (!unasked || stopping) return;
    console.error("The database is gone; Ribby stops. Start it again.");
    process.exit(1);
  });
}
