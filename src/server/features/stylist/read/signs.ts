// What a sentence wants done with the talk so far: others, another colour, what goes with it, a whole outfit.
import { createSpoken, type PhraseAt } from "../../../language/phrases.ts";
import { readTerms } from "../../../language/read-terms.ts";
import { isSmallWord } from "../../../language/small-words.ts";
import { take, type Tokens } from "../../../language/tokens.ts";
import { isPointedAt } from "./ordinals.ts";
import { openedAt } from "./opened.ts";
import { purseAt } from "./purse.ts";
import { SIGNS, type Sign } from "./sign-words.ts";

export type Signed = { sign: Sign; from: number; to: number };

/** A longer phrase of another reader wins: "most expensive" is an order, "expensive" a complaint. */
export function readSigns(
  tokens: Tokens,
  otherAt: PhraseAt<unknown>,
  isHeld: (at: number) => boolean = () => false,
): Signed[] {
  const found: Signed[] = [];
  for (let at = 0; at < tokens.words.length;) {
    const isRead = !tokens.taken.has(at) && !isHeld(at);
    const read = isRead ? signAt(tokens.words, at) : undefined;
    const other = read && otherAt(tokens.words, at);
    const isOther = read !== undefined && other !== undefined && other.to > read.to;
    const isMissed =
      isOther ||
      (read && isPointedAt(tokens.words, at, read.to)) ||
      (read?.value === "outfit" && isVerb(tokens.words, at)) ||
      (read?.value === "with" && isOnIt(tokens.words, at, read.to)) ||
      (read?.value === "forget" && isThatsAll(tokens, at, read.to)) ||
      (read?.value === "forget" && isThen(tokens, at, read.to)) ||
      (read?.value === "forget" && isNotImportant(tokens.words, at)) ||
      // "My son is six next week": when it is, and no other pieces.
      (read?.value === "more" && isWhen(tokens.words, at, read.to)) ||
      (read?.value === "more" && isNoLonger(tokens, at, read.to)) ||
      (read?.value === "cheaper" && isLowerPart(tokens.words, at)) ||
      (read?.value === "more" && isTooHere(tokens, at, read.to)) ||
      (read?.value === "forget" && isSoMuch(tokens, at, read.to)) ||
      // "Flats instead of heels" refuses heels.
      (read?.value === "instead" && tokens.words[read.to] === "of") ||
      // "الغالي الأول": the dear ones are named, and nobody complains of them.
      (read?.value === "cheaper" && isTheDear(tokens.words, at)) ||
      // "Something less formal": of what it is, and not of what it costs.
      (read?.value === "cheaper" && isLessOf(tokens, read.to)) ||
      (read?.value === "cheaper" && /^look(?:s|ing)?$/.test(tokens.words[at - 1] ?? ""));
    const sign = isMissed ? undefined : read;
    const around = sign?.value === "outfit" ? aroundIt(tokens, sign.to) : undefined;
    if (sign) {
      const to = around ?? sign.to;
      found.push({ sign: around ? "complete" : sign.value, from: at, to });
      take(tokens, at, to);
    } else if (wholeAt(tokens.words, at) !== undefined) {
      const to = wholeAt(tokens.words, at) ?? at + 1;
      found.push({ sign: "outfit", from: at, to });
      take(tokens, at, to);
    } else if ((!isHeld(at) || isSaidWhole(tokens.words, at)) && isWholeLook(tokens, at)) {
      found.push({ sign: "outfit", from: at, to: at + 1 });
      take(tokens, at, /^k/.test(tokens.words[at + 1] ?? "") ? at + 2 : at + 1);
    }
    at = sign?.to ?? at + 1;
  }
  return found;
}

const wholeAt = (words: string[], at: number): number | undefined =>
  words[at] === undefined ? undefined : (headToFoot(words, at) ?? everythingAt(words, at));

function signAt(words: string[], at: number): { value: Sign; to: number } | undefined {
  const cheap = purseAt(words, at) ?? lighterAt(words, at);
  return cheap === undefined
    ? (openedAt(words, at) ?? SIGNS(words, at))
    : { value: "cheaper", to: cheap };
}

