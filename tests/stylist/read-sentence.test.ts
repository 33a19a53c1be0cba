import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demoCatalogue } from "../../src/demo/catalogue.ts";
import { chipsOf, withoutChips } from "../../src/server/features/stylist/read/chips.ts";
import { mergeWish, relationOf } from "../../src/server/features/stylist/read/merge.ts";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { NO_WISH, type Wish } from "../../src/server/features/stylist/wish.ts";
import { ARABIC } from "./queries/arabic.ts";
import { ENGLISH } from "./queries/english.ts";
import { FRANCO } from "./queries/franco.ts";
import { HELD_OUT_AGAIN } from "./queries/held-out-again.ts";
import { HELD_OUT_LAST } from "./queries/held-out-last.ts";
import { HELD_OUT } from "./queries/held-out.ts";
import { MIXED } from "./queries/mixed.ts";
import type { Query } from "./queries/query.ts";
import { scoreOf } from "./score.ts";

fc.configureGlobal({ seed: 20_261_115 });

const shops = demoCatalogue();
const brands = shops.map(({ key, name }) => ({ id: `b_${key}`, name }));
const read = (text: string) => readSentence(text, { brands });

const asked = (text: string) =>
  read(text).asked.map(({ term, negated }) => (negated ? `not ${term.id}` : term.id));

/** What is wished for after these sentences, the oldest first. */
function wishAfter(...sentences: string[]): Wish {
  return sentences.reduce((before, text) => {
    const sentence = read(text);
    return mergeWish(before, sentence, relationOf(before, sentence));
  }, NO_WISH);
}

const wished = (...sentences: string[]) => {
  const { terms, not } = wishAfter(...sentences);
  return [...terms, ...not.map((id) => `not ${id}`)];
};
const limits = (text: string) => read(text).limits;

const ALL: Query[] = [...ENGLISH, ...ARABIC, ...FRANCO, ...MIXED, ...HELD_OUT, ...HELD_OUT_AGAIN];

describe("our own queries", () => {
  test("are at least 300: 100 English, 100 Arabic, 80 Franco, and no two alike", () => {
    const count = (language: string) =>
      ALL.filter(({ expected }) => expected.language === language).length;
    expect(new Set(ALL.map(({ text }) => text)).size).toBe(ALL.length);
    expect(ALL.length).toBeGreaterThanOrEqual(300);
    expect(count("en")).toBeGreaterThanOrEqual(100);
    expect(count("ar")).toBeGreaterThanOrEqual(100);
    expect(count("franco")).toBeGreaterThanOrEqual(80);
  });

  test.each([
    ["English", ENGLISH, 0.99],
    ["Arabic", ARABIC, 0.99],
    ["Franco", FRANCO, 0.99],
    ["mixed", MIXED, 0.99],
    ["held-out", HELD_OUT, 0.99],
    ["later held-out", HELD_OUT_AGAIN, 0.99],
    ["last held-out", HELD_OUT_LAST, 0.97],
  ])("%s ones are understood", (_name, queries, floor) => {
    const { met, all, misses } = scoreOf(queries, (text) => read(text));
    expect(met / all, `missed:\n${misses.join("\n")}`).toBeGreaterThanOrEqual(floor);
  });

  test("can be answered: the demo has products for every one that promises some", () => {
    const products = shops.flatMap(({ name, products: all }) =>
      all.map((product) => ({ ...product, brand: name })),
    );
    const unanswered = ALL.filter(({ expected, top }) => {
      if (!top) return false;
      return !products.some(({ category, colors, price, currentPrice, brand }) => {
        const paid = currentPrice ?? price;
        return (
          top.categories.includes(category) &&
          (top.colours.length === 0 || colors.some((colour) => top.colours.includes(colour))) &&
          paid <= (expected.max ?? Infinity) &&
          paid >= (expected.min ?? 0) &&
          (!expected.sale || currentPrice !== null) &&
          brand === (expected.brand ?? brand)
        );
      });
    });
    expect(unanswered.map(({ text }) => text)).toEqual([]);
  });
});

