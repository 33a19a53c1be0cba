// How old somebody is by the class: "في تالتة ابتدائي", "KG2", "talta ebteda2y", "اولى هندسة".
import type { Tokens } from "../../../language/tokens.ts";

const ORDINALS: RegExp[] = [
  /^(?:اول[يه]|اول|oula|ola|awla|1)$/,
  /^(?:تاني[هي]?|تانيه|ثانيه|tanya|tania|2)$/,
  /^(?:تالت[هي]?|ثالثه|talta|talita|3)$/,
  /^(?:رابع[هي]?|rab3a|4)$/,
  /^(?:خامس[هي]?|5amsa|khamsa|5)$/,
  /^(?:سادس[هي]?|satta|sadsa|6)$/,
];

/** How old one is in the first class, in years, and how many classes there are. */
const SCHOOLS: [pattern: RegExp, from: number, classes: number][] = [
  [/^(?:ال)?(?:ابتداي?ي|ابتدائي|ebteda2?[iy]+|ibteda2?[iy]+|primary)$/, 6, 6],
  [/^(?:ال)?(?:اعدادي|e3dad[iy]+|3edady|i3dady|prep|preparatory)$/, 12, 3],
  [/^(?:ال)?(?:ثانوي|ثانويه|sanaw[iy]+|thanaw[iy]+|sanaweya|thanaweya)$/, 15, 3],
  [/^(?:kg|كي جي|روضه|تمهيدي)$/, 4, 2],
  [
    /^(?:ال)?(?:جامعه|كليه|طب|هندسه|تجاره|حقوق|اداب|صيدله|اعلام|علوم|تربيه|السن|حاسبات|gam3a|kolleya|kollya|teb|tebb|handasa|tegara|ti?garah?|7o2oo?2|adab|saydala|e3lam)$/,
    18,
    6,
  ],
];
const NURSERY = /^(?:ال)?(?:حضانه|حضانته|حضانتها|7adana|hadana|nursery)$/;
const NURSERY_YEARS = 4;
/** «هيدخل ثانوي», "da5el e3dady". */
const ENTERS =
  /^[هحب]?[يت]?(?:داخل|داخله|دخل|دخلت|طالع|طلع|رايح)$|^[hb]?[ae]?[yt]?[eo]?(?:da(?:5|kh)[ei]?la?|d(?:5|kh)o?l|tale3|raye7)$/;

/** The age in months, and the words that say it. */
export function schoolYearAt(
  words: readonly string[],
  at: number,
): { months: number; to: number } | undefined {
  const word = words[at] ?? "";
  const joined = /^kg([12])$/.exec(word);
  if (joined) return { months: (3 + Number(joined[1])) * 12, to: at + 1 };
  // «كي جي ون», "kg 2": said in letters.
  const spelled = /^(?:(كي جي)|kg) (?:(1|ون|وان|one|w[ao]n)|(?:2|تو|two|to+))(?: |$)/.exec(
    words.slice(at, at + 3).join(" "),
  );
  if (spelled) return { months: (spelled[2] ? 4 : 5) * 12, to: at + (spelled[1] ? 3 : 2) };
  const place = ORDINALS.findIndex((pattern) => pattern.test(word));
  const school = SCHOOLS.find(([pattern]) => pattern.test(words[at + 1] ?? ""));
  if (place >= 0 && school && place < school[2])
    return { months: (school[1] + place) * 12, to: at + 2 };
  const isEntered =
    /^(?:في|fe|f|بال|ف)$/.test(words[at - 1] ?? "") || ENTERS.test(words[at - 1] ?? "");
  if (!isEntered) return undefined;
  const alone = SCHOOLS.find(([pattern]) => pattern.test(word));
  if (alone && !/^(?:ال)?(?:جامعه|gam3a|كليه|kolleya)$/.test(word))
    return { months: alone[1] * 12, to: at + 1 };
  return NURSERY.test(word) ? { months: NURSERY_YEARS * 12, to: at + 1 } : undefined;
}

/** Of a child that is spoken of; the words are taken. */
export function readSchoolYear(tokens: Tokens): number | undefined {
  for (let at = 0; at < tokens.words.length; at++) {
    const found = tokens.taken.has(at) ? undefined : schoolYearAt(tokens.words, at);
    if (!found) continue;
    for (let place = at; place < found.to; place++) tokens.taken.add(place);
    return found.months;
  }
  return undefined;
}
