// Others than those that were shown, grown-ups for girls without an age, a jacket where a coat is too dear: what is
// tried before it is said that nothing is there. Price, brand, refusals and the category hold throughout.
import type { Product } from "../../../../contract/products.ts";
import { readWritten } from "../../../language/read-terms.ts";
import { broaderOf, termById } from "../../../language/terms.ts";
import { isChild, ofFacet, type Who, type Wish } from "../wish.ts";
import type { Find, FindAnswer } from "./find.ts";

type FindAsked = Omit<Parameters<Find>[0], "exclude">;

/** Others than those that were shown; where all were, others of a broader kind within the same limits. */
type Fresh = {
  answer: FindAnswer;
  isWidened: boolean;
  nearby?: string[];
  /** What those are that were found when all that was asked for had been shown. */
  shown?: Wish;
  isAgain?: boolean;
};

export async function findFresh(
  find: Find,
  asked: FindAsked,
  exclude: string[],
  passed: string[],
): Promise<Fresh> {
  const answer = await find({ ...asked, exclude: [...exclude, ...passed] });
  const grown =
    answer.gave.length > 0 ? await findGrown(find, asked, [...exclude, ...passed]) : undefined;
  if (grown && grown.products.length > 0 && grown.gave.length < answer.gave.length)
    return { answer: grown, isWidened: false };
  if (answer.products.length > 0) return { answer, isWidened: false };
  if (passed.length === 0)
    return (await findNearby(find, asked, exclude)) ?? { answer, isWidened: false };
  const kinds = ofFacet(asked.wish.terms, "kind");
  for (const terms of [kinds, kinds.map(broaderWorn)]) {
    const wish = { ...asked.wish, terms, tone: undefined };
    const wider = await find({ ...asked, wish, exclude: [...exclude, ...passed] });
    if (wider.products.length > 0) return { answer: wider, isWidened: true, shown: wish };
  }
  return { answer: await find({ ...asked, exclude }), isWidened: true, isAgain: true };
}

/** Other bags for a tote, but never another kind of piece. */
const broaderWorn = (id: string): string =>
  broaderOf(id).find(
    (one) => termById(one)?.category === termById(id)?.category && !MIXED.has(one),
  ) ?? id;

/** Of these there are pieces that are nothing like each other: for a watch nobody takes sunglasses. */
const MIXED = new Set(
  ["accessory", "jewellery", "beauty", "home", "gift", "stationery"].map((id) => `kind:${id}`),
);

const GROWN: Partial<Record<Who, Who>> = { girl: "woman", boy: "man" };

/**
 * Nothing of the kind within the limits: "for girls" without an age may be said of grown-ups, and a coat may be
 * a jacket, and where every handbag is as it should not be, another bag. Price, brand and refusals hold.
 */
async function findNearby(
  find: Find,
  asked: FindAsked,
  exclude: string[],
): Promise<Fresh | undefined> {
  const { wish } = asked;
  const grown = await findGrown(find, asked, exclude);
  if (grown && grown.products.length > 0) return { answer: grown, isWidened: false };
  const kinds = ofFacet(wish.terms, "kind");
  const forChild = await findForChild(find, asked, exclude);
  if (forChild) return forChild;
  const isPriced = wish.limits.maxPrice !== undefined || wish.limits.minPrice !== undefined;
  const isRefused = !isPriced && wish.not.length > 0;
  const broader = kinds.map((id) =>
    isRefused ? broaderWorn(id) : (broaderOf(id).find((one) => NEARBY.has(one)) ?? id),
  );
  if (!(isPriced || isRefused) || broader.every((id, at) => id === kinds[at])) return undefined;
  const answer = await find({ ...asked, wish: withKinds(wish, broader), exclude });
  return answer.products.length > 0 ? { answer, isWidened: true, nearby: broader } : undefined;
}

const ALIKE = 0.5;
const FOR_OLDER = ["Gifts & Stationery", "Home & Living", "Bags"];

/** A tracksuit in children's sizes is sold as a set: kinds near to the one that nobody makes for them. */
async function findForChild(
  find: Find,
  asked: FindAsked,
  exclude: string[],
): Promise<Fresh | undefined> {
  const { wish } = asked;
  // No clothes for somebody of twelve: a present may be something else.
  if (wish.wearer.isGift && isChild(wish.wearer) && ofFacet(wish.terms, "kind").length === 0) {
    const answer = await find({ ...asked, categories: FOR_OLDER, exclude });
    return answer.products.length > 0 ? { answer, isWidened: true } : undefined;
  }
  const near = ofFacet(wish.terms, "kind").flatMap((id) =>
    Object.entries(termById(id)?.near ?? {}).flatMap(([other, likeness]) =>
      likeness >= ALIKE ? [other] : [],
    ),
  );
  if (!isChild(wish.wearer) || near.length === 0) return undefined;
  const answer = await find({ ...asked, wish: withKinds(wish, near), exclude });
  return answer.products.length > 0 ? { answer, isWidened: true, nearby: near } : undefined;
}

/** "For girls" without an age, as it is said of grown-ups. */
async function findGrown(
  find: Find,
  asked: FindAsked,
  exclude: string[],
): Promise<FindAnswer | undefined> {
  const { who, months } = asked.wish.wearer;
  const grown = who && months === undefined ? GROWN[who] : undefined;
  if (!grown) return undefined;
  const wearer = { ...asked.wish.wearer, who: grown };
  return find({ ...asked, wish: { ...asked.wish, wearer }, exclude });
}

export const withKinds = (wish: Wish, kinds: string[]): Wish => ({
  ...wish,
  terms: [...wish.terms.filter((id) => !id.startsWith("kind:")), ...kinds],
});

/** Kinds whose kinds stand in for each other where one is too dear. */
const NEARBY = new Set(["kind:outerwear", "kind:scarf", "kind:jewellery"]);

/** What looks like the piece that was meant stands first; everything is within the wish already. */
export function alikeFirst(products: Product[], alike: string[]): Product[] {
  const places = new Map(alike.map((id, at) => [id, at]));
  // What is sold out stands behind, however much it looks like it.
  const placeOf = ({ id, sold_out }: Product): number =>
    (places.get(id) ?? alike.length) + (sold_out ? alike.length + 1 : 0);
  return alike.length === 0
    ? products
    : products.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** A pinned piece that was never asked for says itself what kind it is. */
export function ofItsKind(wish: Wish, { title, category }: Product): Wish {
  if (ofFacet(wish.terms, "kind").length > 0) return wish;
  const kinds = readWritten(title)
    .filter(({ term }) => term.kind === "kind" && term.category === category)
    .map(({ term }) => term.id);
  return withKinds(wish, kinds.slice(-1));
}
