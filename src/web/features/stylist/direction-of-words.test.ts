// @vitest-environment node
import { expect, it } from "vitest";
import { directionOfWords } from "./direction-of-words.ts";

it("a title in the other script does not turn the sentence round that it begins", () => {
  expect(directionOfWords("“عباية كتان” by Dar Zayn is the one.")).toBe("ltr");
  expect(directionOfWords("«\u2068Linen kaftan\u2069» من دار زين بـ٩٠٠ جنيه.")).toBe("rtl");
  expect(directionOfWords("“عباية كتا")).toBe("auto");
});

it("a sentence without names is read by its first letter, and one of figures as the browser thinks", () => {
  expect(directionOfWords("3 looks, each under 900 EGP.")).toBe("ltr");
  expect(directionOfWords("٣ لوكات لحد ٩٠٠ جنيه.")).toBe("rtl");
  expect(directionOfWords("1,200")).toBe("auto");
});
