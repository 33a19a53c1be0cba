// Whose day or whose friend it is, and who therefore wears something else: "my sister's wedding", "فرح اخويا".
import { eventOfVerb } from "../../../language/event-verbs.ts";
import { readingsOf } from "../../../language/lookup.ts";
import { isSmallWord } from "../../../language/small-words.ts";
import { keyOfTyped, keysOfListed } from "../../../language/speech.ts";
import { peopleAt } from "./relatives.ts";
import { asksWhatToWear } from "./wearer-cues.ts";
import type { Who } from "../wish.ts";

const EVENTS =
  `wedding weddings engagement party birthday graduation christening baptism ceremony concert recital reunion house place shower family final match game play competition tournament race gala show prize performance assembly parents friends home relatives فرح زفاف خطوبه ملكه كتاب حفله تخرج ميلاد سبوع عند بيت حنه جواز اهل قرايب عيله
  soboo3 fara7 farah khotoba khotooba 5otoba ketab 7aflet hafla takharog milad 3and beit henna gawaz ahl 3elet`.split(
    /\s+/,
  );
/** "خروجة مع جوزي", "5oroga ma3 so7aby": who comes along wears something else. */
const ALONG = new Set(
  "مع with ma3 m3 ma3a ويا wayya wya ماسكه ماسك شايله شايل maska maske shayla shayel وانا جايلي جالي متقدملي gayly galy metakademly".split(
    " ",
  ),
);

/** "مع بنات الشغل", "with the girls": whoever comes along, whatever they are called. */
export const isAlongAt = (words: string[], at: number): boolean =>
  ALONG.has(words[at - 1] ?? "") ||
  (/^(?:the|my|el|al)$/.test(words[at - 1] ?? "") && ALONG.has(words[at - 2] ?? ""));

const EVENT = new Set([...EVENTS, ...EVENTS.flatMap(keysOfListed)]);

/** "لفرح", and as it is heard: "fara7", "far7". */
const isEvent = (word = ""): boolean =>
  EVENT.has(word) ||
  EVENT.has(word.replace(/^لل?(?=.{3})/, "")) ||
  // "Khtobet bent 3amty": of somebody, it ends in a t.
  (/^[a-z0-9]{4,}et$/.test(word) && EVENT.has(keyOfTyped(word.replace(/et$/, "a")) ?? "")) ||
  // "أفرّح ماما" is no wedding of hers: Arabic has a spelling.
  (/^[a-z0-9]/.test(word) && EVENT.has(keyOfTyped(word) ?? "")) ||
  eventOfVerb(word) !== undefined;

/** "My brother is finally getting engaged": what may stand between somebody and the day. */
const TOWARDS = new Set(
  "s is are will gonna going to be finally soon having has getting gets got her his a an the 2nd next football basketball swimming karate ballet dance piano school nursery class sports انهارده خلاص كمان اخيرا لسه اللي khalas kaman lesa".split(
    " ",
  ),
);
const DAY = /^(?:married|engaged|marrying)$/;

function isHostAt(words: string[], from: number): boolean {
  let place = from;
  while (place < from + 4 && TOWARDS.has(words[place] ?? "")) place += 1;
  return isEvent(words[place]) || DAY.test(words[place] ?? "");
}

/** "Something to wear to my son's graduation", "my daughter's wedding": who speaks is dressed for it. */
export const isWornToTheirs = (words: string[], from: number, to: number): boolean =>
  isHostAt(words, to) &&
  (words
    .slice(to, to + 5)
    .some((word) => /^(?:wedding|weddings|engagement|married|engaged|marrying)$/.test(word)) ||
    /(?:^| )(?:wear|wearing) (?:to|at|for)(?: my| our)?$/.test(words.slice(0, from).join(" ")));

/** "My kids' school party": theirs, and their mother is dressed for it. */
export const isSchoolDay = (words: string[], at: number): boolean =>
  /^(?:school|nursery|class)$/.test(words[at] ?? "") && isEvent(words[at + 1]);