describe("prices", () => {
  test.each([
    ["under 800", { maxPrice: 800 }],
    ["max 1,500 EGP", { maxPrice: 1500 }],
    ["up to 1.5k", { maxPrice: 1500 }],
    ["no more than 700 L.E.", { maxPrice: 700 }],
    ["<900", { maxPrice: 900 }],
    ["500 or less", { maxPrice: 500 }],
    ["over 1000", { minPrice: 1000 }],
    ["at least 300 pounds", { minPrice: 300 }],
    ["around 500", { minPrice: 400, maxPrice: 600 }],
    ["300-600 EGP", { minPrice: 300, maxPrice: 600 }],
    ["300–600", { minPrice: 300, maxPrice: 600 }],
    ["between 600 and 300", { minPrice: 300, maxPrice: 600 }],
    ["from 300 to 600", { minPrice: 300, maxPrice: 600 }],
    ["أقل من ٥٠٠", { maxPrice: 500 }],
    ["تحت الالف", { maxPrice: 1000 }],
    ["تحت الف وخمسميه", { maxPrice: 1500 }],
    ["لحد الفين جنيه", { maxPrice: 2000 }],
    ["تحت ميتين", { maxPrice: 200 }],
    ["اقل من تلات تلاف", { maxPrice: 3000 }],
    ["من ٣٠٠ ل ٦٠٠", { minPrice: 300, maxPrice: 600 }],
    ["من ٣٠٠ ل٦٠٠ ج.م", { minPrice: 300, maxPrice: 600 }],
    ["بين ٣٠٠ و٦٠٠", { minPrice: 300, maxPrice: 600 }],
    ["اكتر من ١٠٠٠", { minPrice: 1000 }],
    ["حوالي ١٬٠٠٠ جنيه", { minPrice: 800, maxPrice: 1200 }],
    ["ta7t 1500", { maxPrice: 1500 }],
    ["a2al men 500 geneh", { maxPrice: 500 }],
    ["men 300 le 600", { minPrice: 300, maxPrice: 600 }],
    ["aktar men alf", { minPrice: 1000 }],
    ["ta7t alf w khomsomeya", { maxPrice: 1500 }],
  ])("%s", (text, expected) => {
    expect(limits(text)).toEqual(expected);
    expect(asked(`${text} فستان`)).toEqual(["kind:dress"]);
  });

  test.each(["size 42", "3 piece suit", "2 to 3 bags", "iphone 12", "90s dress", "2xl"])(
    "%s names no price",
    (text) => {
      const { minPrice, maxPrice } = limits(text);
      expect({ minPrice, maxPrice }).toEqual({});
    },
  );

  test("digits of three scripts are the same number", () => {
    const inScript = (value: number, zero: string) =>
      String(value).replaceAll(/\d/g, (digit) =>
        String.fromCodePoint(zero.codePointAt(0)! + Number(digit)),
      );
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 999_999 }),
        fc.constantFrom("under", "أقل من", "ta7t", "over", "around", "حوالي"),
        (value, word) => {
          const [latin, arabic, persian] = ["0", "٠", "۰"].map((zero) =>
            limits(`${word} ${inScript(value, zero)}`),
          );
          expect(arabic).toEqual(latin);
          expect(persian).toEqual(latin);
          expect(Object.keys(latin!)).not.toEqual([]);
        },
      ),
    );
  });
});

