/** Words that deny or narrow a term: only, except, faults, sales, when, where and for whom it holds. */
import { root, word } from "./forms.ts";

export const CIRCUMSTANCE_WORDS = {
  not: [
    word(
      "لا|لأ|ليس|لن|لم|مش|مو|غير|ممنوع|بدون|من غير|دون|عدم|ولا|فلا|بلا|no longer|no|not|cannot|can't|cant|don't|dont|do not|does not|doesn't|won't|isn't|aren't|never|nope|without|unfortunately,? no|unable|non|neither|nor|me4|msh|mesh|mish|ma ?f[ei]+sh|mafi4|la2|la|ماعندناش|معندناش|يمنع|يحظر|نعتذر|refus(?:e|ed)|not allowed|final sale|all sales (?:are |is )?final|خارج|suspended|stopped|unavailable|discontinued|dropped|مستحيل|بره (?:ال)?موضوع|مش داخل\\p{L}{0,2}|(?:ا)?وقفنا\\p{L}{0,2}|لغينا\\p{L}{0,2}|الغينا\\p{L}{0,2}|بطلنا\\p{L}{0,2}|مرفوض\\p{L}{0,2}|محدش|متوقف\\p{L}{0,2}|موقوف\\p{L}{0,2}|ملغي|disabled|declined|not applicable|nothing(?= (?:can|may|is (?!deducted|charged)|will|comes|goes|to (?:pay|be)))|none(?= ?[.,;!]|$| (?:can|may|is|are|of (?:it|them|these|this) (?:can|may|is|are|goes|comes)|goes|comes))|prohibited|forbidden",
    ),
    word("(?:و|ف)?م[اي]? ?(?:ب|ن|ي|ت|ل|ف|ع|ه|ينف|تقد|يصح)\\p{L}{1,9}ش"),
    word(
      "مفيش|مافيش|مفيهاش|م(?:ا)?له(?:ا|م)?ش|م(?:ا)?لوش|منعمش|مينفعش|ماينفعش|مبيتبدلش|مابتتبدلش|مبترجعش|مبنرجعش|مسموحش",
    ),
  ],
  only: [
    word(
      "فقط|بس|وبس|الا|سوي|غير في حاله|only|just|unless|except|solely|limited to|restricted to|reserved for|(?:ي|ت)قتصر\\p{L}{0,2} علي|قاصر\\p{L}{0,2} علي|bas|bass|الا في حاله|الا لو|الا اذا",
    ),
  ],
  except: [
    word(
      "(?:ت|ي)?(?:ست|س)ثني\\p{L}{0,3}|(?:ال)?مستثن[يا]\\p{L}{0,2}|باستثناء|(?:ال)?استثناء(?:ات)?|ما ?عدا|فيما عدا|عدا|except(?:ion|ions|ing)?(?: for)?|exclud(?:ed|es|ing|e)|exclusions?|excluded|apart from|other than|final sale|non-?returnable|non-?exchangeable|stay with you|خارج (?:ال)?(?:استبدال|استرجاع|سياسه)|غير قابل\\p{L}{0,2}|(?:لا|ولا|مش|لن) (?:ب)?[تي](?:نطبق|شمل|سري)\\p{L}{0,2}(?: علي)?|(?:not|doesn't|does not|don't) (?:appl(?:y|icable)|valid|includ\\p{L}*|cover|extend|eligible)(?: to| on| for)?|(?:aren't|isn't|are not|is not) eligible|غير مشمول\\p{L}{0,2}|(?:ما|م) ?(?:ب|ه)?(?:ت|ي)(?:مشي|سري|نطبق|شمل|خص)\\p{L}{0,3}ش(?: علي)?|مش (?:ماشي|ساري|بيمشي|بيسري|بينطبق)\\p{L}{0,2}(?: علي)?|exempt(?:ed)? from(?! (?:shipping|delivery|fees?|vat|tax))",
    ),
  ],
  fault: [
    root("عيب|عيوب|معيب|تالف|معيوب"),
    word(
      "fault(?:s|y)?|defect(?:s|ive)?|damaged?|broken|wrong (?:item|piece|order|product|thing)|our (?:mistake|error|fault|slip|side went wrong)|(?:mistake|error|fault|slip|blame) (?:is|was|lies) (?:ours|on us|with us|on our side)|mistake|we (?:messed|mess|got it wrong|slipped)|(?:name|print) is wrong|wrong in the|(?:ال)?(?:غلط|غلطه|خطا|عيب) (?:من عندنا|مننا|منا)|(?:حاجه|قطعه|منتج|مقاس|لون|اوردر)\\p{L}{0,2} (?:غلط|مختلف\\p{L}{0,2})|(?:ال)?بايظ\\p{L}{0,2}|خطا مننا|خطا منا|مخالف\\p{L}{0,2}|غير مطابق\\p{L}{0,2}|مش مطابق\\p{L}{0,2}|(?<!(?:اجر|اجره|مبلغ|بمبلغ|سعر|بسعر|رسم|مقابل|تكلفه|قيمه) )مقطوع\\p{L}{0,2}|ضمان|(?<!back )guarantee|warranty|repair\\p{L}*|تصليح|صيانه|3eeb|3eib|ghalta menena|torn|ripped|(?:a |an |any |has |with )?(?:holes?|stains?|tears?|scratch(?:es)?|rips?|snags?)(?= (?:in|on)(?!\\p{L})|[,.?!;:]|$| or | and )|stained|scratched|wrong (?:colou?r|size) (?:sent|came|arrived)|(?:ال)?(?:خرم|اخرام|ثقب|ثقوب|بقع|بقعه|شق|قطع|خدش|خدوش)(?= (?:في|فيها|فيه|ب)|[؟?])|(?:لو|اذا) (?:ده |كده |حاجه )?حصل(?:ت)? (?:معاك\\p{L}?|عندنا|ده|كده|اي)|if (?:it|this|that|anything)(?: ever| does| like (?:this|that))? happens?|غلطتنا|غلطنا|(?:احنا )?اخطانا|(?:ال)?(?:غلط\\p{L}?|خطا|سهو|تقصير) (?:عندنا|مننا|من طرفنا|من جانبنا|من ناحيتنا)|اللزق|glue|stitching|(?:zip(?:per)?|button|seam|hem|sole|heel|strap|clasp|buckle|lining|thread)s? (?:\\p{L}+ ){0,2}(?:broke|breaks?|fell|falls?|comes?|came|opens?|opened|undone|loose|off|splits?|rips?|tore|tears?|stuck)|(?:comes?|came|falls?|fell) (?:apart|undone|unstitched|to pieces)|(?:ال)?(?:زرار|زراير|ازرار|سوست\\p{L}{1,2}|غرز\\p{L}{0,2}|خياط\\p{L}{1,2}|كعب|نعل|كبسون\\p{L}{0,2}|ابزيم|بطان\\p{L}{1,2}) (?:\\p{L}+ )?(?:و|ف)?(?:ا?ت?(?:كسر|قطع|فك|خلع|باظ|فتح|فتق|علق)|وقع|باظ|طلع|فل)\\p{L}{0,2}|(?:باظ|اتكسر|اتقطع|اتفك|اتفتق|اتخلع|انكسر|انقطع)(?:ت|وا)?|مكسور\\p{L}{0,2}|مفتوق\\p{L}{0,2}",
    ),
  ],
  mind: [
    word(
      "تغيير (?:ال)?راي|غير(?:ت|تي)? را[يى]\\p{L}{0,3}|change of (?:mind|heart)|changed? (?:your|my) mind|(?:ال)?مقاس|wrong size|not in love|size",
    ),
  ],
  sale: [
    word(
      "(?:(?:ال)?(?:منتجات|قطع|موديلات|حاجات|حاجه|اصناف|ملابس|قطعه|كل|اي) )?(?:ال|و|وال|ب)?(?:مخفض\\p{L}{0,2}|اوت ?لي?ت|تخفيض\\p{L}{0,2}|تصفي\\p{L}{0,2}|اوفر|اوفرات|عروض|سيل|خصومات|اوكازيون|عرض(?= |$|[،,.]))|(?:عناصر|سلع|منتجات|قطع|مواد|بنود) (?:ال)?(?:بيع|تخفيض|تخفيضات|تنزيل|تنزيلات|تصفيه|خصم|خصومات)|(?:the )?pieces? of (?:the )?(?:discounts?|sales?|offers?|clearance|reductions?)|(?:عليه|عليها|في) (?:ال)?(?:خصم|عرض|سيل|اوفر|تخفيض|sale)|sale(?: items?| pieces?)?|(?:on|in|from|archive|flash) sale|on offer|discount(?:ed)?(?: items?| pieces?)?|clearance|on promo(?:tion)?|black friday orders|كليرنس|بنص (?:ال)?تمن|reduced|\\d+ ?% off|outlet|mark(?:ed)?[- ]?downs?|end[- ]of[- ](?:season|line)(?: pieces?| items?)?|last[- ]chance|(?:ال)?(?:تنزيلات|استوكات|ستوكات|بواقي)|اخر (?:ال)?موسم|مخفضات|(?:ال)?خصم",
    ),
  ],
  express: [
    word(
      "(?:ال)?(?:سريع|مستعجل|عاجل)\\p{L}{0,2}|express|expedited|same[- ]day delivery|fast delivery|rush|urgent|same[- ]day(?= (?:in|inside|to) [^.]{0,30}\\d)|priority|سريع\\p{L}{0,2}|مستعجل\\p{L}{0,2}|عاجل\\p{L}{0,2}|اكسبريس|فوري(?= لل| داخل)|sooner",
    ),
  ],
  past: [
    word(
      "انتهي|انتهت|خلص|خلصت|كان ساري\\p{L}{0,2}|لم يعد|سابق[اه]?|الشهر اللي فات|ended|finished|expired|is over|was valid|used to|no longer valid|(?:window|policy|fee|period) was|from (?:19|20)\\d\\d to (?:19|20)\\d\\d|not valid any ?more|last (?:month|year|season)|old (?:price|offer|list|rental|policy|terms)\\p{L}*|until last|كان عندنا|(?<!(?:ايا|مهما|سواء|اذا|لو|اي|ان|حال|حاله|حاله ما|طالما|متي) )كانت|كان (?:ال)?(?:شحن|توصيل|عرض)|منتهي\\p{L}{0,2}|سابقا|زمان|5eles|kheles",
    ),
  ],
  future: [
    word(
      "قريبا|قريب(?! (?:من|ل))|(?:ه|ح|س)نضيف\\p{L}*|(?:we(?:'ll| will| are going to| plan to| hope to) (?:be )?)(?:add|offer|launch|accept|introduc)\\p{L}*|working on (?:it|adding|that)|in (?:the )?(?:near )?future|هنفتح|سنفتتح|سيتم افتتاح|coming soon|soon|still (?:setting up|working on|arranging|adding|building|negotiating|testing)|(?:is|are) being (?:set up|added|arranged|tested)|in the (?:works|pipeline|making)|not (?:live|active|enabled) yet|(?:تحت|جاري|قيد) (?:ال)?(?:تجهيز|تفعيل|انشاء|اضافه|ربط|تجريب)(?! (?:ال)?(?:طلب|اوردر|شحن))|opens? (?:next|in)|opening (?:soon|next)|planned|lessa|لسه(?= (?:مش|ما|م\\p{L}+ش|[هبح]?ن|شويه|قدام)|[.،,!)]|$)|نستعد|will open|المرحله الجايه|انتظرونا|قيد",
    ),
  ],
  season: [
    word(
      "(?:ال)?(?:قوه|ظروف) (?:ال)?(?:قاهره|طاري\\p{L}*|استثناييه)|force majeure|(?:exceptional|unforeseen) (?:cases|circumstances|conditions)|(?:may|can|might|could) (?:be )?(?:extend(?:ed)?|prolonged)|(?:قد |ممكن |يجوز ان )(?:ت|ي)متد|رمضان|(?:ال)?عيد(?: (?:ال)?(?:فطر|اضحي))?|(?:ال)?اعياد|(?:ال)?مواسم|black friday|وايت فرايدي|ramadan|eid|holidays?|peak|drop week|season|ضغط (?:ال)?(?:طلبات|شغل)|تاخير|يتاخر|delay(?:s|ed)?|sale days|white friday|little more|may be longer",
    ),
  ],
  prepare: [
    word(
      "(?:ال|لل)?(?:تجهيز|تحضير|تنفيذ|تفصيل)\\p{L}{0,3}|تحضير\\p{L}{0,3}|تنفيذ\\p{L}{0,3}|تفصيل\\p{L}{0,3}|(?:ب|ه|ح)?ن?(?:ت)?جهز\\p{L}{0,3}|بيتجهز|تصنيع\\p{L}{0,2}|نصنع|workshop|prepar\\p{L}*|process(?:ed|ing)?(?: time)?|handed to(?! you)|hand(?:ing)? over|dispatch(?:ed)?(?= (?:with)?in)|(?:shipped|ship|sent|goe?s?) out(?= (?:with)?in)|before (?:shipping|dispatch)|قبل (?:ال)?شحن|leaves? (?:our|the|within|in|after)|hands? (?:it|them|(?:your|the) (?:order|parcel|package))|at the bench|before (?:they|it) ships?|making|sewn|made in|of work|atelier|cutting|ready in|to make|produc(?:e|tion)|تخرج|يخرج|الورشه|(?:بي|بت|هي)?طلع من|(?:بي|بت)طلع|بنبعت(?:ه|ها) بعد",
    ),
  ],
  cancel: [
    root("الغاء|تلغي|الغي"),
    word("(?:ا?ت)?لغ(?:يت|يتي|يتوا|ي)(?:ه|ها)?"),
    word(
      "cancel(?:s|led|lation|ing|ed)?|called off|refus(?:e|ed|al) (?:the|to|your|them|it|at)|رفض\\p{L}{0,3}|ترفض|رفضت",
    ),
  ],
  wholesale: [
    word(
      "orders? of \\d{2,} (?:pieces|items|units)|\\d{2,} قطع\\p{L}? (?:او اكتر|او اكثر|فاكتر|فاكثر|فما فوق)|(?:ال|ب|بال|لل)?جمله|wholesale|bulk|تجار|موزعين|(?<!(?:not|cannot|can't|never|n't|to) )resell\\p{L}*|gomla",
    ),
  ],
  abroad: [
    word(
      "خارج مصر|برا مصر|italy|turkey|china|france|ايطاليا|تركيا|الصين|فرنسا|outside egypt|international(?:ly)?|abroad|gulf|gcc|arab (?:countries|world|states)|(?:ال)?(?:دول|بلاد) (?:ال)?عربي\\p{L}{1,2}|europe|usd|\\$|دولار|worldwide|usa|canada|(?:the )?uk|uae|emirates|ksa|saudi(?: arabia)?|kuwait|qatar|bahrain|oman|germany|(?:ال)?امارات|(?:ال)?كويت|قطر|(?:ال)?بحرين|امريكا|كندا|بريطانيا|اوروبا|(?:ال)?اردن|السعوديه|الخليج|overseas|european union|eu|united (?:states|kingdom)|california(?:ns?)?",
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
      "pick(?:ed|s)? ?up(?! costs?)|(?<=(?:we|we'll|will|courier|driver|rider) )collects? from (?:you|your)|collections? (?=(?:is|costs?|for) )|collect(?:s|ed)? (?:it|the piece|the item)|have (?:it|them) collected|(?:يمر|هيمر|هيعدي|يعدي) (?:عليك\\p{L}* )?(?:ال)?مندوب|لاستلام (?:ال)?(?:قطعه|مرتجع|منتج)|inspect(?:ion)? (?:takes|within)|نفحص|فحص",
    ),
  ],
} as const;
