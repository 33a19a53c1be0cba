/** Towns and quarters: where a shop stands. A fee for a town says nothing about its governorate. */
import type { Governorate } from "../../../../contract/trust.ts";

const TOWNS: [Governorate, string][] = [
  [
    "cairo",
    "مدينه نصر|nasr city|مصر الجديده|heliopolis|المعادي|maadi|الزمالك|zamalek|وسط البلد|downtown|التجمع(?: الخامس)?|fifth settlement|new cairo|القاهره الجديده|شبرا(?! الخيمه)|shou?bra|الرحاب|rehab|مدينتي|madinaty|عين شمس|الزيتون|حلوان|helwan|المقطم|mokattam|العباسيه|الازهر|خان الخليلي|الموسكي|روكسي|roxy|الحسين|garden city|المنيل|manial|سيتي ستارز|city ?stars|عباس العقاد|مكرم عبيد|النزهه|nozha|الشروق|العبور",
  ],
  [
    "giza",
    "المهندسين|mohandess?[ie]n|mohandeseen|الدقي|dokki|فيصل|faisal|الهرم|haram|6 اكتوبر|اكتوبر|october|الشيخ زايد|sheikh zayed|zayed|العجوزه|agouza|امبابه|mall of arabia|مول العرب|حدايق الاهرام|ميت عقبه",
  ],
  [
    "alexandria",
    "سموحه|smouha|ستانلي|stanley|سيدي جابر|sidi gaber|ميامي|miami|سان ستيفانو|san stefano|محرم بك|المنشيه|لوران|louran|كفر عبده|kafr abdou|رشدي|roushdy|جليم|gleem|العصافره|المندره|العجمي",
  ],
  ["dakahlia", "المنصوره|mansoura|ميت غمر|طلخا"],
  ["gharbia", "طنطا|tanta|المحله(?: الكبري)?|mahalla"],
  ["sharqia", "الزقازيق|zagazig|العاشر من رمضان|10th of ramadan|بلبيس"],
  ["monufia", "شبين(?: الكوم)?|shebin|منوف|السادات"],
  ["qalyubia", "بنها|banha|شبرا الخيمه|shubra el kheima|قليوب|طوخ"],
  ["beheira", "دمنهور|damanhour|كفر الدوار"],
  ["damietta", "راس البر|ras el bar|دمياط الجديده"],
  ["red-sea", "الغردقه|hurghada|الجونه|gouna|سفاجا|مرسي علم"],
  ["south-sinai", "شرم(?: الشيخ)?|sharm|دهب|dahab"],
  ["north-sinai", "العريش|arish"],
  ["minya", "ملوي"],
  ["sohag", "جرجا"],
  ["qena", "نجع حمادي"],
];
export const TOWN_PATTERNS = TOWNS.map(
  ([id, names]) =>
    [id, new RegExp(`(?<![\\p{L}])(?:و|ب|في )?(?:ال)?(?:${names})(?!\\p{L})`, "u")] as const,
);

const COASTS =
  /(?:ال)?ساحل (?:ال)?شمالي|(?<!\p{L})(?:ال|لل)ساحل(?!\p{L})|north coast|sahel|العين السخنه|sokhna/u;
export const namesTown = (text: string): boolean =>
  COASTS.test(text) || TOWN_PATTERNS.some(([, pattern]) => pattern.test(text));
