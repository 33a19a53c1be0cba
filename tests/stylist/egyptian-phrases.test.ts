// How pieces are counted and named in Egyptian Arabic, and what stands in for pieces that were all shown.
import { expect, test } from "vitest";
import type { FindAnswer } from "../../src/server/features/stylist/find/find.ts";
import { findFresh } from "../../src/server/features/stylist/find/fresh.ts";
import { phraseIn } from "../../src/server/features/stylist/speak/phrases.ts";
import { NO_WISH, type Wish } from "../../src/server/features/stylist/wish.ts";

const phrase = (wish: Partial<Wish>, count?: number) =>
  phraseIn("ar", { ...NO_WISH, ...wish }, count);

test("whom it is for stands behind the piece, and then its colour", () => {
  const wish = { terms: ["kind:shirt", "colour:navy"], wearer: { who: "man" as const } };
  expect(phrase(wish, 5)).toBe("٥ قمصان رجالي باللون الكحلي");
  expect(phrase({ terms: ["kind:pyjamas"], wearer: { who: "baby" } }, 3)).toBe("٣ بيجامات للبيبي");
});

test("several kinds are named in the plural", () => {
  expect(phrase({ terms: ["kind:notebook", "kind:pen"] }, 6)).toBe("٦ قطع (نوت وأقلام)");
});

test("either of two colours is named, though one is a shade of the other", () => {
  expect(phrase({ terms: ["kind:skirt", "colour:blue", "colour:navy"] }, 4)).toContain(
    "الأزرق أو الكحلي",
  );
});

test("no sunglasses for a watch: where all were shown they are shown again", async () => {
  const asked: string[][] = [];
  const find = async ({ wish, exclude }: { wish: Wish; exclude: string[] }) => {
    asked.push(wish.terms);
    const isSeen = exclude.includes("watch");
    return { products: isSeen ? [] : [{ id: "watch" }], gave: [] } as unknown as FindAnswer;
  };
  const wish = { ...NO_WISH, terms: ["kind:watch", "colour:silver"] };
  const fresh = await findFresh(
    find as never,
    { wish, spoken: { english: "" }, limit: 6 } as never,
    [],
    ["watch"],
  );
  expect(asked.flat()).not.toContain("kind:accessory");
  expect(fresh).toMatchObject({ isAgain: true, answer: { products: [{ id: "watch" }] } });
});
