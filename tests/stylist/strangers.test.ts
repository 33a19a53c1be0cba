// Kinds of sentences strangers write: whose relative it is, verbs that are an occasion, sizes of other countries, two
// children at once, what is lacking, and words that only sound like fashion.
import { describe, expect, test } from "vitest";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { turnAfter } from "./turn-after.ts";

const read = (text: string) => readSentence(text, { brands: [] });
const asked = (text: string) =>
  read(text)
    .asked.map(({ term, negated }) => (negated ? `not ${term.id}` : term.id))
    .toSorted();

describe("people", () => {
  test("are known by their relation, whoever's they are", () => {
    expect(read("شنطة لاختها").wearer.who).toBe("woman");
    expect(read("قميص لجوزها").wearer.who).toBe("man");
    expect(read("shanta le o5taha").wearer.who).toBe("woman");
    expect(read("a hoodie for my bf").wearer.who).toBe("man");
    expect(read("7agat gdeeda").wearer.who).toBeUndefined();
  });

  test("who speaks of himself wears it, whatever he does next", () => {
    expect(read("i'm a man heading to my cousin's engagement").wearer.who).toBe("man");
    expect(read("as a tall guy i never find trousers").wearer.who).toBe("man");
    expect(read("i'm out with my brother").wearer.who).toBeUndefined();
  });

  test("whose day it is wears something else", () => {
    for (const text of [
      "اخويا هيتجوز وعايزة فستان",
      "a5oya hayetgawez w 3ayza fostan",
      "my brother is finally getting married, i need a dress",
    ]) {
      expect(asked(text), text).toEqual(["kind:dress", "occasion:wedding"]);
      expect(read(text).wearer, text).toEqual({});
    }
    expect(asked("صاحبتي هتتخطب عايزة فستان")).toContain("occasion:engagement");
    expect(read("بدلة لفرح بنتي").wearer).toEqual({});
  });

  test("are as old as is said of them, also two at once", () => {
    const both = { who: "child", months: 48, alsoMonths: [96] };
    expect(read("my son is 4 and my daughter is 8, pyjamas").wearer).toEqual(both);
    expect(read("ابني عنده اربع سنين وبنتي عندها تمانية عايزة بيجامات").wearer).toEqual(both);
    expect(read("هودي لابني عنده ست سنين ونص").wearer).toEqual({ who: "boy", months: 78 });
    expect(read("salopet le benty sana w 3 shohor").wearer).toEqual({ who: "girl", months: 15 });
    expect(read("three girls aged 4, 6 and 9, eid dresses").wearer.alsoMonths).toEqual([72, 108]);
    expect(read("3andy banat 3 w 5 sneen").wearer).toMatchObject({ months: 36, alsoMonths: [60] });
    expect(read("هودي ليها، عمرها ١٦").wearer).toMatchObject({ who: "woman", months: 192 });
    expect(read("a scarf, shes 60, loves wool").wearer).toEqual({ who: "woman", months: 720 });
    expect(read("a denim jacket, he's turning 11").wearer).toEqual({ who: "boy", months: 132 });
  });

  test("who is covered need not say so", () => {
    expect(read("فستان ميكونش عريان").wearer.isCovered).toBe(true);
    expect(read("a top, nothing too revealing").wearer.isCovered).toBe(true);
    expect(read("fostan msh makshoof").wearer.isCovered).toBe(true);
  });

  test("a present is what is brought to somebody else", () => {
    expect(read("اجيب ايه لصاحبتي").wearer.isGift).toBe(true);
    expect(read("بلاش تجيبلي ترتر").wearer.isGift).toBeUndefined();
  });

  test("what nobody makes for the next wearer is not asked for any more", () => {
    expect(turnAfter("a dress for me", "and something for my husband").wish.terms).toEqual([]);
  });
});

