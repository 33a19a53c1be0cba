// Every setting, and the service outside of this server that it makes us talk to. A new setting without an answer
// does not compile; one that is on is named on the privacy page.
import type { OutsideService } from "../contract/processing.ts";
import type { Config } from "./config.ts";
import { isNear } from "./net/check-url.ts";
import type { SettingName } from "./settings.ts";

export const SPEAKS_TO: Record<SettingName, OutsideService | "nobody"> = {
  PORT: "nobody",
  HOST: "nobody",
  PUBLIC_URL: "nobody",
  TRUST_PROXY: "nobody",
  DATA_DIR: "nobody",
  NODE_ENV: "nobody",
  ROLE: "nobody",
  LOG_LEVEL: "nobody",
  DATABASE_URL: "database",
  DATABASE_REPLICA_URL: "database",
  DATABASE_POOL: "nobody",
  BACKUP_DIR: "nobody",
  BACKUPS_KEPT: "nobody",
  EVENTS_KEPT_MONTHS: "nobody",
  TEST_DATABASE_URL: "nobody",
  DEMO: "nobody",
  ADMIN_EMAIL: "nobody",
  ADMIN_PASSWORD: "nobody",
  TOKEN_SECRET: "nobody",
  SMTP_URL: "smtp",
  MAIL_FROM: "nobody",
  STRIPE_SECRET_KEY: "stripe",
  STRIPE_WEBHOOK_SECRET: "stripe",
  STRIPE_PRICE_ID: "stripe",
  STRIPE_API_BASE: "stripe",
  PAYMOB_SECRET_KEY: "paymob",
  PAYMOB_PUBLIC_KEY: "paymob",
  PAYMOB_API_KEY: "paymob",
  PAYMOB_HMAC_SECRET: "paymob",
  PAYMOB_METHODS: "paymob",
  PAYMOB_API_BASE: "paymob",
  PRO_PRICE_EGP: "paymob",
  LLM_PROVIDER: "model",
  LLM_MODEL: "model",
  LLM_API_KEY: "model",
  LLM_BASE_URL: "model",
  OWN_PHOTO: "nobody",
  TRYON_PROVIDER: "tryOn",
  TRYON_API_KEY: "tryOn",
  TRYON_BASE_URL: "tryOn",
  S3_ENDPOINT: "s3",
  S3_BUCKET: "s3",
  S3_ACCESS_KEY_ID: "s3",
  S3_SECRET_ACCESS_KEY: "s3",
  S3_REGION: "s3",
  INDEXNOW_KEY: "searchEngines",
  INDEXNOW_ENDPOINT: "searchEngines",
  METRICS_TOKEN: "nobody",
  OTEL_EXPORTER_OTLP_ENDPOINT: "traces",
  DRAIN_SECONDS: "nobody",
  CHROME_PATH: "nobody",
  ALLOW_PRIVATE_CRAWL: "nobody",
};

/** A service of the operator's own, on this machine or beside it, is nobody else's. */
const isElsewhere = (address: string | undefined): boolean =>
  address !== undefined && !isNear(new URL(address));

export function outsideServices(config: Config): { service: OutsideService; name: string }[] {
  const { database, languageModel, tryOn } = config;
  const addresses = "url" in database ? [database.url, database.replicaUrl] : [];
  const isOn: Record<OutsideService, boolean> = {
    stripe: config.stripe !== undefined,
    paymob: config.paymob !== undefined,
    // Wherever it stands, it hands letters on.
    smtp: config.mail.smtpUrl !== undefined,
    s3: isElsewhere(config.s3?.endpoint),
    database: addresses.some(isElsewhere),
    model: languageModel !== undefined && isElsewhere(languageModel.baseUrl ?? HOSTED),
    tryOn: tryOn !== undefined && isElsewhere(tryOn.baseUrl ?? HOSTED),
    traces: isElsewhere(config.otlpEndpoint),
    searchEngines: config.indexNow !== undefined,
  };
  const names: Partial<Record<OutsideService, string>> = {
    model: languageModel?.provider ?? "",
    tryOn: tryOn?.provider ?? "",
  };
  return (Object.keys(isOn) as OutsideService[])
    .filter((service) => isOn[service])
    .map((service) => ({ service, name: names[service] ?? "" }));
}

/** Without an address of one's own it is the provider's. */
const HOSTED = "https://provider.example";
