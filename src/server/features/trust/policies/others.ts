/** Those who deal with a shop without buying a piece from it, and dealings that are no sale of a piece. */

const word = (forms: string) => `(?<![\\p{L}\\p{N}])(?:و|ف)?(?:${forms})(?![\\p{L}])`;
const noun = (forms: string) =>
  `(?<![\\p{L}\\p{N}])(?:و|ف)?(?:بال|لل|ال|ب|ل|ك)?(?:${forms})(?:ات|ين|ون|ه|ي|نا|كم|ك|تنا|تك)?(?!\\p{L})`;

/** Suppliers, sellers, staff, schools, winners: their terms are not hers. */
const PEOPLE = new RegExp(
  [
    word(
      "suppliers?|vendors?|distribut(?:ors?|ion)|resellers?|wholesalers?|retailers?|stockists?|franchis\\p{L}*|sales agents?|affiliates?|ambassadors?|influencers?|(?:content )?creators?|bloggers?|applicants?|candidates?|interns?|trainees?|students?|corporate|(?<!(?:through|with|by|from|via) (?:(?:the|our|two|\\d) ){0,2})companies|(?:for|to) (?:(?:a|an|your|the|our|all) )?(?:\\p{L}+ (?:and|or|&) )?(?:hotels?|schools?|hospitals?|restaurants?|caf[eé]s?|offices?|teams?|clubs?|gyms?|nurser(?:y|ies)|universit(?:y|ies)|weddings?|bridal parties)|employees of|businesses|b2b|sponsors?|exhibitors?|trade (?:customers?|accounts?|orders?|buyers?|parcels?|returns?)|tenants?|renters?|winners?|whoever wins|donors?|investors?|backers?|landlords?|(?:shops?|stores?|brands?|boutiques?) (?:that|who|which|wanting|wishing|interested)(?: \\p{L}+){0,4} (?:stock|stocked|carry|carried|sell|sold|shelf|resell)(?:ed)?|(?:(?:each|every) (?:designer|maker|seller|brand)|(?:the|our) (?:designers|makers|sellers|brands))(?= (?:sets?|decides?|has|have|chooses?|ships?|fixes|may|can))",
    ),
    noun(
      "مورد|موردين|موزع|موزعين|تاجر|تجار|وكيل|وكلا|مسوق|مسوقين|ريسيلر|ريسيلرز|ري ?سيلر|دروب ?شيب\\p{L}*|مندوبات(?! (?:ال)?(?:شحن|توصيل))|بلوجر|بلوجرز|انفلونسر\\p{L}*|متدرب|طلاب|(?<=(?<!\\p{L})و?لل?)(?:فنادق|مدارس|شركات|مستشفيات|مطاعم|حضانات|نوادي|جيمات|فرق)|(?:مدرسه|مدارس|فندق|فنادق|شركات|موسسات|هييات)(?= (?:بت|بي|ت|ي)\\p{L}{2,})|(?<=(?<!\\p{L})(?:ب|س)?(?:ت|ي)(?:ت)?(?:دفع|سدد|تعاقد|تحمل) (?:ال)?)(?:موسسات|شركات|مدارس|فنادق|هييات|جهات)|عارضين|مستاجر|فايز|فايزين|(?:ا)?للي (?:ه|ح)?(?:ي|ت)(?:كسب|فوز)|متبرع|مستثمر|شركا(?!ه)|(?:كل|اي) (?:مصمم|براند|بايع|ماركه)",
    ),
  ].join("|"),
  "u",
);

/** Work on her own clothes, lending, lessons, events, old clothes, prizes, samples: nothing is bought. */
const DEALINGS = new RegExp(
  [
    word(
      "alterations?|tailoring|re-?hem\\p{L}*|repairs?(?: service)?|dry[- ]clean\\p{L}*|rent(?:al|als|ing|ed)?|hired?|leas(?:e|ed|ing)|lend(?:ing)?|borrow\\p{L}*|(?<!of )courses?|class(?:es)?|lessons?|academy|trainings?|bazaars?|pop-?ups?|(?:street|flea|farmers'?|weekend|friday|saturday|christmas|eid) markets?|market (?:stalls?|days?|on)|(?:our|the) stalls?|exhibitions?|fairs?|concerts?|giveaways?|raffles?|contests?|competitions?|prizes?|lotter\\p{L}+|samples?(?! sales?(?!\\p{L}))|take-?back|trade-?in|second[- ]hand|recycl\\p{L}*|donat\\p{L}+|(?:old|used|pre-?loved|worn) (?:clothes|clothing|pieces|garments)|no longer wear|photo ?shoots?|subscriptions?|commissions? (?:of|on|for|rates?|per)|(?:earn|your|a) commission|invoices? (?:us|the shop|within|by)|salar(?:y|ies)|wages?|careers?|jobs?|vacanc\\p{L}+|hiring|partnerships?|sell (?:with|through|on) us|sell our \\p{L}+ (?:in|at) your|become an? \\p{L}+|collaborations?|wholesale|bulk orders?|surveys?|polls?|birthday part(?:y|ies)|workshops? for|in the press|press|blog|magazine",
    ),
    noun(
      "تعديل(?! (?:ال)?(?:طلب|اوردر|عنوان|خاص))|تقصير|تضييق|تصليح|صيانه|ايجار|تاجير|كورس|كورسات|ورشه (?:تعليم|تدريب)|دوره تدريبيه|بازار|بازارات|معرض سنوي|مسابقه|مسابقات|سحب علي|جايزه|جوايز|عينه|عينات|هدوم(?:ك|كم|نا)? (?:ال)?(?:قديم|مستعمل)\\p{L}*|ملابس(?:ك|كم)? (?:ال)?(?:قديم|مستعمل)\\p{L}*|تدوير|تبرع|تبرعات|جمعيه|جمعيات|مرتب|مرتبات|راتب|وظايف|وظيفه|توظيف|شيفت|عموله(?! (?:ال)?(?:تحصيل|شركه|بنك))|جمله|استطلاع|استفتا|عيد ميلاد|اعياد ميلاد|باكدج|تصويت|جرايد|صحافه|مدونه",
    ),
    "(?:ت|ي)?بيع\\p{L}{0,2} (?:شغل|منتجات|حاجت|لبس)نا|اشتغل\\p{L}{0,2} (?:معانا|معنا)|انضم\\p{L}{0,3} (?:ل|الي|لفريق)|مطلوب (?!منك|تاكيد|دفع)\\p{L}+",
  ].join("|"),
  "u",
);

