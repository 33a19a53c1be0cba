// For whom: "for my daughter, she is 6", "جزمة لجوزي", "I wear hijab", "hedeya le mama".
import { present } from "../../../../contract/get-or-throw.ts";
import { createSpoken } from "../../../language/phrases.ts";
import { take, type Tokens } from "../../../language/tokens.ts";
import { readAge } from "./ages.ts";
import { readBody, readHeight } from "./body.ts";
import { readFigure } from "./figure.ts";
import { grownBy, isOwnDay } from "./grown-up.ts";
import {
  BORN,
  endOfPlace,
  isNewbornsDay,
  isOwnerAt,
  isSchoolDay,
  isSelfAt,
  isTeller,
  isWornToTheirs,
  MARRIES,
  personAt,
} from "./hosts.ts";
import { TRAITS } from "./people-words.ts";
import { takeNewborn } from "./newborn.ts";
import { isOnlyToldOf } from "./people-roles.ts";
import { peopleAt } from "./relatives.ts";
import { isNotRevealing } from "./revealing.ts";
import { readSchoolYear } from "./school-years.ts";
import {
  asksWhatToWear,
  GIVEN,
  isCouple,
  isForSpeaker,
  isFindingSo,
  isForTheDay,
  isNamedDay,
  isNoTrait,
  isPaidFor,
  loneGuyAt,
  PRESENT,
  THEY_WEAR,
  THIRD,
  TO_ME,
  WORN_BY_ME,
} from "./wearer-cues.ts";
import type { Wearer, Who } from "../wish.ts";

/** "بيبي بلو" is a colour, and "alwan hadya" are quiet ones. */
const isShade = (words: string[], at: number): boolean =>
  (words[at] === "بيبي" && /^(بلو|بينك|كاروه|دول)$/.test(words[at + 1] ?? "")) ||
  /^(?:alwan|lon|loon|الوان|لون|الالوان)$/.test(
    words[/^(?:el|al|il)$/.test(words[at - 1] ?? "") ? at - 2 : at - 1] ?? "",
  ) ||
  (words[at] === "hadya" && /^(?:7aga|haga|7agat)$/.test(words[at - 1] ?? ""));

