// Words that are no term where they stand, told by their neighbours: hours that pass are no watches, "works for me" is
// no office.
import { isEgyptianSense } from "./egyptian-senses.ts";
import { isRichTone } from "./tones.ts";
import { isEnglishSense } from "./english-senses.ts";
import { isVerbAt } from "./verb-senses.ts";

/** "فستان بدل الجيبة": between two pieces these are no suits but "instead of". */
export const isInsteadOf = (tokens: string[], from: number, to: number): boolean =>
  to === from + 1 &&
  // "بدلي الجزمة بكوتشي": whoever says it changes a piece.
  (/^(?:بدل+ي|بدليلي|bad+e?l[iy])$/.test(tokens[from] ?? "") ||
    (from > 0 && /^(?:بدل|badal|bdal)$/.test(tokens[from] ?? ""))) &&
  /^(?:ال.{2,}|el|al)$/.test(tokens[to] ?? "");

/** «اللي بجيبه كل مرة»: behind a "that" or an I it is what one brings, and nothing with a skirt. */
const isBringing = (tokens: string[], at: number): boolean =>
  (/^[بن]جيبه$/.test(tokens[at] ?? "") &&
    /^(?:اللي|الي|انا|كنت|دايما|مش|بقيت|لسه|ما)$/.test(tokens[at - 1] ?? "")) ||
  /^ب?[انتي]?جيب(?:ها|هم)$/.test(tokens[at] ?? "");

/** «حاجة مناسبة لسني», "monasba lel shoghl": it suits, and is no occasion. */
const isSuiting = (tokens: string[], at: number): boolean =>
  // «بمناسبة تقاعده»: on the day of.
  (/^ب(?:ال)?مناسبه$/.test(tokens[at] ?? "") && at + 1 < tokens.length) ||
  (/^(?:مناسبه|m[ou]nas[ei]?ba)$/.test(tokens[at] ?? "") &&
    (/^(?:حاجه|لبسه|قطعه|تكون|تبقي|وتكون|7aga|haga|lebsa|tkoon|tkon|tekoon|teb2a|tb2a)$/.test(
      tokens[at - 1] ?? "",
    ) ||
      /^(?:لل?(?!ازم|لحجاب|حجاب|لمحجب|محجب|سه$|و$|ما$|كن)[\u0621-\u064a]{2,}|ليا|l|le|lel|li|leya|lya|leha|leh|lih)$/.test(
        tokens[at + 1] ?? "",
      )));

/** "بدي فستان": before another piece it is "I want", and no top. */
export const isWanting = (tokens: string[], at: number): boolean =>
  /^(?:بدي|بدى)$/.test(tokens[at] ?? "");

/** "From the whole class", "a present from the office": who gives it, and not where it is worn. */
const isFromThem = (tokens: string[], at: number): boolean =>
  /^(?:class|office|school|department|company|university|work|team)$/.test(tokens[at] ?? "") &&
  (/^(?:whole|entire)$/.test(tokens[at - 1] ?? "") ||
    (/^(?:the|our|my|his|her)$/.test(tokens[at - 1] ?? "") && tokens[at - 2] === "from"));

const OF_BODY = /^(?:skin|skinned|eyes|eyed|hair|haired|complexion|undertones?)$/;
/** "Greens go with my hair", "olive skin": how somebody looks, and no colour of a piece. */
const isOfBody = (tokens: string[], at: number): boolean =>
  OF_BODY.test(tokens[at + 1] ?? "") ||
  // "It turns my skin green".
  (/^(?:skin|fingers?|ears?|neck|face|wrists?|lobes|earlobes|hair|teeth|hands?)$/.test(
    tokens[at - 1] ?? "",
  ) &&
    /(?:^| )(?:turns?|turned|turning|goes?|went|makes?|made|dyes?|leaves|stains?) (?:my|her|his|the|everyones) $/.test(
      `${tokens.slice(Math.max(0, at - 4), at - 1).join(" ")} `,
    )) ||
  (tokens[at] === "skin" &&
    /^(?:my|her|his|your|our|sensitive|dry|fair|dark|pale|olive|tan|brown|the)$/.test(
      tokens[at - 1] ?? "",
    ));

const BODY =
  /^[وف]?(?:(?:وش|بشر[هت]|عيون|عين|شعر|سنان|قلب|شفايف|خدود|حواجب)(?:ي|ها|ه|ك|نا)|لون بشرت\S+)$|^(?:wesh|we4|bash?ar(?:et|t)|3[eo]yo+n|3en|sha3r|senan|2alb|shafayef|khodood|5odood)(?:y|i|ha|aha|o|ak|ik)$/;
