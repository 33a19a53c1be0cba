// A limit that is lifted: "price doesn't matter", "forget about the size", "spend whatever", "not fussed about colour".
// Whatever is said of one of the four is said of the others, so English needs no list for each.
type Opened = "any-price" | "any-colour" | "any-size" | "any-brand";

const NOUNS: [Opened, string][] = [
  ["any-price", "(?:prices?|pricing|budget|costs?|money|expense)"],
  ["any-colour", "(?:colou?rs?|shades?)"],
  ["any-size", "(?:sizes?|sizing)"],
  ["any-brand", "(?:brands?|labels?)"],
];

const LITTLE = "(?: (?:about|by|with|of|on|the|my|that|this|a|what))*";
const LET_GO =
  "(?:forget|drop|remove|ignore|lose|scrap|skip|ditch|disregard|never ?mind|any|every|all|whatever|whichever|no matter|regardless|irrespective|not (?:mind|care|matter|bothered|fuss(?:ed|y)|picky|worry|worried|concerned|look(?:ing)? at))";
const THING = "(?: (?:limit|thing|range|part|cap|ceiling|restriction))?";
const OF_NO_WEIGHT =
  "(?: (?:is|are|does|do|really|just|so|s))* (?:(?:not|no|never)(?: (?:an?|any|really|that|so|much|big|the|of))* (?:matters?|issues?|problems?|object|concerns?|obstacle|important|bother|limit|fixed)|irrelevant|unimportant|flexible|open|whatever|(?:can|could|may) (?:be anything|be whatever|change|stretch|go up|be higher))";

const SAID: [Opened, RegExp][] = NOUNS.map(([sign, noun]) => [
  sign,
  new RegExp(`^(?:${LET_GO}${LITTLE} ${noun}${THING}|(?:the )?${noun}${OF_NO_WEIGHT})(?= |$)`),
]);

/** Of money one speaks without naming it, too. */
const SPENT =
  /^(?:(?:whatever|no matter what|regardless of what|not (?:care|mind) (?:what|how much))(?: (?:it|they|that|i|we))? (?:costs?|takes?|spend|pay)|(?:spend|pay|costs?) (?:whatever|anything|any amount)|(?:the )?sky (?:is )?the limit|money (?:is )?no (?:object|issue|problem)|no (?:price |spending |upper )?(?:limit|cap|ceiling|budget))(?= |$)/;

const FAR = 12;

/** The limit that is lifted from this place on, and where that ends. */
export function openedAt(
  words: readonly string[],
  at: number,
): { value: Opened; to: number } | undefined {
  const said = words.slice(at, at + FAR).join(" ");
  const spent = SPENT.exec(said)?.[0];
  if (spent) return { value: "any-price", to: at + spent.split(" ").length };
  for (const [sign, pattern] of SAID) {
    const found = pattern.exec(said)?.[0];
    if (found) return { value: sign, to: at + found.split(" ").length };
  }
  return undefined;
}