test("sizes of other countries become ours", () => {
  expect(read("a uk 14 dress").limits.sizes).toEqual(["L"]);
  expect(read("white sneakers size 5 uk").limits.sizes).toEqual(["38"]);
  expect(read("loafers for my dad, US 10").limits.sizes).toEqual(["43"]);
  expect(read("a swimsuit for my mum, she's a size 18").limits.sizes).toEqual(["XXL"]);
  expect(read("show us 2 dresses").limits.sizes).toBeUndefined();
  expect(read("بنطلون ومقاسي ٤٢").limits.sizes).toEqual(["42"]);
  expect(read("coat, my size is usually a 44").limits.sizes).toEqual(["44"]);
  expect(read("مش مقاس L، XL بس").limits.sizes).toEqual(["XL"]);
  expect(read("i wear 3xl and everything stops at xl").limits.sizes).toEqual(["3XL"]);
});

test("money in words and in bounds", () => {
  const limits = (text: string) => read(text).limits;
  expect(limits("شنطة بألف وتلتميه").maxPrice).toBe(1300);
  expect(limits("لبس تحت التلات تلاف").maxPrice).toBe(3000);
  expect(limits("fostan b 2 bako w nos").maxPrice).toBe(2500);
  expect(limits("aktar mn 300 w a2al mn 700")).toEqual({ minPrice: 300, maxPrice: 700 });
  expect(limits("a bag, budget 900 max 1100").maxPrice).toBe(1100);
  expect(limits("شنطة بربعميه كده ولا خمسميه").maxPrice).toBe(500);
  expect(limits("اعلى سعر عندي ٧٠٠")).toEqual({ maxPrice: 700 });
  expect(read("اعلى سعر عندي ٧٠٠").order).toBeUndefined();
  expect(limits("شنطة ضد المية").maxPrice).toBeUndefined();
  expect(limits("انا طويلة ١٧٥ وعايزة بنطلون").maxPrice).toBeUndefined();
  expect(limits("تيشيرت قطن ١٠٠٪").maxPrice).toBeUndefined();
});

describe("a refusal", () => {
  test("is none where something is lacking", () => {
    expect(asked("i own nothing warm")).toEqual(["season:winter"]);
    expect(asked("i don't have any heels")).toEqual(["kind:heel"]);
    expect(asked("i can never find trousers")).toEqual(["kind:trousers"]);
    expect(asked("nothing in green?")).toEqual(["colour:green"]);
    expect(asked("leggings that are not see through")).toContain("not feature:see-through");
  });

  test("turns into a wish where it is refused itself", () => {
    expect(asked("ما تجيبيش الا الزيتي")).toEqual(["colour:olive"]);
    expect(asked("مش عايزة غير الكحلي")).toEqual(["colour:navy"]);
  });

  test("may point back, and may be only something that need not be", () => {
    expect(asked("she has plenty of scarves, so not those")).toEqual(["not kind:scarf"]);
    expect(asked("el tatreez mesh darory")).toEqual([]);
    expect(asked("مش بتلبس دهب ولا بتحب الشنط")).toEqual(["not colour:gold", "not kind:bag"]);
    expect(asked("skirts rather than dresses")).toContain("not kind:dress");
    expect(asked("3andy 7asaseya mn el soof")).toEqual(["not material:wool"]);
    expect(asked("تيشيرت مش عليه كتابة")).toEqual(["kind:tshirt", "not pattern:graphic"]);
    expect(read("msh b7eb el alwan el 8am2a").tone).toBe("light");
  });
});

test("what is worn over or under a piece is no second one of it", () => {
  expect(asked("something to wear over the dress")).toContain("kind:cardigan");
  expect(asked("حاجة البسها تحت العباية")).toContain("kind:undershirt");
  expect(asked("حاجة البسها تحت العباية")).not.toContain("kind:abaya");
});

