import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startHostedFitter, type HostedFitter } from "../../../../tests/support/hosted-fitter.ts";
import { fashnTryOn } from "./fashn.ts";
import { geminiTryOn } from "./gemini.ts";
import { openaiTryOn } from "./openai.ts";
import type { Outfit, TryOn } from "./try-on.ts";
import { withFallback } from "./with-fallback.ts";

let service: HostedFitter;
beforeAll(async () => {
  service = await startHostedFitter();
});
beforeEach(() => {
  service.mood = "well";
  service.asked = [];
});
afterAll(() => service.stop());

const bytes = Buffer.from("\x89PNG of a piece", "latin1");
const outfit: Outfit = {
  body: "plain",
  skin: "medium",
  garments: [
    { title: "Wool coat", category: "Coats & Jackets", pictures: [bytes] },
    { title: "Black trousers", category: "Pants", pictures: [bytes] },
  ],
};
const elsewhere: string[] = [];
const options = () => ({
  openElsewhere: async (url: string) => {
    elsewhere.push(url);
    return undefined;
  },
  apiKey: "a-key",
  baseUrl: service.address,
  openFigure: async () => Buffer.from("\x89PNG of the figure", "latin1"),
});
const hosted: [string, () => TryOn][] = [
  ["fashn", () => fashnTryOn({ ...options(), pollMs: 5 })],
  ["gemini", () => geminiTryOn(options())],
  ["openai", () => openaiTryOn(options())],
];
const calm = new AbortController().signal;

describe.each(hosted)("%s", (_, make) => {
  test("is shown the figure and both pieces, with the key, and its picture is taken", async () => {
    expect(Buffer.from(await make().dress(outfit, calm))).toEqual(service.picture);
    const told = service.asked.filter(({ call }) => call.startsWith("POST"));
    expect(told[0]!.authorization).toMatch(/^(Bearer )?a-key$/);
    expect(told.length).toBeGreaterThan(0);
  });

  test.each(["failing", "not json"] as const)("%s, it is no picture but an error", async (mood) => {
    service.mood = mood;
    await expect(make().dress(outfit, calm)).rejects.toThrow();
  });

  test("hanging, it ends with the signal", async () => {
    service.mood = "hanging";
    await expect(make().dress(outfit, AbortSignal.timeout(100))).rejects.toThrow();
  });
});

test("a service that takes one garment gets them from the skin outward", async () => {
  await fashnTryOn({ ...options(), pollMs: 5 }).dress(outfit, calm);
  const runs = service.asked.filter(({ call }) => call === "POST /run");
  const kinds = runs.map(
    ({ body }) => (JSON.parse(body) as { inputs: { category: string } }).inputs.category,
  );
  expect(kinds).toEqual(["bottoms", "tops"]);
});

test("a service that names a picture elsewhere sends us there through the guard only", async () => {
  service.mood = "elsewhere";
  const fashn = fashnTryOn({ ...options(), pollMs: 5 });
  await expect(fashn.dress(outfit, calm)).rejects.toThrow("could not be opened");
  expect(elsewhere).toEqual(["http://169.254.169.254/made.png"]);
});

describe("with the local fitter behind it", () => {
  const local: TryOn = { name: "local", dress: async () => Buffer.from("local") };
  const finish = async (picture: Uint8Array) => {
    await sharp(picture).metadata();
    return Buffer.from("hosted");
  };
  const dress = async (limitMs: number) => {
    const reasons: string[] = [];
    const tryOn = withFallback(geminiTryOn(options()), local, {
      limitMs,
      finish,
      report: (reason) => reasons.push(reason),
    });
    return {
      made: Buffer.from(await tryOn.dress(outfit, calm)).toString(),
      reasons,
      name: tryOn.name,
    };
  };

  test("a good answer is used", async () => {
    expect(await dress(30_000)).toEqual({ made: "hosted", reasons: [], name: "gemini" });
  });

  test.each(["failing", "not json", "no picture"] as const)(
    "%s, it is asked once more and then the local one answers",
    async (mood) => {
      service.mood = mood;
      const { made, reasons } = await dress(30_000);
      expect([made, reasons.length]).toEqual(["local", 2]);
    },
  );

  test("hanging, the local one answers when the limit is over", async () => {
    service.mood = "hanging";
    const { made, reasons } = await dress(200);
    expect([made, reasons]).toEqual(["local", ["gemini: It took too long."]]);
  });
});
