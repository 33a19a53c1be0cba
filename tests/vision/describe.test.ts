import { describe, expect, test } from "vitest";
import { describe as say } from "../../src/server/features/stylist/image/describe.ts";
import {
  COLOUR_WORDS,
  KIND_WORDS,
  PATTERN_WORDS,
} from "../../src/server/features/stylist/image/vocabulary.ts";
import { readTerms, tokensOf } from "../../src/server/language/read-terms.ts";
import type {
  ColourName,
  GarmentKind,
  Seen,
  SeenPiece,
} from "../../src/server/providers/vision/vision.ts";

const shirt: Seen = {
  kinds: [
    { kind: "Shirts", sureness: 0.86 },
    { kind: "Blouses", sureness: 0.07 },
  ],
  colours: [
    { name: "red", share: 0.6 },
    { name: "white", share: 0.35 },
  ],
  pattern: { name: "striped", sureness: 0.8 },
  background: "plain",
  covers: 0.4,
  worn: 0.5,
  swatches: [],
  vector: new Float32Array(384),
  pieces: [],
};

describe("what is seen clearly is said plainly", () => {
  test("in English", () => {
    expect(say(shirt, "en")).toEqual({
      description: "A red and white striped shirt on a plain background.",
      items: ["red striped shirt", "red shirt", "striped shirt", "white shirt"],
    });
  });

  test("in Arabic, where the words agree with the piece", () => {
    expect(say(shirt, "ar")).toEqual({
      description: "قميص أحمر وأبيض مقلم على خلفية سادة.",
      items: ["قميص أحمر مقلم", "قميص أحمر", "قميص مقلم", "قميص أبيض"],
    });
    const skirt: Seen = { ...shirt, kinds: [{ kind: "Skirts", sureness: 0.9 }] };
    expect(say(skirt, "ar").items[0]).toBe("جيبة حمراء مقلمة");
  });

  test("things that come in pairs need no article, and vowels need their own", () => {
    const plain: Seen = { ...shirt, pattern: { name: "plain", sureness: 0.9 }, background: "busy" };
    const of = (kind: Seen["kinds"][number]["kind"], name: Seen["colours"][number]["name"]) =>
      say({ ...plain, kinds: [{ kind, sureness: 0.9 }], colours: [{ name, share: 1 }] }, "en").description; // prettier-ignore
    expect(of("Pants", "black")).toBe("Black pants.");
    expect(of("Coats & Jackets", "olive")).toBe("An olive jacket.");
  });
});

describe("several garments in one picture", () => {
  const { background: _, covers: __, pieces: ___, worn: ____, ...top } = shirt;
  const plain = { name: "plain", sureness: 0.9 } as const;
  const piece = (kind: GarmentKind, name: ColourName, sureness = 0.9): SeenPiece => ({
    ...top,
    kinds: [{ kind, sureness }],
    colours: [{ name, share: 1 }],
    pattern: plain,
  });
  const both = [piece("T-Shirts", "navy"), piece("Pants", "beige"), piece("Footwear", "white")];

  test("are named one by one, and each can be searched", () => {
    expect(say({ ...shirt, pieces: both }, "en")).toEqual({
      description: "A navy t-shirt, beige pants and white shoes.",
      items: ["navy t-shirt", "beige pants", "white shoes"],
    });
    expect(say({ ...shirt, pieces: both }, "ar")).toEqual({
      description: "تيشيرت كحلي وبنطلون بيج وحذاء أبيض.",
      items: ["تيشيرت كحلي", "بنطلون بيج", "حذاء أبيض"],
    });
  });

  test("are hedged once", () => {
    const unsure = [piece("T-Shirts", "navy", 0.4), piece("Pants", "beige", 0.4)];
    expect(say({ ...shirt, pieces: unsure }, "en").description).toBe(
      "This looks like a navy t-shirt and beige pants.",
    );
    expect(say({ ...shirt, pieces: unsure }, "ar").description).toBe(
      "غالبًا في الصورة: تيشيرت كحلي وبنطلون بيج.",
    );
  });

  test("one that could be anything takes nothing from the whole picture", () => {
    const odd = [piece("T-Shirts", "navy"), piece("Pants", "beige", 0.1)];
    expect(say({ ...shirt, pieces: odd }, "en")).toEqual(say(shirt, "en"));
  });
});