const OF_PRICE =
  /^(?:ال)?(?:سعر\S*|اسعار\S*|غالي\S*|نار|فلوس|ميزانيه\S*|تمن\S*)$|^(?:s[ae]?3r\w*|as3ar\w*|(?:gh|8)aly?a?|(?:gh|8)alya|nar|floos|mezaneya|taman\w*)$/;
/** «عجبتني بس سعرها نار، في أخف منها؟»: where the price is spoken of, lighter is cheaper. */
const lighterAt = (words: readonly string[], at: number): number | undefined => {
  if (!/^(?:اخف|اهون|احن|a(?:kh|5)a?ff?|ahwan|a7ann?)$/.test(words[at] ?? "")) return undefined;
  if (!words.slice(0, at).some((word) => OF_PRICE.test(word))) return undefined;
  const isOfIt = /^(?:من|منه|منها|منهم|شويه|m[ei]?n|menn?ha|mnha|menn?o|mno|menhom|shwaya)$/;
  let to = at + 1;
  while (to < at + 3 && isOfIt.test(words[to] ?? "")) to += 1;
  return to;
};

/** "A lower neckline", "lower cut": where it sits, and not what it costs. */
const isLowerPart = (words: string[], at: number): boolean =>
  words[at] === "lower" &&
  /^(?:heels?|neck|neckline|waist|rise|cut|hem|sole|back|platform)$/.test(words[at + 1] ?? "");

/** "Nothing closes any more", "I don't wear black any more": no longer, and no other pieces. */
const isNoLonger = ({ words, breaks }: Tokens, at: number, to: number): boolean =>
  words.slice(at, to).join(" ") === "any more" &&
  (to === words.length || breaks.has(to) || isSmallWord(words[to] ?? "")) &&
  words
    .slice(Math.max(0, at - 6), at)
    .some((word) => /^(?:not|no|nothing|none|never|nobody|hardly|dont|doesnt|cant)$/.test(word));

/** "An outfit around it", "a look with these": what is there begins the look, and is not offered once more. */
function aroundIt({ words, breaks }: Tokens, from: number): number | undefined {
  const said =
    /^(?:around|with|from|using|out of|based on|built on|for) (?:it|this|these|them|that one|this one|those)(?= |$)/.exec(
      words.slice(from, from + 4).join(" "),
    )?.[0];
  const to = from + (said?.split(" ").length ?? 0);
  return said &&
    !breaks.has(from) &&
    (to === words.length || breaks.has(to) || isSmallWord(words[to] ?? ""))
    ? to
    : undefined;
}

/** «هاديه بحاجة غالية», "3ayza 7aga ghalya": wished for, and no complaint. */
const isDearWished = (words: string[], at: number): boolean =>
  /^(?:غاليه?|ghal(?:y|i|ya|eya|ia)|8al(?:y|i|ya|eya|ia))$/.test(words[at] ?? "") &&
  /^(?:ب?حاجه|هديه|7aga|haga|hedeya)$/.test(words[at - 1] ?? "") &&
  !/^(?:اوي|قوي|جدا|عليا|a?wy|awi|2awy|gedd?an|3al[ai]ya|3alya)$/.test(words[at + 1] ?? "") &&
  !words
    .slice(0, at)
    .some((word) => /^(?:مش|غير|بلاش|كل|m[eiou]?sh|gh?er|8er|bala+sh|kol|ليه|leh)$/.test(word));

/** "Not that dressy": how much of it, and nothing is let go of. */
const isSoMuch = ({ words, breaks }: Tokens, at: number, to: number): boolean => {
  const [next] = readTerms(words.slice(to, to + 2));
  return (
    words.slice(at, to).join(" ") === "not that" &&
    !breaks.has(to) &&
    next?.from === 0 &&
    ["feature", "style", "season", "pattern"].includes(next.term.kind)
  );
};

