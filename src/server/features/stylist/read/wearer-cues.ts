// What in a sentence tells whether somebody who is named gets or wears it: whose day it is, what is told of them, who
// is brought something, and what the speaker wears herself.

const OPEN_THING = new Set("something anything smth sth حاجه ايه 7aga haga eh هديه".split(" "));
export const WORN_BY_ME =
  /(?:^| )(?:wear|dress|البس\S*|اروح|هروح|رايحه?|albes\w*|aroo?7|ray7a|raye7)(?: |$)/;

/** "وهو بيموت في الكوتشيات", "she wears a 38": what is told of whose day it is. */
export const THIRD =
  /(?:^| )(?:he|she|هو|هي|وهو|وهي|ب[يت](?:لبس|حب|موت|عشق|فضل|ليق)\S*|مقاس(?:ه|ها)|نفس(?:ه|ها) في|howa|heya|hya|be?[yt]e?(?:lbes|7eb|moot|3sha2)\w*|ma2as(?:o|ha))(?: |$)/;

/** "Something for my wife's birthday": a thing for somebody's day, and nobody says that they go there. */
export const isForTheDay = (words: string[]): boolean =>
  words.some((word) => OPEN_THING.has(word)) && !WORN_BY_ME.test(words.join(" "));

/** "هاتلها طرحة", "get him a shirt", "ageblo eh": somebody is brought it, whatever else is told. */
export const GIVEN =
  /(?:^| )(?:(?:for|get|give|buy) (?:him|her|them)|\S{2,}ل(?:ها|ه|هم)|\w{2,}l(?:ha|aha|o|oh|hom))(?: |$)/;

export const PRESENT =
  /(?:^| )(?:gift|present|birthday|anniversary|\S*هدي\S*|\S*هادي\S*|افاجئ?\S*|افرح|اكافئ?\S*|ميلاد\S*|جواز(?:نا|هم)|hed\w*|had[ei]y\w*|mi?lad\w*|gawaz(?:na|hom))(?: |$)/;

/** "Surprise me" gives nobody anything. */
export const isForSpeaker = (words: string[], at: number, to: number): boolean =>
  TO_ME.test(words[at] ?? "") || (words[at] === "surprise" && /^(?:me|us)$/.test(words[to] ?? ""));

/** "تجيبلي", "tgebly": what is brought to me is no present. */
export const TO_ME = /^(?:[وف]?[بهح]?[تي]?جيب(?:و|ي)?لي|[bh]?[ty][aei]?g[ei]+b[oi]?l[iy])$/;

/** "He's a large", "she hates tight clothes": who is spoken of so wears it, though nobody was named. */
export const THEY_WEAR =
  /(?:^| )(he|she) (?:(?:is |s )?(?:an? )?(?:size )?(?:x{0,3}[sl]|m|small|medium|large|extra large|\d{2})|(?:always |only |usually |never )?(?:wears|hates|loves|likes|prefers|takes a))(?: |$)/;

/** "ana w gozy rayheen": both of them, unless something is for the other one. */
export const isCouple = (words: string[]): boolean =>
  /(?:^| )(?:انا و\S{3,}|ana w[ea]? \w+)(?: |$)/.test(words.join(" ")) &&
  !GIVEN.test(words.join(" "));