/** Reads and takes the words about people; what is left is about things. */
export function readWearer(
  tokens: Tokens,
  before: Wearer = {},
  isHeld: (at: number) => boolean = () => false,
): Wearer {
  const isNewborn = takeNewborn(tokens);
  const wearer: Wearer = isNewborn ? { who: "baby", isGift: true } : {};
  let celebrated: Who | undefined;
  let isOfBoth = false;
  for (let at = 0; at < tokens.words.length;) {
    const from = at;
    const isOpen = !tokens.taken.has(at) && !isHeld(at);
    const isSpokenOf = isOpen && !isShade(tokens.words, at);
    const trait = isSpokenOf ? TRAITS(tokens.words, at) : undefined;
    const named = isSpokenOf
      ? (personAt(tokens.words, at) ?? loneGuyAt(tokens.words, tokens.breaks, at))
      : undefined;
    const person =
      named && (isNoWearer(tokens, at, named) || isNewbornsDay(tokens.words, at))
        ? undefined
        : named;
    if (isOpen && !person && isOwnerAt(tokens.words, at))
      take(tokens, at, peopleAt(tokens.words, at)?.to ?? at + 1);
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
        (MARRIES.test(tokens.words[at - 1] ?? "") ||
          isSchoolDay(tokens.words, host.to) ||
          isWornToTheirs(tokens.words, at, host.to));
      const grown = host && grownBy(tokens.words, host);
      if (grown && isBroughtTo(tokens.words)) wearer.who ??= grown;
      const isGuests = host && host.value !== "baby" && asksWhatToWear(tokens.words);
      const isTold = host && isTeller(tokens.words, host.to);
      if (host && isFindingSo(tokens.words, host.to)) take(tokens, at, host.to);
      // "Parents' evening at my daughter's school": hers, and nobody of her age goes there in finery.
      const place =
        host && tokens.words[at - 1] === "at" ? endOfPlace(tokens.words, host.to) : undefined;
      if (host && place !== undefined && place > host.to) {
        take(tokens, at, place);
        at = place;
        continue;
      }
      if (host && (isBride || grown || isGuests || isTold || /^(?:wo)?man$/.test(host.value)))
        take(tokens, at, isGuests ? endOfPlace(tokens.words, host.to) : host.to);
      at = host?.to ?? at + 1;
      continue;
    }
    if (found === trait && trait.value === "isGift" && isForSpeaker(tokens.words, at, found.to)) {
      at = found.to;
      continue;
    }
    if (found === trait && isNoTrait(tokens.words, at, trait.value)) {
      at = found.to;
      continue;
    }
    if (found === trait) wearer[trait.value] = !isDenied(tokens, at);
    // "My daughter-in-law, she just had a baby": it is hers.
    else if (person?.value === "baby" && wearer.who === "woman" && tokens.words[at] === "just")
      delete wearer.isSelf;
    // "للأم مش للبيبي": for whom it is not.
    else if (isDenied(tokens, at)) take(tokens, at - 1, at);
    else if (isPair(wearer.who, present(person).value) && isJoinedAt(tokens.words, at))
      isOfBoth = true;
    else if (
      !isNewborn &&
      !isNamedAlready(wearer.who, before.who, tokens.words.slice(at, found.to))
    )
      wearer.who = together(wearer.who, present(person).value);
    take(tokens, at, found.to);
    at = found.to;
    if (found === person) at = readHeight(tokens, from, at, wearer);
  }
  const isOfChild = wearer.who
    ? CHILDREN.has(wearer.who)
    : before.who
      ? CHILDREN.has(before.who)
      : false;
  Object.assign(wearer, readAges(tokens, isOfChild, wearer));
  const schooled = isOfChild && wearer.months === undefined ? readSchoolYear(tokens) : undefined;
  if (schooled !== undefined) wearer.months = schooled;
  Object.assign(wearer, readBody(tokens, wearer.who ?? before.who), readFigure(tokens));
  // "عيد ميلاد ماما وعايزة اجيبلها": whose day it is gets the present.
  const isToldOf = THIRD.test(tokens.words.join(" ")) && !WORN_BY_ME.test(tokens.words.join(" "));
  if (celebrated && (isToldOf || isForTheDay(tokens.words) || isPaidFor(tokens.words)))
    wearer.isGift ??= true;
  if (isNamedDay(tokens.words)) wearer.isGift ??= true;
  if (wearer.isGift && celebrated) wearer.who ??= celebrated;
  // "For me and my husband": either of them may wear it.
  const isWithMe =
    wearer.who !== undefined &&
    (wearer.isSelf === true ? isJoinedToMe(tokens.words) : isCouple(tokens.words));
  // "ولادي بيبوظوا الهدوم، عايزة لنفسي": for who speaks, whoever was told of before.
  if (ONLY_ME.test(tokens.words.join(" "))) wearer.isSelf = true;
  const isForMe =
    wearer.isSelf === true &&
    !isWithMe &&
    (/(?:^| )(?:لنفسي|ليا انا|for myself|le nafsy)(?: |$)/.test(tokens.words.join(" ")) ||
      ONLY_ME.test(tokens.words.join(" ")));
  if (!wearer.who && !before.who) {
    const who = THEY_WEAR.exec(tokens.words.join(" "))?.[1];
    if (who) wearer.who = who === "he" ? "man" : "woman";
  }
  wearer.who ??= ownerOfWornOut(tokens.words);
  if (wearer.who === undefined) delete wearer.who;
  if (isOfBoth || isWithMe || isForMe) delete wearer.who;
  // A present for who has given birth is no dress for her.
  if (wearer.isGift) delete wearer.hidesWaist;
  if (wearer.who) takeCelebrated(tokens, wearer);
  if (wearer.who && !wearer.isSelf && isBrought(tokens.words)) wearer.isGift ??= true;
  return settled(wearer, tokens);
}

const WORN_OUT =
  /(?:^| )(?:باظ\S{0,2}|داب\S{0,2}|اتقطع\S{0,2}|ضاق\S{0,2}|صغر\S{0,2}|بهت\S{0,2}|اتحرق\S{0,2}|ضاع\S{0,2}|قدم\S{0,2}|وسع\S{0,2}|كش\S{0,2}|baz\w*|dab\w*|et2ata3\w*|da2et|soghret|bahet\w*|da3\w*|2edem\w*)(?: |$)/;
/** «البيجامة بتاعت جوزي دابت، عايزة غيرها»: whose it was wears the next one. */
function ownerOfWornOut(words: readonly string[]): Who | undefined {
  const at = words.findIndex((word) =>
    /^(?:بتاع(?:ه|ت)?|بتوع|beta3e?t?|bta3e?t?|beto3)$/.test(word),
  );
  if (at < 0 || !WORN_OUT.test(words.join(" "))) return undefined;
  return peopleAt([...words], at + 1)?.value;
}

/** "La2 ana bas", «لا ليا انا بس»: and nobody else. */
const ONLY_ME =
  /^(?:(?:لا|لاء|no|la2?|laa2|la2a|خلاص|khalas|5alas) )?(?:(?:ليا|leya|leyya|lya) )?(?:انا|ana|ليا|leya|me) (?:بس|لوحدي|bass?|bs|la?w7dy|only)$/;

