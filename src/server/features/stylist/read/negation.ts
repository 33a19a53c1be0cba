// What is not wanted: "not black or white", "من غير كم", "mesh eswed".
import { createSpoken } from "../../../language/phrases.ts";
import { isSmallWord } from "../../../language/small-words.ts";
import type { Tokens } from "../../../language/tokens.ts";
import { isAskedSo, isLacking } from "./not-refused.ts";

const NOT = createSpoken<true>([
  [
    true,
    "why are you showing me, why do you show me, why are you showing, stop showing me, less, a bit less, a little less, not so, not that, not as, forget the, forget about, forget, skip, drop the, lose the, ditch the, ditch, lose, get rid of, take off, too hot for, too warm for, can not wear, not wearing, not, no, non, without, except, except for, anything but, any colour but, any color but, everything but, but not, other than, excluding, exclude, excludes, avoid, do not want, dont want, dont like, do not like, not in, rather than, instead of, nothing, isnt, arent, aint, hate, i hate, hates, dislike, dislikes, does not like, does not want, not into, with no, w o, free of, minus, never, neither, cant stand, cannot stand, can not bear, cannot bear, sick of, tired of, steer clear of, keep away from, zero, nothing with, no to, leave out, take out, remove, enough of, done with, she hates, he hates, doesnt like, does not wear, doesnt wear, do not wear, dont wear, never wear, will not wear, would not wear, would never wear, refuse, refuse to wear, i refuse to wear, refuses to wear, do not do, does not do, no way i am wearing, not comfortable in, not comfortable wearing, itches, apart from, aside from, besides, not a fan of, no more, anything except, but no, please no, allergic to, can not stand, do not show me, dont show me, stay away from, skip the",
  ],
  [
    true,
    "احسن من, احسن من ال, افضل من, مش طالبه معايا, مش طالب معايا, مش ناقصه, زهقت من, زهقت من ال, مليت من, قرفت من, مش, مو, ليس, ليست, غير, من غير, منغير, بدون, بلا, ماعدا, ما عدا, عدا, إلا, الا, بس مش, مش عايز, مش عايزه, مش عاوز, مش عاوزه, مبحبش, بتكره, بيكره, مبتحبش, مبيحبش, مش بتحب, مش بيحب, ما بحبش, مابحبش, لا اريد, مش بحب, متكونش, ماتكونش, ميكونش, مايكونش, ما يكونش, ما تكونش, بخلاف, دون, مفيهوش, مفيهاش, مافيهوش, ما فيهوش, مش حابه, مش حابب, مش لون, من دون, غير ال, اي لون غير, اي حاجه غير, اي لون الا, كله الا, بكره, لا, بلاش, مفيش, مافيش, من غير ما يكون, اي حاجه ماعدا, ابعد عن, ومن غير, عندي حساسيه من, مابحبش, مش بحب, مش عاوزها, مش عايزها, مش عايزاه, مش عايزاها, مش عايزين, الا ال, شيل, شيلي, شيلي ال, شيليلي, شيلوا",
  ],
  [
    true,
    "3andy 7asaseya men, 3andy hasaseya men, 7asaseya men, a7san men, a7san mn, better than, zehe2t men, zhe2t mn, mallet men, 2reft men, mesh talba ma3aya, betekrah, beyekrah, mabet7ebsh, mabey7ebsh, mesh bet7eb, mesh bey7eb, balash, blash, bla4, mafeesh, mafish, men 8eer, mn 8eer, men gheer, mn gheer, min 8er, mesh 3ayzaha, msh 3ayzaha, mesh 3ayzah, mesh, msh, mish, mosh, moush, mush, men gher, men ghair, men gheir, mn gher, mn 8er, men 8er, men 8eir, min gher, min gheir, men 8air, min ghair, mn ghair, mn gheir, mn 8eir, bedon, bedoon, bdon, bedoun, bidun, bdoon, bela, bala, ma3ada, ma 3ada, maada, 3ada, gher, 8er, ghair, gheir, ella, bas mesh, bas msh, mesh 3ayez, mesh 3ayza, mesh 3awez, mesh 3awza, msh 3ayez, msh 3ayza, mab7ebesh, mabahebesh, mab7ebsh, ma b7ebsh, matkonsh, maykonsh, mafihosh, mafhash, mafihash, ay lon gher, mesh b7eb, ay 7aga gher, msh b7eb, mesh lon, maikonsh, metkonsh, sheel, sheely, sheely el, shely el, shil, shily",
  ],
]);

