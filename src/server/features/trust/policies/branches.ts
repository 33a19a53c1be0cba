/** Shops one can walk into: an address with its governorate; closed and planned ones are none. */
import type { Found } from "./fact.ts";
import { type Concept, markConcepts } from "./concepts.ts";
import { normalise, readDays, readMoney } from "./normalise.ts";
import type { Governorate } from "../../../../contract/trust.ts";
import { readPlaces } from "./places.ts";
import { has, type Sentence } from "./sentences.ts";
import { TOWN_PATTERNS } from "./towns.ts";

const SHOP =
  /(?:ه)?(?:ت|ب)?لاق(?:ين|ون)\p{L}{1,2}|(?<!\p{L})(?:مكان(?:نا|ا)|موقعنا)(?!\p{L})|(?:ال)?محلنا|(?:ال|ل)?(?:فرع|فروع)(?:نا|ها)?|(?:ال)?محل(?:ات)?نا|(?:ال)?معرض(?:نا)?|(?:ال)?معارض|شوروم|صال(?:ه|ات) (?:ال)?عرض|(?<!\p{L})(?:ال)?(?:منفذ|منافذ)(?:نا|ها)?(?! (?:ال)?(?:فوري|تحصيل|سداد|دفع|شحن))(?!\p{L})|نق(?:طه|اط) (?:ال)?بيع|points? of sale|(?:our|the|factory) outlets?|اتيليه|(?:ال)?اتيليه|بوتيك|عنوان(?:نا)?|زورونا|تزورونا|show ?room|boutique|branch(?:es)?|(?:our )?(?:shops?|stores?)(?: is| are|:)|our (?:only|one|first|two|little|small|new) (?:shop|store|studio)s?|flagship|atelier|visit (?:us|our)|find us|address|(?:from|at|in|to|into) our (?:\p{L}+ )?(?:shop|store|boutique|studio)(?!\p{L})|our (?:\p{L}+ )?(?:gallery|corner|kiosk|stand)|(?:ال)?(?:مشغل|مرسم|ستوديو|استوديو|كورنر|جاليري|كشك|ركن)(?:نا|ي| بتاعنا)?(?!\p{L})|come (?:and )?(?:see|visit)|by appointment|(?:ب|بال)(?:حجز|ميعاد|موعد)(?: (?:ال)?مسبق| فقط| بس)?|our studio|store locations?|far3|fro3|(?:el )?ma7al(?:e?na)?(?!\p{L})/u;
const STREET =
  /شارع|ش\.|(?<!\p{L})ش (?=\p{L}{3})|(?<!\p{L})(?:قدام|جنب|خلف|ورا|قصاد|عند|سوق|حي|محطه|بوابه|الدور|دور|محل (?:رقم )?(?=\d)|سكه|درب|عطفه|وكاله|كوبري)(?!\p{L})|حاره|زقاق|(?<!\p{L})(?:قريه|عزبه|كفر)(?!\p{L})|ممر|ناصيه|ميدان|طريق|مول|عماره|برج|امام|بجوار|كورنيش|street|st\.|\bst\b|road|rd\.|square|mall|avenue|ave|building|tower|next to|corner|plaza|arcade|court|passage|lane|alley|walk|park|hangar|gallery|pier|marina|station|\bunit\b|(?:level|phase|gate|kiosk) \d|floor|share3|ganb|odam/u;