test("words that only sound like fashion", () => {
  expect(asked("بنتي داخلة حضانة")).toEqual([]);
  expect(asked("ouch, too expensive")).toEqual([]);
  expect(asked("jacket yedafy begad")).toEqual(expect.arrayContaining(["kind:jacket"]));
  expect(read("jacket yedafy begad").order).toBeUndefined();
  expect(read("jeeba tawela l7ad el ard").limits.onSale).toBeUndefined();
  expect(asked("بقالي ساعة بدور على فستان")).toEqual(["kind:dress"]);
  expect(asked("بدي تنورة")).toEqual(["kind:skirt"]);
  expect(asked("تريننج للمشي الصبح")).toEqual(["kind:tracksuit"]);
  expect(asked("sweaters that work for me")).toEqual(["kind:sweater"]);
  expect(asked("meeting his parents, a skirt")).toEqual(["kind:skirt"]);
  expect(asked("el jeans el boyfriend")).toEqual(["kind:jeans"]);
  expect(asked("3ayza shantet kotob")).toContain("kind:bag");
  expect(asked("a coat, my budget could stretch")).toEqual(["kind:coat"]);
});

test("what is told of the wardrobe is not asked for", () => {
  expect(asked("my whole closet is jeans, i need skirts")).toEqual(["kind:skirt"]);
  expect(asked("دولابي كله بناطيل، محتاجة فساتين")).toEqual(["kind:dress"]);
  expect(asked("i already have a black coat so no black")).toEqual(["not colour:black"]);
});

describe("the next turn", () => {
  test("of two lengths the last is meant", () => {
    expect(turnAfter("جيبة", "لا الجيبة قصيرة، عايزاها تحت الركبة").wish.terms).toEqual([
      "kind:skirt",
      "feature:midi",
    ]);
  });

  test("that's all is no forgetting", () => {
    const { wish } = turnAfter("shoes ma2as 44 ta7t 2000", "ay kotchy w khalas");
    expect(wish.limits).toEqual({ maxPrice: 2000, sizes: ["44"] });
  });

  test("a first no answers in Egypt, and refuses in English", () => {
    expect(turnAfter("جزم", "لا شنطة").wish.terms).toEqual(["kind:bag"]);
    expect(asked("لا كحلي ولا اسود")).toEqual(["not colour:black", "not colour:navy"]);
    expect(asked("no, go back to beige")).toEqual(["colour:beige"]);
    expect(asked("no shoes, a bag")).toEqual(["kind:bag", "not kind:shoe"]);
  });

  test("the cheapest of them is an order, and another colour another colour", () => {
    expect(turnAfter("jeans", "which one's the cheapest?")).toMatchObject({
      act: { act: "find" },
      wish: { order: "cheapest" },
    });
    expect(turnAfter("شنطة حمرا", "غيري اللون").wish.not).toEqual(["colour:red"]);
  });

  test("going back to something returns nothing", () => {
    expect(turnAfter("فستان قصير", "لا ارجع للطويل").act.act).toBe("find");
    expect(turnAfter("i want to return a dress i bought").act).toEqual({
      act: "talk",
      talk: "returns",
    });
  });
});

test("a present for the house is a thing for it, unless it is worn there", () => {
  expect(turnAfter("a present for my mother, for the house").wish.terms).toContain("kind:home");
  const robe = turnAfter("a gift for my mother, a robe for the house").wish.terms;
  expect(robe).toContain("kind:robe");
  expect(robe).not.toContain("kind:home");
});

describe("some of what is shown", () => {
  test("is asked for by what it is", () => {
    expect(asked("the ones made of linen")).toEqual(["material:linen"]);
    expect(turnAfter("a cardigan", "which of these come in size L").act.act).not.toBe("compare");
    expect(turnAfter("a cardigan", "which of these is nicer").act.act).toBe("compare");
  });

  test("how often it is worn is no style, and what is called so is", () => {
    expect(asked("i need to be formal daily")).not.toContain("style:casual");
    expect(asked("an everyday bag")).toContain("style:casual");
    expect(asked("something for everyday")).toContain("style:casual");
  });
});
