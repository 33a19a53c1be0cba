// The local stylist: what is said when no model is configured, and what is suggested next.
import { describe, expect, test } from "vitest";
import { createStylist } from "../../src/server/features/stylist/speak/stylist.ts";
import { respondOver, searchOver } from "../support/plain-search.ts";
import type {
  BrandTerms,
  Term,
  TermKind,
  TermLimits,
  TermsMet,
  TermValue,
} from "../../src/contract/trust.ts";
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
const stylist = createStylist({ respond: respondOver(catalogue), search, model: null });
const never = new AbortController().signal;

const ask = (query: string, language: "en" | "ar" = "en", limit = 12) =>
  stylist.answer({ query, limit }, language, never);
/** With plain spaces, and without the marks that keep Latin names in order inside Arabic. */
const said = async (query: string, language: "en" | "ar" = "en", limit = 12) =>
  plain((await ask(query, language, limit)).message ?? "");
const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll(/[\u2068\u2069]/g, "");

/** One talk: each sentence goes on from the answer before. */
async function talk(...sentences: string[]) {
  const answers = [];
  let conversation: string | undefined;
  for (const query of sentences) {
    const answer = await stylist.answer({ query, limit: 12, conversation }, "en", never);
    conversation = answer.conversation;
    answers.push(answer);
  }
  return answers;
}

const idsOf = ({ products }: { products: { id: string }[] }) => products.map(({ id }) => id);

test("what was understood stands in the language of the answer, whatever the page's", async () => {
  const labels = async (query: string, page: "en" | "ar") =>
    ((await ask(query, page)).understood ?? []).map(({ label }) => label).join(" ");
  for (const page of ["en", "ar"] as const) {
    for (const query of ["فستان ساتان أحمر", "fostan satan a7mar", "ألبس إيه للفرح؟"])
      expect(await labels(query, page)).toMatch(/^[^a-z]+$/i);
    for (const query of ["red satin dress", "what to wear to a wedding"])
      expect(await labels(query, page)).toMatch(/^[\x20-\x7e]+$/);
  }
});

describe("what was found", () => {
  test("is said with number, wish, limit and prices", async () => {
    const message = await said("red evening dresses under 1500");
    expect(message).toMatch(/2 red evening dresses up to 1,500 EGP.*640 to 1,200 EGP/);
    expect(message).toContain("“Nagham Satin Dress” by Layl Harir at 1,200 EGP");
    expect(message).toContain("One is on sale.");
  });

  test("is said in Arabic to who writes Arabic or Franco, whatever the site's language", async () => {
    for (const query of ["فستان احمر", "fostan a7mar"])
      for (const language of ["en", "ar"] as const) {
        const message = await said(query, language);
        expect(message).toContain("فستانين باللون الأحمر");
        expect(message).toContain("«Nagham Satin Dress» من Layl Harir بـ١٬٢٠٠ جنيه");
      }
  });

  test("is said in English to who writes English, and to nobody else's taste where it has no language", async () => {
    expect(await said("red dress", "ar")).toMatch(/red dresses/);
    expect(await said("38", "ar")).toMatch(/\p{Script=Arabic}/u);
  });

  test("the same question gets the same words", async () => {
    expect(await said("dresses")).toBe(await said("dresses"));
  });

  test("is named outright when it is one piece", async () => {
    expect(await said("gold heels")).toContain("“Tarab Heels” by Layl Harir at 700 EGP");
  });

  test("is counted in pieces where the word has no plural", async () => {
    expect(await said("swimwear")).toContain("2 swimwear pieces");
  });

  test("does not hide that a piece is sold out", async () => {
    expect(await said("navy abaya")).toContain("at 950 EGP (sold out)");
  });

  test("begins with the cheapest where that was asked for", async () => {
    expect(await said("cheapest dress")).toContain("The cheapest: “Sahar Satin Dress”");
  });

  test("is told by the shopper's own words when they mean nothing else to us", async () => {
    expect(idsOf(await ask("nagham"))).toEqual(["p_1"]);
  });
});

describe("an occasion that has its colours", () => {
  const crepe = {
    category: "Abayas",
    style: "modest",
    materials: ["crepe"],
    brand: "Sitt Rayhana",
  };
  const pieces = ["red", "navy", "black", "white"].map((colour) =>
    piece(`p_${colour}`, {
      ...crepe,
      title: `${colour} crepe abaya`,
      colors: [colour],
      price: 900,
    }),
  );
  const dressed = createStylist({
    respond: respondOver(pieces),
    search: searchOver(pieces),
    model: null,
  });
  const shown = async (query: string) =>
    idsOf(await dressed.answer({ query, limit: 12 }, "en", never)).toSorted();

  test("shows these, in whatever language it is named", async () => {
    for (const query of ["an abaya for a funeral", "عباية للعزا", "3abaya lel 3aza"])
      expect(await shown(query), query).toEqual(["p_black", "p_navy"]);
  });

  test("but obeys who wants another one", async () => {
    expect(await shown("a white abaya for a funeral")).toEqual(["p_white"]);
  });
});

