// Everyday Egyptian: names inside longer names, what is let go of and tired of, words that mean something else beside
// their neighbours, people by what they are, and talk that asks for nothing.
import { describe, expect, test } from "vitest";
import { isStrange } from "../../src/server/features/stylist/read/left-over.ts";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { turnAfter } from "./turn-after.ts";

const read = (text: string) => readSentence(text, { brands: [] });
const askedIn = (text: string) =>
  read(text).asked.map(({ term, negated }) => (negated ? `not ${term.id}` : term.id));

describe("a name of everyday", () => {
  test.each([
    ["محتاجة زبدة كاكاو", "kind:lip-care"],
    ["tel3et remosh sena3eya?", "kind:mascara"],
    ["عايزة مخدة رقبة", "kind:travel-accessory"],
    ["فانلات حمالات قطن", "kind:undershirt"],
    ["badawar 3ala farshet gzam", "kind:shoe-care"],
    ["شنطة لونها دم غزال", "colour:burgundy"],
    ["bantalon westo 3aly", "feature:high-waist"],
    ["فستان مكشوف الضهر", "feature:backless"],
    ["جاكيت بيتلبس على الوشين", "feature:reversible"],
    ["بالطو، الجو هناك تحت الصفر", "season:winter"],
  ])("%s is %s", (text, id) => {
    expect(askedIn(text)).toContain(id);
  });

  test("a word of a longer name still says what it says alone", () => {
    expect(askedIn("صندل للبحر")).toEqual(["kind:sandal", "occasion:beach"]);
    expect(askedIn("القميص الابيض")).toEqual(["kind:shirt", "colour:white"]);
  });
});

describe("what is not wanted", () => {
  test.each([
    ["كفاية كحلي زهقت منه، وريني شنط", "not colour:navy"],
    ["مليش في القطيفة", "not material:velvet"],
    ["malish fel suede", "not material:suede"],
    ["be8ayer el lycra", "not material:elastane"],
    ["البيج كئيب، عايزة طرح", "not colour:beige"],
    ["el crepe bey3amely 7asaseya", "not material:crepe"],
    ["كل اللي عندكو ضيق", "not feature:slim"],
    ["مش جاية اشتري شنط", "not kind:bag"],
    ["سيبك من الواسع عايزة بنطلون", "not feature:loose"],
  ])("%s: %s", (text, id) => {
    expect(askedIn(text)).toContain(id);
  });

  test("all the short ones are asked for", () => {
    expect(askedIn("وريني كل الفساتين القصيرة")).toEqual(["kind:dress", "feature:mini"]);
  });

  test("who has changed her mind takes back what was named", () => {
    expect(askedIn("kont 3ayza giba bas ghayart ra2yi, bantalon")).toEqual(["kind:trousers"]);
  });
});

describe("another sense, told by what stands beside it", () => {
  test.each([
    ["ساكن في شارع الورد ومحتاج بالطو", ["kind:coat"]],
    ["عيوني زرقا، عايزة كحل", ["kind:eyeliner"]],
    ["مراتي دهب، عايز شنطة", ["kind:bag"]],
    ["قلبها ابيض، عايزة طرحة", ["kind:hijab"]],
  ])("%s", (text, ids) => {
    expect(askedIn(text)).toEqual(ids);
  });

  test("a thing with stripes or one that holds pens", () => {
    expect(askedIn("مقلمة عليها رسمة")).toContain("kind:pouch");
    expect(askedIn("بلوزة مقلمة")).toContain("pattern:striped");
  });

  test("the wool of a shawl and the colour of a dress", () => {
    expect(askedIn("شال كشمير")).toContain("material:cashmere");
    expect(askedIn("فستان كشمير")).toContain("colour:dusty-rose");
  });

  test("a belt behind another detail is the dress's own", () => {
    expect(askedIn("فستان بزراير وحزام")).toContain("feature:belted");
    expect(askedIn("بنطلون وحزام")).toContain("kind:belt");
  });

  test("water costs nothing", () => {
    expect(read("جزمة مبتدخلش مية").limits.maxPrice).toBeUndefined();
    expect(read("جزمة بمية جنيه").limits.maxPrice).toBe(100);
  });
});

test("a size is said as it is counted", () => {
  expect(read("بنطلون كحلي اربعين").limits.sizes).toEqual(["40"]);
});

describe("people", () => {
  test.each([
    ["شنطة لاب لمديري", "man"],
    ["badla lel 3arees", "man"],
    ["bantalon lel sho8l, ana ragel", "man"],
    ["اخويا بيشتغل سواق، عايزاله جزمة", "man"],
  ])("%s is for a %s", (text, who) => {
    expect(read(text).wearer.who).toBe(who);
  });

  test("who nurses is no baby", () => {
    expect(read("انا برضع وعايزة بلوزة").wearer.who).not.toBe("baby");
    expect(askedIn("انا برضع وعايزة بلوزة")).toContain("occasion:maternity");
  });
});

test.each([
  "yalla tesba7o 3ala kheir",
  "عايزة اكلم حد بني ادم",
  "جالي مقاس غير اللي طلبته",
  "انا مخنوقة النهارده",
  "رقم خدمة العملاء ايه",
  "الاسعار شاملة الضريبة؟",
  "رمضان كريم عليكم",
])("%s asks for no piece", (text) => {
  expect(turnAfter("بالطو", text).act.act).toBe("talk");
});

test("a long sentence is strange where no shop ever used one of its words", () => {
  const all = "7afezt el seyagha w 7allet el mo3adla".split(" ");
  const unread = ["7afezt", "seyagha", "mo3adla"];
  expect(isStrange(all, unread, { knownWords: () => false })).toBe(true);
  expect(isStrange(all, unread, { knownWords: (word) => word === "seyagha" })).toBe(false);
  expect(isStrange(all, unread.slice(1), { knownWords: () => false })).toBe(false);
});