/** «كمان طاقية», "kaman shanta": a piece beside what is there; «والكحلي كمان لأ»: that one neither. */
const isTooHere = ({ words, breaks }: Tokens, at: number, to: number): boolean => {
  if (to !== at + 1 || !/^(?:كمان|kaman)$/.test(words[at] ?? "") || breaks.has(to)) return false;
  const [next] = readTerms(words.slice(to, to + 2));
  return (
    /^(?:لا|لاء|la2?|la2a|balash|بلاش|مش|mesh|msh)$/.test(words[to] ?? "") ||
    (at === 0 && next?.from === 0 && next.term.kind === "kind")
  );
};

const isWhen = (words: string[], at: number, to: number): boolean =>
  words[at] === "next" &&
  /^(?:week\w*|month|year|time|day|summer|winter|spring|autumn|fall|season|term|semester|door|to|\w+day)$/.test(
    words[to] ?? "",
  );

const isTheDear = (words: string[], at: number): boolean =>
  !words.slice(0, at).some((word) => TAKES_OUT.test(word)) && isNamedDear(words, at);

/** «شيلي الحاجات الغالية»: taken out, so cheaper ones are wanted. */
const TAKES_OUT = /^(?:شيل\S{0,4}|بلاش|من|بعيد|she+l[yi]?|shely|bala+sh)$/;

