// For whom: "for my daughter, she is 6", "جزمة لجوزي", "I wear hijab", "hedeya le mama".
import { eventOfVerb } from "../../../language/event-verbs.ts";
import { createSpoken } from "../../../language/phrases.ts";
import { keyOfTyped, keysOfListed } from "../../../language/speech.ts";
import { take, type Tokens } from "../../../language/tokens.ts";
import { readAge } from "./ages.ts";
import { readBody } from "./body.ts";
import { TRAITS } from "./people-words.ts";
import { peopleAt } from "./relatives.ts";
import type { Wearer, Who } from "../wish.ts";

const EVENTS =
  `wedding weddings engagement party birthday graduation house place shower family parents friends home relatives فرح زفاف خطوبه كتاب حفله تخرج ميلاد سبوع عند بيت حنه جواز اهل قرايب عيله
  fara7 farah khotoba khotooba 5otoba ketab 7aflet hafla takharog milad 3and beit henna gawaz ahl 3elet`.split(
    /\s+/,
  );
/** "خروجة مع جوزي", "5oroga ma3 so7aby": who comes along wears something else. */
const ALONG = new Set("مع with ma3 وانا جايلي جالي متقدملي gayly galy metakademly".split(" "));

const EVENT = new Set([...EVENTS, ...EVENTS.flatMap(keysOfListed)]);

/** "لفرح", and as it is heard: "fara7", "far7". */
const isEvent = (word = ""): boolean =>
  EVENT.has(word) ||
  EVENT.has(word.replace(/^لل?(?=.{3})/, "")) ||
  EVENT.has(keyOfTyped(word) ?? "") ||
  eventOfVerb(word) !== undefined;

/** "My brother is finally getting engaged": what may stand between somebody and the day. */
const TOWARDS = new Set(
  "s is are will gonna going to be finally soon having has getting gets got her his a an the 2nd next انهارده خلاص كمان اخيرا لسه اللي khalas kaman lesa".split(
    " ",
  ),
);
const DAY = /^(?:married|engaged|marrying)$/;

function isHostAt(words: string[], from: number): boolean {
  let place = from;
  while (place < from + 4 && TOWARDS.has(words[place] ?? "")) place += 1;
  return isEvent(words[place]) || DAY.test(words[place] ?? "");
}

/** "My kids' school party": theirs, and their mother is dressed for it. */
const isSchoolDay = (words: string[], at: number): boolean =>
  /^(?:school|nursery|class)$/.test(words[at] ?? "") && isEvent(words[at + 1]);

const BORN = /^(?:ميلاد|milad|melad|birthday)$/;

/** Who has one of these is grown: "لفرح بنتي". */
const MARRIES =
  /^(?:ل|ب|في)?(?:ال)?(?:فرح|خطوبه|زفاف|حنه|جواز|كتاب|wedding|engagement|fara7|farah|5otobet|khotobet|7ennet|henna)$/;

const KNOWN_BY = new Set(
  "teacher teachers friend friends coach nanny doctor tutor مدرسه مدرس ميس صاحبه صاحبته صاحبتها مدرسته مدرستها".split(
    " ",
  ),
);
/** "لمدرسة ابني": in Arabic whose it is stands behind. */
const KNOWN_ARABIC = /^(?:مدرسه|مدرس|ميس|صاحبه|صحاب|اصحاب|زمايل|دكتوره?|مدربه?|حضانه)$/;
const OF = new Set("بتاعه بتاعت بتاع بتوع bta3et beta3et bta3 beta3 of".split(" "));

/** "My sister's wedding", "فرح اخويا", "3and 7amaty": whose it is, not who wears it. */
function personAt(words: string[], at: number): { value: Who; to: number } | undefined {
  const person = peopleAt(words, at);
  if (!person) return undefined;
  // "5aly el mizaneya" is "make the budget", and nobody's uncle.
  if (/^(?:5aly|khaly)$/.test(words[at]!) && /^(?:el|al)$/.test(words[at + 1] ?? ""))
    return undefined;
  if (/^(?:5|kh)al[ei]{0,2}h(?:a|om)?$/.test(words[at]!)) return undefined;
  if (isCut(words, at)) return undefined;
  const isHost =
    isHostAt(words, person.to) ||
    isSchoolDay(words, person.to) ||
    (isEvent(words[at - 1]) && words[at - 1] !== "للبيت") ||
    ALONG.has(words[at - 1] ?? "");
  return (isHost && person.value !== "baby") || isOwnerAt(words, at) ? undefined : person;
}