const CLOSED =
  /coming (?:\p{L}+ )?(?:20\d\d|spring|summer|autumn|fall|winter|next|this|in)(?!\p{L})|(?<!\p{L})(?:س|ه|ح)?(?:ي|ت|ن)فتتح\p{L}{0,2}(?!\p{L})|(?:ال)?(?:عام|سنه|شهر|موسم|صيف|شتا) (?:ال)?(?:قادم|جاي|مقبل)\p{L}{0,2}|كان(?:ت)? (?:لينا|عندنا|لنا|فيه)|we (?:had|used to have)|مغلق|اغلق(?:ت)?(?!\p{L})|اغلاق|انتقل|اتقفل|قفل|مقفول|closed|غير مفتوح|not open|قريب(?:ا)?(?! من)(?!\p{L})|(?:ه|ح|س)(?:ن|ي|ت)فتح\p{L}{0,2}|افتتاح|opens? (?:next|in|soon)|opening|soon|نستعد|returns? address|p\.? ?o\.? box|head office|no walk-?in|(?:ال)?مراسلات|ص\.ب|(?:مكتب|مقر)\p{L}{0,3} (?:ال)?اداري|(?:لا يوجد|مفيش|مافيش|بدون|ليس)(?: (?:ب|في|ل)(?:ها|ه|هم))? بيع|(?:مفيهاش|مافيهاش|مفيهوش) بيع|(?:no|not) (?:retail )?(?:sales?|selling)(?: there| here| on site)|not open to (?:the public|visitors|customers|shoppers)|physical address|registered|trade name|(?:ال)?مرتجع\p{L}*|استنونا|استنوا|انتظرو\p{L}*|ترقبو\p{L}*|(?:تحت|قيد|جاري|جار) (?:ال)?(?:تجهيز|انشاء|تشطيب|تطوير|تجديد|صيانه)|under (?:construction|renovation)|next (?:month|year|summer|winter|spring|season)|مفيش محل|لا يوجد (?:فرع|محل)|no (?:show ?room|shop|store|branch)|online only|اونلاين بس|ليس لدينا|ورشتنا|workshop (?:is )?not/u;
/** “Closed on Sundays” is an opening hour. */
const DAY_OFF =
  /(?:closed|مقفول|مغلق|قافلين|اجازه) (?:on |every |يوم |ايام |كل )?(?:(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:days?)?|(?:ال)?(?:سبت|حد|احد|اتنين|اثنين|تلات|ثلاثاء|اربع|اربعاء|خميس|جمعه))(?!\p{L})/gu;
