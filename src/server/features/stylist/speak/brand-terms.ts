// What the brand of a shown piece says about paying, delivery and returns, as far as its pages say it.
import { GOVERNORATE_NAMES } from "../../../../contract/governorate-names.ts";
import type { Language } from "../../../../contract/languages.ts";
import type { Governorate, TermLimits, TermsMet } from "../../../../contract/trust.ts";
import type { Talk } from "../read/talk-words.ts";
import { moneyIn } from "./money.ts";
import { isolated } from "./phrase-parts.ts";

type Asked = {
  talk: Talk | "lost";
  brand: string;
  place: Governorate | undefined;
  language: Language;
  meets: (limits: TermLimits) => Promise<TermsMet | undefined>;
};

/** Undefined where nothing is known of what was asked. */
export async function brandTermsReply(asked: Asked): Promise<string | undefined> {
  if (asked.talk === "payment") return paying(asked);
  if (asked.talk === "returns") return returning(asked);
  return asked.talk === "delivery" ? delivering(asked) : undefined;
}

const nameOf = ({ brand, language }: Asked): string =>
  language === "en"
    ? `${brand}, of the first piece here,`
    : `${isolated(brand)}، براند أول قطعة هنا،`;

async function paying(asked: Asked): Promise<string | undefined> {
  const cash = (await asked.meets({ cash: true }))?.meets;
  if (cash === undefined || cash === "unknown") return undefined;
  if (asked.language === "en")
    return `${nameOf(asked)} ${cash === "yes" ? "takes" : "does not take"} cash on delivery.`;
  return `${nameOf(asked)} ${cash === "yes" ? "بيقبل" : "مش بيقبل"} كاش عند الاستلام.`;
}

async function returning(asked: Asked): Promise<string | undefined> {
  const exchange = (await asked.meets({ exchangeable: true }))?.meets ?? "unknown";
  const back = (await asked.meets({ returnable: true }))?.meets ?? "unknown";
  if (exchange === "unknown" && back === "unknown") return undefined;
  const isEnglish = asked.language === "en";
  const exchanges = isEnglish
    ? { yes: "exchanges", no: "does not exchange", unknown: "" }[exchange]
    : { yes: "بيبدّل", no: "مش بيبدّل", unknown: "" }[exchange];
  const takesBack = isEnglish
    ? { yes: "takes returns", no: "takes nothing back", unknown: "" }[back]
    : { yes: "بيرجّع", no: "مش بيرجّع", unknown: "" }[back];
  const joint = exchange === back ? (isEnglish ? " and " : " و") : isEnglish ? " but " : " بس ";
  return `${nameOf(asked)} ${[exchanges, takesBack].filter(Boolean).join(joint)}.`;
}

async function delivering(asked: Asked): Promise<string | undefined> {
  const { place, language } = asked;
  const met = place && (await asked.meets({ deliveredTo: place }));
  if (!place || !met || met.fee === null) return undefined;
  const where = GOVERNORATE_NAMES[place][language];
  const fee = moneyIn(language, met.fee);
  const free = met.freeFrom === null ? "" : moneyIn(language, met.freeFrom);
  if (language === "en")
    return `${nameOf(asked)} delivers to ${where} for ${fee}${free && `, free from ${free}`}.`;
  return `${nameOf(asked)} بيوصّل ${where} بـ${fee}${free && `، وببلاش من أول ${free}`}.`;
}