/** "Boyfriend jeans", "el jeans el boyfriend", "mom jeans": a cut, and nobody. */
const isCut = (words: string[], at: number): boolean =>
  /^(?:boyfriend|girlfriend|mom|mum|dad)$/.test(words[at]!) &&
  [words[at + 1], words[at - 1], words[at - 1] === "el" ? words[at - 2] : undefined].some((word) =>
    /^(?:jeans?|jeansat|fit|cut|pants|trousers|shirt|blazer|shoes|جينز)$/.test(word ?? ""),
  );

/** "My daughter's teacher", "الميس بتاعة بنتي": somebody else is meant. */
function isOwnerAt(words: string[], at: number): boolean {
  const person = peopleAt(words, at);
  if (!person || !["girl", "boy", "child", "baby"].includes(person.value)) return false;
  const after = words[person.to] === "s" ? person.to + 1 : person.to;
  const known = (words[at - 1] ?? "").replace(/^لل?/, "");
  return (
    KNOWN_BY.has(words[after] ?? "") || OF.has(words[at - 1] ?? "") || KNOWN_ARABIC.test(known)
  );
}

/** "بيبي بلو" is a colour, and "alwan hadya" are quiet ones. */
const isShade = (words: string[], at: number): boolean =>
  (words[at] === "بيبي" && /^(بلو|بينك|كاروه|دول)$/.test(words[at + 1] ?? "")) ||
  /^(?:alwan|lon|loon|الوان|لون|الالوان)$/.test(words[at - 1] ?? "");

/** Reads and takes the words about people; what is left is about things. */
export function readWearer(
  tokens: Tokens,
  before: Wearer = {},
  isHeld: (at: number) => boolean = () => false,
): Wearer {
  const wearer: Wearer = {};
  let celebrated: Who | undefined;
  let isOfBoth = false;
  for (let at = 0; at < tokens.words.length;) {
    const isOpen = !tokens.taken.has(at) && !isHeld(at);
    const isSpokenOf = isOpen && !isShade(tokens.words, at);
    const trait = isSpokenOf ? TRAITS(tokens.words, at) : undefined;
    const person = isSpokenOf ? personAt(tokens.words, at) : undefined;
    if (isOpen && !person && isOwnerAt(tokens.words, at)) take(tokens, at, at + 1);
    const found = trait && person ? (person.to > trait.to ? person : trait) : (trait ?? person);
    if (!found && isSpokenOf && isNotRevealing(tokens, at)) {
      wearer.isCovered = true;
      take(tokens, at, at + 1);
      at += 1;
      continue;
    }
    if (!found) {
      // "فرح ابن خالتي": the aunt is no more the wearer than her son, and neither is said of the piece.
      const host = isOpen ? peopleAt(tokens.words, at) : undefined;
      const isBirthday =
        host && (BORN.test(tokens.words[at - 1] ?? "") || BORN.test(tokens.words[host.to] ?? ""));
      if (isBirthday) celebrated ??= host.value;
      const isBride =
        host &&
        host.value !== "baby" &&
        (MARRIES.test(tokens.words[at - 1] ?? "") || isSchoolDay(tokens.words, host.to));
      if (host && (isBride || /^(?:wo)?man$/.test(host.value))) take(tokens, at, host.to);
      at = host?.to ?? at + 1;
      continue;
    }
    if (found === trait && trait.value === "isGift" && TO_ME.test(tokens.words[at]!)) {
      at = found.to;
      continue;
    }
    if (found === trait) wearer[trait.value] = !isDenied(tokens, at);
    // "للأم مش للبيبي": for whom it is not.
    else if (isDenied(tokens, at)) take(tokens, at - 1, at);
    else if (isPair(wearer.who, person!.value) && !WHOSE.test(tokens.words[at - 1] ?? ""))
      isOfBoth = true;
    else if (!isNamedAlready(wearer.who, before.who, tokens.words.slice(at, found.to)))
      wearer.who = together(wearer.who, person!.value);
    take(tokens, at, found.to);
    at = found.to;
  }
  const isOfChild = wearer.who
    ? CHILDREN.has(wearer.who)
    : before.who
      ? CHILDREN.has(before.who)
      : false;
  Object.assign(wearer, readAges(tokens, isOfChild, wearer));
  Object.assign(wearer, readBody(tokens, wearer.who ?? before.who));
  // "عيد ميلاد ماما وعايزة اجيبلها": whose day it is gets the present.
  if (celebrated && isForTheDay(tokens.words)) wearer.isGift ??= true;
  if (wearer.isGift && celebrated) wearer.who ??= celebrated;
  // "For me and my husband": either of them may wear it.
  const isWithMe = wearer.isSelf === true && wearer.who !== undefined && isJoinedToMe(tokens.words);
  if (isOfBoth || isWithMe) delete wearer.who;
  // A present for who has given birth is no dress for her.
  if (wearer.isGift) delete wearer.hidesWaist;
  if (wearer.who) takeCelebrated(tokens, wearer);
  if (wearer.who && !wearer.isSelf && isBrought(tokens.words)) wearer.isGift ??= true;
  return settled(wearer, tokens);
}

