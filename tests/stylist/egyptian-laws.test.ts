// What never gives, as Egyptians write it: sums in parts and in two bounds, sizes as they are spelled and counted,
// refusals around the word, and limits that were said of everything that is worn somewhere.
import { describe, expect, test } from "vitest";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { turnAfter } from "./turn-after.ts";

const read = (text: string) => readSentence(text, { brands: [] });
const refused = (text: string) => turnAfter(text).wish.not.toSorted();

describe("a sum", () => {
  test.each([
    ["جيبة ب ٣ك", 3000],
    ["كارديجان لحد ٢٫٥ ك", 2500],
    ["balto max 3.5 alaf", 3500],
    ["شنطة بنص باكو", 500],
    ["gazma b 2alf w nos", 1500],
    ["3abaya ma3aya 2alfein", 2000],
    ["قميص بحداشر ميه", 1100],
    ["badla ba5amastashar meya", 1500],
    ["حقيبة لا تتجاوز ألفا ومائتي جنيه", 1200],
    ["بالطو بالفين وتلتميه وخمسين", 2350],
    ["شال ألف جنيه وربع", 1250],
    ["كوتشي الف ومتين", 1200],
    ["حزام بتلتمية خمسين", 350],
    ["صندل، قبضي اتأخر فمش هدفع اكتر من ٩٠٠", 900],
  ])("%s is at most %d", (text, most) => {
    expect(read(text).limits.maxPrice).toBe(most);
    expect(read(text).limits.minPrice).toBeUndefined();
  });

  test.each([
    ["شنط فوق الالف ونص كتير عليا", 1500],
    ["جزمة أكتر من ١٣٠٠ لأ", 1300],
    ["shanta aktar mn alfein la2", 2000],
    ["بليزر فوق ٢٢٠٠ مش هينفع", 2200],
  ])("%s refuses what is above", (text, most) => {
    expect(read(text).limits).toEqual({ maxPrice: most });
  });

  test.each(["عايز حزام فوق الميتين وتحت الاربعميه", "7ezam fo2 200 w ta7t 400"])(
    "%s is bound on both sides",
    (text) => {
      expect(read(text).limits).toEqual({ minPrice: 200, maxPrice: 400 });
    },
  );

  test("of years is none", () => {
    expect(read("لبس لأطفال تحت ٥ سنين").limits.maxPrice).toBeUndefined();
  });
});

describe("a size", () => {
  test.each([
    ["جاكيت مقاص ميديام", "M"],
    ["gupa ma2as medum", "M"],
    ["قميص مقاس اكسس لارج", "XL"],
    ["تيشيرت ثري اكس ال", "3XL"],
    ["hoodie size etnein x larg", "XXL"],
    ["amees ma2as smol", "S"],
    ["بوت مقاس تمانية وتلاتين", "38"],
    ["كوتشي مقاس واحد واربعين", "41"],
    ["boot ma2as wa7ed w arb3een", "41"],
    ["sandal sab3a w talaten", "37"],
  ])("%s is %s", (text, size) => {
    expect(read(text).limits.sizes).toEqual([size]);
  });

  test("one size is still one size, and a lady no medium", () => {
    expect(read("عباية مقاس واحد").limits.sizes).toEqual(["One Size"]);
    expect(read("هدية لمدام سلوى").limits.sizes).toBeUndefined();
  });
});

describe("a refusal", () => {
  test.each([
    ["بلوزة مش داخل فيها نايلون", ["material:nylon"]],
    ["bantalon mesh ma3mool mn polyester", ["material:polyester"]],
    ["قميص لا يحتوي على بوليستر", ["material:polyester"]],
    ["لبس للسفر بس الجيبة لا", ["kind:skirt"]],
    ["3abaya w ew3a tkoon ramady", ["colour:grey"]],
    ["شنطة مش جلد", ["material:leather", "material:vegan-leather"]],
  ])("%s", (text, not) => {
    expect(refused(text)).toEqual(not);
  });

  test("of the next turn, by what nobody is to say or bring", () => {
    expect(turnAfter("جزمة للشغل", "ومتقوليش كعب").wish.not).toContain("kind:heel");
    expect(turnAfter("3ayza shanta", "w mat2olish backpack").wish.not).toContain("kind:backpack");
  });

  test("not real leather is what looks like it", () => {
    const { terms } = turnAfter("بالطو جلد بس مش جلد طبيعي").wish;
    expect(terms).toContain("material:vegan-leather");
    expect(terms).not.toContain("material:leather");
  });
});

