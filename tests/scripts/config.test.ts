import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigMistakes, readConfig } from "../../src/server/config.ts";
import { SETTING_NAMES, type SettingName } from "../../src/server/settings.ts";

function mistakesOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigMistakes) return error.mistakes;
    throw error;
  }
  return [];
}

/** One wrong value for every setting that has one; the others take any word. */
const WRONG: Partial<Record<SettingName, string>> = {
  PORT: "70000",
  PUBLIC_URL: "our-shop.example",
  TRUST_PROXY: "perhaps",
  ROLE: "boss",
  LOG_LEVEL: "loud",
  DATABASE_URL: "mysql://localhost/ribby",
  TEST_DATABASE_URL: "localhost",
  DATABASE_REPLICA_URL: "replica",
  DATABASE_POOL: "1",
  EVENTS_KEPT_MONTHS: "a year",
  BACKUPS_KEPT: "all",
  METRICS_TOKEN: "guess-me",
  OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318",
  DRAIN_SECONDS: "-1",
  DEMO: "maybe",
  ADMIN_EMAIL: "nobody",
  ADMIN_PASSWORD: "short-1",
  TOKEN_SECRET: "too-short-secret",
  SMTP_URL: "https://mail.example",
  STRIPE_API_BASE: "ftp://stripe.example",
  LLM_PROVIDER: "oracle",
  LLM_BASE_URL: "javascript:alert(1)",
  TRYON_PROVIDER: "mirror",
  TRYON_BASE_URL: "nowhere",
  S3_ENDPOINT: "s3",
  ALLOW_PRIVATE_CRAWL: "yes please",
};

describe("a mistake in the settings", () => {
  test.each(Object.entries(WRONG))("%s=%s is answered with a sentence", (name, value) => {
    const [first] = mistakesOf({ [name]: value });
    expect(first).toMatch(new RegExp(`^${name} must .*\\.$`));
  });

  test.each(Object.entries(WRONG))("%s=%s is never repeated in the sentence", (name, value) => {
    expect(mistakesOf({ [name]: value }).join("\n")).not.toContain(value);
  });

  test("several mistakes give several sentences, all at once", () => {
    expect(mistakesOf({ PORT: "x", ROLE: "boss", PUBLIC_URL: "y" })).toEqual([
      "PORT must be a port number between 0 and 65535.",
      "PUBLIC_URL must be an http or https address, such as https://ribby.example.",
      "ROLE must be all, web or worker.",
    ]);
  });

  test.each([
    ["ADMIN_PASSWORD", "Correct-Horse-7", ["ADMIN_EMAIL"]],
    ["STRIPE_SECRET_KEY", "sk_test_1", ["STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_ID"]],
    ["STRIPE_WEBHOOK_SECRET", "whsec_1", ["STRIPE_SECRET_KEY"]],
    ["STRIPE_PRICE_ID", "price_1", ["STRIPE_SECRET_KEY"]],
    ["LLM_MODEL", "some-model", ["LLM_PROVIDER"]],
    ["LLM_API_KEY", "some-key", ["LLM_PROVIDER"]],
    ["LLM_BASE_URL", "http://127.0.0.1:8080/v1", ["LLM_PROVIDER"]],
    ["TRYON_PROVIDER", "fashn", ["TRYON_API_KEY"]],
    ["DATABASE_REPLICA_URL", "postgresql://replica/ribby", ["DATABASE_URL"]],
    ["DATABASE_POOL", "20", ["DATABASE_URL"]],
    ["S3_BUCKET", "ribby", ["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]],
  ])("%s alone asks for its companions", (name, value, companions) => {
    expect(mistakesOf({ [name]: value })).toEqual(
      companions.map((other) => `${name} is set, so ${other} must be set as well.`),
    );
  });

  test.each([
    ["openai", "LLM_API_KEY"],
    ["anthropic", "LLM_API_KEY"],
    ["google", "LLM_API_KEY"],
    ["compatible", "LLM_BASE_URL"],
  ])("a model of %s asks for its name and for %s", (provider, needed) => {
    expect(mistakesOf({ LLM_PROVIDER: provider })).toEqual([
      "LLM_PROVIDER is set, so LLM_MODEL must be set as well.",
      `LLM_PROVIDER is ${provider}, so ${needed} must be set as well.`,
    ]);
    expect(mistakesOf({ LLM_PROVIDER: provider, LLM_MODEL: "some-model" })).toHaveLength(1);
  });

  test.each(["web", "worker"])("one of several processes (%s) asks for what they share", (role) => {
    expect(mistakesOf({ ROLE: role })).toEqual([
      `ROLE is ${role}, so DATABASE_URL must be set as well: the embedded database has one process.`,
      `ROLE is ${role}, so TOKEN_SECRET must be set as well: all processes need the same one.`,
      `ROLE is ${role}, so PUBLIC_URL must be set as well: no process alone knows the address of the site.`,
    ]);
    const shared = {
      DATABASE_URL: "postgresql://db.example/ribby",
      TOKEN_SECRET: "x".repeat(32),
      PUBLIC_URL: "https://ribby.example",
    };
    expect(mistakesOf({ ROLE: role, ...shared })).toEqual([]);
    expect(mistakesOf({ ROLE: "all" })).toEqual([]);
  });

  test("crawling private addresses is refused in production and nowhere else", () => {
    const refused = mistakesOf({ NODE_ENV: "production", ALLOW_PRIVATE_CRAWL: "on" });
    expect(refused).toEqual(["ALLOW_PRIVATE_CRAWL is for tests and is refused in production."]);
    expect(mistakesOf({ NODE_ENV: "production", ALLOW_PRIVATE_CRAWL: "off" })).toEqual([]);
    expect(mistakesOf({ ALLOW_PRIVATE_CRAWL: "on" })).toEqual([]);
  });
});

test("with nothing set everything has a default", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    publicUrl: undefined,
    trustProxy: false,
    dataDir: resolve("data"),
    isProduction: false,
    role: "all",
    drainSeconds: 0,
    logLevel: "warn",
    database: { folder: resolve("data/database") },
    eventsKeptMonths: 25,
    backups: { folder: resolve("data/backups"), kept: 7 },
    demo: true,
    administrator: { email: "admin@ribby.local", password: undefined },
    tokenSecret: undefined,
    allowPrivateCrawl: false,
    ownPhoto: true,
    browser: { path: undefined, folder: resolve("data/cache/chromium"), environment: {} },
    mail: { smtpUrl: undefined, from: "Ribby <hello@ribby.local>" },
    languageModel: undefined,
  });
});

