import { expect, test } from "vitest";
import { keepPreviews } from "./keep-previews.ts";

test("a preview is drawn once an hour, however many ask at once; a failure is not kept", async () => {
  const drawn: string[] = [];
  let clock = 0;
  const previewOf = keepPreviews(
    async (id) => {
      drawn.push(id);
      if (id === "none") throw new Error("not there");
      return Buffer.from(id);
    },
    () => clock,
  );
  await Promise.all([previewOf("a"), previewOf("a"), previewOf("a")]);
  expect(drawn).toEqual(["a"]);
  clock += 3_600_000;
  await previewOf("a");
  expect(drawn).toEqual(["a", "a"]);
  await expect(previewOf("none")).rejects.toThrow("not there");
  await expect(previewOf("none")).rejects.toThrow("not there");
  expect(drawn).toHaveLength(4);
  for (let n = 0; n < 60; n++) await previewOf(`other-${n}`);
  await previewOf("a");
  expect(drawn).toHaveLength(65);
});
