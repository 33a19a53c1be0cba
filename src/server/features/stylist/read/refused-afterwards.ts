// Refusals that are said afterwards: "white no", "النبيتي مش حباه", "she has loads of scarves, so not those".
import type { Tokens } from "../../../language/tokens.ts";
import { HARMS, IS_BAD, IS_BAD_THERE, LOOKS_BAD_IN } from "./harm-words.ts";
import { refuseHeldOff } from "./held-off.ts";
import { refuseEither } from "./without-either.ts";
import type { Negated, Span } from "./span.ts";
import {
  ASKING,
  NOT,
  SPOILS,
  TIRES,
  JOINTS,
  UNWILLING,
  WEARS,
  THOSE,
  TASTE,
  HIS,
  COPULA,
  AFTERWARDS,
  BOTHERS,
  ON_ME,
  THIS,
  TOO,
  TURNS_OUT,
  FORBIDDEN,
} from "./negation-words.ts";

/** Shoes that hurt are to be replaced, heels that hurt are refused. */
const isHeel = (words: string[], { from, to }: Span): boolean =>
  words.slice(from, to).some((word) => /كعب|ka3b|heel/.test(word));

const IS = "(?:is|are|re|feels?|fits?|looks?|got|gets?|seems?|came|comes?)";
const HOW = "(?: (?:all|so|very|mostly|a bit|a little|rather|kinda|really|still|quite|getting))";
const EVERYTHING =
  "(?:everything|all (?:of )?(?:these|those|them|my \\w+)|my (?:\\w+ )?(?:clothes|stuff|things))(?: (?:i own|i have|here|you showed?(?: me)?))?";
const OF_ALL = new RegExp(`\\b${EVERYTHING} ${IS}${HOW}*$`);
const OF_SHOWN = new RegExp(
  `(?:^|\\b(?:but|and|cause|because) )(?:these|those|they) ${IS}${HOW}+$`,
);

/** «كل اللي جبتيه قصير», "kol el fasateen tal3a sleeveless": "كل الفساتين القصيرة" are asked for. */
const OF_ALL_HERE =
  /(?:^| )(?:كل اللي \S+(?: \S+)?|كل (?:ال\S+|حاجه) \S*(?:طالع|طلع|جاي|بتيجي|معروض|عندكو|عندكم|هنا)\S*|kol elly \w+(?: \w+)?|kol (?:el \w+|7aga) (?:ta3\w+|tal3\w*|tel3\w*|gay\w*|betetla3|betegy|3andoko\w*|hena))$/;

/** «كل لبسي أسود», "kol 7aga 3andy soda": there is enough of it. */
const ALL_MINE =
  /(?:^| )(?:كل (?:لبسي|هدومي|طرحي|شنطي|حاجه عندي)|(?:لبسي|هدومي|دولابي) كل(?:ه|ها)|kol (?:lebsy|lebsi|h[eo]doo?my|7aga 3andy)|(?:lebsy|lebsi|h[eo]doo?my|dolaby) kol+(?:o|a?ha))$/;

/** "Everything I own is tight", "these are all so short": a feature; of colours and prints only where they are many. */
const isComplained = (before: string, kind: string): boolean => {
  if (kind === "feature" || kind === "style")
    return OF_ALL_HERE.test(before) || OF_ALL.test(before) || OF_SHOWN.test(before);
  if (kind === "colour" && ALL_MINE.test(before)) return true;
  const isOfLook = kind === "colour" || kind === "pattern";
  const isMany = isOfLook && / (?:all|so|very|mostly)$/.test(before);
  return isMany && (OF_ALL.test(before) || OF_SHOWN.test(before));
};

const OF_LOOK = new Set(["material", "colour", "pattern"]);
const OF_SORT = new Set([...OF_LOOK, "feature"]);
/** Said of the piece before its name, or a part of it: "wool coats". */
const isSortOf = (sort: Span, piece: Span): boolean =>
  OF_SORT.has(sort.kind) &&
  (sort.to === piece.from || (piece.from <= sort.from && sort.to <= piece.to));
const CLASHES = /^(?:\w+ )?(?:clash(?:es)?|fights?|competes?) with\b/;
const clauseEnd = ({ words, breaks }: Tokens, from: number): number => {
  let to = from;
  while (to < words.length && !breaks.has(to)) to += 1;
  return to;
};

/** "Wool makes me itch": what does somebody harm is not wanted. */
const isHarmful = (behind: string): boolean => HARMS.test(behind);