describe("what is not wanted", () => {
  test.each([
    ["not black", ["not colour:black"]],
    ["not black or white dress", ["not colour:black", "not colour:white", "kind:dress"]],
    [
      "dress, not black, white or red",
      ["kind:dress", "not colour:black", "not colour:white", "not colour:red"],
    ],
    ["anything but red", ["not colour:red"]],
    ["without sleeves", ["feature:sleeveless"]],
    [
      "abaya without embroidery and pockets",
      ["kind:abaya", "not feature:embroidered", "not feature:pocket"],
    ],
    ["no prints", ["not pattern:print"]],
    ["a red dress that is not short", ["colour:red", "kind:dress", "not feature:mini"]],
    ["mesh top", ["material:mesh", "kind:top"]],
    ["no, I want a red dress", ["colour:red", "kind:dress"]],
    ["neither black nor white dress", ["not colour:black", "not colour:white", "kind:dress"]],
    ["dress but not in red and not short", ["kind:dress", "not colour:red", "not feature:mini"]],
    ["مش اسود", ["not colour:black"]],
    ["فستان مش اسود ولا ابيض", ["kind:dress", "not colour:black", "not colour:white"]],
    ["من غير كم", ["feature:sleeveless"]],
    ["بدون تطريز", ["not feature:embroidered"]],
    ["اي لون غير الاحمر", ["not colour:red"]],
    ["fostan mesh eswed", ["kind:dress", "not colour:black"]],
    ["men gher komm", ["feature:sleeveless"]],
    ["shanta men gher geld", ["kind:bag", "not material:leather"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });

  test("is not in the sentence that is compared by meaning", () => {
    expect(read("a long dress, not black or white, under 900").english).toBe("a long dress");
  });
});

describe("brands", () => {
  test.each([
    "Layl Harir dress",
    "LAYLHARIR dress",
    "layl harrir dress",
    "dress from Layl  Harir",
    "فستان من ليل حرير",
  ])("%s", (text) => {
    expect(limits(text).brands?.map(({ name }) => name)).toEqual(["Layl Harir"]);
  });

  test("words of every day that only sound like a name are none", () => {
    const small = [{ id: "b_oda", name: "Oda Soghayara" }];
    const named = (text: string) => readSentence(text, { brands: small }).limits.brands?.length;
    expect(named("شنطة ايد صغيرة للسهرة")).toBeUndefined();
    expect(named("مخدات من اوده صغيره")).toBe(1);
  });

  test("silk is silk, though a brand has it in its name", () => {
    expect(limits("فستان حرير")).toEqual({});
    expect(asked("فستان حرير")).toEqual(["kind:dress", "material:silk"]);
  });

  test("a brand that is called by an everyday word is only meant when named as one", () => {
    const knowledge = { brands: [{ id: "b_1", name: "Black" }] };
    expect(readSentence("black dress", knowledge).limits).toEqual({});
    expect(readSentence("dress by Black", knowledge).limits.brands).toEqual(knowledge.brands);
  });
});

describe("a second sentence", () => {
  const previous = "red dress under 900";
  test.each([
    ["in black", ["kind:dress", "colour:black"]],
    ["not red", ["kind:dress", "not colour:red"]],
    ["for a wedding", ["colour:red", "kind:dress", "occasion:wedding"]],
    ["but longer", ["colour:red", "kind:dress", "feature:maxi"]],
    ["show me more", ["colour:red", "kind:dress"]],
    ["shoes", ["kind:shoe"]],
    ["اسود", ["kind:dress", "colour:black"]],
    ["any other colour", ["kind:dress", "not colour:red"]],
    ["a dress in satin", ["kind:dress", "material:satin"]],
  ])("%s", (text, expected) => {
    expect(wished(previous, text)).toEqual(expected);
  });

  test("keeps the limits it does not change, and a new price replaces the old", () => {
    expect(wishAfter(previous, "in black").limits).toEqual({ maxPrice: 900 });
    expect(wishAfter(previous, "over 1000").limits).toEqual({ minPrice: 1000 });
    expect(wishAfter(previous, "ارخص").order).toBe("cheapest");
  });

  test("follows a whole talk: what the third replaces does not come back with the fourth", () => {
    expect(wished("red dress", "for a wedding", "in black", "size M")).toEqual([
      "kind:dress",
      "occasion:wedding",
      "colour:black",
    ]);
  });

  test("a kind of another sort begins anew and keeps for whom it is", () => {
    const wish = wishAfter("shoes for my husband size 44 under 2000", "and a belt");
    expect(wish.terms).toEqual(["kind:belt"]);
    expect(wish.limits).toEqual({});
    expect(wish.wearer).toEqual({ who: "man" });
  });

  test("a narrower kind stays with the rest, one beside it keeps what any shoe has", () => {
    expect(wished("wide leg trousers", "jeans")).toEqual(["feature:wide-leg", "kind:jeans"]);
    expect(wishAfter("leather boots size 38", "loafers").limits.sizes).toEqual(["38"]);
    expect(wished("leather boots size 38", "loafers")).toEqual(["kind:loafer"]);
  });

  test("other bodies have other sizes", () => {
    expect(wishAfter("kaftan for me in S", "actually for my mother").limits.sizes).toEqual(["S"]);
    expect(wishAfter("shirt for my brother in M", "no, for my father").limits.sizes).toEqual(["M"]);
    expect(wishAfter("shoes for my wife 38", "for my husband").limits.sizes).toBeUndefined();
  });
});

describe("questions about a shown piece", () => {
  test.each([
    ["what is the second one made of", [2]],
    ["التاني قماشه ايه", [2]],
    ["el tany da ma3mool mn eh", [2]],
    ["خامته ايه", []],
  ])("%s asks what it is made of", (text, places) => {
    expect(read(text).signs.has("made-of")).toBe(true);
    expect(read(text).ordinals).toEqual(places);
  });

  test("after a no that answers, what follows the refused one is meant", () => {
    const colours = (text: string) =>
      read(text).asked.map(({ term, negated }) => (negated ? "not " : "") + term.id);
    expect(colours("no, not navy, white")).toEqual(["not colour:navy", "colour:white"]);
    expect(colours("la2 mesh kohly, abyad")).toEqual(["not colour:navy", "colour:white"]);
    expect(colours("dress, not navy, white")).toContain("not colour:white");
  });

  test("the second one is no other one", () => {
    expect(read("التاني بكام").ordinals).toEqual([2]);
    expect([...read("وريني تاني").signs]).toEqual(["more"]);
  });
});

test("of two kinds the one that is let go of is not asked for", () => {
  expect(asked("never mind scarves. a black belt")).toEqual(["colour:black", "kind:belt"]);
  expect(asked("خلاص شنط. عايزة حزام")).toEqual(["kind:belt"]);
  expect(asked("never mind. scarves or a belt")).toEqual(["kind:scarf", "kind:belt"]);
});

test("what nobody ever used is strange, a word of some shop's is not", () => {
  const knownWords = (word: string) => word === "zaytuna";
  const isStrange = (text: string) => readSentence(text, { brands, knownWords }).isStrange;
  expect(["qwpzx", "lkjhg fdsq"].map(isStrange)).toEqual([true, true]);
  expect(["zaytuna", "qwpzx dress", "hello", ""].map(isStrange)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

describe("what is said of somebody or something else", () => {
  test("who pays, speaks or invites wears nothing of it", () => {
    expect(read("a jacket for the trip, my mum is paying").wearer).toEqual({});
    expect(read("بليزر للشغل، بابا هيدفع").wearer).toEqual({});
    expect(read("a jacket for my mum").wearer).toEqual({ who: "woman" });
  });

  test("a man beside a skirt is spoken of", () => {
    expect(
      read("my brother laughed at my skirt, a longer skirt please").wearer.who,
    ).toBeUndefined();
  });

  test("what somebody owns is not asked for", () => {
    expect(asked("navy or black, his bags are all navy")).toEqual(["colour:navy", "colour:black"]);
  });

  test.each(["مش كده، عايزة واحد مخطط", "la2 msh keda, 3ayza me5atat"])(
    "not like this, and then what is wanted: %s",
    (text) => {
      expect(asked(text)).toEqual(["pattern:striped"]);
    },
  );

  test.each(["بلوزة مبتشفش", "bloza mabtshefsh"])("a no around its verb: %s", (text) => {
    expect(asked(text)).toEqual(["kind:blouse", "not feature:see-through"]);
  });

  test("tomorrow is no hatred, and hatred names its thing", () => {
    expect(asked("عندي ميعاد بكره ومحتاجة شنطة")).toEqual(["kind:bag"]);
    expect(asked("فستان، بكره الاحمر")).toEqual(["kind:dress", "not colour:red"]);
  });

  test.each(["tired of navy, something else", "zhe2t mel navy", "زهقت من الكحلي"])(
    "what somebody is tired of is refused: %s",
    (text) => {
      expect(asked(text)).toEqual(["not colour:navy"]);
    },
  );

  test("one piece is taken out and another put there", () => {
    expect(asked("شيل الجيبة وحط بنطلون")).toEqual(["not kind:skirt", "kind:trousers"]);
  });

  test("how many somebody has is no price, and an article before digits says nothing", () => {
    expect(limits("3andaha 100 shanta beda")).toEqual({});
    expect(limits("من ال ٥٠٠ لل ٩٠٠ جنيه")).toEqual({ minPrice: 500, maxPrice: 900 });
  });

  test("what is wanted says more of a tone than what is not", () => {
    expect(read("nothing too bright, dark colours please").tone).toBe("dark");
    expect(read("مش فاتح").tone).toBe("dark");
  });

  test("ages over ten in words", () => {
    expect(read("بنتي اتناشر سنه").wearer).toEqual({ who: "girl", months: 144 });
  });

  test("on top is a place", () => {
    expect(asked("dresses, cheapest on top")).toEqual(["kind:dress"]);
  });

  test("things for somebody's home are no clothes for it", () => {
    expect(asked("a little something for their home")).toEqual(["kind:home"]);
  });
});

describe("English that is no slip", () => {
  test.each(["jeans that do not gape", "will it bask in the sun", "a blob of paint"])(
    "%s",
    (text) => {
      const colours = asked(text).filter((id) => !id.startsWith("kind:jeans"));
      expect(colours).toEqual([]);
    },
  );

  test("a slip is still one", () => {
    expect(asked("blak bloose")).toEqual(["colour:black", "kind:blouse"]);
  });
});

describe("for whom", () => {
  test.each(["trousers for my husband, he is 1.90", "my husband is 1m90, trousers"])(
    "a height in metres is no age: %s",
    (text) => {
      expect(read(text).wearer).toEqual({ who: "man", isTall: true });
    },
  );

  test.each([
    ["something for my daughter, she is 6", { who: "girl", months: 72 }],
    ["لبس العيد لبنتي ٦ سنين", { who: "girl", months: 72 }],
    ["lebs le ebny 4 seneen", { who: "boy", months: 48 }],
    ["my nephew turned 9 last week, jeans for him", { who: "boy", months: 108 }],
    ["my husband wants to buy her a skirt", { who: "woman" }],
    ["clothes for a newborn", { who: "baby" }],
    ["romper, 3 to 6 months", { months: 3 }],
    ["hoodie for my brother, 15 years old", { who: "man", months: 180 }],
    ["dress for my sister, 8 years", { who: "girl", months: 96 }],
    ["جزمة لجوزي", { who: "man" }],
    ["I wear hijab", { isCovered: true }],
    ["انا محجبه وحامل", { isCovered: true, isPregnant: true }],
    ["hedeya le mama", { who: "woman", isGift: true }],
    ["a dress that hides the tummy", { hidesWaist: true }],
    ["I'm short, jeans that make me look taller", { isShort: true }],
    ["انا قصيرة وعايزة بنطلون", { isShort: true }],
    ["ana 2osayara w 3ayza bantalon", { isShort: true }],
    ["انا طويلة وعايزة عباية", { isTall: true }],
  ])("%s", (text, expected) => {
    expect(read(text).wearer).toEqual(expected);
  });
});

describe("laws in many wordings", () => {
  test.each([
    "can't go over 1500",
    "I don't want to spend more than 1500",
    "nothing over 1500",
    "keep it below 1,500",
    "1500 tops",
    "max 1.5k",
    "مش عايزة أعدي ١٥٠٠",
    "ميعديش ١٥٠٠",
    "لا يتجاوز سعره ١٥٠٠ جنيه",
    "ألف ونص بالكتير",
    "١٥٠٠ جنيه وانا نازلة",
    "mayzeedsh 3an 1500",
    "mesh aktar men alf w nos",
    "ma3aya alf w khomsomeya",
  ])("%s", (text) => {
    expect(limits(text)).toEqual({ maxPrice: 1500 });
  });

  test("half a thousand, three thousand and two amounts", () => {
    expect(limits("نص ألف بالكتير")).toEqual({ maxPrice: 500 });
    expect(limits("ma3aya talat talaf")).toEqual({ maxPrice: 3000 });
    expect(limits("alf geneih bel keteer aw alf w 200")).toEqual({ maxPrice: 1200 });
  });

  test("a number beside shoes is their size, and not below which price", () => {
    expect(limits("sneakers for women, 38, max 1500")).toEqual({ maxPrice: 1500, sizes: ["38"] });
  });
});

describe("what is spoken of and not wished for", () => {
  test.each([
    ["my white dress is see through, i need a slip", ["kind:slip"]],
    ["a bag to go with a red dress", ["kind:bag"]],
    ["شنطة تليق على فستان احمر", ["kind:bag"]],
  ])("%s", (text, expected) => {
    expect(asked(text).filter((id) => /^(kind|colour)/.test(id))).toEqual(expected);
  });

  test("what is not needed is neither wished for nor refused", () => {
    expect(asked("it doesn't have to be black, a dress")).toEqual(["kind:dress"]);
    expect(asked("مش لازم اسود، فستان")).toEqual(["kind:dress"]);
  });
});

describe("chips", () => {
  const text =
    "red dress from layl harir, not black, size M, 300-900, on sale, available, cheapest";
  const wish = wishAfter(text);

  test("say everything that was understood, in both languages, each with a value of its own", () => {
    expect(chipsOf(wish, "en").map(({ label }) => label.replaceAll("\u00a0", " "))).toEqual([
      "Red",
      "Dresses",
      "Not black",
      "Layl Harir",
      "300–900 EGP",
      "Size M",
      "On sale",
      "In stock",
      "Cheapest first",
    ]);
    const arabic = chipsOf(wish, "ar");
    expect(arabic.map(({ label }) => label)).toContain("غير أسود");
    expect(arabic.map(({ value }) => value)).toEqual(chipsOf(wish, "en").map(({ value }) => value));
    expect(new Set(arabic.map(({ value }) => value)).size).toBe(arabic.length);
  });

  test("that are taken away leave nothing behind, in any order, as often as one likes", () => {
    const values = chipsOf(wish, "en").map(({ value }) => value);
    fc.assert(
      fc.property(fc.subarray(values), (without) => {
        const once = withoutChips(wish, without);
        expect(withoutChips(wish, [...without, ...without.toReversed()])).toEqual(once);
        const left = chipsOf(once, "en").map(({ value }) => value);
        expect(left).toEqual(values.filter((value) => !without.includes(value)));
      }),
    );
    expect(withoutChips(wish, values)).toEqual(NO_WISH);
  });
});

describe("a word is read by its neighbours", () => {
  test.each([
    ["as long as it is silk", ["material:silk"]],
    ["i want to dress my uncle for work", ["occasion:work"]],
    ["lots of people wear beige, so no beige please, really no beige", ["not colour:beige"]],
    ["i cannot stand viscose", ["not material:viscose"]],
    ["la khaleha burgundy", ["colour:burgundy"]],
    ["لا خليها بترولي", ["colour:teal"]],
  ])("%s", (text, expected) => expect(asked(text).toSorted()).toEqual(expected.toSorted()));

  test("what somebody wears anyway is not asked for where something else is", () => {
    expect(asked("i usually wear joggers, need a shirt for work")).not.toContain("kind:joggers");
    expect(asked("i live in joggers")).toContain("kind:joggers");
  });

  test("a place is where it should be sent, and no slip of a fashion word", () => {
    expect(read("btwasalo tanta?").place).toBe("gharbia");
    expect(asked("el mansoura")).toEqual([]);
    expect(read("بتوصلوا سوهاج").place).toBe("sohag");
  });

  test("a word that only sounds like Arabic beside English words is English", () => {
    expect(read("prefer pastels").language).toBe("en");
    expect(read("hmm that is pricey for me").language).toBe("en");
    expect(read("3ayza haga pastel").language).toBe("franco");
  });

  test("a word of talk is no slip of another one", () => {
    expect(read("ma2as 39 mawgood?").wearer.who).toBeUndefined();
    expect(read("hedeya le mawlood").wearer.who).toBe("baby");
  });

  test("a child's teacher is not the child", () => {
    expect(read("a gift for my son's teacher").wearer.who).toBeUndefined();
    expect(read("هدية لميس بتاعة ابني").wearer.who).toBeUndefined();
  });
});

describe("a bound that is said anew", () => {
  test("leaves the other one where both can hold, and takes its place where they cannot", () => {
    expect(wishAfter("shirts under 1200", "from 800 upwards").limits).toEqual({
      minPrice: 800,
      maxPrice: 1200,
    });
    expect(wishAfter("shirts from 700 to 1000", "under 500").limits).toEqual({ maxPrice: 500 });
    expect(wishAfter("shirts under 500", "over 800").limits).toEqual({ minPrice: 800 });
    expect(limits("a scarf for 300")).toEqual({ maxPrice: 300 });
  });

  test("an order is turned round, and two ends of a list begin with the first", () => {
    expect(wishAfter("bags, cheapest first", "the other way round").order).toBe("dearest");
    expect(read("رتبهم من الغالي للرخيص").order).toBe("dearest");
    expect(read("men el rekhis lel ghaly").order).toBe("cheapest");
  });

  test("the same colour goes along with another kind", () => {
    expect(wished("burgundy cardigan", "a belt in the same colour")).toEqual([
      "colour:burgundy",
      "kind:belt",
    ]);
  });
});

test("any sentence is understood or left alone, never refused", () => {
  const piece = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 20 }),
    fc.constantFrom(
      "under 500",
      "مش",
      "mesh",
      "not",
      "-",
      "size",
      "مقاس",
      "1,500",
      "٣٠٠ ل",
      "between",
      "و",
      "w",
      "\n",
      "fostan",
      "أسود",
      "layl harir",
      "k",
      "%",
      "from",
      "out of",
      "1e9",
      "0",
      "__proto__",
      "constructor",
    ),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 12 }),
      fc.array(piece, { maxLength: 4 }),
      (parts, before) => {
        const understood = withoutChips(wishAfter(before.join(" "), parts.join(" ")), before);
        for (const language of ["en", "ar"] as const)
          for (const { label } of chipsOf(understood, language)) expect(label).not.toBe("");
        const { minPrice = 0, maxPrice = Infinity } = understood.limits;
        expect(minPrice).toBeLessThanOrEqual(maxPrice);
      },
    ),
    { numRuns: 500 },
  );
});

