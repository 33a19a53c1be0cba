// The names a person may set, what each may hold, and which make sense only together.
import { z } from "zod";

const flag = z.enum(["on", "off", "true", "false", "1", "0"]).transform((word) => {
  return word === "on" || word === "true" || word === "1";
});
const httpUrl = z.url({ protocol: /^https?$/ });
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
const word = z.string().min(1);

/** Name → what it may hold, and the sentence shown when it holds something else. */
export const settings = {
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
  DATABASE_REPLICA_URL: [postgresUrl, "must be a postgresql:// address"],
  DATABASE_POOL: [z.coerce.number().int().min(2).max(200), "must be a number between 2 and 200"],
  BACKUP_DIR: [z.string().min(1), "must be a folder"],
  BACKUPS_KEPT: [z.coerce.number().int().min(0).max(365), "must be a number of backups"],
  EVENTS_KEPT_MONTHS: [z.coerce.number().int().min(1).max(240), "must be a number of months"],
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
  PAYMOB_SECRET_KEY: [word, "must be a secret key"],
  PAYMOB_PUBLIC_KEY: [word, "must be a public key"],
  PAYMOB_API_KEY: [word, "must be an api key"],
  PAYMOB_HMAC_SECRET: [word, "must be an hmac secret"],
  PAYMOB_METHODS: [
    z
      .string()
      .regex(/^\d+(?:\s*,\s*\d+)*$/u)
      .transform((list) => list.split(",").map(Number)),
    "must be numbers of integrations, such as 123456,123457",
  ],
  PAYMOB_API_BASE: [httpUrl, "must be an http or https address"],
  PRO_PRICE_EGP: [z.coerce.number().positive().max(100_000), "must be a price in pounds"],
  LLM_PROVIDER: [
    z.enum(["openai", "anthropic", "google", "compatible"]),
    "must be openai, anthropic, google or compatible",
  ],
  LLM_MODEL: [word, "must name a model"],
  LLM_API_KEY: [word, "must be a key"],
  LLM_BASE_URL: [httpUrl, "must be an http or https address, such as http://127.0.0.1:8080/v1"],
  OWN_PHOTO: [flag, "must be on or off"],
  TRYON_PROVIDER: [z.enum(["fashn", "gemini", "openai"]), "must be fashn, gemini or openai"],
  TRYON_API_KEY: [word, "must be a key"],
  TRYON_BASE_URL: [httpUrl, "must be an http or https address"],
  S3_ENDPOINT: [httpUrl, "must be an http or https address"],
  S3_BUCKET: [word, "must name a bucket"],
  S3_ACCESS_KEY_ID: [word, "must be a key id"],
  S3_SECRET_ACCESS_KEY: [word, "must be a key"],
  S3_REGION: [word, "must name a region"],
  INDEXNOW_KEY: [
    z.string().regex(/^[A-Za-z0-9-]{8,128}$/),
    "must have 8 to 128 letters, digits or hyphens",
  ],
  INDEXNOW_ENDPOINT: [httpUrl, "must be an http or https address"],
  METRICS_TOKEN: [z.string().min(16), "must have at least 16 characters"],
  OTEL_EXPORTER_OTLP_ENDPOINT: [httpUrl, "must be an http or https address"],
  DRAIN_SECONDS: [z.coerce.number().int().min(0).max(120), "must be a number between 0 and 120"],
  CHROME_PATH: [word, "must be the path of a Chromium"],
  ALLOW_PRIVATE_CRAWL: [flag, "must be on or off"],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

export type Settings = { [Name in keyof typeof settings]?: z.output<(typeof settings)[Name][0]> };
export type SettingName = keyof typeof settings;
export const SETTING_NAMES = Object.keys(settings) as SettingName[];

/** Settings that only make sense together. */
export const companions: [SettingName, SettingName[]][] = [
  ["ADMIN_PASSWORD", ["ADMIN_EMAIL"]],
  ["STRIPE_SECRET_KEY", ["STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_ID"]],
  ["STRIPE_WEBHOOK_SECRET", ["STRIPE_SECRET_KEY"]],
  ["STRIPE_PRICE_ID", ["STRIPE_SECRET_KEY"]],
  ["STRIPE_API_BASE", ["STRIPE_SECRET_KEY"]],
  [
    "PAYMOB_SECRET_KEY",
    [
      "PAYMOB_PUBLIC_KEY",
      "PAYMOB_API_KEY",
      "PAYMOB_HMAC_SECRET",
      "PAYMOB_METHODS",
      "PRO_PRICE_EGP",
    ],
  ],
  ["PAYMOB_API_BASE", ["PAYMOB_SECRET_KEY"]],
  ["PRO_PRICE_EGP", ["PAYMOB_SECRET_KEY"]],
  ["LLM_PROVIDER", ["LLM_MODEL"]],
  // Alone they would change nothing, and nobody would know why.
  ["LLM_MODEL", ["LLM_PROVIDER"]],
  ["LLM_API_KEY", ["LLM_PROVIDER"]],
  ["LLM_BASE_URL", ["LLM_PROVIDER"]],
  ["TRYON_PROVIDER", ["TRYON_API_KEY"]],
  ["TRYON_API_KEY", ["TRYON_PROVIDER"]],
  ["TRYON_BASE_URL", ["TRYON_PROVIDER"]],
  ["DATABASE_REPLICA_URL", ["DATABASE_URL"]],
  ["DATABASE_POOL", ["DATABASE_URL"]],
  ["S3_ENDPOINT", ["S3_BUCKET"]],
  ["S3_BUCKET", ["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]],
];
