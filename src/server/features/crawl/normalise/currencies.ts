// Which currency a sign or a word beside a number means.

/** How shops write each currency. A lone letter counts only right beside a number. */
const WRITTEN: Record<string, string> = {
  EGP: "E£|£E|EG£|LE|L.E|EGP|egyptian pound|egyptian pounds|geneh|gneh|genih|جم|ج.م|ج م|جنيه|جنية|جنيها|جنيه مصري|ج",
  SAR: "SAR|SR|S.R|ر.س|رس|ريال سعودي|ريال|﷼|⃁",
  AED: "AED|Dhs|Dh|د.إ|د.ا|درهم|درهم اماراتي",
  KWD: "KWD|KD|K.D|د.ك|دك|دينار كويتي",
  BHD: "BHD|BD|د.ب|دينار بحريني",
  OMR: "OMR|RO|ر.ع|ريال عماني",
  QAR: "QAR|QR|ر.ق|ريال قطري",
  JOD: "JOD|JD|د.أ|دينار اردني|دينار أردني|دينار",
  IQD: "IQD|د.ع|دينار عراقي",
  LYD: "LYD|LD|د.ل|دينار ليبي",
  TND: "TND|DT|د.ت|دينار تونسي",
  DZD: "DZD|DA|د.ج|دينار جزائري",
  MAD: "MAD|د.م|درهم مغربي",
  LBP: "LBP|LL|L.L|ل.ل|ليرة لبنانية",
  SYP: "SYP|ل.س|ليرة سورية",
  SDG: "SDG|ج.س|جنيه سوداني",
  YER: "YER|ر.ي|ريال يمني",
  USD: "$|US$|USD|U$S|U$|dollar|dollars|دولار|دولار امريكي",
  EUR: "€|EUR|euro|euros|يورو|eur.",
  GBP: "£|GBP|ukp|pound sterling|استرليني",
  TRY: "₺|TL|TRY|ليرة تركية|ليرة",
  ILS: "₪|ILS|NIS|ש\"ח|ש'ח|שח|ש״ח",
  INR: "₹|INR|Rs|Rs.|₨|र|रु",
  PKR: "PKR",
  LKR: "LKR",
  NPR: "NPR",
  BDT: "৳|BDT|Tk",
  JPY: "¥|￥|JPY|円|yen",
  CNY: "CNY|RMB|CN¥|元|人民币|块",
  KRW: "₩|￦|KRW|원",
  TWD: "NT$|TWD|NTD",
  HKD: "HK$|HKD",
  SGD: "S$|SGD",
  MYR: "RM|MYR",
  IDR: "Rp|IDR",
  PHP: "₱|PHP|Php",
  THB: "฿|THB|บาท",
  VND: "₫|VND|VNĐ|đ|đồng",
  KHR: "៛|KHR",
  AUD: "AU$|A$|AUD|AUD$|$AU",
  NZD: "NZ$|NZD",
  CAD: "C$|CA$|CAD|CND|CDN$|$CA",
  MXN: "MX$|MXN|Mex$",
  BRL: "R$|BRL",
  ARS: "AR$|ARS",
  CLP: "CLP|CLP$|CL$",
  COP: "COP|COL$|CO$",
  PEN: "S/|S/.|PEN",
  UYU: "UYU|$U",
  BOB: "Bs|BOB",
  PYG: "₲|PYG|Gs",
  VEF: "VEF|Bs.F",
  CRC: "₡|CRC",
  DOP: "RD$|DOP",
  GTQ: "GTQ",
  HNL: "HNL|L",
  CHF: "CHF|SFr|sFr.|Fr.|Fr|₣",
  SEK: "SEK",
  NOK: "NOK",
  DKK: "DKK|kr.",
  ISK: "ISK|íkr",
  PLN: "zł|zl|PLN|złotych|zlotych",
  CZK: "Kč|Kc|CZK",
  HUF: "Ft|HUF|forint",
  RON: "lei|RON|leu",
  BGN: "лв|лв.|BGN|lv",
  HRK: "kn|HRK",
  RSD: "RSD|din|дин|din.|дин.",
  BAM: "KM|BAM",
  MKD: "ден|MKD|ден.",
  ALL: "Lekë|lek",
  RUB: "₽|руб|руб.|рублей|рубля|р.|р|RUB|RUR|Р|Р.",
  UAH: "₴|грн|грн.|UAH|гривен",
  BYN: "BYN|BYR|бел. руб|б.р|Br",
  KZT: "₸|KZT|тг|тг.|тенге|〒",
  UZS: "UZS|сум|so'm",
  GEL: "₾|GEL|ლ",
  AMD: "֏|AMD|դր",
  AZN: "₼|AZN",
  MDL: "MDL",
  KGS: "KGS|сом",
  MNT: "₮|MNT",
  IRR: "IRR|تومان|ریال|تومن|IRT",
  AFN: "؋|AFN",
  ZAR: "R|ZAR",
  NGN: "₦|NGN",
  GHS: "₵|GH₵|GHS|GH¢",
  KES: "KES|KSh|Ksh",
  TZS: "TZS|TSh",
  UGX: "UGX|USh",
  XOF: "XOF|CFA|FCFA|F CFA",
  XAF: "XAF",
  PTE: "PTE",
  CUC: "CUC",
};

