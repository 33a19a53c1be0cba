// @vitest-environment node
import { expect, it } from "vitest";
import { ownFirst } from "./own-paragraphs.ts";

const TEXT = "A linen shirt.\n\nقميص كتان خفيف.\nRelaxed fit.";

it("readers of Arabic meet the Arabic paragraph first", () => {
  expect(ownFirst(TEXT, "ar")).toEqual(["قميص كتان خفيف.", "A linen shirt.", "Relaxed fit."]);
});

it("readers of English meet the English ones first, in their order", () => {
  expect(ownFirst(TEXT, "en")).toEqual(["A linen shirt.", "Relaxed fit.", "قميص كتان خفيف."]);
});
