// What in a sentence tells whether somebody who is named gets or wears it: whose day it is, what is told of them, who
// is brought something, and what the speaker wears herself.
import type { Who } from "../wish.ts";

const OPEN_THING = new Set("something anything smth sth حاجه ايه 7aga haga eh هديه".split(" "));
export const WORN_BY_ME =
  /(?:^| )(?:wear|dress|البس\S*|اروح|هروح|رايحه?|albes\w*|aroo?7|ray7a|raye7)(?: |$)/;

const CLOTHES =
  /(?:^| )(?:outfits?|looks?|(?:what|nothing) (?:do i |should i |can i |to )?wear|dress me|لبس|لبسه|طقم|لوك|اطلاله|[هب]?[اي]?لبس|lebs\w*|labsa|ta2m|to2m|look|[hb]?a?lbes)(?: |$)/;

/** Whoever asks for clothes for somebody's day goes there, unless they are brought to somebody. */
export const asksWhatToWear = (words: string[]): boolean => {
  const said = words.join(" ");
  return CLOTHES.test(said) && !GIVEN.test(said);
};

/** "وهو بيموت في الكوتشيات", "she wears a 38": what is told of whose day it is. */
export const THIRD =
  /(?:^| )(?:he|she|هو|هي|وهو|وهي|ب[يت](?:لبس|حب|موت|عشق|فضل|ليق)\S*|مقاس(?:ه|ها)|نفس(?:ه|ها) في|howa|heya|hya|be?[yt]e?(?:lbes|7eb|moot|3sha2)\w*|ma2as(?:o|ha))(?: |$)/;

/** "Something for my wife's birthday": a thing for somebody's day, and nobody says that they go there. */
export const isForTheDay = (words: string[]): boolean =>
  words.some((word) => OPEN_THING.has(word)) && !WORN_BY_ME.test(words.join(" "));

/** «عيد ميلاد أختي ومعايا ٥٠٠»: what is in the purse for somebody's day buys the present, where nobody speaks of clothes. */
export const isPaidFor = (words: string[]): boolean =>
  words.some((word) => IN_PURSE.test(word)) &&
  !WORN_BY_ME.test(words.join(" ")) &&
  !CLOTHES.test(words.join(" "));
const IN_PURSE =
  /^و?(?:معايا|معاي|معانا|معيش|ميزانيتي|فلوسي|محوشه?|ma3aya|m3aya|ma3ana|m[ei]zan[ei]?y?[ei]ty|floo?sy|me7awe?sha?)$/;

/** "هاتلها طرحة", "get him a shirt", "ageblo eh": somebody is brought it, whatever else is told. */
export const GIVEN = new RegExp(
  [
    "(?:for|get|give|buy) (?:him|her|them)",
    String.raw`\S{2,}ل(?:ها|هم)`,
    String.raw`\w{2,}l(?:ha|aha|hom)`,
    // «داخلة», «كاملة» and "kollo" end as a "for him" does.
    String.raw`[وف]?(?:هات|ا?[نت]?جيب|ا?شتري|عايز|عاوز|محتاج|ا?ختار|ا?لاقي|شوف|ابعت|اهدي|خد)\S{0,3}له`,
    String.raw`w?(?:h?a?n?g[ei]+b|hat|3a[yw][ei]?z|me?7tag|e?5tar|shoof|ashter|sheel|a?la2)\w{0,3}l(?:o|oh)`,
  ]
    .map((one) => `(?:^| )(?:${one})(?= |$)`)
    .join("|"),
);

export const PRESENT =
  /(?:^| )(?:gift|present|birthday|anniversary|\S*هدي\S*|\S*هادي\S*|افاجئ?\S*|افرح|اكافئ?\S*|ميلاد\S*|جواز(?:نا|هم)|hed\w*|had[ei]y\w*|mi?lad\w*|gawaz(?:na|hom))(?: |$)/;