describe("what is not here", () => {
  test("a kind nobody has is said plainly, and nothing is shown", async () => {
    for (const query of ["watches", "ساعة", "laptop", "عندكم كنبه؟", "3andoko mobile?"]) {
      const answer = await ask(query);
      expect([query, answer.standing, answer.products]).toEqual([query, "none", []]);
    }
    expect(await said("watches")).toMatch(/watches.*on Ribby|on Ribby.*watches/i);
  });

  test("a price nobody offers: nothing beyond it is shown, and the next price is named", async () => {
    const answer = await ask("dresses under 100");
    expect(answer.standing).toBe("none");
    expect(answer.products).toEqual([]);
    expect(plain(answer.message!)).toContain("prices start at 640 EGP");
  });

  test("a colour nobody has gives to its neighbours, and that is said", async () => {
    const answer = await ask("burgundy dress");
    expect(answer.standing).toBe("near");
    expect(answer.message).toContain("Not in burgundy");
    expect(idsOf(answer).toSorted()).toEqual(["p_1", "p_2"]);
  });

  test("a sale gives first of all, the kind never", async () => {
    const answer = await ask("abayas on sale");
    expect(answer.standing).toBe("near");
    expect(idsOf(answer).toSorted()).toEqual(["p_4", "p_5"]);
  });

  test("what is shown is never denied, whatever else was said", async () => {
    for (const query of ["a zorbly red dress", "red dress plz asap xoxo", "dresses for Eid"]) {
      const answer = await ask(query);
      expect(answer.products.length).toBeGreaterThan(0);
      expect(answer.message).not.toMatch(/don['’]t (have|carry)|couldn['’]t find|not on Ribby/);
    }
  });

  test("another shop's name is said not to be here, and the pieces are shown all the same", async () => {
    const answer = await ask("zara dress");
    expect(answer.standing).toBe("near");
    expect(answer.message).toContain("Zara");
    expect(answer.products.length).toBe(3);
  });
});

describe("a talk", () => {
  test("is answered in words, and what was found before stays understood", async () => {
    const [first, thanks, next] = await talk("red dresses", "thank you!", "under 1000");
    expect(first!.standing).toBe("found");
    expect([thanks!.standing, thanks!.products]).toEqual(["talk", []]);
    expect(idsOf(next!)).toEqual(["p_2"]);
  });

  test.each([
    ["hi", "en"],
    ["السلام عليكم", "ar"],
    ["ezayek", "ar"],
    ["who are you", "en"],
    ["التوصيل بياخد قد ايه", "ar"],
    ["fe daf3 3and el estelam?", "ar"],
    ["can i return it", "en"],
    ["you are stupid", "en"],
    ["qwrtpsdf", "en"],
  ])("'%s' is no search", async (query, language) => {
    const answer = await ask(query);
    expect([answer.standing, answer.products]).toEqual(["talk", []]);
    expect(/\p{Script=Arabic}/u.test(answer.message!)).toBe(language === "ar");
  });

  test("points at what was shown", async () => {
    const [first, second] = await talk("red dresses", "how much is the second one?");
    expect(plain(second!.message!)).toContain(first!.products[1]!.title);
    const [, others] = await talk("red dresses", "show me others");
    expect(idsOf(others!)).toEqual(["p_3"]);
    expect(others!.standing).toBe("near");
    const [, black] = await talk("red dresses", "this but in black");
    expect(idsOf(black!)).toEqual(["p_3"]);
    const [, brand] = await talk("black abaya", "anything else from the same brand");
    expect(new Set(brand!.products.map((product) => product.brand))).toEqual(
      new Set(["Sitt Rayhana"]),
    );
  });

  test("what a client made up is no conversation", async () => {
    for (const conversation of ["", "nonsense", "e30", "x".repeat(8192)]) {
      const answer = await stylist.answer(
        { query: "in black", limit: 12, conversation },
        "en",
        never,
      );
      expect(answer.products.length).toBeGreaterThan(0);
    }
  });

  test("what it carries stays small and holds nothing but what was understood", async () => {
    const answers = await talk(...Array.from({ length: 30 }, () => "show me other dresses"));
    expect(answers.at(-1)!.conversation!.length).toBeLessThanOrEqual(8192);
  });
});

