/** Words of who bears a cost, and what holds for both or is made for one buyer. */
import { word } from "./forms.ts";

const MADE =
  "(?:made|sew(?:n|ed)|stitched|cut|knit(?:ted)?|crocheted|woven|printed|embroidered|engraved|carved|painted|tailored|altered|hemmed|shortened|taken in|adjusted|dyed|built|cast|(?:و)?(?:ا?ت|ا?ن|ي|ت)?(?:خيط|فصل|قص|طرز|طبع|نقش|حفر|كتب|صنع|حيك|حاك|عمل|ضيق|قصر|صبغ|رسم|شغل|عدل|ضبط)(?:ت|نا|ه|ها|ناه|ناها)?|(?:و)?[بهح](?:ن|ت|ي)(?:ت)?(?:خيط|فصل|قص|قصر|طرز|طبع|نقش|حفر|ضيق|وسع|كبر|صغر)(?:ها|ه)?|ن(?:وسع|كبر|صغر)(?:ها|ه)?|(?:ال)?(?:مخيط|مفصل|مقصوص|مطرز|مطبوع|منقوش|محفور|مكتوب|مصنوع|معمول|مشغول|مضبوط)\\p{L}{0,2})";
const HERS =
  "your (?:\\p{L}+ ){0,2}(?:name|names|initials?|photos?|pictures?|measure\\p{L}*|sizes?|figure|body|request|design|logo|letters?|order|wish\\p{L}*|own)|(?:a|an|any|the|his|her|their) (?:\\p{L}+ ){0,2}(?:names?|initials|monogram)|(?:(?<!made )for|to fit|to suit) (?:you|her|one (?:person|customer|body))(?! to)|in an? (?:\\p{L}+ )?(?:you|she) (?:chose|picked|wanted)|(?:as )?(?:you|she) (?:chose|asked)|من اختيار\\p{L}{1,3}|بناء علي طلب\\p{L}{0,2}|(?:ال)?(?:اسم|اسامي|حروف|صور[هت]|لوجو|شعار)\\p{L}{0,4}|(?:علي|ب|حسب|وفق) ?(?:ال)?(?:مقاس|قياس|طلب|ذوق)(?:ك|كي|كم|ه|ها|هم|نا)(?!\\p{L})|(?:علي|ب|حسب|وفق) (?:ال)?(?:مقاس|قياس|مقاسات|قياسات) (?:ال)?(?:صاحب|عميل|زبون|مشتر)\\p{L}{0,3}|مخصوص|خصيصا|(?:لي?|علشان|عشان)(?:ك|كي|كم)(?!\\p{L})|(?:حسب|عند|ب) (?:ال)?طلب(?!يه)\\p{L}{0,2}";
const HERS_FIRST =
  "(?:your|a|any) (?:\\p{L}+ ){0,3}(?:names?|initials|photo|logo) (?:\\p{L}+ ){0,2}(?:stitched|printed|embroidered|engraved|sewn|on (?:it|them))|you (?:had|asked us to) (?:\\p{L}+ ){0,2}(?:embroider|print|engrav|alter|shorten|personali[sz]|dy|monogram|initial|hem)\\p{L}*|we (?:altered|shortened|hemmed|resized|adjusted|embroidered|printed|engraved)(?: \\p{L}+){0,3} for you";

