// Pieces and colours that are spoken of but not wished for: "my white dress", "a bag to go with a red dress",
// "لون يليق على بني".
import { isSmallWord } from "../../../language/small-words.ts";
import type { Tokens } from "../../../language/tokens.ts";
import { isOpenAt, PLACED } from "./placed.ts";
import type { Span } from "./span.ts";
import type { Signed } from "./signs.ts";

const OWN_BEFORE = new Set(["my", "عندي", "معايا", "3andy", "3andi"]);
const OWN_AFTER = new Set(["بتاعي", "بتاعتي", "بتاعه", "beta3y", "beta3ty", "bta3y", "bta3ty"]);
const HAVING = [
  "have",
  "bought",
  "got",
  "own",
  "اشتريت",
  "جبت",
  "لبست",
  "لابسه",
  "لابس",
  "هلبس",
  "حلبس",
  "هالبس",
  "هتلبس",
  "halbes",
  "7albes",
  "hatelbes",
  "wearing",
  "eshtaret",
  "gebt",
  "labsa",
];
const REACH = 3;
const GAP = 4;
const WITH = new Set(
  "with مع علي ma3 3ala 3la over under تحت فوق ta7t te7t taht fo2 foo2 ع 3al lel yenaseb tenaseb يناسب تناسب".split(
    " ",
  ),
);
/** "ايشارب اربطه ع الشنطة": what is done with it there. */
const PUTS =
  /^(?:[اتين]?(?:ربط|لبس|حط|علق|اتلبس|تلبس|لف|تلف|تربط|تعلق)(?:ه|ها|هم|و|ي)?|[aeynt]{0,2}(?:rbo?t|lbes|7o+t|3alla2)(?:o|ha|aha|haa)?|صغير|صغيره|كبير|كبيره|so8ayar|soghayar|so8ayara)$/;
const ARTICLE = new Set(["the", "my", "el", "al", "il", "a", "an"]);
const PRONOUN =
  /^(?:it|them|both|(?:تحت|فوق)(?:ه|ها|هم)|ta7t(?:o|aha|ohom)|fo+2(?:o|aha)|.+(?:اه|اها|اهم|يه|يها|يهم)|(?:ma?3|3al?)\w*h(?:a|om)?)$/;
const JOINTS = new Set(["and", "or", "و", "او", "w", "aw", "we", "not", "مش", "no"]);

const between = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n);

