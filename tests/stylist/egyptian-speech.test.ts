// Egyptian as it is built: verbs that refuse, blessings, who is only told of, what is owned already, what is all there is.
import { describe, expect, test } from "vitest";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { turnAfter } from "./turn-after.ts";

const read = (text: string) => readSentence(text, { brands: [] });
const askedIn = (text: string) =>
  read(text).asked.map(({ term, negated }) => (negated ? `not ${term.id}` : term.id));

describe("a price", () => {
  test.each([
    ["محتاجة بلوزة سعرها مايفوتش ٦٠٠", 600],
    ["me7taga bloza se3raha mayfotsh 600", 600],
    ["عاوز جاكيت ميكلفنيش اكتر من ٢٥٠٠", 2500],
    ["مش معايا غير ٧٠٠ جنيه وعايز قميص", 700],
    ["كل اللي في جيبي ٩٠٠ وعايزة شوز", 900],
    ["fostan, a2sa 7aga adfa3ha 2000", 2000],
  ])("%s is at most %d", (text, most) => {
    expect(read(text).limits).toMatchObject({ maxPrice: most });
    expect(read(text).limits.minPrice).toBeUndefined();
  });

  test("a number beside a no is no price where it may be a size", () => {
    expect(read("جزمة، مبلبسش ٤٢").limits.maxPrice).toBeUndefined();
  });

  test.each(["نزلي السعر شوية", "مش قد الأسعار دي", "fe 7aga 3ala 2addy?", "السعر ده عالي أوي"])(
    "%s asks for cheaper ones",
    (text) => {
      expect(turnAfter("فساتين", text).wish.order).toBe("cheapest");
    },
  );

  test("the dear ones first are no complaint", () => {
    expect(turnAfter("كوتشي", "طلعيلي الغالي الأول").wish.order).toBe("dearest");
  });
});

test.each([
  "ربنا يبارك في عمرك",
  "الله ينور عليكي",
  "allah ynawwar 3aleky",
  "جزاكم الله خيرا",
  "صباح الورد على الناس الحلوة",
])("%s is talk", (text) => {
  expect(turnAfter("بالطو", text).act.act).toBe("talk");
});

describe("people", () => {
  test.each([
    "امي نصحتني بيكم، بدور على طرح قطن",
    "mamty nasa7etny bekom, badawar 3ala tora7 2otn",
    "بنت خالتي بتشكر فيكم، وريني الفساتين",
    "بنتي كانت نايمة، عايزة بيجامة قطن",
  ])("%s: who is told of wears nothing of it", (text) => {
    expect(read(text).wearer.who).toBeUndefined();
  });

  test("whom it is for wears it, whatever is told", () => {
    expect(read("شنطة لماما بيضا").wearer.who).toBe("woman");
    expect(read("جوزي بيلبس ٤٤، عايزة كوتشي").wearer.who).toBe("man");
  });

  test("whose birthday it is and what is told of them", () => {
    const { wearer, asked } = read("عيد ميلاد اخويا بكره وهو بيعشق الساعات");
    expect(wearer).toMatchObject({ who: "man", isGift: true });
    expect(asked.map(({ term }) => term.id)).toContain("kind:watch");
  });

  test("who wears a veil is no baby", () => {
    expect(read("سبوع بنت اختي وانا بالحجاب").wearer).toMatchObject({ isCovered: true });
    expect(read("سبوع بنت اختي وانا بالحجاب").wearer.who).not.toBe("baby");
  });
});

describe("what is there already", () => {
  test.each([
    ["كوتشي", "هو عنده أبيض فبلاش", "colour:white"],
    ["shanta", "la ma3aya wa7da soda", "colour:black"],
    ["شنطة", "كل شنطي سودا عايزة اغير", "colour:black"],
  ])("%s, then %s refuses it", (first, then, refused) => {
    const { wish } = turnAfter(first, then);
    expect(wish.not).toContain(refused);
    expect(wish.terms).not.toContain(refused);
  });

  test("is wanted again where a new one is asked for", () => {
    const { asked } = read("الجزمة القديمة اتقطعت محتاجة واحدة جديدة مريحة");
    expect(asked.map(({ term }) => term.id)).toContain("kind:shoe");
  });
});

test.each(["الصوف بيشوّكني، عايزة بلوفر", "el soof beyshawekny, 3ayza blover"])(
  "%s refuses a cloth by what it does",
  (text) => {
    expect(read(text).asked).toContainEqual(
      expect.objectContaining({
        negated: true,
        term: expect.objectContaining({ id: "material:wool" }),
      }),
    );
  },
);

describe("a look", () => {
  test("of all clothes, and its price afterwards", () => {
    expect(turnAfter("محتاجة لبس كاجوال كامل للجامعة ب ٤٠٠٠").act.act).toBe("outfit");
    const { act, wish } = turnAfter("طقم كامل للشغل ب ٤٠٠٠", "طب لو بقوا ٣٠٠٠ كلهم");
    expect(act.act).toBe("outfit");
    expect(wish.limits.maxPrice).toBe(3000);
  });

  test("stays one where a part of it changes", () => {
    const { act, wish } = turnAfter("طقم كامل للشغل ب ٤٠٠٠", "من غير جيبة، بنطلون احسن");
    expect(act.act).toBe("outfit");
    expect(wish.limits.maxPrice).toBe(4000);
  });
});

test("a size in English inside an Egyptian sentence", () => {
  expect(turnAfter("قميص", "medium ya rayes").wish.limits.sizes).toEqual(["M"]);
});

test("where it is worn, and nothing else", () => {
  expect(turnAfter("فستان", "w fe regly?").wish.terms).toContain("kind:shoe");
});

test("tomorrow is no dislike, and a refused colour may be said of it", () => {
  expect(askedIn("3andy mashwar bokra w me7taga gazma")).toContain("kind:shoe");
  expect(askedIn("bakrah el gezam el 3alya")).not.toContain("kind:shoe");
  expect(askedIn("msh 3ayzo bonny")).toEqual(["not colour:brown"]);
});

test("what is left when all else is refused is wished for", () => {
  expect(askedIn("ابني مش بيلبس غير ازرق")).toEqual(["colour:blue"]);
  expect(askedIn("مش عايزة حاجة غير بيضا")).toEqual(["colour:white"]);
  expect(askedIn("عايزة حاجة غير بيضا")).toEqual(["not colour:white"]);
});

test("what is owned before a comma is not what is asked for behind it", () => {
  expect(askedIn("الجزمة معايا، شنطة سهرة")).toContain("kind:clutch");
  expect(askedIn("3andy fostan akhdar w 3ayza gazma")).toContain("kind:shoe");
  expect(askedIn("3andy fostan akhdar w 3ayza gazma")).not.toContain("kind:dress");
});
