// What stands beside the pieces: words at rest, the mark on a chip, a question back, and how a pick that was
// liked or refused moves the next ones.
import { describe, expect, test } from "vitest";
import { asCandidate } from "../../src/server/features/stylist/find/as-candidate.ts";
import type { FindAnswer } from "../../src/server/features/stylist/find/find.ts";
import { needsOf } from "../../src/server/features/stylist/find/needs.ts";
import { categoriesFor } from "../../src/server/features/stylist/find/occasions.ts";
import { ranked } from "../../src/server/features/stylist/find/order.ts";
import { rank, wishOf } from "../../src/server/features/stylist/find/rank.ts";
import { readTaste } from "../../src/server/features/stylist/find/taste.ts";
import { chipsOf, markGave } from "../../src/server/features/stylist/read/chips.ts";
import { mergeWish } from "../../src/server/features/stylist/read/merge.ts";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { phraseIn } from "../../src/server/features/stylist/speak/phrases.ts";
import { questionBack } from "../../src/server/features/stylist/speak/question-back.ts";
import { suggestionsFor } from "../../src/server/features/stylist/speak/suggestions.ts";
import { wishesMet } from "../../src/server/features/stylist/speak/wishes-met.ts";
import { NO_WISH, type Wish } from "../../src/server/features/stylist/wish.ts";
import type { Product } from "../../src/contract/products.ts";
import { piece } from "../support/wardrobe.ts";

const wishFor = (text: string): Wish =>
  mergeWish(NO_WISH, readSentence(text, { brands: [] }), "fresh");

const dress = (id: string, more: Partial<Product>) =>
  piece(id, {
    title: "Satin dress",
    category: "Dresses",
    materials: ["satin"],
    price: 900,
    ...more,
  });

function inOrder(pieces: Product[], wish: Wish, taste?: ReturnType<typeof readTaste>) {
  const spoken = { english: "dress", typed: new Map<string, string>() };
  const scored = rank(pieces.map(asCandidate), wishOf(wish, spoken, [], pieces.length));
  return ranked(scored, wish, [], { taste });
}
const idsOf = (judged: ReturnType<typeof inOrder>) => judged.map((one) => one.ranked.candidate.id);

describe("words at rest", () => {
  test.each([
    ["red satin dress", "en", "All three wishes"],
    ["red dress", "en", "Both wishes"],
    ["فستان ستان أحمر", "ar", "طلباتك التلاتة"],
  ] as const)("say how much is met: %s", (text, language, said) => {
    const one = asCandidate(dress("p_1", { colors: ["red"] }));
    expect(wishesMet(one, wishFor(text), language)).toBe(said);
  });

  test("name what it is where one wish is not met, in the wish's own number", () => {
    const one = asCandidate(dress("p_1", { colors: ["green"] }));
    expect(wishesMet(one, wishFor("red satin dress"), "en")).toBe("Two of three: in green");
    expect(wishesMet(one, wishFor("فستان ستان أحمر"), "ar")).toMatch(/^٢ من ٣: لونها /);
  });

  test("say nothing where a single thing was asked for", () => {
    const one = asCandidate(dress("p_1", { colors: ["red"] }));
    expect(wishesMet(one, wishFor("a dress"), "en")).toBeUndefined();
  });
});

test("what gave is marked on its chip and on no other", () => {
  const wish = wishFor("red satin dress size M");
  const gave = needsOf(wish).filter(({ facet }) => facet === "colour" || facet === "size");
  const marked = markGave(chipsOf(wish, "en"), gave);
  expect(
    marked
      .filter((chip) => chip.gave)
      .map(({ value }) => value)
      .toSorted(),
  ).toEqual(["colour:red", "size:M"]);
});

test("where no piece is named, what is worn over others never leads", () => {
  const cape = { title: "Short sequin evening cape for weddings", category: "Ponchos & Capes" };
  const pieces = [
    dress("p_cape", { ...cape, style: "evening wedding" }),
    dress("p_dress", { title: "Plain dress" }),
  ];
  expect(idsOf(inOrder(pieces, wishFor("a wedding on Friday")))).toEqual(["p_dress", "p_cape"]);
  expect(idsOf(inOrder(pieces, wishFor("a cape or a dress for a wedding")))[0]).toBe("p_cape");
});

describe("a question back", () => {
  const shirts = (audience: string, n: number) =>
    Array.from({ length: n }, (_, at) =>
      piece(`p_${audience}${at}`, { title: `${audience}'s linen shirt`, category: "Shirts" }),
    );
  const answerOf = (pieces: Product[], wish: Wish) => ({
    products: pieces,
    total: pieces.length,
    judged: inOrder(pieces, wish),
    gave: [],
    missing: [],
    unknown: [],
  });

  test("is asked where both would go, once, and never where it is known", () => {
    const mixed = [...shirts("men", 4), ...shirts("women", 4)];
    const wish = wishFor("linen shirt");
    expect(questionBack(answerOf(mixed, wish), wish, "en", false)?.answers).toEqual([
      "for women",
      "for men",
    ]);
    expect(questionBack(answerOf(mixed, wish), wish, "en", true)).toBeUndefined();
    const known = wishFor("linen shirt for my husband");
    expect(questionBack(answerOf(mixed, known), known, "en", false)).toBeUndefined();
  });

  test("is not asked where its answer changes nothing", () => {
    const wish = wishFor("linen shirt");
    expect(questionBack(answerOf(shirts("men", 8), wish), wish, "en", false)).toBeUndefined();
  });
});