export const BEARER_WORDS = {
  shopperPays: [
    word(
      "(?:علي|ع) (?:عاتق|ذمه|نفقه|كاهل|مس[يو]+ليه) (?:ال)?(?:عميل|عميله|مشتري|مشتريه|زبون|زبونه)|علي (?:عاتق|ذمت|كاهل|مس[يو]+ليت)(?:ك|كي|كم|ه|ها)|عند(?:ك|كي|كم|كو) (?:انت|انتي|انتم|انتو|حضرتك)|من نصيبك\\p{L}{0,2}|(?:ب|ه|ح)?تشيل(?:ي|وا|ها|يها|وها)? (?:انت\\p{L}* )?(?:ال)?(?:مصاريف|شحن|توصيل|مشوار)\\p{L}{0,2}|محسوما? (?:منه|منها)|(?:ب|ه|س)?(?:ي|ت|ن)(?:ت)?(?:حسم|ستقطع|ستنزل)\\p{L}{0,2}|مخصوما? (?:منه|منها)|علي(?:ك|كي|كم|كو|ه|ها)(?: (?:انت|انتي|انتم))?|(?:علي|ع|على) (?:ال)?(?:عميل|عميله|مشتري|مشتريه|زبون|زبونه|حساب (?:ال)?(?:عميل|عميله|مشتري))|(?:ب|ه|س|ح)?(?:ي|ت)تحمل\\p{L}{0,2} (?:ال)?(?:عميل|عميله|مشتري|مشتريه|زبون\\p{L}{0,2})|تحمل (?:ال)?(?:عميل|عميله)|(?:حضرت(?:ك|كم)|انت|انتي|انتوا) (?:اللي )?(?:ب|ه|ح)?(?:ت)?تحمل\\p{L}{0,3}|(?:ب|ه|ح|س)?تتحمل(?:ي|ين|وا)?(?= (?:ال)?(?:مصاريف|مصروفات|رسوم|تكلف|تكاليف|شحن|اجر)\\p{L}*)(?! (?:ال)?(?:عميل|متجر|شركه|محل))|مس[يو]+ول\\p{L}{0,2} عن (?:دفع |سداد |تحمل )?(?:ال)?(?:مصاريف|مصروفات|تكاليف|تكلفه|رسوم)|(?:ي|ت)دفع\\p{L}{0,2} (?:ال)?(?:عميل|عميله|مشتري|مشتريه|زبون\\p{L}{0,2})|بتدفع\\p{L}{0,5}|(?:ه|ح)?تدفع\\p{L}{0,4} (?:انت|انتي|انتوا|انتم|حضرتك)|علي ان (?:ي|ت)تحمل\\p{L}{0,2}|من جيبك\\p{L}{0,2}|(?:ب|ه)?تتكفل\\p{L}{0,2}|تدفع\\p{L}{0,2}(?= (?:ال)?(?:شحن|مصاريف|رسوم|تمن))|ادفعي?|(?:ال)?(?:عميل|عميله|مشتري|زبون|زبونه) (?:هو |هي )?(?:اللي )?(?:ي|ت|ب|بي|بت|هي|هت)\\p{L}{0,2}(?:تحمل|دفع)\\p{L}{0,2}|(?<!(?:رصيد|رجع|حول|نزل|ضاف|فلوس|مبلغ|تمن|ثمن|كريدت)\\p{L}{0,3} (?:\\p{L}+ )?)علي (?:حسابك|نفقتك)\\p{L}{0,2}(?! (?:ال)?(?:بنك|شخص|في|علي)\\p{L}*)|(?:ي|ت)تحمل\\p{L}{0,2} وحد(?:ه|ها)|مع خصم|بعد خصم|(?:ما ?عدا|بدون|دون|غير|من غير) (?:مصاريف|رسوم|تكلفه|نفقات) (?:ال)?(?:شحن|توصيل|نقل)|(?:ب|ه)?(?:ت|ي)(?:ت)?خصم|(?:ب|ه)نخصم",
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
      "on us|(?<=(?:shipping|delivery|courier|costs?|fees?|postage) (?:is|are) )on (?!you|the|your|customers?|buyers?|clients?|request|arrival|top|hold|time)\\p{L}+|(?:on|is|are|as|at) our (?:own )?(?:tab|account|side|bill|treat|shout)|costs? (?:you )?nothing|we(?:'ll| will| shall)? (?:even |gladly |happily )?(?:pay(?! (?:it |you |your )?(?:back|out))|cover|bear|handle|absorb|foot|shoulder|carry|arrange and pay|take (?:care of|on) (?:the )?(?:courier|shipping|delivery|cost|fee|postage))|(?:never|not|won't|doesn't|don't|does not|will not|do not) cost (?:you )?(?:a (?:piast(?:er|re)|penny|pound|thing|single \\p{L}+)|anything|extra)|(?:paid|covered|borne) by (?:us|the store|the shop|the brand)|at our (?:own )?(?:cost|expense)|our cost|3alena|3aleina|we've got (?:it|the shipping)",
    ),
  ],
  both: [
    word(
      "(?:ال)?حالتين|(?:ال)?حالتي|كلا|الاتنين|both|either way|so (?:are|is|do)|كذلك|ايضا|برضه|also|as well|likewise|too|بردو|bardo",
    ),
  ],
  same: [
    word(
      "ب?نفس (?:ال)?(?:كلام(?= (?:لل|في |علي ))|مده|فتره|شروط|مهله|وقت|يام|ايام|اسبوع|شهر|(?:\\p{L}+|\\d+) (?:يوم|ايام|تيام|day))|(?:ال)?(?:مده|فتره|مهله) (?:نفسها|ذاتها)|(?:the |those |these )?same (?:window|period|time|time ?frame|\\d+ day|days|week|terms|conditions|rules|policy|deadline|applies)|برضه|بردو|كذلك|also|bardo|ايضا|likewise",
    ),
  ],
  custom: [
    // Something made or put on, and whose it is: “cut to your measurements”, «اتطبع عليه اسم».
    word(`${MADE}(?: (?!not|and|or)\\p{L}+){0,4} (?:${HERS})|${HERS_FIRST}`),
    word(
      "(?:ال|و|وال|ل)?(?:معدل\\p{L}{0,2} (?:بناء|حسب|علي|وفق)|مقاس(?:ات)? (?:ال)?(?:مخصوص|خاص)\\p{L}{0,2}|مت?فصل\\p{L}{0,2}|مت?طرز\\p{L}{0,2} (?:باسم|بحروف|بالاسم)\\p{L}{0,2}|تفصيل\\p{L}{0,2}|مصنوع\\p{L}{0,2} (?:خصيصا|حسب)|(?:ب|ه|ا|ات)?(?:ن|ت|ي)?فصل(?:ه|ها|ت|نا|ناه|ناها|هولك|هالك)? (?:علي|بناء|حسب|وفق|ل(?:ك|كي|يك)|مخصوص|خصيصا)\\p{L}{0,3}|مصمم\\p{L}{0,2} (?:خصيصا|حسب)|مطبوع\\p{L}{0,2} (?:باسم|عليها|خصيصا)|منقوش\\p{L}{0,2}|(?:ال)?محفور\\p{L}{0,2}|(?:ب|عليها |عليه )?(?:ال)?اسماء|باسم|خصيصا|حسب (?:ال)?(?:طلب|مقاس))|(?:ما|اللي|مما) (?:حيك|فصل|صنع|خيط|نفذ|طرز|صمم)\\p{L}{0,2} (?:وفق|حسب|علي|بمقاس|خصيصا|بناء|طبق)\\p{L}{0,3}|(?:وفق|حسب|طبقا?|علي) (?:ل)?(?:ال)?(?:قياسات|مقاسات|مواصفات) (?:ال)?(?:عميل|مشتري|زبون)\\p{L}{0,2}|(?:ب|وفق |حسب |طبقا ل)?(?:ال)?(?:مواصفات|مقاسات) (?:ال)?خاص\\p{L}{0,2}(?: ب(?:ال)?\\p{L}+)?|custom(?:i[sz]ed|-made| made)?(?: orders?| pieces?| items?)?|made[- ]to[- ](?:order|measure|specifications?)|personali[sz]ed|monogram\\p{L}*|bespoke|engraved|tailor(?:ed|-made)|names? and letters?|special orders?|pre-?orders?|(?:with )?your (?:initials|name on it)|with (?:your|a) (?:name|initials)|cut to (?:one|size)|(?:altered|hemmed|shortened|adjusted|modified|printed|embroidered)(?: (?:for you|at your request|on request|by us|to order|jeans|pieces?|items?|trousers))+|hemmed|على الطلب|علي الطلب|(?:ال)?معمول\\p{L}{0,2} (?:مخصوص|بالطلب|علي مقاس\\p{L}{0,2})|مخصوص(?: (?:ليك\\p{L}*|لل?\\p{L}+))?|(?:ب)?(?:ال)?مقاسات (?:ال)?خاصه|(?:ال)?طلبات (?:ال)?خاصه|one-?off|(?:sewn|cut|altered)(?: specially| especially)? for you|made (?:specially|especially) for you|embroidered[- ]with[- ]your|special sizes|(?:in|to|with) your own (?:measurements?|measures)|(?:مطرز|مكتوب|كتبت|كتبنا|محفور|مطبوع)\\p{L}{0,4} (?:\\p{L}+ )?(?:ب|ال)?اسم\\p{L}{0,2}|تعديل (?:ال)?خاص|to (?:your|the buyer's|the customer's|a customer's|individual) (?:measurements?|specifications?|measures)|mafassal|tafseel|(?:altered|adjusted|modified|changed|shortened|resized|cut|made|sewn|stitched|printed|dyed) (?:\\p{L}+ )?(?:at|on|upon|to) (?:the |your |her |his )?(?:request|order|demand|wish|instructions?|measure\\p{L}*)|(?:at|on|upon) the (?:request|order) of (?:the |a )?(?:customer|buyer|client)|(?:ال)?(?:من|م)نفذ\\p{L}{0,3} (?:ب|حسب |علي |وفق |بناء علي )(?:ال)?(?:طلب|مقاس|قياس)\\p{L}{0,3}|(?:(?:ال|لل)?(?:قطع|حاجات|سلاسل|موديلات|هدوم|كل حاجه|اي حاجه)\\p{L}{0,2} )?(?:اللي |التي )?(?:عليها |فيها |مكتوب \\p{L}+ )?ب(?:ال)?(?:اسم|حروف|اسامي)\\p{L}{0,3}|one of a kind|made for (?:one|you alone|a single) ?(?:person|customer|body)?",
    ),
  ],
  because: [
    word(
      "لان|نظرا|بسبب|حيث|لذلك|عشان كل|ع(?:ل)?شان(?= (?:هي |هو |ده |دي |كلها? )?(?:م(?:ت)?فصل|معمول|مصنوع|[بهي]?ت?تفصل|بنفصل|بنعمل))|since|as every|as each|because|due to|as (?:it|they|our|all)",
    ),
  ],
} as const;
