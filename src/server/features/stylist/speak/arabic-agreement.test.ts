import { expect, it } from "vitest";
import { NO_WISH } from "../wish.ts";
import { arabicPhrase } from "./arabic-phrases.ts";

const skirts = { ...NO_WISH, terms: ["kind:skirt", "feature:loose", "pattern:striped"] };

it("agrees with one, with two and with several", () => {
  expect(arabicPhrase(skirts, 1)).toBe("جيبة واحدة مقلمة واسعة");
  expect(arabicPhrase(skirts, 2)).toBe("جيبتين مقلمين واسعين");
  expect(arabicPhrase(skirts, 6)).toBe("٦ جيبات مقلمة واسعة");
});

it("covers a dress as a dress, and takes children to school", () => {
  const covered = { ...NO_WISH, terms: ["kind:dress"], wearer: { isCovered: true } };
  expect(arabicPhrase(covered, 12)).toBe("١٢ فستان محتشم");
  const pupil = {
    ...NO_WISH,
    terms: ["kind:backpack", "occasion:university"],
    wearer: { months: 96 },
  };
  expect(arabicPhrase(pupil, 3)).toBe("٣ شنط ضهر للمدرسة");
});