test.each([
  [
    "at a provider's own address",
    { LLM_PROVIDER: "anthropic", LLM_MODEL: "some-model", LLM_API_KEY: "some-key" },
    { provider: "anthropic", model: "some-model", apiKey: "some-key", baseUrl: undefined },
  ],
  [
    "in our own house, without a key",
    { LLM_PROVIDER: "compatible", LLM_MODEL: "m", LLM_BASE_URL: "http://10.0.0.7:8080/v1/" },
    { provider: "compatible", model: "m", apiKey: undefined, baseUrl: "http://10.0.0.7:8080/v1" },
  ],
])("a language model is asked %s", (_, environment, expected) => {
  expect(readConfig(environment).languageModel).toEqual(expected);
});

test("files are kept in a bucket, and what happens is watched, where somebody asks for it", () => {
  const bucket = {
    S3_ENDPOINT: "https://storage.example/",
    S3_BUCKET: "ribby",
    S3_ACCESS_KEY_ID: "some-id",
    S3_SECRET_ACCESS_KEY: "some-secret",
  };
  const settings = {
    endpoint: "https://storage.example",
    bucket: "ribby",
    accessKeyId: "some-id",
    secretAccessKey: "some-secret",
    region: "us-east-1",
  };
  expect(readConfig(bucket).s3).toEqual(settings);
  expect(readConfig({ ...bucket, S3_REGION: "auto" }).s3).toEqual({ ...settings, region: "auto" });
  const { metricsToken, otlpEndpoint, s3 } = readConfig({
    METRICS_TOKEN: "sixteen-letters-",
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318",
  });
  expect({ metricsToken, otlpEndpoint, s3 }).toEqual({
    metricsToken: "sixteen-letters-",
    otlpEndpoint: "http://127.0.0.1:4318",
    s3: undefined,
  });
});

