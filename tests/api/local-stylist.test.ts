// The local stylist: what is said when no model is configured, and what is suggested next.
import { describe, expect, test } from "vitest";
import { createStylist } from "../../src/server/features/stylist/speak/stylist.ts";
import { searchOver } from "../support/plain-search.ts";
import { piece } from "../support/wardrobe.ts";

const dress = { category: "Dresses", style: "evening", materials: ["satin"], brand: "Layl Harir" };
const abaya = { category: "Abayas", style: "modest", materials: ["crepe"], brand: "Sitt Rayhana" };

const catalogue = [
  piece("p_1", { ...dress, title: "Nagham Satin Dress", colors: ["red"], price: 1200 }),
  piece("p_2", {
    ...dress,
    title: "Sahar Satin Dress",
    colors: ["red"],
    price: 1000,
    current_price: 640,
  }),
  piece("p_3", {
    ...dress,
    title: "Qamar Velvet Dress",
    colors: ["black"],
    price: 1900,
    materials: ["velvet"],
  }),
  piece("p_4", { ...abaya, title: "عباية كريب سوداء", colors: ["black"], price: 1100 }),
  piece("p_5", {
    ...abaya,
    title: "عباية كريب كحلي",
    colors: ["navy"],
    price: 950,
    sold_out: true,
  }),
  piece("p_6", {
    title: "Tarab Heels",
    category: "Footwear",
    colors: ["gold"],
    price: 700,
    materials: [],
  }),
  piece("p_7", { title: "Coral swimsuit", category: "Swimwear", colors: ["coral"], price: 500 }),
  piece("p_8", { title: "Navy swimsuit", category: "Swimwear", colors: ["navy"], price: 600 }),
];

const search = searchOver(catalogue);
const stylist = createStylist({ search, model: null });

const ask = (query: string, language: "en" | "ar" = "en", limit = 12) =>
  stylist.answer({ query, limit }, language, new AbortController().signal);
const said = async (query: string, language: "en" | "ar" = "en", limit = 12) =>
  (await ask(query, language, limit)).message;

describe("what was found", () => {
  test("is said with number, wish, limit and lowest price", async () => {
    expect(await said("red evening dresses under 1500")).toBe(
      "Here are 2 red evening dresses under 1,500 EGP, from 640 EGP. I would start with the Nagham Satin Dress by Layl Harir at 1,200 EGP; one is on sale.",
    );
  });

  test("is said in Arabic to who asks in Arabic, whatever the site's language", async () => {
    const sentence =
      "لقيت لك اختيارين: فستان أحمر، والأسعار بتبدأ من ٦٤٠ جنيه. وأول حاجة أرشحها لك «Nagham Satin Dress» من Layl Harir بسعر ١٬٢٠٠ جنيه، وعلى اختيار واحد منهم خصم.";
    expect(await said("فستان احمر", "ar")).toBe(sentence);
    expect(await said("فستان احمر", "en")).toBe(sentence);
  });

  test("is said to who writes Franco in the language of the site", async () => {
    expect(await said("fostan a7mar", "en")).toMatch(/^Here are 2 red dresses, from 640 EGP\./);
    expect(await said("fostan a7mar", "ar")).toMatch(/^لقيت لك اختيارين: فستان أحمر/);
  });

  test("agrees in gender where Arabic wants it", async () => {
    expect(await said("عباية سودا", "ar")).toContain("«عباية كريب سوداء»");
    expect((await ask("عباية", "ar")).suggestions).toContain("عباية سوداء");
  });

  test("is named outright when it is one piece", async () => {
    expect(await said("gold heels")).toBe(
      "I found exactly one: the Tarab Heels by Layl Harir at 700 EGP.",
    );
  });

  test("never gives the lowest price of a part for that of the whole", async () => {
    expect(await said("dresses", "en", 2)).toMatch(/^Here are 2 dresses, from 640 to 1,200 EGP\./);
  });

  test("is counted in pieces where the word has no plural", async () => {
    expect(await said("swimwear")).toMatch(/^Here are 2 swimwear pieces, from 500 EGP\./);
  });

  test("does not begin with a piece that is gone", async () => {
    const gone = { ...abaya, title: "عباية كتان", price: 800 };
    const abayas = searchOver([
      piece("p_gone", { ...gone, sold_out: true }),
      piece("p_there", { ...gone, brand: "Kettan" }),
    ]);
    const request = { query: "abaya", limit: 12 };
    const { message } = await createStylist({ search: abayas, model: null }).answer(
      request,
      "en",
      new AbortController().signal,
    );
    expect(message).toContain("I would start with the عباية كتان by Kettan at 800 EGP");
  });

  test("begins with the cheapest where that was asked for", async () => {
    expect(await said("cheapest dress")).toContain(
      "The cheapest is the Sahar Satin Dress by Layl Harir at 640 EGP",
    );
  });

  test("does not hide that a piece is sold out", async () => {
    expect(await said("navy abaya")).toBe(
      "I found exactly one: the عباية كريب كحلي by Sitt Rayhana at 950 EGP (sold out).",
    );
  });

  test("is told by the shopper's own words when they mean nothing else to us", async () => {
    expect(await said("nagham")).toBe(
      "I found exactly one: the Nagham Satin Dress by Layl Harir at 1,200 EGP.",
    );
  });
});

