// Which sentences of a model may be shown.
import { describe, expect, test } from "vitest";
import {
  checkSentence,
  SentenceRefused,
} from "../../src/server/features/stylist/speak/check-sentence.ts";
import type { Surroundings } from "../../src/server/features/stylist/speak/surroundings.ts";
import { createKnownProducts } from "../../src/server/features/stylist/speak/known-products.ts";
import {
  createSentenceCutter,
  EndlessSentence,
} from "../../src/server/features/stylist/speak/sentences.ts";
import { NO_WISH, type Limits } from "../../src/server/features/stylist/wish.ts";
import { piece } from "../support/wardrobe.ts";

const products = [
  piece("p_1", {
    title: "Nagham Satin Dress",
    brand: "Layl Harir",
    price: 1200,
    current_price: 960,
  }),
  piece("p_2", {
    title: "Sahar 501 Jeans",
    brand: "Zoqaq El Denim",
    price: 1500,
    sizes: ["38", "40"],
  }),
  piece("p_3", { title: "طرحة شيفون", brand: "ست ريحانة", price: 250, sold_out: true }),
];

function around(
  language: "en" | "ar" = "en",
  query = "something for a wedding",
  limits: Limits = {},
): Surroundings {
  const known = createKnownProducts({ ...NO_WISH, limits });
  known.addFirst({ products, total: 27 });
  return { language, query, limits, known };
}

const textOf = (sentence: string, surroundings = around()) =>
  checkSentence(sentence, surroundings).text;

const refused = (sentence: string, surroundings = around()) =>
  expect(() => checkSentence(sentence, surroundings), sentence).toThrow(SentenceRefused);

describe("a sentence that keeps to the facts", () => {
  test("gets title and price from the database", () => {
    expect(checkSentence("The [[p_1]] moves softly, and [[p_2]] grounds it.", around())).toEqual({
      text: "The Nagham Satin Dress (960\u00a0EGP) moves softly, and Sahar 501 Jeans (1,500\u00a0EGP) grounds it.",
      mentioned: ["p_1", "p_2"],
    });
    expect(textOf("جرّبي [[p_1]] مع صندل بسيط.", around("ar"))).toBe(
      "جرّبي Nagham Satin Dress (٩٦٠\u00a0جنيه) مع صندل بسيط.",
    );
  });

  test("says when a piece is sold out, although the model does not", () => {
    expect(textOf("[[p_3]] would frame it.")).toBe(
      "طرحة شيفون (250\u00a0EGP, sold out) would frame it.",
    );
  });

  test.each([
    "I'd start with [[p_1]]: it's soft, calm and made for evenings.",
    "Both are lovely for a wedding in June.",
    "Layl Harir knows evenings, and [[p_1]] proves it.",
    "I looked through all 27 and these 3 stood out.",
    "[[p_2]] is 1,500 EGP well spent.",
    "[[p_2]] sits well in size 38.",
    "[[p_1]] is on sale, 20% less than before.",
    "It keeps to the dress code, hands-free and off the shoulder.",
    "Wear it with an off-white scarf for Eid or in Cairo.",
  ])("is shown: %s", (sentence) => {
    expect(() => textOf(sentence)).not.toThrow();
  });

  test.each([
    "[[p_1]] اختيار راقي للفرح وهيليق على إكسسوار دهبي.",
    "الساتان ده ناعم ومناسب لسهرات الصيف.",
    "[[p_2]] بـ ١٬٥٠٠ جنيه وقصته مريحة.",
    "ستايل Layl Harir هادي وأنيق.",
  ])("is shown in Arabic: %s", (sentence) => {
    expect(() => textOf(sentence, around("ar"))).not.toThrow();
  });

  test("may repeat the shopper's own limit and numbers", () => {
    const limited = around("en", "a dress under 1,600 for my 30th birthday", { maxPrice: 1600 });
    expect(() => textOf("All of them stay under 1,600 EGP.", limited)).not.toThrow();
    expect(() => textOf("A 30th birthday deserves [[p_1]].", limited)).not.toThrow();
  });

  test("may name what the shopper named, to say that it is not here", () => {
    const asked = around("en", "do you have Zara dresses");
    expect(() => textOf("We don't have Zara, but [[p_1]] is close.", asked)).not.toThrow();
    refused("The Zara dress pairs well with [[p_1]].", asked);
  });
});

