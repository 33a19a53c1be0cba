// What Egyptians say beside the piece: two sums for one, what is forbidden, what they rave about, money of other
// countries, who speaks, and what is worn over or under what they own.
import { describe, expect, test } from "vitest";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { turnAfter } from "./turn-after.ts";

const read = (text: string) => readSentence(text, { brands: [] });
const asked = (text: string) =>
  read(text)
    .asked.map(({ term, negated }) => (negated ? `not ${term.id}` : term.id))
    .toSorted();

describe("sums", () => {
  test.each([
    ["عباية بستميه سبعميه كده", 700],
    ["shanta b 800 900 geneh", 900],
    ["fostan 3 4 talaf", 4000],
    ["قميص ٥٠٠ ٦٠٠ جنيه", 600],
    ["badla b alfein talat talaf", 3000],
  ])("%s is at most %d", (text, most) => {
    expect(read(text).limits).toEqual({ maxPrice: most });
  });

  test.each(["blouza b 90 dirham", "فستان ب ٣٠٠ ريال سعودي", "ma3aya 60 dollar, 3ayza shanta"])(
    "%s names money that is not counted here",
    (text) => {
      expect(read(text).limits.maxPrice).toBeUndefined();
    },
  );
});

describe("sizes and ages", () => {
  test.each([
    ["sandal nemra 38", "38"],
    ["جزمة نمرة ٤٢", "42"],
    ["kotshy nemret 44", "44"],
  ])("%s", (text, size) => {
    expect(read(text).limits.sizes).toEqual([size]);
    expect(asked(text)).toHaveLength(1);
  });

  test("months as they are spelled", () => {
    expect(read("ebny 3ando 5 shohoor").wearer).toMatchObject({ who: "boy", months: 5 });
  });

  test("a baby's set is worn in one piece", () => {
    expect(turnAfter("عايزة طقم لبنتي ٦ شهور").wish.terms).toContain("kind:romper");
  });
});

describe("refusals", () => {
  test.each([
    ["bantalon mafehosh wala no2tet nylon", ["kind:trousers", "not material:nylon"]],
    ["قميص مفيهوش ولا ذرة بوليستر", ["kind:shirt", "not material:polyester"]],
    ["shanta mesh geld wla shamwa", ["kind:bag", "not material:leather", "not material:suede"]],
    ["الكعب ممنوع عليا", ["not kind:heel"]],
    ["el doctor mane3ny mn el ka3b", ["not kind:heel"]],
    ["kol el gebat betetla3 2osayara", ["kind:skirt", "not feature:mini"]],
    ["la2 mesh abyad 5alas beige", ["colour:beige", "not colour:white"]],
    ["fostan shik bas mesh over lel fara7", ["kind:dress", "occasion:wedding", "style:classic"]],
    ["bloza mesh b komam", ["kind:blouse", "not feature:long-sleeve"]],
  ])("%s", (text, ids) => {
    expect(asked(text)).toEqual(ids);
  });

  test.each(["sandal mesh 3aly", "جزمة مش عالية", "gazma moree7a", "جزمة مريحة"])(
    "%s has no heel",
    (text) => {
      expect(asked(text)).toContain("not feature:high-heel");
    },
  );

  test.each(["لا ده مكشوف أوي", "el fasateen di kolaha makshofa", "fostan mesh mekashaf"])(
    "%s wants more cover",
    (text) => {
      expect(read(text).wearer.isCovered).toBe(true);
    },
  );

  test("who wants it bare may have it", () => {
    expect(read("عايزة فستان ضهره مكشوف").wearer.isCovered).toBeUndefined();
  });

  test.each(["عايزة لبس بحر مش بتاع محجبات", "lebs ba7r mesh bta3 mo7agabat"])("%s", (text) => {
    expect(read(text).wearer.isCovered).toBe(false);
  });
});

describe("what is loved is wished for", () => {
  test.each([
    ["الأزرق مجنني، عايزة أي حاجة بيه", "colour:blue"],
    ["ba3sha2 el a5dar, 3ayza fostan", "colour:green"],
    ["بموت في الكاروهات وعايز قميص", "pattern:checked"],
  ])("%s", (text, id) => {
    expect(asked(text)).toContain(id);
  });

  test.each(["fostan lono zahy", "عايزة لون فرفوش", "7aga mon3esha"])("%s is bright", (text) => {
    expect(read(text).tone).toBe("bright");
  });
});

