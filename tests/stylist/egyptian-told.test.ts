// What Egyptians and their neighbours tell on the way to a wish: complaints of what is there, days, bodies, pieces that
// are owned, and words that are heard as others.
import { describe, expect, test } from "vitest";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { turnAfter } from "./turn-after.ts";

const read = (text: string) => readSentence(text, { brands: [] });
const asked = (text: string) =>
  read(text)
    .asked.map(({ term, negated }) => (negated ? `not ${term.id}` : term.id))
    .toSorted();

describe("complaints", () => {
  test.each([
    ["الألوان دي كلها فاتحة", "dark"],
    ["da ghame2 awy", "light"],
    ["3ayza 7aga fat7a awy", "light"],
  ] as const)("%s wants it %s", (text, tone) => {
    expect(read(text).tone).toBe(tone);
  });

  test.each([
    ["da 2osayar", "not feature:mini"],
    ["كل هدومي سودا وعايزة أغير", "not colour:black"],
    ["lebsy kollo beige, 3ayza aghayar", "not colour:beige"],
    ["el geld el sena3y bey2ashar", "not material:vegan-leather"],
    ["لا ده ضيق", "not feature:slim"],
  ])("%s", (text, id) => {
    expect(asked(text)).toEqual([id]);
  });

  test.each(["شيل الحاجات الغالية", "sheely el 7agat el ghalya"])("%s is cheaper ones", (text) => {
    expect([...read(text).signs]).toContain("cheaper");
  });

  test("a question about it is none", () => {
    expect(asked("ده واسع؟")).toEqual(["feature:loose"]);
  });

  test.each(["3ayza hedeya ghalya le gozy", "عايزة حاجة غالية"])("%s is no complaint", (text) => {
    expect([...read(text).signs]).not.toContain("cheaper");
  });

  test.each(["a7la mn keda", "مفيش أحسن من دول؟", "fe a7san?"])("%s asks for others", (text) => {
    expect([...read(text).signs]).toContain("more");
  });

  test("refused openly it is the back", () => {
    expect(asked("fostan mesh mafto7 mn el dahr")).toEqual(["kind:dress", "not feature:backless"]);
  });
});

describe("days", () => {
  test.each([
    ["baba haye7eg w 3ayez lebs", "occasion:prayer"],
    ["تيتا هتعتمر الشهر الجاي", "occasion:prayer"],
    ["عندي ملكة صديقتي ومدري وش ألبس", "occasion:engagement"],
  ])("%s", (text, id) => {
    expect(asked(text)).toContain(id);
  });

  test("a present on the occasion of something is for no party", () => {
    expect(asked("هدية لأبويا بمناسبة المعاش")).not.toContain("occasion:party");
  });

  test.each(["عندكو ايه جديد النهارده", "3andko eh gedeed"])("%s", (text) => {
    expect(read(text).order).toBe("newest");
  });
});

describe("limits and ages however they are spelled", () => {
  test.each(["gepa baqal men 700", "gepa b2a2al mn 700"])("%s", (text) => {
    expect(read(text).limits).toEqual({ maxPrice: 700 });
  });

  test("how old he is, is no pilgrimage", () => {
    expect(asked("ebny 3omro 4 shohoor")).toEqual([]);
  });

  test.each([
    ["fostan le eid milad so7bety", "occasion:party"],
    ["العروسة طالبة مننا نلبس بينك", "occasion:wedding"],
    ["el shela yelbeso mint", "colour:mint"],
  ])("%s", (text, id) => {
    expect(asked(text)).toContain(id);
  });

  test.each([
    ["ay lon: kol el alwan ma3ada el bony", ["not colour:brown"]],
    ["mama 3amla 3amaleya, 3ayza robe", ["kind:robe"]],
    ["3ayez yelek", ["kind:vest"]],
  ])("%s", (text, ids) => {
    expect(asked(text)).toEqual(ids);
  });
});

describe("whom it is for", () => {
  test.each([
    ["بدلة لعريس طويل ورفيع", { who: "man", isTall: true }],
    ["bnty shahrein", { who: "girl", months: 2 }],
    ["ebny sanateen", { who: "boy", months: 24 }],
    ["fostan mesh bey2assem w yeghaty el ardaf", { hidesWaist: true }],
    ["akhoya t5een w 3ayezlo 2amees", { who: "man", hidesWaist: true }],
    ["شنطة لبنتي داخلة كي جي تو", { who: "girl", months: 60 }],
  ])("%s", (text, wearer) => {
    expect(read(text).wearer).toMatchObject(wearer);
  });

  test.each(["حاجة لخالتي بس مش هدوم", "hedeya le 3ammety gher el lebs"])(
    "%s: what else is given",
    (text) => {
      expect(asked(text)).toContain("kind:perfume");
    },
  );

  test("who refuses clothes for the house wants clothes", () => {
    expect(asked("عايزة حاجة مش لبس بيت")).not.toContain("kind:perfume");
  });
});