const isNamedDear = (words: string[], at: number): boolean =>
  isDearWished(words, at) ||
  /^[وب]?الغالي(?:ين|ه)?$/.test(words[at] ?? "") ||
  (/^(?:el|al|bel|wel)$/.test(words[at - 1] ?? "") &&
    /^(?:gh|8|3')al(?:y|i|ya)$/.test(words[at] ?? ""));

const isLessOf = ({ words, breaks }: Tokens, to: number): boolean =>
  words[to - 1] === "less" &&
  to < words.length &&
  !breaks.has(to) &&
  !/^(?:than|please|pls|money|if|maybe|or|and|for|in|like|expensive|pricey)$/.test(words[to] ?? "");

/** "مش مكتوب عليها حاجة", "msh 3aleh ketaba": what is on a piece, and not what goes with it. */
const isOnIt = (words: string[], at: number, to: number): boolean =>
  to === at + 1 &&
  /^(?:علي(?:ه|ها|هم)|3al?[ei]+h(?:a|om)?)$/.test(words[at] ?? "") &&
  (isSomethingOn(words, to) ||
    /^(?:مش|مكتوب|مكتوبه|مرسوم|مرسومه|مطبوع|مطبوعه|mesh|msh|mish|mosh|maktoob|maktob|marsoom|matboo3)$/.test(
      words[at - 1] ?? "",
    ));

/** "تيشيرت عليه سبايدر مان": what follows is no piece and no question. */
function isSomethingOn(words: string[], to: number): boolean {
  const next = words[to];
  if (next === undefined || isSmallWord(next) || /\d/.test(next)) return false;
  const [term] = readTerms(words.slice(to, to + 2));
  return term === undefined ? to > 2 : term.from === 0 && term.term.kind === "pattern";
}

/** "Any sneaker w khalas": said last and joined to a wish it ends it, and takes nothing back. */
const isThatsAll = ({ words, breaks }: Tokens, at: number, to: number): boolean =>
  at > 0 &&
  (to === words.length || breaks.has(to)) &&
  (/^و?خلاص$/.test(words[at] ?? "") || /^w?(?:5|kh)ala+s$/.test(words[at] ?? "")) &&
  (/^w/.test(words[at] ?? "") ||
    (words[at] ?? "").startsWith("و") ||
    /^(?:w|we|و)$/.test(words[at - 1] ?? ""));

/** "La2 mesh jeans 5alas geld": then leather; after a no it says what is wanted instead. */
const isThen = ({ words, breaks }: Tokens, at: number, to: number): boolean =>
  to === at + 1 &&
  /^(?:خلاص|(?:5|kh)ala+s)$/.test(words[at] ?? "") &&
  !breaks.has(to) &&
  words.slice(0, at).some((word) => /^(?:مش|بلاش|m[eiou]?sh|bala+sh)$/.test(word)) &&
  readTerms(words.slice(to, to + 2))[0]?.from === 0;

/** «والجلد مش مهم», "el geld msh mohem": of what stands before it, and the talk goes on. */
const isNotImportant = (words: string[], at: number): boolean =>
  at > 0 &&
  /^(?:مش|mesh|msh|mish)$/.test(words[at] ?? "") &&
  /^(?:مهم\S?|فارق\S?|mohemm?a?|far2a?)$/.test(words[at + 1] ?? "") &&
  readTerms(words.slice(0, at)).some(({ to }) => to === at);

/** "My navy trousers look great on me": it tells how they look. */
const HOW_IT_LOOKS =
  /^(?:so|too|very|really|good|nice|great|better|best|bad|awful|terrible|amazing|perfect|lovely|stunning|beautiful|gorgeous|pretty|cute|fab|fabulous|fine|weird|odd|silly|cheap|expensive|ok|okay|fat|slim|slimmer|thin|thinner|tall|taller|short|shorter|young|younger|old|older|ill|pale|like)$/;
/** "A bag that looks expensive": to look is no look. */
const LOOKING = new Set(
  "that still it which she he they i to makes make me would will not doesnt also really".split(" "),
);
const isVerb = (words: string[], at: number): boolean =>
  /^looks?$/.test(words[at] ?? "") &&
  (LOOKING.has(words[at - 1] ?? "") || HOW_IT_LOOKS.test(words[at + 1] ?? ""));

const WHOLE = createSpoken<true>([
  [
    true,
    "full, whole, complete, entire, total, put together, build, create, assemble, compose, plan, pick, نسق, نسقي, كون, كوني, جمع, جمعي, جهز, جهزي, ركب, ركبي, رتب, رتبي, اعمل, اعملي, اقترح, اقترحي, اختار, اختاري, nasa2, nasa2y, kawen, kawweny, gahez, gahezy, rakeb, e3mel, e3mely, ekhtar, e5tar, e5tary",
  ],
]);
const COMPLETE = /^(?:كامل|متكامل|كامله|متكامله|kamel|kaamel|kaml|kamil|kamla|motakamel)$/;
const CLOTHES = /^(?:لبس|لبسه|هدوم|طله|lebs|lebset|hedoom|hodoom|talla)$/;

/** "لبس كاجوال كامل", "لبسة العيد كلها": clothes are a look where they are all of them. */
const isAllClothes = (words: string[], at: number): boolean =>
  CLOTHES.test(words[at] ?? "") &&
  words
    .slice(at + 1, at + 4)
    .some((word) => COMPLETE.test(word) || /^(?:كله|كلها|kolo|kollo|kolaha|kollaha)$/.test(word));

const FROM_TOP =
  /^(?:من|m[ei]?n) (?:فوق|الراس|راسي|fo+[2q2]|ras\w*) (?:ل ?|لل?|le? |le)(?:تحت|رجل\S*|ta?7t|regl\w*)$/;

const EVERYTHING_FROM =
  /^(?:كل حاجه|kol 7aga|kol haga|everything) (?:من|m[ei]?n|from) (?:(?:el|al|the) )?\S+ (?:لل\S+|لحد \S+|ل \S+|(?:lel|le|l|lil|l7ad el|le7ad el) \S+|to (?:the )?\S+)/;
/** «كل حاجة من الجزمة للكرافتة», "kol 7aga mn el gazma lel karafatta": all that is worn, and where it begins and ends. */
function everythingAt(words: string[], at: number): number | undefined {
  const said = EVERYTHING_FROM.exec(words.slice(at, at + 9).join(" "))?.[0];
  return said === undefined ? undefined : at + said.split(" ").length;
}

/** "Men foo2 le ta7t", «من راسي لرجلي»: all of her, however it is spelled. */
function headToFoot(words: string[], at: number): number | undefined {
  for (const length of [3, 4])
    if (FROM_TOP.test(words.slice(at, at + length).join(" "))) return at + length;
  return undefined;
}

const LOOK =
  /^(?:ال|لل|ب)?(?:looks?|outfits?|طقم|اطقم|لوك|لوكات|اوتفيت|اوتفت|ta2m|to2m|ta2em|tu2m|taqm|takm|awtfit)$/;

/** "A complete soiree look", "نسق لأخويا طقم": whom and what it is for may stand between. */
const isWholeLook = ({ words, taken }: Tokens, at: number): boolean =>
  !taken.has(at) &&
  (isAllClothes(words, at) || LOOK.test(words[at] ?? "")) &&
  !isVerb(words, at) &&
  (isSaidWhole(words, at) ||
    isForOuting(words, at) ||
    isForSomebody(words, at) ||
    isNounAlone(words, at) ||
    isOneLook(words, at));

/** "A complete gym outfit", "lebs gym kamel": clothes for the gym are a look where they are all of them. */
const isSaidWhole = (words: string[], at: number): boolean =>
  isAllClothes(words, at) ||
  (LOOK.test(words[at] ?? "") &&
    (COMPLETE.test(words[at + 1] ?? "") ||
      words.slice(Math.max(0, at - 4), at).some((_, n) => WHOLE(words, Math.max(0, at - 4) + n))));

const OUTINGS = new Set([
  ...["wedding", "engagement", "henna", "work", "interview", "university", "travel", "party"].map(
    (name) => `occasion:${name}`,
  ),
  ...["occasion:eid", "occasion:ramadan", "occasion:outing", "style:evening"],
]);
const SET = /^(?:ال)?طقم$|^(?:ta2m|to2m|tu2m|ta2em|taqm|takm)$/;
/** «طقم للجامعة», «طقم خروجة»: what is worn there; a «طقم للبيت» is sold as one piece. */
const isForOuting = (words: string[], at: number): boolean =>
  SET.test(words[at] ?? "") &&
  readTerms(words.slice(at + 1, at + 4)).some(
    ({ term, from }) => from <= 1 && OUTINGS.has(term.id) && isPassed(words[at + 1], from),
  );
const isPassed = (word: string | undefined, from: number): boolean =>
  from === 0 || /^(?:l|le|lel|li)$/.test(word ?? "");

/** «طقم رجالي»: how a man is dressed. */
const isForSomebody = (words: string[], at: number): boolean =>
  SET.test(words[at] ?? "") &&
  /^(?:رجالي|حريمي|نسائي|شبابي|regaly|reegaly|7areemy|7arimy|shababy)$/.test(words[at + 1] ?? "");

/** "Look soiree 6000", "3ayza look lel 5orog", "a wedding guest look"; "look for", "look good" are verbs. */
function isNounAlone(words: string[], at: number): boolean {
  const [before, next] = [words[at - 1] ?? "", words[at + 1] ?? ""];
  if (!/^looks?$/.test(words[at] ?? "") || LOOKS_AT.test(next)) return false;
  const isAsked = (at === 0 || ASKS_FOR.test(before)) && next !== "" && !BEHIND_VERB.test(next);
  const said = words.slice(Math.max(0, at - 3), at);
  // "A dress with a boho look" is a dress.
  const isPlaced =
    !said.some((word) => /^(?:with|has|have|having|of)$/.test(word)) &&
    readTerms(said).some(({ term }) => ["occasion", "style", "season"].includes(term.kind));
  const isOfPiece = readTerms(words.slice(at + 1, at + 3)).some(({ term }) => term.kind === "kind");
  return isAsked || (isPlaced && !isOfPiece);
}
const LOOKS_AT = /^(?:for|at|like|good|nice|great|better|into)$/;
const BEHIND_VERB = /^(?:best|so|too|very|up|around|out|here|i|im|what|how|as|the)$/;
const ASKS_FOR = /^(?:3a[wy][ei]?za?|3ayza?|me7taga?|hat(?:ly|eely)?|gahezly|shofly|ay|e3mel\w*)$/;

/** "A casual friday look", "my first day outfit"; a dress with a vintage look is a dress. */
function isOneLook(words: string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 4), at);
  const article = before.findLastIndex((word) => /^(?:a|an|my|some)$/.test(word));
  return (
    article >= 0 && !/^(?:with|has|have|for)$/.test(words[at - before.length + article - 1] ?? "")
  );
}