describe("who speaks", () => {
  test.each([
    ["lessa met5arrag w 3andy gawaz so7aby, 3ayez badla", "man"],
    ["عندي مقابلة الأحد، محتاجة بليزر", "woman"],
    ["look lel shoghl, bent", "woman"],
  ])("%s", (text, who) => {
    expect(read(text).speaks).toBe(who);
  });

  test.each(["انا ام لأربع بنات وعايزة جزمة", "ana mama le 2 welad w 3ayza shanta"])(
    "%s: how many children she has",
    (text) => {
      expect(read(text).asked.map(({ term }) => term.kind)).not.toContain("audience");
    },
  );

  test("nobody but who speaks", () => {
    const { wearer } = turnAfter("3ayza 7aga le benty 5 seneen", "la2 ana bas").wish;
    expect(wearer.who).toBeUndefined();
    expect(wearer.months).toBeUndefined();
  });
});

describe("beside what is owned", () => {
  test.each(["عندي جيبة سودا وعايزة حاجة ألبسها فوقيها", "3andy jeans w mesh 3arfa albes fo2o eh"])(
    "%s is a top",
    (text) => {
      expect(asked(text)).toContain("kind:blouse");
      expect(asked(text)).not.toContain("kind:outerwear");
    },
  );

  test.each(["albes eh 3ala bantalon zeety", "البس ايه مع بدلة رمادي"])("%s", (text) => {
    expect(asked(text)).toEqual([]);
    expect(read(text).beside).toHaveLength(2);
  });

  test.each([
    ["3ayez 2amees ynf3 ma3 bantalon beige", ["kind:shirt"]],
    ["gazma ymshy ma3 fostan a7mar", ["kind:shoe"]],
  ])("%s goes with it", (text, ids) => {
    expect(asked(text)).toEqual(ids);
  });
});

describe("words that are no wish", () => {
  test.each([
    ["شنطة من اللي بجيبه كل مرة", ["kind:bag"]],
    ["7aga monasba lel gam3a", ["occasion:university"]],
    ["حاجة مناسبة لسني", []],
  ])("%s", (text, ids) => {
    expect(asked(text)).toEqual(ids);
  });

  test("an occasion is still one", () => {
    expect(asked("3andy monasba w 3ayza fostan")).toContain("occasion:party");
  });

  test.each([
    ["كوتشي قماش", ["kind:sneaker", "material:canvas"]],
    ["سترة رسمية رمادي", ["colour:grey", "kind:blazer"]],
    ["بلوزة تغطي الكتاف والدراع", ["feature:long-sleeve", "kind:blouse"]],
  ])("%s", (text, ids) => {
    expect(asked(text)).toEqual(ids);
  });

  test("of bags that were shown cloth is canvas", () => {
    expect(turnAfter("عايزة شنطة", "القماش بس").wish.terms).toContain("material:canvas");
  });
});

describe("words of every day are heard as themselves", () => {
  test.each([
    ["عندي مناقشة قدام اللجنة بكرة", []],
    ["هتجيلي بهدلة في الشغل", ["occasion:work"]],
    ["القاعة ساقعة", ["season:winter"]],
    ["المدرب قالي", []],
    ["المرحومة كانت بتحبه", []],
    ["ما الملابس الملائمة للمرأة", ["audience:women"]],
    ["تعبنا من اللف، شنطة", ["kind:bag"]],
    ["بمشي على الكورنيش", []],
    ["بلوزة بكورنيش", ["feature:ruffled", "kind:blouse"]],
    ["wareny shwayet 3abayat", ["kind:abaya"]],
    ["ya nhar abyad", []],
    ["ابني عمره سنة ونص", []],
    ["برفان ريحته تقيلة", ["feature:scented", "kind:perfume"]],
    ["el kotsh 2aly", []],
    ["كل سنة بجيبله حاجة", []],
    ["lebs lel matar, 3andy tayara", ["occasion:travel"]],
  ])("%s", (text, ids) => {
    expect(asked(text)).toEqual(ids);
  });

  test("a sole is no sandal, and a sum is collected among colleagues", () => {
    expect(asked("شبشب للبيت بنعل تقيل")).toEqual(["kind:slipper"]);
    expect(asked("لمينا ١٥٠٠ من المكتب لزميلتنا")).toEqual([]);
  });

  test("digits that end a word of Franco are letters", () => {
    expect(asked("el gaw sa23 awy")).toEqual(["season:winter"]);
  });
});