describe("what turns a word round", () => {
  test.each([
    ["Don't you have it in red?", ["colour:red"]],
    ["isn't there a blue one", ["colour:blue"]],
    ["I don't want red", ["not colour:red"]],
    ["مفيش عندكم فستان قطن؟", ["kind:dress", "material:cotton"]],
    ["mafeesh fostan 2otn", ["kind:dress", "material:cotton"]],
    ["فستان مفيش فيه دانتيل", ["kind:dress", "not material:lace"]],
    ["معندكوش شنط سودا؟", ["kind:bag", "colour:black"]],
    ["she hates sequins", ["not material:sequin"]],
    ["hya mabet7ebsh el soof", ["not material:wool"]],
    ["blouse msh shaffafa", ["kind:blouse", "not feature:see-through"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });

  test.each([
    ["she is not veiled", false],
    ["مش محجبة", false],
    ["ana mesh mo7agaba", false],
    ["I wear hijab btw", true],
    ["not black, I'm veiled", true],
  ])("whether she covers: %s", (text, isCovered) => {
    expect(read(text).wearer.isCovered).toBe(isCovered);
  });
});

describe("a budget", () => {
  test.each([
    ["nothing over three and a half thousand", { maxPrice: 3500 }],
    ["under two and a half thousand", { maxPrice: 2500 }],
    // A bare price is what may be spent; only "about" asks for as much.
    ["a present for 400 le", { maxPrice: 400 }],
    ["hedeya b 800", { maxPrice: 800 }],
    ["outfit kamel lel sho8l b 3500", { maxPrice: 3500 }],
    ["bloza b noss alf", { maxPrice: 500 }],
    ["a skirt for 500 le", { maxPrice: 500 }],
    ["a skirt around 500 le", { minPrice: 400, maxPrice: 600 }],
  ])("%s", (text, expected) => {
    expect(limits(text)).toEqual(expected);
  });
});

describe("what stands joined to a word", () => {
  test.each([
    ["فستان وشنطة", ["kind:dress", "kind:bag"]],
    ["عايز شورت وتيشيرت", ["kind:shorts", "kind:tshirt"]],
    // Two nouns side by side are still one piece.
    ["فستان قميص", ["kind:shirt-dress"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });

  test("a letter that is a digit and a stroke", () => {
    expect(read("el 3'aly el awel").order).toBe("dearest");
    expect(asked("7'afeef fostan 2otn")).toContain("kind:dress");
  });

  test.each(["fostan le far7 a5oya", "fostan le farah a5oya", "فستان لفرح اخويا"])(
    "whose wedding it is says not who wears it: %s",
    (text) => {
      expect(read(text).wearer.who).toBeUndefined();
    },
  );
});

describe("how Egyptians say it", () => {
  test.each([
    // Asked whether there is, not refused.
    ["مفيش أزرق؟", ["colour:blue"]],
    ["mafeesh azra2?", ["colour:blue"]],
    ["فستان أسود، مفيش ترتر", ["kind:dress", "colour:black", "not material:sequin"]],
    // A digit that is a letter.
    ["me4 eswed", ["not colour:black"]],
    ["4anta soda", ["kind:bag", "colour:black"]],
    ["azra8", ["colour:blue"]],
    // Two nouns in a row, whatever the first one's spelling.
    ["shnta dahr", ["kind:backpack"]],
    // An article ends a phrase: this is a verb and a bag.
    ["badel el shanta", ["kind:bag"]],
    // "and baby blue", not "and for brown".
    ["سماوي ولبني", ["colour:sky-blue"]],
    ["ده قصير أوي", ["not feature:mini"]],
    ["da 2osayar awy", ["not feature:mini"]],
    ["tshirt aw polo", ["kind:tshirt", "kind:polo"]],
    ["coats or knits", ["kind:coat", "kind:sweater"]],
    ["سيبك من الفساتين وريني عبايات", ["kind:abaya"]],
    ["صديري ألبسه فوق القميص", ["kind:waistcoat"]],
    ["3ayza tunic tawel", ["kind:tunic", "feature:maxi"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });

  test.each([
    ["حد أقصى ٣ ونص", { maxPrice: 3500 }],
    ["a5ry 2 w nos", { maxPrice: 2500 }],
    ["مفيش حاجة بأقل من ٥٠٠؟", { maxPrice: 500 }],
    ["a2l mn 500", { maxPrice: 500 }],
    ["akher 7aga 2000", { maxPrice: 2000 }],
  ])("money: %s", (text, expected) => {
    expect(limits(text)).toEqual(expected);
  });

  test.each([
    ["ميكونش غامق", "light"],
    ["maykonsh fate7", "dark"],
    ["ألوانه فرايحي", "bright"],
  ])("tones: %s", (text, tone) => {
    expect(read(text).tone).toBe(tone);
  });

  test.each([
    ["لابن اختي", "boy"],
    ["خروجة مع جوزي", undefined],
    ["5oroga ma3 gozy", undefined],
  ])("who wears it: %s", (text, who) => {
    expect(read(text).wearer.who).toBe(who);
  });

  test.each([
    ["بنت سنتين ونص", 30],
    ["benty santen w nos", 30],
  ])("how old: %s", (text, months) => {
    expect(read(text).wearer.months).toBe(months);
  });

  test("what is beside a thing we do not have says nothing of clothes", () => {
    for (const text of ["عربية أطفال", "3arabeyet atfal", "كرسي مكتب", "kids bike"])
      expect([text, asked(text), read(text).outside.length]).toEqual([text, [], 1]);
  });

  test("whoever makes it another piece keeps the rest", () => {
    expect(wished("جمبسوت أسود", "خليها فستان")).toEqual(["colour:black", "kind:dress"]);
    expect(wished("جمبسوت أسود", "عايزة فستان")).toEqual(["kind:dress"]);
  });

  test("an anniversary is no Eid, and coffee no colour unless said of a piece", () => {
    expect(asked("هدية لجوزي في عيد جوازنا")).toEqual([]);
    expect(asked("بتحب القهوة")).toEqual([]);
  });

  test("a brand is known by its Arabic name, and stays the brand it is", () => {
    const known = [{ id: "b_1", name: "Kettan w Bahr", name_ar: "موجة وخيط" }];
    const { limits: said } = readSentence("قمصان من موجة وخيط", { brands: known });
    expect(said.brands).toEqual([{ id: "b_1", name: "Kettan w Bahr" }]);
  });
});