describe("pieces", () => {
  test.each([
    ["محتارة بين البلوزة والجيبة", ["kind:blouse", "kind:skirt"]],
    ["me7tar ben el aswad w el kohly", ["colour:black", "colour:navy"]],
    ["lon el badla kohly, 3ayez gazma w 7ezam", ["kind:belt", "kind:shoe"]],
    ["jeans straight", ["feature:regular-fit", "kind:jeans"]],
    ["فستان واسع من تحت", ["feature:a-line", "kind:dress"]],
    ["شنطة تتمسك في الإيد", ["kind:clutch"]],
    ["7ezam 3areed", ["kind:belt"]],
    ["بنطلون قماش", ["kind:trousers", "not kind:cargo-trousers", "not kind:jeans"]],
    ["jacket msh bofer", ["kind:jacket", "not kind:puffer-jacket"]],
  ])("%s", (text, ids) => {
    expect(asked(text)).toEqual(ids);
  });

  test("mine is no word of selling", () => {
    expect(read("zeh2t mn el lebs bta3y").talk).toEqual([]);
    expect(read("7ezam 3areed").limits.onSale).toBeUndefined();
  });

  test("bring is no hat", () => {
    expect(turnAfter("3ayza shanta", "hat 7aga tanya").wish.terms).toEqual(["kind:bag"]);
  });
});

test.each(["عايزة هدية لخالتي لبيتها مش هدوم", "a present for their new house, not clothes"])(
  "%s is a thing for the house",
  (text) => {
    const kinds = readSentence(text, { brands: [] }).asked.map(({ term }) => term.id);
    expect(kinds).toContain("kind:home");
    expect(kinds).not.toContain("kind:bag");
  },
);

describe("what somebody has, lacks and suffers from", () => {
  test.each([
    ["ماعنديش لبس أسود محترم", ["colour:black"]],
    ["ma3andeesh 7aga shetwy", ["season:winter"]],
    ["مفيش جزمة بتدخل في رجله", ["kind:shoe"]],
    ["مابتطيقش الفساتين", ["not kind:dress"]],
    ["جسمي بيحسس من الصوف", ["not material:wool"]],
    ["gesmy by7asses men el soof", ["not material:wool"]],
    ["جوزي بيكره الأسود", ["not colour:black"]],
    ["الشغل منع الجينز", ["not kind:jeans", "occasion:work"]],
    ["مش لاقية فستان يدخل فيا", ["kind:dress", "not feature:slim"]],
    ["كل سنة بجيبله قميص، عايزة حاجة غير كده", ["not kind:shirt"]],
    ["tool 3omry balbes eswed, 3ayza aghayar", ["not colour:black"]],
    ["الأصفر ده وحش، مفيش غيره؟", ["not colour:yellow"]],
    ["جيبة قصيرة مش أوي يعني لحد الركبة", ["feature:knee-length", "kind:skirt"]],
    ["شنطة مش جلد طبيعي", ["kind:bag", "material:vegan-leather"]],
    ["فستان مش أحمر، أسود", ["colour:black", "kind:dress", "not colour:red"]],
    ["3abaya mesh soda, beige", ["colour:beige", "kind:abaya", "not colour:black"]],
    ["حاجة للجيم مش لازقة عليا", ["feature:loose", "occasion:gym"]],
    ["فستان مش بيتكوي", ["feature:wrinkle-free", "kind:dress"]],
    ["عايزة ستاير لبيتي", []],
  ])("%s", (text, ids) => {
    expect(asked(text)).toEqual(ids);
  });

  test("not real leather: neither leather nor suede", () => {
    expect(turnAfter("شنطة مش جلد طبيعي").wish.not).toEqual(
      expect.arrayContaining(["material:leather", "material:suede"]),
    );
  });

  test("who is ill is at home, unless a piece is named", () => {
    expect(asked("ماما خارجة من عملية")).toEqual(["occasion:home"]);
    expect(asked("mama 3amla 3amaleya, 3ayza robe")).toEqual(["kind:robe"]);
  });
});

describe("whom they speak of", () => {
  test.each([
    ["hedeya le miss ebny", "woman"],
    ["hdeya l modarreset welady", "woman"],
    ["هدية تخرج لأخويا", "man"],
    ["البيجامة بتاعت جوزي دابت، عايزة غيرها", "man"],
    ["ابني هيدخل ثانوي", "man"],
    ["البنات عملولي حفلة، ألبس ايه", undefined],
    ["brunch m3 el banat", undefined],
    ["عايزة شنطة وانا ماسكة العيال", undefined],
    ["والدة جديد وعايزة بيجاما", undefined],
  ])("%s", (text, who) => {
    expect(turnAfter(text).wish.wearer.who).toBe(who);
  });

  test("children without a unit have ages as well", () => {
    for (const text of ["لبس عيد للولاد ٥ و٩", "lebs 3eid: walad 5 w bent 9"])
      expect(read(text).wearer).toMatchObject({ months: 60, alsoMonths: [108] });
  });

  test.each([
    ["fara7 sa7by el gom3a", "man"],
    ["خطيبي عيد ميلاده الجمعة", "woman"],
    ["مراتي عايزة تغير", "man"],
  ])("%s tells who speaks", (text, speaks) => {
    expect(read(text).speaks).toBe(speaks);
  });

  test("a son in letters' sizes is grown up", () => {
    expect(turnAfter("عايزة تيشيرت لابني", "مقاسه ميديم").wish.wearer.who).toBe("man");
  });
});