const JOINTS = createSpoken<"any" | "same">([
  [
    "any",
    "or, nor, and not, او, أو, ولا, aw, wala, walla, and no, or no, nor in, or in, وبدون, ومن غير, و من غير, w mesh, ومش, w msh, وغير, ou",
  ],
  ["same", "and, و, w, we"],
]);

/** Negated is what begins here; a span is a term or a brand that was found. */
export type Span = { from: number; to: number; kind: string };

export type Negated = { spans: Set<Span>; places: Set<number> };

const FAR = 4;

/** Before a word we do not know these are part of a name: "non stick", "no name". */
const WEAK = new Set(["less", "no", "non", "never", "nothing", "لا", "الا", "غير"]);

const UNWILLING = /^(?:w?m[ae]?[a-z0-9']{4,}sh|و?ما?[\u0621-\u064a]{3,}ش)$/;
/** "I don't know", "you have none", "you didn't": nothing of the piece. */
const UNSURE = /^(?:ma?3r|ma?3an|ma?3nd|mafa?h|معرف|معند|ماعند|معا|مفهم|مالق|ملق|mala2|mal2|مش)/;
/** "She doesn't wear earrings", "مبيحبش الساعات": of wearing and liking it, a piece may be meant. */
const WEARS = /(?:لبس|حب|عجب)|(?:lb[ei]?s|7e?b|3a?ge?b)/;
const EXCEPT = new Set("غير الا gher 8er gheir 8eir ghair ella illa".split(" "));
/** "الجيبات بتطلع قصيرة عليا": how things turn out is a complaint. */
const TURNS_OUT = new Set(
  "بتطلع بيطلع طلع طلعت بيبقي بتبقي betetla3 beyetla3 byetla3 tele3 tel3et".split(" "),
);
const LIKES =
  /^(?:likes?|wears?|wants?|loves?|ب?[تيان]?(?:حب|لبس)|عايزه?|عاوزه?|b[ae]?[ty]?[ae]?7e?bb?|b[ae]?[ty]?[ae]?lbes)$/;
const NEITHER = new Set("ولا wala walla".split(" "));
const MADE_OF = new Set(["material", "pattern", "colour"]);
const THOSE = new Set("those them دول dol".split(" "));
const INSTEAD = new Set("بدل بدال badal bdal".split(" "));
const THIS = new Set("ده دي دا دول da di dah dy dol".split(" "));
const TOO = new Set("اوي قوي جدا خالص زياده awy awi gedan 2awy zeyada".split(" "));
/** "Not one big coat". */
const HOW_BIG = /^(?:big|huge|giant|single|bulky|massive|proper|كبير|كبيره|kebir|kebira)$/;
const RATHER = new Set("rather prefer sooner better prefers".split(" "));
/** "طويل عليا", "wase3 3alaya": too much of it for who says so. */
const ON_ME = new Set("عليا 3alaya 3alya 3layya 3laya".split(" "));
/** What may stand behind a not that speaks of what was said before it. */
const TASTE =
  /^(?:my|for|me|thing|colou?rs?|style|taste|it|that|one|really|like[sd]?|want|into|fan|keen|حاب\p{L}*|حبا\p{L}*|حبه|عاجب\p{L}*|بيعجبني|بتعجبني|عايز\p{L}*|عاوز\p{L}*|بحبه|بحبها|بحبهم|ستايلي|ذوقي|لوني|لايق|لايقه|بيليق|بتليق|يليق|تليق|عليا|ليا|خالص|اوي|7ab\w*|3ageb\w*|3agb\w*|3ayz\w*|3awz\w*|b7eb\w*|ba7eb\w*|zo2y|lony|yelee2|beylee2|laye2|3alaya|leya|5ales|awy)$/u;
/** "مبحبوش", "مش عايزاه": whom it is about is joined to the verb. */
const HIS = /(?:(?:ه|ها|هم|هوش|هاش)|(?:oosh|hash|h|ha))$/;
const COPULA = new Set("is are was it that the one s ده دي دا da di dah dy هو هي".split(" "));
const AFTERWARDS = new Set("no nope لا لاء لاا la la2 la2a laa2 lae la2aa".split(" "));
const ANSWER = new Set(["no", "لا", "la"]);
const ASKING = new Set(
  "go back rather prefer for show want need get give find make take lets i خليها خليه خليهم خلينا خلي 5aleha 5aleh khaleha khaleh khaleeha khaleeh وريني ورينى عايز عايزه عاوز عاوزه هات هاتي هاتلي شوفلي warreny wareeny wariny 3ayez 3ayza 3awez 3awza hat haty shofly".split(
    " ",
  ),
);

/** "مش" inside "مش ضيق" belongs to the term that has it. */
const isInside = (spans: Span[], at: number) =>
  spans.some(({ from, to }) => from <= at && at < to && to - from > 1);

/** "مفيش فستان قطن؟", "mafeesh azra2?": said first, "there is none" asks whether there is. */
const NONE = new Set("مفيش مافيش mafeesh mafish mafesh mfish mfeesh".split(" "));

export function readNegation(
  tokens: Tokens,
  spans: Span[],
  isMeshCloth: boolean,
  isAsked = false,
): Negated {
  const negated: Negated = { spans: new Set(), places: new Set() };
  const { words, taken } = tokens;
  const spanAt = (at: number) => spans.find(({ from }) => from === at);
  let isCorrection = false;
  for (let at = 0; at < words.length; at++) {
    const isCloth = words[at] === "mesh" && isMeshCloth && !isNotAt(at);
    if (taken.has(at) || isInside(spans, at) || isCloth) continue;
    // "اسود ولا كحلي" is the one or the other; after a refusal it was joined to that.
    if (isNorFirst(at)) {
      markAll(at, at + 1);
      at = scopeOf(at + 1, firstAfter(at + 1)) - 1;
      continue;
    }
    if (words[at] === "ولا" || refusesBefore(at) || isDisliked(at)) continue;
    if (isTooMuch(at)) {
      negated.spans.add(spanAt(at)!);
      continue;
    }
    const marker = NOT(words, at) ?? unwillingAt(at) ?? insteadAt(at);
    if (!marker) continue;
    if (refusesThose(at, marker.to)) continue;
    // "مبيلبسش غير اسود", "nothing but black": two refusals are a wish.
    const isTwice =
      (EXCEPT.has(words[at]!) && isRefusedAt(at - 1)) ||
      (words[at] === "nothing" && words[at + 1] === "but");
    // "Nothing in blue?" asks whether there is.
    const isAskedFor = isAsked && at === 0 && /^(?:nothing|none|no)$/.test(words[at]!);
    if (isTwice || isAskedFor || isAskedSo(tokens, at) || isLacking(tokens, at)) {
      markAll(at, isTwice && words[at] === "nothing" ? at + 2 : marker.to);
      continue;
    }
    // "No, the red one": an answer rules nothing out.
    if (tokens.breaks.has(marker.to)) {
      markAll(at, marker.to);
      continue;
    }
    const first = firstAfter(marker.to);
    const isFirst = spans.every(({ from }) => from > at);
    const isKind = spanAt(first)?.kind === "kind";
    if (
      NONE.has(words[at]!) &&
      (isKind ? isFirst || tokens.breaks.has(at) : isFirst && spanAt(first))
    ) {
      markAll(at, marker.to);
      continue;
    }
    if (!spanAt(first) && WEAK.has(words[at]!)) continue;
    // "لا وريني شنط": what is asked for after a no is wanted.
    const isAnswer =
      ANSWER.has(words[at]!) &&
      (words.slice(marker.to, first + 1).some((word) => ASKING.has(word)) ||
        // "لا الجيبة قصيرة": a piece that is there, and what is wrong with it.
        (at === 0 && isKind && /^(?:ال|el$|al$|the$|this$|that$)/.test(words[marker.to] ?? "")) ||
        // "لا شنطة": said first it answers, for Egyptians refuse with other words; "لا كحلي ولا اسود" is neither.
        (at === 0 && /^(?:لا|la)$/.test(words[at]!) && !words.some((word) => NEITHER.has(word))));
    if (isAnswer) {
      markAll(at, marker.to);
      continue;
    }
    markAll(at, marker.to);
    isCorrection = at > 0 && AFTERWARDS.has(words[0]!);
    if (isCorrection) markAll(0, 1);
    at = scopeOf(marker.to, first) - 1;
  }
  return negated;

  /** "ولا كمان مشجر", "wala eswed": said first, and no question, it goes on refusing. */
  function isNorFirst(at: number): boolean {
    return at === 0 && !isAsked && NEITHER.has(words[at]!) && spanAt(firstAfter(1)) !== undefined;
  }

  /** "النبيتي مش حباه", "red is not my colour": nothing stands behind the not that it could be about. */
  function isDisliked(at: number): boolean {
    const marker = NOT(words, at);
    const isVerb = /^(?:mab|mesh|msh|مب|ماب)/.test(words[at]!) && UNWILLING.test(words[at]!);
    const from = marker?.to ?? (isVerb ? at + 1 : undefined);
    if (from === undefined || words[at - 1] === "if") return false;
    let end = from;
    while (end < words.length && !tokens.breaks.has(end) && TASTE.test(words[end]!)) end += 1;
    const isEnd = end === words.length || tokens.breaks.has(end);
    const isSaid = end > from || isVerb || HIS.test(words.slice(at, from).join(" "));
    if (!isEnd || !isSaid || end - from > 3) return false;
    let place = at;
    while (place > 0 && !tokens.breaks.has(place) && COPULA.has(words[place - 1]!)) place -= 1;
    const last = tokens.breaks.has(place) ? undefined : spans.find(({ to }) => to === place);
    // "الفستان ده مش عاجبني" is said of one dress, not of all of them.
    if (!last || last.kind === "kind" || last.kind === "occasion") return false;
    negated.spans.add(last);
    markAll(at, end);
    return true;
  }

  /** "ما تجيبيش الا", "مش عايزة غير": refused already, by one word or by two. */
  function isRefusedAt(place: number): boolean {
    const [before = "", word = ""] = [words[place - 1], words[place]];
    return (
      UNWILLING.test(word) ||
      (/^(?:ما|ma)$/.test(before) && /(?:ش|sh)$/.test(word)) ||
      (/^(?:مش|mesh|msh|mish)$/.test(before) && ASKING.has(word))
    );
  }

  /** "She has loads of scarves, so not those": the last kind named before. */
  function refusesThose(at: number, to: number): boolean {
    const isEnd = to + 1 >= words.length || tokens.breaks.has(to + 1);
    const last = spans.findLast((span) => span.kind === "kind" && span.to <= at);
    if (!THOSE.has(words[to] ?? "") || !isEnd || !last) return false;
    negated.spans.add(last);
    markAll(at, to + 1);
    return true;
  }

  /** "ده قصير أوي", "da 2osayar awy", "too short": of what is shown, too much of it. */
  function isTooMuch(at: number): boolean {
    const span = spanAt(at);
    if (!span || (span.kind !== "feature" && span.kind !== "style")) return false;
    const before = words[at - 1] ?? "";
    if (TURNS_OUT.has(before) || ON_ME.has(words[span.to] ?? "")) return true;
    return before === "too"
      ? !/^(?:not|nothing|no)$/.test(words[at - 2] ?? "")
      : THIS.has(before) && TOO.has(words[span.to] ?? "");
  }

  /** "W mesh white": a cloth stands before its piece or behind its colour, never before a colour alone. */
  function isNotAt(at: number): boolean {
    const colour = spanAt(at + 1);
    if (colour?.kind !== "colour") return false;
    return (
      colour.to === words.length || tokens.breaks.has(colour.to) || isSmallWord(words[colour.to]!)
    );
  }

  /** "فلات بدل الكعب": what stands behind it makes room for what was named before. */
  function insteadAt(at: number): { to: number } | undefined {
    const isNamed = spans.some(({ to }) => to <= at && at - to <= 1);
    // "I'd rather trousers than a dress", "better in navy than black".
    const isRather = words[at] === "than" && words.slice(0, at).some((word) => RATHER.has(word));
    return (INSTEAD.has(words[at]!) || isRather) && isNamed && spanAt(firstAfter(at + 1))
      ? { to: at + 1 }
      : undefined;
  }

  /** "Mabasta7melsh el soof", "متحطليش ترتر": whatever the verb, ma…sh refuses what stands after it. */
  function unwillingAt(at: number): { to: number } | undefined {
    if (!UNWILLING.test(words[at]!) || UNSURE.test(words[at]!)) return undefined;
    const next = spanAt(firstAfter(at + 1));
    const isOfPiece = next?.kind !== "kind" || WEARS.test(words[at]!);
    return next && isOfPiece && next.kind !== "occasion" ? { to: at + 1 } : undefined;
  }

  /** "Abyad la2, nebeety", "white no": said after it, a no refuses what stands before it. */
  function refusesBefore(at: number): boolean {
    const isEnd = at + 1 === words.length || tokens.breaks.has(at + 1);
    if (!isEnd || tokens.breaks.has(at) || !AFTERWARDS.has(words[at]!)) return false;
    let last = spans.find(({ to }) => to === at);
    // "La sandal la2, loafer": of kinds only where another is named.
    const isOpen =
      last?.kind === "kind" && !spans.some(({ from, kind }) => from > at && kind === "kind");
    if (!last || isOpen) return false;
    markAll(at, at + 1);
    for (const { kind } = last; last?.kind === kind;) {
      negated.spans.add(last);
      const place: number = last.from - 1;
      const isJoint = place > 0 && !tokens.breaks.has(place) && JOINTS(words, place) !== undefined;
      last = isJoint ? spans.find(({ to }) => to === place) : undefined;
    }
    return true;
  }

  /** Past the small words between "not" and what it is about: "not in the colour black". */
  function firstAfter(start: number): number {
    let place = start;
    while (place < words.length && place - start < FAR && !spanAt(place)) {
      const isPassed =
        isSmallWord(words[place]!) || LIKES.test(words[place]!) || HOW_BIG.test(words[place]!);
      if (!isPassed || tokens.breaks.has(place + 1)) break;
      place += 1;
    }
    return place;
  }

  /** Marks what the marker rules out; gives the place after it. */
  function scopeOf(start: number, at: number): number {
    const first = spanAt(at);
    if (!first) {
      // Not a word of ours: it is not wanted, so it is not searched for.
      if (at < words.length && !taken.has(at)) negated.places.add(at);
      return Math.max(start, at);
    }
    negated.spans.add(first);
    markAll(start, first.from);
    let place = first.to;
    for (let next = joinedAt(place, first); next; next = joinedAt(place, first)) {
      negated.spans.add(next);
      markAll(place, next.from);
      place = next.to;
    }
    return place;
  }

  function markAll(from: number, to: number): void {
    for (let place = from; place < to; place++) negated.places.add(place);
  }

  function joinedAt(place: number, first: Span): Span | undefined {
    if (tokens.stops.has(place)) return undefined;
    const direct = spanAt(place);
    // "No fur hood": the cloth and what is made of it.
    const isOneThing = direct?.kind === "feature" && MADE_OF.has(first.kind);
    if (isOneThing && !tokens.breaks.has(place) && /^[a-z]/.test(words[place]!)) return direct;
    // "Skip the heels, flats only": what follows the comma is what is wanted.
    if (direct?.kind === "kind" && tokens.breaks.has(place)) return undefined;
    // "No, not navy, white": after a no that answers, the last one is what was meant.
    if (direct && isCorrection && tokens.breaks.has(place) && direct.to === words.length)
      return undefined;
    // "وابيض" carries its own joint; a comma is one too.
    if (direct && (/^و.{3}/.test(words[place]!) || tokens.breaks.has(place)))
      return direct.kind === first.kind ? direct : undefined;
    const joint = JOINTS(words, place);
    if (!joint) return undefined;
    let at = joint.to;
    // "مش بتلبس دهب ولا بتحب الشنط": the verb is said anew.
    while (
      at < words.length &&
      !spanAt(at) &&
      (isSmallWord(words[at]!) || LIKES.test(words[at]!)) &&
      at - joint.to < 3
    )
      at += 1;
    const next = spanAt(at);
    const isSaidAnew = joint.value === "any" && LIKES.test(words[joint.to] ?? "");
    if (!next || (next.kind === "kind" && first.kind !== "kind" && !isSaidAnew)) return undefined;
    return joint.value === "any" || next.kind === first.kind ? next : undefined;
  }
}
