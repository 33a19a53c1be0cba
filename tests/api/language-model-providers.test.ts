// The four ways to a model, each against a stand-in that speaks its language.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { hostedModel } from "../../src/server/providers/language-model/hosted.ts";
import {
  MODEL_PROVIDERS,
  ModelFailure,
  type LanguageModel,
  type ModelSettings,
  type Task,
} from "../../src/server/providers/language-model/language-model.ts";
import { createGuardedModel } from "../../src/server/providers/language-model/circuit-breaker.ts";
import { startFakeModel, type FakeModel, type Turn } from "../support/fake-model.ts";

/** Where slowness is not the question. */
const PATIENT = { firstPieceMs: 30_000, wholeMs: 30_000 };

let fake: FakeModel;
beforeAll(async () => void (fake = await startFakeModel()));
afterAll(() => fake.stop());

const settings = (provider: ModelSettings["provider"]): ModelSettings => ({
  provider,
  model: "fake-1",
  apiKey: "key-of-ours",
  baseUrl: fake.url,
});

const task: Task = {
  instructions: "Be brief.",
  prompt: JSON.stringify({ shopper_words: "hello" }),
};
const never = new AbortController().signal;

async function piecesOf(model: LanguageModel, asked = task, signal = never): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of model.write(asked, signal)) pieces.push(piece);
  return pieces;
}

const textOf = async (model: LanguageModel, asked = task) =>
  (await piecesOf(model, asked)).join("");

describe.each(MODEL_PROVIDERS)("a model of %s", (provider) => {
  test("speaks in pieces, and is given our key and our words", async () => {
    fake.does(() => ({ say: ["A calm ", "linen ", "shirt."] }));
    const model = hostedModel(settings(provider));
    expect(model.name).toBe(`${provider}:fake-1`);
    expect((await piecesOf(model)).filter(Boolean)).toEqual(["A calm ", "linen ", "shirt."]);
    const [call] = fake.calls;
    expect(call!.given).toEqual({ shopper_words: "hello" });
    expect(call!.sent).toContain("Be brief.");
    expect(JSON.stringify(call!.headers)).toContain("key-of-ours");
  });

  test.each<[string, Turn]>([
    ["is refused for asking too often", { status: 429 }],
    ["breaks", { status: 500 }],
    ["does not know the key", { status: 401 }],
    ["answers with something else", { raw: "<html>It works!</html>" }],
    ["breaks off", { cut: "A calm li" }],
    ["says nothing", { say: "" }],
  ])("that %s is a failure, asked once", async (_, turn) => {
    fake.does(() => turn);
    const model = createGuardedModel(hostedModel(settings(provider)));
    await expect(textOf(model)).rejects.toThrow(ModelFailure);
    expect(fake.calls).toHaveLength(1);
  });
});