describe("what was said before any piece was named", () => {
  test("holds for what goes with the pieces", () => {
    const { act, wish } = turnAfter(
      "5toba fel masa, mo7agaba w mesh 3ayza a3ady 2500 w mesh a7mar",
      "w shanta ma3ah",
    );
    expect(act.act).toBe("complete");
    expect(wish.limits.maxPrice).toBe(2500);
    expect(wish.not).toContain("colour:red");
    expect(wish.wearer.isCovered).toBe(true);
  });

  test("of one piece alone it does not", () => {
    const { wish } = turnAfter("فستان خطوبة تحت ٢٥٠٠", "وشنطة معاه");
    expect(wish.limits.maxPrice).toBeUndefined();
  });
});

describe("for less", () => {
  test.each(["التانية بس ارخص", "el tanya arkhas"])("%s is said of that one", (text) => {
    expect(turnAfter("عباية خروج", text).act).toEqual({ act: "like", piece: "b", isCheaper: true });
  });
});

describe("in the order of prices", () => {
  test.each(["الارخص الاول", "cheaper ones first", "most expensive first"])("%s", (text) => {
    expect(turnAfter("حزام", text).act.act).toBe("find");
  });
});

describe("what is meant without its name", () => {
  test.each([
    ["حاجة تتلبس تحت الهدوم في البرد", "kind:thermal-leggings"],
    ["7aga ta7t el lebs", "kind:undershirt"],
    ["أول يوم ف البنك ومش عارف أنزل بايه", "occasion:work"],
  ])("%s asks for %s", (text, id) => {
    expect(turnAfter(text).wish.terms).toContain(id);
  });

  test("what is in the purse on somebody's birthday buys a present, unless the talk is of clothes", () => {
    expect(read("عيد ميلاد خالتي ومعايا ٣٠٠").wearer.isGift).toBe(true);
    expect(read("عيد ميلاد خالتي ومعايا ٣٠٠ البس ايه").wearer.isGift).toBeUndefined();
  });

  test("so much will do, and nothing is forgotten", () => {
    const { terms } = turnAfter("لبس للشغل", "قميص وجيبة كفاية").wish;
    expect(terms).toContain("occasion:work");
  });
});

describe("sums and sizes as strangers say them", () => {
  test.each([
    ["معايا ورقتين بميتين وعايزة طرحة", 400],
    ["ma3aya wara2a b miteen, 3ayza tar7a", 200],
    ["معايا ٣ ورقات بمية، طرحة", 300],
  ])("%s", (text, most) => {
    expect(read(text).limits.maxPrice).toBe(most);
  });

  test.each([
    ["تيشيرتات، اتنين XL", ["XL"]],
    ["تيشيرت اتنين اكس لارج", ["XXL"]],
    ["وزني ٩٥ كيلو، فستان", ["XL", "XXL", "3XL"]],
    ["ana 110 kilo, hoodie", ["XXL", "3XL"]],
    ["جوزي نمرته ٤٥", ["45"]],
  ])("%s", (text, sizes) => {
    expect(read(text).limits.sizes).toEqual(sizes);
  });

  test.each([
    ["أوفر بوت عندكم", "cheapest"],
    ["awfar shanta", "cheapest"],
    ["هودي اوفر", undefined],
  ])("%s", (text, order) => {
    expect(read(text).order).toBe(order);
  });

  test.each([
    "المحفظة فاضية",
    "el ma7fza fadya",
    "حلوة بس سعرها نار",
    "sa3raha nar, fe akhaff menha?",
  ])("%s: for less", (text) => {
    expect([...read(text).signs]).toContain("cheaper");
    expect(read(text).asked).toEqual([]);
  });

  test.each(["me7tag kawetsh 3arabeya 195/65", "عندكم غسالة بخمسة آلاف؟"])("%s", (text) => {
    expect(read(text).outside).not.toEqual([]);
    expect(read(text).limits).toEqual({});
  });

  test("another colour too is refused, and no others are asked for", () => {
    const { act, wish } = turnAfter("عباية مش سودا", "والكحلي كمان لأ");
    expect(act).toEqual({ act: "find", isFresh: false });
    expect(wish.not).toEqual(["colour:black", "colour:navy"]);
  });
});