/** "Her brother" is one person. */
const WHOSE = /^(?:her|his)$/;

const isPair = (now: Who | undefined, next: Who): boolean =>
  (now === "man" && next === "woman") || (now === "woman" && next === "man");

const isJoinedToMe = (words: string[]): boolean =>
  /(?:^| )(?:me and|and me|myself and|and myself|ليا و\S+|ليا انا و\S+|وليا|leya w|leyya w|lya w|w leya)(?: |$)/.test(
    words.join(" "),
  );

const OPEN_THING = new Set("something anything smth sth حاجه ايه 7aga haga eh هديه".split(" "));
const WORN_BY_ME =
  /(?:^| )(?:wear|dress|البس\S*|اروح|هروح|رايحه?|albes\w*|aroo?7|ray7a|raye7)(?: |$)/;

/** "Something for my wife's birthday": a thing for somebody's day, and nobody says that they go there. */
const isForTheDay = (words: string[]): boolean =>
  words.some((word) => OPEN_THING.has(word)) && !WORN_BY_ME.test(words.join(" "));

/** The first age said, and those of others beside it: "she is 4 and he is 8". */
function readAges(tokens: Tokens, isOfChild: boolean, { who, isPregnant }: Wearer): Wearer {
  const months: number[] = [];
  let by: Who | undefined;
  for (let age = readAge(tokens, isOfChild); age; age = readAge(tokens, isOfChild)) {
    take(tokens, age.from, age.to);
    // "Five months pregnant" is no age.
    if (isPregnant) continue;
    months.push(age.months, ...(age.also ?? []));
    by ??= age.who;
  }
  const [first, ...others] = [...new Set(months)];
  if (first === undefined) return {};
  return {
    months: first,
    ...(others.length > 0 && { alsoMonths: others.slice(0, 3) }),
    ...(who === undefined && by && { who: by }),
  };
}

/** "It's our anniversary, something for my wife": a day on which somebody else is given something. */
const CELEBRATED = createSpoken<true>([
  [
    true,
    "anniversary, our anniversary, wedding anniversary, birthday, her birthday, his birthday, valentine, valentines, valentines day, mothers day, fathers day, عيد جوازنا, عيد ميلادها, عيد ميلاده, عيد ميلاد, عيد الحب, 3eed gawazna, 3eed miladha, 3eed milado, 3eed milad, 3id miladha, 3id milado",
  ],
]);