describe("what is not here", () => {
  test("a kind nobody carries is said plainly", async () => {
    expect(await said("watches")).toBe("We don't carry watches yet. One of these may help.");
    expect(await said("ساعة", "ar")).toBe("لسه مفيش عندنا ساعة. ممكن واحدة من دول تنفع.");
  });

  test("a word nobody knows is said plainly", async () => {
    expect(await said("surfboards")).toBe(
      "We don't carry “surfboards” yet. One of these may help.",
    );
  });

  test("a colour nobody carries is missed on the piece, and the nearest are named", async () => {
    expect(await said("turquoise abaya")).toBe(
      "We don't carry turquoise abayas yet. The nearest are the عباية كريب سوداء by Sitt Rayhana at 1,100 EGP and the عباية كريب كحلي by Sitt Rayhana at 950 EGP (sold out).",
    );
  });

  test("what only nobody has written down does not hide the pieces themselves", async () => {
    expect(await said("dresses for Eid")).toBe(
      "No piece here is marked “Eid”, but these may well do. Here are 3 dresses, from 640 EGP. I would start with the Nagham Satin Dress by Layl Harir at 1,200 EGP; one is on sale.",
    );
    expect(await said("فستان احمر للعيد", "ar")).toMatch(
      /^مفيش قطعة مكتوب عليها «العيد»، بس دول ممكن ينفعوا\. لقيت لك اختيارين: فستان أحمر/,
    );
    expect((await ask("dresses for Eid")).suggestions).toContain("red dresses");
  });

  test("a price nobody offers is said plainly", async () => {
    expect(await said("dresses under 100")).toBe(
      "We don't have any dresses under 100 EGP right now. One of these may help.",
    );
  });

  test("a long question is not repeated in full", async () => {
    const message = await said(`zzqx ${"brrp ".repeat(150)}`);
    expect(message!.length).toBeLessThan(120);
  });
});

describe("what is suggested next", () => {
  const QUERIES: [string, "en" | "ar"][] = [
    ["red evening dress", "en"],
    ["dresses", "en"],
    ["abaya", "ar"],
    ["عباية سودا", "ar"],
    ["gold heels", "en"],
    ["watches", "en"],
    ["surfboards", "en"],
    ["turquoise abaya", "en"],
    ["dresses under 100", "en"],
    ["فستان احمر باقل من ١٠٠", "ar"],
    ["nagham", "en"],
    ["red", "en"],
  ];

  test.each(QUERIES)(
    "after '%s' is at most four searches, each new, each finding something",
    async (query, language) => {
      const { suggestions } = await ask(query, language);
      expect(suggestions!.length).toBeGreaterThan(0);
      expect(suggestions!.length).toBeLessThanOrEqual(4);
      expect(new Set(suggestions).size).toBe(suggestions!.length);
      expect(suggestions).not.toContain(query);
      for (const suggestion of suggestions!) {
        const found = await search({ query: suggestion, limit: 1, language });
        expect([suggestion, found.total > 0, found.relaxed]).toEqual([suggestion, true, false]);
      }
    },
  );

  test("refines by what was found, then steps aside", async () => {
    expect((await ask("dresses")).suggestions).toEqual([
      "red dresses",
      "dresses under 1,200 EGP",
      "satin dresses",
      "heels",
    ]);
  });

  test("lets go of the limit that failed", async () => {
    expect((await ask("dresses under 100")).suggestions![0]).toBe("dresses");
  });

  test("is nothing where there is nothing", async () => {
    const empty = createStylist({ search: searchOver([]), model: null });
    const { suggestions } = await empty.answer(
      { query: "dress", limit: 12 },
      "en",
      new AbortController().signal,
    );
    expect(suggestions).toEqual([]);
  });
});