/** Landmarks and helpers in a sentence, dealings of their own in a heading. */
const HEADED = new RegExp(
  [
    word(
      "employees?|staff|workshops?|schools?|nurser(?:y|ies)|kindergartens?|uniforms?|restaurants?|caf[eé]s|offices|work with us|universit\\p{L}+|hotels?|hospitals?|our team|partners?",
    ),
    noun(
      "موظف|طلبه|حضانه|حضانات|يونيفورم|زي موحد|مطعم|مطاعم|(?<!(?:مده|مواعيد|موعد|فتره|وقت) (?:ال)?)توريد|توريدات|تعاقدات|مدرسه|مدارس|جامعه|جامعات|فندق|فنادق|شركات|مستشف\\p{L}+",
    ),
  ].join("|"),
  "u",
);

const SHOPPERS = new RegExp(
  [
    word(
      "(?:for )?(?:our )?(?:shoppers?|customers?|buyers?|clients?)|your (?:order|purchase)|when you buy|if you (?:buy|bought|order)",
    ),
    noun("زباين|زبون|عميل|عميله|عملا|مشتري"),
    "(?<!\\p{L})(?:لو|اذا) (?:بت)?(?:ا)?شتر\\p{L}+",
  ].join("|"),
  "u",
);
const SAID_BY_THEM = /اراء|قالوا|reviews?|testimonials?|say about|told us/u;

export const isOtherDealing = (text: string): boolean => PEOPLE.test(text) || DEALINGS.test(text);
export const isOthersHeading = (text: string): boolean => isOtherDealing(text) || HEADED.test(text);
export const isForShoppers = (heading: string): boolean =>
  SHOPPERS.test(heading) && !SAID_BY_THEM.test(heading) && !PEOPLE.test(heading);

/** Who is paid by the shop, or takes pieces back for it, buys nothing there: the whole section is his. */
const EARNS =
  /(?<!\p{L})(?:we|ribby|the shop) pays? you(?! (?:back|in store|the money|in full|by the way))|(?<!\p{L})you (?:will )?(?:earn|get paid|supply|accept returns|invoice)|your (?:commission|salary|wage|earnings|profits?|payout|shop|stall)(?!\p{L})|(?<!\p{L})(?:بندفعلك|هندفعلك|بنحاسبك|هنحاسبك|ارباحك|عمولتك|مرتبك|راتبك|مكسبك|بتورد\p{L}*|تورد)(?!\p{L})/u;
export const isEarner = (text: string): boolean => EARNS.test(text);

const PAGES =
  /(?:^|[/_-])(?:careers?|jobs?|hiring|suppliers?|vendors?|partners?|sellers?|sell(?:-with-us)?|wholesale|b2b|distribut\w*|franchise|affiliates?|ambassadors?|influencers?|creators?|press|media|blogs?|journal|magazine|rent(?:al)?s?|courses?|academy|schools?|corporate|events?|bazaar|giveaways?|contests?|recycl\w*|take-?back|trade-?in|privacy(?:-policy)?|cookies?)(?=$|[/_.-])/i;
/** An address that says itself whom the page is for. */
export const isOthersPage = (page: string): boolean =>
  PAGES.test(page.replace(/^https?:\/\/[^/]+/i, ""));
/** Terms often stand below the privacy notice: there a heading of theirs counts for more than the address. */
export const isPrivacyPage = (page: string): boolean =>
  /(?:^|[/_-])(?:privacy(?:-policy)?|cookies?)(?=$|[/_.-])/i.test(
    page.replace(/^https?:\/\/[^/]+/i, ""),
  );