const BECAME =
  /^(?:بقي|بقت|بيبقي|بتبقي|لونها|لونه|كله|كلها|ba2a|ba2et|ba2y|beyeb2a|betb2a|kolo|kollo|lonha|lono)$/;
const FOR_BODY = /^(?:قلم|كحل|رموش|عدسات|صبغه|صبغت|حنه|2alam|ko7l|sabghet|sab8et|لون|lon)$/;
/** «وشي بقى أحمر من الشمس», «عيوني عسلية»: how somebody looks, and no colour that is wished for. */
const isOfMyBody = (tokens: string[], at: number): boolean => {
  const place = BECAME.test(tokens[at - 1] ?? "") ? at - 2 : at - 1;
  return BODY.test(tokens[place] ?? "") && !FOR_BODY.test(tokens[place - 1] ?? "");
};

/** «انا قمحاوية», "ana samra": said of oneself. */
const isComplexion = (tokens: string[], at: number): boolean =>
  /^(?:انا|وانا|ana|بشره|بشرتي|bashrety)$/.test(tokens[at - 1] ?? "") &&
  /^(?:بيضا|سمرا|شقرا|حمرا|سودا|قمحيه|خمريه|عسليه|beda|beida|samra|sha2ra)$/.test(tokens[at] ?? "");

const KIN =
  /^[وف]?(?:حمات|اخت|صاحبت|صحبت|مرات|بنت|خالت|عمت|جارت|زميلت|مامت|جوز|صاحب|ابن|اخو)(?:ي|يا|ها|ه|ك|نا)$|^(?:7amat|o5t|okht|sa7bt|sa7bet|so7bet|merat|bent|5alt|3amt|gart|mamt|goz|gooz|ebn)(?:y|i|ha|aha|o|ak)$/;
/** «حماتي وردة الله يباركلها», "merati dahab": praise, and no flowers or gold. */
const isPraised = (tokens: string[], at: number): boolean =>
  KIN.test(tokens[at - 1] ?? "") &&
  /^(?:ورده|ورد|دهب|الماظ|قمر|عسل|سكر|لولي|warda|dahab|2amar|3asal|sokar)$/.test(tokens[at] ?? "");

/** «هدية لميس فرح», "3amo nour": behind a title stands a name. */
const TITLE =
  /^(?:miss|mrs|mr|ms|mister|madam|madame|dr|aunt|aunty|uncle|auntie|tant|3amm?o|abla|ostaz|ostaza|mes|ميس|مس|مستر|مدام|دكتوره|دكتور|طنط|عمو|ابله|انكل|استاذ|استاذه|الاستاذه|الاستاذ|الحاجه|الحاج)$/;
const NAMES =
  /^(?:فرح|ورده|ورد|زهره|ياسمين|ياسمينا|فله|نور|قمر|لولي|لؤلؤه|جميله|وسام|شمس|ربيع|صيف|جوري|كرمله|روز|روزا|ليلي|سما|مرجان|الماظ|الماسه|زمرده|فيروز|ياقوت|عيد|سعيد|رمضان|شعبان|جمعه|خميس|farah|warda|ward|zahra|rose|rosa|lily|violet|ruby|pearl|jasmine|yasmine?|yasmina|daisy|iris|olive|ivy|hazel|amber|coral|jade|crystal|sandy|summer|autumn|may|joy|eid|ramadan|said|gamila|shams|fayrouz|fairuz|emerald|nour|noor)$/;
const isNamed = (tokens: string[], at: number): boolean =>
  TITLE.test((tokens[at - 1] ?? "").replace(/^(?:لل?|و)(?=.{2})/, "")) &&
  NAMES.test(tokens[at] ?? "");

const STREET =
  /^(?:شارع|ميدان|كوبري|كورنيش|حاره|عزبه|كفر|share3|shar3|meedan|midan|kobry|kornish)$/;
/** «ساكنة في شارع البحر الأعظم», "share3 el ward": the name of a street. */
const isOfStreet = (tokens: string[], at: number): boolean =>
  STREET.test(tokens[at - 1] ?? "") ||
  (/^(?:el|al)$/.test(tokens[at - 1] ?? "") && STREET.test(tokens[at - 2] ?? ""));

/** "Somebody stole my bag": a verb, and no scarf. */
const isStealing = (tokens: string[], at: number): boolean =>
  tokens[at] === "stole" &&
  /^(?:my|our|his|her|their|your|it|them|everything|all|the|one)$/.test(tokens[at + 1] ?? "") &&
  !/^(?:an?|the|this|that|my|her)$/.test(tokens[at - 1] ?? "");

