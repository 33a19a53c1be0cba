// The only reader of the environment. Every setting is optional; a mistake is a sentence.
import { join, resolve } from "node:path";
import type { DatabaseAddress } from "./database/address.ts";
import type { BrowserSettings } from "./features/crawl/app/find-browser.ts";
import type { ModelSettings } from "./providers/language-model/language-model.ts";
import type { S3Settings } from "./providers/files/s3.ts";
import type { PaymobSettings } from "./providers/payments/paymob.ts";
import type { StripeSettings } from "./providers/payments/stripe.ts";
import type { TryOnSettings } from "./providers/try-on/open.ts";
import { companions, SETTING_NAMES, settings, type Settings } from "./settings.ts";

export type Config = {
  port: number;
  host: string;
  publicUrl: string | undefined;
  trustProxy: boolean;
  dataDir: string;
  isProduction: boolean;
  role: "all" | "web" | "worker";
  /** How long a process that is told to stop says so before it closes its door. */
  drainSeconds: number;
  logLevel: NonNullable<Settings["LOG_LEVEL"]>;
  database: DatabaseAddress;
  eventsKeptMonths: number;
  /** Where the nightly backups lie, and how many; 0: none are made. */
  backups: { folder: string; kept: number };
  demo: boolean;
  administrator: { email: string; password: string | undefined };
  tokenSecret: string | undefined;
  allowPrivateCrawl: boolean;
  /** For shops that only a browser can read. */
  browser: BrowserSettings;
  mail: { smtpUrl: string | undefined; from: string };
  /** Without one the local stylist answers alone. */
  languageModel: ModelSettings | undefined;
  /** Without one the local fitter works alone. */
  tryOn: TryOnSettings | undefined;
  /** Whether shoppers may see pieces on a photo of their own. */
  ownPhoto: boolean;
  /** Without it the sandbox sells, and in production nobody. */
  stripe: StripeSettings | undefined;
  /** In pounds of the country, where Stripe is not set. */
  paymob: PaymobSettings | undefined;
  /** Without it files lie in the data folder. */
  s3: S3Settings | undefined;
  /** Search engines hear of changes where a key is set. */
  indexNow: { key: string; endpoint: string } | undefined;
  /** Without one only this machine may read the metrics. */
  metricsToken: string | undefined;
  /** Where traces are collected, if anywhere. */
  otlpEndpoint: string | undefined;
};

/** Hands on to all engines that take part. */
const INDEXNOW = "https://api.indexnow.org/indexnow";

export class ConfigMistakes extends Error {
  readonly mistakes: string[];

  constructor(mistakes: string[]) {
    super(mistakes.join("\n"));
    this.mistakes = mistakes;
  }
}

export function readConfig(environment: Record<string, string | undefined>): Config {
  const mistakes: string[] = [];
  const given: Record<string, unknown> = {};
  for (const name of SETTING_NAMES) {
    const value = environment[name];
    if (value === undefined || value === "") continue;
    const [schema, sentence] = settings[name];
    const parsed = schema.safeParse(value);
    if (parsed.success) given[name] = parsed.data;
    else mistakes.push(`${name} ${sentence}.`);
  }
  for (const [name, needed] of companions) {
    if (!environment[name]) continue;
    for (const other of needed) {
      if (!environment[other]) mistakes.push(`${name} is set, so ${other} must be set as well.`);
    }
  }
  mistakes.push(...modelMistakes(given), ...roleMistakes(given));
  const config = assemble(given, environment);
  if (config.isProduction && given["ALLOW_PRIVATE_CRAWL"]) {
    mistakes.push("ALLOW_PRIVATE_CRAWL is for tests and is refused in production.");
  }
  if (mistakes.length > 0) throw new ConfigMistakes(mistakes);
  return config;
}

/** One of several processes: what they have to share cannot stay in one of them. */
function roleMistakes({ ROLE, DATABASE_URL, TOKEN_SECRET, PUBLIC_URL }: Settings): string[] {
  if (ROLE !== "web" && ROLE !== "worker") return [];
  const needed = [
    [DATABASE_URL, "DATABASE_URL must be set as well: the embedded database has one process"],
    [TOKEN_SECRET, "TOKEN_SECRET must be set as well: all processes need the same one"],
    [PUBLIC_URL, "PUBLIC_URL must be set as well: no process alone knows the address of the site"],
  ] as const;
  return needed.flatMap(([given, sentence]) => (given ? [] : [`ROLE is ${ROLE}, so ${sentence}.`]));
}

/** A hosted model asks for a key; one that speaks the same language elsewhere for its address. */
function modelMistakes({ LLM_PROVIDER, LLM_API_KEY, LLM_BASE_URL }: Settings): string[] {
  if (LLM_PROVIDER === "compatible") {
    return LLM_BASE_URL ? [] : ["LLM_PROVIDER is compatible, so LLM_BASE_URL must be set as well."];
  }
  if (!LLM_PROVIDER || LLM_API_KEY) return [];
  return [`LLM_PROVIDER is ${LLM_PROVIDER}, so LLM_API_KEY must be set as well.`];
}