/** "Surprise me" gives nobody anything. */
export const isForSpeaker = (words: string[], at: number, to: number): boolean =>
  TO_ME.test(words[at] ?? "") || (words[at] === "surprise" && /^(?:me|us)$/.test(words[to] ?? ""));

/** "تجيبلي", "tgebly": what is brought to me is no present. */
export const TO_ME = /^(?:[وف]?[بهح]?[تي]?جيب(?:و|ي)?لي|[bh]?[ty][aei]?g[ei]+b[oi]?l[iy])$/;

/** "He's a large", "she hates tight clothes": who is spoken of so wears it, though nobody was named. */
export const THEY_WEAR =
  /(?:^| )(he|she) (?:(?:is |s )?(?:an? )?(?:size )?(?:x{0,3}[sl]|m|small|medium|large|extra large|\d{2})|(?:always |only |usually |never |just |really |also |now )*(?:wears|hates|loves|likes|prefers|takes an?|takes size|needs(?! (?:me|us|everyone|all|you))|wants(?! (?:me|us|everyone|all|you|it all))|(?:is |s )?(?:after|looking for)|(?:could|can) (?:do with|use)|(?:will|ll) need|has nothing|would like|lives in))(?: |$)/;

/** "ana w gozy rayheen": both of them, unless something is for the other one. */
export const isCouple = (words: string[]): boolean =>
  /(?:^| )(?:انا (?:[a-z0-9]{1,3} )?و\S{3,}|ana (?:(?:x*[sml]|\d{2}) )?w[ea]? \w+)(?: |$)/.test(
    words.join(" "),
  ) && !GIVEN.test(words.join(" "));

/** "For a fat guy like me", "bloke here", "I'm a big lad". */
const isOneLikeMe = (words: readonly string[], at: number): boolean =>
  (words[at + 1] === "like" && words[at + 2] === "me") ||
  words[at + 1] === "here" ||
  /(?:^| )(?:i m|i am|im|for) an? (?:\w+ ){0,2}$/.test(
    `${words.slice(Math.max(0, at - 5), at).join(" ")} `,
  );

/** "First day of uni, guy, casual": said of who speaks, and nothing else between two commas. */
export const loneGuyAt = (
  words: readonly string[],
  breaks: ReadonlySet<number>,
  at: number,
): { value: Who; to: number } | undefined =>
  /^(?:guy|dude|bloke|lad|fella|chap)$/.test(words[at] ?? "") &&
  words.length > 1 &&
  (isOneLikeMe(words, at) ||
    ((at === 0 || breaks.has(at)) && (at + 1 === words.length || breaks.has(at + 1))))
    ? { value: "man", to: at + 1 }
    : undefined;

/** "For Dina's birthday, she's into candles": of somebody by name, and nobody speaks of going there. */
export const isNamedDay = (words: string[]): boolean =>
  /(?:^| )(?:for|its|it is|it s|to) (?!my |our |the |an? |her |his |their |your |this |that )\w{3,}(?: s)? (?:birthday|bday|retirement|promotion|housewarming)(?: |$)/.test(
    words.join(" "),
  ) && !WORN_BY_ME.test(words.join(" "));

/** "My daughter says my clothes are boring": who finds so wears nothing of it; what they do begins at a place. */
export const isFindingSo = (words: readonly string[], at: number): boolean =>
  /^(?:says?|said|thinks?|thought|told|tells|reckons?|laughs?|laughed|teases?|complains?)$/.test(
    words[at] ?? "",
  ) && /^(?:\S+ ){0,3}(?:i|me|my|im)(?: |$)/.test(words.slice(at + 1).join(" "));

/** "A thing to tie around my waist" is a belt, and hides nothing; covered knees are no veil. */
export const isNoTrait = (words: readonly string[], at: number, trait: string): boolean =>
  (trait === "hidesWaist" &&
    /^(?:tie|put|wear|buckle|fasten|cinch|go|goes)$/.test(words[at - 1] ?? "")) ||
  (trait === "isCovered" && /^knees?$/.test(words[at - 1] ?? ""));
