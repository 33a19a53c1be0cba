// The kind costs more than may be spent; pieces of its family stand in, and it is said that they do.
import type { Language } from "../../../../contract/languages.ts";
import { termById } from "../../../language/terms.ts";
import { ofFacet, type Wish } from "../wish.ts";
import { moneyIn } from "./money.ts";

export function tooDear({ terms, limits }: Wish, language: Language): string {
  const kinds = ofFacet(terms, "kind").flatMap((id) => termById(id)?.label[language] ?? []);
  const most = limits.maxPrice === undefined ? undefined : moneyIn(language, limits.maxPrice);
  if (language === "en")
    return `${kinds.join(" and ")} ${most ? `cost more than ${most}` : "are not in that price range"}; these come closest within it.`;
  return `${kinds.join(" و")} ${most ? `أسعارها بتبدأ فوق ${most}` : "مش موجودة في السعر ده"}، ودول أقرب حاجة جوه الميزانية.`;
}