/** Signs that several countries share: beside them the context says which. */
const SHARED: Record<string, string[]> = {
  $: ["USD", "CAD", "AUD", "NZD", "SGD", "HKD", "TWD", "MXN", "ARS", "CLP", "COP", "UYU", "BRL"],
  "£": ["GBP", "EGP", "LBP", "SYP", "SDG"],
  kr: ["SEK", "NOK", "DKK", "ISK"],
  Rs: ["INR", "PKR", "LKR", "NPR"],
  "Rs.": ["INR", "PKR", "LKR", "NPR"],
  "₨": ["PKR", "INR", "LKR", "NPR"],
  "¥": ["JPY", "CNY"],
  "￥": ["JPY", "CNY"],
  ريال: ["SAR", "OMR", "QAR", "YER", "IRR"],
  "﷼": ["SAR", "OMR", "QAR", "YER", "IRR"],
  دينار: ["JOD", "KWD", "BHD", "IQD", "LYD", "TND", "DZD"],
  درهم: ["AED", "MAD"],
  ليرة: ["TRY", "LBP", "SYP"],
  جنيه: ["EGP", "SDG"],
  "р.": ["RUB", "BYN"],
  р: ["RUB", "BYN"],
  руб: ["RUB", "BYN"],
  "руб.": ["RUB", "BYN"],
  lei: ["RON", "MDL"],
  Fr: ["CHF"],
};

const THREE_DECIMALS = new Set(["KWD", "BHD", "OMR", "JOD", "IQD", "LYD", "TND"]);

export const hasThreeDecimals = (currency: string | null): boolean =>
  currency !== null && THREE_DECIMALS.has(currency);

const byWriting = new Map<string, string>();
for (const code of Object.keys(WRITTEN)) byWriting.set(code.toLowerCase(), code);
for (const [code, written] of Object.entries(WRITTEN)) {
  for (const sign of written.split("|")) {
    const key = sign.toLowerCase();
    if (!byWriting.has(key)) byWriting.set(key, code);
  }
}
byWriting.set("kr", "SEK");
const sharedBy = new Map(
  Object.entries(SHARED).map(([sign, codes]) => [sign.toLowerCase(), codes]),
);