/** "I run cold", "we are running late": nobody runs anywhere. */
const isRunSo = (tokens: string[], at: number): boolean =>
  /^(?:run|runs|running)$/.test(tokens[at] ?? "") &&
  /^(?:cold|hot|warm|late|out|low|errands|small|big|large|around|after|to)$/.test(
    tokens[at + 1] ?? "",
  );

/** "I have to look smart everyday": how often, where no piece follows and none is called so. */
const isHowOften = (tokens: string[], at: number): boolean =>
  /^(?:everyday|daily)$/.test(tokens[at] ?? "") &&
  at > 0 &&
  !/^(?:for|an?|the|is|are|more|very|so|too|quite|simple|something|anything|nothing|and|or|of|my|her|his|your|look|style)$/.test(
    tokens[at - 1] ?? "",
  ) &&
  /^(?:and|but|so|at|in|on|to|for|because|with|i|we|he|she|they|please|kindly|now|which|that|)$/.test(
    tokens[at + 1] ?? "",
  );

/** "Meeting his parents" is no meeting at work, and what "works for me" is no office. */
const isMeetingWhom = (tokens: string[], at: number): boolean =>
  (/^works?$/.test(tokens[at] ?? "") &&
    /^(?:for|with|best|well|fine)$/.test(tokens[at + 1] ?? "")) ||
  (tokens[at] === "meeting" &&
    /^(?:my|his|her|their|your|up|someone|somebody|people|friends|him|them)$/.test(
      tokens[at + 1] ?? "",
    ));

/** "7aga fat7a" is something light; a slit is what a piece comes with or without. */
export const isLightShade = (tokens: string[], at: number): boolean =>
  /^(?:fat7a|fatha)$/.test(tokens[at] ?? "") &&
  !/^(?:b|be|bi|bel|8er|gher|gheir|8eir|ghair|bedon|bedoon|bdon|bela|wala|feha|fiha|el|w)$/.test(
    tokens[at - 1] ?? "b",
  );

/** "هقف ٦ ساعات": so many of them are hours, and no watches. */
const isHours = (tokens: string[], at: number): boolean =>
  // "XL sa3at XXL": sometimes.
  (/^(?:ساعات|sa3at|saat)$/.test(tokens[at] ?? "") &&
    at > 0 &&
    [tokens[at - 1], tokens[at + 1]].some((word) =>
      /^(?:x{0,3}[sl]|m|\dxl|[2-6]\d)$/.test(word ?? ""),
    )) ||
  isCountedHours(tokens, at);

const isCountedHours = (tokens: string[], at: number): boolean =>
  // "بقالي ساعة بدور": an hour that passes.
  (/^(?:ساعه|sa3a)$/.test(tokens[at] ?? "") &&
    /^(?:بقالي|بقالنا|بقالهم|بقالكم|بقاله|بقالها|ba2alhom|ba2alkom|ba2alko|ba2alo|من|كل|بعد|خلال|ba2aly|ba2alna|men|mn|kol|ba3d)$/.test(
      tokens[at - 1] ?? "",
    )) ||
  isManyHours(tokens, at);

const isManyHours = (tokens: string[], at: number): boolean =>
  /^(?:ساعات|ساعه|sa3at|sa3a|saat)$/.test(tokens[at] ?? "") &&
  /^(?:\d+|كام|كذا|kam|kaza|نص|nos|talat|arba3|khamas|sett|سبع|ست|خمس|اربع|تلات)$/.test(
    tokens[at - 1] ?? "",
  );

/** "انا مدرسة ابتدائي", "مراتي مدرسة": said of somebody she is a teacher, and no school. */
const isTeacher = (tokens: string[], at: number): boolean =>
  (/^ل?مدرسه$/.test(tokens[at] ?? "") &&
    /^(?:بنت|ابن|ولاد|عيال)(?:ي|ها|ه|نا)$/.test(tokens[at + 1] ?? "")) ||
  isTeacherByWho(tokens, at);

const isTeacherByWho = (tokens: string[], at: number): boolean =>
  /^(?:مدرسه|modaresa|modarresa|modarsa)$/.test(tokens[at] ?? "") &&
  (/^(?:انا|هي|وانا|وهي|ماما|مامتي|مراتي|اختي|صاحبتي|حماتي|بشتغل|بتشتغل|شغاله|ana|heya|hya|mama|merati|o5ty|so7bety|bashtaghal|shaghala)$/.test(
    tokens[at - 1] ?? "",
  ) ||
    /^(?:ابتدائي|اعدادي|ثانوي|عربي|انجليزي|فرنساوي|حساب|علوم|رسم|حضانه|ebteda2y|e3dady|sanawy|3araby|english|math)$/.test(
      tokens[at + 1] ?? "",
    ));