describe("what is suggested next", () => {
  test.each(["red evening dress", "dresses", "gold heels", "red"])(
    "after '%s' is at most four searches, each new, each finding something",
    async (query) => {
      const { suggestions } = await ask(query);
      expect(suggestions!.length).toBeLessThanOrEqual(4);
      expect(new Set(suggestions).size).toBe(suggestions!.length);
      expect(suggestions).not.toContain(query);
    },
  );

  test("refines by what was found", async () => {
    const { suggestions } = await ask("dresses");
    expect(suggestions).toContain("in red");
    expect(suggestions).toContain("in satin");
  });
});

describe("what is asked of the shop", () => {
  /** Layl Harir says everything, Sitt Rayhana nothing, and the third denies cash. */
  const termsOf = (id: string, { deliveredTo }: TermLimits): TermsMet => ({
    meets: id === "b_laylharir" ? "yes" : id === "b_sittrayhana" ? "unknown" : "no",
    fee: deliveredTo && id === "b_laylharir" ? 80 : null,
    freeFrom: 1500,
    exceptions: ["sale"],
  });
  const shopTerms = async (ids: string[], limits: TermLimits) =>
    new Map(ids.map((id) => [id, termsOf(id, limits)]));
  const brandTerms = async (id: string): Promise<BrandTerms> => {
    const says = (kind: TermKind, value: TermValue): Term => ({
      kind,
      value,
      by: "shop",
      evidence: [],
      at: "2026-01-01T00:00:00.000Z",
    });
    const all = [
      says("cash_on_delivery", true),
      says("payment", ["cash", "instapay"]),
      says("exchange_days", 14),
      says("delivery_fee", { minya: 80 }),
      says("delivery_days", { minya: "3-5" }),
    ];
    return { terms: id === "b_laylharir" ? all : [], disputed: [], read_at: null };
  };
  const careful = createStylist({
    respond: respondOver(catalogue, { shopTerms, brandTerms }),
    search,
    model: null,
  });
  const askCareful = async (query: string, conversation?: string) => {
    const answer = await careful.answer({ query, limit: 12, conversation }, "en", never);
    return {
      ...answer,
      said: plain(answer.message ?? ""),
      ids: answer.products.map(({ id }) => id),
    };
  };

  test("only brands whose terms meet it are shown, and who does not say is counted", async () => {
    const answer = await askCareful("something black, cash on delivery");
    expect(answer.ids).toEqual(["p_3"]);
    expect(answer.said).toContain("Its brand says it will take cash on delivery.");
    expect(answer.said).toContain("One more fits, but its brand does not say.");
    expect(answer.understood?.map(({ value }) => value)).toContain("shop:cash");
  });

  test("a price that is meant with delivery leaves room for the fee to that place", async () => {
    const open = await askCareful("red dress under 1250");
    expect(open.ids.toSorted()).toEqual(["p_1", "p_2"]);
    const delivered = await askCareful("red dress under 1250 delivered to Minya");
    expect(delivered.ids).toEqual(["p_2"]);
    expect(delivered.said).toContain("it is 720 EGP with delivery");
    // Where the brand sends for free, nothing is added.
    const dear = await askCareful("velvet dress under 1950 delivered to Minya");
    expect(dear.said).toContain("it is 1,900 EGP, delivery free");
  });

  test("what a brand leaves out of exchanges is not shown as exchangeable", async () => {
    expect((await askCareful("exchangeable red dress")).ids).toEqual(["p_1"]);
  });

  test("it holds for what is looked for next, until its chip is taken away", async () => {
    const first = await askCareful("red dress, cash");
    const next = await askCareful("now abayas", first.conversation);
    expect(next.products).toEqual([]);
    expect(next.said).toContain("No brand that has it says that it will take cash on delivery.");
    const without = await careful.answer(
      { query: "abayas", limit: 12, conversation: next.conversation, without: ["shop:cash"] },
      "en",
      never,
    );
    expect(without.products.map(({ id }) => id)).toEqual(["p_4", "p_5"]);
  });

  test("a question about paying is answered with what the brand says, and searches nothing", async () => {
    const first = await askCareful("red dress");
    const answer = await askCareful("can I pay cash?", first.conversation);
    expect([answer.standing, answer.products]).toEqual(["talk", []]);
    expect(answer.said).toContain(
      "Layl Harir, of the first piece here, takes cash on delivery. Other ways to pay: InstaPay.",
    );
  });

  test.each([
    ["can I exchange it if it doesn't fit?", "exchanges within 14 days."],
    ["how long is delivery to Minya?", "delivers to Minya for 80 EGP in 3 to 5 days."],
  ])("“%s” is answered from its terms", async (question, answered) => {
    const first = await askCareful("red dress");
    const answer = await askCareful(question, first.conversation);
    expect(answer.said).toContain(`Layl Harir, of the first piece here, ${answered}`);
  });
});
