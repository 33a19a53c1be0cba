// Whatever makes the server talk to somebody else is said where people look for it.
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { OUTSIDE_SERVICES } from "../contract/processing.ts";
import { readConfig } from "./config.ts";
import { outsideServices, SPEAKS_TO } from "./outside-services.ts";
import { companions, SETTING_NAMES, settings, type SettingName } from "./settings.ts";

const ELSEWHERE = [
  "https://elsewhere.example",
  "smtps://elsewhere.example",
  "postgresql://somebody@elsewhere.example/ribby",
];
const OTHERS = ["12345", "elsewhere-0123456789-0123456789-0123456789", "on"];

/** A value that the setting takes; an address, where it takes any. */
function valueFor(name: SettingName): string {
  const [schema] = settings[name];
  const words = schema instanceof z.ZodEnum ? schema.options.map(String) : [];
  const found = [...words, ...ELSEWHERE, ...OTHERS].find((one) => schema.safeParse(one).success);
  if (found === undefined) throw new Error(`No value for ${name} is known to this test.`);
  return found;
}

const takesAddress = (name: SettingName) =>
  ELSEWHERE.some((one) => settings[name][0].safeParse(one).success) &&
  !settings[name][0].safeParse("a word as long as any key, and no address").success;

/** With all that has to be set beside it. */
function environmentWith(name: SettingName): Record<string, string> {
  const wanted = new Set([name]);
  for (const one of wanted)
    for (const [given, needed] of companions)
      if (given === one) for (const other of needed) wanted.add(other);
  // A provider's key says nothing without the provider, and its model nothing without a key.
  if (wanted.has("LLM_PROVIDER")) wanted.add("LLM_API_KEY");
  return Object.fromEntries([...wanted].map((one) => [one, valueFor(one)]));
}

const spoken = SETTING_NAMES.filter((name) => SPEAKS_TO[name] !== "nobody");

describe("services outside of the server", () => {
  test.each(spoken)("%s turns on a service that is named", (name) => {
    const on = outsideServices(readConfig(environmentWith(name)));
    // A region, an address for tests or a price alone turns nothing on: then its whole service is set.
    const whole = spoken.filter((one) => SPEAKS_TO[one] === SPEAKS_TO[name]);
    const all = Object.assign({}, ...whole.map(environmentWith)) as Record<string, string>;
    const services = [...on, ...outsideServices(readConfig(all))].map(({ service }) => service);
    expect(services).toContain(SPEAKS_TO[name]);
  });

  test("no setting that takes an address or a key is said to speak to nobody, but for our own", () => {
    const silent = SETTING_NAMES.filter((name) => SPEAKS_TO[name] === "nobody");
    const suspects = silent.filter(
      (name) => takesAddress(name) || /_(?:KEY|KEY_ID|PROVIDER|ENDPOINT|BASE|DSN)$/u.test(name),
    );
    // Where we are found ourselves, and the database of the tests.
    expect(suspects).toEqual(["PUBLIC_URL", "TEST_DATABASE_URL"]);
  });

  test("every service is turned on by some setting", () => {
    expect(new Set(spoken.map((name) => SPEAKS_TO[name]))).toEqual(new Set(OUTSIDE_SERVICES));
  });

  test("none is on where nothing is set, nor where what is set stands on our own network", () => {
    expect(outsideServices(readConfig({}))).toEqual([]);
    const own = {
      DATABASE_URL: "postgresql://ribby@database/ribby",
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://10.0.0.7:4318",
      LLM_PROVIDER: "compatible",
      LLM_MODEL: "ours",
      LLM_BASE_URL: "http://127.0.0.1:8080/v1",
    };
    expect(outsideServices(readConfig(own))).toEqual([]);
  });

  test("a hosted model is named with its provider", () => {
    const hosted = { LLM_PROVIDER: "openai", LLM_MODEL: "m", LLM_API_KEY: "k" };
    expect(outsideServices(readConfig(hosted))).toEqual([{ service: "model", name: "openai" }]);
  });
});
