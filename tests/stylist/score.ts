// How many of a query's expectations an understanding meets, and which it misses.
import type { Sentence } from "../../src/server/features/stylist/read/sentence.ts";
import type { Query } from "./queries/query.ts";

export type Score = { met: number; all: number; misses: string[] };

const kindOf = (id: string) => id.slice(0, id.indexOf(":"));
const sorted = (ids: string[]) => ids.toSorted().join(" ");

const WEARER_IDS: Record<string, string> = {
  woman: "audience:women",
  man: "audience:men",
  girl: "audience:girls",
  boy: "audience:boys",
  child: "audience:kids",
  baby: "audience:baby",
  isCovered: "style:modest",
  isPregnant: "occasion:maternity",
  isGift: "kind:gift",
};

/** For whom it is counts like a word about it. */
const wearerIds = ({ who, ...traits }: Sentence["wearer"]): string[] =>
  [who ?? "", ...Object.keys(traits)].flatMap((key) => WEARER_IDS[key] ?? []);

/** Terms count by kind: one colour too many is as wrong as one too few. */
function termExpectations(expected: string[], found: string[]): [string, string][] {
  const kinds = [...new Set([...expected, ...found].map(kindOf))];
  return kinds.map((kind) => [
    sorted(expected.filter((id) => kindOf(id) === kind)),
    sorted(found.filter((id) => kindOf(id) === kind)),
  ]);
}

function expectationsOf({ expected }: Query, understood: Sentence): [string, string][] {
  const { limits, asked } = understood;
  const ids = (isNegated: boolean) => [
    ...asked.filter(({ negated }) => negated === isNegated).map(({ term }) => term.id),
    ...(isNegated ? [] : wearerIds(understood.wearer)),
  ];
  const names = (brands: { name: string }[] = []) => brands.map(({ name }) => name).join(" ");
  const pairs: [unknown, unknown][] = [
    [expected.min, limits.minPrice],
    [expected.max, limits.maxPrice],
    [expected.order, orderOf(understood)],
    [expected.sale, limits.onSale],
    [expected.stock, limits.inStock],
    [expected.sizes.join(" "), (limits.sizes ?? []).join(" ")],
    [expected.brand ?? "", names(limits.brands)],
    [expected.notBrand ?? "", names(limits.notBrands)],
  ];
  return [
    [expected.language, understood.language],
    ...termExpectations(expected.wants, ids(false)),
    ...termExpectations(expected.not, ids(true)).map(([wanted, got]): [string, string] => [
      `not ${wanted}`,
      `not ${got}`,
    ]),
    // What neither side mentions is no expectation.
    ...pairs
      .filter(([wanted, got]) => Boolean(wanted) || Boolean(got))
      .map(([wanted, got]): [string, string] => [String(wanted), String(got)]),
  ];
}

/** "Cheaper" is said of a list; alone it asks for the cheapest first. */
const orderOf = ({ order, signs }: Sentence) =>
  order ?? (signs.has("cheaper") ? "cheapest" : undefined);

export function scoreOf(queries: Query[], understand: (text: string) => Sentence): Score {
  const score: Score = { met: 0, all: 0, misses: [] };
  for (const query of queries)
    for (const [wanted, got] of expectationsOf(query, understand(query.text))) {
      score.all += 1;
      if (wanted === got) score.met += 1;
      else score.misses.push(`${query.text}: wanted ${wanted || "none"}, got ${got || "none"}`);
    }
  return score;
}
