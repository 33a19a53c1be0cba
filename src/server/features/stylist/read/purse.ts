// "Gentler on the purse", "kinder to my bank account", "friendlier for my pocket": it should cost less.

const ON_PURSE =
  /^(?:(?:a )?(?:bit|little|lot) |more |less |way |much )*(?:gentle|gentler|kind|kinder|easy|easier|light|lighter|soft|softer|nice|nicer|friendly|friendlier|hard|harsh|heavy|tough|brutal|painful|better|good|cruel)(?: \w+ly)? (?:on|to|for|with) (?:(?:the|my|our|a|her|his|any|student|poor|old) )*(?:purse|wallet|pocket|pockets|bank account|bank balance|account|budget|card|credit card|finances|money|salary)(?= |$)/;
const FRIENDLY =
  /^(?:more )?(?:purse|wallet|pocket|budget|bank|student)[ -]friendl(?:y|ier)(?= |$)/;

const EMPTY =
  /^(?:(?:ال)?(?:محفظ(?:ه|تي|تنا)|جيب(?:ي|نا)?|بوك(?:ي)?|حصال(?:ه|تي)) (?:ال)?(?:فاضي\S*|ناشف\S*|مخروم\S*|نضيف\S*|مفلس\S*|بتعيط|بيعيط|تعبان\S*|مش مستحمل\S*)|(?:el )?(?:ma7fza|ma7faza|mahfaza|ma7fazty|ma7fzty|geib|geiby|gayb|gaybi|geby|bok|boky) (?:fady?a?|fadya|nashe?f\w*|ma(?:kh|5)room\w*|mefalles\w*|bet3ayat|bye3ayat|ta3ban\w*))(?= |$)/;

/** Where such words end that begin at a place. */
export function purseAt(words: readonly string[], at: number): number | undefined {
  const ahead = words.slice(at, at + 9).join(" ");
  const found = ON_PURSE.exec(ahead)?.[0] ?? FRIENDLY.exec(ahead)?.[0] ?? EMPTY.exec(ahead)?.[0];
  return found === undefined ? undefined : at + found.split(" ").length;
}
