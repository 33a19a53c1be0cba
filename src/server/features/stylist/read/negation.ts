// What is not wanted: "not black or white", "من غير كم", "mesh eswed".
import { present } from "../../../../contract/get-or-throw.ts";
import type { Negated, Span } from "./span.ts";
import { isSmallWord } from "../../../language/small-words.ts";
import type { Tokens } from "../../../language/tokens.ts";
import {
  NOT,
  JOINTS,
  WEAK,
  UNWILLING,
  UNSURE,
  WEARS,
  EXCEPT,
  LEAST_BIT,
  LIKES,
  NEITHER,
  MADE_OF,
  INSTEAD,
  HOW_BIG,
  RATHER,
  AFTERWARDS,
  ANSWER,
  ASKING,
  NONE,
  OR_RATHER,
  OVERDONE,
  LIKE_THIS,
  ONLY,
  TIRED,
} from "./negation-words.ts";
import { refusalsAfter } from "./refused-afterwards.ts";
import { isOpposite } from "./opposites.ts";
import { insteadOfAt } from "./replaced.ts";
import {
  isOfNothing,
  isOneSort,
  isOnlyAt,
  isOnlyPiece,
  isQuality,
  isStillWished,
  isThing,
  neitherAt,
} from "./not-refused.ts";

const FAR = 4;

const ADVERBS =
  /^(?:any ?more|at all|ever again|ever|these days|by the way|btw|please|pls|really|though|either|full stop|period)(?= |$)/;
/** "He won't wear yellow any more, nor white": what may stand behind the thing that is refused. */
function pastAdverbs(words: string[], place: number): number {
  const said = ADVERBS.exec(words.slice(place, place + 3).join(" "))?.[0];
  return said === undefined ? place : place + said.split(" ").length;
}
const HATES = /^(?:hat(?:es?|ing)|dislik(?:es?|ing)|detests?|loathes?|despises?)$/;

/** "مش" inside "مش ضيق" belongs to the term that has it. */
const isInside = (spans: Span[], at: number) =>
  spans.some(({ from, to }) => from <= at && at < to && to - from > 1);

