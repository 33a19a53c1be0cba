// What shops write about delivery, payment, exchange and return is read as it is meant, and nothing is made up.
import { describe, expect, test } from "vitest";
import { readPolicies } from "../../src/server/features/trust/policies/read-policies.ts";
import { BY_PARTS } from "./by-parts.ts";
import { EVERYDAY_ARABIC, EVERYDAY_FRANCO } from "./everyday-arabic.ts";
import { EVERYDAY_ENGLISH } from "./everyday-english.ts";
import { FOURTH_LOOK, NO_TERMS_FOURTH } from "./fourth-look.ts";
import { LEANING } from "./leaning.ts";
import { MISLEAD } from "./mislead.ts";
import { MORE_SENTENCES } from "./more-sentences.ts";
import { BESIDE, NO_TERMS } from "./no-terms.ts";
import { NO_TERMS_EVERYDAY } from "./no-terms-everyday.ts";
import { OTHER_HANDS } from "./other-hands.ts";
import { OUR_TIME } from "./our-time.ts";
import { OTHER_TURNS } from "./other-turns.ts";
import { IN_OTHER_WORDS_ARABIC } from "./other-words-arabic.ts";
import { IN_OTHER_WORDS_ENGLISH } from "./other-words-english.ts";
import { REGISTERS } from "./registers.ts";
import { SAID_OF_MONEY } from "./said-of-money.ts";
import { SAID_OF_WHOM } from "./said-of-whom.ts";
import { SECOND_LOOK } from "./second-look.ts";
import { everywhere, SENTENCES } from "./sentences.ts";
import { egyptianShops } from "./shops/egyptian.ts";
import { englishShops } from "./shops/english.ts";
import { formalShops } from "./shops/formal.ts";
import { misleadingShops } from "./shops/misleading.ts";
import { moreShops } from "./shops/more.ts";
import { oddShops } from "./shops/oddities.ts";
import { ordinaryShops } from "./shops/ordinary.ts";
import { otherBuilds } from "./shops/other-builds.ts";
import { furtherShops } from "./shops/ordinary-more.ts";
import { questionShops } from "./shops/ordinary-faqs.ts";
import { templateShops } from "./shops/ordinary-templates.ts";
import { voiceShops } from "./shops/ordinary-voices.ts";
import { NO_TERMS_OF_STRANGERS, STRANGERS } from "./strangers.ts";
import { THIRD_LOOK } from "./third-look.ts";
import { TOLD_BY_LAYOUT } from "./told-by-layout.ts";
import { UNHEARD } from "./unheard.ts";

const shops = [
  ...egyptianShops,
  ...formalShops,
  ...englishShops,
  ...oddShops,
  ...moreShops,
  ...misleadingShops,
  ...ordinaryShops,
  ...templateShops,
  ...questionShops,
  ...voiceShops,
  ...furtherShops,
  ...otherBuilds,
];

const comparable = (value: unknown) =>
  Array.isArray(value)
    ? value.map(String).toSorted()
    : value !== null && typeof value === "object"
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other)),
        )
      : value;

function factsOf(pages: { page: string; html: string }[]) {
  const { facts, conflicts } = readPolicies(pages);
  const found: Record<string, unknown> = Object.fromEntries(
    facts.map(({ kind, value }) => [kind, value]),
  );
  if (conflicts.length > 0) found.conflicts = conflicts.map(({ kind }) => kind);
  return { found, facts };
}

const pagesOf = (pages: Record<string, string>) =>
  Object.entries(pages).map(([page, html]) => ({ page, html }));

describe.each(shops)("$name", ({ pages, facts: wanted }) => {
  const { found, facts } = factsOf(pagesOf(pages));

  test("every fact is read as the page means it, and none is made up", () => {
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(wanted).toSorted());
    for (const [kind, value] of Object.entries(wanted))
      if (kind !== "branches")
        expect([kind, comparable(found[kind])]).toEqual([kind, comparable(value)]);
  });

  test("every branch is found at its place", () => {
    const branches = (found.branches ?? []) as string[];
    const accepted = (wanted.branches ?? []) as string[][];
    expect(branches).toHaveLength(accepted.length);
    for (const names of accepted)
      expect(
        branches.some((branch) =>
          names.some((name) => {
            const [place, rest] = name.split("/");
            return branch.startsWith(`${place}/`) && branch.includes(rest!);
          }),
        ),
      ).toBe(true);
  });

  test("every fact stands on a sentence of a page", () => {
    const plain = (text: string) => text.replace(/<[^>]*>/g, "").replace(/[\s|]+/g, "");
    const text = Object.values(pages).map((html) => plain(html.replaceAll("&amp;", "&")));
    for (const { evidence } of facts)
      for (const { quote } of evidence) {
        expect(quote.length).toBeLessThanOrEqual(400);
        expect(text.some((page) => page.includes(plain(quote)))).toBe(true);
      }
  });
});

const paragraphs = (above: string, text: string) =>
  `<main>${above ? `<h2>${above}</h2>` : ""}${text
    .split("\n")
    .map((one) => `<p>${one}</p>`)
    .join("")}</main>`;

