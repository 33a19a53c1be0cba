// Whether a turn is talk: a greeting, a question about buying, thanks. Whoever asks for a piece is not just talking.
import type { ActGuess } from "./acts.ts";
import type { Conversation } from "./conversation.ts";
import { kindsOf } from "./kinds.ts";
import type { Sentence } from "./sentence.ts";
import { SERVICE } from "./talk.ts";
import { talkByMeaning } from "./talk-by-meaning.ts";
import type { Talk } from "./talk-words.ts";

export const hasFacts = ({
  asked,
  limits,
  tone,
  order,
  wearer,
  signs,
  waived,
  notDetails,
}: Sentence): boolean =>
  asked.length > 0 ||
  // «الجلد مش مهم»: one wish less.
  waived.length > 0 ||
  // "Anything without tags": no term of ours, and a wish all the same.
  (notDetails ?? []).length > 0 ||
  Object.keys(limits).length > 0 ||
  tone !== undefined ||
  order !== undefined ||
  Object.keys(wearer).length > 0 ||
  (
    [
      "more",
      "cheaper",
      "other-colour",
      "like",
      "with",
      "complete",
      "outfit",
      "what-to-wear",
      "natural",
      "any-colour",
      "any-price",
      "any-size",
      "that-brand",
      "other-brand",
      "any-brand",
      "local",
      "rent",
      "same-colour",
      "same-size",
      "reverse",
    ] as const
  ).some((sign) => signs.has(sign));

const FIRST: Talk[] = [
  "rude",
  "returns",
  "complaint",
  "payment",
  "delivery",
  "order",
  "store",
  "genuine",
  "selling",
  "sizing",
  "who",
  "love",
  "joke",
  "chat",
  "dislike",
  "thanks",
  "help",
  "how-are-you",
  "peace",
  "morning",
  "evening",
  "hello",
  "bye",
  "praise",
  "yes",
];

const NO_SIGNS: Sentence["signs"] = new Set();

const SOCIAL = new Set<Talk>(["rude", "love", "joke", "who", "complaint"]);

const OF_LOOK = new Set(["feature", "colour", "material", "pattern"]);

/** What talk it is: by the words that are known, and in English by what the whole of it means. */
export function talkOf(
  sentence: Sentence,
  before: Conversation | undefined,
  guess?: ActGuess,
): Talk | "lost" | undefined {
  const byWords = talkByWords(sentence, before);
  // "With buttons so I can feed", after dresses: said of those, whatever it sounds like by itself.
  const isOfShown =
    before !== undefined &&
    before.shown.length > 0 &&
    !sentence.isQuestion &&
    sentence.asked.some(({ term }) => OF_LOOK.has(term.kind));
  return guess && !isOfShown ? talkByMeaning(sentence, byWords, guess) : byWords;
}

