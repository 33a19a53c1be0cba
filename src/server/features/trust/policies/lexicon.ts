/** The words of terms: what they mean, in Arabic, Egyptian, Franco and English: each concept is a list of forms, found in a normalised sentence. */

const PRE = "(?<![\\p{L}\\p{N}])(?:و|ف)?(?:بال|كال|لل|ال|ب|ل|ك|ع|ه|ح|س)?";
/** An Arabic noun: with what may stand before it, and endings. */
const noun = (stems: string) =>
  `${PRE}(?:${stems})(?:ات|ين|ون|ي|ك|كي|ها|ه|نا|كم|هم|ا|ان|تك|تي|تها)?(?!\\p{L})`;
/** An Arabic verb or its noun: the root inside whatever is put around it. */
const root = (stems: string) => `(?<!\\p{L})\\p{L}{0,6}(?:${stems})\\p{L}{0,6}`;
const word = (forms: string) => `(?<![\\p{L}\\p{N}])(?:و|ف)?(?:${forms})(?![\\p{L}])`;

export const LEXICON = {
  delivery: [
    noun("توصيل|شحن|شحنه|شحنات|ديليفري|دليفري|توصيله"),
    root("(?:[تينبا]|بي|بت|هي|ح)(?:و)?وصل|توصل|شحن|نوصل|يوصل"),
    word(
      "deliver(?:y|ed|s|ing|ies)?|handed to you|(?:reckon|count|plan) (?:on|for)(?= (?:\\d|about|around|up|a ))|ship(?:ping|ped|s|ment)?|courier fees?|(?:cover|pay)(?: for)? the courier|postage|where we (?:send|deliver|ship)|we send (?=(?:within|inside|to|all over|across) )|arriv(?:e|es|ing|al)|expect (?:your|the|it)(?: (?:order|parcel|package|delivery))?(?= (?:with)?in|:| between| after)|(?:please )?allow(?= (?:up to |between |around |about )?\\d+ ?(?:-|to|day|hour|and))|(?:gets?(?:ting)?|bring(?:ing)?|send(?:ing)?) (?:it|(?:your|the) (?:order|parcel|package)) to you|from there it's|parcels? (?:take|travel)s?|reach(?:es)? you|(?:at|to) your door(?:step)?|(?:is|are|be) with you(?= (?:\\d|after|about|around|between|by|on))|to reach|on the road|in transit|(?:be )?with you (?:with)?in|in your hands|(?:get|receive|have) (?:your|the|it) ?(?:package|order|parcel)?(?= (?:with)?in)|brings? (?:it|them) to you|travels? free|tawseel|tawsil|sha7n|shahn|sha7en|beyewsal|byewsal|yewsal|hayewsal|byosal|orders? takes?|(?:your|the) (?:order|parcel) (?:will )?(?:be |get )?(?:there|with you)",
    ),
    word(
      "(?:ال|ب|بال|لل)?(?:نقل|ارسال|ايصال) (?:ال)?(?:مبيع|بضاع|بضايع|منتج|طلب|طرد|طرود|مشتريات|سلع|قطع)\\p{L}{0,3}|(?:ال)?(?:نفقات|نفقه|اجر|اجره|اجور|مصاريف|مصروفات|تكلفه|تكاليف|رسوم) (?:ال)?(?:نقل|ارسال|ايصال|بريد|مندوب|طيار|كوريير)|(?<=^)(?:ال)?(?:نقل|ايصال|ارسال)(?= و|$|[.:])|(?:transport(?:ation)?|carriage|freight|conveyance|forwarding|haulage|dispatch|delivering|conduction|connection|conveying) (?:fees?|costs?|expenses?|charges?|rates?)|carriage(?= (?:is|costs?|of|to|paid|free))",
    ),
    word(
      "(?:ال)?(?:اوردر|طلب|طلبيه) (?:بي|ب|ه)?(?:اخد|ياخد|ياخذ|يستغرق|تستغرق|يصل|يجي|يجيلك)|بيجيلك|(?:بي|هي)كون عندك|تلاقي (?:ال)?(?:اوردر|طلب|طلبك|اوردرك) عندك|(?:ال)?تسليم(?= (?:من \\d|خلال|في خلال))|عندك في البيت|تستلم\\p{L}*(?: \\p{L}+)? (?:خلال|في)|يتم (?:ال)?تسليم|(?:مده|موعد|وقت|مواعيد) (?:ال)?تسليم|تسليم (?:ال)?(?:طلب|اوردر|شحن)\\p{L}*|تصلك|يصلك|تصل|يصل|(?:ب|ه|ح)(?:ن|ي)سلم(?:ك|كي|كم|ه|ها|لك|لكم|هولك|هالك)?",
    ),
  ],
  order: [noun("اوردر|اوردرات|طلب|طلبات|طلبيه|طرد"), word("orders?|parcels?|packages?|shipments?")],
  fee: [
    noun(
      "مصاريف|مصروف|رسوم|رسم|تكلفه|تكاليف|سعر|تمن|ثمن|قيمه|اجر|اجره|اجور|نفقه|نفقات|مصروفات|بكام|كام",
    ),
    word(
      "fees?|costs?|charges?|expenses?|tariffs?|fares?|price|rates?|how much|b ?kam|bkam|masareef|se3r|flat",
    ),
  ],
  free: [
    noun("مجان|مجاني|مجانا|مجانيه|مجانيا|هديه مننا|هديه منا"),
    word(
      "ببلاش|بلاش|(?:ال)?(?:توصيل|شحن)\\p{L}{0,2} (?:(?:بي|هي|ي|ت)(?:كون|بقي) )?هديه|(?:مش|ما|لن) (?:ه|ح)?تتحاسب\\p{L}{0,3} (?:علي )?(?:ال)?(?:شحن|توصيل)|(?:مش |ما ?|لا )?(?:ه|ب|ح)?(?:ت|ن)دفع\\p{L}{0,3}ش? (?:اي )?(?:مصاريف |رسوم |تكلفه |قرش )?(?:ال)?(?:شحن|توصيل)(?<=(?:مش|لا|ما) ?\\p{L}{3,7} (?:اي )?(?:\\p{L}+ )?(?:ال)?(?:شحن|توصيل))|(?:من غير|بدون) (?:اي )?(?:مصاريف|رسوم)|(?:من غير|بدون|بلا|دون) (?:اي )?(?:مقابل|تكلفه|تكاليف|نفقات)(?! (?:ال)?(?:شحن|توصيل|نقل))|free(?:(?: of charge)| to return)?|for free|no (?:extra |delivery |shipping |courier )?(?:cost|charge|fee)s?|(?:do not|don't|never|won't|will not|not) (?:charge|pay)(?: you| anything| a thing)?(?: (?:for|any))? (?:the |your )?(?:delivery|shipping)|(?:delivery|shipping) (?:is )?(?:not|never) charged|at no cost|(?:pay )?nothing(?: at all)?|complimentary|magan+an|magany|bebalash|balash|on the house|(?:is|are|as) our (?:treat|gift)|(?:هت|ه)?وفر(?:ي)? (?:مصاريف|رسوم|تمن) (?:ال)?(?:شحن|توصيل)|save (?:on )?(?:the )?(?:shipping|delivery)|waived?|من غير ما تدفع\\p{L}* (?:ال)?شحن|(?:ت|ي)عفي(?= [^.،,]{0,60}(?:شحن|توصيل|نقل|اجر|رسوم|مصاريف))|معفا\\p{L}{0,2}(?= من)",
    ),
  ],
  exchange: [
    root("استبدا?ل|تبديل|ابدال|(?:[تين]|ات|بت|بن|نت|يت|مبت|مابت|لا ت)بدل"),
    word("غير(?:يه|يها|ها|ه|وه|وها)(?= (?:خلال|في|بعد|لل|لمقاس|من|عندنا|ب))|غيري(?= (?:ال)?مقاس)"),
    word("(?:ال|لل)بدل(?= |$|[.:؟])|(?:ال|و)?بدل(?:ي|يها|يه|وه|وها|ها)(?!\\p{L})|ابدل\\p{L}{0,3}"),
    word(
      "(?:ل|ب|و|ال|لل|بال)?(?:[تينا]|هت|هن|بن)غي[ي]?ر(?:ي|ه|ها|يه|يها|ات)?(?! ?(?:ال)?(?:راي|اسعار|رايك|سعر))",
    ),
    word(
      "exchang(?:e|es|ed|ing|eable)|swap(?:s|ped|ping)?|te-?exchange|badal|estebdal|tabdeel|b?e?[tny]+e?t?e?bad+el\\p{L}{0,4}|batbadel|betetbadel\\p{L}{0,3}|replac(?:e|es|ed|ing|eable|ement|ements)(?! (?:those|the old|our old|all))|trade(?:s|d)? (?:it |them |a piece |the piece )?(?:in|for)|(?:bring|send|get|give|deliver)s? you (?:another|a different|the right) (?:size|colou?r)|substitut(?:e|es|ed|ing|ion|ions)(?= (?:it|them|within|for|of|is|are|the|your|a|any|with|period|or)|$|[.:])|switch(?:ing|ed)? (?:it|them|sizes?|the (?:size|piece|item)|your (?:size|piece|item))|change (?:it|the size|your size|sizes?|them|for another)",
    ),
  ],
  return: [
    root("استرجاع|ارجاع|ترجيع|مرتجع|(?:[تينا]|ات|بت|بن|نت|يت|ب|ه)رجع|مبنرجع|مابنرجع|رجعيه|ترجع"),
    word(
      "(?:ال)?حق (?:في )?(?:ال)?رد(?! علي (?:ال)?(?:رسا|استفس))|رد (?:ال)?(?:مبيع|سلعه|بضاعه)|(?:ال)?عدول(?= عن|$|[.:])|(?:ال)?(?:رجوع|تراجع) (?:في|عن) (?:ال)?(?:بيع|شراء|عقد|صفقه)|فسخ (?:ال)?(?:بيع|عقد)|(?:ال)?(?:اعاده|استعاده) (?:ال)?(?:مبيع|منتج|قطع|سلع|بضاع|مشتريات)\\p{L}{0,3}|rescind(?:ing)?|back out of (?:the|your) (?:purchase|order)|cooling[- ]off|(?:ن|ت|ي)سترد (?:ال)?(?:منتج|قطعه|طلب|بضاعه)\\p{L}{0,2}|(?<=لا )(?:ت|ي)رد(?! علي)|رجع(?:ي|يها|يه|ها|وها)|(?:ال|لل)?رجوع(?= |$|[.:؟،])|(?:ب|ه)?ناخد(?:ها|ه)?(?: (?:ال)?(?:قطعه|حاجه|منتج|لبس|هدوم)\\p{L}{0,2})? منك\\p{L}{0,2}(?: تاني)?|(?:ت|ي)رد(?= (?:ولا|او) (?:ت|ي)ستبدل)|(?<=ستبدل ولا )(?:ت|ي)رد|return(?:s|ed|ing|able)?(?! (?:shipping|courier|postage|delivery)(?: fees?| costs?)?(?: is| are)? (?:\\p{L}+ ){0,2}(?:for|on) exchang)|(?:send|bring|give|ship|sent|sending|mail|post) (?:(?!to|for|me|you|us|your money|the money)\\p{L}+ ){0,3}back|take (?:them |it |(?:the |your )?(?:items?|pieces?|things?) |anything )?back|(?:right of )?withdraw(?:al)?|taken back|come back|tak(?:e|es|ing) (?:a|an|any|the|your|every|each) \\p{L}+ back|retriev(?:e|ed|al|able)|hand(?:ed)? back|goes? (?:neither )?back(?= ?[.,;]| nor| to (?:us|the shop))|erga3|erg3a|terga3|terg3|trga3|raga3|yerga3|beyerga3|betragga3|btragga3|raggа3|traga3|nerga3|est[ei]?rga3|morta?ga3",
    ),
  ],
  refund: [
    root("استرداد"),
    word(
      "(?:ي|ت|ن|ب?ن|ه?ن)(?:رد|عيد|عاد) (?:اليه|اليها|اليك|اليكم|ليك|لك|لكم|له|لها|لل?(?:عميل|مشتري|زبون)\\p{L}{0,2}) (?:كامل |باقي )?(?:ال)?(?:ثمن|مبلغ|قيمه|فلوس|مال|تمن)|(?:ي|ت|ن)عاد (?:ال)?(?:مبلغ|ثمن|فلوس)|reimburs\\p{L}*|(?:ي|ت)سترد (?:ال)?(?:عميل\\p{L}?|مشتري) (?:ماله|نقوده|المبلغ|فلوسه|(?:ال)?ثمن\\p{L}{0,2})|refund(?:s|ed|able|ing)?|money back|(?:what|the (?:amount|sum|price)) you(?:'ve| have)? paid|the (?:full )?(?:amount|sum)(?= (?:is|lands?|goes|comes|returns|will be))|(?:اللي|ما) دفعت(?:يه|ه|وه)|your money|give (?:the )?money|pay(?:ing)? (?:you |your )?(?:money )?back|(?:ال)?فلوس(?:ك|كم|كي|ي)?|(?:[تين]|س|[تين]ست)?رد (?:ال)?(?:مبلغ|قيمه|ثمن|مبالغ|تمن|فلوس)|(?:ال)?مبالغ (?:ال)?مدفوعه|رد المبلغ|رجع\\p{L}{0,4} (?:ال)?(?:مبلغ|فلوس|تمن)|\\p{L}{1,3}رجع\\p{L}{0,4} (?:ال)?(?:مبلغ|فلوس|تمن)\\p{L}{0,2}|تعويض|compensat(?:ed|ion|e)|el floos|floosak|floos|flousak|(?:قيمه|تمن) (?:ال)?(?:مرتجع\\p{L}*|مشتريات|قطعه|منتج)",
    ),
  ],
  credit: [
    noun("رصيد|كريدت|كوبون|قسيمه|فاوتشر|فاوتشير|كريديت|رصيدك"),
    word(
      "(?:store|shop|shopping) (?:credit|voucher)|credit(?: notes?)?(?! ?(?:cards?|or|and|/|&))|vouchers?|coupons?(?! codes?)|balance(?= (?:to|you|in|on|for|with|at) )|gift card balance|(?:as|in the form of) (?:a |an )?(?:shopping |discount |online )?(?:code|balance|points)|code (?:you can|to) (?:spend|use|shop)|كود (?:شراء|خصم) ب",
    ),
  ],
  cash: [word("(?:ال|و|ب|ل)?كاش|(?:ال|و|ب)?نقد(?:ا|ي|يا|يه)?|(?:in |with |by )?cash(?! ?back)")],
  cod: [
    word(
      "(?:cash|pay(?:ment)?|paid|paying|pay cash|cash payment) (?:up)?on (?:delivery|receipt|arrival|receiving)|c\\.?o\\.?d\\.?|cash (?:when|on|at|to) (?:you |the |your )?(?:receiv\\p{L}*|deliver\\p{L}*|courier|door)|(?:remaining|rest|balance|remainder|other half)[^.]{0,25}(?:up)?on (?:delivery|receipt|arrival)|cash (?:at|on) your door\\p{L}*|cash (?:with|to) (?:our|the|your) (?:courier|driver|delivery \\p{L}+)|pay (?:the courier|at the door|when you receive|when it arrives)|cash 3and (?:el )?estelam|3and (?:el )?estelam|lama testelem|(?:cash|الدفع|دفع) .{0,12}lama t\\p{L}*",
    ),
    word(
      "(?:ال|و|وال)?(?:دفع|تدفع|كاش|نقدا|نقدي|حساب|تحصيل|سداد|باقي|مبلغ)?\\p{L}{0,2} ?(?:كاش |نقدا |نقديا |فقط )?(?:عند|وقت|لحظه|ساعه|حين) (?:ال)?(?:استلام|تسليم|تسلم|وصول)",
    ),
    word(
      "(?:ال)?(?:تحصيل|دفع|سداد|محاسبه|حساب) (?:كاش |نقدا )?(?:علي|عند|قدام) (?:ال)?(?:باب|بيت|منزل)(?: (?:ال)?(?:بيت|شقه|منزل))?\\p{L}{0,2}|(?:كاش|نقد\\p{L}{0,2}|فلوس\\p{L}{0,2}|حساب\\p{L}{0,2}) (?:في|ف|ب|ل) ?(?:ايد|يد) (?:ال)?(?:مندوب|طيار|كابتن|سايق)|(?:cash )?(?:collected|collection) (?:by|at) (?:the|your) (?:door(?:step)?|courier|driver)|(?:door(?:step)?|courier) payments?|settle (?:up )?(?:with the (?:courier|driver|rider)|at (?:the|your) door(?:step)?)|cash (?:in|into|to) the (?:courier|driver|rider)(?:'s hands?)?",
    ),
    word(
      "(?:وانا|وانت|وانتي|وانتوا|احنا) ب[ات]?ستلم\\p{L}{0,2}|(?:لما|وقت ما|ساعه ما|اول ما) (?:ال\\p{L}+ )?(?:ا|ن|ت|ي)ستلم\\p{L}{0,3}|لما (?:ال\\p{L}+ )?(?:تستلم|يوصل|تستلمي|توصل|يوصلك|توصلك|تستلموا)\\p{L}{0,3}|(?:وانت|وانتي|وانتوا) بتستلم\\p{L}{0,2}|(?:بت|ت)?دفع\\p{L}{0,3} لل?مندوب|(?:مع|ل|لل)(?: ?ال)?مندوب كاش|كاش (?:مع|ل|لل) ?(?:ال)?مندوب",
    ),
  ],
  card: [
    word(
      "(?:ال|و|ب|بال|وال)?(?:فيزا|ماستر ?كارد|ماستركارد|ميزه|كريديت كارد)|(?:ال|ب|بال|و|وال|لل)?(?:بطاقه|بطاقات|بطاقتك|كارت|كروت)(?: (?:ال)?(?:بنكيه|ائتمان|ايتمان|الايتمان|ائتمانيه|ايتمانيه|بنك|بنكي|ميزه|فيزا))?|visa|master ?card|meeza|(?:credit|debit|bank|online|payment) (?:(?:and|or|&|/) (?:credit|debit) )?cards?|(?:by |with |your |on |a )?cards?(?! ?(?:number|holder))|apple ?pay|google ?pay|pay(?:ment)? online|online pay\\p{L}*|(?:ال)?دفع (?:ال)?(?:الكتروني|اونلاين|اون لاين)",
    ),
  ],
  cardDoor: [
    word(
      "(?:pos|ماكينه (?:ال)?(?:دفع|فيزا)|(?:ال)?ماكينه|مكنه(?: (?:ال)?(?:دفع|فيزا|كارت))?|cards? at (?:the|your) door|swipe|card machine|(?:card|payment|pos|bank) terminal|terminal|tap (?:your|the|a) card|his machine|card reader|machine)|(?:ال|ب|بال)?(?:فيزا|visa|card|كارت|بطاقه) (?:مع|عند|with|on|3and|ma3) (?:ال|the |el )?(?:مندوب|استلام|courier|delivery|mandoub|estelam)|card on delivery|(?:ب)?(?:ال)?(?:فيزا|كارت|بطاقه) عند (?:ال)?استلام",
    ),
  ],
  wallet: [
    word(
      "(?:ال|و|ب)?(?:فودافون|اورا?نج|اتصالات|وي) ?كاش|(?:vodafone|orange|etisalat|we|vf|e&) ?cash|(?:ال|و|ب|بال|وال|لل|علي )?(?:محفظه|محفظتك|محافظ|المحفظه)(?: (?:ال)?(?:الكترونيه|اليكترونيه|موبايل|فودافون كاش))?|(?:e-?|mobile |smart |electronic |digital )?wallets?|ma7faza",
    ),
  ],
  instapay: [
    word(
      "(?:ال|و|ب|ل|بال|وب)?انستا ?با[يى]|(?<=(?:كاش|فيزا|محفظه|تحويل) (?:او |و ?))انستا|insta ?pay",
    ),
  ],
  transfer: [
    word(
      "(?:ال|و|ب|ل|بال|وال|وبال|لل)?(?:تحويل|تحويلات|ايداع|حواله|حوالات)(?:ا)? (?:ال)?(?:بنكي|بنكيه|مصرفي|مصرفيه|علي (?:ال)?حساب|الي (?:ال)?حساب|لحساب)\\p{L}*|حساب(?:ك|نا)? (?:ال|في ال)?بنك\\p{L}*|bank (?:transfer|deposit|account|remittance|wire)s?|(?:wire|telegraphic) transfers?|iban|ta7wel banky|ta7wil banki",
    ),
  ],
  fawry: [word("(?:ال|و|ب|وب)?فوري|fawry")],
  instalments: [
    word(
      "(?:ال|و|ب|بال)?(?:تقسيط|اقساط|قسط\\p{L}{0,3})|(?:ال|و|ب|بال)?(?:فاليو|سمبل|سهوله|سيمبل|تيله|حالا|امان)(?= |$|[،,.)])|val ?u|sympl|souhoola|instal(?:l)?ments?|ta2se[et]t|tamara|tabby|buy now,? pay later|bnpl|forsa|halan|contact pay",
    ),
  ],
  pay: [
    root("دفع|سداد|[تني]قبل(?!ل)"),
    word(
      "(?:ال)?(?:ثمن|سعر|قيمه) واداو?(?:ه|ها|ء)|ادا(?:ء)? (?:ال)?(?:ثمن|قيمه|سعر|مبلغ)|(?:ي|ت)ودي (?:\\p{L}+ )?(?:ال)?(?:ثمن|قيمه|سعر|مبلغ)",
    ),
    word(
      "pay(?:s|ing|ment|ments|able)?|paid|checkout with|el ?daf3|daf3|tedfa3|bnakhod|نقبل|متاح|we (?:accept|take)|accepted|(?:is|are) (?:fine|welcome|ok(?:ay)?)|طرق|وسايل|ways to|methods?|نتعامل|تحول\\p{L}*|حول\\p{L}{0,3}",
    ),
  ],
  deposit: [
    noun("عربون|ديبوزت|ديبوزيت|مقدم|مقدما|جديه (?:ال)?حجز"),
    word(
      "when (?:you |we )?(?:book|order|reserve)\\p{L}*|(?:at|to|on|for) (?:book|reserv)\\p{L}*|deposit|up ?front|down ?payment|in advance|مقدم (?:ال)?حجز|(?:ال)?حجز (?:(?:ال)?(?:اوردر|طلب|قطعه) )?ب\\p{L}*|(?:تاكيد|نحجز) (?:ال)?(?:حجز|اوردر) ب|3arboon|3arbon|ب?(?:نص|نصف) (?:ال)?(?:مبلغ|تمن|ثمن|قيمه)|half (?:the |of the )?(?:price|amount|total)",
    ),
  ],
  half: [
    word(
      "(?:ال|ب|بال)?(?:نص|نصف) (?:ال)?(?:مبلغ|تمن|ثمن|قيمه|حساب|سعر)|half|nos(?:s)? el mablagh|(?:ال)?نص",
    ),
  ],
  courier: [
    noun("مندوب|طيار|سايق|كابتن"),
    word(
      "courier|driver|rider|representative|delivery rep|delivery (?:man|guy|boy)|at the door|in front of the delivery|(?:el )?mand(?:oo|ou|u|o)b|قدام الباب|علي الباب|with the delivery",
    ),
  ],
  try: [
    root("تجرب|اجرب|نجرب|يجرب|(?<!\\p{L})(?:و|ف)?(?:جرب|قيس)(?:ي|وا)|قياس|تقيس|يقيس|اقيس|نقيس"),
    word(
      "(?:ال|ب|بال|و)?(?:بروفه|برو?فا)|تجربه|تلبس\\p{L}{0,3}|try(?:ing)?(?: \\p{L}+){0,3} on|try(?:ing)?(?:-on)?|tried on|wear it|t2ees|a2ees|te2ees\\p{L}{0,2}|2ees[yio]?|2eyas|tegarrab|tgarab",
    ),
  ],
  open: [
    root("معاينه|تعاين|فتح|تفتح|افتحي"),
    word(
      "open(?:ed|ing)?|inspect(?:ion|ing)?|check|look(?: at)?|see it|view it|تشوف\\p{L}{0,3}|تبص(?:ي|وا)?(?= (?:علي|عليه))|شوفي|اشوف|رويه|تتفرج\\p{L}*|اتفرج\\p{L}*|تتاكد\\p{L}*|te?fta[7h]y?|eft?a[7h]y?|teshof\\p{L}*",
    ),
  ],
  sealed: [
    word(
      "sealed|مختوم\\p{L}{0,2}|مقفول\\p{L}{0,2}|مغلق\\p{L}{0,2}|مبرشم\\p{L}{0,2}|closed with|(?:stays?|remains?|kept|are|is) (?:closed|shut|unopened)",
    ),
  ],
  confirm: [
    root("تاكيد|[تني]اكد|يتاكد|اكدي|تاكدي|بناكد|نأكد|موكد"),
    word(
      "confirm(?:ation|s|ed|ing)?|verif(?:y|ied|ies)|b?e?n[ae]?2ak+ed\\p{L}{0,3}|te2keed|ta2keed|تراجع معاك\\p{L}*",
    ),
  ],
  call: [
    root("اتصال|اتصل|نتصل|تتصل|يتصل|مكالم|نكلم|هاتفي|تليفوني|كلمك"),
    word(
      "call(?:s|ing|ed)?|rings?(?! size)|phone(?:s|d)?|telephone|by phone|(?:ال|ب|بال|ع ال|في ال)?(?:تليفون|موبايل|هاتف|تلفون)|mokalma|neklemak|benkalemak|tel",
    ),
  ],
  whatsapp: [
    word(
      "(?:ال|و|ب|بال|وال|عال|لل)?(?:واتس|واتساب|واتس اب|واتس اپ|واتسب)(?:اب)?|whats ?app|whatsap|wa|wats(?:app)?",
    ),
  ],
  not: [
    word(
      "لا|لأ|ليس|لن|لم|مش|مو|غير|ممنوع|بدون|من غير|دون|عدم|ولا|فلا|بلا|no longer|no|not|cannot|can't|cant|don't|dont|do not|does not|doesn't|won't|isn't|aren't|never|nope|without|unfortunately,? no|unable|non|neither|nor|me4|msh|mesh|mish|ma ?f[ei]+sh|mafi4|la2|la|ماعندناش|معندناش|يمنع|يحظر|نعتذر|refus(?:e|ed)|not allowed|final sale|all sales (?:are |is )?final|خارج|suspended|stopped|unavailable|discontinued|متوقف\\p{L}{0,2}|موقوف\\p{L}{0,2}|ملغي|disabled|declined|not applicable|prohibited|forbidden",
    ),
    word("(?:و|ف)?م[اي]? ?(?:ب|ن|ي|ت|ل|ف|ع|ه|ينف|تقد|يصح)\\p{L}{1,9}ش"),
    word(
      "مفيش|مافيش|مفيهاش|م(?:ا)?له(?:ا|م)?ش|م(?:ا)?لوش|منعمش|مينفعش|ماينفعش|مبيتبدلش|مابتتبدلش|مبترجعش|مبنرجعش|مسموحش",
    ),
  ],
  only: [
    word(
      "فقط|بس|وبس|الا|سوي|غير في حاله|only|just|unless|except|solely|bas|bass|الا في حاله|الا لو|الا اذا",
    ),
  ],
  except: [
    word(
      "(?:ت|ي)?(?:ست|س)ثني\\p{L}{0,3}|(?:ال)?مستثن[يا]\\p{L}{0,2}|باستثناء|(?:ال)?استثناء(?:ات)?|ما ?عدا|فيما عدا|عدا|except(?:ion|ions|ing)?(?: for)?|exclud(?:ed|es|ing|e)|excluded|apart from|other than|final sale|non-?returnable|non-?exchangeable|stay with you|خارج (?:ال)?(?:استبدال|استرجاع|سياسه)|غير قابل\\p{L}{0,2}|(?:لا|ولا|مش|لن) (?:ب)?[تي](?:نطبق|شمل|سري)\\p{L}{0,2}(?: علي)?|(?:not|doesn't|does not|don't) (?:appl(?:y|icable)|valid|includ\\p{L}*|cover|extend|eligible)(?: to| on| for)?|(?:aren't|isn't|are not|is not) eligible|غير مشمول\\p{L}{0,2}|exempt(?:ed)? from(?! (?:shipping|delivery|fees?|vat|tax))",
    ),
  ],
  fault: [
    root("عيب|عيوب|معيب|تالف|معيوب"),
    word(
      "fault(?:s|y)?|defect(?:s|ive)?|damaged?|broken|wrong (?:item|piece|order|product|thing)|our (?:mistake|error|fault)|mistake|we (?:messed|mess|got it wrong|slipped)|(?:name|print) is wrong|wrong in the|(?:ال)?(?:غلط|غلطه|خطا|عيب) (?:من عندنا|مننا|منا)|(?:حاجه|قطعه|منتج|مقاس|لون|اوردر)\\p{L}{0,2} (?:غلط|مختلف\\p{L}{0,2})|(?:ال)?بايظ\\p{L}{0,2}|خطا مننا|خطا منا|مخالف\\p{L}{0,2}|غير مطابق\\p{L}{0,2}|مش مطابق\\p{L}{0,2}|(?<!(?:اجر|اجره|مبلغ|بمبلغ|سعر|بسعر|رسم|مقابل|تكلفه|قيمه) )مقطوع\\p{L}{0,2}|ضمان|guarantee|warranty|repair\\p{L}*|تصليح|صيانه|3eeb|3eib|ghalta menena|torn|غلطتنا|غلطنا|اللزق|glue|stitching",
    ),
  ],
  mind: [
    word(
      "تغيير (?:ال)?راي|غير(?:ت|تي)? را[يى]\\p{L}{0,3}|change of (?:mind|heart)|changed? (?:your|my) mind|(?:ال)?مقاس|wrong size|not in love|size",
    ),
  ],
  sale: [
    word(
      "(?:(?:ال)?(?:منتجات|قطع|موديلات|حاجات|حاجه|اصناف|ملابس|قطعه|كل|اي) )?(?:ال|و|وال|ب)?(?:مخفض\\p{L}{0,2}|اوت ?ليت|تخفيض\\p{L}{0,2}|تصفي\\p{L}{0,2}|اوفر|اوفرات|عروض|سيل|خصومات|اوكازيون|عرض(?= |$|[،,.]))|(?:عليه|عليها|في) (?:ال)?(?:خصم|عرض|سيل|اوفر|تخفيض|sale)|sale(?: items?| pieces?)?|(?:on|in|from|archive|flash) sale|on offer|discount(?:ed)?(?: items?| pieces?)?|clearance|reduced|\\d+ ?% off|outlet|mark(?:ed)?[- ]?downs?|end[- ]of[- ](?:season|line)(?: pieces?| items?)?|last[- ]chance|(?:ال)?(?:تنزيلات|استوكات|ستوكات|بواقي)|اخر (?:ال)?موسم|مخفضات|(?:ال)?خصم",
    ),
  ],
  express: [
    word(
      "(?:ال)?(?:سريع|مستعجل|عاجل)\\p{L}{0,2}|express|same[- ]day delivery|fast delivery|rush|urgent|priority|سريع\\p{L}{0,2}|مستعجل\\p{L}{0,2}|عاجل\\p{L}{0,2}|اكسبريس|فوري(?= لل| داخل)|sooner",
    ),
  ],
  past: [
    word(
      "انتهي|انتهت|خلص|خلصت|كان ساري\\p{L}{0,2}|لم يعد|سابق[اه]?|الشهر اللي فات|ended|finished|expired|is over|was valid|used to|no longer valid|(?:window|policy|fee|period) was|from (?:19|20)\\d\\d to (?:19|20)\\d\\d|not valid any ?more|last (?:month|year|season)|old (?:price|offer|list|rental|policy|terms)\\p{L}*|until last|كان عندنا|(?<!(?:ايا|مهما|سواء|اذا|لو|اي|ان|حال|حاله|حاله ما|طالما|متي) )كانت|كان (?:ال)?(?:شحن|توصيل|عرض)|منتهي\\p{L}{0,2}|سابقا|زمان|5eles|kheles",
    ),
  ],
  future: [
    word(
      "قريبا|قريب(?! (?:من|ل))|(?:ه|ح|س)نضيف\\p{L}*|(?:we(?:'ll| will| are going to| plan to| hope to) (?:be )?)(?:add|offer|launch|accept|introduc)\\p{L}*|working on (?:it|adding|that)|in (?:the )?(?:near )?future|هنفتح|سنفتتح|سيتم افتتاح|coming soon|soon|opens? (?:next|in)|opening (?:soon|next)|planned|lessa|لسه(?! (?:زي|ساري|موجود|متاح|شغال))|نستعد|will open|المرحله الجايه|انتظرونا|قيد",
    ),
  ],
  season: [
    word(
      "رمضان|(?:ال)?عيد(?: (?:ال)?(?:فطر|اضحي))?|(?:ال)?اعياد|(?:ال)?مواسم|black friday|وايت فرايدي|ramadan|eid|holidays?|peak|drop week|season|ضغط (?:ال)?(?:طلبات|شغل)|تاخير|يتاخر|delay(?:s|ed)?|sale days|white friday|little more|may be longer",
    ),
  ],
  prepare: [
    word(
      "(?:ال|لل)?(?:تجهيز|تحضير|تنفيذ|تفصيل)\\p{L}{0,3}|تحضير\\p{L}{0,3}|تنفيذ\\p{L}{0,3}|تفصيل\\p{L}{0,3}|(?:ب|ه|ح)?ن?(?:ت)?جهز\\p{L}{0,3}|بيتجهز|تصنيع\\p{L}{0,2}|نصنع|workshop|prepar\\p{L}*|process(?:ed|ing)?(?: time)?|handed to(?! you)|hand(?:ing)? over|dispatch(?:ed)?(?= (?:with)?in)|(?:shipped|ship|sent|goe?s?) out(?= (?:with)?in)|before (?:shipping|dispatch)|قبل (?:ال)?شحن|leaves? (?:our|the|within|in|after)|hands? (?:it|them|(?:your|the) (?:order|parcel|package))|at the bench|before (?:they|it) ships?|making|sewn|made in|of work|atelier|cutting|ready in|to make|produc(?:e|tion)|تخرج|يخرج|الورشه|(?:بي|بت|هي)?طلع من|(?:بي|بت)طلع|بنبعت(?:ه|ها) بعد",
    ),
  ],
  cancel: [
    root("الغاء|تلغي|الغي"),
    word(
      "cancel(?:s|led|lation|ing|ed)?|called off|refus(?:e|ed|al) (?:the|to|your|them|it|at)|رفض\\p{L}{0,3}|ترفض|رفضت",
    ),
  ],
  wholesale: [
    word(
      "orders? of \\d{2,} (?:pieces|items|units)|\\d{2,} قطع\\p{L}? (?:او اكتر|او اكثر|فاكتر|فاكثر|فما فوق)|(?:ال|ب|بال|لل)?جمله|wholesale|bulk|تجار|موزعين|resell\\p{L}*|gomla",
    ),
  ],
  abroad: [
    word(
      "خارج مصر|برا مصر|italy|turkey|china|france|ايطاليا|تركيا|الصين|فرنسا|outside egypt|international(?:ly)?|abroad|gulf|europe|usd|\\$|دولار|worldwide|usa|canada|(?:the )?uk|uae|emirates|ksa|saudi(?: arabia)?|kuwait|qatar|bahrain|oman|germany|(?:ال)?امارات|(?:ال)?كويت|قطر|(?:ال)?بحرين|امريكا|كندا|بريطانيا|اوروبا|(?:ال)?اردن|السعوديه|الخليج|overseas|european union|eu|united (?:states|kingdom)|california(?:ns?)?",
    ),
  ],
  otherShop: [
    word(
      "(?:ال)?(?:محل|محلات|متجر|متاجر|براند|براندات|(?<!اي )مكان|اماكن)(?: \\p{L}+)? (?:تاني|تانيه|ثاني|اخر|اخري|تانين)|في محلات|محلات بت\\p{L}+|some (?:stores|shops|brands|places)|(?:an)?other (?:stores?|shops?|brands?|coat)|others never|friend's shop|big chains?|ma7allat tanya|ma7al tany|elsewhere they|competitors?|amazon|jumia|(?:on|at) noon|امازون|جوميا|علي نون",
    ),
  ],
  addOn: [
    word(
      "تغليف|gift ?wrap(?:ping)?|wrap|minimum order|الحد الادني|اقل (?:كميه|اوردر|طلب)|alterations?|تعديل\\p{L}*|تقصير|تصغير|polish\\p{L}*|تلميع|كي(?!\\p{L})|tax|ضريبه|vat|commission|عموله|fitting fee|under egp|newsletter|first order|اول (?:طلب|اوردر)|loyalty|points|نقاط",
    ),
  ],
  pickup: [
    word(
      "pick(?:ed|s)? ?up(?! costs?)|collect(?:s|ed)? (?:it|the piece|the item)|have (?:it|them) collected|(?:يمر|هيمر|هيعدي|يعدي) (?:عليك\\p{L}* )?(?:ال)?مندوب|لاستلام (?:ال)?(?:قطعه|مرتجع|منتج)|inspect(?:ion)? (?:takes|within)|نفحص|فحص",
    ),
  ],
  shopperPays: [
    word(
      "(?:علي|ع) (?:عاتق|ذمه|نفقه|كاهل|مس[يو]+ليه) (?:ال)?(?:عميل|عميله|مشتري|مشتريه|زبون|زبونه)|علي (?:عاتق|ذمت|كاهل|مس[يو]+ليت)(?:ك|كي|كم|ه|ها)|عند(?:ك|كي|كم|كو) (?:انت|انتي|انتم|انتو|حضرتك)|من نصيبك\\p{L}{0,2}|(?:ب|ه|ح)?تشيل(?:ي|وا|ها|يها|وها)? (?:انت\\p{L}* )?(?:ال)?(?:مصاريف|شحن|توصيل|مشوار)\\p{L}{0,2}|محسوما? (?:منه|منها)|(?:ب|ه|س)?(?:ي|ت|ن)(?:ت)?(?:حسم|ستقطع|ستنزل)\\p{L}{0,2}|مخصوما? (?:منه|منها)|علي(?:ك|كي|كم|كو|ه|ها)(?: (?:انت|انتي|انتم))?|(?:علي|ع|على) (?:ال)?(?:عميل|عميله|مشتري|مشتريه|زبون|زبونه|حساب (?:ال)?(?:عميل|عميله|مشتري))|(?:ب|ه|س|ح)?(?:ي|ت)تحمل\\p{L}{0,2} (?:ال)?(?:عميل|عميله|مشتري|مشتريه|زبون\\p{L}{0,2})|تحمل (?:ال)?(?:عميل|عميله)|(?:حضرت(?:ك|كم)|انت|انتي|انتوا) (?:اللي )?(?:ب|ه|ح)?(?:ت)?تحمل\\p{L}{0,3}|(?:ب|ه|ح|س)?تتحمل(?:ي|ين|وا)?(?= (?:ال)?(?:مصاريف|مصروفات|رسوم|تكلف|تكاليف|شحن|اجر)\\p{L}*)(?! (?:ال)?(?:عميل|متجر|شركه|محل))|مس[يو]+ول\\p{L}{0,2} عن (?:دفع |سداد |تحمل )?(?:ال)?(?:مصاريف|مصروفات|تكاليف|تكلفه|رسوم)|(?:ي|ت)دفع\\p{L}{0,2} (?:ال)?(?:عميل|عميله|مشتري|مشتريه|زبون\\p{L}{0,2})|بتدفع\\p{L}{0,5}|(?:ه|ح)?تدفع\\p{L}{0,4} (?:انت|انتي|انتوا|انتم|حضرتك)|علي ان (?:ي|ت)تحمل\\p{L}{0,2}|من جيبك\\p{L}{0,2}|(?:ب|ه)?تتكفل\\p{L}{0,2}|تدفع\\p{L}{0,2}(?= (?:ال)?(?:شحن|مصاريف|رسوم|تمن))|ادفعي?|(?:ال)?(?:عميل|عميله|مشتري|زبون|زبونه) (?:هو |هي )?(?:اللي )?(?:ي|ت|ب|بي|بت|هي|هت)\\p{L}{0,2}(?:تحمل|دفع)\\p{L}{0,2}|علي (?:حسابك|نفقتك)\\p{L}{0,2}|(?:ي|ت)تحمل\\p{L}{0,2} وحد(?:ه|ها)|مع خصم|بعد خصم|(?:ما ?عدا|بدون|دون|غير|من غير) (?:مصاريف|رسوم|تكلفه|نفقات) (?:ال)?(?:شحن|توصيل|نقل)|(?:ب|ه)?(?:ت|ي)(?:ت)?خصم|(?:ب|ه)نخصم",
    ),
    word(
      "on (?:you|(?:the )?customers?|the buyer|the client|your side|the shopper)|paid by (?:the )?(?:customer|buyer|client|you)|covered by (?:the )?(?:customer|buyer|client|you)|(?:you|customers?|buyers?|clients?|the customer|the buyer) (?:will |must |should |have to |need to )?(?:only |just )?(?:pay|pays|cover|covers|bear|bears)|at (?:your|their|his|her|the customer's|the buyer's) (?:own )?(?:cost|expense)|deduct(?:ed|ing)?|minus (?:the )?(?:shipping|delivery)|your responsibility|you(?:'ll| will)? (?:foot|shoulder|carry)|(?:out of|from) your (?:own )?pocket|on your (?:tab|account|own account)|for your account|(?:buyer|customer|client|shopper)'?s? (?:own )?(?:responsibility|expense|cost|account)|(?:is|are) yours(?= ?[.!,;]| to|$)|(?:customers?|buyers?|clients?|you)(?: is| are|'re| will be|'ll be)? responsible for|3aleek|3alee?k[iy]|3alek|3ala el (?:3ameel|customer)|3la el 3ameel|borne by (?:the )?(?:customer|buyer|you)|non-?refundable",
    ),
  ],
  shopPays: [
    word(
      "(?:علي|ع) (?:عاتق|ذمه|نفقه|كاهل|مس[يو]+ليه) (?:ال)?(?:متجر|محل|شركه|موسسه|براند|دار|مصنع|بايع)|علي (?:عاتق|نفقت|ذمت|كاهل|مس[يو]+ليت)نا|(?:ي|ت|ن)تحمل\\p{L}{0,3} (?:ال)?(?:موسسه|دار|مصنع|بايع)|(?:مش|لن|لا|ما) (?:ه|ب|ح)?(?:ت|ي)كلف(?:ك|كي|كم|ه|ها)|م(?:ا)?(?:ه|ب)?(?:ت|ي)كلف(?:ك|كي|كم)(?:ي)?ش|علينا(?: احنا)?|علي حساب(?:نا|ي)|عليا انا|علي حساب(?=نا| (?!ال?(?:عميل|مشتري|زبون))\\p{L}+)|(?:ي|ت|ن)تحمل\\p{L}{0,3} (?:ال)?(?:متجر|محل|شركه|نحن|براند)|(?:ب|ه|س|ح)?نتحمل\\p{L}{0,3}|(?:ف)?(?:ي|ت)تحمل\\p{L}{0,3} (?:ال)?متجر|احنا اللي بن\\p{L}{2,8}|(?:ب|ه|س|ح)?نتكفل\\p{L}{0,3}|(?:شحن|مصاريف|اجره|توصيل|تكلفه|رسوم)\\p{L}{0,3}[^.،,]{0,16} علي (?:ال)?(?:محل|متجر|شركه|براند)|بندفعها|عندنا احنا",
    ),
    word(
      "on us|(?<=(?:shipping|delivery|courier|costs?|fees?|postage) (?:is|are) )on (?!you|the|your|customers?|buyers?|clients?|request|arrival|top|hold|time)\\p{L}+|(?:on|is|are|as|at) our (?:own )?(?:tab|account|side|bill|treat|shout)|costs? (?:you )?nothing|we(?:'ll| will| shall)? (?:even |gladly |happily )?(?:pay|cover|bear|handle|absorb|foot|shoulder|carry|arrange and pay|take (?:care of|on) (?:the )?(?:courier|shipping|delivery|cost|fee|postage))|(?:never|not|won't|doesn't|don't|does not|will not|do not) cost (?:you )?(?:a (?:piast(?:er|re)|penny|pound|thing|single \\p{L}+)|anything|extra)|(?:paid|covered|borne) by (?:us|the store|the shop|the brand)|at our (?:own )?(?:cost|expense)|our cost|3alena|3aleina|we've got (?:it|the shipping)",
    ),
  ],
  both: [
    word(
      "(?:ال)?حالتين|(?:ال)?حالتي|كلا|الاتنين|both|either way|كذلك|ايضا|برضه|also|as well|likewise|too|بردو|bardo",
    ),
  ],
  same: [
    word(
      "ب?نفس (?:ال)?(?:مده|فتره|شروط|مهله|وقت|يام|ايام)|(?:ال)?(?:مده|فتره|مهله) (?:نفسها|ذاتها)|same (?:window|period|time|time ?frame|\\d+ day|terms|conditions|rules|policy|deadline|applies)|برضه|بردو|كذلك|also|bardo|ايضا|likewise",
    ),
  ],
  custom: [
    word(
      "(?:ال|و|وال|ل)?(?:مت?فصل\\p{L}{0,2}|مت?طرز\\p{L}{0,2} (?:باسم|بحروف|بالاسم)\\p{L}{0,2}|تفصيل\\p{L}{0,2}|مصنوع\\p{L}{0,2} (?:خصيصا|حسب)|(?:ب|ه|ا|ات)?(?:ن|ت|ي)?فصل(?:ه|ها|ت|نا|ناه|ناها|هولك|هالك)? (?:علي|بناء|حسب|وفق|ل(?:ك|كي|يك)|مخصوص|خصيصا)\\p{L}{0,3}|مصمم\\p{L}{0,2} (?:خصيصا|حسب)|مطبوع\\p{L}{0,2} (?:باسم|عليها|خصيصا)|منقوش\\p{L}{0,2}|(?:ال)?محفور\\p{L}{0,2}|(?:ب|عليها |عليه )?(?:ال)?اسماء|باسم|خصيصا|حسب (?:ال)?(?:طلب|مقاس))|(?:ما|اللي|مما) (?:حيك|فصل|صنع|خيط|نفذ|طرز|صمم)\\p{L}{0,2} (?:وفق|حسب|علي|بمقاس|خصيصا|بناء|طبق)\\p{L}{0,3}|(?:وفق|حسب|طبقا?|علي) (?:ل)?(?:ال)?(?:قياسات|مقاسات|مواصفات) (?:ال)?(?:عميل|مشتري|زبون)\\p{L}{0,2}|custom(?:i[sz]ed|-made| made)?(?: orders?| pieces?| items?)?|made[- ]to[- ](?:order|measure)|personali[sz]ed|monogram\\p{L}*|bespoke|engraved|tailor(?:ed|-made)|names? and letters?|special orders?|pre-?orders?|with (?:your|a) (?:name|initials)|cut to (?:one|size)|(?:altered|hemmed|shortened|adjusted|modified|printed|embroidered)(?: (?:for you|at your request|on request|by us|to order|jeans|pieces?|items?|trousers))+|hemmed|على الطلب|علي الطلب|(?:ال)?معمول\\p{L}{0,2} (?:مخصوص|بالطلب|علي مقاس\\p{L}{0,2})|مخصوص(?: (?:ليك\\p{L}*|لل?\\p{L}+))?|(?:ب)?(?:ال)?مقاسات (?:ال)?خاصه|(?:ال)?طلبات (?:ال)?خاصه|one-?off|to (?:your|the buyer's|the customer's|a customer's|individual) (?:measurements?|specifications?|measures)|mafassal|tafseel",
    ),
  ],
  because: [
    word(
      "لان|نظرا|بسبب|حيث|لذلك|عشان كل|since|as every|as each|because|due to|as (?:it|they|our|all)",
    ),
  ],
} as const;
