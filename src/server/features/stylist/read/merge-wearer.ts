// For whom the wish is now: who was named before, and what the next sentence says of them.
import { foldWords } from "../../../../contract/fold-words.ts";
import { isBaby, type Wearer, type Who } from "../wish.ts";
import { categoryOf, kindsOf } from "./kinds.ts";
import type { Sentence } from "./sentence.ts";

const WHO: Record<string, Who> = {
  "audience:women": "woman",
  "audience:men": "man",
  "audience:girls": "girl",
  "audience:boys": "boy",
  "audience:kids": "child",
  "audience:baby": "baby",
  "kind:kids-clothing": "child",
};

const TRAITS: Record<string, keyof Wearer> = {
  "style:modest": "isCovered",
  "occasion:maternity": "isPregnant",
  "kind:gift": "isGift",
};

/** The wearer as words about the piece, for a search that has no laws. */
export const wearerTerms = (wearer: Wearer): string[] =>
  [
    ...Object.entries(WHO).filter(([id, who]) => who === wearer.who && id.startsWith("audience:")),
    ...Object.entries(TRAITS).filter(([, trait]) => wearer[trait]),
  ].map(([id]) => id);

export const isAboutWearer = (id: string): boolean =>
  id in WHO || id in TRAITS || id.startsWith("audience:");

export function mergeWearer(before: Wearer, sentence: Sentence): Wearer {
  const named = sentence.asked.filter(({ negated }) => !negated).map(({ term }) => term.id);
  const audience = isYoungWomen(sentence, before)
    ? "woman"
    : eitherOf(named.flatMap((id) => WHO[id] ?? []));
  const traits = named.flatMap((id) => TRAITS[id] ?? []);
  const said: Wearer = {
    ...Object.fromEntries(traits.map((trait) => [trait, true])),
    ...sentence.wearer,
  };
  // "Baby" says more than "girl", and an age more than both.
  const who =
    said.who ??
    (before.who === "baby" && audience && audience !== "man" && audience !== "woman"
      ? "baby"
      : audience);
  const isGrown =
    said.isCovered ||
    said.isPregnant ||
    isLarge(sentence) ||
    (who === "girl" && isAtUniversity(sentence));
  // Who nurses is no baby, and no girl.
  if ((who === "girl" || who === "baby") && isGrown && said.months === undefined)
    said.who = "woman";
  const child = who ?? before.who;
  const isAged = said.months !== undefined || before.months !== undefined;
  if ((child === "boy" || child === "girl") && isLettered(sentence) && !isAged)
    said.who = child === "boy" ? "man" : "woman";
  if (sentence.wearer.isSelf && who === undefined) {
    const { isSelf: _, ...own } = said;
    return { ...(before.isCovered && { isCovered: true }), ...own };
  }
  // "My 14 month old", then "a boy": the same child.
  const isSame = before.who === undefined || (before.who === "child" && isYoung(who));
  const isOther = who !== undefined && who !== before.who && !(isSame && isYoung(who));
  const { months: _, alsoMonths, ...others } = before;
  const kept: Wearer =
    said.months === undefined && alsoMonths ? { ...before } : { ...others, ...monthsOf(before) };
  const { isGift, ...rest } = isOther ? others : kept;
  // "Something for the baby itself": what it wears, not what goes beside it.
  const isStillGift = isGift && !(said.who === "baby" && !said.isGift);
  const merged: Wearer = {
    ...rest,
    ...(isStillGift && { isGift }),
    ...withoutSelf(said),
    ...(who && { who: said.who ?? who }),
  };
  // "A romper for the baby", then "and the seven year old": no baby any more.
  return merged.who === "baby" && !isBaby({ months: merged.months ?? 0 })
    ? { ...merged, who: "child" }
    : merged;
}

/** "Soiree for a curvy girl", "a girls' top in XXL": no child is built or sized so. */
const isLarge = ({ asked, limits }: Sentence): boolean =>
  asked.some(({ term, negated }) => term.id === "audience:curvy" && !negated) ||
  (limits.sizes ?? []).some((size) => /^(?:XL|XXL|[3-6]XL)$/.test(size));

/** «ابني مقاسه ميديم»: children's sizes are ages. */
const isLettered = ({ limits }: Sentence): boolean =>
  (limits.sizes ?? []).length > 0 &&
  (limits.sizes ?? []).every((size) => /^(?:M|L|X{1,2}L|[3-6]XL)$/.test(size));

/** "A look for university, girl": a school has girls, a university women. */
const isAtUniversity = ({ asked }: Sentence): boolean =>
  asked.some(
    ({ term, words }) =>
      term.id === "occasion:university" && /^(?:uni|university|college|campus)/.test(words),
  );

/** "A girl and a boy": either may wear it. */
const eitherOf = (named: Who[]): Who | undefined =>
  named.includes("girl") && named.includes("boy")
    ? "child"
    : named.includes("man") && named.includes("woman")
      ? undefined
      : named[0];

const isYoung = (who: Who | undefined): boolean => who === "girl" || who === "boy";

const monthsOf = ({ months }: Wearer): Wearer => (months === undefined ? {} : { months });

const BANATY = /^(?:ال|لل)?بناتي$|^(?:el)?b[ae]?n[ae]?t[iy]$/;
const EITHER = new Set([
  "Coats & Jackets",
  "Footwear",
  "Hoodies & Sweatshirts",
  "Pants",
  "Shirts",
  "Shorts",
  "Sportswear",
  "Sweatpants",
  "T-Shirts",
]);

/** "جينز بناتي" is cut for women; a "فستان بناتي" is a girl's, for every dress is cut for women. */
function isYoungWomen(sentence: Sentence, before: Wearer): boolean {
  const isSaid = sentence.asked.some(
    ({ term, words }) => term.id === "audience:girls" && BANATY.test(foldWords(words)),
  );
  const isOfChild = before.months !== undefined || sentence.wearer.months !== undefined;
  const kinds = kindsOf(sentence);
  return (
    isSaid &&
    !isOfChild &&
    sentence.wearer.who === undefined &&
    kinds.length > 0 &&
    kinds.every((id) => EITHER.has(categoryOf(id) ?? ""))
  );
}

const withoutSelf = ({ isSelf: _, ...wearer }: Wearer): Wearer => wearer;

/** Of another age, or somebody else; "my child" and then "a girl" may be one. */
export const isForAnother = (before: Wearer, { who, months, isSelf }: Wearer): boolean =>
  isSelf === true ||
  (months !== undefined && before.months !== undefined && months !== before.months) ||
  (who !== undefined &&
    before.who !== undefined &&
    who !== before.who &&
    who !== "child" &&
    before.who !== "child");