/** A bazaar once a year, and the shelves of another shop. */
const SOMEWHERE_ELSE =
  /bazaars?|pop-?ups?|exhibition|fair(?!\p{L})|every (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|summer|winter|ramadan)|stock(?:ed|ists?)|(?:also |you'll |you will |can )find us (?:at|in)|sold at|available at|(?:find|get|shop) (?:our|the) \p{L}+ (?:at|in)(?!\p{L})|متوفر\p{L}* (?:في|لدي|عند)(?!\p{L})|(?:ship|send|deliver|dispatch)\p{L}* (?:\p{L}+ ){0,2}from|(?:ال)?بازار\p{L}*/u;
/** The works beside which a shop stands, and what stands before its door. */
const LANDMARK =
  /(?<!\p{L})(?:بجوار|امام|جنب|خلف|قدام|ورا|قصاد|next to|near|opposite|behind|beside) (?:بوابه |(?:the )?(?:gates? of )?(?:the )?)?(?:ال)?(?:مصنع|مخزن|factory|warehouse|mill)\p{L}{0,2}/gu;
const PARKING = /(?<!\p{L})(?:مواقف|موقف|باركينج|parking|valet)(?!\p{L})/u;
const NOT_A_SHOP = /مصنع|factory|made in|صنع|تصنيع|warehouse|مخزن|مخازن|مستودع|deliver|شحن|توصيل/u;

/** The address of a page that lists shops. */
const SHOPS_PAGE =
  /(?:^|[/_-])(?:stores?|visit|branch(?:es)?|locations?|find(?:-us)?|showrooms?|outlets?|boutiques?|fro+[3o]+|foro3|far3|makan|zyara|zeyara|ziyara|address)(?=$|[/_.-])/i;
const SHOPS_HEADING =
  /^visit|^stores?$|زيار|فروع|فرع|منافذ|منفذ|نقاط (?:ال)?بيع|عناوين|outlets|محلات|معارض|صال(?:ه|ات) (?:ال)?عرض|branches|shops|stores|showroom|visit us|find us|عنوان|address|زور|محل/u;

/** “33 Sherif Arcade, Cairo. Open 10–21.”: an address that opens and closes is a shop, whatever the page calls it. */
const HOURS =
  /^(?:we(?:'re| are) )?(?:open|closed|daily|every day|from|(?:sat(?:ur)?|sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri)(?:day)?s?|فاتح\p{L}*|مفتوح\p{L}*|بنفتح|مواعيد\p{L}*|يوميا|كل يوم|من (?:ال)?(?:سبت|حد|احد|\d))(?!\p{L})[^.]{0,60}(?:\d|day|جمعه|سبت)/u;
const isHours = (text: string) => HOURS.test(text) && !STREET.test(text);
const isOpened = ({ text, block, zone }: Sentence, next: Sentence | undefined) =>
  !!next &&
  next.block === block &&
  next.zone === zone &&
  HOURS.test(next.text) &&
  STREET.test(text) &&
  /(?<!\d)\d{1,4}(?!\d)/u.test(text);

export function readBranches(
  sentence: Sentence,
  next?: Sentence,
  previous?: Sentence | null,
): Found[] {
  if (sentence.quoted || has(sentence, "otherShop") || SENT_THERE.test(sentence.text)) return [];
  if (previous && townBelow(previous, sentence)) return [];
  const inShops =
    sentence.under.slice(0, 2).some((one) => SHOPS_HEADING.test(one.text) || SHOP.test(one.text)) ||
    (!!sentence.asked && /محل|فرع|branch|shop|showroom/u.test(sentence.asked.text));
  const found: Found[] = [];
  const seen = new Map<Governorate, boolean>();
  const town = townBelow(sentence, next);
  const parts = town ? [`${sentence.raw}, ${town}`] : partsOf(sentence.raw);
  const isShop = SHOP.test(sentence.text) || inShops;
  const isOfContact = inShops || CONTACT_PAGE.test(sentence.page);
  // On a page of shops a line is one by itself, if it is written as an address: “Maadi, Cairo: Road 9”.
  const isListed =
    SHOPS_PAGE.test(sentence.page.replace(/^https?:\/\/[^/]+/i, "")) &&
    STREET.test(sentence.text) &&
    /\d|:/u.test(sentence.text);
  if (
    !isShop &&
    !isListed &&
    !isOpened(sentence, next) &&
    !parts.some((one) => isAddressed(one, isOfContact))
  )
    return [];
  const isOnlyByForm = !isShop && !isListed && !isOpened(sentence, next);
  for (const raw of [...parts, ...headedAddress(sentence)]) {
    const part = normalise(raw);
    if (isOnlyByForm && !isAddressed(raw, isOfContact)) continue;
    if (
      isHours(part) ||
      SOMEWHERE_ELSE.test(part) ||
      CLOSED.test(part.replace(DAY_OFF, " ")) ||
      /warehouse|مخزن|مخازن|مستودع/u.test(part.replace(LANDMARK, " ")) ||
      PARKING.test(part) ||
      (NOT_A_SHOP.test(part.replace(LANDMARK, " ")) && !SHOP.test(part))
    )
      continue;
    const place = governorateOf(part);
    const named =
      /(?:فرع|branch)/u.test(part) ||
      STREET.test(part) ||
      TOWN_PATTERNS.some(([, pattern]) => pattern.test(part));
    if (!place || !named || (TOLD_OF.test(part) && !STREET.test(part))) continue;
    const isLatin = /[a-z]{4}/u.test(part) && !/[\u0621-\u064a]{3}/u.test(part);
    // The same shop in the other language, on the same line.
    if (seen.has(place) && seen.get(place) !== isLatin && parts.length > 1) continue;
    seen.set(place, isLatin);
    found.push({
      kind: "branches",
      value: [`${place}/${nameOf(withTown(raw, sentence))}`],
      quote: quoteOf(sentence, raw).slice(0, 390),
      page: sentence.page,
    });
  }
  return found;
}

/** “Mother opened the first one in 1984”: told of, not shown the way to. */
const TOLD_OF =
  /(?<!\p{L})(?:opened|started|founded|began|born|grew|(?:ا)?فتح(?:ت|نا|وا)?|افتتح\p{L}{0,2}|بد(?:ا|ات|انا)|اسس\p{L}{0,2}|اتولد\p{L}{0,2})(?!\p{L})/u;

/** Addresses side by side: between bars, or between dashes where each part is a street. */
function partsOf(raw: string): string[] {
  const parts = raw.split(/\s*[|·•]\s*|\s+\/\s+/u);
  if (parts.length > 1) return parts;
  // “One in Nasr City, and one in Smouha”.
  const counted = raw.split(ONE_IN);
  if (counted.length > 1) return counted;
  // “Faisal in Giza (by the station), and Shubra in Cairo”: each with its governorate.
  const each = raw
    .split(/\s*[،,;؛](?![^(]{0,60}\))\s*(?:and\s+|و(?=ال|\p{L}{3}))?/u)
    .filter(Boolean);
  const isEach = ({ length }: string[]) => length > 1;
  if (
    isEach(each) &&
    each.every((one) => IN_ITS_PLACE.test(normalise(one)) && governorateOf(normalise(one)))
  )
    return each;
  const byDash = raw.split(/\s+[–—-]\s+/u);
  // “Mall of Arabia – Gate 5, Giza”: the mall and its gate are one address.
  if (byDash.length === 2 && MALL.test(byDash[0] ?? "") && IN_MALL.test(byDash[1] ?? ""))
    return parts;
  // “Kafr Zayat – beside the gate, Gharbia”: a village and its door are one address as well.
  const doors = byDash.map(normalise).filter((one) => STREET.test(one));
  const isVillage =
    /^(?:كفر|قريه|عزبه|حي) /u.test(doors[0] ?? "") && !governorateOf(doors[0] ?? "");
  return doors.length > 1 && !isVillage ? byDash : parts;
}

const IN_ITS_PLACE = /^(?:(?:ال)?\p{L}+ ){1,3}(?:في|in) (?:ال)?\p{L}{3,}/u;

const ONE_IN =
  /[\s،,:]+(?=و?(?:واحد|التاني|الثاني|الأول|الاول)\s+(?:في|ف)\s)|[\s,]+(?=(?:and )?(?:one|another|the (?:other|second)) (?:is )?(?:in|at|on)\s)/iu;
/** “Returns need to be sent to the following address”: for parcels, not for people. */
const SENT_THERE =
  /(?<!\p{L})(?:sen[dt]|send|ship(?:ped)?|post(?:ed)?|mail(?:ed)?|returned|couriered)(?: \p{L}+){0,4} (?:to|at)(?: \p{L}+){0,4} address|(?<!\p{L})(?:ت|ي|ا|ن)?(?:رسل|بعت|شحن|رجع|عاد)\p{L}{0,4}(?: \p{L}+){0,5} (?:الي|علي|ل)\s?(?:ال)?عنوان/u;
const MALL = /^[^\d،,]{3,40}$/u;
const IN_MALL =
  /^(?:ال)?(?:بواب[هة]|دور|الدور|محل|وحد[هة]|طابق|مدخل|gate|level|floor|unit|shop|ground|first|second|(?:\d(?:st|nd|rd|th)) floor|g ?floor|entrance)(?!\p{L})/iu;

/** “Smouha: 3 Fawzi Street, Alexandria”, “come and feel it: 8 …”: a name or an invitation, a street and its governorate. */
function isAddressed(raw: string, isOfContact: boolean): boolean {
  const text = normalise(raw);
  const named = isOfContact ? NAMED_ADDRESS.exec(text) : null;
  const [lead, street = ""] = named
    ? [named[1] ?? "", `${named[3]} ${named[2]}`]
    : text.split(/:(?=\s)/u);
  if (!lead || lead.length > 70 || !STREET.test(street) || /@/u.test(text)) return false;
  if (!readPlaces(street).some(({ value }) => value.reach === "named")) return false;
  if (NO_DOORS.test(lead) || readMoney(text).length + readDays(text).length > 0) return false;
  return COME.test(lead) || (lead.split(" ").length <= 4 && !readsAsTerm(lead));
}
/** “Khan Khalil, Cairo – Lane 3”: a name, its governorate, and the way to the door. */
const NAMED_ADDRESS =
  /^([^،,–—:-]{3,30}) ?[،,] ?([^،,–—:-]{3,20}) ?[–—-] ?([^،,]{5,40}(?:[،,] ?(?:محل|(?:ال)?دور|شقه|shop|unit|floor|gate|ground|\d)[^،,]{0,20})?)$/u;
const CONTACT_PAGE = /contact|about|visit|find|store|زور|تواصل|اتصل/iu;
const NO_DOORS =
  /(?<!\p{L})(?:office|hq|headquarters?|company|legal|seller|postal|mail(?:ing)?|send|ship\p{L}*|return\p{L}*|example|(?:ال)?(?:مكتب|مقر|اداره|شركه|سجل|بريد|مراسل\p{L}*|ورشه|مخزن|مصنع))(?!\p{L})/u;
const COME =
  /(?<!\p{L})(?:come|drop|stop|pop|walk|visit|meet|see|try|touch|feel|find)(?: (?:and|by|in|over|on|to|along|the|our|us|it))*(?!\p{L})|(?<!\p{L})(?:و)?(?:تعال\p{L}{0,2}|شرف\p{L}{1,4}|نور\p{L}{1,4}|زور\p{L}{1,4}|هتلاق\p{L}{1,4}|مستني\p{L}{2,4}|قابل\p{L}{1,3}|عد[يو]\p{L}{0,2} علي\p{L}{1,2})(?!\p{L})/u;
const readsAsTerm = (lead: string) => markConcepts(lead).some(({ concept }) => TERMS.has(concept));
const TERMS = new Set<Concept>(["delivery", "exchange", "return", "refund", "pay", "pickup"]);

/** The quarter that heads an address names the shop. */
const withTown = (raw: string, { under, raw: whole }: Sentence): string => {
  const [heading, above] = under;
  const isName =
    !!heading && !!above && heading.level > above.level && SHOPS_HEADING.test(above.text);
  return isName && raw === whole && heading.raw.length < 40 ? `${heading.raw}: ${raw}` : raw;
};

/** A hall or a street, and its town alone on the line below. */
function townBelow(sentence: Sentence, next: Sentence | undefined): string | null {
  const isBelow = next?.zone === sentence.zone && next.block === sentence.block + 1;
  if (!isBelow || governorateOf(sentence.text) || !STREET.test(sentence.text)) return null;
  const isTown = /^[\p{L}\s،,'-]{3,40}$/u.test(next.raw) && governorateOf(next.text) !== null;
  return isTown ? next.raw : null;
}

/** “Heliopolis, Cairo” as a heading among the shops, and the street below it. */
function headedAddress({ raw, text, under }: Sentence): string[] {
  const [heading, above] = under;
  const isListed =
    heading && above && heading.level > above.level && SHOPS_HEADING.test(above.text);
  const isAddress =
    (/(?<!\d)\d{1,3}(?!\d)/u.test(text) || STREET.test(text)) && !/@|\d{6}|\d{3} \d{3}/u.test(text);
  if (!isListed || !isAddress || isHours(text) || PARKING.test(text)) return [];
  if (governorateOf(text) || CLOSED.test(text)) return [];
  return governorateOf(heading.text) ? [`${heading.raw}: ${raw}`] : [];
}

function governorateOf(part: string): Governorate | null {
  const places = readPlaces(part).filter((one) => one.value.reach === "named");
  const streets = part.replace(/شارع (?:ال)?\p{L}+/u, "");
  const said = places.at(-1)?.value.ids[0];
  return (
    said ??
    TOWN_PATTERNS.find(([, pattern]) => pattern.test(streets))?.[0] ??
    TOWN_PATTERNS.find(([, pattern]) => pattern.test(part))?.[0] ??
    null
  );
}

/** As it stands on the page: a heading and what is below it are two texts. */
const quoteOf = (sentence: Sentence, raw: string) =>
  sentence.raw.includes(raw) ? raw : sentence.raw;

/** The address as it is written, without opening hours and numbers to call. */
const nameOf = (raw: string) =>
  raw
    .replace(/(?:ت|تليفون|هاتف|tel|phone)\s*[:.].*$/iu, "")
    .replace(/[\s,،–-]{1,4}(?:(?:ت|تليفون|هاتف|tel|phone)\s)?\s?\+?[\p{N}]{7,14}$/iu, "")
    .replace(/\s[–-]$/u, "")
    .replace(/\s*\((?:من|from|open|يوميا)[^)]*\)/giu, "")
    .replace(
      /^(?:our |the )?(?:show ?room|atelier|المعرض|معرضنا|العنوان|address|فروعنا)\s*(?:is at|is in|في|:)\s*/iu,
      "",
    )
    .replace(/[\s.،,]+$/u, "")
    .trim()
    .slice(0, 120);