/** Spans that say what it should go with. The kind that is asked for must be another one. */
export function besideSpans(
  tokens: Tokens,
  spans: Span[],
  signs: Signed[],
  isFollowUp = false,
): Set<Span> {
  const beside = new Set<Span>();
  const kinds = spans.filter(({ kind }) => kind === "kind");
  const isOwned = (span: Span): boolean => {
    // "My long red satin dress": whose it is stands before all that is said of it.
    let head = span.from;
    for (let one = span as Span | undefined; one; head = one?.from ?? head)
      one = spans.find(({ to, kind }) => to === head && DESCRIBING.has(kind));
    const before = tokens.words.slice(clauseFrom(tokens, head, REACH), head);
    const near = tokens.words.slice(clauseFrom(tokens, head, REACH + 2), head);
    return (
      before.some((word) => OWN_BEFORE.has(word)) ||
      (kinds.length > 1 && COLOUR_OF.test(before.join(" "))) ||
      OWN_AFTER.has(tokens.words[span.to] ?? "") ||
      ((kinds.length > 1 || isWornWithIt(tokens.words, span.to)) &&
        near.some((word, at) => HAVING.includes(word) && !/^\d+$/.test(near[at + 1] ?? "")) &&
        span === kinds[0])
    );
  };
  const withSigns = signs.flatMap((one) =>
    one.sign === "with" || one.sign === "complete" ? [one] : wornWith(tokens.words, one),
  );
  // "ينفع معاه بنطلون؟": the pronoun is what it goes with, and the kind after it is asked for.
  const nounSigns = withSigns.filter(({ to }) => !PRONOUN.test(tokens.words[to - 1] ?? ""));
  const isSpoken = (at: number): boolean =>
    isSmallWord(tokens.words[at] ?? "") ||
    tokens.taken.has(at) ||
    spans.some(({ from, to }) => from <= at && at < to);
  const isAfterWith = (span: Span): boolean =>
    nounSigns.some(
      ({ to }) =>
        span.from >= to &&
        span.from - to <= GAP &&
        between(to, span.from).every((at) => isSpoken(at) && !tokens.breaks.has(at)),
    );
  // "A bag with a blue dress", "جزمة على فستان": the piece after the preposition is not asked for.
  const isBesideKind = (span: Span): boolean =>
    kinds.some((other) => {
      const apart = other.to <= span.from ? between(other.to, span.from) : [];
      return (
        apart.length > 0 &&
        apart.length <= GAP &&
        apart.some((at) => WITH.has(tokens.words[at] ?? "")) &&
        !isAskedWith(tokens.words, span, kinds) &&
        apart.every(
          (at) =>
            (isSpoken(at) ||
              WITH.has(tokens.words[at] ?? "") ||
              PUTS.test(tokens.words[at] ?? "")) &&
            !tokens.breaks.has(at) &&
            !JOINTS.has(tokens.words[at] ?? ""),
        )
      );
    });
  // "ألبسه فوق القميص", "ta7t el blazer": what is over or under the piece is there already.
  const isUnderOrOver = (span: Span): boolean => {
    // "Under my sleeveless dress": what it is like stands between.
    const like = spans.find(({ kind, to }) => to === span.from && kind !== "kind");
    const from = like?.from ?? span.from;
    const place = ARTICLE.has(tokens.words[from - 1] ?? "") ? from - 2 : from - 1;
    const isDefinite =
      place < from - 1 ||
      // «فستان السواريه»: the article stands on the last word of the name.
      tokens.words.slice(span.from, span.to).some((word) => /^ال/.test(word));
    const isPlaced = isDefinite && PLACED.has(tokens.words[place] ?? "");
    return isPlaced && (kinds.length > 1 || isOpenAt(tokens.words, place));
  };
  // "I usually live in hoodies": what she wears anyway is not what she asks for.
  const habits = kinds.filter((span) =>
    HABIT.test(tokens.words.slice(Math.max(0, span.from - REACH - 2), span.from).join(" ")),
  );
  const isElse = kinds.length > habits.length || spans.some(({ kind }) => kind === "occasion");
  for (const span of isElse ? habits : []) beside.add(span);
  // After pieces were spoken of: "no camel, I have a coat in that".
  const isTold = (span: Span): boolean =>
    isFollowUp && isToldOwned(tokens.words.slice(0, span.from).join(" "));
  const owned = kinds.filter(
    (span) =>
      isOwned(span) ||
      isTold(span) ||
      isOwnedBehind(tokens, span) ||
      isOwnedAlready(tokens.words, span) ||
      isAfterWith(span) ||
      isBesideKind(span) ||
      isUnderOrOver(span),
  );
  const isOpen = owned.some(
    (span) => isUnderOrOver(span) || isOwnedAlready(tokens.words, span) || isTold(span),
  );
  const isAskedFor = owned.some(({ to }) => isWornWithIt(tokens.words, to));
  if (owned.length < kinds.length || withSigns.length > 0 || isOpen || isAskedFor)
    for (const span of owned) beside.add(span);
  for (const span of spans.toSorted((a, b) => b.from - a.from)) {
    const isOfOwned =
      // "These olive linen trousers": one word of it after another.
      [...beside].some(({ from }) => span.to === from) ||
      owned.some(
        (kind) =>
          beside.has(kind) &&
          ((isRightBehind(tokens, span, kind) && !tokens.breaks.has(span.from)) ||
            isWithin(span, kind)),
      );
    if (DESCRIBING.has(span.kind) && (isOfOwned || (isAfterWith(span) && span.kind !== "feature")))
      beside.add(span);
  }
  return beside;
}

/** "Got these trousers last month, no idea what to wear with them": the piece before is there. */
const isWornWithIt = (words: string[], from: number): boolean =>
  /\bwhat\b.*\b(?:with|over|under|underneath|beneath|beside|match|suits?) (?:it|them|this|that|these)\b/.test(
    words.slice(from).join(" "),
  );

/** "Albes eh 3ala badla kohly": what is asked for goes with the piece. */
const wornWith = (words: string[], { sign, from, to }: Signed): Signed[] =>
  sign === "what-to-wear" && /^(?:علي|مع|3ala|3la|ma3)$/.test(words[to] ?? "")
    ? [{ sign: "with", from, to: to + 1 }]
    : [];

/** "Lon el fostan beige, 3ayza shanta": what its colour is, is told of a piece that is there. */
const COLOUR_OF = /(?:^| )(?:لون|l[aou]+n)(?: (?:el|al))?$/;

const WISHES =
  /^(?:و?(?:عايز|عاوز|محتاج|ناقص|شوف|هات|وري)\S*|w?3[ay][wy]\S{0,2}z\S{0,2}|w?me7tag\S*|w?hat(?:ly|y|i)?|need|want|find|show)$/;

/** How far back what is said still belongs to this piece: «الشنطة معايا، فستان بحر» owns the bag alone. */
function clauseFrom({ words, breaks }: Tokens, to: number, reach: number): number {
  for (let at = to; at > Math.max(0, to - reach); at--)
    if (breaks.has(at) || WISHES.test(words[at - 1] ?? "")) return at;
  return Math.max(0, to - reach);
}

/** "I have a coat …", "we've got two …"; "I have to find a coat" asks for one. */
const isToldOwned = (before: string): boolean =>
  /(?:^| )(?:i|we|she|he)(?: (?:already|still|only|just|do))? (?:have|has|own|owns|got|ve got|have got)(?: (?:a|an|the|my|some|one|two|three|four|five|\d|many|several|that|this))(?: \w+)?$/.test(
    before,
  );

