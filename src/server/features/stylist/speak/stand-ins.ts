// The kind costs more than may be spent, or is not made for children; pieces of its family stand in, and it is said
// that they do.
import type { Language } from "../../../../contract/languages.ts";
import { termById } from "../../../language/terms.ts";
import { isChild, ofFacet, type Wish } from "../wish.ts";
import { moneyIn } from "./money.ts";

export function standInsSaid({ terms, limits, wearer }: Wish, language: Language): string {
  const kinds = ofFacet(terms, "kind").flatMap((id) => termById(id)?.label[language] ?? []);
  if (isChild(wearer))
    return language === "en"
      ? `${kinds.join(" and ")} are not here in children's sizes; these come closest.`
      : `${kinds.join(" و")} مش موجودة بمقاسات الأطفال، ودي أقرب حاجة.`;
  const most = limits.maxPrice === undefined ? undefined : moneyIn(language, limits.maxPrice);
  if (language === "en")
    return `${kinds.join(" and ")} ${most ? `cost more than ${most}` : "are not in that price range"}; these come closest within it.`;
  return `${kinds.join(" و")} ${most ? `أسعارها بتبدأ فوق ${most}` : "مش موجودة في السعر ده"}، ودول أقرب حاجة جوه الميزانية.`;
}
