// @vitest-environment node
import { expect, it } from "vitest";
import { descriptionOf, ownFirst } from "./own-paragraphs.ts";

const TEXT = "A linen shirt.\n\nقميص كتان خفيف.\nRelaxed fit.";

it("readers of Arabic meet the Arabic paragraph first", () => {
  expect(ownFirst(TEXT, "ar")).toEqual(["قميص كتان خفيف.", "A linen shirt.", "Relaxed fit."]);
});

it("readers of English meet the English ones first, in their order", () => {
  expect(ownFirst(TEXT, "en")).toEqual(["A linen shirt.", "Relaxed fit.", "قميص كتان خفيف."]);
});

it("what a brand says in Arabic apart stands with the rest, and only once", () => {
  const apart = descriptionOf({ description: "A shirt.", description_ar: "قميص." });
  expect(ownFirst(apart, "ar")).toEqual(["قميص.", "A shirt."]);
  expect(descriptionOf({ description: TEXT, description_ar: "قميص كتان خفيف." })).toBe(TEXT);
});