describe("doubt is said aloud", () => {
  const doubtful: Seen = {
    ...shirt,
    kinds: [
      { kind: "Shirts", sureness: 0.45 },
      { kind: "Blouses", sureness: 0.3 },
    ],
  };

  test("between two pieces both are named, and both can be searched", () => {
    expect(say(doubtful, "en")).toEqual({
      description:
        "This looks like a red and white striped shirt on a plain background, or perhaps a blouse.",
      items: ["red striped shirt", "red shirt", "striped shirt", "white shirt"],
    });
    expect(say(doubtful, "ar").description).toBe(
      "يبدو أن هذه القطعة قميص أحمر وأبيض مقلم على خلفية سادة، أو ربما بلوزة.",
    );
    const plain: Seen = { ...doubtful, colours: [{ name: "red", share: 1 }] };
    expect(say(plain, "en").items).toContain("red blouse");
  });

  test("an unknown piece is not given a name, only its colours", () => {
    const unknown: Seen = { ...shirt, kinds: [{ kind: "Shirts", sureness: 0.2 }] };
    expect(say(unknown, "en")).toEqual({
      description:
        "I am not sure which piece this is, but it is mostly red and white, with stripes.",
      items: ["red striped", "red"],
    });
    expect(say(unknown, "ar")).toEqual({
      description: "لست متأكدًا من نوع هذه القطعة، لكن لونها الغالب أحمر وأبيض مع خطوط.",
      items: ["أحمر مقلم", "أحمر"],
    });
  });

  test("a pattern that may be folds is not mentioned", () => {
    const folds: Seen = { ...shirt, pattern: { name: "striped", sureness: 0.4 } };
    expect(say(folds, "en").description).toBe("A red and white shirt on a plain background.");
  });

  test("with nothing seen at all there is still a sentence", () => {
    const nothing: Seen = {
      ...shirt,
      kinds: [],
      colours: [],
      pattern: { name: "plain", sureness: 0 },
    };
    expect(say(nothing, "en")).toEqual({
      description: "I am not sure which piece this is.",
      items: [],
    });
  });
});

describe("every word we say is understood by the search, in both languages", () => {
  const termsIn = (phrase: string) =>
    readTerms(tokensOf(phrase), { spelling: false }).map(({ term }) => term);

  /** Words that are no category's name. */
  const OWN_TERMS: Partial<Record<string, string>> = {
    "Long sleeve tops": "feature:long-sleeve",
    Hoodies: "kind:hoodie",
    "Polo shirts": "kind:polo",
  };

  test.each(Object.entries(KIND_WORDS))("%s", (kind, { en, ar }) => {
    for (const phrase of [en, ar]) {
      const terms = termsIn(phrase);
      const own = OWN_TERMS[kind];
      const found = terms.some(({ id, category }) => (own ? id === own : category === kind));
      expect([phrase, found]).toEqual([phrase, true]);
    }
  });

  test.each(Object.entries(COLOUR_WORDS))("%s", (name, { ar, arFeminine }) => {
    for (const word of [name, ar, ...(arFeminine ? [arFeminine] : [])]) {
      const ids = termsIn(word).map(({ id }) => id);
      expect([word, ids]).toEqual([word, [`colour:${name.replace(" ", "-")}`]]);
    }
  });

  test.each(Object.entries(PATTERN_WORDS))("%s", (name, { en, ar, arFeminine }) => {
    for (const word of [en, ar, arFeminine]) {
      const ids = termsIn(word).map(({ id }) => id);
      expect([word, ids]).toEqual([word, [`pattern:${name === "printed" ? "print" : name}`]]);
    }
  });
});
