// @vitest-environment node
import { expect, test } from "vitest";

test("while React starts an error has no place; afterwards it has one again", async () => {
  const Own = globalThis.Error;
  const { errorsHavePlaces } = await import("./errors-without-place.ts");
  const early = Error("early");
  const made = new Error("made");
  errorsHavePlaces();
  expect(globalThis.Error).toBe(Own);
  expect([early.message, made.message]).toEqual(["early", "made"]);
  for (const error of [early, made]) {
    expect(error).toBeInstanceOf(Own);
    expect(Object.hasOwn(error, "stack")).toBe(false);
  }
  expect(new Error("late").stack).toContain("late");
});
