// What is sold beside the pieces in many shops and is nothing to wear: a card with money on it, somebody's time, and
// what an app puts into the cart, the parcel's insurance or its wrapping.

const NAMED =
  /\b(?:e-?)?gift[\s-]?(?:cards?|certificates?|vouchers?)\b|\be-?gift\b|\bstore credit\b|(?:بطاق[ةه]|بطاقات|كارت|كروت|قسيم[ةه]|قسائم) (?:ال)?(?:هدي[ةه]|هدايا|إهداء|اهداء|شراء)|geschenkgutschein|carte cadeau|tarjeta (?:de )?regalo/iu;
const SERVICE =
  /^(?:\w+ )?(?:package|parcel|order|shipping|delivery|checkout)[\s+-]+(?:protection|insurance|guarantee)\b|^(?:shipping|delivery) (?:fees?|charges?)$|^gift[\s-]?wrap(?:ping)?(?: service)?$|^(?:tip|donation)s?$|^(?:خدم[ةه] )?(?:تامين|تأمين|حماي[ةه]) (?:ال)?(?:شحن[ةه]?|طرد|طلب|اوردر)|^(?:خدم[ةه] )?تغليف (?:ال)?هدايا$|^(?:مصاريف|رسوم) (?:ال)?(?:شحن|توصيل)$/iu;
/** An hour with somebody; "a session jacket" and "class ring" begin with the word and end with a piece. */
const TIME =
  /\b(?:sessions?|consultations?|appointments?|workshops?|masterclass(?:es)?|memberships?|repairs?|alterations?)$|^(?:حجز |ميعاد )?(?:جلس[ةه]|استشار[ةه]|ورش[ةه]|كورس|اشتراك|تصليح|إصلاح|اصلاح|تعديل)(?: |$)/iu;
/** Work on a piece that one has, or a sum for it: "Hemming service", "خدمة تضييق", "تقصير بنطلون", "Engraving fee". */
const WORK =
  /(?<!\b(?:tea|dinner|coffee|secret|military|civil)[\s-])\bservices?$|\b(?:hemming|engraving|embroidery|tailoring|customi[sz]ation|personali[sz]ation|express|rush|booking) (?:fees?|charges?)$|^(?:(?:رسوم|تكلف[ةه]|مصاريف) )?(?:خدم[ةه]|خدمات) |^(?:تقصير|تضييق|توسيع|رفي|تنظيف|تلميع|صيان[ةه]|حجز|عربون) /iu;
/** What goes with an order or is paid for it, whatever is said in front: "Luxury gift wrap", "Custom order deposit". */
const OF_AN_ORDER = new RegExp(
  [
    /^(?:(?:add|extra|luxury|premium|optional|free|fast|express|standard|international|same[\s-]day|green|custom|wholesale|order|extended|vip|club|annual|monthly) )*/,
    /(?:gift[\s-]?(?:wrap(?:ping)?|messages?|notes?|receipts?)|wrapping(?: paper)?|greeting cards?|shipping|delivery|(?:exchange|return|restocking|cod|handling|urgent) (?:fees?|charges?|labels?)|deposits?|(?:down|balance|remaining|partial) payments?|price differences?|warranty|subscriptions?|(?:test|sample) (?:products?|items?)|rush orders?|size (?:guides?|charts?)|tailoring|styling (?:hours?|calls?))$/,
  ]
    .map((one) => one.source)
    .join(""),
  "i",
);
const OF_AN_ORDER_ARABIC =
  /^(?:فرق (?:ال)?(?:سعر|مقاس|شحن)|(?:رسوم|مصاريف|تكلف[ةه]) (?:ال)?(?:استبدال|ارجاع|إرجاع|تغليف|تعديل)|تغليف (?:ال)?(?:هدي[ةه]|هدايا)(?: \p{L}+)?|شحن (?:سريع|عادي|دولي|مجاني|اضافي|إضافي)|قسيم[ةه] شرائي[ةه]|(?:باقي|بقي[ةه]) (?:ال)?(?:مبلغ|حساب)|دفع[ةه] مقدم[ةه]?|منتج (?:تجريبي|تجربة))$/u;

/** Something to put one in is a piece. */
const HOLDER = /holder|wallet|case|box|envelope|محفظ[ةه]|علب[ةه]|حافظ[ةه]/i;

export const isNothingToWear = ({ title }: { title: string | null }): boolean =>
  title !== null &&
  (OF_AN_ORDER.test(title.trim()) ||
    OF_AN_ORDER_ARABIC.test(title.trim()) ||
    SERVICE.test(title.trim()) ||
    TIME.test(title.trim()) ||
    WORK.test(title.trim()) ||
    (NAMED.test(title) && !HOLDER.test(title)));
