/** A parcel and what it does until it is at her door, without a word for delivery: “your bag reaches you”, «تلاقيه على بابك». */
import { words } from "./roles.ts";
import { has, type Sentence } from "./sentences.ts";

const GOODS_EN =
  "(?:(?:your|the|every|each|an?|any|our|most|all|cairo|giza|alex\\p{L}*) (?:\\p{L}+ )?(?:orders?|parcels?|packages?|bags?|box(?:es)?|bundles?|pieces?|purchases?|shipments?|dress(?:es)?|clothes|things|stuff|courier|rider|driver|journey|trip|ride|road|way)|orders?|parcels?|packages?|(?:our |the )?(?:couriers?|riders?|drivers?)(?: (?:from|of) \\p{L}+)?|the post|expect (?:the |your |a )?\\p{L}+)";
const MOVES_EN =
  "(?:(?:will|should|is|are|may|can|usually|normally|then|only|just|'ll|always|about|travels? and) )*(?:reach(?:es|ing)?|gets? (?:to|there|in)|arriv(?:e|es|ing)|comes?(?! back| with| in)|lands?|travels?|shows? up|turns? up|at your (?:door|place|home)|knocks?|rings? your bell|spends?|needs?|gets there|hits? your door\\p{L}*|makes? it to|heads? to|drops? (?:in|off)|be (?:there|home|here)|takes?(?= (?:no|about|around|up|between|from|\\d|at|less|just|only|the|roughly|some)))";
const AT_HER_DOOR =
  "(?:at|to|on|by) (?:your|any|every) (?:front )?(?:door(?:step)?|place|home|house|flat|address)|in your hands|your doorstep";
const GOODS_AR =
  "(?:ال|لل|و)?(?:اوردر|طلب|طلبيه|طرد|شحنه|كيس|شنطه|حاجه|قطعه|بضاعه|مندوب|طيار|كابتن|مشتريات|لبس|هدوم)\\p{L}{0,3}|orders?";
const MOVES_AR =
  "(?:(?:ب|ه|ح|س)?(?:ي|ت)(?:وصل|جي|كون|بقي|بات|خبط|طرق|لف|نزل|دق|ستغرق|اخذ|اخد|حتاج|قطع)\\p{L}{0,4})";

const ON_THE_WAY = words(
  `${GOODS_EN} ${MOVES_EN}|${AT_HER_DOOR}|(?:it|they)(?:'ll| will| should)? (?:usually |normally |then )?(?:reach|get|gets to|gets there|land|lands|turns? up|shows? up|hits? your|travels?|knocks?)(?: \\p{L}+)?|(?:with|in the hands of) (?:you|(?:its|their|her) (?:new )?owners?)(?= (?:with)?in| after| by| \\d)`,
  `(?:${GOODS_AR}) (?:\\p{L}+ ){0,2}${MOVES_AR}|${MOVES_AR} (?:\\p{L}+ ){0,2}(?:${GOODS_AR})`,
  "(?:ب|ه|ح|س)?(?:ت|ا|ن)?لاق\\p{L}{1,4}(?: \\p{L}+)? (?:علي|عند|قدام|في|ع|معا)\\p{L}{0,3}(?: \\p{L}+)?",
  "(?:علي|لحد|لغايه|لباب|لحد باب|عند|قدام|في|ع) (?:باب|بيت|ايد|يد|عند|دار|شقت)(?:ك|كي|كم|و|ه)?(?: (?:بيت|شقت|دار)\\p{L}{0,3})?",
  "(?:ت|ب|ه|ح|س|بت|هت)(?:ت)?ستلم\\p{L}{0,4}|(?:ي|ت|هي|هت|بي|بت)(?:بقي|كون) (?:معاك|عندك|في ايدك|في اديك|بين ايد)\\p{L}{0,3}",
);
/** Does the text tell of a parcel that is under way to her? */
export const isUnderWay = (text: string): boolean => ON_THE_WAY.test(text);

/** “The cost is …”, «والمدة من …»: said of what the sentence before it spoke of. */
const LEANS =
  /^[^\p{L}]*(?:and |so |then )?(?:(?:the |its |that )?(?:costs?|fees?|price|rate|charge|time|wait|trip|journey) (?:is|are|takes?|comes|runs|stays|starts)|(?:it|that|this)(?:'s| is| costs?| takes?| will (?:cost|take)| comes to| usually| normally| should)|(?:we|you) (?:only |just )?(?:charge|pay|ask)|(?:و)?(?:ال)?(?:سعر|تكلفه|مصاريف|رسوم|مده|مشوار|اجره|تمن|قيمه)\p{L}{0,3} (?!(?:ال)?(?:تبديل|استبدال|استرجاع|ارجاع|ترجيع|منتج|قطعه))|(?:و)?(?:بي|هي|ب|ت|ي)(?:اخد|اخذ|ستغرق|كلف|وصل|يجي|كون)\p{L}{0,4}(?!\p{L}))/u;
export const leansOnTheWay = (text: string): boolean => LEANS.test(text);

/** “The price of the trip”, without a word for delivery. */
const PRICED_TRIP =
  /(?<!\p{L})(?:و)?(?:ال)?(?:سعر|تكلفه|تمن|اجره|رسم|رسوم|مصاريف) (?:ال)?(?:مشوار|دليفري|ديليفري|طيار|مندوب)(?!\p{L})/u;
export const namesTrip = (text: string): boolean => PRICED_TRIP.test(text);

/** What is paid, confirmed or tried on while the parcel comes is told by readers of its own. */
export const dealsInElse = (sentence: Sentence) =>
  has(
    sentence,
    "pay",
    "cod",
    "cash",
    "card",
    "deposit",
    "confirm",
    "try",
    "open",
    "cancel",
    "express",
    "otherShop",
  ) && !has(sentence, "fee", "delivery");
