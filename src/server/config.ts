// The only reader of the environment. Every setting is optional; a mistake is a sentence.
import { resolve } from "node:path";
import { z } from "zod";
import type { DatabaseAddress } from "./database/open.ts";
import type { ModelSettings } from "./providers/language-model/language-model.ts";
import type { TryOnSettings } from "./providers/try-on/open.ts";

const flag = z.enum(["on", "off", "true", "false", "1", "0"]).transform((word) => {
  return word === "on" || word === "true" || word === "1";
});
const httpUrl = z.url({ protocol: /^https?$/ });
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
const word = z.string().min(1);

/** Name → what it may hold, and the sentence shown when it holds something else. */
const settings = {
  PORT: [z.coerce.number().int().min(0).max(65535), "must be a port number between 0 and 65535"],
  HOST: [word, "must name an address to listen on"],
  PUBLIC_URL: [httpUrl, "must be an http or https address, such as https://ribby.example"],
  TRUST_PROXY: [flag, "must be on or off"],
  DATA_DIR: [word, "must name a folder"],
  NODE_ENV: [word, "must be a word such as production"],
  ROLE: [z.enum(["all", "web", "worker"]), "must be all, web or worker"],
  LOG_LEVEL: [
    z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
    "must be fatal, error, warn, info, debug, trace or silent",
  ],
  DATABASE_URL: [postgresUrl, "must be a postgresql:// address"],
  TEST_DATABASE_URL: [postgresUrl, "must be a postgresql:// address"],
  DEMO: [flag, "must be on or off"],
  ADMIN_EMAIL: [z.email(), "must be an email address"],
  ADMIN_PASSWORD: [z.string().min(8), "must have at least 8 characters"],
  TOKEN_SECRET: [z.string().min(32), "must have at least 32 characters"],
  SMTP_URL: [z.url({ protocol: /^smtps?$/ }), "must be an smtp:// or smtps:// address"],
  MAIL_FROM: [word, "must be an address such as Ribby <hello@ribby.example>"],
  STRIPE_SECRET_KEY: [word, "must be a secret key"],
  STRIPE_WEBHOOK_SECRET: [word, "must be a webhook secret"],
  STRIPE_PRICE_ID: [word, "must be a price id"],
  STRIPE_API_BASE: [httpUrl, "must be an http or https address"],
  LLM_PROVIDER: [
    z.enum(["openai", "anthropic", "google", "compatible"]),
    "must be openai, anthropic, google or compatible",
  ],
  LLM_MODEL: [word, "must name a model"],
  LLM_API_KEY: [word, "must be a key"],
  LLM_BASE_URL: [httpUrl, "must be an http or https address, such as http://127.0.0.1:8080/v1"],
  TRYON_PROVIDER: [z.enum(["fashn", "gemini", "openai"]), "must be fashn, gemini or openai"],
  TRYON_API_KEY: [word, "must be a key"],
  TRYON_BASE_URL: [httpUrl, "must be an http or https address"],
  S3_ENDPOINT: [httpUrl, "must be an http or https address"],
  S3_BUCKET: [word, "must name a bucket"],
  S3_ACCESS_KEY_ID: [word, "must be a key id"],
  S3_SECRET_ACCESS_KEY: [word, "must be a key"],
  S3_REGION: [word, "must name a region"],
  CHROME_PATH: [word, "must be the path of a Chromium"],
  ALLOW_PRIVATE_CRAWL: [flag, "must be on or off"],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

type Settings = { [Name in keyof typeof settings]?: z.output<(typeof settings)[Name][0]> };
export type SettingName = keyof typeof settings;
export const SETTING_NAMES = Object.keys(settings) as SettingName[];

/** Settings that only make sense together. */
const companions: [SettingName, SettingName[]][] = [
  ["ADMIN_PASSWORD", ["ADMIN_EMAIL"]],
  ["STRIPE_SECRET_KEY", ["STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_ID"]],
  ["LLM_PROVIDER", ["LLM_MODEL"]],
  // Alone they would change nothing, and nobody would know why.
  ["LLM_MODEL", ["LLM_PROVIDER"]],
  ["LLM_API_KEY", ["LLM_PROVIDER"]],
  ["LLM_BASE_URL", ["LLM_PROVIDER"]],
  ["TRYON_PROVIDER", ["TRYON_API_KEY"]],
  ["TRYON_API_KEY", ["TRYON_PROVIDER"]],
  ["TRYON_BASE_URL", ["TRYON_PROVIDER"]],
  ["S3_BUCKET", ["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]],
];

export type Config = {
  port: number;
  host: string;
  publicUrl: string | undefined;
  trustProxy: boolean;
  dataDir: string;
  isProduction: boolean;
  role: "all" | "web" | "worker";
  logLevel: NonNullable<Settings["LOG_LEVEL"]>;
  database: DatabaseAddress;
  demo: boolean;
  administrator: { email: string; password: string | undefined };
  tokenSecret: string | undefined;
  allowPrivateCrawl: boolean;
  mail: { smtpUrl: string | undefined; from: string };
  /** Without one the local stylist answers alone. */
  languageModel: ModelSettings | undefined;
  /** Without one the local fitter works alone. */
  tryOn: TryOnSettings | undefined;
};

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
  mistakes.push(...modelMistakes(given));
  const config = assemble(given);
  if (config.isProduction && given["ALLOW_PRIVATE_CRAWL"]) {
    mistakes.push("ALLOW_PRIVATE_CRAWL is for tests and is refused in production.");
  }
  if (mistakes.length > 0) throw new ConfigMistakes(mistakes);
  return config;
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

function assemble(given: Settings): Config {
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
    logLevel: given.LOG_LEVEL ?? (isProduction ? "info" : "warn"),
    database: given.DATABASE_URL
      ? { url: given.DATABASE_URL }
      : { folder: resolve(dataDir, "database") },
    demo: given.DEMO ?? !(isProduction || given.DATABASE_URL),
    administrator: {
      email: given.ADMIN_EMAIL ?? "admin@ribby.local",
      password: given.ADMIN_PASSWORD,
    },
    tokenSecret: given.TOKEN_SECRET,
    allowPrivateCrawl: given.ALLOW_PRIVATE_CRAWL ?? false,
    mail: { smtpUrl: given.SMTP_URL, from: given.MAIL_FROM ?? "Ribby <hello@ribby.local>" },
    languageModel: modelSettings(given),
    tryOn: tryOnSettings(given),
  };
}
