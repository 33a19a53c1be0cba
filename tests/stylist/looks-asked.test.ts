// When a turn asks for whole looks, which pieces they hold and what they may cost together.
import { describe, expect, test } from "vitest";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { turnAfter } from "./turn-after.ts";

const lookAfter = (...sentences: string[]) => {
  const { act, wish } = turnAfter(...sentences);
  expect(act.act).toBe("outfit");
  return wish;
};
const kindsAfter = (...sentences: string[]) =>
  lookAfter(...sentences).terms.filter((id) => id.startsWith("kind:"));

describe("one price for several pieces is that of a look", () => {
  test.each([
    "a skirt and a cardigan, 1800 both",
    "polo and chinos, 2200 for the two",
    "a tunic and leggings, all two under 1700",
    "كارديجان وجيبة التلاتة تحت ١٧٠٠",
    "تونيك وليجن مجموعهم ١٦٠٠",
    "kardigan w gypa, el etnen ta7t 1900",
  ])("%s", (text) => expect(turnAfter(text).act.act).toBe("outfit"));

  test("one kind, or no price, is none", () => {
    expect(turnAfter("white polos, all under 800").act.act).toBe("find");
    expect(turnAfter("a skirt and a cardigan").act.act).toBe("find");
  });

  test("what is in hand for all of it is the price", () => {
    expect(lookAfter("kaftan, shawl and flats, I have 2700 for the lot").limits.maxPrice).toBe(
      2700,
    );
  });

  test("the sum as it was said, where a piece would have some room", () => {
    expect(lookAfter("an outfit for eid around 4000").limits).toEqual({ maxPrice: 4000 });
    expect(lookAfter("طقم كامل للعيد في حدود ٤٠٠٠").limits).toEqual({ maxPrice: 4000 });
    expect(turnAfter("a kaftan around 1000").wish.limits).toEqual({
      minPrice: 800,
      maxPrice: 1200,
    });
  });
});

describe("a look by its name", () => {
  test.each([
    "look casual le bokra 2000",
    "a complete gym outfit for my brother",
    "lebs gym kamel",
    "طقم خروجة بـ٣٠٠٠",
    "طقم رجالي بـ٣٠٠٠",
    "ta2m lel sho8l",
    "engagement guest look under 5000",
  ])("%s", (text) => expect(turnAfter(text).act.act).toBe("outfit"));

  test("to look for something is no look, nor is a cloth", () => {
    expect(turnAfter("look for beige loafers").act.act).toBe("find");
    expect(turnAfter("leather look trousers").act.act).toBe("find");
  });

  test("for whom it is stays a word of its own", () => {
    expect(lookAfter("طقم رجالي بـ٣٠٠٠").wearer.who).toBe("man");
  });
});

describe("clothes for somebody's day are for who goes there", () => {
  test.each([
    "open day at my daughter's nursery, I need a complete outfit",
    "سبوع ابن صاحبتي وعايزة طقم كامل",
    "fara7 bent okhty, 3ayza lebs kamel",
    "تجمع العيلة بكرة، نسقيلي طقم ليا انا",
  ])("%s", (text) => {
    const { wearer, terms } = lookAfter(text);
    expect(wearer.who).toBeUndefined();
    expect(terms.filter((id) => id.startsWith("audience:"))).toEqual([]);
  });

  test("what is brought, or is for the baby, is the baby's", () => {
    expect(turnAfter("سبوع بنت صاحبتي وعايزة هدية").wish.wearer.who).toBe("baby");
    expect(turnAfter("عايزة لبس للبيبي يوم السبوع").wish.wearer.who).toBe("baby");
  });
});

describe("a sum with shoes or a bag in it is that of a look", () => {
  test.each([
    "new school term, 4500 with shoes",
    "٣٥٠٠ بالشنطة للعيد",
    "3000 bel kotshy lel gam3a",
  ])("%s", (text) => expect(lookAfter(text).limits.maxPrice).toBeGreaterThan(2999));

  test("what is on a piece is none", () => {
    expect(turnAfter("shirt 900 with pockets").act.act).toBe("find");
  });
});

test.each(["mn foo2 l ta7t beige", "من راسي لرجلي بيج"])("all of her: %s", (text) =>
  expect(turnAfter(text).act.act).toBe("outfit"),
);

describe("every part that is named is one of the look", () => {
  test("also behind with, where nothing is owned", () => {
    expect(kindsAfter("a kimono with shorts and espadrilles, 3000 in all")).toContain(
      "kind:shorts",
    );
    expect(turnAfter("a belt with my blue shorts").act.act).toBe("complete");
  });

  test("what is worn above and below is two things", () => {
    expect(readSentence("polo shorts and slides", { brands: [] }).asked).toHaveLength(3);
    expect(readSentence("a shirt dress", { brands: [] }).asked).toHaveLength(1);
  });
});

describe("after looks", () => {
  const asked = "an outfit for work under 4000";

  test("a part more, and one for another", () => {
    expect(turnAfter(asked, "add a scarf").act).toEqual({
      act: "outfit",
      swapped: ["kind:scarf"],
    });
    expect(turnAfter(asked, "بدل الجزمة بوت").act).toEqual({
      act: "outfit",
      swapped: ["kind:boot"],
    });
  });

  test.each(["sandals only, it's a garden", "can a clutch fit in there?"])(
    "what is worn with clothes is of the look: %s",
    (text) => expect(turnAfter(asked, text).act.act).toBe("outfit"),
  );

  test("a piece that is named by itself is wanted by itself", () => {
    expect(turnAfter(asked, "suede boots").act.act).toBe("find");
  });

  test("«بدل» names what makes room, and suits are still suits", () => {
    const { wish } = turnAfter("طقم كامل للشغل", "بدل البنطلون جيبة");
    expect([wish.terms.includes("kind:skirt"), wish.terms.includes("kind:suit")]).toEqual([
      true,
      false,
    ]);
    expect(turnAfter("بدل رجالي").wish.terms).toContain("kind:suit");
  });

  test("what was named before stays beside what changes", () => {
    const kinds = kindsAfter(
      "blazer, skirt and loafers, 5000 in total",
      "swap the loafers for flats",
    );
    expect(kinds).toEqual(expect.arrayContaining(["kind:flat", "kind:blazer", "kind:skirt"]));
    expect(kinds).not.toContain("kind:loafer");
  });

  test("the same for hijab is of who wears it", () => {
    expect(lookAfter(asked, "same but for hijab").wearer.isCovered).toBe(true);
  });
});
