// What the stylist says first: what is not here, what had to give, and where nothing was found.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import type { Language } from "../../../../contract/languages.ts";
import type { Outside } from "../../../language/outside.ts";
import { termById } from "../../../language/terms.ts";
import type { FindAnswer } from "../find/find.ts";
import type { Need } from "../find/needs.ts";
import { ofFacet, type Wish } from "../wish.ts";
import { moneyIn, numberIn } from "./money.ts";
import { capital, isolated, joined, small } from "./phrase-parts.ts";
import { phraseIn } from "./phrases.ts";
import { variantOf } from "./talk-replies.ts";

export type ReplyRequest = {
  answer: FindAnswer;
  wish: Wish;
  language: Language;
  query: string;
  said?: number | undefined;
  outside: Outside[];
  isRent?: boolean;
  /** Others were wanted, and these are the ones that were shown. */
  isAgain?: boolean;
};

/** What was asked for and is not so, as plainly as it can be said; undefined where everything is met. */
export function honestPart(request: ReplyRequest): string | undefined {
  const { answer, outside, language, isRent } = request;
  const brands = outside.filter(({ isBrand }) => isBrand);
  const parts: string[] = [];
  if (brands.length > 0) {
    const names = brands.map((brand) => brand[language]).join(language === "en" ? " and " : " و");
    parts.push(
      language === "en"
        ? `${names} is not on Ribby: only local brands are.`
        : `${names} مش على ريبي: هنا البراندات المحلية بس.`,
    );
  }
  if (isRent)
    parts.push(
      language === "en"
        ? "Nobody rents or tailors to order here; these are for sale."
        : "الإيجار والتفصيل مش على ريبي؛ دي قطع للبيع.",
    );
  if (answer.missing.length > 0 && answer.products.length > 0) {
    const label = joined(
      answer.missing.map((id) => labelOf(id, language)),
      language,
    );
    parts.push(
      language === "en"
        ? `No brand says “${label}”, but these come close.`
        : `مفيش براند كاتب «${label}»، بس دول قريبين.`,
    );
  }
  if (request.isAgain)
    parts.push(
      language === "en"
        ? "There are no others like that."
        : `مفيش ${answer.products.length === 1 ? "غيرها" : "غيرهم"} بالمواصفات دي.`,
    );
  for (const wish of answer.absent ?? [])
    parts.push(
      language === "en"
        ? `No brand has ${phraseIn("en", wish)} right now.`
        : `${phraseIn("ar", wish)} مش موجودة دلوقتي.`,
    );
  if (answer.gave.length > 0) parts.push(gaveIn(answer.gave, request));
  return parts.length > 0 ? parts.join(" ") : undefined;
}

function gaveIn(gave: Need[], request: ReplyRequest): string {
  const { language, wish, answer } = request;
  const need = elementAt(gave, -1);
  const names = need.ids.map((id) =>
    need.facet === "size" ? isolated(id) : labelOf(id, language),
  );
  const plural = phraseIn(language, {
    ...wish,
    terms: ofFacet(wish.terms, "kind"),
    limits: {},
    wearer: {},
    tone: undefined,
  });
  const label = joined(names, language);
  const en = language === "en";
  switch (need.facet) {
    case "sale":
      return en
        ? `None of the ${plural} is on sale now.`
        : `مفيش خصم على ${definite(plural)} دلوقتي.`;
    case "size":
      return en
        ? `Size ${label} isn't in stock in these ${plural}; the brand can confirm.`
        : `مقاس ${label} مش باين في المتاح من ${definite(plural)}، والبراند ممكن يأكّد.`;
    case "colour": {
      const colours = [
        ...new Set(answer.products.slice(0, 6).flatMap(({ colors }) => colors.slice(0, 1))),
      ].slice(0, 3);
      return en
        ? `Not in ${label}, but in ${joined(colours, "en")}.`
        : `اللون ده مش موجود في ${definite(plural)}، بس في ألوان قريبة منه.`;
    }
    case "material":
      return en
        ? `None of these ${plural} is ${label}.`
        : `${plural} ${label} مش موجودة دلوقتي${hasMore(wish) ? " بباقي المواصفات" : ""}.`;
    case "occasion":
    case "style":
    case "season":
      return en
        ? `Brands don't say “${label}”, but these look right.`
        : `البراندات مش كاتبة «${label}»، بس دي أقرب حاجة.`;
    default: {
      const all = gave.flatMap(({ ids }) => ids.map((id) => labelOf(id, language)));
      return en
        ? `No single piece has all of it; I let “${all.join("” and “")}” go.`
        : `مفيش اللي يجمع كل ده في قطعة واحدة، فسيبت «${all.join("» و«")}».`;
    }
  }
}

