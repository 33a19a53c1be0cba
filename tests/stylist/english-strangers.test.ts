// What English strangers mean without saying it outright: a piece that is gone, a bag by what goes into it, how somebody
// is built, what of a sort is unbearable, and a choice that is left open.
import { describe, expect, test } from "vitest";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { turnAfter } from "./turn-after.ts";

const read = (text: string) => readSentence(text, { brands: [] });
const asked = (text: string) =>
  read(text)
    .asked.map(({ term, negated }) => (negated ? `not ${term.id}` : term.id))
    .toSorted();

describe("a piece that is gone", () => {
  test("is looked for anew, and where it happened is no wish", () => {
    expect(asked("left my gloves in a taxi")).toEqual(["kind:gloves"]);
    expect(asked("someone stole my purse at the beach")).toEqual(["kind:bag"]);
    expect(asked("my umbrella snapped at the gym")).toEqual(["kind:umbrella"]);
  });

  test("is for whose it was", () => {
    expect(read("my dad's slippers fell apart").wearer.who).toBe("man");
    expect(read("my son outgrew all his pyjamas").wearer.who).toBe("boy");
  });

  test("is only told of where another one is asked for", () => {
    expect(asked("my old scarf ripped, which shawls do you have")).toEqual(["kind:shawl"]);
    expect(asked("jeans that are ripped")).toContain("feature:torn");
  });
});

describe("a bag without its name", () => {
  test("is described by what goes into it", () => {
    expect(asked("something to carry my textbooks in")).toEqual(["kind:backpack", "kind:tote"]);
    expect(asked("anything that fits my phone, keys and lipstick")).toEqual([
      "kind:clutch",
      "kind:crossbody-bag",
    ]);
    expect(asked("something that holds a few bank cards")).toContain("kind:wallet");
  });

  test("is none where another piece is named", () => {
    expect(asked("a backpack to carry my camera")).toEqual(["kind:backpack"]);
    expect(asked("something to keep my ears warm")).not.toContain("kind:tote");
  });
});

describe("how somebody is built", () => {
  test("is no quality of the piece", () => {
    const { asked: wished, words } = read("I have narrow hips and broad shoulders, which coat");
    expect(wished.map(({ term }) => term.id)).toEqual(["kind:coat"]);
    expect(words).toEqual([]);
  });

  test("says how a piece should fall", () => {
    expect(read("big tummy, a skirt").wearer.hidesWaist).toBe(true);
    expect(read("apple shaped, a blouse").wearer.hidesWaist).toBe(true);
  });

  test("leaves the legs of trousers to the trousers", () => {
    expect(asked("trousers with wide legs")).toEqual(["feature:wide-leg", "kind:trousers"]);
  });
});

describe("a refusal", () => {
  test("is of the sort that somebody cannot bear", () => {
    expect(asked("midi skirts shorten me")).toEqual(["kind:skirt", "not feature:midi"]);
    expect(asked("tweed jackets make me sweat")).toContain("not material:tweed");
  });

  test("is of all animals where somebody is vegan", () => {
    expect(asked("she's vegan, a belt")).toContain("not material:suede");
    expect(asked("a vegan leather belt")).toEqual(["kind:belt", "material:vegan-leather"]);
  });

  test("of a thing ends before what the piece is like", () => {
    expect(asked("a coat, no hood, belted")).toContain("feature:belted");
    expect(asked("a skirt without a slit, high waisted")).toContain("feature:high-waist");
    expect(asked("a top, no lace, sequins or beads")).toContain("not material:sequin");
  });

  test("of the sort that was asked for leaves what is broader", () => {
    expect(turnAfter("grey boots", "no boots please").wish.terms).toContain("kind:shoe");
    expect(turnAfter("black clutches", "not clutches").wish.terms).toContain("kind:bag");
  });
});

describe("a change of mind", () => {
  test("at the beginning of a turn refuses nothing", () => {
    const { wish } = turnAfter("a skirt", "no actually a tunic");
    expect(wish.terms).toContain("kind:tunic");
    expect(wish.not).toEqual([]);
  });

  test("is taken back where either will do", () => {
    expect(asked("a grey belt, no wait, brown. oh either")).toEqual([
      "colour:brown",
      "colour:grey",
      "kind:belt",
    ]);
  });
});

