// How Egyptians refuse, correct themselves, count money and change one piece, in Arabic and Franco.
import { describe, expect, test } from "vitest";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { readTurn } from "../../src/server/features/stylist/read/read-turn.ts";
import { turnAfter } from "./turn-after.ts";

const read = (text: string) => readSentence(text, { brands: [] });
const asked = (text: string) =>
  read(text)
    .asked.map(({ term, negated }) => (negated ? `not ${term.id}` : term.id))
    .toSorted();

describe("a no behind its word refuses it", () => {
  test.each([
    ["محتاجة قميص، ساتان لا عشان بيزحلق", ["kind:shirt", "not material:satin"]],
    ["3ayez jacket, geld la2 3ashan ghaly", ["kind:jacket", "not material:leather"]],
    ["shanta la satin wala geld", ["kind:bag", "not material:leather", "not material:satin"]],
  ])("%s", (text, ids) => {
    expect(asked(text)).toEqual(ids);
  });

  test("of a piece that is all there is of its clause", () => {
    expect(turnAfter("عايزة حاجة للجامعة", "جيبات لأ").wish.not).toContain("kind:skirt");
  });

  test("and what is said first with a verb of wishing refuses, too", () => {
    expect(asked("لا أريد اللون الأخضر")).toEqual(["not colour:green"]);
  });
});

describe("what is said anew is what is meant", () => {
  test.each([
    ["عايزة عباية... لا لا كيمونو", ["kind:kimono"]],
    ["kont 3ayza sandal bas dlwa2ty 3ayza boot", ["kind:boot"]],
    ["طرحة بيج ولا أقولك كحلي", ["colour:navy", "kind:hijab"]],
    ["كنت عايزة بلوزة بس تكون قطن", ["kind:blouse", "material:cotton"]],
  ])("%s", (text, ids) => {
    expect(asked(text)).toEqual(ids);
  });

  test("sizes and prices as well", () => {
    expect(read("تيشيرت مقاس M لأ قصدي L").limits.sizes).toEqual(["L"]);
    expect(read("شنطة تحت ٧٠٠، لا خليها ٩٠٠").limits.maxPrice).toBe(900);
  });

  test("of one kind how the refused ones were is not wanted", () => {
    expect(asked("زهقت من الفساتين المشجرة، وريني فساتين سادة")).toEqual([
      "kind:dress",
      "not pattern:floral",
      "pattern:plain",
    ]);
    expect(asked("bantalon bas msh jeans 3ala jeans")).toContain("not kind:jeans");
  });
});

describe("money", () => {
  test.each([
    ["شنطة بباكو ونص", 1500],
    ["jacket b rob3 bako", 250],
    ["عباية بألفين إلا ربع", 1750],
    ["kam mit geneh bas, 3ayza tar7a", 1000],
    ["ثوب للسهرة لا يتجاوز ثمنه ألفي جنيه", 2000],
    ["حذاء دون سبعمئة جنيه", 700],
  ])("%s", (text, most) => {
    expect(read(text).limits.maxPrice).toBe(most);
  });
});

test("a piece of a look becomes another one", () => {
  const turn = turnAfter("طقم للجامعة", "البنطلون خليه جيبة");
  expect(turn.act).toMatchObject({ act: "outfit" });
  expect(turn.wish.terms).toContain("kind:skirt");
  expect(turn.wish.terms).not.toContain("kind:trousers");
});

test("loud colours that nobody wants are quiet ones", () => {
  expect(read("لا أريد ألوانًا صارخة").tone).toBe("quiet");
});

test("what is put in the place of a bag may be a sort of bag", () => {
  const { wish } = turnAfter("طقم للجامعة", "شيلي الشنطة وحطي شنطة ضهر");
  expect(wish.terms).toContain("kind:backpack");
  expect(wish.not).not.toContain("kind:bag");
});

test.each([
  ["بدلي الجزمة بكوتشي", "kind:sneaker", "kind:shoe"],
  ["badely el bantalon b gupa", "kind:skirt", "kind:trousers"],
  ["غيريلي الكوتشي بصندل", "kind:sandal", "kind:sneaker"],
])("one piece for another: %s", (text, wanted, gone) => {
  const turn = turnAfter("outfit lel safar", text);
  expect(turn.act).toEqual({ act: "outfit", swapped: [wanted] });
  expect(turn.wish.terms).not.toContain(gone);
});

test("what is shown first may be asked about by pointing at it", () => {
  expect(turnAfter("كوتشي أسود", "ده جلد؟").act).toEqual({ act: "about", piece: "a" });
  expect(turnAfter("فستان", "طوله قد إيه؟").act).toEqual({ act: "about", piece: "a" });
});

test("another child's piece has its own price", () => {
  const turn = turnAfter("romper lel baby 3ando 5 shohoor ta7t 300", "w a5oh 6 seneen bantalon");
  expect(turn.wish.limits.maxPrice).toBeUndefined();
  expect(turn.wish.wearer).toMatchObject({ who: "boy", months: 72 });
});