/** "كعب لأ خالص", "heels no way". */
const FIRMLY =
  /^(?:خالص|بقي|ba2a|نهائي|نهايي|ابدا|5ales|khales|nehay|nehai|abadan|way|thanks|thank)$/;
/** Where a reason begins: because, I, she, or a verb of what it does. */
const REASONS =
  /^(?:عشان|علشان|لان\S*|اصل\S*|انا|هي|هو|ده|دي|عند(?:ي|ها|ه|هم)|ب[يتن]\S{2,}|3a(?:la)?shan|3shan|3lshan|la2e?n\w*|laen\w*|asl\w*|ana|hya|heya|howa|da|di|3and(?:y|i|aha|o|ohom)|b[ei]?[ytn]\w{2,})$/;
const ENOUGH_SAID = /^(?:بلاش|بلاها|balash|balaha)$/;
/** «ده مقطع يا عم»: said of what is there, to somebody. */
const CALLS = /^(?:يا|ya)$/;
/** «حزام إيه؟ أنا قلت حمالات»: what was brought is not what was said. */
const SAID_ELSE =
  /^(?:ايه|eh) (?:(?:انا|بقولك|ana) )?(?:قلت|قولت|قايل|قايله|طلبت|2olt|2olty|olt|talabt)(?:لك|lak|lek)?(?: |$)/;
/** "البوليستر مبستحملوش": whom the verb is about is joined to it. */
const BY_ME = /^(?:و?ما?ب[انت]?|w?ma?b[aen])/;
const OF_IT = /(?:وش|هاش|همش)$|(?:[oue]{1,2}sh|hash|homsh)$/;

const ELSE_ASKED =
  /(?:^| )(?:غيره|غيرها|غير ده|غير دي|لون تاني|الوان تانيه|حاجه تانيه|(?:8|gh)e?i?ro|(?:8|gh)e?i?rha|(?:8|gh)er da|lon tany|alwan tanya|7aga tanya)(?: |$)/;

const MADE =
  /^(?:داخل\S{0,2}|[يت]دخل\S{0,2}|معمول\S{0,2}|مصنوع\S{0,2}|متصنع\S{0,2}|مستخدم\S{0,2}|مخلوط\S{0,2}|da(?:5|kh)e?la?|y[eo]?d(?:5|kh)o+l|ma3mo+la?|masno+3a?|mosta(?:5|kh)dama?|ma(?:5|kh)loo?ta?)$/;
const MADE_NOT =
  /(?:^| )(?:مش|مو|غير ما|غير|[يت]كونش|م[اي]?[يت]كونش|m[eiou]?sh|gh?[ei]+r ma|8[ei]+r ma|ma[ty]koo?nsh)$/;
const MADE_BETWEEN = /^(?:فيه|فيها|في|ف|من|ب|f|fe|fi|fe+h|fe+ha|fiha|fih|m[ei]?n|b|be|اي|ay)$/;
/** «مش داخل فيها بوليستر», "mesh ma3mola mn nylon": between the no and the cloth stands how it is made. */
function isMadeWithout(words: string[], { from }: Span): boolean {
  let at = from - 1;
  while (at > 0 && from - at <= 3 && MADE_BETWEEN.test(words[at] ?? "")) at -= 1;
  return (
    MADE.test(words[at] ?? "") && MADE_NOT.test(words.slice(Math.max(0, at - 3), at).join(" "))
  );
}

/** "Not them again", "never buying from that brand any more". */
const THEM_AGAIN =
  /^(?:(?:ever|buy|buying|going|go|doing|trusting|touching|wearing|back|to|for|from|with|by|any|more|of|anything) )*(them|those|that brand|that shop|that lot|that one|those people|those guys)(?: (?:again|any ?more|ever|either|please|pls|thanks|thank you|this time))*$/;

