import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CATEGORIES } from "../../src/contract/categories.ts";
import { demoCatalogue } from "../../src/demo/catalogue.ts";
import { bothNumbers } from "../../src/server/language/english-forms.ts";
import { termsOfProduct } from "../../src/server/language/read-product.ts";
import { readTerms, tokensOf } from "../../src/server/language/read-terms.ts";
import { broaderOf, termById, TERMS } from "../../src/server/language/terms.ts";
import { toEnglish } from "../../src/server/language/translate.ts";
import { foldWords } from "../../src/contract/fold-words.ts";

fc.configureGlobal({ seed: 20_261_115 });

const idsIn = (text: string) => readTerms(tokensOf(text)).map(({ term }) => term.id);
const products = demoCatalogue().flatMap((brand) => brand.products);

const titled = (title: string) =>
  termsOfProduct({ title, description: "", category: null, style: "", colors: [], materials: [] });

describe("the vocabulary", () => {
  test("every term has a name in both languages and an English and an Arabic form", () => {
    const bare = TERMS.filter(
      ({ label, forms }) => !label.en || !/[\u0600-\u06ff]/.test(label.ar) || !forms.en.length,
    );
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  test("no term names a broader or similar term that does not exist, and none is within itself", () => {
    const wrong = TERMS.flatMap(({ id, within = [], near = {} }) => [
      ...[...within, ...Object.keys(near)].filter((other) => !termById(other)),
      ...(broaderOf(id).includes(id) ? [id] : []),
    ]);
    expect(wrong).toEqual([]);
  });

  test("no way of writing means two things", () => {
    const owner = new Map<string, string>();
    const shared: string[] = [];
    for (const { id, kind, forms } of TERMS)
      for (const script of ["en", "ar", "franco"] as const)
        for (const form of forms[script].map(foldWords))
          for (const phrase of script === "en" && kind === "kind" ? bothNumbers(form) : [form]) {
            const other = owner.get(phrase);
            if (other && other !== id) shared.push(`${phrase}: ${other} and ${id}`);
            owner.set(phrase, id);
          }
    // "short" is a length, "tights" are hosiery: the plural of one is the other.
    expect(shared).toEqual([]);
  });

  test("each of the 38 categories can be asked for", () => {
    const named = new Set(TERMS.map(({ category }) => category));
    expect(CATEGORIES.filter((category) => !named.has(category))).toEqual([]);
  });

  test("a phrase begins with any word for its thing: of one or of several", () => {
    for (const [one, several] of [
      ["فستان قميص", "فساتين قميص"],
      ["شنطة ضهر", "شنط ضهر"],
      ["بنطلون كارجو", "بناطيل كارجو"],
      ["fostan swareh", "fasateen swareh"],
      ["bantalon wase3", "banateel wase3"],
    ])
      expect(idsIn(several!), several).toEqual(idsIn(one!));
  });

  test("every form of every term is read as that term", () => {
    const misread = TERMS.flatMap(({ id, forms }) =>
      [...forms.en, ...forms.ar]
        .filter((form) => !idsIn(`${form} dress`).includes(id) && !idsIn(form).includes(id))
        .map((form) => `${form} is not ${id}`),
    );
    expect(misread).toEqual([]);
  });
});

describe("words", () => {
  test.each([
    ["shirt dress", ["kind:shirt-dress"]],
    ["sweater dress", ["kind:dress"]],
    ["dress shirt", ["kind:dress-shirt"]],
    ["dress shoes", ["kind:formal-shoe"]],
    ["jean jacket", ["material:denim", "kind:jacket"]],
    ["جاكيت جينز", ["kind:jacket", "material:denim"]],
    ["فستان قميص", ["kind:shirt-dress"]],
    ["towel set", ["kind:towel"]],
    ["skirt set", ["kind:set"]],
    ["navy blue", ["colour:navy"]],
    ["short dress", ["feature:mini", "kind:dress"]],
    ["short jeans", ["kind:shorts", "material:denim"]],
    ["fish tank", []],
    ["soda", []],
    ["abaya soda", ["kind:abaya", "colour:black"]],
    ["والشنطة السودا", ["kind:bag", "colour:black"]],
    ["silk scarf", ["kind:scarf", "material:silk"]],
  ])("%s", (text, ids) => {
    expect(idsIn(text)).toEqual(ids);
  });

  test("a slip is forgiven, an everyday word is left alone", () => {
    expect(idsIn("blakc drss")).toEqual(["colour:black", "kind:dress"]);
    expect(idsIn("trousrs")).toEqual(["kind:trousers"]);
    expect(idsIn("فستاان")).toEqual(["kind:dress"]);
    expect(idsIn("best good love beats chairs")).toEqual([]);
    expect(readTerms(["drss"], { spelling: false })).toEqual([]);
    expect(readTerms(["drss"], { isKnown: () => true })).toEqual([]);
  });

  test("Franco spellings that nobody listed are heard", () => {
    expect(idsIn("fostan banafsijy")).toEqual(["kind:dress", "colour:purple"]);
    expect(idsIn("3abayaat moftoo7a")).toContain("kind:abaya");
  });

  test("any text is read without complaint, and spans stay inside it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (text) => {
        const tokens = tokensOf(text);
        for (const { from, to } of readTerms(tokens)) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(tokens.length);
        }
      }),
    );
  });
});

