/** The shop's own numbers, addresses and accounts; not its courier's nor its site maker's. */
import { isHiring } from "./asides.ts";
import type { Found } from "./fact.ts";
import { foldLetters } from "./normalise.ts";
import type { Sentence } from "./sentences.ts";

const NUMBER =
  /(?<![\d.])(?:\(?\+?\(?2?\)? ?\(?0?\)?[ .-]?)?\(?(?:0?1[0125])\)?(?:[ .-]?\d){8}(?!\d)|(?<![\d.])\+?20 ?\(?1[0125]\)?(?:[ .-]?\d){8}(?!\d)|(?<![\d.])(?:\+?20|0)(?:[ .-]?[23])(?:[ .-]?\d){8}(?!\d)|(?<![\d.])(?:\+?20 ?|0)3(?:[ .-]?\d){7}(?!\d)|(?<![\d.])0(?:4[05678]|5[057]|6[24568]|8[24678]|9[2357]|13)(?:[ .-]?\d){7}(?!\d)/g;
const HOTLINE = /(?<![\d.+])1[5-9]\d{3}(?![\d.])/g;
const HOTLINE_CUE =
  /خط ?(?:ال)?ساخن|hot ?line|call|اتصل|كلم|tel|phone|تليفون|تلفون|خدمه (?:ال)?عملاء|رقم|هاتف|ت:|customer (?:service|care|support)|questions|استفسار|شكاو|(?<=\d )or \S+@/u;
const NOT_OURS =
  /site by|website by|(?:ال)?(?:موقع|متجر|ويب ?سايت) (?:من |تم )?(?:تنفيذ|تصميم|عمل|برمجه|تطوير)|(?:made|built) by|designed? by|developed by|(?:تنفيذ|تطوير|انشاء|برمجه|استضافه) (?:و\p{L}+ )?(?:ال)?(?:موقع|متجر)|powered by|تصميم|برمجه|منصه|(?:ال)?(?:موقع|متجر|site|store) [^.]{0,40}(?:برعاي|استضاف|دعم فني|hosted|support by)|(?:tech(?:nical)?|web) support by|ابدا متجرك|شركه (?:ال)?شحن|لتتبع|تتبع|track|بوليصه|waybill|courier company|شركه «|your own site|created with|الرقم الضريبي|سجل تجاري|حمايه (?:ال)?مستهلك|consumer protection|police|شرطه|hacked|اتهكر|old (?:account|page|number|instagram)|(?:حساب|صفح|رقم)\p{L}{0,3} (?:ال)?قديم\p{L}?/u;
const EMAIL = /[a-z0-9][\w.+-]{0,63}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/gi;
const INSTAGRAM = /instagram\.com\/(?!p\/|reel|explore|stories)([\w.]{2,30})/i;

/** “Instagram: brand.name”, without its sign. */
const ACCOUNT_NAMED =
  /(?:^|[\s|·•،,(])(?:instagram|insta|ig|انستا?(?: ?(?:جرام|غرام|قرام))?)(?:\s*[:：=-]\s*|\s+)(?!www\.|[\w.]+\.(?:com|net|org|store|shop)(?![\w.]))([a-z0-9](?=[a-z0-9_.]*[._\d])[\w.]{2,29})(?![\w@/-])(?!\.[a-z])/u;

/** +20…, or a five-figure hotline as it is. */
function asNumber(written: string): string | null {
  const digits = written.replace(/\D/g, "");
  if (/^1[5-9]\d{3}$/.test(digits)) return digits;
  const national = digits
    .replace(/^(?:00)?20?(?=0?1[0125]\d{8}$|[23]\d{8}$|0[23]\d{8}$)/, "")
    .replace(/^0/, "");
  return /^(?:1[0125]\d{8}|[23]\d{8}|3\d{7}|(?:4[05678]|5[057]|6[24568]|8[24678]|9[2357]|13)\d{7})$/.test(
    national,
  )
    ? `+20${national}`
    : null;
}

export function readContact(sentence: Sentence): Found[] {
  const found: Found[] = [];
  // “2735 1140 / 02”: the code of the town behind its number.
  const text = foldLetters(sentence.raw).replace(
    /(?<![\d+])(\d{7,8}) ?[/-] ?(0(?:2|3|4[05678]|5[057]|6[24568]|8[24678]|9[2357]|13))(?!\d)/g,
    "$2$1",
  );
  if (NOT_OURS.test(text) || isHiring(text) || sentence.quoted) return [];
  const quote =
    sentence.raw ||
    sentence.links
      .find((link) => link.text.trim().length > 2)
      ?.text.replace(/\s+/g, " ")
      .trim() ||
    "";
  const add = (value: string) => {
    if (!found.some((one) => (one.value as string[])[0] === value))
      found.push({ kind: "contact", value: [value], quote, page: sentence.page });
  };
  for (const match of text.matchAll(EMAIL))
    add(`email:${match[0].toLowerCase().replace(/\.$/, "")}`);
  readNumbers(text, add, writtenTo(sentence));
  for (const link of sentence.links) readLink(link.href, add);
  const handle = /@([\w.]{3,30})|(?<![\w.])([\w.]{3,30})@(?!\w)/.exec(text.replace(EMAIL, ""));
  if (handle && /insta|انست(?:ا|ج|غ|ق)|\big\b|dm/u.test(text))
    add(`instagram:${(handle[1] ?? handle[2] ?? "").replace(/\.$/, "")}`);
  const [, account] = ACCOUNT_NAMED.exec(text) ?? [];
  if (account && !found.some((one) => String(one.value).startsWith("instagram:")))
    add(`instagram:${account.replace(/\.$/, "")}`);
  return quote ? found : [];
}

/** Numbers that are the text of a link to WhatsApp: the link says what they are for. */
const writtenTo = ({ links }: Sentence): Set<string> =>
  new Set(
    links.flatMap(({ href, text }) =>
      WHATSAPP_LINK.test(href)
        ? [...foldLetters(text).matchAll(NUMBER)].map(([one]) => asNumber(one) ?? "")
        : [],
    ),
  );

function readNumbers(text: string, add: (value: string) => void, written: Set<string>): void {
  const numbers = [
    ...text.matchAll(NUMBER),
    ...(HOTLINE_CUE.test(text) ? text.matchAll(HOTLINE) : []),
  ];
  for (const match of numbers) {
    const number = asNumber(match[0]);
    if (!number) continue;
    const [before, after] = [
      text.slice(Math.max(0, match.index - 40), match.index),
      text.slice(match.index + match[0].length, match.index + match[0].length + 30),
    ];
    // A number to send money to is no number to call.
    if (ACCOUNT.test(cut(before)) && !WHATSAPP.test(cut(before))) continue;
    // Where words stand before the numbers, what follows this number belongs to the next one.
    const isLabelled =
      WHATSAPP.test(cut(before)) || CALL.test(cut(before)) || /\p{L}\s*[:/]\s*$/u.test(before);
    const [own = "", next] = after.split(/\d|[|]/);
    const behind = isLabelled && next !== undefined && !/^\s*\(/u.test(own) ? "" : own;
    // Messages reach mobile numbers alone.
    const isMobile = /^\+201/u.test(number);
    // What a line says of its only number holds wherever it stands in it.
    const isAlone = numbers.length === 1;
    const onlyWhatsapp = ONLY_WRITTEN.test(text) || NO_CALLS.test(text);
    const nearWhatsapp =
      isMobile &&
      !(isAlone && NO_WHATSAPP.test(text)) &&
      (WHATSAPP.test(cut(before)) ||
        WHATSAPP.test(behind) ||
        (written.has(number) && !CALL.test(cut(before))) ||
        (isAlone && (onlyWhatsapp || namesBoth(text)) && WHATSAPP.test(text)));
    const nearCall = CALL.test(cut(before)) || CALL.test(behind) || (isAlone && namesBoth(text));
    const isJoined =
      BOTH.test(`${cut(before)} ${behind === "" ? "" : after}`) || (isAlone && namesBoth(text));
    if (nearWhatsapp) add(`whatsapp:${number}`);
    if ((!nearWhatsapp || (nearCall && isJoined)) && !(onlyWhatsapp && nearWhatsapp))
      add(`phone:${number}`);
  }
}
/** “Calls from 10 to 6, WhatsApp all day”: each in a part of its own. */
const namesBoth = (text: string): boolean => {
  const parts = text.split(/[،,;|·()]|(?<!\p{L})(?=و(?:ال)?واتس)| and | or | او /u);
  return (
    parts.some((one) => CALL.test(one) && !WHATSAPP.test(one)) &&
    parts.some((one) => WHATSAPP.test(one) && !CALL.test(one))
  );
};

const ACCOUNT =
  /(?:فودافون|اورنج|اتصالات|وي) ?كاش[^.،,]{0,20}$|(?:vodafone|orange|etisalat|vf) ?cash[^.,]{0,20}$|انستا ?باي[^.،,]{0,20}$|insta ?pay[^.,]{0,20}$|محفظه[^.،,]{0,16}$|wallet[^.,]{0,16}$/u;
const WHATSAPP = /واتس|whats ?app|\bwa\b|wats/u;
const CALL =
  /كلم\p{L}*(?! (?:علي |ع )?(?:ال)?واتس)(?!\p{L})|اتصل|هاتف|تليفون|تلفون|موبايل|مكالم|اتصال|call|(?<!\p{L})ring(?!\p{L})|phone|mobile|tel(?!e)|هاتفيا/u;
/** “Call or WhatsApp”: one number for both. “Two mobile numbers on WhatsApp” is not that. */
const JOINT = "\\s*(?:\\/|&|\\+|-|و|او|or|and|w|aw)\\s*(?:\\p{L}+ ){0,2}(?:ال)?";
const SPOKEN =
  "(?:هاتف|تليفون|تلفون|موبايل|مكالم\\p{L}*|اتصال|كلم\\p{L}*|اتصل\\p{L}*|(?:calls?|ring|phone|dial)(?: us| me)?|mobile|tel\\.?)";
const WRITTEN = "(?:واتس\\p{L}*|whats ?app|wa|wats\\p{L}*)";
const BOTH = new RegExp(`${SPOKEN}${JOINT}${WRITTEN}|${WRITTEN}${JOINT}${SPOKEN}`, "u");
const DENIES =
  "(?<!\\p{L})(?:no|not|don't|never|without|مش|لا|ولا|بدون|من غير|me4|م[اي]?\\p{L}{2,9}ش)(?!\\p{L})";
const IS_OFF = "(?:not|no|don't|never|silent|off|closed|لا|مش|مقفول|م[اي]?\\p{L}{2,9}ش)(?!\\p{L})";
const ONLY = "(?<!\\p{L})(?:only|just|بس|فقط)(?!\\p{L})";
const ONLY_WRITTEN = new RegExp(
  `${WRITTEN}(?: messages?| رسايل)? ${ONLY}|${ONLY} (?:\\p{L}+ ){0,2}(?:ال|ع ?ال)?${WRITTEN}`,
  "u",
);
/** “We don't pick up calls”, «المكالمات لا نرد عليها». */
const NO_CALLS = new RegExp(
  `${DENIES}[^.،,;:()]{0,24}(?<!\\p{L})(?:ال)?${SPOKEN}|${SPOKEN} (?:\\p{L}+ )?${IS_OFF}|مش بنرد|مابنردش|me4 bnrod|مابنتصلش`,
  "u",
);
const NO_WHATSAPP = new RegExp(
  `${DENIES}(?: \\p{L}+){0,2} (?:ال)?${WRITTEN}|${WRITTEN} (?:\\p{L}+ )?${IS_OFF}`,
  "u",
);
/** Only what stands after the last number speaks of this one. */
const cut = (before: string) => before.split(/\d{3,}|[|–]|\)(?!\s*[:：]?\s*$)|،/u).at(-1) ?? before;

const WHATSAPP_LINK =
  /(?:wa\.me\/|whatsapp\.com\/send\/?\?(?:.*&)?phone=|whatsapp:\/\/send\?phone=)\+?(?:%2B)?(\d{10,14})/i;

function readLink(href: string, add: (value: string) => void): void {
  const whatsapp = WHATSAPP_LINK.exec(href);
  const number = whatsapp ? asNumber(whatsapp[1] ?? "") : null;
  if (number) add(`whatsapp:${number}`);
  if (/^tel:/i.test(href)) {
    const phone = asNumber(decodeURIComponent(href.slice(4)));
    if (phone) add(`phone:${phone}`);
  }
  if (/^mailto:/i.test(href)) {
    const address = /^mailto:([^?]+)/i.exec(href)?.[1]?.toLowerCase();
    if (address && /@/.test(address)) add(`email:${decodeURIComponent(address)}`);
  }
  const account = INSTAGRAM.exec(href)?.[1];
  if (account && !/shopify|wix/u.test(account)) add(`instagram:${account.toLowerCase()}`);
}
