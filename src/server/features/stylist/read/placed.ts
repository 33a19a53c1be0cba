// What is worn over or under a piece that is there, where nothing else is named: "something to wear over my dress",
// «ألبس إيه تحته؟».
import type { Part } from "../compose/parts.ts";
import type { FoundSpan } from "./asked.ts";
import { halfAsked, topsOver } from "./other-half.ts";
import type { Span } from "./span.ts";
import type { Tokens } from "../../../language/tokens.ts";

const GAP = 4;
export const PLACED = new Set([
  "over",
  "under",
  "underneath",
  "beneath",
  "below",
  "inside",
  "تحت",
  "فوق",
  "ta7t",
  "te7t",
  "taht",
  "fo2",
  "foo2",
]);

const OPEN = new Set(
  "something anything smth sth thing things stuff layer layers what whatever حاجه ايه 7aga haga eh".split(
    " ",
  ),
);
/** "Something to wear over the dress": the thing itself has no name yet. */
export const isOpenAt = (words: string[], at: number): boolean =>
  words.slice(Math.max(0, at - 6), at).some((word) => OPEN.has(word));

const OVER = ["outerwear", "cardigan", "kimono", "cape", "poncho", "blazer", "shawl"];
const UNDER = ["undershirt", "slip", "leggings", "camisole"];
/** Under a scarf, in shoes, under a skirt. */
const UNDER_THAT: Record<string, string[]> = {
  "Hijabs & Scarves": ["undercap"],
  Footwear: ["socks"],
  Skirts: ["slip", "leggings"],
  Pants: ["leggings"],
  Blazers: ["shirt", "blouse", "camisole", "tshirt"],
  Cardigans: ["blouse", "camisole", "tshirt", "shirt"],
  "Coats & Jackets": ["sweater", "tshirt", "shirt", "blouse"],
  Vest: ["shirt", "blouse", "tshirt"],
  Blouses: ["camisole", "undershirt", "layering-top"],
  Shirts: ["camisole", "undershirt", "layering-top"],
  Dresses: ["slip", "camisole", "leggings"],
};
/** Over a swimsuit nobody wears a coat. */
const OVER_THAT: Record<string, string[]> = {
  Swimwear: ["kaftan", "kimono", "shirt", "poncho"],
  Sleepwear: ["robe", "cardigan", "shawl"],
  Sportswear: ["hoodie", "sweatshirt", "sport-jacket"],
};
/** "Something white to tuck into it". */
const TUCKED = /(?:^| )tuck(?:s|ed|ing)? (?:in|into|inside)(?: |$)/;
const TUCKED_IN = ["shirt", "blouse", "tshirt", "camisole"];

/** Who speaks of its neck or its sleeves means none of those for the legs. */
const UNDER_WITH_ARMS = ["undershirt", "layering-top", "tshirt", "blouse"];

const UNDER_IT =
  /(?:^| )(?:what|something|anything) .*(?:under|underneath|beneath)(?: (?:it|this|that|them|these|this one))?$|(?:^| )(?:ايه|حاجه|البس\S*) .*تحت(?:ه|ها|هم|يه|يها)$|(?:^| )تحت(?:ه|ها|هم) ايه$|(?:^| )(?:eh|7aga|haga|albes\S*) .*ta7te?(?:o|aha|eeha|iha|ohom)$|(?:^| )ta7t(?:o|aha|ohom) eh$/;

const OVER_IT =
  /(?:^| )(?:what|something|anything) .*(?:over|throw over) (?:it|this|that|them|these|this one)(?: |$)|(?:^| )(?:ايه|حاجه|البس\S*) .*فوق(?:ه|ها|هم|يه|يها)(?: |$)|(?:^| )فوق(?:ه|ها|هم|يه|يها) ايه(?: |$)|(?:^| )(?:eh|7aga|haga|albes\S*) .*fo+2(?:o|aha|ee?h|ee?ha|iha)(?: |$)/;

/** «حاجة ألبسها على فستان كت», "7aga a7otaha 3al fostan": put on over it. */
const PUT_ON =
  /(?:^| )(?:حاجه|ايه|7aga|haga|eh) (?:\S+ )?(?:[انت]?(?:لبس|حط)(?:ها|ه)|albes(?:ha|o|aha)|a7ot+(?:ha|o|aha)) (?:علي|ع|3ala|3al|3l) /;

/** What is worn over or under a piece that is there, where nothing else is asked for. */
export function kindsPlaced(
  { words }: Tokens,
  beside: ReadonlySet<Span>,
  wanted: readonly FoundSpan[],
  there: readonly (Part | undefined)[],
): string[] {
  const place = words.findIndex(
    (word, at) =>
      PLACED.has(word) &&
      isOpenAt(words, at) &&
      [...beside].some(({ kind, from }) => kind === "kind" && from > at && from - at <= GAP),
  );
  const half = halfAsked(words);
  if (half.length > 0) return half;
  // "What do I wear under it": it is there.
  const owned = [...beside].filter(({ kind }) => kind === "kind");
  const categories = [...beside].flatMap((span) => (span as FoundSpan).found?.term.category ?? []);
  const beneath = categories.flatMap((category) => UNDER_THAT[category] ?? []);
  if (place < 0 && UNDER_IT.test(words.join(" ")))
    return (beneath.length > 0 ? beneath : UNDER).map((id) => `kind:${id}`);
  if (place < 0 && TUCKED.test(words.join(" "))) return TUCKED_IN.map((id) => `kind:${id}`);
  const overThat = categories.flatMap((category) => OVER_THAT[category] ?? []);
  const over = topsOver(there) ?? (overThat.length > 0 ? overThat : OVER).map((id) => `kind:${id}`);
  const isPutOn = owned.length > 0 && PUT_ON.test(words.join(" "));
  if (place < 0) return isPutOn || OVER_IT.test(words.join(" ")) ? over : [];
  if (/^(?:over|فوق|fo2|foo2)$/.test(words[place] ?? "")) return over;
  const isOfArms = wanted.some(({ found }) => /-neck$|-sleeve$/.test(found?.term.id ?? ""));
  const isOfBody = categories.every((one) => one !== "Hijabs & Scarves" && one !== "Footwear");
  const below = isOfArms && isOfBody ? UNDER_WITH_ARMS : beneath.length > 0 ? beneath : UNDER;
  return below.map((id) => `kind:${id}`);
}