const IS_LETTER = /\p{L}/u;
/** Words with their inner points ("ج.م", "L.E."), or signs; never a piece of a longer word. */
const WORDS = /[\p{L}\p{M}\p{Sc}〒﷼⃁]+(?:[.'"״/][\p{L}\p{M}\p{Sc}]+)*[./]?\.?/gu;
const MIXED = /^(\p{L}+)(\p{Sc})$|^(\p{Sc})(\p{L}+)$/u;

const SHORT = new Set(
  [...Object.values(WRITTEN), Object.keys(SHARED).join("|")]
    .flatMap((written) => written.split("|"))
    .filter((sign) => /^[a-z]{2,3}$/i.test(sign))
    .concat(
      Object.keys(WRITTEN),
      "Kr KR Lei LEI eur Eur euro usd gbp chf aed sar egp kwd inr".split(" "),
    ),
);
/** In a longer text a lone letter is part of a name. */
const LONE_MAX = 15;
const CODES = new Set([...Intl.supportedValuesOf("currency"), ...Object.keys(WRITTEN)]);

export type Sign = { from: number; to: number; code: string };

/** Every currency sign in a text whose digits are already western. */
export function signsIn(text: string, context: string | null): Sign[] {
  const signs: Sign[] = [];
  let before: { word: string; from: number } | null = null;
  for (const found of text.matchAll(WORDS)) {
    const [word] = found;
    const from = found.index;
    const pair =
      before && before.from + before.word.length + 1 === from ? `${before.word} ${word}` : null;
    const wide = pair && codeOf(pair.replace(/\.$/, ""), context);
    if (before && wide) {
      signs.pop();
      signs.push({ from: before.from, to: from + word.length, code: wide });
    } else {
      const sign = signOf(word, from, text, context);
      if (sign) signs.push(sign);
    }
    before = { word, from };
  }
  return signs;
}

/** The whole word, without its last point, or its first piece ("元/台"). */
function signOf(word: string, from: number, text: string, context: string | null): Sign | null {
  for (const piece of [word, word.replace(/[./]+$/, ""), word.split(/[./]/)[0] ?? ""]) {
    const code = piece && isAlone(piece, from, text) ? codeOf(piece, context) : null;
    if (code) return { from, to: from + piece.length, code };
  }
  const mixed = MIXED.exec(word);
  const code = mixed
    ? (codeOf(mixed[1] ?? mixed[4] ?? "", context) ?? codeOf(mixed[2] ?? mixed[3] ?? "", context))
    : null;
  return code ? { from, to: from + word.length, code } : null;
}

function isAlone(sign: string, from: number, text: string): boolean {
  // "da" is a word in half of Europe, "DA" the Algerian dinar; "All" is no Albanian lek, "L210" a camera.
  if (/^[a-z]{2,3}$/i.test(sign)) return SHORT.has(sign) || isPound(sign, from, text);
  if (sign === "ج" && isPound(sign, from, text)) return true;
  if (sign.length > 1 || !IS_LETTER.test(sign)) return true;
  if (text.length > LONE_MAX || !/^[^\p{L}]*\p{L}[^\p{L}]*$/u.test(text)) return false;
  return /\d ?$/.test(text.slice(0, from)) || /^ ?\d/.test(text.slice(from + 1));
}

/** "1250le", "Le 450", "3 قطع ب 720 ج": in small letters or one, where it ends an amount or is all that is said. */
function isPound(sign: string, from: number, text: string): boolean {
  if (!/^(?:le|ج)$/i.test(sign)) return false;
  const [before, after] = [text.slice(0, from), text.slice(from + sign.length)];
  if (/\d ?$/.test(before)) return !/^[^\d]*\p{L}/u.test(after);
  return /^\.? ?\d/.test(after) && !/\p{L}/u.test(before + after);
}

function codeOf(sign: string, context: string | null): string | null {
  const key = sign.toLowerCase();
  const shared = sharedBy.get(key);
  if (context && shared?.includes(context)) return context;
  return byWriting.get(key) ?? null;
}

/** "EGP", "ج.م" or "£" as an ISO code; null for anything else. */
export function currencyCode(
  text: string | null | undefined,
  context?: string | null,
): string | null {
  const trimmed = text?.trim();
  if (!trimmed || trimmed.length > 60) return null;
  if (CODES.has(trimmed)) return trimmed;
  return (
    codeOf(trimmed, context ?? null) ?? signsIn(` ${trimmed} `, context ?? null)[0]?.code ?? null
  );
}
