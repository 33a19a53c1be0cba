// A question back, at most one and only where its answer would change what is shown; its answers stand as suggestions.
import type { Language } from "../../../../contract/languages.ts";
import type { FindAnswer } from "../find/find.ts";
import { factsOf } from "../find/piece-facts.ts";
import type { Wish } from "../wish.ts";

type Question = { text: string; answers: string[] };

/** So many of the other half would go. */
const WORTH_ASKING = 3;

const WHO: Record<Language, Question> = {
  en: { text: "Is it for a woman or a man?", answers: ["for women", "for men"] },
  ar: { text: "حريمي ولا رجالي؟", answers: ["حريمي", "رجالي"] },
};
const GIFT: Record<Language, Question> = {
  en: {
    text: "Who is it for?",
    answers: ["for my mother", "for my husband", "for a new baby"],
  },
  ar: { text: "الهدية لمين؟", answers: ["لماما", "لجوزي", "لبيبي"] },
};

/** Asked once: in the answer to the first sentence of a talk. */
export function questionBack(
  { judged, gave }: FindAnswer,
  { wearer }: Wish,
  language: Language,
  isAsked: boolean,
): Question | undefined {
  const isKnown = wearer.who !== undefined || wearer.months !== undefined;
  if (isAsked || isKnown || gave.length > 0 || judged.length === 0) return undefined;
  if (wearer.isGift) return GIFT[language];
  if (wearer.isCovered || wearer.isPregnant) return undefined;
  const count = (key: string) =>
    judged.filter(({ ranked }) => factsOf(ranked.candidate).keys.has(key)).length;
  const isMixed = Math.min(count("audience=women"), count("audience=men")) >= WORTH_ASKING;
  return isMixed ? WHO[language] : undefined;
}