/** "My dad's paying", "بابا هيدفع", "my sister says": who pays or speaks wears nothing of it. */
const DOES_ELSE =
  /^(?:pay|pays|paying|paid|treats|treating|says?|said|told|tells|thinks|thought|suggested|invited|recommended|[هبح]?[يت]?دفع|قال|قالي|قالت|قالتلي|[بي][يت]?قول|عازمني|عازمنا|عزمني|عزمنا|[hb]?[ae]?[yt][ei]?dfa3|dafa3|2al|2aly|2alet|2aletly|bey2ol|3azemny|3azmny|3azemna)$/;
const BEFORE_DOING = /^(?:s|is|are|will|gonna|going|to|be|who|اللي|elly)$/;

function doesElseAt(words: string[], from: number): boolean {
  let place = from;
  while (place < from + 3 && BEFORE_DOING.test(words[place] ?? "")) place += 1;
  return DOES_ELSE.test(words[place] ?? "");
}

/** "بنت عمي بتشكر فيهم", "sa7by beyeshtaghal hena": what somebody does, in the form of any verb. */
const DOES =
  /^(?:[بهح][يت][\u0621-\u064a]{2,}|(?:شاي|عار|سام|لاب)[\u0621-\u064a]{1,2}|[bh][ae]?[yt][ae]?[a-z0-9]{3,})$/;
const WAS = /^(?:كان|كانت|kan|kanet)$/;
/** "نصحتني", "دلتني", "جابتلي", "nasa7etny": done to who speaks. */
const TO_ME =
  /^(?:[\u0621-\u064a]{2,}ت(?:ني|لي)|[\u0621-\u064a]{3,}(?:اني|الي)|[a-z0-9]{3,}et(?:ny|ly|ni|li))$/;
/** Wearing, liking and needing it are what a wearer does; marrying and growing are told of one, too. */
const OF_WEARING =
  /(?:لبس|حب|موت|عشق|فضل|حتاج|عوز|دور|كبر|بقي|كون|تم|كمل|دخل|بدا|ليق|رد|تعب|بيع|روح|نام|لعب|تجوز|خطب|تخرج|سافر|حج|عتمر|خلف|ولد|حمل|طفي)|(?:lb[aei]?s|7[aei]?b|moot|mot|3sha?2|fad+al|7tag|3ooz|d+aw+ar|kbar|b2a|koon|d5ol|dkhol|lee2|brad|t3ab|ro+7|nam|l3ab|gaw+ez|tgw|5tob|khtob|7eg|3tamer|t5ar|safer|welad)/;

/** "جوزي بيشتغل في الورشة، عايزاله جوانتي": what he does is told, and then he gets it. */
const WANTED_FOR =
  /(?:^| )(?:[وف]?(?:عايز|عاوز|محتاج|هات|جيب|شوف)\S{0,3}ل(?:ه|ها|هم)|w?(?:3ay[ei]?z|3aw[ei]?z|me7tag|hat|geeb|shoof)\w{0,3}l(?:o|oh|ha|aha|hom))(?: |$)/;

/** Who is named without a "for" and then does something is told of; "لماما" is whom it is for. */
function isToldOfAt(words: string[], at: number, to: number): boolean {
  const verb = words[to] ?? "";
  const isFor =
    /^(?:ل|le?)(?=.{3})/.test(words[at] ?? "") ||
    /^(?:ل|le|lel|l|for)$/.test(words[at - 1] ?? "") ||
    /[لl](?:ها|ه|ha|o)$/.test(words[at - 1] ?? "");
  return (
    !isFor &&
    !WANTED_FOR.test(words.slice(to).join(" ")) &&
    (WAS.test(verb) ||
      ((DOES.test(verb) || TO_ME.test(verb)) &&
        !OF_WEARING.test(verb) &&
        !isSmallWord(verb) &&
        readingsOf(verb).length === 0))
  );
}

