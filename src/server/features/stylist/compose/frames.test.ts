import { expect, it } from "vitest";
import { NO_WISH, type Wish } from "../wish.ts";
import { framesFor, givingWay, namedPlaces } from "./frames.ts";

const wish = (...terms: string[]): Wish => ({ ...NO_WISH, terms });
const partsOf = (said: Wish, isList = false) =>
  framesFor(said, isList).map((frame) => frame.map(({ part }) => part).join(" "));

it("makes of a list of pieces a look of these and nothing else", () => {
  const list = wish("kind:tote", "kind:skirt", "kind:tshirt");
  expect(partsOf(list, true)).toEqual(["top bottom bag"]);
});

it("dresses whoever named only what goes with clothes", () => {
  for (const parts of partsOf(wish("kind:sandal", "kind:tote")))
    expect(parts).toMatch(/(?:whole|top bottom) shoes(?: layer)? bag/);
});

it("has a layer in the cold, no dress in the gym, and a suit for a man's wedding", () => {
  for (const parts of partsOf(wish("season:winter"))) expect(parts).toContain("layer");
  expect(partsOf(wish("occasion:gym"))).toEqual(["top bottom shoes"]);
  const groom = { ...wish("occasion:wedding"), wearer: { who: "man" as const } };
  expect(partsOf(groom)[0]).toBe("whole top shoes");
});

it("wears a cardigan over another top, and two jewels beside each other", () => {
  const said = wish("kind:cardigan", "kind:shirt", "kind:earrings", "kind:watch");
  expect(namedPlaces(said).map(({ part }) => part)).toEqual(["top", "layer", "jewel", "jewel"]);
});

it("lets go first what nobody has, then a bag before shoes, and clothes last", () => {
  const said = wish("kind:dress", "kind:heel", "kind:clutch");
  const heels = namedPlaces(said).filter(({ part }) => part === "shoes");
  expect(givingWay(said, heels, true)[0]?.gone).toEqual(["kind:heel"]);
  expect(givingWay(said, [], true).map(({ gone }) => gone[0])[0]).toBe("kind:clutch");
});
