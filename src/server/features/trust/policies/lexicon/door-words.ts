/** Words of what happens before paying: the courier, trying on, opening, confirming by phone. */
import { noun, root, word } from "./forms.ts";

export const DOOR_WORDS = {
  courier: [
    noun("مندوب|طيار|سايق|كابتن"),
    word(
      "(?:ا|ل)?للي (?:جايب|موصل|شايل|معاه|(?:ب|ه)?ي(?:جيب|وصل|سلم))\\p{L}{0,2} (?:ال)?(?:اوردر|طلب|طرد|حاجه|شحنه)\\p{L}{0,2}|(?:ال|لل|ل|ب)?(?:عامل|موظف|راجل|شاب|بتاع|مسيول|ولد) (?:ال)?(?:توصيل|شحن|ديليفري|دليفري|شركه (?:ال)?شحن)|(?:delivery|shipping) (?:person|staff|colleague|team|worker|agent)|(?:whoever|the (?:person|one|man|guy)|somebody)(?: who| that)? (?:brings?|delivers?|carries|hands?|comes with)(?: (?:it|you|the \\p{L}+|your \\p{L}+))*",
    ),
    word(
      "courier|driver|rider|representative|delivery rep|delivery (?:man|guy|boy)|at the door|in front of the delivery|(?:el )?mand(?:oo|ou|u|o)b|قدام الباب|علي الباب|with the delivery",
    ),
  ],
  try: [
    root(
      "تجرب|اجرب|نجرب|يجرب|(?<!\\p{L})(?:و|ف)?(?:جرب|قيس)(?:ي|وا|(?= (?:ال|براحت|قدام|وانت|معا|و(?:ال)?مندوب|قبل)))|قياس(?!يه?(?!\\p{L}))|تقيس|يقيس|اقيس|نقيس",
    ),
    word(
      "(?:ال|ب|بال|و)?(?:بروفه|برو?فا)|تجربه|تلبس\\p{L}{0,3}|try(?:ing)?(?: \\p{L}+){0,3} on|try(?:ing)?(?:-on)?|tried on|wear it|(?:و|ف)?البس(?:ي|وا|ها|ه|يها|يه)?(?= .{0,40}(?:مندوب|طيار|كابتن|سايق|واقف|قبل))|t2ees|a2ees|te2ees\\p{L}{0,2}|2ees[yio]?|2eyas|tegarrab|tgarab",
    ),
  ],
  open: [
    root("معاينه|تعاين|فتح|تفتح|افتحي"),
    word(
      "open(?:ed|ing)?|inspect(?:ion|ing)?|(?<!double[- ])check|look(?: at)?|see it|view it|تشوف\\p{L}{0,3}|تبص(?:ي|وا)?(?= (?:علي|عليه))|شوفي|اشوف|رويه|تتفرج\\p{L}*|اتفرج\\p{L}*|تتاكد\\p{L}*|te?fta[7h]y?|eft?a[7h]y?|teshof\\p{L}*",
    ),
  ],
  sealed: [
    word(
      "sealed|مختوم\\p{L}{0,2}|مقفول\\p{L}{0,2}|مغلق\\p{L}{0,2}|مبرشم\\p{L}{0,2}|closed with|(?:stays?|remains?|kept|are|is) (?:closed|shut|unopened)",
    ),
  ],
  confirm: [
    root("ااكد|تاكيد|[تني]اكد|يتاكد|اكدي|تاكدي|بناكد|نأكد|موكد"),
    word(
      "confirm(?:ation|s|ed|ing)?|verif(?:y|ied|ies)|b?e?n[ae]?2ak+ed\\p{L}{0,3}|te2keed|ta2keed|تراجع معاك\\p{L}*",
    ),
  ],
  call: [
    root("اتصال|اتصل|نتصل|تتصل|يتصل|مكالم|نكلم|هاتفي|تليفوني|كلمك"),
    word(
      "call(?:s|ing|ed)?|rings?(?! size)|phone(?:s|d)?|telephone|by phone|(?:ال|ب|بال|ع ال|في ال)?(?:تليفون|موبايل|هاتف|تلفون)|mokalma|كول|فون|رنه|(?:ب|ه|ح)?(?:ن|ا|ي)?رن\\p{L}{0,4}(?= |$|[،,.])|dial(?:s|led|ling)?|neklemak|benkalemak|tel",
    ),
  ],
  whatsapp: [
    word(
      "(?:ال|و|ب|بال|وال|عال|لل)?(?:واتس|واتساب|واتس اب|واتس اپ|واتسب)(?:اب)?|whats ?app|whatsap|wa|wats(?:app)?",
    ),
  ],
} as const;