test("an empty value counts as not set", () => {
  const empty = Object.fromEntries(SETTING_NAMES.map((name) => [name, ""]));
  expect(readConfig(empty)).toEqual(readConfig({}));
});

test("what is set is what counts", () => {
  const config = readConfig({
    PORT: "0",
    HOST: "0.0.0.0",
    PUBLIC_URL: "https://ribby.example//",
    TRUST_PROXY: "1",
    DATA_DIR: "/tmp/elsewhere",
    NODE_ENV: "production",
    ROLE: "worker",
    DATABASE_URL: "postgresql://user:pass@db.example/ribby",
    DATABASE_REPLICA_URL: "postgresql://user:pass@replica.example/ribby",
    DATABASE_POOL: "40",
    EVENTS_KEPT_MONTHS: "13",
    BACKUP_DIR: "/mnt/backups",
    BACKUPS_KEPT: "30",
    ADMIN_EMAIL: "house@ribby.example",
    ADMIN_PASSWORD: "Correct-Horse-7",
    TOKEN_SECRET: "x".repeat(32),
    SMTP_URL: "smtps://mail.example",
    MAIL_FROM: "Ribby <hello@ribby.example>",
    CHROME_PATH: "/opt/chromium",
    OWN_PHOTO: "off",
  });
  expect(config).toEqual({
    port: 0,
    host: "0.0.0.0",
    publicUrl: "https://ribby.example",
    trustProxy: true,
    dataDir: "/tmp/elsewhere",
    isProduction: true,
    role: "worker",
    drainSeconds: 5,
    logLevel: "info",
    database: {
      url: "postgresql://user:pass@db.example/ribby",
      replicaUrl: "postgresql://user:pass@replica.example/ribby",
      connections: 40,
    },
    eventsKeptMonths: 13,
    backups: { folder: "/mnt/backups", kept: 30 },
    demo: false,
    administrator: { email: "house@ribby.example", password: "Correct-Horse-7" },
    tokenSecret: "x".repeat(32),
    allowPrivateCrawl: false,
    ownPhoto: false,
    browser: { path: "/opt/chromium", folder: "/tmp/elsewhere/cache/chromium", environment: {} },
    mail: { smtpUrl: "smtps://mail.example", from: "Ribby <hello@ribby.example>" },
  });
});

test.each([
  ["not at all by itself", {}, 0],
  ["five seconds in production", { NODE_ENV: "production" }, 5],
  ["as long as it is told", { NODE_ENV: "production", DRAIN_SECONDS: "30" }, 30],
  ["not at all where that is asked for", { NODE_ENV: "production", DRAIN_SECONDS: "0" }, 0],
])("a process that is told to stop goes on serving %s", (_, environment, expected) => {
  expect(readConfig(environment).drainSeconds).toBe(expected);
});

test("the browser that opens strangers' pages is given none of our secrets", () => {
  const everything = Object.fromEntries(SETTING_NAMES.map((name) => [name, ""]));
  const { environment } = readConfig({
    ...everything,
    TOKEN_SECRET: "x".repeat(32),
    AWS_SECRET_ACCESS_KEY: "y",
    PATH: "/usr/bin",
    HOME: "/home/ribby",
  }).browser;
  expect(environment).toEqual({ PATH: "/usr/bin", HOME: "/home/ribby" });
});

test.each([
  ["on by itself", {}, true],
  ["off in production", { NODE_ENV: "production" }, false],
  ["off on somebody's PostgreSQL", { DATABASE_URL: "postgres://localhost/ribby" }, false],
  ["on where it is asked for", { DATABASE_URL: "postgres://localhost/x", DEMO: "on" }, true],
  ["off where it is not wanted", { DEMO: "false" }, false],
])("the demo catalogue is %s", (_, environment, expected) => {
  expect(readConfig(environment).demo).toBe(expected);
});

test("every setting is explained in the README", () => {
  const file = join(import.meta.dirname, "../../README.md");
  const readme = existsSync(file) ? readFileSync(file, "utf8") : "";
  expect(SETTING_NAMES.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