function talkByWords(
  sentence: Sentence,
  before: Conversation | undefined,
): Talk | "lost" | undefined {
  const { talk, signs, outside, words } = sentence;
  // "Do you come to Aswan?", "وأسيوط؟": a place alone is where it should be sent.
  const isPlaceOnly =
    sentence.place !== undefined &&
    !hasFacts(sentence) &&
    // "What's the weather in Cairo" is not sent there.
    words.length <= (sentence.language === "en" ? 0 : 2);
  const first = FIRST.find((one) => talk.includes(one)) ?? (isPlaceOnly ? "delivery" : undefined);
  // "Do you sell lego": what is asked for answers it.
  const isService =
    first !== undefined &&
    SERVICE.has(first) &&
    !((first === "selling" || first === "order") && outside.length > 0);
  const hasKind = kindsOf(sentence).length > 0;
  // "What size is the second one": a piece that is shown is asked about.
  if (first === "sizing" && sentence.ordinals.length > 0 && before?.shown.length) return undefined;
  // "XL if it runs small, XL": whoever says a size does not ask for it.
  if (first === "sizing" && sentence.limits.sizes && !sentence.isQuestion) return undefined;
  // "If the dress doesn't fit, who do I send it back to?": a piece that somebody has, asked about and not for.
  const isOfBought =
    (first === "returns" || first === "delivery" || first === "order") &&
    sentence.isQuestion &&
    sentence.isDefinite &&
    Object.keys(sentence.limits).length === 0 &&
    sentence.asked.every(({ term }) => term.kind === "kind");
  if (isOfBought) return first;
  // A word that only sounds unkind beside a wish is no unkind word.
  // «انتي روبوت ولا بنت؟» asks what answers, and for nothing for girls.
  const isOnlySocial =
    first !== undefined &&
    SOCIAL.has(first) &&
    sentence.asked.some(({ term }) => first !== "who" || term.kind !== "audience");
  // "I want to return a dress I bought": the piece is what was bought, not what is looked for.
  const isBought = first === "returns" && sentence.signs.has("bought");
  if (isBought) return first;
  // "They are all ugly, show me others" complains on the way to a wish.
  const isPassing =
    first === "complaint" &&
    before !== undefined &&
    before.shown.length > 0 &&
    (signs.has("more") || signs.has("cheaper"));
  const isCompared = signs.has("compare") && before !== undefined && before.shown.length > 1;
  if (
    isService &&
    !hasKind &&
    !isAskedWithFacts(sentence) &&
    !isOnlySocial &&
    !isCompared &&
    !isPassing
  )
    return first;
  // "Love the first one, thank you": praise of a piece asks for nothing.
  const isPraise =
    (talk.includes("thanks") || talk.includes("praise")) &&
    sentence.asked.length === 0 &&
    // "Omg, who has that kind of money".
    !signs.has("cheaper") &&
    // "The first one is great, but the same in light".
    sentence.tone === undefined;
  if (
    isPraise &&
    Object.keys(sentence.limits).length === 0 &&
    !sentence.order &&
    onlyPoints(sentence)
  )
    return first;
  const isAsking =
    sentence.asked.length > 0 ||
    signs.has("more") ||
    sentence.tone !== undefined ||
    sentence.limits.maxPrice !== undefined ||
    hasKind;
  if (first === "dislike" && !isAsking) return first;
  // "Everything here is so expensive", before anything was asked for: no order by price.
  const isOfPrices = signs.has("cheaper") && !hasFacts({ ...sentence, signs: NO_SIGNS });
  if (isOfPrices && !before?.shown.length && outside.length === 0) return "complaint";
  // "What can you do for me": the one who asks is not yet a wish.
  const isOnlySelf = first === "help" && !hasFacts({ ...sentence, wearer: {} });
  // "Sorry, the phone was in my pocket" asks for no phone.
  const isExcuse = first === "chat" && !hasFacts(sentence);
  if ((hasFacts(sentence) && !isOnlySelf) || (outside.length > 0 && !isExcuse)) return undefined;
  if ((["how-much", "made-of", "care", "compare"] as const).some((sign) => signs.has(sign)))
    return before?.shown.length ? undefined : "help";
  if (first) return first;
  // Behind an answer it would only bring the same once more, as if it had been understood.
  const isElsewhere = sentence.language !== "en" && words.length > 2;
  if (sentence.isStrange && (isElsewhere || before?.shown.length)) return "lost";
  if (words.length > 0) return undefined;
  return signs.has("forget") ? "yes" : "lost";
}

/** "Can I return it if it doesn't fit": nothing of a piece in it but how it was bought. */
const isAskedWithFacts = ({ asked, limits, order, isQuestion, wearer }: Sentence): boolean =>
  // "He is 8 and gets jealous": who tells an age is looking for something.
  wearer.months !== undefined ||
  asked.filter(({ negated }) => !negated).length > (limits.shop && !isQuestion ? 0 : 1) ||
  limits.maxPrice !== undefined ||
  order !== undefined;

const onlyPoints = ({ signs, wearer }: Sentence): boolean =>
  Object.keys(wearer).length === 0 &&
  ![...signs].some((sign) => sign !== "like" && sign !== "forget" && sign !== "with");
