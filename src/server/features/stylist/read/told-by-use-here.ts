// Pieces that Egyptians tell by what they do: «شنطة تخلي إيديا فاضية», «شعري بيبان من الطرحة», "eedy betetalleg". The same
// for English stands in told-by-use.ts.

const HAND = "(?:ال)?(?:ايد(?:ي|يا|ين|ينا|يها|يه|ها)|ايديا|دراعاتي|كفوفي)";
const HAND_FR = "(?:el )?(?:2?[ei]+d(?:y|i|aya|eya|ein|eyya|eha|ayya|aha|ena))";
const FREE = "(?:فاضي\\S{0,3}|حر\\S{0,3}|سايب\\S{0,2}|مش مشغول\\S{0,3})";
const FREE_FR = "(?:fady\\w*|7orr?a?\\w*|sayba\\w*)";
const COLD =
  "(?:ب?[يت]?(?:تتلج|تلج|تجمد|تتجمد|جمد|سقع|تسقع|سقعان\\S*|بردان\\S*|متلج\\S*|ساقع\\S*))";
const COLD_FR =
  "(?:b?e?[ty]?e?(?:t?talleg|tatl?eg|tgammed|gammed|s[ae]2+a3)|sa23a\\w*|sa2e3\\w*|bardan\\w*|metallega?|sa22a3\\w*)";

const BAGS = ["kind:crossbody-bag", "kind:backpack"];
const HOLDS = "(?:تشيل|تاخد|تساع|تسيع|تكفي|تحط فيها|احط فيها|هحط فيها|بتشيل|بتاخد)";
const HOLDS_FR =
  "(?:tsheel|teshil|tshil|tesheel|ta5od|takhod|tesa3|tkaffy|tekafy|a7ot feeha|a7ot fiha|a7ot feha)";
const MUCH =
  "(?:ال)?(?:هدوم|هدومي|لبسي|غيار|غيارات|غيارين|لابتوب|لاب|كتب|كتبي|ورق|ملفات|بامبرز|حاجات البيبي|حاجات العيال|كل حاجه|كل حاجاتي|ماكياج كامل|الجيم)";
const MUCH_FR =
  "(?:el )?(?:hedoom\\w*|hodoom\\w*|lebsy|ghiyar\\w*|8eyar\\w*|laptop|lab|kotob\\w*|wara2|pampers|7agat el baby|7agat el 3eyal|kol 7aga|kol 7agaty)";
const SMALL = ["kind:crossbody-bag", "kind:clutch"];
const ROOMY = ["kind:tote", "kind:backpack"];
const SEATS = "(?:ال|لل)?(?:كنبه?|انتريه|ركنه|سرير|فوتيه)";

