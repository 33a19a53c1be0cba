import { expect, test } from "vitest";
import { createPictureLanes, LARGE_PIXELS } from "./picture-lanes.ts";

const LARGE = LARGE_PIXELS + 1;

/** A picture that is being unpacked until it is told to be done. */
function held() {
  let finish = () => {};
  const drawn = new Promise<void>((resolve) => (finish = resolve));
  return { draw: () => drawn, finish };
}

test("pictures of many pixels wait for each other, and nobody else waits for them", async () => {
  const inLane = createPictureLanes();
  const begun: string[] = [];
  const { draw, finish } = held();
  const first = inLane(LARGE, draw);
  const second = inLane(49_000_000, async () => begun.push("large"));
  for (let n = 0; n < 5; n++) await inLane(LARGE_PIXELS, async () => begun.push(`usual ${n}`));
  expect(begun).toEqual(["usual 0", "usual 1", "usual 2", "usual 3", "usual 4"]);
  finish();
  await Promise.all([first, second]);
  expect(begun.at(-1)).toBe("large");
});

test("who comes while too many wait is told so at once, and the next one is served", async () => {
  const inLane = createPictureLanes();
  const { draw, finish } = held();
  const waiting = Array.from({ length: 7 }, () => inLane(LARGE, draw));
  await expect(inLane(LARGE, draw)).rejects.toMatchObject({ statusCode: 503, code: "vision_busy" });
  finish();
  await Promise.all(waiting);
  expect(await inLane(LARGE, async () => "drawn")).toBe("drawn");
});