/** A baby may wear it whatever is told of it; so do who speaks and whom it is "for". */
const isNoWearer = (
  { words, breaks }: Tokens,
  at: number,
  { value, to }: { value: Who; to: number },
): boolean =>
  value !== "baby" &&
  !/^(?:for|le|lel|ل|l)$/.test(words[at - 1] ?? "") &&
  !isGivenTo(words, at) &&
  !isSelfAt(words, at) &&
  !GIVEN.test(words.join(" ")) &&
  !THIRD.test(words.join(" ")) &&
  !PRESENT.test(words.join(" ")) &&
  isOnlyToldOf(words, breaks, { from: at, to, kind: value });

const isBroughtTo = (words: string[]): boolean =>
  GIVEN.test(words.join(" ")) || words.some((word) => /^لي?(?:ها|ه)$/.test(word));

/** "لاختي", "la5ty": the for is joined to who gets it. */
const isGivenTo = (words: string[], at: number): boolean => {
  const [word = "", ...rest] = words.slice(at);
  return (
    /^(?:ل|l)./.test(word) && peopleAt([word.replace(/^(?:ل|le?)/, ""), ...rest], 0) !== undefined
  );
};

/** "My mother and my father", "لماما وبابا": two people, and not one who buys for the other. */
const isJoinedAt = (words: string[], at: number): boolean =>
  /^و/.test(words[at] ?? "") ||
  [words[at - 1], words[at - 2]].some((word) => /^(?:and|w|we|و)$/.test(word ?? ""));

const isPair = (now: Who | undefined, next: Who): boolean =>
  (now === "man" && next === "woman") || (now === "woman" && next === "man");

const isJoinedToMe = (words: string[]): boolean =>
  /(?:^| )(?:me and|and me|myself and|and myself|ليا و\S+|ليا انا و\S+|وليا|leya w|leyya w|lya w|w leya)(?: |$)/.test(
    words.join(" "),
  );

const WOMENS = new Set(["Dresses", "Skirts", "Blouses", "Abayas"]);

/** "A prom dress, my brother laughed at the last one": a man beside a dress is spoken of. */
export function wearerOf({ who, ...rest }: Wearer, categories: (string | undefined)[]): Wearer {
  const isWomens = categories.some((category) => WOMENS.has(category ?? ""));
  return who === undefined || (who === "man" && isWomens) ? rest : { who, ...rest };
}

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
    "anniversary, our anniversary, wedding anniversary, birthday, her birthday, his birthday, valentine, valentines, valentines day, mothers day, fathers day, عيد جوازنا, عيد ميلادها, عيد ميلاده, عيد ميلاد, عيد الحب, eid milad, eid miladha, eid milado, eed milad, eed miladha, eed milado, 3id milad, 3eid milad, 3eid miladha, 3eid milado, 3eed gawazna, 3eed miladha, 3eed milado, 3eed milad, 3id miladha, 3id milado",
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

const BRINGS = /^(?:[وف]?[بهح]?[اين]جيب|[bh]?an?g[ei]+b|[hn][ae]?g[ei]+b)/;
const OPEN = new Set("ايه حاجه eh eih 7aga haga".split(" "));

/** "اجيب ايه لصاحبتي": what it is may be open, so it is a present. */
const isBrought = (words: string[]): boolean =>
  words.some((word) => BRINGS.test(word) && !TO_ME.test(word)) &&
  words.some((word) => OPEN.has(word));

const DENIES = new Set(
  "not no never isnt without مش مو ليست ليس لست mesh msh mish mosh mush".split(" "),
);

/** "She is not veiled", "مش محجبة": the little words between are passed over. */
function isDenied({ words, breaks }: Tokens, at: number): boolean {
  let place = at - 1;
  while (place >= 0 && !breaks.has(place + 1) && BETWEEN.has(words[place] ?? "")) place -= 1;
  return place >= 0 && !breaks.has(place + 1) && DENIES.has(words[place] ?? "");
}

const BETWEEN = new Set(
  "for el lel a an the am is be really very even ana انا هي اوي بتاع بتاعه بتاعت لبس bta3 beta3 bta3et beta3et lebs".split(
    " ",
  ),
);

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
  if (months === undefined && (who === "girl" || who === "boy") && isOwnDay(words))
    return { ...wearer, who: who === "girl" ? "woman" : "man" };
  // Who is veiled or expects a child is a grown-up, "girl" or not.
  if (
    months === undefined &&
    (who === "girl" || who === "baby") &&
    (wearer.isCovered || wearer.isPregnant)
  )
    return { ...wearer, who: "woman" };
  if (months === undefined) return wearer;
  if (months < 13 * 12 && who === "woman") return { ...wearer, who: "girl" };
  if (months < 13 * 12 && who === "man") return { ...wearer, who: "boy" };
  if (months >= 13 * 12 && who && CHILDREN.has(who))
    return { ...wearer, who: who === "girl" || words.includes("girl") ? "woman" : "man" };
  return wearer;
}