describe("a model", () => {
  const hosted = () => hostedModel(settings("compatible"));

  test("needs no key where it is our own", async () => {
    fake.does(() => ({ say: "Yes." }));
    expect(await textOf(hostedModel({ ...settings("compatible"), apiKey: undefined }))).toBe(
      "Yes.",
    );
    expect(fake.calls[0]!.headers.authorization).toBeUndefined();
  });

  test("calls a tool and goes on with what it brought", async () => {
    fake.does(({ toolResults }) =>
      toolResults.length > 0
        ? { say: `There are ${toolResults[0]!.total}.` }
        : { call: "count", with: { word: "shirt" } },
    );
    const asked: unknown[] = [];
    const count = {
      description: "Counts.",
      input: z.object({ word: z.string() }),
      run: async (input: unknown) => {
        asked.push(input);
        return { total: 7, products: [] };
      },
    };
    expect(await textOf(hosted(), { ...task, tools: { count } })).toBe("There are 7.");
    expect(asked).toEqual([{ word: "shirt" }]);
  });

  test("that calls tools for ever is stopped", async () => {
    fake.does(() => ({ call: "count", with: {} }));
    const count = { description: "Counts.", input: z.object({}), run: async () => ({ total: 1 }) };
    const model = createGuardedModel(hosted(), PATIENT);
    await expect(textOf(model, { ...task, tools: { count } })).rejects.toThrow(ModelFailure);
    expect(fake.calls).toHaveLength(3);
  });

  test("that hangs is left behind, and its connection closed", async () => {
    fake.does(() => "hang");
    const model = createGuardedModel(hosted(), { firstPieceMs: 2000 });
    await expect(textOf(model)).rejects.toThrow("too slow");
    await fake.calls[0]!.left;
  });

  test("that stalls in the middle is left behind too", async () => {
    fake.does(() => ({ stall: "Well, " }));
    const model = createGuardedModel(hosted(), { wholeMs: 2000 });
    await expect(textOf(model)).rejects.toThrow("too slow");
    await fake.calls[0]!.left;
  });

  test("that never stops talking is cut off", async () => {
    fake.does(() => ({ endless: "la ".repeat(20_000) }));
    await expect(textOf(hosted())).rejects.toThrow(ModelFailure);
    await fake.calls[0]!.left;
  });

  test("that sends us elsewhere is not followed with our key", async () => {
    const elsewhere = await startFakeModel();
    const { createServer } = await import("node:http");
    const lure = createServer((_, response) =>
      response.writeHead(307, { location: `${elsewhere.url}/chat/completions` }).end(),
    );
    await new Promise<void>((resolve) => lure.listen(0, "127.0.0.1", resolve));
    const { port } = lure.address() as { port: number };
    const model = hostedModel({ ...settings("openai"), baseUrl: `http://127.0.0.1:${port}/v1` });
    await expect(textOf(model)).rejects.toThrow(ModelFailure);
    expect(elsewhere.calls).toEqual([]);
    lure.close();
    await elsewhere.stop();
  });

  test("stops when nobody waits any more, and that is no failure of its own", async () => {
    fake.does(() => ({ stall: "Well, " }));
    const model = createGuardedModel(hosted(), { ...PATIENT, failuresInARow: 1 });
    const leave = new AbortController();
    const reading = (async () => {
      for await (const piece of model.write(task, leave.signal)) if (piece) leave.abort();
    })();
    await expect(reading).rejects.toThrow();
    await fake.calls[0]!.left;
    expect(model.canBeAsked()).toBe(true);
    expect(model.status()).toBe("compatible:fake-1");
  });
});

describe("after failures in a row", () => {
  const minute = 60_000;

  function restless() {
    let time = Date.UTC(2026, 0, 1);
    const model = createGuardedModel(hostedModel(settings("openai")), {
      ...PATIENT,
      now: () => new Date(time),
    });
    const fails = async () => {
      fake.does(() => ({ status: 500 }));
      await expect(textOf(model)).rejects.toThrow(ModelFailure);
    };
    const works = async () => {
      fake.does(() => ({ say: "Fine." }));
      expect(await textOf(model)).toBe("Fine.");
    };
    return { model, fails, works, later: (ms: number) => void (time += ms) };
  }

  test("a model rests for a minute, and operators can read it", async () => {
    const { model, fails, works, later } = restless();
    expect(model.status()).toBe("openai:fake-1");
    await fails();
    await fails();
    expect(model.canBeAsked()).toBe(true);
    expect(model.status()).toBe("openai:fake-1 (falling back to local)");
    await fails();
    expect(model.canBeAsked()).toBe(false);
    later(minute - 1);
    expect(model.canBeAsked()).toBe(false);
    later(1);
    expect(model.canBeAsked()).toBe(true);
    await works();
    expect(model.status()).toBe("openai:fake-1");
  });

  test("a model that fails again after its rest goes back to rest at once", async () => {
    const { model, fails, later } = restless();
    for (let n = 0; n < 3; n++) await fails();
    later(minute);
    await fails();
    expect(model.canBeAsked()).toBe(false);
  });

  test("one good answer in between makes them forgotten", async () => {
    const { model, fails, works } = restless();
    await fails();
    await fails();
    await works();
    await fails();
    await fails();
    expect(model.canBeAsked()).toBe(true);
  });

  test("a refused reply shows, but sends nobody to rest", async () => {
    const { model } = restless();
    for (let n = 0; n < 5; n++) model.wasRefused();
    expect(model.status()).toBe("openai:fake-1 (falling back to local)");
    expect(model.canBeAsked()).toBe(true);
  });
});

test("only so many are asked at once", async () => {
  fake.does(() => "hang");
  const model = createGuardedModel(hostedModel(settings("openai")), {
    atOnce: 2,
    firstPieceMs: 200,
  });
  const both = [textOf(model), textOf(model)];
  expect(model.canBeAsked()).toBe(false);
  for (const one of both) await expect(one).rejects.toThrow("too slow");
  expect(model.canBeAsked()).toBe(true);
});