/** Each adds what it refuses to `negated`, and says whether it did. */
export function refusalsAfter(tokens: Tokens, spans: Span[], negated: Negated, isAsked = false) {
  const { words } = tokens;
  refuseHeldOff(tokens, spans, negated);
  refuseEither(tokens, spans, negated);
  for (const span of spans)
    if ((span.kind === "material" || isHeel(words, span)) && isBother(span))
      negated.spans.add(span);
  for (const span of spans)
    if (span.kind === "material" && isMadeWithout(words, span)) negated.spans.add(span);
  for (const span of spans) if (isAnotherAsked(span)) negated.spans.add(span);
  for (const span of spans) if (isHarmfulSort(span) || isPassedOver(span)) negated.spans.add(span);
  return { isDisliked, isTooMuch, refusesThose, refusesBefore };

  /** «الأصفر ده فظيع، مفيش غيره؟», "el asfar da we7esh, fe lon tany?": of what is shown, and others are asked for. */
  function isAnotherAsked({ from, to, kind }: Span): boolean {
    const isNamed =
      /^[وف]?ال/.test(words[from] ?? "") || /^(?:el|al|il)$/.test(words[from - 1] ?? "");
    return (
      (kind === "colour" || kind === "pattern") &&
      isNamed &&
      THIS.has(words[to] ?? "") &&
      ELSE_ASKED.test(words.slice(to + 1).join(" "))
    );
  }

  /** "Perfume is too personal, a candle": why it is none of these, where another piece is named. */
  function isPassedOver({ from, to, kind }: Span): boolean {
    const isTooSo = /^(?:is|are|feels?|seems?|s|re) (?:way |just |a bit |far )?too \S/.test(
      words.slice(to, to + 4).join(" "),
    );
    const isOfThis = /^(?:the|this|that|these|those)$/.test(words[from - 1] ?? "");
    const end = clauseEnd(tokens, to);
    return (
      kind === "kind" &&
      isTooSo &&
      !isOfThis &&
      !tokens.breaks.has(to) &&
      spans.some((one) => one.kind === "kind" && one.from >= end)
    );
  }

  /** "Maxi dresses drown me", "wool coats make me itch": of the pieces named, that sort; why is no wish. */
  function isHarmfulSort(span: Span): boolean {
    const piece = spans.find((one) => one.kind === "kind" && isSortOf(span, one));
    if (!piece || tokens.breaks.has(piece.to)) return false;
    const isRefused = isHarmful(words.slice(piece.to, piece.to + 5).join(" "));
    if (isRefused) markAll(piece.to, clauseEnd(tokens, piece.to));
    return isRefused;
  }

  /** "ده قصير أوي", "da 2osayar awy", "too short", "everything is tight": of what is there, too much of it. */
  function isTooMuch(at: number): boolean {
    const span = spans.find(({ from }) => from === at);
    if (!span) return false;
    const before = words[at - 1] ?? "";
    const behind = tokens.breaks.has(span.to) ? "" : words.slice(span.to, span.to + 5).join(" ");
    const isSore = span.kind === "kind" && /^(?:hurt|rub|kill)/.test(behind);
    if (span.kind === "kind" && isHarmful(behind) && spans.some((one) => isSortOf(one, span)))
      return false;
    if (isHarmful(behind) && (!isSore || isHeel(words, span))) {
      // "The gold will fight with the decorations": these are not asked for either.
      if (CLASHES.test(behind)) markAll(span.to, clauseEnd(tokens, span.to));
      return true;
    }
    if (isComplained(words.slice(0, at).join(" "), span.kind)) return true;
    if (isFaulted(span, behind) || SAID_ELSE.test(behind)) return true;
    if (!["feature", "style", "pattern", "season"].includes(span.kind)) return false;
    // «مش لازقة عليا»: the no is part of its name.
    const isOwnNo = /^(?:مش|mesh|msh|mish|not)$/.test(words[span.from] ?? "");
    if (!isOwnNo && (TURNS_OUT.test(before) || ON_ME.has(words[span.to] ?? ""))) return true;
    // "Too hot to think in July": the weather is, and no piece.
    const isWeather =
      span.kind === "season" &&
      /^(?:to|in|here|outside|out|there|at|during|this|right|already|lately|nowadays|these)$/.test(
        words[span.to] ?? "",
      );
    if (isWeather) return false;
    return before === "too"
      ? !/^(?:not|nothing|no)$/.test(words[at - 2] ?? "")
      : isNothingButTooMuch(span) ||
          (THIS.has(before) &&
            (TOO.has(words[span.to] ?? "") || CALLS.test(words[span.to] ?? "") || isAllSaid(span)));
  }

  /** «تقيل أوي», "dayya2 awy", «رسمي زيادة عن اللزوم»: nobody asks for something like this and says nothing else. */
  function isNothingButTooMuch({ from, to }: Span): boolean {
    const behind = words.slice(to).join(" ");
    // «الجو ساقع أوي» tells of the weather.
    const isWeather = /^(?:الجو|الدنيا|(?:el )?(?:gaw|gao|denya|donya))(?: |$)/.test(
      words.slice(from, from + 2).join(" "),
    );
    return (
      !isWeather &&
      from === 0 &&
      TOO.has(words[to] ?? "") &&
      /^\S+(?: عن اللزوم| 3an el lezoom)?$/.test(behind)
    );
  }

  /** «ده قصير», "la2 di dayya2a": of what is shown, and nothing else is said. */
  function isAllSaid({ from, to }: Span): boolean {
    return (
      !isAsked &&
      to === words.length &&
      words.slice(0, from - 1).every((word) => /^(?:لا|لاء|بس|la2?|la2a|bas|bs|no)$/.test(word))
    );
  }

  /** What is wrong with a cloth, a colour or a print; the words that say so are no wish. */
  function isFaulted({ from, to, kind }: Span, behind: string): boolean {
    if (LOOKS_BAD_IN.test(words.slice(0, from).join(" ")) && kind !== "occasion") return true;
    if (!OF_LOOK.has(kind)) return false;
    const said =
      IS_BAD.exec(behind)?.[0] ??
      TIRES.exec(behind)?.[0] ??
      (kind === "material" && (IS_BAD_THERE.exec(behind)?.[0] ?? SPOILS.exec(behind)?.[0]));
    if (!said) return false;
    markAll(to, to + said.trim().split(" ").length);
    return true;
  }

  /** "الصوف بيشوّك", "el chiffon beyshef": a cloth by its name, and what it does to who wears it. */
  function isBother({ from, to }: Span): boolean {
    const isNamed =
      /^[وف]?ال/.test(words[from] ?? "") || /^(?:el|al|il)$/.test(words[from - 1] ?? "");
    return isNamed && !tokens.breaks.has(to) && BOTHERS.test(words[to] ?? "");
  }

  /** "النبيتي مش حباه", "red is not my colour": nothing stands behind the not that it could be about. */
  function isDisliked(at: number): boolean {
    const marker = NOT(words, at);
    // "كتان مبيكرمشش" tells what it does; "مبحبوش" that she does not like it.
    const verb = words[at] ?? "";
    const isVerb =
      UNWILLING.test(verb) && (WEARS.test(verb) || (OF_IT.test(verb) && BY_ME.test(verb)));
    const from = marker?.to ?? (isVerb ? at + 1 : undefined);
    if (from === undefined || words[at - 1] === "if") return false;
    let end = from;
    while (end < words.length && !tokens.breaks.has(end) && TASTE.test(words[end] ?? "")) end += 1;
    const isEnd = end === words.length || tokens.breaks.has(end);
    const isSaid = end > from || isVerb || HIS.test(words.slice(at, from).join(" "));
    if (!isEnd || !isSaid || end - from > 3) return false;
    let place = at;
    while (place > 0 && !tokens.breaks.has(place) && COPULA.has(words[place - 1] ?? "")) place -= 1;
    const last = tokens.breaks.has(place) ? undefined : spans.find(({ to }) => to === place);
    // "الفستان ده مش عاجبني" is said of one dress, not of all of them.
    if (!last || last.kind === "kind" || last.kind === "occasion") return false;
    negated.spans.add(last);
    markAll(at, end);
    return true;
  }

  /** "She has loads of scarves, so not those": the last kind named before. */
  function refusesThose(at: number, to: number): boolean {
    const behind = words.slice(to, clauseEnd(tokens, to)).join(" ");
    const said = THEM_AGAIN.exec(behind)?.[1];
    if (said === undefined && !(THOSE.has(words[to] ?? "") && !behind.includes(" "))) return false;
    // "My last pair of theirs came apart, so not them again": a shop is "them", a piece is "those".
    const named = spans.filter((span) => span.to <= at);
    const last =
      (said !== "those" && named.findLast(({ kind }) => kind === "brand")) ||
      named.findLast(({ kind }) => kind === "kind");
    if (!last) return false;
    negated.spans.add(last);
    markAll(at, clauseEnd(tokens, to));
    return true;
  }

  /** "Abyad la2, nebeety", "white no": said after it, a no refuses what stands before it. */
  function refusesBefore(at: number): boolean {
    const isForbidden = FORBIDDEN.test(words[at] ?? "");
    const isSaid = isForbidden || AFTERWARDS.has(words[at] ?? "");
    const isOnMe =
      isForbidden && /^(?:عليا|عليها|عني|3alaya|3alya|3alay|for)$/.test(words[at + 1] ?? "");
    const isFirm = isForbidden || FIRMLY.test(words[at + 1] ?? "");
    const isEnd =
      at + 1 === words.length ||
      tokens.breaks.has(at + 1) ||
      isOnMe ||
      FIRMLY.test(words[at + 1] ?? "") ||
      isReasoned(at + 1);
    // "Black? Never": who asks it of herself says no to it.
    const isAnswered = tokens.asks.has(at) && /^(?:never|nope|nah|no)$/.test(words[at] ?? "");
    const isSaidHere = isSaid && !tokens.breaks.has(at);
    if (!(isSaidHere && isEnd) && !(isAnswered && isAnswerWhole(at))) return false;
    // «والكحلي كمان لأ», "wel ko7ly bardo la2": too.
    const isAlso = /^(?:كمان|برضه|برضو|بردو|kaman|bardo+|too|also|either)$/.test(
      words[at - 1] ?? "",
    );
    let last = spans.find(({ to }) => to === (isAlso && !tokens.breaks.has(at) ? at - 1 : at));
    // "El velvet 7ar awy, balash": of a cloth or a look, past what is wrong with it.
    if (!last && ENOUGH_SAID.test(words[at] ?? ""))
      last = spans.findLast(
        ({ to, kind }) => OF_LOOK.has(kind) && to < at && at - to <= 2 && !tokens.breaks.has(at),
      );
    // "La sandal la2, loafer": of kinds only where another is named, or where nothing but the piece is said.
    const isOpen =
      last?.kind === "kind" &&
      !isFirm &&
      !isAnswered &&
      !isBareClause(last, at) &&
      !spans.some(({ from, kind }) => from > at && kind === "kind");
    if (!last || isOpen) return false;
    markAll(at, at + 1);
    if (isReasoned(at + 1)) refuseReason(at + 1);
    for (const { kind } = last; last?.kind === kind;) {
      negated.spans.add(last);
      const place: number = last.from - 1;
      const isJoint = place > 0 && !tokens.breaks.has(place) && JOINTS(words, place) !== undefined;
      last = isJoint ? spans.find(({ to }) => to === place) : undefined;
    }
    return true;
  }

  /** "Never", "no way", "nope, sorry": and nothing else until the next clause. */
  function isAnswerWhole(at: number): boolean {
    let end = at + 1;
    while (/^(?:ever|way|thanks|thank|you|sorry|please|again|never)$/.test(words[end] ?? ""))
      end += 1;
    return end === words.length || tokens.breaks.has(end);
  }

  /** «شيفون لا عشان بيشف», "satin la2 bey2e3 3aleh": in Egyptian talk a no that a reason follows. */
  function isReasoned(at: number): boolean {
    return (
      /^(?:لا|لاء|la2)$/.test(words[at - 1] ?? "") &&
      (REASONS.test(words[at] ?? "") || IS_BAD_THERE.test(words.slice(at, at + 3).join(" ")))
    );
  }

  /** "لا عشان بيشف": what is wrong with it; "لا عشان عايزة حاجة طويلة" wishes again. */
  function refuseReason(from: number): void {
    for (let at = from; at < words.length && !tokens.breaks.has(at); at++) {
      if (ASKING.has(words[at] ?? "")) return;
      const span = spans.find((one) => one.from === at);
      if (span?.kind === "feature") negated.spans.add(span);
    }
  }

  /** «..., كوتشي لأ», "shonat la2": of a turn that wants something else, or goes on with what is there. */
  function isBareClause({ from }: Span, at: number): boolean {
    const isArabicNo = /^(?:لا|لاء|la|laa|la2|la2a|laa2|balash|بلاش)$/.test(words[at] ?? "");
    const first = /^(?:el|al|il)$/.test(words[from - 1] ?? "") ? from - 1 : from;
    // «لبس للجامعة بس الجينز لا», "wel ka3b la2": what goes on from a but or an and.
    const isAdded =
      /^(?:بس|لكن|bas|bs|laken|w|we|و)$/.test(words[first - 1] ?? "") ||
      /^(?:وال|wel)/.test(words[from] ?? "");
    return isArabicNo && (first === 0 || tokens.breaks.has(first) || isAdded);
  }

  function markAll(from: number, to: number): void {
    for (let place = from; place < to; place++) negated.places.add(place);
  }
}
