// Which of the shown pieces is pointed at: "the second one", "التالت", "el awlany", "the first two".
import { createSpoken } from "../../../language/phrases.ts";
import { take, type Tokens } from "../../../language/tokens.ts";

const ORDINALS = createSpoken<number>([
  [
    1,
    "first, the first, first one, the first one, 1st, number one, number 1, no 1, الاول, الاولي, الاولاني, الاولانيه, اول واحد, اول واحده, رقم 1, el awel, el awlany, el awlaneya, el oula, awel wa7da, awel wa7ed, rakam 1, el awalany",
  ],
  [
    2,
    "second, the second, second one, the second one, 2nd, number two, number 2, التاني, التانيه, تاني واحد, تاني واحده, رقم 2, الثاني, الثانيه, el tany, el tanya, tany wa7da, tany wa7ed, rakam 2, eltany, eltanya",
  ],
  [
    3,
    "third, the third, third one, the third one, 3rd, number three, number 3, التالت, التالته, تالت واحد, تالت واحده, رقم 3, الثالث, الثالثه, el talet, el talta, talet wa7ed, talta, rakam 3, eltalet",
  ],
  [
    4,
    "fourth, the fourth, fourth one, the fourth one, 4th, number four, الرابع, الرابعه, رابع واحد, رقم 4, el rabe3, el rab3a, rakam 4",
  ],
  [5, "fifth, the fifth one, 5th, number five, الخامس, الخامسه, el 5ames, el khames, rakam 5"],
  [6, "sixth, the sixth one, 6th, number six, السادس, السادسه, el sades"],
  [
    -1,
    "last one, the last one, the last, الاخير, الاخيره, اخر واحد, اخر واحده, el akhir, el a5eer, akher wa7da, a5er wa7ed",
  ],
]);

/** "تاني" asks for others, "التاني" is the second one. */
export const isPointedAt = (words: string[], at: number, to: number): boolean =>
  /^و?ال/.test(words[at] ?? "") && (ORDINALS(withoutAnd(words), at)?.to ?? 0) >= to;

/** "الاول والتاني": an and is written onto the next word. */
const withoutAnd = (words: string[]): string[] => words.map((word) => word.replace(/^و(?=ال)/, ""));

export const ordinalAt = (words: string[], at: number): boolean =>
  at >= 0 && ORDINALS(words, at) !== undefined;

/** A first date is no first piece. */
const NOT_OF_A_LIST =
  /^(?:date|day|time|job|week|impression|hand|thing|birthday|child|baby|floor|year|of)$/;
/** "My flight is on the 3rd", "on friday the 2nd": a day of the month. */
const isDate = (words: string[], at: number, to: number): boolean =>
  /^\d/.test(words[to - 1] ?? "") &&
  /\b(?:on|by|until|before|after|\w+day)$/.test(
    words
      .slice(Math.max(0, at - 2), at)
      .join(" ")
      .replace(/ the$/, ""),
  );
const MANY = new Map(
  Object.entries({
    two: 2,
    "2": 2,
    اتنين: 2,
    etnein: 2,
    etnen: 2,
    three: 3,
    "3": 3,
    تلاته: 3,
    talata: 3,
  }),
);

/** "Fara7o el khamees": on Thursday. */
const isThursday = (words: string[], at: number, to: number): boolean =>
  words.slice(at, to).some((word) => /^(?:5|kh)am(?:ee|i)s$/.test(word));

/** Which of the shown pieces are pointed at, by their place from one. */
export function readOrdinals(tokens: Tokens): number[] {
  const found: number[] = [];
  const words = withoutAnd(tokens.words);
  for (let at = 0; at < words.length;) {
    const place = tokens.taken.has(at) ? undefined : ORDINALS(words, at);
    if (
      !place ||
      NOT_OF_A_LIST.test(tokens.words[place.to] ?? "") ||
      isDate(words, at, place.to) ||
      isThursday(words, at, place.to)
    ) {
      at += 1;
      continue;
    }
    // "The first two", "اول اتنين": so many from the beginning.
    const many = place.value === 1 ? MANY.get(tokens.words[place.to] ?? "") : undefined;
    for (let n = 0; n < (many ?? 1); n++) found.push(place.value + n);
    const to = many ? place.to + 1 : place.to;
    take(tokens, at, to);
    at = to;
  }
  return found;
}