export const BORN = /^(?:ميلاد|milad|melad|birthday)$/;

/** Who has one of these is grown: "لفرح بنتي". */
export const MARRIES =
  /^(?:ل|ب|في)?(?:ال)?(?:فرح|خطوبه|زفاف|حنه|جواز|كتاب|wedding|engagement|fara7|farah|5otobet|khotobet|7ennet|henna)$/;

const KNOWN_BY = new Set(
  "teacher teachers friend friends coach nanny doctor tutor مدرسه مدرس ميس صاحبه صاحبته صاحبتها مدرسته مدرستها".split(
    " ",
  ),
);
/** "لمدرسة ابني": in Arabic whose it is stands behind. */
const KNOWN_ARABIC = /^(?:مدرسه|مدرس|ميس|صاحبه|صحاب|اصحاب|زمايل|دكتوره?|مدربه?|حضانه)$/;
const OF = new Set("بتاعه بتاعت بتاع بتوع bta3et beta3et bta3 beta3 of".split(" "));

/** «شبشب بيت لبابا»: worn in the house, and for him. */
const isOfHouse = (words: string[], at: number): boolean =>
  words[at - 1] === "للبيت" ||
  (/^(?:بيت|beit|bet)$/.test(words[at - 1] ?? "") && /^(?:ل|le?$)/.test(words[at] ?? ""));

/** "My sister's wedding", "فرح اخويا", "3and 7amaty": whose it is, not who wears it. */
export function personAt(words: string[], at: number): { value: Who; to: number } | undefined {
  const person = peopleAt(words, at);
  if (!person) return undefined;
  // "5aly el mizaneya" is "make the budget", and nobody's uncle.
  if (/^(?:5aly|khaly)$/.test(words[at] ?? "") && /^(?:el|al)$/.test(words[at + 1] ?? ""))
    return undefined;
  if (/^(?:5|kh)al[ei]{0,2}h(?:a|om)?$/.test(words[at] ?? "")) return undefined;
  if (isCut(words, at)) return undefined;
  if (isPlaceName(words, at)) return undefined;
  if (isSelfAt(words, at)) return person;
  if (isTeller(words, person.to)) return undefined;
  const isHost =
    isHostAt(words, person.to) ||
    doesElseAt(words, person.to) ||
    isToldOfAt(words, at, person.to) ||
    isSchoolDay(words, person.to) ||
    (isEvent(words[at - 1]) &&
      !isOfHouse(words, at) &&
      !/^لل/.test(words[at] ?? "") &&
      // «هدية تخرج لأخويا»: what is given to him on the day.
      !(/^ل/.test(words[at] ?? "") && words.some((word) => /^(?:ال|ب)?هدي[هت]$/.test(word)))) ||
    // "Iftar at my mother-in-law's".
    (words[at - 1] === "at" && words[at - 2] !== "look") ||
    ALONG.has(words[at - 1] ?? "");
  return (isHost && person.value !== "baby") || isOwnerAt(words, at) ? undefined : person;
}

/** "My fiance hates when I wear beige", "mum says I should wear colour": who speaks wears it. */
const SEES_ME =
  /^(?:\w+ly )?(?:hates?|loves?|likes?|prefers?|says?|thinks?|wants?|insists?|told|asked|begs?|begged|complains?)(?: (?:it|that|on))*(?: (?:when|if|how))? (?:i|me)(?: (?:should|must|can|to|always|never|only)){0,3} (?:wear|wore|dress|put|look)/;

/** "My daughter keeps sending me red dresses", "a friend lent me hers": what is done to who speaks is told of them. */
const DONE_TO_ME =
  /^(?:who |that |just |always |still |already |has |have |had |is |was )*(?:(?:keeps?|kept) \w+ing|(?!(?:asks?|asked|begs?|begged|wants?|wanted|needs?|needed|reminds?|reminded|tells?|told|for|to|and|or|with|from|like|than|about|size|who)$)\w{2,}(?:s|ed|nt|ve|ght)|gave|got|made|taught|sold|bought|sent|lent) (?:me|us)(?: |$)/;