describe("the order", () => {
  test("what is sold out stands behind, and is no answer to the cheapest where another can be had", () => {
    const gone = dress("p_gone", { colors: ["red"], price: 300, sold_out: true });
    const there = dress("p_there", { colors: ["red"], price: 700 });
    expect(idsOf(inOrder([gone, there], wishFor("red dress")))).toEqual(["p_there", "p_gone"]);
    const cheapest: Wish = { ...wishFor("red dress"), order: "cheapest" };
    expect(idsOf(inOrder([gone, there], cheapest))).toEqual(["p_there"]);
    expect(idsOf(inOrder([gone], cheapest))).toEqual(["p_gone"]);
  });

  test("pieces like a good one come first, pieces like a refused one last, all of them stay", () => {
    const floral = (id: string) => dress(id, { title: "Floral dress", materials: ["cotton"] });
    const plain = (id: string) => dress(id, { title: "Pleated dress", materials: ["satin"] });
    const pieces = [plain("p_1"), floral("p_2"), plain("p_3"), floral("p_4")];
    const wish = wishFor("dress");
    const liked = idsOf(inOrder(pieces, wish, readTaste([floral("p_good")], [plain("p_no")])));
    expect(liked.slice(0, 2).toSorted()).toEqual(["p_2", "p_4"]);
    const other = idsOf(inOrder(pieces, wish, readTaste([plain("p_good")], [floral("p_no")])));
    expect(other.slice(0, 2).toSorted()).toEqual(["p_1", "p_3"]);
    expect(other.toSorted()).toEqual(["p_1", "p_2", "p_3", "p_4"]);
  });

  test("taste never comes before a colour that was asked for", () => {
    const red = dress("p_red", { title: "Pleated dress", colors: ["red"] });
    const other = dress("p_other", {
      title: "Floral dress",
      colors: ["green"],
      materials: ["cotton"],
    });
    const liked = dress("p_good", {
      title: "Floral dress",
      colors: ["green"],
      materials: ["cotton"],
    });
    expect(idsOf(inOrder([other, red], wishFor("red dress"), readTaste([liked], [])))[0]).toBe(
      "p_red",
    );
  });
});

describe("a step to the side", () => {
  const steps = (text: string, pieces: Product[]) => {
    const wish = wishFor(text);
    const judged = inOrder(pieces, wish);
    return suggestionsFor({ judged } as unknown as FindAnswer, wish, "en", text).join(" | ");
  };
  const scarf = piece("p_1", { title: "Wool scarf", category: "Accessories" });
  const trousers = piece("p_2", { title: "Linen trousers", category: "Pants" });

  test("leads a man to nothing that women wear", () => {
    expect(steps("a scarf", [scarf])).toBe("abayas");
    expect(steps("a scarf for men", [scarf])).toBe("sunglasses for men");
  });

  test("never leads to what was refused", () => {
    expect(steps("trousers for men", [trousers])).toBe("shirts for men");
    expect(steps("trousers for men, no shirts", [trousers])).toBe("T-shirts for men");
  });
});

test("who likes a cloth may be given clothes made of it", () => {
  expect(categoriesFor(wishFor("gift for my dad"))).not.toContain("Shirts");
  expect(categoriesFor(wishFor("gift for my dad, he likes linen"))).toContain("Shirts");
  expect(categoriesFor(wishFor("gift for my mum, she loves silk"))).toContain("Dresses");
});

describe("what comes first", () => {
  test("for a covered wearer is what is known to cover, not what may", () => {
    const puffed = dress("p_puffed", {
      description: "Maxi, with puffed sleeves.",
      relevance_score: 1,
    });
    const covered = dress("p_covered", { description: "A maxi length and long sleeves." });
    const midi = dress("p_midi", { description: "Long sleeves and a midi length." });
    expect(idsOf(inOrder([midi, puffed, covered], wishFor("a dress, i wear hijab")))[0]).toBe(
      "p_covered",
    );
    expect(idsOf(inOrder([midi, puffed, covered], wishFor("a dress, i wear hijab"))).at(-1)).toBe(
      "p_midi",
    );
  });

  test("in the cold is the warmer cloth, also where none is warm", () => {
    const satin = dress("p_satin", {});
    const jersey = dress("p_jersey", { title: "Jersey dress", materials: ["jersey"] });
    const bare = dress("p_bare", { title: "Sleeveless jersey dress", materials: ["jersey"] });
    expect(idsOf(inOrder([satin, bare, jersey], wishFor("a winter dress")))[0]).toBe("p_jersey");
  });

  test("where a blouse is asked for: a women's top, never a men's shirt", () => {
    const pieces = [
      piece("p_men", { title: "Men's white shirt", category: "", price: 500 }),
      piece("p_tee", { title: "White T-shirt", category: "", price: 500 }),
      piece("p_top", { title: "Women's white top", category: "", price: 500 }),
    ];
    expect(idsOf(inOrder(pieces, wishFor("blouse")))[0]).toBe("p_top");
    expect(idsOf(inOrder(pieces, wishFor("بلوزة"))).at(-1)).toBe("p_men");
  });
});

test("kinds are counted by their own plural, and the phrase finds them again", () => {
  const phrase = phraseIn("ar", { ...NO_WISH, terms: ["kind:sports-shoe"] });
  expect(phrase).toBe("كوتشيات رياضي");
  for (const kind of [
    "sports-shoe",
    "cardigan",
    "shirt-dress",
    "sweatpants",
    "sun-hat",
    "tracksuit",
  ])
    expect(wishFor(phraseIn("ar", { ...NO_WISH, terms: [`kind:${kind}`] })).terms, kind).toContain(
      `kind:${kind}`,
    );
});
