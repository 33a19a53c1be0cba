import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type * as odd from "../../../tests/support/odd-readers.ts";
import { Problem } from "../problems.ts";
import { apart } from "./apart.ts";
import { TooHeavy } from "./too-heavy.ts";

const FILE = new URL("../../../tests/support/odd-readers.ts", import.meta.url);
const reader = <Name extends keyof typeof odd>(name: Name, limits = {}) =>
  apart<(typeof odd)[Name]>(FILE, name, limits);

const excessOf = (work: Promise<unknown>) =>
  work.then(
    () => "none",
    (error: unknown) => (error instanceof TooHeavy ? error.excess : error),
  );

const lengthOf = reader("lengthOf");
/** Where another limit is meant, a busy machine must not reach that of time first. */
const PATIENT = { ms: 170_000 };

test("a text is read in a process apart, and its answer comes back", async () => {
  expect(await lengthOf("linen")).toEqual({ length: 5 });
  expect(await lengthOf("ك".repeat(5_000_000))).toEqual({ length: 5_000_000 });
});

test("an input that never ends, swells, nests or answers without measure is one failed input", async () => {
  expect(await excessOf(reader("neverEnds", { ms: 50 })())).toBe("time");
  expect(await excessOf(reader("swells", PATIENT)())).toBe("memory");
  expect(await excessOf(reader("deep", PATIENT)(10_000_000))).toBe("depth");
  expect(await excessOf(reader("answersTooMuch", PATIENT)())).toBe("answer");
  expect(await excessOf(reader("lengthOf", { size: 10 })("eleven words"))).toBe("size");
  expect(await lengthOf("still here")).toEqual({ length: 10 });
});

test("while two never end, others wait for their turn and this process goes on", async () => {
  const stuck = Array.from({ length: 4 }, () => excessOf(reader("neverEnds", { ms: 50 })()));
  const waiting = Array.from({ length: 20 }, (_, n) => lengthOf("x".repeat(n)));
  expect(await Promise.all(stuck)).toEqual(["time", "time", "time", "time"]);
  expect(await Promise.all(waiting)).toEqual(
    Array.from({ length: 20 }, (_, length) => ({ length })),
  );
});

test("a sentence for people arrives as one; a stumble says what it was", async () => {
  await expect(reader("refuses")()).rejects.toMatchObject({
    constructor: Problem,
    statusCode: 400,
    sentence: "fieldInvalid",
    values: { field: "title" },
  });
  await expect(reader("stumbles")()).rejects.toThrow("unexpected token");
});

test("what reads foreign bytes can write no file and sees no secret", async () => {
  const file = join(tmpdir(), "ribby-was-here");
  await expect(reader("writes")(file)).rejects.toThrow(/restricted/);
  expect(existsSync(file)).toBe(false);
  expect(await reader("secretsSeen")()).not.toContain("PATH");
});