export const USES_HERE: [RegExp, string[]][] = [
  // A bag that leaves the hands free.
  [
    new RegExp(
      `(?:تخلي|تسيب|وتبقي|تبقي|تكون|وتكون|عايزه|محتاجه)(?: \\S+)? ${HAND}(?: \\S+)? ${FREE}(?= |$)`,
    ),
    BAGS,
  ],
  [
    new RegExp(
      `(?:te?5ally|te?khally|tesib|teseeb|tesebly|tkoon|tkon|teb2a)(?: \\S+)? ${HAND_FR}(?: \\S+)? ${FREE_FR}(?= |$)`,
    ),
    BAGS,
  ],
  [
    /(?:مش|مو|من غير ما) (?:عايز(?:ه)? |عاوزه? )?(?:ا|ت)?مسك(?:ها|ه)?(?: حاجه)?(?: في| ب)? ?(?:ال)?(?:ايد(?:ي|يا|ها)|ايديا)(?= |$)/,
    BAGS,
  ],
  [
    /(?:تتعلق|تتلبس|اعلقها|البسها|متعلقه|احطها) (?:علي|ع|بال|ب) ?(?:ال)?(?:عرض|جنب|ضهري?|كتفي?)(?= |$)/,
    BAGS,
  ],
  [
    /(?:tet3alla2|tetlebes|a3alla2ha|albesha) (?:3ala|3al|bel|b) ?(?:el )?(?:3ard|ganb|dahry?|ketfy?)(?= |$)/,
    BAGS,
  ],
  [
    new RegExp(
      `(?<=(?:^| )(?:شنطه|شنط|حاجه)(?: \\S+){0,4} )${HOLDS}(?: \\S+){0,2}? ${MUCH}(?: و(?:ال)?\\S+)?(?= |$)`,
    ),
    ROOMY,
  ],
  [
    new RegExp(
      `(?<=(?:^| )(?:shanta|shonat|7aga|bag)(?: \\S+){0,4} )${HOLDS_FR}(?: \\S+){0,2}? ${MUCH_FR}(?= |$)`,
    ),
    ROOMY,
  ],
  [
    new RegExp(
      `(?<=(?:^| )(?:شنطه|شنط|حاجه)(?: \\S+){0,3} )(?:${HOLDS} )?(?:ل?لل?|ال)?(?:موبايل|فون|تليفون|مفاتيح|روج|كروت|محفظه)(?: و\\S+)*(?: بس)?(?= |$)`,
    ),
    SMALL,
  ],
  [
    new RegExp(
      `(?<=(?:^| )(?:shanta|shonat|7aga|bag)(?: \\S+){0,3} )(?:${HOLDS_FR} )?(?:lel |el |l )?(?:mobile|mobayl|phone|telephone|mafatee7|roog|rouge|koroot)(?: w(?:el)? ?\\S+)*(?: bas)?(?= |$)`,
    ),
    SMALL,
  ],
  // Hair that shows, and a scarf that slips.
  [
    /شعري (?:ب?[يت]?(?:ظهر|بان|طلع|نزل)) (?:من )?(?:تحت )?(?:ال)?(?:طرح\S*|حجاب|ايشارب)(?= |$)/,
    ["kind:undercap"],
  ],
  [
    /sha3r[iy] (?:b?e?y?[ei]?(?:zhar|ban|tla3|nzel)\w*) (?:m[ei]?n )?(?:ta7t )?(?:el )?(?:tar7a|7egab|7igab)(?= |$)/,
    ["kind:undercap"],
  ],
  // Parts of the body that are cold.
  [new RegExp(`(?:ايد(?:ي|يا|ها|ه)|ايديا|صوابع(?:ي|ها|ه)|كفوفي) ${COLD}(?= |$)`), ["kind:gloves"]],
  [new RegExp(`(?:2?[ei]+d(?:y|i|aya|eya)|sawab3y|soba3y) ${COLD_FR}(?= |$)`), ["kind:gloves"]],
  [new RegExp(`(?:رجل(?:ي|يا|ها|ه)|رجليا|قدمي) ${COLD}(?= |$)`), ["kind:socks", "kind:slipper"]],
  [new RegExp(`regl(?:y|i|aya|eya|ha|o) ${COLD_FR}(?= |$)`), ["kind:socks", "kind:slipper"]],
  [new RegExp(`(?:ودان(?:ي|ها|ه)|ودني|راسي|دماغي) ${COLD}(?= |$)`), ["kind:beanie"]],
  [new RegExp(`(?:wedan(?:y|i|aha|o)|wedny|rasy|demaghy) ${COLD_FR}(?= |$)`), ["kind:beanie"]],
  [new RegExp(`(?:رقبت(?:ي|ها|ه)|زوري) ${COLD}(?= |$)`), ["kind:muffler", "kind:scarf"]],
  // What warms a part of the body.
  [/(?:ت|ي|ب[تي])دفي (?:رقبت|زور)(?:ي|ها|ه)(?= |$)/, ["kind:muffler", "kind:scarf"]],
  [
    /b?[ty]e?daff?[iy] (?:ra2[ae]?bt(?:y|i|aha|o)|zoor(?:y|i))(?= |$)/,
    ["kind:muffler", "kind:scarf"],
  ],
  [/(?:ت|ي|ب[تي])دفي (?:ايد|صوابع)(?:ي|يا|ها|ه)(?= |$)/, ["kind:gloves"]],
  [/b?[ty]e?daff?[iy] (?:2?[ei]+d(?:y|i|aya)|sawab3y)(?= |$)/, ["kind:gloves"]],
  [/(?:ت|ي|ب[تي])دفي (?:رجل(?:ي|يا|ها|ه)|رجليا)(?= |$)/, ["kind:socks", "kind:slipper"]],
  [/b?[ty]e?daff?[iy] regl(?:y|i|aya|aha|o)(?= |$)/, ["kind:socks", "kind:slipper"]],
  [/(?:ت|ي|ب[تي])دفي (?:ودان|ودن|راس|دماغ)(?:ي|ها|ه)(?= |$)/, ["kind:beanie"]],
  [/b?[ty]e?daff?[iy] (?:wedan|wedn|ras|demagh)(?:y|i|aha|ha|o)(?= |$)/, ["kind:beanie"]],
  [/(?:ت|ي|ب[تي])دفي(?:ني|ه|ها|هم)? من جوه?(?= |$)/, ["kind:undershirt", "kind:thermal-leggings"]],
  [
    /b?[ty]e?daff?(?:[iy]|ee)(?:ny|h|ha|oh)? m[ei]?n gow+a(?= |$)/,
    ["kind:undershirt", "kind:thermal-leggings"],
  ],
  // What is thrown over a sofa.
  [
    new RegExp(
      `حاج(?:ه|ات)(?: \\S+){0,2} (?:ا|ت|ي|ن)?(?:ترمي|رمي\\S{0,2}|فرش\\S{0,2}|غطي\\S{0,2}|حط\\S{0,2}) (?:بيها )?(?:علي |ع)?${SEATS}(?= |$)`,
    ),
    ["kind:throw"],
  ],
  // A skirt that clings.
  [
    /(?:ال)?(?:جيبه|فستان|جونله)(?: \S+)? ب[يت]تلز[قأ]\S* (?:علي|ف|في) (?:رجلي\S*|جسمي)(?= |$)/,
    ["kind:slip"],
  ],
];

/** «خارجة من عملية», "mama ta3bana w ra2da": who is ill or has been operated on is at home. */
export const IS_RECOVERING =
  /(?:^| )(?:(?:خارج|طالع)(?:ه)? من (?:ال)?(?:عمليه|مستشفي)|بعد (?:ال)?عمليه|عامل(?:ه)? عمليه|عملت عمليه|(?:في|ف) (?:ال)?(?:نقاهه|مستشفي)|راقد(?:ه)?|ملازم(?:ه)? السرير|(?:kha|5a)rg?a?g?a? m[ei]?n (?:el )?(?:3amal[ei]ya|mostashfa)|tal3a m[ei]?n (?:el )?3amal[ei]ya|ba3d (?:el )?3amal[ei]ya|3amla 3amal[ei]ya|fel? (?:na2aha|mostashfa)|ra2da)(?: |$)/;
