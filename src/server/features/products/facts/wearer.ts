// Who a piece is for: from its words, its category and its sizes.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import type { Evidence, Fact } from "../../../../contract/facts.ts";
import { readSizes, type Size } from "../../../language/size-systems.ts";

const GROWN_UP = 14 * 12;

export type Wearers = { facts: Fact[]; isForChildren: boolean };

const fact = (
  kind: Fact["kind"],
  value: string,
  sure: Fact["sure"],
  evidence: Evidence[],
): Fact => ({
  kind,
  value,
  sure,
  evidence,
});

const isAge = ({ system }: Size) => system === "age";

/** Ages in sizes, as one stretch: "2-3Y" to "10-11Y" is 24 to 143 months. */
function agesOf(sizes: Size[]): Fact[] {
  const ages = sizes.filter(isAge);
  if (ages.length === 0) return [];
  const from = Math.min(...ages.map((size) => size.from));
  const to = Math.max(...ages.map((size) => size.to));
  const words = [...new Set([elementAt(ages, 0).written, elementAt(ages, -1).written])].join(" – ");
  return [fact("age", `${from}-${to}`, "said", [{ from: "size", words }])];
}

/** Shoe sizes tell apart only at their ends. */
function shoesOf(sizes: Size[], grown: boolean): Fact[] {
  const shoes = sizes.filter(({ system }) => system === "shoe");
  if (shoes.length < 2 || !grown) return [];
  const least = Math.min(...shoes.map(({ from }) => from));
  const most = Math.max(...shoes.map(({ to }) => to));
  const words = `${elementAt(shoes, 0).written} – ${elementAt(shoes, -1).written}`;
  if (most <= 35) return [fact("audience", "kids", "usual", [{ from: "size", words }])];
  if (least >= 39 && most >= 44)
    return [fact("audience", "men", "usual", [{ from: "size", words }])];
  if (least >= 34 && most <= 42 && least <= 38)
    return [fact("audience", "women", "usual", [{ from: "size", words }])];
  return [];
}

const SEX: Record<string, string> = { women: "girls", men: "boys", girls: "girls", boys: "boys" };

/** Said or usual audiences come in; what the sizes and the category make of them goes out. */
export function wearersOf(
  piece: { sizes: readonly string[]; category: string | null; terms: readonly string[] },
  told: Fact[],
): Wearers {
  const sizes = readSizes(piece.sizes, piece);
  const ages = agesOf(sizes);
  const saysChild = told.some(
    ({ value, sure }) => sure === "said" && ["kids", "baby", "boys"].includes(value),
  );
  const isKids = piece.category === "Kids' Clothing";
  const hasGrownSizes = sizes.some(
    ({ system }) => system !== "age" && system !== "one" && system !== "unknown",
  );
  const oldest = Number(ages[0]?.value.split("-")[1] ?? 0);
  const isForChildren =
    isKids || (ages.length > 0 && oldest <= GROWN_UP + 36) || (saysChild && !hasGrownSizes);
  if (!isForChildren) return { facts: grownUps(told, shoesOf(sizes, true)), isForChildren };
  const sexes = [
    ...new Set(told.map(({ value }) => SEX[value]).filter((value) => value !== undefined)),
  ];
  const evidence = evidenceOf(told, ages, isKids);
  const value =
    sexes.length === 1 ? (sexes[0] ?? "") : oldest > 0 && oldest <= 24 ? "baby" : "kids";
  const isSaid = told.some(({ sure }) => sure === "said") || isKids || ages.length > 0;
  return {
    facts: [fact("audience", value, isSaid ? "said" : "usual", evidence), ...ages],
    isForChildren,
  };
}

const evidenceOf = (told: Fact[], ages: Fact[], isKids: boolean): Evidence[] => {
  const said = [...told, ...ages].flatMap(({ evidence }) => evidence).slice(0, 2);
  return isKids ? [...said, { from: "category", words: "Kids' Clothing" }] : said;
};

/** "بناتي" and "girls" on grown-up sizes are said of women. */
function grownUps(told: Fact[], byShoes: Fact[]): Fact[] {
  const grown = told
    .filter(({ value }) => !["kids", "baby"].includes(value))
    .map((one) => ({
      ...one,
      value: one.value === "girls" ? "women" : one.value === "boys" ? "men" : one.value,
    }));
  const said = grown.filter(({ sure }) => sure === "said");
  const values = new Set((said.length > 0 ? said : grown).map(({ value }) => value));
  if (values.has("women") && values.has("men"))
    return [
      fact(
        "audience",
        "everyone",
        "said",
        said.flatMap(({ evidence }) => evidence),
      ),
    ];
  const first = said[0] ?? byShoes[0] ?? grown[0];
  return first ? [first] : [];
}