/** "7aga hadya" is something quiet; a present is a hedeya. */
const isQuiet = (tokens: string[], at: number): boolean =>
  tokens[at] === "hadya" && /^(?:7aga|haga|7agat)$/.test(tokens[at - 1] ?? "");

/** «للعيلة», «عيلتي»: all of a family, and none of its children. */
const isFamily = (tokens: string[], at: number): boolean =>
  /^(?:لل?|ال|و|مع)?عيل(?:ه|ت\S{1,3})$/.test(tokens[at] ?? "");

/** "A couple of tees": so many. */
const isSome = (tokens: string[], at: number): boolean =>
  tokens[at] === "couple" && (tokens[at + 1] === "of" || tokens[at - 1] === "a");

/** "What suits a pear shape", "whatever suits me": nobody asks for a suit. */
const isBecomingTo = (tokens: string[], at: number): boolean =>
  /^suits?$/.test(tokens[at] ?? "") &&
  // "I need a suit, a shirt and shoes".
  !/^(?:an?|the|his|my|your|new|any|some|full|same|dark|black|navy|grey|linen|wool)$/.test(
    tokens[at - 1] ?? "",
  ) &&
  (/^(?:a|an|me|my|her|him|his|us|them|someone|somebody|people|any|every)$/.test(
    tokens[at + 1] ?? "",
  ) ||
    /^(?:what|whatever|which|that|really|it|would|will|might|not|colou?rs?)$/.test(
      tokens[at - 1] ?? "",
    ));

const TRAVELS =
  /^(?:و?(?:مسافر|رايح|طالع|نازل|هسافر|هنسافر|هنروح|هروح|نروح|سفري|رحل|اجاز)\S*|m[ei]?safr?\w*|raye?[7h]\w*|tal3\w*|nazl\w*|hans?afer|harooh|han?roo[7h]|safreyet|re[7h]let|agazet|going|trip)$/;
/** "ray7een dahab", «مسافرين دهب»: the town, and no gold. */
const isTown = (tokens: string[], at: number): boolean =>
  /^(?:دهب|dahab)$/.test(tokens[at] ?? "") &&
  (TRAVELS.test(tokens[at - 1] ?? "") ||
    (/^(?:3ala|3la|على|علي|to|ل|le)$/.test(tokens[at - 1] ?? "") &&
      TRAVELS.test(tokens[at - 2] ?? "")));

/** «بخط إيدي», "5at el eed": handwriting, and no stripe. */
const isHandwriting = (tokens: string[], at: number): boolean =>
  /^[وب]?(?:ال)?خط$/.test(tokens[at] ?? "") &&
  /^(?:ال)?[اي]?(?:يد|ايد)(?:ي|ها|ه|ك)?$/.test(tokens[at + 1] ?? "");

const MIDDLE = /^(?:tummy|belly|stomach|chest|bum|middle)$/;
/** "My tummy is not flat": of a body, and no shoes. */
const isFlatBody = (tokens: string[], at: number): boolean =>
  tokens[at] === "flat" &&
  (MIDDLE.test(tokens[at + 1] ?? "") ||
    tokens.slice(Math.max(0, at - 5), at).some((word) => MIDDLE.test(word)));

/** Whether the word there is something else than what our vocabulary calls so. */
export const isOtherSense = (tokens: string[], at: number): boolean =>
  isEgyptianSense(tokens, at) ||
  isVerbAt(tokens, at) ||
  isEnglishSense(tokens, at) ||
  isFlatBody(tokens, at) ||
  isBringing(tokens, at) ||
  isSuiting(tokens, at) ||
  isOfBody(tokens, at) ||
  isOfMyBody(tokens, at) ||
  isComplexion(tokens, at) ||
  isPraised(tokens, at) ||
  isOfStreet(tokens, at) ||
  isNamed(tokens, at) ||
  isRunSo(tokens, at) ||
  isStealing(tokens, at) ||
  isBecomingTo(tokens, at) ||
  isHowOften(tokens, at) ||
  isHours(tokens, at) ||
  isMeetingWhom(tokens, at) ||
  isTeacher(tokens, at) ||
  isSome(tokens, at) ||
  isRichTone(tokens, at) ||
  isQuiet(tokens, at) ||
  isFamily(tokens, at) ||
  isTown(tokens, at) ||
  isHandwriting(tokens, at) ||
  isFromThem(tokens, at);
