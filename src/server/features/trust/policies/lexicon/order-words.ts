/** Words of the way of an order: to the door and what it costs, exchanged, given back, paid back. */
import { noun, root, word } from "./forms.ts";

export const ORDER_WORDS = {
  delivery: [
    noun("توصيل|شحن|شحنه|شحنات|ديليفري|دليفري|توصيله"),
    root("(?:[تينبا]|بي|بت|هي|ح)(?:و)?وصل|توصل|شحن|نوصل|يوصل"),
    word(
      "deliver(?:y|ed|s|ing|ies)?|handed to you|(?:reckon|count|plan) (?:on|for)(?= (?:\\d|about|around|up|a ))|ship(?:ping|ped|s|ment)?|courier fees?|(?:cover|pay)(?: for)? the courier|postage|where we (?:send|deliver|ship)|we send (?=(?:within|inside|to|all over|across) )|arriv(?:e|es|ing|al)|expect (?:your|the|it)(?: (?:order|parcel|package|delivery))?(?= (?:with)?in|:| between| after)|(?:please )?allow(?= (?:up to |between |around |about )?\\d+ ?(?:-|to|day|hour|and))|(?:gets?(?:ting)?|bring(?:ing)?|send(?:ing)?) (?:it|(?:your|the) (?:order|parcel|package)) to you|from there it's|parcels? (?:take|travel)s?|reach(?:es)? (?:you|the (?:buyer|customer|client|purchaser))|(?:at|to) your door(?:step)?|(?:is|are|be) with you(?= (?:\\d|after|about|around|between|by|on))|to reach|(?:usually )?lands? (?:with)?in|wearing it (?:with)?in|on the road|in transit|(?:be )?with you (?:with)?in|in your hands|(?:get|receive|have) (?:your|the|it) ?(?:package|order|parcel)?(?= (?:with)?in)|convey(?:ed|ance)|في (?:ال)?(?:سكه|طريق)(?! (?:ال)?(?:عام|دايري))|brings? (?:it|them) to you|travels? free|tawseel|tawsil|sha7n|shahn|sha7en|beyewsal|byewsal|yewsal|hayewsal|byosal|orders? takes?|(?:your|the) (?:order|parcel) (?:will )?(?:be |get )?(?:there|with you)",
    ),
    word(
      "(?:ال|ب|بال|لل)?(?:نقل|ارسال|ايصال) (?:ال)?(?:مبيع|بضاع|بضايع|منتج|طلب|طرد|طرود|مشتريات|سلع|قطع)\\p{L}{0,3}|(?:ال)?(?:نفقات|نفقه|اجر|اجره|اجور|مصاريف|مصروفات|تكلفه|تكاليف|رسوم) (?:ال)?(?:نقل|ارسال|ايصال|تسليم|بريد|مندوب|طيار|كوريير)|(?<=^)(?:ال)?(?:نقل|ايصال|ارسال)(?= و|$|[.:])|(?:transport(?:ation)?|carriage|freight|conveyance|forwarding|haulage|dispatch|delivering|conduction|connection|conveying) (?:fees?|costs?|expenses?|charges?|rates?)|carriage(?= (?:is|costs?|of|to|paid|free))|(?<=^)carriage(?=$|[.:]| and )",
    ),
    word(
      "(?:ال)?(?:اوردر|طلب|طلبيه) (?:بي|ب|ه)?(?:اخد|ياخد|ياخذ|يستغرق|تستغرق|يصل|يجي|يجيلك)|بيجيلك|(?:ي|ه|ت|بي|هي|ن)?كون (?:في ايد|عند )(?:ك|حضرت)\\p{L}{0,3}|علي باب (?:ال)?(?:بيت|شقه)\\p{L}{0,2}|(?:بي|هي)كون عندك|تلاقي (?:ال)?(?:اوردر|طلب|طلبك|اوردرك) عندك|(?:ال)?تسليم(?= (?:من \\d|خلال|في خلال))|عندك في البيت|تستلم\\p{L}*(?: \\p{L}+)? (?:خلال|في)|يتم (?:ال)?تسليم|(?:مده|موعد|وقت|مواعيد) (?:ال)?تسليم|تسليم (?:ال)?(?:طلب|اوردر|شحن)\\p{L}*|(?:س)?(?:ت|ي)صل(?:ك|كي|كم|كن|ه|ها|هم)?|(?:ب|ه|ح)(?:ن|ي)سلم(?:ك|كي|كم|ه|ها|لك|لكم|هولك|هالك)?",
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
    word(
      "م(?:ا)?(?:ب|ه)?ن(?:حاسب|اخد|طلب)\\p{L}{0,5}ش (?:\\p{L}+ ){0,2}(?:علي )?(?:ال)?(?:شحن|توصيل)",
    ),
    noun("فري|مجان|مجاني|مجانا|مجانيه|مجانيا|هديه مننا|هديه منا"),
    word(
      "ببلاش|بلاش|(?:ال)?(?:توصيل|شحن)\\p{L}{0,2} (?:(?:بي|هي|ي|ت)(?:كون|بقي) )?هديه|(?:مش|ما|لن) (?:ه|ح)?تتحاسب\\p{L}{0,3} (?:علي )?(?:ال)?(?:شحن|توصيل)|(?:مش |ما ?|لا )?(?:ه|ب|ح)?(?:ت|ن)دفع\\p{L}{0,3}ش? (?:اي )?(?:مصاريف |رسوم |تكلفه |قرش )?(?:ال)?(?:شحن|توصيل)(?<=(?:مش|لا|ما) ?\\p{L}{3,7} (?:اي )?(?:\\p{L}+ )?(?:ال)?(?:شحن|توصيل))|(?:من غير|بدون) (?:اي )?(?:مصاريف|رسوم)|(?:من غير|بدون|بلا|دون) (?:اي )?(?:مقابل|تكلفه|تكاليف|نفقات)(?! (?:ال)?(?:شحن|توصيل|نقل))|(?<!-)free(?:(?: of charge)| to return)?(?! gifts?(?!\\p{L}))|for free|no (?:extra |delivery |shipping |courier )?(?:cost|charge|fee)s?|(?:do not|don't|never|won't|will not|not) (?:charge|pay)(?: you| anything| a thing)?(?: (?:for|any))? (?:the |your )?(?:delivery|shipping|courier|postage)|(?:delivery|shipping|postage|the courier) (?:is )?(?:already )?(?:included|covered|settled|taken care of|paid(?= ?[.,;]|$)|paid for)|(?:delivery|shipping) (?:is )?(?:not|never) charged|at no cost|(?:pays?|costs?|cost you|for|owe) nothing(?: at all)?|nothing (?:to pay|extra|at all|is (?:deducted|charged))|nothing(?= (?:for|in|inside|within|if) (?!money))|(?:will not|won't|don't|do not|not|never|no longer) (?:see|find|have|face|get|pay|be (?:asked|charged|billed))(?: for)?(?: to pay)?(?: (?:an?|any|the|for))* (?:delivery|shipping|courier) ?(?:charges?|fees?|costs?)?|(?:من غير|بدون|بلا) (?:shipping|delivery)|complimentary|with (?:our|the \\p{L}+(?:'s)?) compliments|magan+an|magany|bebalash|balash|on the house|(?:is|are|as) our (?:treat|gift)|(?:هت|ه)?وفر(?:ي)? (?:مصاريف|رسوم|تمن) (?:ال)?(?:شحن|توصيل)|save (?:on )?(?:the )?(?:shipping|delivery)|waived?|gratis|(?:من غير|بدون) فلوس|(?:(?:ال)?(?:شحن|توصيل)|shipping|delivery) ?[=:]? ?(?:زيرو|صفر|zero|0)(?: جنيه)?(?!\\d)|pay zero for (?:delivery|shipping)|(?:prices? )?(?:already )?includ(?:e|es|ing) (?:the )?(?:delivery|shipping)|شامل\\p{L}{0,2} (?:ال)?(?:شحن|توصيل)|من غير ما تدفع\\p{L}* (?:ال)?شحن|(?:ت|ي)عفي(?= [^.،,]{0,60}(?:شحن|توصيل|نقل|اجر|رسوم|مصاريف))|معفا\\p{L}{0,2}(?= من)",
    ),
  ],
  exchange: [
    root(
      "استبدا?ل|تبديل|ابدال|(?:ال|لل|ب|ل|و)?تبادل(?!ي|وا|نا)|(?:[تين]|ات|بت|بن|نت|يت|مبت|مابت|لا ت)بدل",
    ),
    word(
      "(?:ب|ه|و)?(?:[تني]|ا)?(?:اخد|(?<=ن)بعت|رسل|ختار|(?<=ن)دي|طلب|رغب)\\p{L}{0,5} (?:في )?(?:ال)?(?:مقاس|موديل|لون|رسمه|قطعه) (?:تاني\\p{L}?|ثاني\\p{L}?|اخر\\p{L}?|(?:ال)?صح|مكان\\p{L}{0,2})|(?:ال)?قطعه (?:ال)?بديله",
    ),
    word("غير(?:يه|يها|ها|ه|وه|وها)(?= (?:خلال|في|بعد|لل|لمقاس|من|عندنا|ب))|غيري(?= (?:ال)?مقاس)"),
    word("بدل(?= (?:ب|في|خلال|براحتك|مجان))"),
    word(
      "(?:send|bring|give|post|mail|hand|take|return)s? (?:\\p{L}+ ){0,3}?back(?:(?!refund|swap|exchang|money| or )[^.;]){0,44}? (?:for|and (?:pick|choose|take|get|grab|have|select|receive)) (?:out )?(?:another|something else|a different|any other|the (?:right|next|correct)|one (?:in|that)|a new|whatever)|return(?:s|ed)? (?:it |them |the \\p{L}+ )?(?:for|and (?:pick|choose|take|get)) (?:another|something else|a different|the right)",
    ),
    word(
      "(?:(?:ت|ن|ي|ا)?رجع|هات|جيب|ابعت|تبعت|تجيب)\\p{L}{0,4}(?: [^.،؛;]{0,24})? و?(?:ت)?(?:خد|اخد|ختار|نق)\\p{L}{0,3} (?:غير|بدال|مكان|(?:ال)?(?:مقاس|لون|موديل|حاجه|قطعه) (?:تاني|ثاني|اخر|غير|مناسب|مظبوط|صح)|اي حاجه|اللي)\\p{L}{0,4}",
    ),
    word(
      "(?:ن|ه|ب|هن|بن)?(?:جيب|بعت|د[يى])(?:لك|لكم|لكي|هولك|هالك) (?:\\p{L}+ )?(?:ال)?(?:اصغر|اكبر|مقاس|اوسع|اضيق|لون|بدال|غير)\\p{L}{0,3}",
    ),
    word("(?:ال|لل)بدل(?= |$|[.:؟])|(?:ال|و)?بدل(?:ي|يها|يه|وه|وها|ها)(?!\\p{L})|ابدل\\p{L}{0,3}"),
    word(
      "م(?:ا)?(?:ب|ه)?(?:ن|ت|ي)ت?غي?ر\\p{L}{0,3}ش(?! (?:لون|شكل))|(?:ل|ب|و|ال|لل|بال)?(?:[تينا]|هت|هن|بن|بتت|تت|بيت|يت)غي[ي]?ر(?:ي|ه|ها|يه|يها|ات)?(?! ?(?:ال)?(?:راي|اسعار|رايك|سعر|لون|شكل)\\p{L}{0,2})",
    ),
    word(
      "exchang(?:e|es|ed|ing|eable)|swap(?:s|ped|ping)?|te-?exchange|badal(?! (?:egp |le )?\\d)|estebdal|tabdeel|b?e?[tny]+e?t?e?bad+el\\p{L}{0,4}|batbadel|betetbadel\\p{L}{0,3}|replac(?:e|es|ed|ing|eable|ement|ements)(?! (?:those|the old|our old|all))|trade(?:s|d)? (?:it |them |a piece |the piece )?(?:in|for)|(?:bring|send|get|give|deliver)s? you (?:another|a different|the right) (?:size|colou?r)|substitut(?:e|es|ed|ing|ion|ions)(?= (?:it|them|within|for|of|is|are|the|your|a|any|with|period|or)|$|[.:])|switch(?:ing|ed)? (?:it|them|sizes?|the (?:size|piece|item)|your (?:size|piece|item))|(?:get|take|want|need|'d like|send you|ask for|request|choose|pick|wants) (?:another|a different|the (?:right|correct|other)) (?:size|colou?r|model|design)|changes? of size|size changes?|(?:for|if you (?:want|need|prefer)) (?:another|a different|a bigger|a smaller) (?:size|colou?r)(?=[^.]{0,40} (?:day|week|on us|on you))|change (?:it|the size|your size|sizes?|them|for another)",
    ),
  ],
  return: [
    root("استرجاع|ارجاع|ترجيع|مرتجع|(?:[تينا]|ات|بت|بن|نت|يت|ب|ه)رجع|مبنرجع|مابنرجع|رجعيه|ترجع"),
    word(
      "(?:ال)?حق (?:في )?(?:ال)?رد(?! علي (?:ال)?(?:رسا|استفس))|رد(?:ت|تها)? (?:ال)?(?:مبيع|سلعه|بضاعه)|(?:ال)?عدول(?= عن|$|[.:])|(?:ال)?(?:رجوع|تراجع) (?:في|عن) (?:ال)?(?:بيع|شراء|عقد|صفقه)|فسخ (?:ال)?(?:بيع|عقد)|(?:ال)?رد(?= و(?:ال)?(?:استبدال|تبديل))|(?:حاله|حالتي|عند) (?:ال)?رد(?! علي)|(?<=او )ردها|(?:ال|لل|بال)اعاده|(?:ت|ي|ا)عيد(?:ي|وا)?(?:ها|ه)(?! (?:الي|ل)(?:ك|كي|كم|يك|يكم))|(?<=او )رده|(?:ان )?(?:ي|ت)رد (?:ال)?(?:مبيع|سلعه|قطعه)|(?:ال)?رجعه|(?:ب|ه)?ناخد(?:ه|ها) تاني|(?:ال|لل)?عوده(?! (?:الي|ل|من|في|مره|مرخ|ب))|(?:ال)?(?:اعاده|استعاده) (?:اي )?(?:ال)?(?:عنصر|عناصر|غرض|سلع|طلب|اوردر|مبيع|منتج|قطع|سلع|بضاع|مشتريات)\\p{L}{0,3}|rescind(?:ing)?|retract(?:s|ing)?(?= (?:from|the|your|his|within|for))|reverse (?:shipping|pick-?up|logistics)|(?:all )?sales are final|(?:everything|all) (?:\\p{L}+ ){0,3}(?:is|are) final|accept(?:ed|ing)? (?:\\p{L}+ )?back|(?<=يقبل )رد|back out of (?:the|your) (?:purchase|order)|cooling[- ]off|(?:ن|ت|ي)سترد (?:ال)?(?:منتج|قطعه|طلب|بضاعه)\\p{L}{0,2}|(?<=لا )(?:ت|ي)رد(?! علي)|رجع(?:ي|يها|يه|ها|وها)|رجع(?= (?:ب|في|خلال|براحتك|مجان\\p{L}*|القطعه|الحاجه)(?!\\p{L}))|(?:ال|لل)?رجوع(?= |$|[.:؟،])|(?:ب|ه)?ناخد(?:(?:ها|ه)|(?: (?:ال)?(?:قطعه|حاجه|منتج|لبس|هدوم)\\p{L}{0,2})) منك\\p{L}{0,2}(?: تاني)?|(?:هات|جيب|ابعت|رجع|تجيب|تبعت)\\p{L}{0,4}(?: [^.،؛;]{0,24})? و?(?:ت)?(?:خد|اخد|ستلم|سترد)\\p{L}{0,3} (?:ال)?(?:فلوس|تمن|حق|ثمن|مبلغ)\\p{L}{0,3}|(?:ال)?مردود\\p{L}{0,2}|(?:ت|ي)عيد\\p{L}{0,2} (?:ما (?:اشتر)\\p{L}*|(?:ال)?(?:قطعه|قطع|منتج|سلعه|طلب|مشتريات|بضاعه)\\p{L}{0,3})|رد(?:ها|ه)(?= (?:او|ولا|و) ?(?:ال)?(?:استبدال|تبديل|ابدال))|(?<=(?:يجوز|يمكن|يصح|يقبل) )رد(?:ها|ه)|(?:bring|send|take|drop|post) (?:it|them) (?:\\p{L}+ ){0,5}and (?:get|take|have|receive|collect) (?:your|the|all) money|(?:ت|ي)رد(?= (?:ولا|او) (?:ت|ي)ستبدل)|(?<=ستبدل ولا )(?:ت|ي)رد|return(?:s|ed|ing|able)?(?! (?:shipping|courier|postage|delivery)(?: fees?| costs?)?(?: is| are)? (?:\\p{L}+ ){0,2}(?:for|on) exchang)|(?:send|bring|give|ship|sent|sending|shipping|posting|mail|post) (?:(?:what|whatever|anything|everything|all) you(?:'ve| have)? (?:bought|ordered|got) |(?!to|for|me|you|us|your money|the money)\\p{L}+ ){0,3}back|take (?:them |it |(?:the |your )?(?:items?|pieces?|things?) |anything )?back|(?:right of )?withdraw(?:al)?|taken back|come back|tak(?:e|es|ing|en) (?:\\p{L}+ ){1,3}back|retriev(?:e|ed|al|able)|hand(?:ed)? back|goes? (?:neither )?back(?= ?[.,;?]| nor| to (?:us|the shop))|(?:can't|cannot|can not|may not|never|can|may) go back|erga3|erg3a|terga3|terg3|trga3|raga3|yerga3|beyerga3|betragga3|btragga3|raggа3|traga3|nerga3|est[ei]?rga3|morta?ga3",
    ),
  ],
  refund: [
    root("استرداد"),
    word(
      "(?:my|our) money|(?:be|get|gets|are|is) (?:re)?paid back|recover\\p{L}* (?:the |his |her |your |their )?(?:value|money|amount|price|cost|sum|payment)|(?:ال)?(?:حق[يك]\\p{L}{0,2}|فلوسي|تمنها|تمنه) (?:ب|ه|ح)?(?:ي|ت)?رجع\\p{L}{0,4}|(?:ب|ه|ح)?(?:ي|ت)رجع\\p{L}{0,3} (?:ليا |لي )?(?:حقي|فلوسي)|(?:ي|ت|ن)ودع (?:ال)?(?:مبلغ|قيمه|ثمن)|(?:get|receive|have) (?:every|all|each) (?:the |your )?(?:pound|penny|piast\\p{L}*|money|cash)s? back|(?:ن|ي|ت)(?:عيد|رد|رجع)\\p{L}{0,2} (?:الي\\p{L}{1,3} |ل(?:ك|كم) )?(?:ما|اللي) دفع\\p{L}{1,6}|(?:ال)?(?:باقي|مبلغ|تمن|ثمن|قيمه)\\p{L}{0,3} (?:ب|ه|س|ح)?(?:ي|ت)(?:ت)?حول(?:ك|لك|لكم|لها|له|ه)(?!\\p{L})|(?:ي|ت|ن)ستوف\\p{L}{1,2} (?:ال)?(?:ثمن|قيم|مبلغ|حق)\\p{L}{0,3}|(?:و)?(?:ت)?خد\\p{L}{0,2} (?:ال)?(?:فلوس|تمن|حق)\\p{L}{0,3}",
    ),
    word(
      "رد (?:ال)?اموال|(?:ال)?(?:مبالغ|اموال) (?:ال)?مسترد\\p{L}{0,2}|(?:ي|ت|ن|ب?ن|ه?ن)(?:رد|عيد|عاد) (?:اليه|اليها|اليك|اليكم|ليك|لك|لكم|له|لها|لل?(?:عميل|مشتري|زبون)\\p{L}{0,2}) (?:كامل |باقي )?(?:ال)?(?:ثمن|مبلغ|قيمه|فلوس|مال|تمن)|(?:ي|ت|ن)عاد (?:ال)?(?:مبلغ|ثمن|فلوس)|reimburs\\p{L}*|(?:ي|ت)سترد (?:ال)?(?:عميل\\p{L}?|مشتري) (?:ماله|نقوده|المبلغ|فلوسه|(?:ال)?ثمن\\p{L}{0,2})|refund(?:s|ed|able|ing)?|(?:money|cash|pounds|payment) (?:comes? )?back|(?:wire|transfer|send|pay|gives?) you (?:back )?(?:the|your) (?:price|amount|money|cash)|(?:wire|transfer|send|pay) (?:back )?(?:the|your) (?:price|amount|money|cash) (?:back )?to you|مفيش ريفاند|ريفاند|(?:what|the (?:amount|sum|price)) you(?:'ve| have)? paid|the (?:full )?(?:amount|sum)(?= (?:is|lands?|goes|comes|returns|will be))|(?:اللي|ما) دفعت(?:يه|ه|وه)|your money|give (?:the )?money|pay(?:ing)? (?:you |your )?(?:money )?back|(?<!(?:هات|هاتي|هاتوا|ادي|اديه|اديله|ادفع|ادفعي|سيب|سيبي|سلم|سلمي) )(?:(?:ال)?فلوس|اموال|نقود)(?:ك|كم|كي|ي)?|(?:the )?money(?= (?:goes|comes|returns|lands|travels|(?:is|will be) (?:returned|sent|put|paid) ?(?:back)?)(?! (?:to|into) (?:the )?(?:courier|charity|making)))|(?:[تين]|س|[تين]ست)?رد (?:ال)?(?:مبلغ|قيم[هت]|ثمن|مبالغ|تمن|فلوس)(?:ه|ها|ك|كي|كم)?|re-?pa(?:id|ys?|yments?)(?= (?:by|to|via|through|in|within|the|you|on|using))|(?:ال)?مبالغ (?:ال)?مدفوعه|رد المبلغ|رجع\\p{L}{0,4} (?:ال)?(?:مبلغ|فلوس|تمن)|\\p{L}{1,3}رجع\\p{L}{0,4} (?:ال)?(?:مبلغ|فلوس|تمن)\\p{L}{0,2}|تعويض|compensat(?:ed|ion|e)|(?:el )?f[oe]?l(?:oo|ou|o|u)s(?:y|i|ak|ik|ek|ko)?|(?:قيمه|تمن) (?:ال)?(?:مرتجع\\p{L}*|مشتريات|قطعه|منتج)",
    ),
  ],
  credit: [
    noun("رصيد|كريدت|كوبون|قسيمه|فاوتشر|فاوتشير|كريديت|رصيدك"),
    word(
      "(?:store|shop|shopping) (?:credit|voucher|balance|wallet)|(?:as|in) points|نقاط رصيد|credits?(?: notes?)?(?! ?(?:cards?|or|and|/|&))|vouchers?|coupons?(?! codes?)|balance(?= (?:to (?:spend|use|shop)|you (?:can|may|use|spend)|(?:in|on) (?:your|the|our) (?:account|wallet|site|app|website|shop|store)|for (?:your|later|future|another|the next|next)|with us|at (?:our|the) (?:shop|store)))|gift card balance|(?:as|in the form of) (?:a |an )?(?:shopping |discount |online )?(?:code|balance|points)|(?:for|as|into|against) an? gift ?cards?|code (?:you can|to) (?:spend|use|shop)|كود (?:شراء|خصم) ب|e-?gift cards?|gift ?cards?(?= (?:worth|with|by|for the|will be (?:emailed|sent|issued)|بقيمه))|(?:code|card) worth|balance in your account|(?:on|to) your account for (?:later|future)|for (?:later|future|another|your next) (?:shopping|purchases?|orders?)|(?:لل)?شرا(?:ء)? لاحقا?|(?:ت|ن)شتري? بي?ه\\p{L}?|(?:ت|ن)اخد\\p{L}{0,2} بي?ه\\p{L}?|بتمنها تشتري|علي اسمك|(?:محفظ|حساب)\\p{L}{0,3} (?:علي|في|عند) (?:ال)?(?:موقع|متجر|ابليكيشن|تطبيق)\\p{L}{0,2}|(?:wallet|account|balance) (?:on|in|with|at) (?:our|the) (?:site|website|shop|store|app)",
    ),
  ],
} as const;