function modelSettings(given: Settings): ModelSettings | undefined {
  if (!given.LLM_PROVIDER || !given.LLM_MODEL) return undefined;
  return {
    provider: given.LLM_PROVIDER,
    model: given.LLM_MODEL,
    apiKey: given.LLM_API_KEY,
    baseUrl: given.LLM_BASE_URL?.replace(/\/+$/, ""),
  };
}

function tryOnSettings(given: Settings): TryOnSettings | undefined {
  if (!given.TRYON_PROVIDER || !given.TRYON_API_KEY) return undefined;
  return {
    provider: given.TRYON_PROVIDER,
    apiKey: given.TRYON_API_KEY,
    baseUrl: given.TRYON_BASE_URL?.replace(/\/+$/, ""),
  };
}

function stripeSettings(given: Settings): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID, STRIPE_API_BASE } = given;
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRICE_ID) return undefined;
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    priceId: STRIPE_PRICE_ID,
    apiBase: STRIPE_API_BASE,
  };
}

function paymobSettings(given: Settings): PaymobSettings | undefined {
  const { PAYMOB_SECRET_KEY, PAYMOB_PUBLIC_KEY, PAYMOB_API_KEY, PAYMOB_HMAC_SECRET } = given;
  const { PAYMOB_METHODS, PRO_PRICE_EGP, PAYMOB_API_BASE } = given;
  if (!PAYMOB_SECRET_KEY || !PAYMOB_PUBLIC_KEY || !PAYMOB_API_KEY || !PAYMOB_HMAC_SECRET)
    return undefined;
  if (!PAYMOB_METHODS || !PRO_PRICE_EGP) return undefined;
  return {
    secretKey: PAYMOB_SECRET_KEY,
    publicKey: PAYMOB_PUBLIC_KEY,
    apiKey: PAYMOB_API_KEY,
    hmacSecret: PAYMOB_HMAC_SECRET,
    methods: PAYMOB_METHODS,
    price: PRO_PRICE_EGP,
    apiBase: PAYMOB_API_BASE,
  };
}

function s3Settings(given: Settings): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = given;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: S3_ENDPOINT.replace(/\/+$/, ""),
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    region: S3_REGION ?? "us-east-1",
  };
}

/** What a program needs to run, and nothing else: readers and browser open strangers' pages beside our secrets. */
const HARMLESS =
  /^(path|home|user|lang|lc_\w+|tz|te?mp|tmpdir|xdg_\w+|fontconfig_\w+|systemroot|windir|(local)?appdata|userprofile|programfiles.*|node_compile_cache|malloc_\w+)$/i;

const harmless = (environment: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).filter(
      (each): each is [string, string] => each[1] !== undefined && HARMLESS.test(each[0]),
    ),
  );

function assemble(given: Settings, environment: Record<string, string | undefined>): Config {
  const isProduction = given.NODE_ENV === "production";
  const dataDir = resolve(given.DATA_DIR ?? "data");
  return {
    port: given.PORT ?? 3000,
    host: given.HOST ?? "127.0.0.1",
    publicUrl: given.PUBLIC_URL?.replace(/\/+$/, ""),
    trustProxy: given.TRUST_PROXY ?? false,
    dataDir,
    isProduction,
    role: given.ROLE ?? "all",
    drainSeconds: given.DRAIN_SECONDS ?? (isProduction ? 5 : 0),
    logLevel: given.LOG_LEVEL ?? (isProduction ? "info" : "warn"),
    database: given.DATABASE_URL
      ? {
          url: given.DATABASE_URL,
          replicaUrl: given.DATABASE_REPLICA_URL,
          connections: given.DATABASE_POOL,
        }
      : { folder: resolve(dataDir, "database") },
    eventsKeptMonths: given.EVENTS_KEPT_MONTHS ?? 25,
    backups: {
      folder: resolve(given.BACKUP_DIR ?? join(dataDir, "backups")),
      kept: given.BACKUPS_KEPT ?? 7,
    },
    demo: given.DEMO ?? !(isProduction || given.DATABASE_URL),
    administrator: {
      email: given.ADMIN_EMAIL ?? "admin@ribby.local",
      password: given.ADMIN_PASSWORD,
    },
    tokenSecret: given.TOKEN_SECRET,
    allowPrivateCrawl: given.ALLOW_PRIVATE_CRAWL ?? false,
    browser: {
      path: given.CHROME_PATH,
      folder: resolve(dataDir, "cache", "chromium"),
      environment: harmless(environment),
    },
    mail: { smtpUrl: given.SMTP_URL, from: given.MAIL_FROM ?? "Ribby <hello@ribby.local>" },
    languageModel: modelSettings(given),
    tryOn: tryOnSettings(given),
    ownPhoto: given.OWN_PHOTO ?? true,
    stripe: stripeSettings(given),
    paymob: paymobSettings(given),
    s3: s3Settings(given),
    indexNow: given.INDEXNOW_KEY
      ? { key: given.INDEXNOW_KEY, endpoint: given.INDEXNOW_ENDPOINT ?? INDEXNOW }
      : undefined,
    metricsToken: given.METRICS_TOKEN,
    otlpEndpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT,
  };
}