test("what she likes is no question about the piece that is shown", () => {
  expect(turnAfter("سلسلة", "هي بتحب الفضة، في حاجة فضة؟").act.act).toBe("find");
});

test("towns by the sea are no gold and no address where somebody goes there", () => {
  expect(asked("rayheen dahab w 3ayza sandal")).toEqual(["kind:sandal", "occasion:beach"]);
  expect(read("بتوصلوا لدهب؟").talk).toContain("delivery");
});

test("words as they are written and joined here", () => {
  expect(asked("عايزة حذا")).toEqual(["kind:shoe"]);
  expect(asked("skirtat w topaat")).toEqual(["kind:skirt", "kind:top"]);
  expect(read("skirtat w topaat").language).toBe("franco");
  expect(asked("شنطة تشيل الموبايل والمفاتيح")).toEqual(["kind:clutch", "kind:crossbody-bag"]);
  expect(asked("شنطة مش كبيرة")).toEqual(["kind:clutch", "kind:crossbody-bag"]);
});

test("cases for phones and cakes are nobody's here", () => {
  for (const text of ["جراب للموبايل", "cover lel iphone", "تورتة عيد ميلاد"])
    expect(read(text).outside).toHaveLength(1);
});

describe("the next turn", () => {
  test("what is worn with it stays in its season", () => {
    expect(turnAfter("جاكت شتوي", "كمان طاقية وجوانتي").wish.terms.toSorted()).toEqual([
      "kind:gloves",
      "kind:headwear",
      "season:winter",
    ]);
  });

  test("of two that were named one is called by its first word", () => {
    expect(turnAfter("tar7a aw segadet sala", "5aleha el segada").wish.terms).toContain(
      "kind:prayer-rug",
    );
  });

  test("something for somebody else is no more of the piece before", () => {
    const { terms } = turnAfter("شورت بحر لجوزي", "والبنت ٨ سنين حاجة خفيفة").wish;
    expect(terms).not.toContain("kind:swim-shorts");
  });

  test("no jeans in a look: nothing of denim", () => {
    expect(turnAfter("لبس كامل للكلية", "من غير جينز").wish.not).toContain("material:denim");
  });

  test.each([
    ["lon mo7ayed ymshy 3ala kollo", "neutral"],
    ["لون يمشي مع كل حاجة", "neutral"],
    ["alwan el ba7r", "sea"],
    ["مش عايزة حاجة فاتحة", "dark"],
    ["gozy beyekrah el alwan el fat7a", "dark"],
  ] as const)("%s is a tone, and nothing to go with", (text, tone) => {
    const { act, wish } = turnAfter("خداديات", text);
    expect(act.act).toBe("find");
    expect(wish.tone).toBe(tone);
  });

  test.each(["والجلد مش مهم", "el geld msh mohem"])("%s: one wish less", (text) => {
    expect(turnAfter("شنط جلد", text).wish.terms).toEqual(["kind:bag"]);
  });

  test("a light wash is a colour of jeans", () => {
    expect(turnAfter("jeans", "ghasla fat7a").wish.terms).toContain("colour:sky-blue");
  });

  test("one that is liked and too dear: like it, for less", () => {
    expect(turnAfter("عبايات", "التانية عجبتني بس سعرها نار، خليها بيج").act).toEqual({
      act: "like",
      piece: "b",
      isCheaper: true,
    });
  });

  test("everything from the shoes to the tie is a look", () => {
    const { act, wish } = turnAfter("عريس ومحتاج كل حاجة من الجزمة للكرافتة");
    expect(act.act).toBe("outfit");
    expect(wish.terms).toEqual(["occasion:wedding"]);
    expect(turnAfter("3arees, kol 7aga mn el gazma lel karafatta").act.act).toBe("outfit");
  });

  test("with its shoes: both", () => {
    expect(asked("بدلة بجزمتها")).toEqual(["kind:shoe", "kind:suit"]);
  });

  test("what may be worn on the shoulders is one wish, and no list of parts", () => {
    expect(turnAfter("عايزة حاجة أحطها على كتافي").act.act).toBe("find");
  });

  test("of the brand that was spoken of, until another is asked for", () => {
    const brands = [{ id: "b_x", name: "Bint El Ghazl" }];
    const wish = { ...turnAfter("cardigans").wish, limits: { brands } };
    const before = {
      wish,
      act: "find" as const,
      language: "franco" as const,
      shown: ["a"],
      seen: [],
      anchors: [],
      brand: brands[0]!,
    };
    const next = (text: string) =>
      readTurn(readSentence(text, { brands }), { before, pinned: [] }).wish.limits;
    expect(next("w ponchos").brands).toEqual(brands);
    expect(next("وليهم بونشوهات؟").brands).toEqual(brands);
    expect(next("w shonat").brands).toBeUndefined();
    expect(next("fe ponchos mn 7ad tany?").brands).toBeUndefined();
  });

  test.each(["بتفرج بس", "انتي شاطرة اوي", "بتقبلوا فودافون كاش؟"])("%s is talk", (text) => {
    expect(turnAfter(text).act.act).toBe("talk");
  });
});
