// A sentence in the shopper's own words → what is asked for, what is ruled out, what it may cost, for whom,
// and what it wants done with the talk so far.
import { readBareAmount } from "../../../language/money.ts";
import type { Found } from "../../../language/found-term.ts";
import { isThingAskedFor } from "../../../language/outside.ts";
import { readTerms } from "../../../language/read-terms.ts";
import { termById } from "../../../language/terms.ts";
import { take, type Tokens } from "../../../language/tokens.ts";
import { BODY, partOfCategory, partOfKind } from "../compose/parts.ts";
import { askedOf, type FoundSpan, limitsOf, wornSizes } from "./asked.ts";
import { alongside } from "./alongside.ts";
import { ADDED, ALSO, BELOW, isQuestion, NEXT, OF_IT, THEIRS, WITHIN } from "./asks.ts";
import { isHeldAt } from "./beside.ts";
import { isChoiceOf, isToBeWorn, isWhere } from "./beside-words.ts";
import { partsOnEachOther } from "./parts-on-each-other.ts";
import { detailsRefused, detailsWith, detailsWithin, sortsRefused } from "./details.ts";
import { wornAt } from "./held.ts";
import { isPlainSentence } from "./language.ts";
import { isStrange, leftOver } from "./left-over.ts";
import { readEach } from "./read-each.ts";
import { settleRoles } from "./roles.ts";
import { readMentions } from "./mentions.ts";
import { anotherOf } from "./another-one.ts";
import { isNoPrice } from "./number-roles.ts";
import { otherHalf } from "./other-half.ts";
import { ownedAlready } from "./owned-already.ts";
import { kindsPlaced } from "./placed.ts";
import { speakerIn } from "./speaker.ts";
import { inSum, isOneSum } from "./sums.ts";
import { isBaby, type Wearer } from "../wish.ts";
import type { Asked, Context, Knowledge, Sentence } from "./sentence.ts";

/** "Sandals only, we walk": the one part of it that is to be so. */
const endsInOnly = ({ words, breaks }: Tokens): boolean =>
  words.some(
    (word, at) => word === "only" && at > 0 && (at + 1 === words.length || breaks.has(at + 1)),
  );

/** Shoes or a bag that are in the sum are worn with clothes, which are in it as well. */
function isSumOfLook(words: readonly string[]): boolean {
  const part = inSum(words);
  const kind = part && readTerms([part]).find(({ term }) => term.kind === "kind")?.term.id;
  return kind !== undefined && kind !== "" && !BODY.has(partOfKind(kind) ?? "top");
}

export function readSentence(text: string, knowledge: Knowledge, context: Context = {}): Sentence {
  const whole = readWhole(text, knowledge, context);
  const each = readEach(whole, text, (clause) => readWhole(clause, knowledge, context));
  return each ? { ...whole, each } : whole;
}