/** Whoever stands before this place sees, advises or gives something to who speaks. */
export function isTeller(words: readonly string[], to: number): boolean {
  const behind = words.slice(to).join(" ");
  return SEES_ME.test(behind) || DONE_TO_ME.test(behind);
}

const SELF = /(?:^| )(?:i am|i m|im|as|ana|انا)(?: an?)?(?: (?!my$|the$|her$|his$)\S+)?$/;
/** "I'm a guy going to a wedding", "as a tall man", «انا راجل»: who speaks of himself. */
export const isSelfAt = (words: readonly string[], at: number): boolean =>
  // "Lel fara7, ana ragel": listed with the pronoun.
  /^(?:ana|انا|وانا|im)$/.test(words[at] ?? "") ||
  (words[at] === "i" && /^(?:am|m)$/.test(words[at + 1] ?? "")) ||
  SELF.test(words.slice(0, at).join(" "));

/** "fe gam3 el so7aba", "نادي الشباب": what a mosque, a club or a street is called after is nobody here. */
const isPlaceName = (words: string[], at: number): boolean => {
  const before = /^(?:el|al|il|the|of)$/.test(words[at - 1] ?? "") ? words[at - 2] : words[at - 1];
  return /^(?:el|ال)/.test(words[at] ?? "") || before !== words[at - 1]
    ? /^(?:مسجد|جامع|كنيسه|نادي|شارع|ميدان|قاعه|فندق|مول|كافيه|masged|game3|gam3|keneset|nady|share3|midan|qa3et|2a3et|hotel|mall|cafe|mosque|church|club|street)$/.test(
        before ?? "",
      )
    : false;
};

/** "Boyfriend jeans", "el jeans el boyfriend", "mom jeans": a cut, and nobody. */
const isCut = (words: string[], at: number): boolean =>
  /^(?:boyfriend|girlfriend|mom|mum|dad)$/.test(words[at] ?? "") &&
  [words[at + 1], words[at - 1], words[at - 1] === "el" ? words[at - 2] : undefined].some((word) =>
    /^(?:jeans?|jeansat|fit|cut|pants|trousers|shirt|blazer|shoes|جينز)$/.test(word ?? ""),
  );

/** "My daughter's teacher", "الميس بتاعة بنتي": somebody else is meant. */
export function isOwnerAt(words: string[], at: number): boolean {
  const person = peopleAt(words, at);
  if (!person || !["girl", "boy", "child", "baby"].includes(person.value)) return false;
  const after = words[person.to] === "s" ? person.to + 1 : person.to;
  // "للمدرسة لبنتي" is no teacher of hers.
  const known = (words[at - 1] ?? "").replace(/^ل(?!ل)/, "");
  const isOf = KNOWN_ARABIC.test(known) && !/^ل(?=.{3})/.test(words[at] ?? "");
  return KNOWN_BY.has(words[after] ?? "") || OF.has(words[at - 1] ?? "") || isOf;
}

/** "At my son's school": his, and no university of hers. */
export const endOfPlace = (words: string[], at: number): number =>
  words[at] === "s" && THEIR_PLACE.test(words[at + 1] ?? "")
    ? at + 2
    : THEIR_PLACE.test(words[at] ?? "")
      ? at + 1
      : at;
const THEIR_PLACE = /^(?:school|nursery|class|college|university|club|kindergarten)$/;

/** «سبوع»: the day of somebody newly born, to which others go dressed; who brings something brings it to the baby. */
export const isNewbornsDay = (words: string[], at: number): boolean =>
  /^(?:لل?|ال)?سبوع$|^s[oe]?b+[ou]+3$/.test(words[at] ?? "") &&
  asksWhatToWear(words) &&
  !words.some((word) => /^(?:لل?|ال)?(?:بيبي|نونو|مولود\S*)$|^(?:baby|nono|mawl\w+)$/.test(word));