/** More than a kind and its cloth was asked for. */
const hasMore = ({ terms, limits, wearer, tone }: Wish): boolean =>
  ofFacet(terms, "kind", "material").length < terms.length ||
  tone !== undefined ||
  Object.keys(limits).length > 0 ||
  wearer.who !== undefined;

/** "في الكارديجانات"; of two words which one takes the article depends on the name. */
const definite = (plural: string): string =>
  plural.includes(" ") || plural.startsWith("ال") ? plural : `ال${plural}`;

function labelOf(id: string, language: Language): string {
  const term = termById(id);
  if (!term) return language === "en" ? id.replace(/^\w+:/, "") : "اللون ده";
  return language === "en" ? small(term.label.en) : term.label.ar;
}

/** Nothing is shown: not carried at all, or not within a limit. */
export function noneFound({ answer, wish, language, outside, query }: ReplyRequest): string {
  const en = language === "en";
  const things = outside.filter(({ isBrand }) => !isBrand);
  const kinds = answer.missing.map((id) => labelOf(id, language));
  const names = [...new Set([...things.map((thing) => thing[language]), ...kinds])];
  if (names.length > 0) {
    const label = names.join(en ? " and " : " و");
    return en
      ? variantOf(
          [
            `No brand on Ribby has ${label} yet.`,
            `${capital(label)} ${isMany(names) ? "are" : "is"} not on Ribby yet.`,
          ],
          query,
        ).text
      : variantOf([`${label} مش على ريبي لسه.`, `لسه مفيش براند عنده ${label}.`], query).text;
  }
  const { minPrice, maxPrice } = wish.limits;
  const open = phraseIn(language, { ...wish, limits: {} });
  // Nothing lies between the two: what there is costs less, or more.
  if (minPrice !== undefined && maxPrice !== undefined && answer.lowest !== undefined)
    return en
      ? `No ${open} between ${numberIn("en", minPrice)} and ${moneyIn("en", maxPrice)}; prices start at ${moneyIn("en", answer.lowest)}.`
      : `مفيش ${open} من ${numberIn("ar", minPrice)} لـ${moneyIn("ar", maxPrice)}، والأسعار بتبدأ من ${moneyIn("ar", answer.lowest)}.`;
  if (maxPrice !== undefined && answer.lowest !== undefined)
    return en
      ? `No ${open} up to ${moneyIn("en", maxPrice)}; prices start at ${moneyIn("en", answer.lowest)}.`
      : `بـ${moneyIn("ar", maxPrice)} صعب في ${open}، أقل سعر ${moneyIn("ar", answer.lowest)}.`;
  if (isOpenWish(wish))
    return en
      ? "I couldn't place those words. A kind of piece, an occasion or a colour helps me look."
      : "الكلام ده مش واضح لي. نوع القطعة أو المناسبة أو اللون يساعدني أدوّر.";
  const like =
    wish.not.length > 0 ? { en: " like that", ar: " بالمواصفات دي" } : { en: "", ar: "" };
  return en
    ? `No brand has ${phraseIn("en", wish)}${like.en} right now.`
    : `${phraseIn("ar", wish)}${like.ar} مش موجودة دلوقتي.`;
}

const isMany = (names: string[]): boolean => names.length > 1 || /s$/.test(names[0] ?? "");

const isOpenWish = ({ terms, limits, wearer }: Wish): boolean =>
  terms.length === 0 && Object.keys(limits).length === 0 && Object.keys(wearer).length === 0;
