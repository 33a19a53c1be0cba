// What a cloth, a colour or a cut does to somebody, or is like, that nobody wants: "makes me itch", «بيشوّك», "looks awful in".

const ME = "(?:me|her|him|us|them|my \\w+|her \\w+|his \\w+)";
/** "Black doesn't suit me", "yellow never looks good on her". */
const UNBECOMING = `(?:(?:does|do|did|will|would|can|could) ?(?:not|nt)|never)(?: (?:really|quite|ever|exactly|always))* (?:suits?|flatters?|becomes?|works? (?:on|for|with)|looks? (?:good|nice|right|great|well) on|sits? well on|do anything for|does anything for|agrees? with) ${ME}`;
/** "Beige is banned", "heels would be a mistake", "lace isn't my cup of tea". */
const IS_NOT_HERS =
  "(?:is|are|s|would be|will be)(?: (?:totally|completely|absolutely|just|strictly|always|really|so))* (?:banned|forbidden|off limits|off the table|out of the question|(?:a|one) (?:big |huge )?mistake|not allowed|not an option|(?:not|nt)(?: (?:really|quite|exactly))? (?:my|her|his) (?:thing|style|cup|vibe|friend))\\b";
export const HARMS = new RegExp(
  `^(?:(?:always|really|just|usually|often|never|will|would|ll) )?(?:(?:clash(?:es)?|fights?|competes?) with\\b|(?:gives?|gave) ${ME}(?! (?:confidence|joy|life|shape|height))|(?:makes?|made) ${ME}(?! (?:happy|happier|happiest|glad|proud|day|laugh|very happy|so happy|really happy|stand out|smile|feel (?:good|great|pretty|confident|nice)|look (?:good|great|slim|slimmer|taller|younger|nice|thin)))|(?:drown|swallow|overwhelm|dwarf|shorten|widen|fatten|engulf|bury|age)(?:s|es)? ${ME}|(?:bore|depress|scare|disgust|flatten)(?:s|es)? ${ME}|wash(?:es)? ${ME} out|${UNBECOMING}|(?:itch|scratch|irritat|bother|annoy|hurt|suffocat|rub|choke|trigger|kill)(?:es?|s|ing)?\\b|${IS_NOT_HERS}|(?:is|are) (?:itchy|scratchy|a nightmare|not for me|out|a no))`,
);
const SO =
  "(?:(?:ones?|things?|stuff|fabric|material|always|just|really|so|too|very|a bit|kinda|pretty|quite|way|super) )*";
const BAD =
  "(?:cold|freezing|hot|boiling|itchy|scratchy|sticky|sweaty|stiff|rough|heavy|noisy|clingy|static|slippery|uncomfortable|irritating|annoying|ugly|horrible|awful|terrible|tacky|cheap looking|a pain|impossible)";
/** "The satin ones are cold", "wool feels so scratchy on me": what is said of it is why it is not wanted. */
export const IS_BAD = new RegExp(`^${SO}(?:is|are|feels?|gets?|looks?|was|were) ${SO}${BAD}\\b`);
/** "I look awful in yellow". */
export const LOOKS_BAD_IN =
  /\blooks? (?:so |really |absolutely |totally )?(?:awful|terrible|horrible|bad|ill|sick|pale|dead|ugly|old|washed out|yellow|tired|ridiculous|silly|fat|huge|weird|clumsy|stupid|frumpy|boxy|dumpy|short|shorter|wide|wider|fatter|older|bulky) in(?: (?:any|all))?$/;
/** «الساتان ساقع», "el soof byedaye2": the same of a cloth by its name. */
export const IS_BAD_THERE =
  /^(?:بيبق[يى] |بتبق[يى] |بيكون )?(?:ساقع|ساقعه|حر|خانق|خنقه|وحش|وحشه|بايخ|تقيل|تقيله|ناشف|خشن|خشنه|مقرف|sa2e3|sa23|7arr?|5an2a|khan2a|we7esh|we7sh|te2eel|nashef|5eshen|kheshen)(?: |$)/;