/** "Shoes I can borrow from my dad", "the bag I've got": behind it stands whose it is. */
const isOwnedBehind = ({ words, breaks }: Tokens, { to }: Span): boolean =>
  !breaks.has(to) &&
  /^(?:that )?(?:i|we)(?: (?:can|could|will|ll|already|ve|have))* (?:borrow|own|got|have|borrowed|bought)(?: |$)/.test(
    words.slice(to, to + 5).join(" "),
  );

const ALREADY = new Set("already اصلا aslan asln خلاص".split(" "));
/** "عندي بليزر اسود اصلا": there is one, so none is asked for. */
const isOwnedAlready = (words: string[], { from, to }: Span): boolean =>
  words.slice(Math.max(0, from - REACH), from).some((word) => HAS.has(word)) &&
  [...words.slice(Math.max(0, from - REACH - 2), from), ...words.slice(to, to + REACH)].some(
    (word) => ALREADY.has(word),
  );
const HAS = new Set("have has own got عندي عندها عنده 3andy 3andi 3andaha 3ando".split(" "));

/** "A bag that fits my phone and a wallet": what it should hold is neither asked for nor worn with it. */
export function heldSpans(tokens: Tokens, spans: Span[]): Set<Span> {
  const kinds = spans.filter(({ kind }) => kind === "kind");
  return new Set(
    kinds.filter(
      ({ from, to }) =>
        isHeldAt(tokens, from, kinds) ||
        // "A bag, just phone and lipstick size".
        (kinds.some((other) => other.to < from) &&
          /^sized?$/.test(tokens.words[to] ?? "") &&
          !/^(?:\d+|x*[sml]|small|medium|large)$/.test(tokens.words[to + 1] ?? "")),
    ),
  );
}

export const isHeldAt = ({ words }: Tokens, at: number, pieces: { to: number }[]): boolean =>
  pieces.some(({ to }) => to < at) &&
  HOLDS.test(words.slice(Math.max(0, at - REACH - 2), at).join(" "));

/** "تشيل كراريس العيال", "carries my kids' snacks": whose things it holds is not who wears it. */
export const isOfHeld = ({ words }: Tokens, at: number): boolean =>
  HOLDS.test(words.slice(Math.max(0, at - REACH), at).join(" "));

const HOLDS =
  /\b(?:fits?|holds?|carry|carries|room for|space for)(?: \S+){0,4}$|(?:^| )(?:تكفي|تشيل|يشيل|تاخد|ياخد|تساع|يساع|تسع|يسع)(?: \S+){0,4}$|\b(?:tekafy|teshil|tesheel|yesheel|tesa3|tse3|tasa3)(?: \S+){0,4}$/;

/** "A dress with a matching clutch", "a suit with a tie and black shoes": asked for with it. */
const isAskedWith = (words: string[], { from, to }: Span, kinds: Span[]): boolean => {
  const before = words.slice(Math.max(0, from - 3), from).join(" ");
  const isJoined = kinds.some(
    (other) => other.from > to && other.from - to <= GAP && /^(?:and|plus)$/.test(words[to] ?? ""),
  );
  return /\bwith (?:an? |some )?matching$/.test(before) || (isJoined && /\bwith an?$/.test(before));
};

const HABIT =
  /\b(?:own|owns|have|has|got|wear|wears|wearing)(?: (?:literally|basically|really|practically))? (?:nothing|no clothes) (?:but|except|besides|other than)(?: \w+)?$|\b(?:(?:only|just)(?: ever)? (?:got|had|have|has|own|owns)|ve only got|(?:have|has|own|owns) (?:only|just)|all (?:i|he|she|we) (?:have|has|own|owns|got)(?: (?:in|is|are))*)(?: \w+)?$|(?:^| )(?:معنديش|ماعنديش|مش عندي|ma3andee?sh|m3andish|ma3andish) (?:حاجه |7aga )?(?:غير|الا|gh?er|8er|gheir|8eir|ella)(?: \S+)?$|\b(?:usually|normally|always|mostly|every day|everyday|most days)(?: (?!(?:need|needs|want|wants|looking|show|find|get)\b)\w+){0,3}$|\blive in(?: \w+)?$|(?:^| )(?:دايما|عاده|طول الوقت|كل يوم)(?: (?!و?(?:عا[يو]ز|محتاج|نفسي|بدور))\S+)?$|\b(?:dayman|3adatan|tool el wa2t)(?: (?!3a[yw]|me7tag)\w+)?$/;

const DESCRIBING = new Set(["colour", "material", "pattern", "feature"]);

/** "El bantalon el beige": the article is a word of its own. */
const isRightBehind = ({ words }: Tokens, { from }: Span, kind: Span): boolean =>
  from === kind.to || (from === kind.to + 1 && /^(?:el|al|il)$/.test(words[kind.to] ?? ""));

const isWithin = (span: Span, kind: Span): boolean => span.from >= kind.from && span.to <= kind.to;
