import { beforeEach, expect, test } from "vitest";
import { createGuardedModel } from "./language-model/circuit-breaker.ts";
import { withFallback } from "./try-on/with-fallback.ts";
import { modelFallbacks } from "../observability/metrics.ts";

beforeEach(() => modelFallbacks.reset());

const counted = async () =>
  (await modelFallbacks.get()).values.map(({ labels, value }) => [labels.model, labels.why, value]);
const signal = new AbortController().signal;

test("a language model that was not used is counted by what kept it from it", async () => {
  let mood: "broken" | "slow" | "well" = "broken";
  const model = createGuardedModel(
    {
      name: "moody",
      async *write() {
        if (mood === "broken") throw new Error("no");
        if (mood === "slow") await new Promise(() => {});
        yield "words";
      },
    },
    { firstPieceMs: 30, failuresInARow: 2 },
  );
  const ask = async () => {
    for await (const _ of model.write({ instructions: "", prompt: "" }, signal));
  };
  mood = "well";
  await ask();
  model.wasRefused();
  mood = "broken";
  await expect(ask()).rejects.toThrow();
  mood = "slow";
  await expect(ask()).rejects.toThrow("too slow");
  expect(model.canBeAsked()).toBe(false);
  expect(await counted()).toEqual([
    ["language", "refused", 1],
    ["language", "failed", 1],
    ["language", "slow", 1],
    ["language", "resting", 1],
  ]);
});

test("a fitter that was not used is counted, one that was is not", async () => {
  const picture = Buffer.from("a picture");
  const local = { name: "local", dress: async () => picture };
  const options = { finish: async (made: Uint8Array) => made, report: () => {}, limitMs: 30 };
  const outfit = { garments: [], body: "plain" } as never;
  const dress = (hosted: () => Promise<Uint8Array>) =>
    withFallback({ name: "hosted", dress: hosted }, local, options).dress(outfit, signal);
  await dress(async () => picture);
  expect(await counted()).toEqual([]);
  await dress(async () => Promise.reject(new Error("no")));
  await dress(() => new Promise(() => {}));
  expect(await counted()).toEqual([
    ["try_on", "failed", 1],
    ["try_on", "slow", 1],
  ]);
});
