/**
 * The words for each part that a term can play in a sentence, in both languages: who carries, when money is handed
 * over, what is waived, what is paid ahead. A form is read from the parts that stand together, not from one wording.
 */
export const words = (...forms: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:و|ف)?(?:${forms.join("|")})(?![\\p{L}\\p{N}])`, "u");

/** What brings a parcel, and its price. */
export const CARRIAGE = words(
  "deliver(?:y|ies|ed|s|ing)?|shipp?(?:ing|ed|s|ment|ments)?|courier(?:s|'s)?|postage|freight|carriage|transport(?:ation)?|dispatch|riders?|drivers?|travels?",
  "(?:ال|لل|بال|ب|ل)?(?:شحن|توصيل|توصيله|نقل|مشوار|ديليفري|دليفري|مندوب|طيار)(?:ه|ها|ك|كي|كم|نا|هم|ات)?|اجره (?:ال)?\\p{L}+",
  "sha7n|shahn|tawseel|tawsil|mandoub",
);

/** Nobody asks her for it. */
export const WAIVED = words(
  "free(?: of charge)?|for free|forget (?:about )?(?:the|any|shipping|delivery|courier)|gratis|complimentary|at no (?:extra )?(?:charge|cost)|no (?:\\p{L}+ ){0,2}(?:charge|cost|fee)s?|nothing|zero|ours|(?:on|from|as|is|are|at) our (?:\\p{L}+ )?(?:treat|gift|account|tab|expense|side|cost|pocket|present|shout)|on (?:us|the house)|waiv(?:e|es|ed|ing)|absorb(?:s|ed)?|(?:is |are |gets? )?(?:dropped|removed|cancelled|lifted|forgotten|deducted entirely)|disappears?|vanish(?:es)?|falls? away|goes away|drops? (?:off|away|to (?:zero|nothing|0))|skip(?:s|ped)?|stop asking",
  "we(?:'ll| will| shall| would)? (?:\\p{L}+ )?(?:pay|cover|bear|foot|carry|take care of|handle|pick up|swallow|take on)",
  "(?:not|n't|never|no longer|stop) (?:be )?(?:pay(?:ing)?|charg(?:e|ed|ing)|asked?|add(?:ed)?|bill(?:ed)?)(?!\\p{L})",
  "(?:ال|ب)?مجان(?:ا|ي|يه|يا)?|ب?بلاش|علينا|عندنا احنا|علي (?:ال)?(?:محل|متجر|براند|شركه|بيت|حسابنا|حساب (?:ال)?\\p{L}+)|هدي(?:ه|تنا)|مننا|منا|(?:ب|ه|س|ح)?ن(?:تحمل|تكفل|شيل|دفع|سدد)\\p{L}{0,3}|تتحمل(?:ه|ها)? (?:ال)?(?:شركه|محل|متجر)|صفر|0 جنيه|م[اي]?(?:ب|ه|ت|ي)\\p{L}{0,2}دفع\\p{L}{0,3}ش|(?:مش|لا|لن|ما|من غير ما|بدون ان) (?:ه|ب|ح)?(?:ت|ي|ن)دفع\\p{L}{0,3}|(?:من غير|بدون|بلا) (?:اي )?(?:مصاريف|رسوم|تكلفه|مقابل|شحن|توصيل|فلوس)|(?:ي|ت)عفي|معفا\\p{L}{0,2}|اعفاء|(?:ت|ي)سقط|سقطت|انس[يى](?= )|(?:ب|ه)?(?:ت|ي)(?:تلغي|ختفي)|(?:ب|ه|ح)?ن(?:لغي|سامح|شيل)\\p{L}{0,3}|متشيل\\p{L}{0,3} هم|م(?:ا)?(?:حدش|هتتحاسب|هنحاسب)\\p{L}*",
  "magan+an|magany|bebalash|balash",
);

/** At most; the sum follows. */
export const AT_MOST_BEFORE =
  /(?<!\p{L})(?:up to|(?:stops?|ends?|capped|limited) (?:at|to)|(?:limit|cap|ceiling)(?: is| of)?|اخرها|under|below|less than|until|till|max(?:imum)?(?: of)?|(?:not|n't|never) (?:more|over|above|exceed\p{L}*|be over|go (?:over|above))(?: than)?|at most|within|stays? (?:under|below)|لحد|حتي|لغايه|اقل من|تحت|مش اكتر من|بحد اقصي|(?:لا|ما) (?:ي|ت)(?:زيد|تعدي|تجاوز|تخطي)\p{L}{0,2}(?: عن)?|اخره|سقفه|le7ad)\s*(?:ال ?)?(?:egp|le|l\.e\.?)?\s*$/u;

/** The courier, or her own door: where money and parcel change hands. */
export const AT_DOOR = words(
  "couriers?|drivers?|riders?|rep(?:resentative)?s?|delivery (?:man|guy|boy|agent|person|rep\\p{L}*)|messenger|(?:your |the )?door(?:step)?s?|upon (?:delivery|receipt|arrival|receiving)|on (?:delivery|receipt|arrival|receiving)|at (?:delivery|receipt|handover)|(?:when|once|after|until|as soon as|the moment) (?:it|they|she|you|he|your \\p{L}+|the \\p{L}+)(?: (?:is|are|has|have|you))? ?(?:arriv\\p{L}*|gets? (?:to you|there|it)|comes?|reach\\p{L}*|lands?|delivered|receiv\\p{L}*|shows? up|turns? up)|when receiving",
  "(?:ال|لل|بال|مع ال)?(?:مندوب|طيار|سايق|كابتن|ديليفري|دليفري|موصل)\\p{L}{0,2}|(?:علي|ع|قدام|عند|لدي) (?:ال)?(?:باب|بيت)\\p{L}{0,2}|(?:عند|لدي|وقت|لحظه|ساعه|حين|اثناء|مع) (?:ال)?(?:استلام|تسليم|تسلم|وصول|توصيل)\\p{L}{0,3}|(?:لما|ساعه ما|وقت ما|اول ما|بعد ما|يوم ما) (?:ال\\p{L}+ |\\p{L}+ك )?(?:ت|ي)(?:وصل|جي|ستلم|كون)\\p{L}{0,4}|و?انت\\p{L}{0,2} بتستلم\\p{L}{0,3}",
  "el ?mandoub|estelam",
);

/** Money goes from her hand. */
export const HANDS_OVER = words(
  "pay(?:s|ing|ment|able)?|paid|settle[sd]?|hand(?:s|ing|ed)? (?:\\p{L}+ ){0,3}(?:money|cash|amount|sum)|give (?:\\p{L}+ ){0,3}(?:money|cash|amount)|(?:takes?|collects?|accepts?|receives?) (?:the |your )?(?:money|cash|payment|amount)|collected|cash|c\\.?o\\.?d\\.?",
  "(?:ال|لل|ب|ه|ح)?(?:دفع|سداد|حساب|تحصيل)|(?:ا|ت|ي|ن|بت|بي|هت|هي|ه|ب)?(?:دفع|سدد|حاسب|تحاسب)\\p{L}{0,4}|(?:ا|ت|ب?ت|ه?ت)?(?:د[يى]|ادي|سلم|عطي|حط)\\p{L}{0,2} (?:ال)?(?:فلوس|مبلغ|حساب|تمن)|(?:ال)?كاش|نقد\\p{L}{0,3}|تكمل\\p{L}{0,2}|(?:ب|ه)?(?:ي|ت)(?:حصل|قبض|اخد)\\p{L}{0,3} (?:ال)?(?:فلوس|مبلغ|تمن|كاش|باقي)",
);

/** What is left to pay. */
export const THE_REST = words(
  "(?:the )?(?:rest|balance|remainder|remaining|other half|second half|outstanding|half(?= (?:in )?(?:cash|on|at|when)))(?: \\p{L}+)?|what(?:'s| is) left",
  "(?:ال|ب|وال)?(?:باقي|متبقي|بقيه)\\p{L}{0,2}(?: (?:ال)?(?:مبلغ|حساب|تمن|قيمه|فلوس))?|(?:ال)?(?:نص|نصف) (?:ال)?(?:تاني|اخر|ثاني|باقي)",
);
/** Paid before anything is made or sent. */
export const AHEAD = words(
  "first|ahead|in advance|up ?front|before ?hand|before we (?:\\p{L}+ )?(?:start|begin|cut|sew|ship|send|make|pack)\\p{L}*|down ?payment|deposit|advance|now|on placing|when (?:you )?plac\\p{L}*|to (?:reserve|book|secure|start|begin|hold|confirm)|(?:at|on|upon|when|while)(?: the time of)? (?:booking|ordering|reserving|order)|prepa(?:y|id|yment)s?|once we (?:get|have|receive)|(?:before|so) (?:that )?(?:we|the work|cutting|sewing) (?:can )?(?:starts?|begins?)",
  "مسبقا|(?:ال)?مقدما?|(?:ال)?اول|قبل (?:ما )?(?:ال)?(?:ن)?(?:شحن|بدا|تنفيذ|بعت|تفصيل|ارسال|نفصل|نقص)\\p{L}{0,3}|(?:لل?|عشان |علشان )(?:ن)?حجز|(?:ال)?عربون|تحت (?:ال)?حساب|ديبوزي?ت|جديه|(?:ال)?حجز|لتاكيد|(?:عشان|علشان|لكي|حتي) ن(?:بدا|نفذ|فصل|جهز|حجز|شحن|بعت)\\p{L}{0,3}|(?:ل|عند |لل)بد(?:ء|ا|ايه)\\p{L}{0,2}",
);

/** She puts it on. */
export const WEARS = words(
  "try(?:ing)?(?! (?:again|twice|to|our))|slip(?:ping)? (?:\\p{L}+ ){0,3}on|put(?:ting)? (?:it|them|the \\p{L}+) on|wear (?:it|them)|fitting|fits? you|(?:sits|looks|fits|falls) on you",
  "(?:ت|ن|ا|ي)?(?:قيس|جرب|لبس)\\p{L}{0,3}|البس\\p{L}{0,3}|(?:ال)?(?:قياس|تجربه|بروفه)",
);
/** She looks at it. */
export const LOOKS = words(
  "open(?:s|ed|ing)?|unpack\\p{L}*|unwrap\\p{L}*|unbox\\p{L}*|unseal\\p{L}*|unzip\\p{L}*|inspect\\p{L}*|check(?:ing)?|look(?:s|ing)?|peek|preview\\p{L}*|examin\\p{L}*|see|view(?:ing)?|feel the|touch|go through",
  "(?:ت|ن|ا|ي)?(?:فتح|شوف|عاين|تفرج|تاكد|فحص|قلب|فك|تفحص|بص)\\p{L}{0,4}|(?:ال|ب|بال|لل|ل)?(?:معاينه|فتح|فحص|رويه|تفقد)",
);
/** It stays shut. */
export const SHUT = words(
  "sealed|(?:stays?|remains?|kept|keeps?|leave it|is|are) (?:\\p{L}+ )?(?:closed|shut|unopened|wrapped|taped)",
  "(?:ال)?(?:مختوم|مقفول|مغلق|مبرشم|متبرشم|متغلف|مغلف)\\p{L}{0,2}",
);
/** Before she pays, or while somebody waits for it. */
export const BEFORE_PAYING =
  /(?<!\p{L})(?:before|prior to|until|till) (?:you |she |the |your |any |having |handing |a )*(?:pay|paid|payment|hand|settl|money|cash|sign|accept)|(?<!\p{L})قبل (?:ما |ان )?(?:ال)?(?:ت|ي|ن)?(?:دفع|حاسب|سدد|سداد|تسدد|سلم الفلوس|ستلم|استلام|تديه)|(?:courier|driver|rider|rep\p{L}*|he|man|guy) (?:\p{L}+ )?(?:waits?|waiting|stands?|is there|stays)|(?:مندوب|طيار|سايق|كابتن)\p{L}{0,2} (?:\p{L}+ )?(?:مستن\p{L}+|واقف|(?:ب|ه)?يستن\p{L}+|موجود|معاك\p{L}*)|(?:بحضور|قدام|امام|مع|في وجود) (?:ال)?(?:مندوب|طيار|سايق|كابتن)|(?:with|in front of|in the presence of) (?:the |our |your )?(?:courier|driver|rider|rep)/u;
/** Only once she has paid, or once he is gone. */
export const AFTER_PAYING =
  /(?<!\p{L})(?:only |not until |الا |غير |فقط )?(?:after|once|until|till|بعد|لحد|لغايه) (?:ما )?(?:you |you've |she |the |it |having |have |has |is |are |been )*(?:ال)?(?:ت|ي)?(?:pay|paid|payment|دفع|حاسب|سدد|سداد)/u;

/** She says yes to the order. */
export const AGREES = words(
  "confirm\\p{L}*|verif\\p{L}*|double[- ]?check\\p{L}*|go[- ]ahead|approv\\p{L}*|say(?:s)? yes|said yes|your (?:ok|okay|yes|approval|answer|reply)|okay it|agree\\p{L}*|answer it|reply|(?:verbal |an? )?ok(?:ay)?|say (?:ok|yes)",
  "(?:ال|ل|لل)?(?:تاكيد)\\p{L}{0,3}|(?:ت|ن|ي|ا|ب|ه)?\\p{L}{0,2}اكد\\p{L}{0,3}|(?:ال)?موافق\\p{L}{0,3}|ت?وافق\\p{L}{0,2}|(?:ب|ه|ح)?(?:ن|ت|ي)راجع\\p{L}{0,2}|مراجعه|ردك\\p{L}{0,2}|(?:ت|ا)?رد[يى]?(?: علينا)?|تقول\\p{L}{0,3}|اوكي|قول\\p{L}{0,2} تمام|(?:لل)?تحقق|نسمع منك|(?:من غير|بدون) رد\\p{L}*",
);
/** The parcel sets off. */
export const SETS_OFF = words(
  "(?:we |is |are |it |gets? |being |your \\p{L}+ |the \\p{L}+ |anything |nothing |no \\p{L}+ )*(?:leav(?:e|es|ing)|ship(?:s|ped|ping)?|dispatch\\p{L}*|sen[dt]|sending|pack(?:s|ed|ing)?|goes out|hand(?:s|ed|ing)? (?:it|them|(?:the|your) \\p{L}+) to the courier|moves?|prepar\\p{L}*)",
  "(?:ب|ه|ح)?(?:ت|ي|ن)(?:ت)?(?:طلع|خرج|تحرك|شحن|بعت|لف|جهز|نزل|غلف|تبعت|رسل)\\p{L}{0,4}|(?:ال)?(?:شحن|تجهيز|ارسال|تغليف|تحضير)",
);
export const BY_CALL = words(
  "calls?|calling|phone(?: call)?s?|over the phone|mobile|your voice|rings?(?= (?:you|her|him|them|us|up|back|first|before|to|every|each|all|the (?:customer|buyer|client)|customers|buyers)(?!\\p{L}))|(?:a|one|quick|short|we|will|'ll) ring(?!s)|telephon(?:es?|ed|ing)|dial",
  "(?:ال|ب|بال|في )?(?:تليفون|تلفون|موبايل|هاتف|مكالم[هت]|كول|رنه|اتصال|فون)\\p{L}{0,3}|(?:ب|ه|ح|س)?(?:ن|ي|ت)(?:كلم|اتصل|رن)\\p{L}{0,4}|(?:ه|ب)?رن\\p{L}{0,4}|(?:س|ن)?نهاتف\\p{L}{0,3}|صوتك\\p{L}?|كلمنا\\p{L}{0,2}|اتصلنا|(?:ب|ه|ح|س)?(?:ن|ي|ت)تصل\\p{L}{0,3}|هاتفيا",
);
export const BY_WHATSAPP = words(
  "whats ?app|wa|wats(?:app)?",
  "(?:ال|ب|بال|ع ?ال|علي ال)?(?:واتس|واتساب|واتس اب|واتسب)",
);