function takeCelebrated(tokens: Tokens, wearer: Wearer): void {
  for (let at = 0; at < tokens.words.length; at++) {
    const found = tokens.taken.has(at) ? undefined : CELEBRATED(tokens.words, at);
    if (!found) continue;
    take(tokens, at, found.to);
    wearer.isGift ??= true;
  }
}

const REVEALING =
  /^(?:عريان|عريانه|مكشوف|مكشوفه|فاضح|فاضحه|revealing|skimpy|3[aei]*r[iy]a+na?|maksho+fa?|makshoufa?|fad[ei]?7a?)$/;
const REFUSING =
  /^(?:not|no|nothing|never|without|isnt|مش|مو|بلاش|غير|بدون|mesh|msh|mish|mosh|balash|gher|8er|bedoon|bdoon|و?ما?[\u0621-\u064a]{3,}ش|w?m[ae]?[a-z0-9']{3,}sh)$/;

/** "ميكونش عريان", "nothing too revealing": who refuses to be bare wants to be covered. */
const isNotRevealing = ({ words, breaks }: Tokens, at: number): boolean =>
  REVEALING.test(words[at]!) &&
  [at - 1, at - 2, at - 3].some(
    (place) =>
      REFUSING.test(words[place] ?? "") && ![...breaks].some((stop) => place < stop && stop <= at),
  );

const BRINGS = /^(?:[وف]?[بهح]?[اين]جيب|[bh]?an?g[ei]+b|[hn][ae]?g[ei]+b)/;
const OPEN = new Set("ايه حاجه eh eih 7aga haga".split(" "));

/** "اجيب ايه لصاحبتي": what it is may be open, so it is a present. */
const isBrought = (words: string[]): boolean =>
  words.some((word) => BRINGS.test(word) && !TO_ME.test(word)) &&
  words.some((word) => OPEN.has(word));

/** "تجيبلي", "tgebly": what is brought to me is no present. */
const TO_ME = /^(?:[وف]?[بهح]?[تي]?جيب(?:و|ي)?لي|[bh]?[ty][aei]?g[ei]+b[oi]?l[iy])$/;

const DENIES = new Set(
  "not no never isnt without مش مو ليست ليس لست mesh msh mish mosh mush".split(" "),
);

/** "She is not veiled", "مش محجبة": the little words between are passed over. */
function isDenied({ words, breaks }: Tokens, at: number): boolean {
  let place = at - 1;
  while (place >= 0 && !breaks.has(place + 1) && BETWEEN.has(words[place]!)) place -= 1;
  return place >= 0 && !breaks.has(place + 1) && DENIES.has(words[place]!);
}

const BETWEEN = new Set("for el lel a an the am is be really very even ana انا هي اوي".split(" "));

const CHILDREN = new Set<Who>(["girl", "boy", "child", "baby"]);

/** "My son …, a hoodie for him": who it is has been said, here or before. */
function isNamedAlready(now: Who | undefined, before: Who | undefined, words: string[]): boolean {
  if (now === "baby") return true;
  const who = now ?? before;
  const pronoun = words.at(-1);
  if (pronoun === "him") return who === "boy" || who === "child" || who === "baby";
  return pronoun === "her" && (who === "girl" || who === "child" || who === "baby");
}

/** "My daughter and my son": of two children either may wear it. */
const together = (now: Who | undefined, next: Who): Who =>
  (now === "girl" && next === "boy") || (now === "boy" && next === "girl") ? "child" : next;

/** A sister of eight is a girl; a son of fifteen wears what men wear. */
function settled(wearer: Wearer, { words }: Tokens): Wearer {
  const { who, months } = wearer;
  // Who is veiled or expects a child is a grown-up, "girl" or not.
  if (months === undefined && who === "girl" && (wearer.isCovered || wearer.isPregnant))
    return { ...wearer, who: "woman" };
  if (months === undefined) return wearer;
  if (months < 13 * 12 && who === "woman") return { ...wearer, who: "girl" };
  if (months < 13 * 12 && who === "man") return { ...wearer, who: "boy" };
  if (months >= 13 * 12 && who && CHILDREN.has(who))
    return { ...wearer, who: who === "girl" || words.includes("girl") ? "woman" : "man" };
  return wearer;
}
