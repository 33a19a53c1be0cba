// What must not be gone beyond: "مش عايزة أعدي ٢٥٠٠", "can't go over 1500", "mayfotsh el 1200".

const words = (text: string): Set<string> => new Set(text.trim().split(/\s+/));

/** "مش عايزة أعدي", "can't go over", "mesh aktar": to go beyond, and that it must not happen. */
const BEYOND = words(`
  over above more exceed exceeding beyond past higher pricier dearer costlier اكتر اكثر ازيد يعدي تعدي اعدي نعدي يعديها يتعدي تتعدي اتعدي يتجاوز تتجاوز
  اتجاوز يتخطي تتخطي اتخطي يزيد تزيد ازود فوق اغلي aktar aktr akter a3ady y3ady t3ady n3ady a3addy y3addy t3addy at3ada yt3ada tet3ada
  yezeed yzeed yezid tezeed tezid azwed azeed fo2 foo2 a8la aghla a3la`);
const NOT = words(`
  remove drop hide skip exclude cut lose knock rid ditch شيل شيلي شيليلي الغي sheel sheely shel shely sheli
  refuse refuses refusing unwilling hate hates avoid
  not no never nothing dont cant without مش ما لا ليس بلاش مو منغير mesh msh mish mosh mush la ma balash bla`);
/** The verb carries its own refusal, whichever it is: ميعديش, mayzeedsh, مايفوتش. */
const REFUSED = /^(?:و?ما?[\u0621-\u064a]{3,}ش|w?m[ae]?[a-z0-9]{3,}sh)$/u;
/** "ميقلش عن" is at least so much. */
const NO_LESS = /^(?:و?ما?[يت]?قل|w?m[ae]?[yt][ae]?2[ae]l)/;
const PASSED_OVER = words(`
  than of the a my عن من ال سعر سعره سعرها السعر تمنه ثمنه ثمنها قيمته قيمتها كلفته كلفتها تكلفته تكلفتها men mn min 3an el its it price cost go spend pay keep being be is s3ro se3ro amount total
  up egp le جنيه`);
const REACH = 4;

/** A law in its fullest wording; the amount begins at a word. */
export function isForbiddenBeyond(said: string[], at: number, isSizeLike: boolean): boolean {
  let place = at - 1;
  while (place >= 0 && PASSED_OVER.has(said[place] ?? "")) place -= 1;
  const verb = said[place] ?? "";
  const apart = /^(?:ma|ما|m)$/.test(said[place - 1] ?? "") ? `${said[place - 1]}${verb}` : "";
  if (!isSizeLike && (isRefusal(verb) || isRefusal(apart))) return true;
  if (!BEYOND.has(verb)) return false;
  return said
    .slice(Math.max(0, place - REACH), place)
    .some((word) => NOT.has(word) || NOT.has(word.replace(/^[وف](?=.{2})/, "")) || isRefusal(word));
}

/** "معيش غير ٧٠٠": all that there is. */
export const isExcept = (word = ""): boolean =>
  /^(?:غير|الا|gh[ae]*[iy]?r|8[ae]*[iy]?r|ella)$/.test(word);

const isRefusal = (word: string): boolean => REFUSED.test(word) && !NO_LESS.test(word);

const NO = /^(?:لا|لاء|لاا|la2a?|laa?2?|lala)$/;
const TOO_MUCH =
  /^(?:كتير|غالي|صعب|صعبه|مرفوض|مستحيل|مينفعش|ماينفعش|مقدرش|ماقدرش|k[ei]?te+r|ktir|(?:gh|8)al[iy]|sa3b|sa3ba|mesta7il|mosta7il|ma?yenfa3sh|ma2darsh)$/;

/** «فوق الألفين غالي عليا», «أكتر من ٢٠٠٠ لأ», "aktar mn alfein la2": from there on it is too much. */
export function isTooMuchFrom(
  said: readonly string[],
  [from, end]: [number, number],
  breaks: ReadonlySet<number>,
): boolean {
  const next = said[end] ?? "";
  const last = end + 1;
  const isOver = last >= said.length || breaks.has(last);
  if (isTakenOut(next) || TOO_MUCH.test(next) || (NO.test(next) && isOver)) return true;
  // «مش هينفع», «مش عايزاه».
  const isUnfit = /^(?:مش|mesh|msh|mish|mosh)$/.test(next) && UNFIT.test(said[last] ?? "");
  const before = said.slice(Math.max(0, from - 2), from);
  const isDear =
    TOO_MUCH.test(before[0] ?? "") && /^(?:عليا|علي|3al[ae]?y+a)$/.test(before[1] ?? "");
  return isUnfit || isDear || TOO_MUCH.test(before[1] ?? "");
}
const UNFIT = /^(?:ه?[يت]نفع|هقدر|قادر|قادره|ha?[yt]enfa3|ha2dar|2ader|2adra)$/;

