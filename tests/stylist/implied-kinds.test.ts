// Pieces that are meant and not named, sports by name, and people who wear nothing of it.
import { describe, expect, it } from "vitest";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";

const read = (text: string, wearer = {}) => readSentence(text, { brands: [] }, { wearer });
const ids = (text: string, wearer = {}) => read(text, wearer).asked.map(({ term }) => term.id);

describe("what is meant without its name", () => {
  it.each([
    ["i just need something on my feet", "kind:shoe"],
    ["عايزة حاجة في رجلي", "kind:shoe"],
    ["7aga 3ala rasy lel shams", "kind:headwear"],
    ["something around her waist", "kind:belt"],
    ["we play squash on fridays, what do i put on", "occasion:gym"],
    ["بلعب ملاكمة ومحتاجة لبس", "occasion:gym"],
  ])("%s", (text, id) => {
    expect(ids(text)).toContain(id);
  });

  it("a present for a room is a thing for a home", () => {
    expect(ids("a little gift for their kitchen")).toContain("kind:home");
    expect(ids("my feet are tired, show me dresses")).toEqual(["kind:dress"]);
  });
});

describe("who wears nothing of it", () => {
  it.each([
    "شنطة تشيل هدوم العيال",
    "خارجة مع بنات الكلية وعايزة شنطة",
    "انا مدرسة عربي وعايزة شنطة",
  ])("%s", (text) => {
    expect(read(text).wearer.who).toBeUndefined();
    expect(ids(text).filter((id) => id.startsWith("audience:"))).toEqual([]);
  });
  it("a teacher is no school", () => {
    expect(ids("انا مدرسة عربي وعايزة شنطة")).toEqual(["kind:bag"]);
  });
});

it("limits and sizes in the words of every day", () => {
  expect(read("my cap is 1200").limits.maxPrice).toBe(1200);
  expect(ids("my cap is 1200")).toEqual([]);
  expect(read("could you go down to 900").limits.maxPrice).toBe(900);
  expect(read("medium mawgood?").limits.sizes).toEqual(["M"]);
});

describe("what is told by its use", () => {
  it.each([
    ["my hands are always freezing", "kind:gloves"],
    ["something to drape across the couch", "kind:throw"],
    ["something to stop my skirt from riding up", "kind:slip"],
    ["something to hold my trousers up", "kind:belt"],
    ["what do you wear under a uniform to keep warm", "kind:thermal-leggings"],
    ["I hate ironing, show me tunics", "feature:wrinkle-free"],
    ["something soft for her feet", "kind:shoe"],
    ["a bag my laptop would fit in, to carry my laptop", "kind:backpack"],
    ["عايزة شنطة تخلي ايديا الاتنين فاضيين", "kind:crossbody-bag"],
    ["3ayza shanta tesib eedy fadya", "kind:backpack"],
    ["شنطة بيج تشيل اللابتوب", "kind:tote"],
    ["شعري بيبان من الطرحة", "kind:undercap"],
    ["ايدي بتتجمد الصبح", "kind:gloves"],
    ["7aga tedaffy regly", "kind:socks"],
    ["حاجة تدفيه من جوه", "kind:thermal-leggings"],
    ["جوزي نمرته ٤٥", "kind:shoe"],
    ["حاجة ألبسها على فستان كت", "kind:shawl"],
    ["شعري بيظهر من تحت الطرحة، في حاجة بتتلبس تحتها؟", "kind:undercap"],
    ["حاجة من تحت بتمط", "kind:leggings"],
  ])("%s", (text, id) => expect(ids(text)).toContain(id));

  it("of jeans a number is no shoe's", () => {
    const said = readSentence("نمرة ٣٦", { brands: [] }, { categories: ["Pants"] });
    expect(said.asked).toEqual([]);
  });

  it("and has its sizes, too", () => {
    expect(read("he needs something on his feet, 43").limits.sizes).toEqual(["43"]);
  });
});