describe("a product", () => {
  test("is what its title ends on, or in Arabic begins with", () => {
    expect(titled("Women navy dress with belt")).toEqual(
      expect.arrayContaining(["kind:dress", "colour:navy", "colour:blue", "category:Dresses"]),
    );
    expect(titled("Women navy dress with belt")).not.toContain("kind:belt");
    expect(titled("عباية كريب سوداء بتطريز على الصدر")).toEqual(
      expect.arrayContaining([
        "kind:abaya",
        "material:crepe",
        "colour:black",
        "feature:embroidered",
      ]),
    );
  });

  test("a sneaker is also a shoe, and gold-plated earrings are gold", () => {
    expect(titled("White court sneakers")).toEqual(
      expect.arrayContaining(["kind:sneaker", "kind:shoe", "category:Footwear"]),
    );
    expect(titled("Gold plated earrings")).toContain("colour:gold");
  });

  test("every product of the demo is a kind of its category, in its colours", () => {
    const wrong = products.filter((product) => {
      const ids = termsOfProduct(product);
      return (
        !ids.some((id) => id.startsWith("kind:")) ||
        !ids.includes(`category:${product.category}`) ||
        !product.colors.every((colour) => ids.includes(`colour:${colour.replaceAll(" ", "-")}`))
      );
    });
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });

  test("what a title says is for training is sportswear, whatever piece it is", () => {
    expect(titled("Women's Workout Tank")).toContain("kind:sportswear");
    expect(titled("بلوزة للجيم")).toContain("kind:sportswear");
    expect(titled("Yoga Mat")).not.toContain("kind:sportswear");
    expect(titled("Running Shoes")).not.toContain("kind:sportswear");
    const ids = termsOfProduct({
      title: "Cotton Tank Top",
      description: "For home, the gym and the beach.",
      category: null,
      style: "",
      colors: [],
      materials: [],
    });
    expect(ids).not.toContain("kind:sportswear");
  });

  test("the title alone names the category of nearly every product of the demo", () => {
    // Children's clothes are named like grown-ups' and filed apart.
    const others = products.filter(({ category }) => category !== "Kids' Clothing");
    const named = others.filter(({ title, category }) =>
      titled(title).includes(`category:${category}`),
    );
    expect(named.length / others.length).toBeGreaterThan(0.99);
  });
});

describe("translation", () => {
  test("Arabic and Franco words become English, the unknown stay", () => {
    expect(toEnglish("عباية كريب سوداء")).toBe("abaya crepe black");
    expect(toEnglish("fostan a7mar Zalabya")).toBe("dress red zalabya");
    expect(toEnglish("Navy wool coat, double-breasted")).toBe("Navy wool coat, double-breasted");
  });
});