test("words that leave the choice open are no wish", () => {
  expect(read("a mug or a vase, both are fine").words).toEqual([]);
  expect(read("silver or gold earrings i don't mind which").words).toEqual([]);
});

test("a comparative says what its adjective says", () => {
  expect(turnAfter("slippers", "warmer").wish.terms).toContain("season:winter");
  expect(turnAfter("shirts", "plainer ones").wish.terms).toContain("pattern:plain");
});

test("what is under a piece is told by the piece", () => {
  expect(asked("what goes underneath a satin hijab")).toContain("kind:undercap");
  expect(asked("a long sleeve thing to put below my green dress")).toContain("kind:layering-top");
});

test("what a piece matches is not asked for", () => {
  expect(asked("which belt would match a grey suit")).toEqual(["kind:belt"]);
});

test("colours are written short, and denim has washes", () => {
  expect(asked("wht trainers")).toContain("colour:white");
  expect(asked("wht do you have in red")).not.toContain("colour:white");
  expect(asked("dark wash jeans")).toContain("colour:navy");
});

test("a gift that a baby is put in is worn", () => {
  expect(asked("a present for a newborn, something to dress him in")).toContain("kind:romper");
});

test("a colour of what is on a piece is not that of the piece", () => {
  expect(asked("a green skirt with pink flowers")).toEqual([
    "colour:green",
    "kind:skirt",
    "pattern:floral",
  ]);
  expect(asked("a coat with silver buttons")).not.toContain("colour:silver");
  expect(asked("a shirt with blue in it")).toContain("colour:blue");
  expect(asked("pale yellow anything for a henna, a kaftan or a dress").join()).toMatch(/colour:/);
});

test("behind a set stand its halves", () => {
  const { asked: wished, notDetails } = read("a tracksuit, leggings not shorts");
  expect(wished.filter(({ negated }) => !negated).map(({ term }) => term.id)).toEqual([
    "kind:tracksuit",
  ]);
  expect(notDetails).toEqual(["shorts"]);
  expect(asked("trousers not shorts")).toContain("kind:trousers");
});

test("a length may go on from a landmark", () => {
  expect(asked("a skirt, knee or below")).toContain("feature:midi");
  expect(asked("longer than the knee")).toEqual(["feature:midi"]);
  expect(asked("mid thigh shorts")).toContain("feature:mini");
});

test("small letters are sizes where nothing else can stand", () => {
  expect(read("a cardigan in m please").limits.sizes).toEqual(["M"]);
  expect(read("im an l, trousers").limits.sizes).toEqual(["L"]);
  expect(read("s or m blouse").limits.sizes).toEqual(["S", "M"]);
  expect(read("i'm m").limits.sizes).toBeUndefined();
});

test("ages stand behind each child", () => {
  expect(read("my niece 9 and nephew 4, pyjamas").wearer).toMatchObject({
    months: 108,
    alsoMonths: [48],
  });
  expect(read("my son 2 shirts").wearer.months).toBeUndefined();
});

test("the day of who gets a present is not where it is worn", () => {
  expect(asked("an engagement present for my cousin, a vase")).toEqual(["kind:vase"]);
  expect(asked("a gift for my aunt to wear at a wedding")).toContain("occasion:wedding");
});

test("who goes to the day of a child is dressed for it", () => {
  expect(asked("a skirt to wear to my daughter's graduation").join()).not.toMatch(/audience/);
  expect(asked("a suit for my son's wedding").join()).not.toMatch(/audience/);
});

test("what does not slip off is no slip", () => {
  expect(asked("slippers that won't slip off")).toEqual(["kind:slipper"]);
});

test("pieces for several places without a comma between are a list", () => {
  expect(asked("dress shoes clutch for a henna")).toEqual([
    "kind:clutch",
    "kind:dress",
    "kind:shoe",
    "occasion:henna",
  ]);
  expect(asked("blouse trousers sandals necklace")).toContain("kind:trousers");
  expect(asked("dress shoes for my boss")).toEqual(["kind:formal-shoe"]);
  expect(asked("a canvas shoe bag")).toContain("kind:bag");
});