describe("a sentence that does not is refused:", () => {
  test.each([
    ["a product no search returned", "Try [[p_9]]."],
    ["an id outside its place", "Try p_1 today."],
    ["half a place", "Try [[p_1 today."],
    ["a name inside a place", "Try [[Golden Dream Gown]]."],
    ["an invented price", "[[p_1]] is only 300 EGP."],
    ["an invented price in front", "[[p_1]] for EGP 300."],
    ["an invented price with a sign", "Yours for $20."],
    ["an invented price in words", "It costs five hundred pounds."],
    ["an invented price without a currency", "It is just 640 today."],
    ["a thousand", "It looks like a thousand."],
    ["an invented discount", "[[p_1]] is 50% less now."],
    ["a sale that is none", "[[p_2]] is on sale."],
    ["half of it off", "[[p_2]] is half off."],
    ["a sale of nothing in particular", "Everything has a discount."],
    ["an invented count", "We have 400 of them."],
    ["an address", "See https://evil.example/dress."],
    ["an address without a scheme", "See evil-shop.com for more."],
    ["a mail address", "Write to sales@evil.example."],
    ["an invented piece", "The Golden Dream Gown is what you want."],
    ["an invented piece in quotes", "I love the “moonlit garden” dress."],
    ["a foreign brand", "It looks like something by Gucci."],
    ["a foreign brand at the beginning", "Zara has it too."],
    ["a foreign brand in small letters", "you could find this at shein or zara."],
    ["a maker nobody knows", "Velora makes it best."],
    ["a word about stock", "Hurry, only two left."],
    ["a promise of delivery", "We ship it with free delivery."],
    ["a code", "Use code SUMMER at the till."],
    ["markup", "<b>Look</b> at this."],
    ["JSON", '{"answer": "yes"}'],
    ["another language", "هذا فستان جميل جدا."],
  ])("%s", (_, sentence) => refused(sentence));

  test.each([
    ["an invented price", "[[p_1]] بـ ٣٠٠ جنيه بس."],
    ["an invented price in words", "سعره خمسمية جنيه بس."],
    ["a foreign brand in Arabic", "زي اللي عند زارا بالظبط."],
    ["a foreign name", "فستان Golden Dream هو الأنسب."],
    ["an invented piece in quotes", "شوفي «حلم الياسمين الدهبي»."],
    ["a word about stock", "متوفر دلوقتي."],
    ["delivery", "والشحن مجاني."],
    ["a sale that is none", "[[p_2]] عليه خصم كبير."],
    ["another language", "This is a lovely dress."],
  ])("in Arabic, %s", (_, sentence) => refused(sentence, around("ar")));
});

describe("text that arrives in pieces", () => {
  const cut = (...pieces: string[]) => {
    const cutter = createSentenceCutter();
    return [...pieces.flatMap((one) => cutter.push(one)), ...cutter.rest()];
  };

  test("becomes whole sentences, in both languages", () => {
    expect(cut("Soft ", "and calm", ". Wear", " it! Or", " not")).toEqual([
      "Soft and calm.",
      "Wear it!",
      "Or not",
    ]);
    expect(cut("حلو؟ أيوه. ", "جربه")).toEqual(["حلو؟", "أيوه.", "جربه"]);
  });

  test("is never cut inside a number or a place", () => {
    expect(cut("It is 1.5 m. See [[p_1]]. End")).toEqual(["It is 1.5 m.", "See [[p_1]].", "End"]);
  });

  test("loses its markup", () => {
    expect(cut("## Hello\n- **Soft** and `calm`\n\n")).toEqual(["Hello", "Soft and calm"]);
  });

  test("without an end is no sentence", () => {
    expect(() => cut("la ".repeat(400))).toThrow(EndlessSentence);
    expect(() => cut("La. ".repeat(10_000))).toThrow(EndlessSentence);
  });
});
