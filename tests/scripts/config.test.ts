import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import {
  ConfigMistakes,
  SETTING_NAMES,
  readConfig,
  type SettingName,
} from "../../src/server/config.ts";

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
    ["LLM_MODEL", "some-model", ["LLM_PROVIDER"]],
    ["LLM_API_KEY", "some-key", ["LLM_PROVIDER"]],
    ["LLM_BASE_URL", "http://127.0.0.1:8080/v1", ["LLM_PROVIDER"]],
    ["TRYON_PROVIDER", "fashn", ["TRYON_API_KEY"]],
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
    logLevel: "warn",
    database: { folder: resolve("data/database") },
    demo: true,
    administrator: { email: "admin@ribby.local", password: undefined },
    tokenSecret: undefined,
    allowPrivateCrawl: false,
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
    ADMIN_EMAIL: "house@ribby.example",
    ADMIN_PASSWORD: "Correct-Horse-7",
    TOKEN_SECRET: "x".repeat(32),
    SMTP_URL: "smtps://mail.example",
    MAIL_FROM: "Ribby <hello@ribby.example>",
  });
  expect(config).toEqual({
    port: 0,
    host: "0.0.0.0",
    publicUrl: "https://ribby.example",
    trustProxy: true,
    dataDir: "/tmp/elsewhere",
    isProduction: true,
    role: "worker",
    logLevel: "info",
    database: { url: "postgresql://user:pass@db.example/ribby" },
    demo: false,
    administrator: { email: "house@ribby.example", password: "Correct-Horse-7" },
    tokenSecret: "x".repeat(32),
    allowPrivateCrawl: false,
    mail: { smtpUrl: "smtps://mail.example", from: "Ribby <hello@ribby.example>" },
  });
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
