// Talk that no list of words knows, and wishes that only sound like talk: told by the meaning of the whole turn.
import type { ActGuess, TurnAct } from "./acts.ts";
import { kindsOf } from "./kinds.ts";
import type { Sentence } from "./sentence.ts";
import { SERVICE } from "./talk.ts";
import type { Talk } from "./talk-words.ts";

/** So unlikely a wish has to be, where nothing of one was read, where something was, and where a piece was named. */
const UNLIKELY = 0.3;
const UNLIKELY_BESIDE_FACTS = 0.1;
const UNLIKELY_BESIDE_PIECE = 0.05;
/** Where nothing was understood at all. */
const DOUBTFUL = 0.5;
/** So likely, that something is looked for though words of talk were read. */
const LIKELY = 0.9;

const OF_PIECE: ReadonlySet<TurnAct> = new Set(["about", "care", "price", "compare", "advice"]);

const talkOf = ({ act }: ActGuess): Talk | undefined =>
  OF_PIECE.has(act) ? undefined : (act as Talk);

/** What bounds a wish is said of nothing else. */
const isBounded = ({ limits, order, outside, ordinals, signs }: Sentence): boolean =>
  limits.maxPrice !== undefined ||
  limits.minPrice !== undefined ||
  limits.sizes !== undefined ||
  limits.brands !== undefined ||
  limits.notBrands !== undefined ||
  order !== undefined ||
  outside.length > 0 ||
  ordinals.length > 0 ||
  (["more", "other-colour", "complete", "outfit", "what-to-wear", "like"] as const).some((sign) =>
    signs.has(sign),
  );

/** Whether its meaning could say anything that its words do not. */
export const isDoubtful = (sentence: Sentence): boolean =>
  sentence.language === "en" &&
  !sentence.isPlain &&
  (sentence.isQuestion || sentence.talk.length > 0 || !isBounded(sentence));

export function talkByMeaning(
  sentence: Sentence,
  byWords: Talk | "lost" | undefined,
  guess: ActGuess,
): Talk | "lost" | undefined {
  const talk = talkOf(guess);
  if (byWords === "lost") return talk && guess.wish < DOUBTFUL ? talk : byWords;
  if (byWords !== undefined)
    return guess.wish >= LIKELY && sentence.asked.length > 0 ? undefined : byWords;
  if (!talk || isBounded(sentence)) return undefined;
  const { asked, wearer, tone } = sentence;
  // "Are these real leather?" asks of a cloth, and not whether the shop is honest.
  if (talk === "genuine" && asked.some(({ term }) => term.kind === "material")) return undefined;
  const hasFacts = asked.length > 0 || tone !== undefined || Object.keys(wearer).length > 0;
  if (kindsOf(sentence).length > 0)
    return SERVICE.has(talk) && guess.wish < UNLIKELY_BESIDE_PIECE ? talk : undefined;
  return guess.wish < (hasFacts ? UNLIKELY_BESIDE_FACTS : UNLIKELY) ? talk : undefined;
}
