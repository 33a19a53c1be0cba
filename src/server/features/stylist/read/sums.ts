// Whether a price is that of several pieces together: "both under 2500", "3500 all three", «التلاتة بـ ٣٠٠٠».

const SUM = String.raw`(?:\d{3,6}|الف|الفين|\S+لاف|alf|alfein|\S+talaf|\S+ thousand)`;
const COIN = String.raw`(?: (?:egp|le|pounds?|جنيه|ج|geneh|gneh|gneih))?`;
const COUNT = "(?:two|three|four|five)";
const ALL = String.raw`(?:both(?: of them)?|all ${COUNT}(?: of them)?|(?:the )?${COUNT} (?:of them|pieces)|the ${COUNT}|together|الاتنين|التلاته|الاربعه|للاتنين|للتلاته|للاربعه|كلهم|كله|كل ده|الكل|مجموعهم|مجموعها|(?:el|lel) (?:etne[ie]?n|talata|arba3a)|kol+oh?o?m?|kol+ da|magmo3\w*)`;

/** "3500 both", "2000 for the three", "5000 kolo", "3000 fel kol". */
const BEHIND = new RegExp(
  `(?:^| )${SUM}${COIN} (?:for |in |ل )?(?:${ALL}|all|totally|fel kol|el kol)(?: |$)`,
);
/** "All three under 2500", «الاتنين ميعدوش ١٥٠٠», "magmo3hom 3500". */
const BEFORE = new RegExp(`(?:^| )${ALL} (?:\\S+ ){0,3}${SUM}(?: |$)`);

export const isOneSum = (words: readonly string[]): boolean => {
  const said = words.join(" ");
  return BEHIND.test(said) || BEFORE.test(said);
};

/** "4000 with sandals", «٤٠٠٠ بالصندل», "3500 bel sandal": a sum that has this in it, too. */
const HAS_IN_IT = new RegExp(
  `(?:^| )${SUM}${COIN} (?:(?:with|including|incl|plus|and that s with) (?:the )?|(?:bel|bil|b|ب) ?|بال)([a-z0-9\u0621-\u064a]+)`,
);

/** The word for what a sum has in it. */
export const inSum = (words: readonly string[]): string | undefined =>
  HAS_IN_IT.exec(words.join(" "))?.[1];