function readWhole(text: string, knowledge: Knowledge, context: Context): Sentence {
  const mentions = readMentions(text, knowledge, context);
  settleRoles(mentions);
  const { tokens, language, place, shop, wearer, refused, sizes, prices, signs, terms } = mentions;
  const { pieces, categories, spans, waived, negated, inside, beside, forgotten } = mentions;
  const { talk, tone, implied, wishes, ordinals, outside, byWeight } = mentions;
  // "XL, blame the koshary": beside a size or a price for what is spoken of, it is no wish.
  const isRefined =
    pieces.length === 0 &&
    (context.categories ?? []).length > 0 &&
    (sizes.length > 0 || Object.keys(prices).length > 0);
  // "A bag, just phone and keys": what is named beside a bag goes into it.
  const isForBag = categories.includes("Bags");
  const notCarried = isRefined
    ? []
    : outside.filter(
        ({ from, outside: { isBrand, en } }) =>
          !isHeldAt(tokens, from, pieces) &&
          !(isForBag && !isBrand) &&
          // "She moved to a new flat, get her something": what is told of whom it is for.
          !(wearer.isGift && en === "property") &&
          !(en === "furniture" && isWhere(tokens.words, from)),
      );
  const isOfShown = (context.categories ?? []).length > 0;
  const isOther = (span: FoundSpan) =>
    span.kind === "kind" &&
    !inside.has(span) &&
    !beside.has(span) &&
    !(context.categories ?? []).includes(span.found?.term.category ?? "");
  const isRefusing = isOfShown && !spans.some(isOther);
  for (const span of ownedAlready(tokens, spans, isRefusing) as FoundSpan[]) {
    negated.spans.add(span);
    inside.delete(span);
    beside.delete(span);
  }
  for (const part of partsOnEachOther(tokens, spans, signs)) {
    beside.delete(part);
    inside.delete(part);
  }
  // "I can't walk in pencil skirts", after skirts: the wish goes on, without those.
  const isRefusedSort = ({ kind, from, found }: FoundSpan) =>
    kind === "kind" &&
    (context.categories ?? []).includes(found?.term.category ?? "") &&
    spans.some((one) => one.to === from && one.kind !== "kind" && negated.spans.has(one));
  for (const span of spans.filter(isRefusedSort)) inside.add(span);
  const asked = spans.filter((span) => !inside.has(span));
  // What is not asked for is not searched for by its words either.
  for (const { from, to } of [...beside, ...inside, ...waived, ...(forgotten ? [forgotten] : [])])
    take(tokens, from, to);
  const meant = asked.filter(
    (span) =>
      span !== forgotten &&
      !waived.has(span) &&
      !beside.has(span) &&
      (span.to - span.from > 1 || !negated.places.has(span.from)),
  );
  if (!meant.some(({ kind }) => kind === "kind")) {
    const again = anotherOf(tokens, [...beside, ...inside] as FoundSpan[]);
    if (again) meant.push(again);
  }
  const { order, ...flags } = wishes;
  const { about, ...bounds } = prices;
  // "Dress 500" is what it may cost; where no piece of ours is named, "xbox 360", it may be a name.
  const readAmount = pieces.length > 0 ? mentions.binding : <Read>(read: () => Read) => read();
  const bare =
    Object.keys(bounds).length > 0
      ? undefined
      : readAmount(() => readBareAmount(tokens, isNoPrice(tokens)));
  // Who says "plus size" and no number wears what these are.
  const isCurvy = terms.some(({ term }) => term.id === "audience:curvy");
  const said = sizes.length > 0 ? sizes : byWeight.length > 0 ? byWeight : isCurvy ? PLUS : sizes;
  const worn = wornSizes(said, wearer, categories);
  // "Kawetsh 3arabeya 195/65", «غسالة بخمسة آلاف»: the numbers of what nobody has are no limits of ours.
  const isOfOutside =
    pieces.length === 0 &&
    implied.length === 0 &&
    !wearer.isGift &&
    notCarried.some(
      (one) =>
        !one.outside.isBrand &&
        (language === "en" ? isThingAskedFor(tokens, one) : meant.length === 0),
    );
  const limits = limitsOf(meant, negated, {
    ...(isOfOutside ? {} : { ...bounds, ...bare }),
    ...flags,
    ...(Object.keys(shop).length > 0 && { shop }),
    ...(worn.length > 0 && { sizes: worn }),
  });
  const isOpen = !meant.some(({ kind }) => kind === "kind");
  const isUnnamed = !meant.some((span) => span.kind === "kind" && !negated.spans.has(span));
  const owned = [...beside].flatMap((span) => (span as FoundSpan).found?.term ?? []);
  const ownedKinds = owned.filter(({ kind }) => kind === "kind").map(({ id }) => id);
  const there =
    ownedKinds.length > 0
      ? ownedKinds.map(partOfKind)
      : (context.categories ?? []).map(partOfCategory);
  const isOpenStill = isUnnamed && !implied.some(({ term }) => term.kind === "kind");
  const placed = isOpenStill ? kindsPlaced(tokens, beside, meant, there) : [];
  if (isOpenStill && placed.length === 0) placed.push(...otherHalf(tokens.words, ownedKinds));
  const layers = [
    ...wornAt(tokens, signs),
    ...placed.flatMap((id) => {
      const term = termById(id);
      return term ? [{ term, negated: false, words: term.label.en }] : [];
    }),
  ];
  const isSameColour =
    signs.some(({ sign }) => sign === "same-colour") &&
    !meant.some(({ kind }) => kind === "colour");
  // "عندي عباية نبيتي وعايزة طرحة نفس اللون": of what she has.
  const asOwned = owned
    .filter(({ kind }) => isSameColour && kind === "colour")
    .map((term) => ({ term, negated: false, words: term.label.en }));
  const notDetails =
    language === "en"
      ? [
          ...new Set([
            ...detailsRefused(tokens, spans, negated),
            ...sortsRefused(
              tokens,
              spans,
              [...negated.spans, ...mentions.anew],
              context.categories ?? [],
            ),
            ...mentions.halves.without,
          ]),
        ]
      : [];
  const rest = leftOver(tokens, meant, negated, { language, ...knowledge });
  const notAsked = [...beside, ...inside, ...waived, ...(forgotten ? [forgotten] : [])];
  for (const { from, to } of notAsked) take({ ...tokens, taken: mentions.bound }, from, to);
  const inTitles = leftOver({ ...tokens, taken: mentions.bound }, meant, negated, {
    language,
    ...knowledge,
  });
  const details =
    language === "en"
      ? [
          ...detailsWithin(tokens, meant, negated),
          ...detailsWith(tokens, meant, [...beside, ...outside]),
          ...mentions.halves.with,
          ...rest.words,
        ]
      : [];
  return {
    language,
    isPlain: isPlainSentence(tokens.words, context.language),
    isQuestion: isQuestion(text, tokens.words),
    isBelow: BELOW.test(tokens.words.join(" ")),
    isOfIt: OF_IT.test(tokens.words.join(" ")),
    isAlso: ALSO.test(tokens.words.join(" ")),
    isDefinite: pieces.some(({ from }) => isDefiniteAt(tokens.words, from)),
    isOther: pieces.some(({ from }) => /^(?:an)?other$/.test(tokens.words[from - 1] ?? "")),
    isAdded: ADDED.test(tokens.words.join(" ")) || endsInOnly(tokens),
    isNext: NEXT.test(tokens.words.join(" ")),
    isChoice: isChoiceOf(tokens.words, pieces),
    isAnything: ANYTHING.test(tokens.words.join(" ")),
    isTheirs: THEIRS.test(tokens.words.join(" ")),
    isWithin: WITHIN.test(tokens.words.join(" ")),
    asked: [
      ...askedOf(tokens, meant, negated).filter(({ term }) => !refused.includes(term.id)),
      ...layers,
      ...toDressIn(tokens.words, wearer, isOpen),
      ...asOwned,
      ...implied.filter(({ term }) => !meant.some(({ found }) => found?.term.id === term.id)),
      ...refusalsOf(refused),
    ],
    // "I spilled coffee on my blouse. A silk blouse, please": the same once more goes with nothing.
    beside: [...beside]
      .flatMap((span) => (span as FoundSpan).found?.term ?? [])
      .filter(({ id }) => !meant.some((span) => span.found?.term.id === id)),
    along: alongside(tokens, [...beside] as FoundSpan[]).flatMap(({ found }) => found?.term ?? []),
    waived: [...waived].flatMap((span) => (span as FoundSpan).found?.term.id ?? []),
    limits,
    ...(about !== undefined && { about }),
    ...(tone && { tone }),
    wearer: isToBeWorn(tokens.words, wearer, context) ? { ...wearer, isGift: false } : wearer,
    ...speakerIn(tokens),
    ...(order && { order }),
    signs: new Set([
      ...signs
        .filter((one) => !isOfCloth(one, terms) && !isEnough(tokens.words, one, meant))
        .map(({ sign }) => sign),
      ...(isOneSum(tokens.words) ? (["total"] as const) : []),
      ...(isSumOfLook(tokens.words) ? (["outfit", "total"] as const) : []),
    ]),
    ordinals,
    ...(place && { place }),
    talk: talk.map((one) => one.talk),
    outside: notCarried.map((one) => one.outside),
    isOutsideAsked:
      isOpen &&
      !wearer.isGift &&
      !WEARS.test(tokens.words.join(" ")) &&
      notCarried.some((one) => !one.outside.isBrand && isThingAskedFor(tokens, one)),
    outsideWords: notCarried.flatMap(({ from, to }) => tokens.words.slice(from, to)),
    isStrange: isStrange(tokens.words, rest.words, knowledge),
    ...rest,
    inTitles: {
      ...inTitles,
      isWhole:
        mentions.bound.size === 0 &&
        negated.places.size === 0 &&
        negated.spans.size === 0 &&
        spans.every(({ kind }) => kind !== "brand"),
    },
    ...(details.length > 0 && { details }),
    ...(notDetails.length > 0 && { notDetails }),
  };
}

