/** Words of ways to pay, whole or in parts. */
import { noun, root, word } from "./forms.ts";

export const PAYMENT_WORDS = {
  cash: [
    word(
      "(?:ال|و|ب|ل)?كاش|(?:ال|و|ب)?نقد(?:ا|ي|يا|يه)?|(?:in |with |by )?cash(?! ?back)|bank ?notes?",
    ),
  ],
  cod: [
    word(
      "(?:cash|pay(?:ment)?|paid|paying|pay cash|cash payment)[- ](?:up)?on[- ](?:delivery|receipt|arrival|receiving)|c\\.?o\\.?d\\.?|cash (?:when|on|at|to) (?:you |the |your )?(?:receiv\\p{L}*|deliver\\p{L}*|courier|door)|(?:remaining|rest|balance|remainder|other half)[^.]{0,25}(?:up)?on (?:delivery|receipt|arrival)|cash (?:at|on) your door\\p{L}*|cash (?:with|to) (?:our|the|your) (?:courier|driver|delivery \\p{L}+)|pay(?:ing|ment)? (?:the courier|at the door|when (?:you |i )?receiv\\p{L}*|when it arrives)|(?:don't|do not|nothing to) pay [^.,]{0,20}(?:until|till|before) [^.,]{0,24}(?:arrives?|in your hands|receive|door|get it)|cash 3and (?:el )?estelam|3and (?:el )?estelam|lama testelem|(?:cash|الدفع|دفع) .{0,12}lama t\\p{L}*",
    ),
    word(
      "(?:ال|و|وال)?(?:دفع|تدفع|كاش|نقدا|نقدي|حساب|تحصيل|سداد|باقي|مبلغ)?\\p{L}{0,2} ?(?:كاش |نقدا |نقديا |فقط )?(?:عند|لدي|وقت(?! (?:ال)?(?:تسليم|وصول|استلام)(?: (?:ال)?(?:متوقع|مقدر|تقريبي|تقديري|معتاد)| (?:هو|يتراوح|حوالي|(?:من|بين|ما بين|خلال) \\d)| ?[:=]))|لحظه|ساعه|حين) (?:ال)?(?:استلام|تسليم|تسلم|وصول)",
    ),
    word(
      "(?:ال)?(?:تحصيل|دفع|سداد|محاسبه|حساب) (?:كاش |نقدا )?(?:علي|عند|قدام) (?:ال)?(?:باب|بيت|منزل)(?: (?:ال)?(?:بيت|شقه|منزل))?\\p{L}{0,2}|(?:كاش|نقد\\p{L}{0,2}|فلوس\\p{L}{0,2}|حساب\\p{L}{0,2}) (?:في|ف|ب|ل) ?(?:ايد|يد) (?:ال)?(?:مندوب|طيار|كابتن|سايق)|(?:cash )?(?:collected|collection) (?:by|at) (?:the|your) (?:door(?:step)?|courier|driver)|(?:door(?:step)?|courier) payments?|settle (?:up )?(?:with the (?:courier|driver|rider)|at (?:the|your) door(?:step)?)|cash (?:in|into|to) the (?:courier|driver|rider)(?:'s hands?)?",
    ),
    word(
      "(?:وانا|وانت|وانتي|وانتوا|احنا) ب[ات]?ستلم\\p{L}{0,2}|(?:لما|وقت ما|ساعه ما|اول ما) (?:ال\\p{L}+ )?(?:ا|ن|ت|ي)ستلم\\p{L}{0,3}|لما (?:ال\\p{L}+ )?(?:تستلم|يوصل|تستلمي|توصل|يوصلك|توصلك|تستلموا)\\p{L}{0,3}|(?:وانت|وانتي|وانتوا) بتستلم\\p{L}{0,2}|(?:بت|ت)?دفع\\p{L}{0,3} لل?مندوب|(?:مع|ل|لل)(?: ?ال)?مندوب كاش|(?:ال)?(?:حساب|دفع|باقي|سداد|فلوس)\\p{L}{0,2} (?:مع |لل?)(?:ال)?(?:مندوب|طيار|كابتن)|تستلم\\p{L}{0,2} و(?:ب|ه)?تدفع\\p{L}{0,2}|كاش (?:مع|ل|لل) ?(?:ال)?مندوب",
    ),
  ],
  card: [
    word(
      "(?:ال|و|ب|بال|وال)?(?:فيزا|ماستر ?كارد|ماستركارد|ميزه|كريديت كارد)|(?:ال|ب|بال|و|وال|لل)?(?:بطاقه|بطاقات|بطاقتك|بطاقتكم|كارت|كروت)(?: (?:ال)?(?:بنكيه|ائتمان|ايتمان|الايتمان|ائتمانيه|ايتمانيه|بنك|بنكي|ميزه|فيزا))?|visa|master ?card|meeza|(?:credit|debit|bank|online|payment) (?:(?:and|or|&|/) (?:credit|debit) )?cards?|(?:by |with |your |on |a )?cards?(?! ?(?:number|holder))|apple ?pay|google ?pay|pay(?:ment)? online|online pay\\p{L}*|(?:ال)?دفع (?:ال)?(?:الكتروني|اونلاين|اون لاين)",
    ),
  ],
  cardDoor: [
    word(
      "(?:pos|(?:ال)?جهاز (?:نقاط|مندوب|(?:ال)?مندوب|(?:ال)?محمول)\\p{L}*(?: (?:ال)?بيع)?|ماكينه (?:ال)?(?:دفع|فيزا)|(?:ال)?ماكينه|مكنه(?: (?:ال)?(?:دفع|فيزا|كارت))?|cards? at (?:the|your) door|swipe|card machine|(?:card|payment|pos|bank) terminal|terminal|tap (?:your|the|a) card|his machine|card reader|machine)|(?:ال|ب|بال)?(?:فيزا|visa|card|كارت|بطاقه) (?:مع|عند|with|on|3and|ma3) (?:ال|the |el )?(?:مندوب|استلام|courier|delivery|mandoub|estelam)|card on delivery|(?:ب)?(?:ال)?(?:فيزا|كارت|بطاقه) عند (?:ال)?استلام",
    ),
  ],
  wallet: [
    word(
      "(?:ال|و|ب)?(?:فودافون|اورا?نج|اتصالات|وي) ?كاش|(?:vodafone|orange|etisalat|we|vf|e&) ?cash|vodafone (?:number|wallet|account)|(?:علي |رقم (?:ال)?)فودافون|(?:ال|و|ب|بال|وال|لل|علي )?(?:محفظه|محفظتك|محافظ|المحفظه)(?: (?:ال)?(?:الكترونيه|اليكترونيه|موبايل|تليفون|تلفون|هاتف|فودافون كاش))?|(?:e-?|mobile |phone |smart |electronic |digital )?wallets?|ma7faza",
    ),
  ],
  instapay: [
    word(
      "(?:ال|و|ب|ل|بال|وب)?انستا ?با[يى]|(?:ال|ب|علي |ع )?انستا(?! ?(?:جرام|غرام|قرام|gram))|(?<=(?:كاش|فيزا|محفظه|تحويل) (?:او |و ?))انستا|insta ?pay",
    ),
  ],
  transfer: [
    word(
      "(?:ال|و|ب|ل|بال|وال|وبال|لل)?(?:تحويل|تحويلات|ايداع|حواله|حوالات)(?:ا)? (?:ال)?(?:بنكي|بنكيه|مصرفي|مصرفيه|علي (?:ال)?حساب|الي (?:ال)?حساب|لحساب)\\p{L}*|(?:ال)?حساب(?:ك|نا)? (?:ال|في ال)?بنك\\p{L}*|(?:ال|ب|و)?تحويل(?:ات)? (?:علي |ل|الي |من )?(?:ال)?(?:بنك|حساب)\\p{L}*|(?:ب|ه)?(?:ت|ي|ن)?حول\\p{L}{0,2} (?:من|علي) (?:ال)?(?:بنك|حساب)\\p{L}*(?: (?:في|علي) (?:ال)?بنك)?|transfer(?:s|red)? to (?:our|the|a) (?:\\p{L}+ )?account|wire (?:it |the money )?to|transfers? (?:from|to|by) (?:any |your |our )?(?:\\p{L}+ )?bank|(?<=(?:instapay|insta pay|cash|card|visa|wallet)(?:,| or| and| ?/) )transfers?(?! (?:your|the|it|to))|bank (?:transfer|deposit|account|remittance|wire)s?|(?:wire|telegraphic) transfers?|iban|ta7wel banky|ta7wil banki",
    ),
  ],
  fawry: [word("(?:ال|و|ب|وب)?فوري|fawry")],
  instalments: [
    word(
      "(?:ال|و|ب|بال)?(?:تقسيط|اقساط|قسط\\p{L}{0,3})|(?:ال|و|ب|بال)?(?:فاليو|سمبل|سهوله|سيمبل|تيله|حالا|امان)(?= |$|[،,.)])|val ?u|sympl|souhoola|instal(?:l)?ments?(?: plans?)?|interest[- ]free|spread (?:the|your) (?:price|cost|payment)|ta2se[et]t|tamara|تمارا|تابي|tabby|(?:on|in|into|over) (?:\\d+|three|four|six|twelve|monthly|equal) (?:\\p{L}+ )?(?:payments|parts)|(?:علي|ب)? ?(?:\\d+|اربع|تلات|ثلاث|ست)\\p{L}{0,2} دفعات|دفعات (?:شهري|متساوي)\\p{L}{1,2}|buy now,? pay later|bnpl|forsa|halan|contact pay|(?:ال|مع |عن طريق )?كونتاكت",
    ),
  ],
  pay: [
    root("دفع|سداد|[تني]قبل(?!ل)"),
    word(
      "(?:ال)?(?:ثمن|سعر|قيمه) واداو?(?:ه|ها|ء)|ادا(?:ء)? (?:ال)?(?:ثمن|قيمه|سعر|مبلغ)|(?:ي|ت)ودي (?:\\p{L}+ )?(?:ال)?(?:ثمن|قيمه|سعر|مبلغ)",
    ),
    word(
      "(?:و)?(?:ب|ه|ح)?(?:ت|ي)حاسب\\p{L}{0,3}|settles?(?= (?:up |it |the |your |with |in |by ))|pay(?:s|ing|ment|ments|able)?|paid|(?:at )?checkout(?: with| in)?|el ?daf3|daf3|tedfa3|bnakhod|نقبل|متاح|we (?:accept|take)|accepted|(?:(?:is|are) )?(?:fine|welcome|ok(?:ay)?)(?= ?[.!,;]|$| too| at)|طرق|وسايل|(?:ال)?تحصيل|ابعت\\p{L}{0,2} (?:ال)?(?:مبلغ|تمن|فلوس|قيمه)|ways to|methods?|نتعامل|تحول\\p{L}*|حول\\p{L}{0,3}",
    ),
  ],
  deposit: [
    noun("عربون|ديبوزت|ديبوزيت|مقدم|مقدما|جديه (?:ال)?حجز"),
    word(
      "تامين(?= (?:\\p{L}+ )?\\d[^.]{0,60}(?:ي|ت)(?:ت)?خصم من (?:ال)?(?:ثمن|تمن|قيم|اجمالي|حساب|سعر|اوردر|طلب))|when (?:you |we )?(?:book|order|reserve)\\p{L}*|(?:at|to|on|for) (?:book|reserv)\\p{L}*|deposit|up ?front|down ?payment|in advance|مقدم (?:ال)?حجز|(?:ال)?حجز (?:(?:ال)?(?:اوردر|طلب|قطعه) )?ب\\p{L}*|(?:تاكيد|نحجز) (?:ال)?(?:حجز|اوردر) ب|3arboon|3arbon|ب?(?:نص|نصف) (?:ال)?(?:مبلغ|تمن|ثمن|قيمه)|half (?:the |of the )?(?:price|amount|total)",
    ),
  ],
  half: [
    word(
      "(?:ال|ب|بال)?(?:نص|نصف) (?:ال)?(?:مبلغ|تمن|ثمن|قيمه|حساب|سعر)|half|nos(?:s)? el mablagh|(?:ال)?نص",
    ),
  ],
} as const;