test("what was said of size, price and colour is let go", () => {
  const open = turnAfter("a black skirt size S under 900", "any size is fine").wish;
  expect(open.limits).toEqual({ maxPrice: 900 });
  expect(turnAfter("a skirt under 900", "forget about the budget").wish.limits).toEqual({});
  expect(turnAfter("a black skirt", "drop the colour").wish.terms).toEqual(["kind:skirt"]);
});

test("what is owned is no piece of its own among several", () => {
  expect(read("I have a grey blazer, which shoes and belt").each).toBeUndefined();
});

test("the short ways of chat are English", () => {
  for (const text of ["gimme cardigans", "2nite henna dress", "lemme see rugs"])
    expect(read(text).language).toBe("en");
  expect(read("7aga 3ashan el henna").language).toBe("franco");
  expect(read("girls skirt age 9").wearer.months).toBe(108);
});

test("what can be seen through is refused by many words", () => {
  expect(turnAfter("blouses", "too thin").wish.not).toContain("feature:see-through");
  expect(asked("opaque leggings")).toContain("not feature:see-through");
});

describe("who it is", () => {
  test("between two commas", () => {
    expect(read("gym on monday, bloke, plain stuff").wearer.who).toBe("man");
    expect(read("a present for the guy next door").wearer.who).toBe("man");
  });

  test("so old somebody turns", () => {
    expect(read("the birthday girl turns 5, a skirt").wearer.months).toBe(60);
    expect(read("my granny turned 80, a shawl").wearer.months).toBe(960);
    const next = read("my son will be 7 next week");
    expect(next.wearer.months).toBe(84);
    expect([...next.signs]).toEqual([]);
  });

  test("a girl who is grown", () => {
    expect(turnAfter("evening wear for a chubby girl").wish.wearer.who).toBe("woman");
    expect(turnAfter("a girls' top in XXL").wish.wearer.who).toBe("woman");
    expect(turnAfter("a skirt for a girl").wish.wearer.who).toBe("girl");
  });
});

test("a comparative is its adjective", () => {
  expect(asked("wider")).toEqual(asked("wide"));
  expect(asked("slimmer")).toEqual(asked("slim"));
});

describe("who wears it", () => {
  test("a newborn of somebody else's is given something", () => {
    expect(read("my neighbour just had a girl, something sweet to bring").wearer).toEqual({
      who: "baby",
      isGift: true,
    });
    expect(
      turnAfter("a friend had twin boys! a little something", "make it clothes").wish.wearer,
    ).toEqual({
      who: "baby",
      isGift: false,
    });
  });

  test("covered by a headscarf, and not by covered knees", () => {
    expect(read("I wear the headscarf, a tunic").wearer.isCovered).toBe(true);
    expect(asked("I wear the headscarf, a tunic")).toEqual(["kind:tunic"]);
    expect(read("a skirt with my knees covered").wearer).toEqual({});
    expect(read("I don't cover my hair, a tunic").wearer.isCovered).toBe(false);
  });

  test("grown people, whoever they are", () => {
    expect(read("anything in tweed for grown ups").wearer).toEqual({ isGrown: true });
  });

  test("nobody's age is how long it lasts", () => {
    expect(read("I'll only wear it 3 months").wearer).toEqual({});
    expect(read("my girls need coats, they're 4 and 7").wearer).toMatchObject({
      months: 48,
      alsoMonths: [84],
    });
  });

  test("who speaks of herself has children, and they wear nothing of it", () => {
    expect(turnAfter("since having kids I need looser tunics").wish.wearer).toEqual({});
    expect(asked("I'm a guy, tall and skinny, need a vest")).toEqual(["kind:vest"]);
  });

  test("whoever needs it", () => {
    expect(read("my brother is getting married, he needs a belt").wearer.who).toBe("man");
  });
});

test("how far it goes stands beside the sleeves", () => {
  expect(asked("a dress with long sleeves, going past the knee")).toContain("feature:long-sleeve");
  expect(asked("trousers that end above the ankle")).toContain("feature:cropped");
  expect(asked("sleeves to the elbow at least")).toContain("feature:long-sleeve");
});

test("neutral is no soft colour", () => {
  expect(read("a neutral tunic").tone).toBe("neutral");
  expect(read("a tunic in a soft colour").tone).toBe("quiet");
});
