// The kind costs more than may be spent, is not made for children, or is all as it should not be; pieces of its family
// stand in, and it is said that they do.
import type { Language } from "../../../../contract/languages.ts";
import { termById } from "../../../language/terms.ts";
import { isChild, ofFacet, type Wish } from "../wish.ts";
import { moneyIn } from "./money.ts";

export function standInsSaid({ terms, limits, wearer, not }: Wish, language: Language): string {
  const kinds = ofFacet(terms, "kind").flatMap((id) => termById(id)?.label[language] ?? []);
  if (isChild(wearer))
    return language === "en"
      ? `${kinds.join(" and ")} are not here in children's sizes; these come closest.`
      : `${kinds.join(" و")} مش موجودة بمقاسات الأطفال، ودي أقرب حاجة.`;
  const isPriced = limits.maxPrice !== undefined || limits.minPrice !== undefined;
  if (!isPriced && not.length > 0)
    return language === "en"
      ? `No ${kinds.join(" and ").toLowerCase()} like that here; these come closest.`
      : `مفيش ${kinds.join(" و")} بالمواصفات دي، ودي أقرب حاجة.`;
  const most = limits.maxPrice === undefined ? undefined : moneyIn(language, limits.maxPrice);
  if (language === "en")
    return `${kinds.join(" and ")} ${most ? `cost more than ${most}` : "are not in that price range"}; these come closest within it.`;
  return `${kinds.join(" و")} ${most ? `أسعارها بتبدأ فوق ${most}` : "مش موجودة في السعر ده"}، ودول أقرب حاجة جوه الميزانية.`;
}

/** The purse is too small to be dressed for where one goes; what goes with the clothes is within it. */
export function smallSumSaid(
  { limits }: Wish,
  lowest: number | undefined,
  language: Language,
): string {
  const most = moneyIn(language, limits.maxPrice ?? 0);
  const least = lowest === undefined ? undefined : moneyIn(language, lowest);
  if (language === "en")
    return `${least ? `Clothes for it start at ${least}` : `${most} is little for clothes`}; within ${most} these finish the look.`;
  return `${least ? `اللبس للمناسبة دي بيبدأ من ${least}` : `${most} صعب في لبس للمناسبة دي`}، ودي حاجات تكمّل اللوك في حدود ${most}.`;
}
