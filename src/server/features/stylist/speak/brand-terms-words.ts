// The words for a shop's terms in a sentence, in both languages; what they are said of is chosen in brand-terms.ts.
import type { Language } from "../../../../contract/languages.ts";
import { moneyIn, numberIn } from "./money.ts";

/** From the least to the most; the same where there is only one. */
export type Span = [from: number, to: number];
type Cost = "exchange_cost" | "return_cost";

/** Money, or a share of the price: “30%”. */
const sumIn = (language: Language) => (sum: number | string) =>
  typeof sum === "number"
    ? moneyIn(language, sum)
    : numberIn(language, Number.parseInt(sum, 10)) + (language === "ar" ? "٪" : "%");

const EN = (() => {
  const money = sumIn("en");
  const days = (count: number) => `${count} ${count === 1 ? "day" : "days"}`;
  return {
    disputed: "says different things about that on its pages: ask before you buy",
    partlyDisputed: "Its pages contradict each other on the rest: ask before you buy.",
    itsWord: " (the brand’s own word)",
    allItsWord: "That is the brand’s own word.",
    list: ", ",
    places: "; ",
    cash: (isTaken: boolean) => `${isTaken ? "takes" : "does not take"} cash on delivery`,
    cashUpTo: (sum: number) => `Cash is taken up to ${money(sum)}`,
    cashFee: (sum: number) => `Paying at the door costs ${money(sum)} more`,
    deposit: (sum: number | string) => `A deposit of ${money(sum)} is asked for`,
    takes: (ways: string) => `is paid by ${ways}`,
    ways: (ways: string) => `Other ways to pay: ${ways}`,
    pay: {
      card: "card",
      card_on_delivery: "card at the door",
      wallet: "mobile wallet",
      instapay: "InstaPay",
      transfer: "bank transfer",
      fawry: "Fawry",
      instalments: "instalments",
    } as Record<string, string>,
    exchanges: (count: number) =>
      count === 0 ? "does not exchange" : `exchanges within ${days(count)}`,
    takesBack: (count: number) =>
      count === 0 ? "takes nothing back" : `takes returns within ${days(count)}`,
    and: " and ",
    but: " but ",
    cost: (of: Cost, cost: "shop" | "shopper" | number) => {
      const name = of === "exchange_cost" ? "An exchange" : "A return";
      if (typeof cost === "number")
        return cost === 0 ? `${name} is free` : `${name} costs ${money(cost)}`;
      return `${name} is on ${cost === "shop" ? "the shop" : "you"}`;
    },
    refund: { money: "The money comes back", credit: "What was paid comes back as store credit" },
    delivers: (where: string) => (where ? `delivers to ${where}` : "delivers"),
    fee: ([low, high]: Span) => {
      if (low < high) return `for ${money(low)} to ${money(high)} by governorate`;
      return low === 0 ? "for free" : `for ${money(low)}`;
    },
    time: ([from, to]: Span) =>
      from === to || from === 0 ? `within ${days(to)}` : `in ${from} to ${days(to)}`,
    freeFrom: (sum: number) => `, free from ${money(sum)}`,
    visit: (places: string) => `can be visited: ${places}`,
  };
})();

const AR: typeof EN = (() => {
  const money = sumIn("ar");
  const days = (count: number) => {
    if (count <= 2) return count === 1 ? "يوم" : "يومين";
    return `${numberIn("ar", count)} ${count <= 10 ? "أيام" : "يوم"}`;
  };
  return {
    disputed: "صفحاته مختلفة مع بعضها في ده: يُفضّل سؤاله قبل الشراء",
    partlyDisputed: "والباقي صفحاته مختلفة فيه: يُفضّل سؤاله قبل الشراء.",
    itsWord: " (كلام البراند نفسه)",
    allItsWord: "ده كلام البراند نفسه.",
    list: "، ",
    places: "؛ ",
    cash: (isTaken) => `${isTaken ? "بيقبل" : "مش بيقبل"} كاش عند الاستلام`,
    cashUpTo: (sum) => `الكاش لحد ${money(sum)}`,
    cashFee: (sum) => `الدفع عند الاستلام بيزوّد ${money(sum)}`,
    deposit: (sum) => `بيطلب عربون ${money(sum)}`,
    takes: (ways) => `الدفع عنده ${ways}`,
    ways: (ways) => `طرق دفع تانية: ${ways}`,
    pay: {
      card: "بطاقة",
      card_on_delivery: "بطاقة مع المندوب",
      wallet: "محفظة",
      instapay: "إنستاباي",
      transfer: "تحويل بنكي",
      fawry: "فوري",
      instalments: "تقسيط",
    },
    exchanges: (count) => (count === 0 ? "مش بيبدّل" : `بيبدّل خلال ${days(count)}`),
    takesBack: (count) => (count === 0 ? "مش بيرجّع" : `بيرجّع خلال ${days(count)}`),
    and: " و",
    but: " بس ",
    cost: (of, cost) => {
      const name = of === "exchange_cost" ? "مصاريف الاستبدال" : "مصاريف الاسترجاع";
      if (typeof cost === "number") return `${name} ${cost === 0 ? "مجانًا" : money(cost)}`;
      return `${name} ${cost === "shop" ? "على المتجر" : "عليك"}`;
    },
    refund: { money: "الفلوس بترجع", credit: "المدفوع بيرجع رصيد عند المتجر" },
    delivers: (where) => (where ? `بيوصّل ${where}` : "بيوصّل"),
    fee: ([low, high]) => {
      if (low < high) return `من ${money(low)} لـ${money(high)} حسب المحافظة`;
      return low === 0 ? "ببلاش" : `بـ${money(low)}`;
    },
    time: ([from, to]) =>
      from === to || from === 0 ? `خلال ${days(to)}` : `في ${numberIn("ar", from)} لـ${days(to)}`,
    freeFrom: (sum) => `، وببلاش من أول ${money(sum)}`,
    visit: (places) => `ممكن زيارته: ${places}`,
  };
})();

export const TERMS_WORDS: Record<Language, typeof EN> = { en: EN, ar: AR };