const ANYTHING =
  /\b(?:something|anything|smth|sth)\b|(?:^| )(?:حاجه|حاجات|لبس|7aga|haga|7agat|lebs)(?: |$)/;

const DRESSED_IN =
  /\b(?:wears?|dress (?:him|her|them|it) (?:up )?in|put (?:him|her|them|it|the baby)(?: \S+){0,2} in)\b/;
/** "A little gift she can put him in": for a baby, and worn. */
function toDressIn(words: readonly string[], wearer: Wearer, isOpen: boolean): Asked[] {
  const term = termById("kind:romper");
  const isMeant = isOpen && wearer.isGift && isBaby(wearer) && DRESSED_IN.test(words.join(" "));
  return isMeant && term ? [{ term, negated: false, words: term.label.en }] : [];
}

const refusalsOf = (ids: string[]): Asked[] =>
  ids.flatMap((id) => {
    const term = termById(id);
    return term ? [{ term, negated: true, words: term.label.en }] : [];
  });

/** Who speaks of wearing or of an outfit does not ask for the thing. */
const WEARS =
  /\b(?:wear|wearing|outfit|look|dress|dressed|clothes|something|anything|style|match|goes)\b/;

/** "The bag", "those leather shoes"; "show me just the shirts" asks for shirts. */
const isDefiniteAt = (words: string[], at: number): boolean =>
  words.slice(Math.max(0, at - 2), at).some((word) => DEFINITE.has(word)) &&
  !words.slice(Math.max(0, at - 4), at).some((word) => /^(?:just|only|show|see)$/.test(word));
const DEFINITE = new Set(["the", "that", "this", "those", "these"]);

const PLUS = ["XL", "XXL", "3XL"];

/** «قميص وبنطلون كفايه»: so much will do, and nothing is forgotten. */
const isEnough = (
  words: string[],
  { sign, from }: { sign: string; from: number },
  meant: FoundSpan[],
): boolean =>
  sign === "forget" &&
  /^(?:كفايه|ke?faya)$/.test(words[from] ?? "") &&
  meant.some(({ kind, to }) => kind === "kind" && to === from);

/** "جلد طبيعي" is leather, and "مش جلد طبيعي" is none: neither asks for natural cloth. */
const isOfCloth = ({ sign, from }: { sign: string; from: number }, terms: Found[]): boolean =>
  sign === "natural" &&
  terms.some(({ term, to }) => term.kind === "material" && (to === from || to === from + 1));
