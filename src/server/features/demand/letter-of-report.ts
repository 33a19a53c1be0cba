/** A demand report as the sentences of a letter: every part of it that has something, the first few of each. */
import { categoryNameIn } from "../../../contract/category-names.ts";
import type { DemandReport } from "../../../contract/demand.ts";
import { titleFor, type Language } from "../../../contract/languages.ts";

/** The parts that shoppers made; prices stand there without any. */
export const BY_SHOPPERS = ["asked", "lost", "waiting", "left", "bands", "beside"] as const;
type Part = (typeof BY_SHOPPERS)[number] | "prices";

const NAMED = 5;

const WORDS = {
  en: {
    asked: "Asked for and not found with you: {list}.",
    lost: "Chosen in a size that was sold out: {list}.",
    waiting: "Shoppers are waiting for: {list}.",
    left: "Seen most, but not followed to your shop: {list}.",
    bands: "By price, seen and not followed: {list}.",
    prices: "Your middle price, and where half of similar pieces of others lie: {list}.",
    beside: "Looked at on the same day as your pieces: {list}.",
    people: "{n} people",
    weeks: "by week {list}",
    chosen: "size {size}: {n}",
    price: "{category} {yours} ({low} to {high})",
    range: "{from} to {to}",
    from: "from {from}",
    pounds: "EGP {n}",
    // Names hold commas of their own.
    between: "; ",
    and: ", ",
  },
  ar: {
    asked: "طلبها المتسوّقون ولم يجدوها عندك: {list}.",
    lost: "اختاروا مقاسًا نفد: {list}.",
    waiting: "متسوّقون ينتظرون: {list}.",
    left: "الأكثر مشاهدة دون زيارة متجرك: {list}.",
    bands: "المشاهدة دون زيارة متجرك بحسب السعر: {list}.",
    prices: "أوسط أسعارك، وأين يقع نصف القطع المشابهة عند الآخرين: {list}.",
    beside: "شاهدوها في اليوم نفسه مع قطعك: {list}.",
    people: "عدد الأشخاص {n}",
    weeks: "بالأسبوع {list}",
    chosen: "مقاس {size}: {n}",
    price: "{category} {yours} (من {low} إلى {high})",
    range: "من {from} إلى {to}",
    from: "من {from}",
    pounds: "{n} جنيه",
    between: "؛ ",
    and: "، ",
  },
} as const;

type Words = { [Name in keyof (typeof WORDS)["en"]]: string };
type Weekly = { people: number; weeks: readonly (number | null)[] };

/** Empty where there is nothing to tell: the letter leaves those out. */
export function letterOf(report: DemandReport, language: Language): Record<Part, string> {
  const words: Words = WORDS[language];
  const number = new Intl.NumberFormat(language === "ar" ? "ar-EG" : "en-GB").format;
  const fill = (sentence: string, values: Record<string, string>) =>
    sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  const say = (part: Part, items: string[]) =>
    items.length === 0
      ? ""
      : fill(words[part], { list: items.slice(0, NAMED).join(words.between) });
  const money = (pounds: number) => fill(words.pounds, { n: number(pounds) });
  const by = (name: string, people: number, ...more: string[]) =>
    `${name} (${[fill(words.people, { n: number(people) }), ...more].join(words.and)})`;
  const weeks = ({ weeks: cells }: Weekly) =>
    fill(words.weeks, {
      list: cells.map((people) => (people === null ? "–" : number(people))).join(words.and),
    });
  const titleOf = (piece: { title: string; title_ar: string }) => titleFor(language, piece);
  return {
    asked: say(
      "asked",
      report.asked
        .filter(({ state }) => state !== "yours")
        .map((one) => by(one.label[language], one.people, weeks(one))),
    ),
    lost: say(
      "lost",
      report.lost.flatMap(({ sizes, ...piece }) =>
        sizes.map(({ size, people }) => by(`${titleOf(piece)} ${size}`, people)),
      ),
    ),
    waiting: say(
      "waiting",
      report.waiting.map(({ size, color, people, ...piece }) =>
        by([titleOf(piece), size, color].filter(Boolean).join(" "), people),
      ),
    ),
    left: say(
      "left",
      report.left.map(({ people, sizes, ...piece }) =>
        by(
          titleOf(piece),
          people,
          ...sizes.map((one) => fill(words.chosen, { size: one.size, n: number(one.people) })),
        ),
      ),
    ),
    bands: say(
      "bands",
      report.bands.map(({ from, to, people }) =>
        by(
          to === null
            ? fill(words.from, { from: money(from) })
            : fill(words.range, { from: number(from), to: money(to) }),
          people,
        ),
      ),
    ),
    prices: say(
      "prices",
      report.prices.map(({ category, yours, low, high }) =>
        fill(words.price, {
          category: categoryNameIn(language, category),
          yours: money(yours),
          low: number(low),
          high: money(high),
        }),
      ),
    ),
    beside: say(
      "beside",
      report.beside.map(({ label, people }) => by(label[language], people)),
    ),
  };
}