/** "اللي فوق ١٢٠٠ شيليه", "elly fo2 el alf balash": what is dear is taken out. */
const isTakenOut = (word = ""): boolean =>
  /^(?:شيل|الغ|خرج|ابعد)(?:ي|و)?(?:ه|ها|هم|هولي|همل?ي?)$|^بلاش(?:ه|ها|هم)?$|^بلاها$|^she+l[yi]?(?:h|ha|hom|eh|oh?)$|^bala+sh$|^balaha$/.test(
    word,
  );

const IS =
  "(?:(?:is|are|s|re|would|ll|will|be|feels?|seems?|gets?|that|it|just|way|far|simply|really|definitely|absolutely|already|sadly|a|bit|little) )*";
const NOT_FOR_US =
  "(?:too (?:much|expensive|dear|pricey|steep|rich|high|far)|out|off (?:the table|limits)|no go|no|beyond (?:me|us)|unaffordable|impossible|crazy|madness|insane|dealbreaker|deal breaker|not (?:possible|happening|an option|for me|for us|ok|okay|going to happen|in my budget|within my budget))";
const WE_LEAVE =
  "(?:i|we|he|she|then i|then we) (?:walk|leave|pass|stop|give up|skip|faint|am out|m out|are out|close|scroll|say no|refuse|am not|m not|can not|cant|cannot|wont|will not|do not|dont|would not)";
/** "Over 900 and my mother will have a fit". */
const AND_THEN =
  "and (?:(?:i|he|she|they|we|you|it)(?: (?:will|ll|would|d|am|m|is|s|are|gets?|get))|(?:my|the) \\w+ (?:will|ll|would|d|is|s|gets?|faints?|dies))";
const LEAVE_IT =
  "(?:please )?(?:do not|dont|not|no|forget|skip|drop|hide|ignore|never mind|leave)(?: (?:it|them|that|those|even|bother|show|thanks|thank|please|pls|out))+";
const OUT_OF_REACH = new RegExp(
  `^(?:egp |le |pounds? )?(?:${IS}${NOT_FOR_US}|${WE_LEAVE}|${LEAVE_IT}|${AND_THEN})(?: |$)`,
);

/** "Over 1200 is too much", "above 900 I walk away", "if it's over 700 don't bother": where it ends that nobody wants it. */
export function outOfReach(said: string[], from: number): number | undefined {
  const found = OUT_OF_REACH.exec(said.slice(from, from + 8).join(" "))?.[0].trim();
  return found === undefined ? undefined : from + found.split(" ").length;
}

const IF_SO =
  /(?:^| )(?:if|when|whenever|once|unless) (?:(?:i|we|you|he|she|it|that|this|they|anything|one|the price|the total|the bill) )?(?:(?:ever|even) )?(?:(?:go|goes|went|going|am|is|are|s|spend|spends|spent|pay|pays|paid|cost|costs|get|gets|come|comes|creeps?|ends?) )?(?:(?:anything|up|out|to|at|in|even|a pound|a penny) )*$/;
const WELCOME =
  /(?:^| )(?:fine|ok|okay|no problem|not mind|dont mind|not matter|happy|great|even better)(?: |$)/;

/** "She'll tell me off if I go over 900": what would come of it bounds from above, unless it is welcome. */
export const isFeared = (said: string[], from: number): boolean =>
  IF_SO.test(`${said.slice(Math.max(0, from - 8), from).join(" ")} `) &&
  !WELCOME.test(said.join(" "));

const PRICED = words(
  "cost costs costing priced price is are goes go that which anything things show me at for interested in want",
);

/** Limits above by what they compare with; "up to" and "budget" compare nothing. */
const BELOW = /^(?:under|below|beneath|(?:less|lower|cheaper) than)$/;

/** "Nothing under 500", "not cheaper than 300": who refuses the cheap ones says the least. */
export const isRefusedBelow = (
  said: string[],
  from: number,
  to: number,
  breaks: ReadonlySet<number>,
): boolean =>
  BELOW.test(said.slice(from, to).join(" ")) &&
  // "No, under 500" may be written without its comma.
  !(from === 1 && said[0] === "no") &&
  isRefusedFrom(said, from, breaks);

/** "Don't show me anything that costs 4000 or more": a no, and then only words of showing and costing. */
export function isRefusedFrom(said: string[], at: number, breaks: ReadonlySet<number>): boolean {
  let place = at - 1;
  while (place >= 0 && !breaks.has(place + 1) && PRICED.has(said[place] ?? "")) place -= 1;
  return place >= 0 && !breaks.has(place + 1) && NOT.has(said[place] ?? "");
}