export function readNegation(
  tokens: Tokens,
  spans: Span[],
  isMeshCloth: boolean,
  isAsked = false,
): Negated {
  const negated: Negated = { spans: new Set(), places: new Set() };
  const { words, taken } = tokens;
  const spanAt = (at: number) => spans.find(({ from }) => from === at);
  const { isDisliked, isTooMuch, refusesThose, refusesBefore } = refusalsAfter(
    tokens,
    spans,
    negated,
    isAsked,
  );
  let isCorrection = false;
  let isHated = false;
  for (const span of spans) refuseBeside(span);
  for (let at = 0; at < words.length; at++) {
    const isCloth = words[at] === "mesh" && isMeshCloth && !isNotAt(at);
    // "El geld el sena3y bey2ashar": what is wrong with a piece of several words.
    const whole = spanAt(at);
    if (whole && whole.to > at + 1 && !taken.has(at) && isTooMuch(at)) negated.spans.add(whole);
    if (taken.has(at) || isInside(spans, at) || isCloth) continue;
    // "اسود ولا كحلي" is the one or the other; after a refusal it was joined to that.
    if (isNorFirst(at)) {
      markAll(at, at + 1);
      at = scopeOf(at + 1, firstAfter(at + 1)) - 1;
      continue;
    }
    if (isEitherAt(at) || refusesBefore(at) || isDisliked(at)) continue;
    if (isTooMuch(at)) {
      negated.spans.add(present(spanAt(at)));
      continue;
    }
    const marker =
      NOT(words, at) ??
      neitherAt(words, at) ??
      unwillingAt(at) ??
      insteadAt(at) ??
      offAgainAt(at) ??
      barAt(at);
    if (!marker || refusesThose(at, marker.to)) continue;
    // "بكره ومحتاجة كوتشي", "bokra w 3ayza shanta" are tomorrow; who hates a thing names it at once.
    if (/^(?:b[ou]kra|بكرا|bakra)$/.test(words[at] ?? "")) continue;
    if (words[at] === "بكره" && !spanAt(at + 1)) continue;
    // "مبيلبسش غير اسود", "مش بتلبس غير بينك", "nothing but black": two refusals are a wish.
    const isTwice =
      (EXCEPT.has(words[at] ?? "") && isOnlyAt(words, at)) ||
      (words[at] === "nothing" && words[at + 1] === "but");
    if (isTwice || isOfNothing(tokens, at) || isAskedFor(at) || isStillWished(tokens, at)) {
      markAll(at, isTwice && words[at] === "nothing" ? at + 2 : marker.to);
      continue;
    }
    // "No, the red one": an answer rules nothing out. "مش كده، سادة": what is shown is wrong, what comes next is wanted.
    const isThis =
      LIKE_THIS.test(words.slice(at + 1, at + 3).join(" ")) ||
      (OVERDONE.test(words[marker.to] ?? "") && spanAt(marker.to) === undefined);
    if (isThis || tokens.breaks.has(marker.to)) {
      markAll(at, isThis ? Math.max(marker.to, at + 2) : marker.to);
      continue;
    }
    const first = firstAfter(marker.to);
    const isFirst = spans.every(({ from }) => from > at);
    const isKind = spanAt(first)?.kind === "kind";
    if (
      NONE.has(words[at] ?? "") &&
      marker.to === at + 1 &&
      (isKind
        ? isFirst || tokens.breaks.has(at)
        : (isFirst || (isAsked && tokens.breaks.has(at))) && spanAt(first))
    ) {
      markAll(at, marker.to);
      continue;
    }
    // "تعبانة من الشغل": tired of the day, and it is for the day.
    if (spanAt(first)?.kind === "occasion" && TIRED.test(words[at] ?? "")) continue;
    if (!spanAt(first) && WEAK.has(words[at] ?? "")) continue;
    // "لا وريني شنط": what is asked for after a no is wanted.
    if (isOnlyPiece(words, marker.to, spanAt(first), spans)) {
      markAll(at, first);
      continue;
    }
    const isAnswer =
      ANSWER.has(words[at] ?? "") &&
      (words.slice(marker.to, first + 1).some((word) => ASKING.has(word)) ||
        // "لا الجيبة قصيرة": a piece that is there, and what is wrong with it.
        (at === 0 && isKind && /^(?:ال|el$|al$|the$|this$|that$)/.test(words[marker.to] ?? "")) ||
        // "لا شنطة": said first it answers, for Egyptians refuse with other words; "لا كحلي ولا اسود" is neither.
        (at === 0 &&
          marker.to === 1 &&
          /^(?:لا|la)$/.test(words[at] ?? "") &&
          !words.some((word) => NEITHER.has(word))));
    if (isAnswer) {
      markAll(at, marker.to);
      continue;
    }
    markAll(at, marker.to);
    isHated = words.slice(at, marker.to).some((word) => HATES.test(word));
    isCorrection = at > 0 && AFTERWARDS.has(words[0] ?? "");
    if (isCorrection) markAll(0, 1);
    at = scopeOf(marker.to, first) - 1;
  }
  return negated;

  /** "No real leather or suede", "not tight or short": the no is part of the first one's name, and holds for the next. */
  function refuseBeside(span: Span): void {
    const isRefusal =
      span.to - span.from > 1 && /^(?:no|not|without)$/.test(words[span.from] ?? "");
    const next = isRefusal && JOINTS(words, span.to)?.value === "any" && joinedAt(span.to, span);
    if (!next) return;
    negated.spans.add(next);
    markAll(span.to, next.from);
  }

  /** "اسود ولا كحلي", "beige wala ramady": between two that are open it asks which. */
  function isEitherAt(at: number): boolean {
    const said = spans.find(({ to }) => to === at);
    return (
      words[at] === "ولا" ||
      (/^wal+a$/.test(words[at] ?? "") && said !== undefined && !negated.spans.has(said))
    );
  }

  /** "Nothing in blue?" asks whether there is. */
  function isAskedFor(at: number): boolean {
    return isAsked && at === 0 && /^(?:nothing|none|no)$/.test(words[at] ?? "");
  }

  /** "ولا كمان مشجر", "wala eswed": said first, and no question, it goes on refusing. */
  function isNorFirst(at: number): boolean {
    return (
      at === 0 &&
      !isAsked &&
      NEITHER.has(words[at] ?? "") &&
      !OR_RATHER.test(words[at + 1] ?? "") &&
      spanAt(firstAfter(1)) !== undefined
    );
  }

  /** "W mesh white": a cloth stands before its piece or behind its colour, never before a colour alone. */
  function isNotAt(at: number): boolean {
    const colour = spanAt(at + 1);
    if (colour?.kind !== "colour") return false;
    return (
      colour.to === words.length ||
      tokens.breaks.has(colour.to) ||
      isSmallWord(words[colour.to] ?? "")
    );
  }

  /** "فلات بدل الكعب": what stands behind it makes room for what was named before. */
  function insteadAt(at: number): { to: number } | undefined {
    const isNamed = spans.some(({ to }) => to <= at && at - to <= 1) || insteadOfAt(tokens) === at;
    // "I'd rather trousers than a dress", "better in navy than black".
    const isRather = words[at] === "than" && words.slice(0, at).some((word) => RATHER.has(word));
    return (INSTEAD.has(words[at] ?? "") || isRather) && isNamed && spanAt(firstAfter(at + 1))
      ? { to: at + 1 }
      : undefined;
  }

  /** "Any colour bar black". */
  function barAt(at: number): { to: number } | undefined {
    const isBut =
      words[at] === "bar" &&
      /^(?:colou?rs?|shades?|anything|everything|all|any|kind|type)$/.test(words[at - 1] ?? "");
    return isBut ? { to: at + 1 } : undefined;
  }

  /** "She's gone off pink, and off purple". */
  function offAgainAt(at: number): { to: number } | undefined {
    const isAgain =
      words[at] === "off" &&
      /(?:^| )(?:gone|went|going|m|am|is|s) off /.test(words.slice(0, at).join(" "));
    return isAgain && spanAt(at + 1) ? { to: at + 1 } : undefined;
  }

  /** "Mabasta7melsh el soof", "متحطليش ترتر": whatever the verb, ma…sh refuses what stands after it. */
  function unwillingAt(at: number): { to: number } | undefined {
    if (!UNWILLING.test(words[at] ?? "") || UNSURE.test(words[at] ?? "")) return undefined;
    // "Mafrash khafif": some things are called so.
    if (spanAt(at)) return undefined;
    const next = spanAt(firstAfter(at + 1));
    const isOfPiece = next?.kind !== "kind" || WEARS.test(words[at] ?? "");
    return next && isOfPiece && next.kind !== "occasion" ? { to: at + 1 } : undefined;
  }

  /** Past the small words between "not" and what it is about: "not in the colour black". */
  function firstAfter(start: number): number {
    let place = start;
    while (place < words.length && place - start < FAR && !spanAt(place)) {
      const isPassed =
        isSmallWord(words[place] ?? "") ||
        isOneSort(words, start, place, (at) => spanAt(at)?.kind === "kind") ||
        LIKES.test(words[place] ?? "") ||
        HOW_BIG.test(words[place] ?? "") ||
        LEAST_BIT.test(words[place] ?? "");
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
    // «مش فستان فرح»: neither the day that names the piece.
    const day =
      first.kind === "kind" && !tokens.breaks.has(first.to) ? spanAt(first.to) : undefined;
    if (day?.kind === "occasion" && !/^(?:ل|for)/.test(words[day.from] ?? ""))
      negated.spans.add(day);
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
    // «مش كحلي غامق، كحلي فاتح»: the same word once more behind the comma is what is meant.
    const isAnew =
      direct !== undefined &&
      tokens.breaks.has(place) &&
      words[direct.from] === words[first.from] &&
      direct.to - direct.from > 1;
    if (isAnew) return undefined;
    // «فستان مش أحمر، أسود», "mesh abyad, beige": nothing joins the last one, so it is what is meant.
    const isMeant =
      direct !== undefined &&
      tokens.breaks.has(place) &&
      direct.kind === first.kind &&
      direct.to === words.length &&
      !/^و.{2}/.test(words[place] ?? "") &&
      /^(?:مش|mesh|msh|mish|mosh)$/.test(words[first.from - 1] ?? "");
    if (isMeant) return undefined;
    // "No fur hood": the cloth and what is made of it.
    const isOneThing = direct?.kind === "feature" && MADE_OF.has(first.kind);
    if (isOneThing && !tokens.breaks.has(place) && /^[a-z]/.test(words[place] ?? "")) return direct;
    // "Not the shiny patent type": two looks of one thing, and the thing itself unnamed.
    const isUnnamed = direct && spanAt(direct.to)?.kind !== "kind";
    if (
      isUnnamed &&
      MADE_OF.has(direct.kind) &&
      MADE_OF.has(first.kind) &&
      !tokens.breaks.has(place) &&
      !/^و.{2}/.test(words[place] ?? "")
    )
      return /^[a-z]/.test(words[place] ?? "") ? direct : undefined;
    // "Skip the heels, flats only": what follows the comma is what is wanted.
    if (direct?.kind === "kind" && tokens.breaks.has(place)) return undefined;
    // "مبتلبسش دهب، فضه بس", "no heels, flats only": only this, so it is wanted.
    if (direct && tokens.breaks.has(place) && ONLY.test(words[direct.to] ?? "")) return undefined;
    // "No, not navy, white": after a no that answers, the last one is what was meant.
    if (direct && isCorrection && tokens.breaks.has(place) && direct.to === words.length)
      return undefined;
    // "مش سكيني، واسع": what is its opposite is what is meant instead.
    if (direct && tokens.breaks.has(place) && isOpposite(first, direct)) return undefined;
    // "No hood, oversized": a no stands before things, and what a piece is like begins a wish behind the comma.
    if (direct && tokens.breaks.has(place) && isThing(words, first) && isQuality(words, direct))
      return undefined;
    // "وابيض" carries its own joint; a comma is one too.
    if (direct && (/^و.{3}/.test(words[place] ?? "") || tokens.breaks.has(place)))
      return direct.kind === first.kind ? direct : undefined;
    const joint = JOINTS(words, pastAdverbs(words, place));
    if (!joint) return undefined;
    let at = joint.to;
    // "مش بتلبس دهب ولا بتحب الشنط": the verb is said anew.
    while (
      at < words.length &&
      !spanAt(at) &&
      (isSmallWord(words[at] ?? "") || LIKES.test(words[at] ?? "")) &&
      at - joint.to < 3
    )
      at += 1;
    const next = spanAt(at);
    const isSaidAnew = joint.value === "any" && LIKES.test(words[joint.to] ?? "");
    if (!next || (next.kind === "kind" && first.kind !== "kind" && !isSaidAnew)) return undefined;
    // "She hates gold and logos": whatever they are, both are hated.
    const isBoth = isHated && next.kind !== "kind" && next.kind !== "occasion";
    return joint.value === "any" || next.kind === first.kind || isBoth ? next : undefined;
  }
}