test.each([
  ...NO_TERMS,
  ...MISLEAD,
  ...OUR_TIME,
  ...NO_TERMS_OF_STRANGERS,
  ...NO_TERMS_EVERYDAY,
  ...NO_TERMS_FOURTH,
])("under “%s” no term is made of: %s", (above, text) => {
  expect(factsOf([{ page: "terms", html: paragraphs(above, text) }]).found).toEqual({});
});

test.each(BESIDE)("under “%s” a term is read beside what is none: %s", (above, text, wanted) => {
  const { found } = factsOf([{ page: "terms", html: paragraphs(above, text) }]);
  const sorted = (facts: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(facts).map(([kind, value]) => [kind, comparable(value)]));
  expect(sorted(found)).toEqual(sorted(wanted));
});

const written = [
  ...SENTENCES,
  ...MORE_SENTENCES,
  ...OTHER_HANDS,
  ...OTHER_TURNS,
  ...UNHEARD,
  ...REGISTERS,
  ...STRANGERS,
  ...IN_OTHER_WORDS_ENGLISH,
  ...IN_OTHER_WORDS_ARABIC,
  ...BY_PARTS,
  ...EVERYDAY_ENGLISH,
  ...EVERYDAY_ARABIC,
  ...EVERYDAY_FRANCO,
  ...SAID_OF_MONEY,
  ...SAID_OF_WHOM,
  ...TOLD_BY_LAYOUT,
  ...LEANING,
  ...SECOND_LOOK,
  ...THIRD_LOOK,
  ...FOURTH_LOOK,
];

test.each(written)("under “%s”: %s", (above, sentence, states) => {
  const isPage = sentence.startsWith("<main>");
  const html = isPage
    ? sentence
    : `<main>${above ? `<h2>${above}</h2>` : ""}<p>${sentence}</p></main>`;
  const { found } = factsOf([{ page: "terms", html }]);
  expect(Object.keys(found).toSorted()).toEqual(Object.keys(states).toSorted());
  for (const [kind, value] of Object.entries(states)) {
    if (kind === "branches") {
      for (const branch of value as string[]) {
        const [place, name] = branch.split("/");
        expect(found[kind]).toContainEqual(
          expect.stringMatching(new RegExp(`^${place}/.*${name}`)),
        );
      }
    } else if (!kind.startsWith("delivery_"))
      expect(comparable(found[kind])).toEqual(comparable(value));
    else if (everywhere in (value as object))
      expect([...new Set(Object.values(found[kind] as object))]).toEqual(
        Object.values(value as object),
      );
    else expect(found[kind]).toMatchObject(value as object);
  }
});

test("a page that sums up what another tells by place contradicts nothing", () => {
  const page = (text: string) => ({
    page: text,
    html: `<main><h2>Delivery</h2><p>${text}</p></main>`,
  });
  const byPlace = page("Suez 3 days, other governorates 4-8 days.");
  const { found } = factsOf([page("Delivery takes 3 to 8 days."), byPlace]);
  expect(found).toMatchObject({ delivery_days: { suez: "3-3", cairo: "4-8" } });
  expect(found.conflicts).toBeUndefined();
  expect(factsOf([page("Delivery takes 5 days."), byPlace]).found.conflicts).toEqual([
    "delivery_days",
  ]);
});

test.each([
  ["At the moment we only deliver in Cairo and Giza. Delivery is EGP 45.", ["cairo", "giza"]],
  ["بنشحن حالياً للإسكندرية والبحيرة بس. الشحن 40 جنيه.", ["alexandria", "beheira"]],
  ["التوصيل متاح داخل القاهرة الكبرى فقط. وقت التوصيل من 2 إلى 3 أيام.", ["cairo", "giza"]],
])("a shop that sends to some places only promises nothing for others: %s", (text, places) => {
  const { found } = factsOf([
    { page: "terms", html: `<main><h2>Delivery</h2><p>${text}</p></main>` },
  ]);
  expect(Object.keys(found.delivery_fee ?? found.delivery_days ?? {}).toSorted()).toEqual(places);
});

test.each([
  "We deliver to Cairo only on Fridays. Delivery is EGP 45.",
  "Same-day delivery in Cairo only. Delivery is EGP 45.",
  "الدفع عند الاستلام للقاهرة فقط. الشحن 45 جنيه.",
  "We ship to Cairo and Giza only by our own riders, the rest of Egypt by post. Delivery is EGP 45.",
])("what is only there besides the way itself limits no delivery: %s", (text) => {
  const { found } = factsOf([
    { page: "terms", html: `<main><h2>Delivery</h2><p>${text}</p></main>` },
  ]);
  expect(Object.keys(found.delivery_fee ?? {})).toHaveLength(27);
});

test("a page without end, without structure or without words states nothing and harms nobody", () => {
  for (const html of [
    "",
    "<".repeat(5000),
    "<div>".repeat(3000) + "الشحن 50 جنيه",
    "%%%\u0000\u0001",
    "<table><tr><td>".repeat(500),
  ])
    expect(() => readPolicies([{ page: "odd", html }])).not.toThrow();
});
