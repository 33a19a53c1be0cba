/** What may be done while the courier waits, and how an order is confirmed. */
import { GROUP } from "./agreement.ts";
import type { Concept } from "./concepts.ts";
import { doorOrder, isShut, PUT_OFF } from "./door-form.ts";
import type { Found } from "./fact.ts";
import { isDenied } from "./denial.ts";
import { answerOf, has, marksOf, type Sentence } from "./sentences.ts";
import { isSilent, topicsOf } from "./topics.ts";

const AT_THE_DOOR =
  /قبل (?:ما )?(?:ال)?(?:ت?دفع|تدفع\p{L}*|استلام|تستلم\p{L}*|توقيع|سداد)|before (?:you )?(?:pay|sign|accept|receiv)|until (?:you )?(?:pay|paid)|after (?:pay|sign)|بعد (?:ال)?دفع|abl (?:el |ma )?(?:daf3|tedfa3)|parcel|package|(?:the )?box|طرد|شحنه|كيس|علبه|شنطه|عند (?:ال)?(?:استلام|باب)|wait|معاينه|inspection|(?:up)?on (?:delivery|receipt|arrival)/u;

const AT_HOME =
  /(?:open|try|fit|check)\p{L}* [^.،,;]{0,40}(?:at|in your) (?:own )?home(?!\p{L})|(?:فتح|جرب|قيس)\p{L}{0,4} [^.،,;]{0,30}في (?:ال)?بيت(?!\p{L})/u;
/** A film of the unpacking is proof for later, not a right at the door. */
const FILMED = /video|film|record|unboxing (?:video|clip)|فيديو|صور(?:ي|وا)|تصوير/u;
/** “Try the whole range at our lab”, «قيسي عندنا في المعرض»: where we are, not at her door. */
export const AT_OURS =
  /(?<!\p{L})(?:at|in) our (?:\p{L}+ ){0,2}(?:lab|studio|shop|store|showroom|atelier|boutique|branch|workshop|place|house|flagship)(?:e?s)?(?!\p{L})|(?<!\p{L})عندنا(?: \p{L}+){0,2} في (?:ال)?\p{L}+|(?<!\p{L})في (?:ال)?(?:معرض|محل|اتيليه|فرع)(?:نا)?(?!\p{L})/u;
/** “Can I try it first?” “He'll wait.” */
const WAITS =
  /^(?:and |(?:the |our )?(?:courier|driver|rider) )?(?:he )?(?:'ll |will )?(?:gladly |happily )?waits?(?: for you)?(?!\p{L})|^he'll wait(?!\p{L})|^(?:(?:ال)?(?:مندوب|طيار|كابتن) )?(?:ب|ه|ح)?يستن\p{L}{1,4}(?!\p{L})/u;
/** She confirms a visit of hers. */
const VISIT = /appointment|booking|fitting|(?:your|a) visit|in stock|موعد|زيار|بروفه/u;

/** What is shut and no parcel says nothing of the door. */
const withoutOtherShut = (sentence: Sentence): Sentence =>
  isShut(sentence.text)
    ? sentence
    : { ...sentence, marks: sentence.marks.filter(({ concept }) => concept !== "sealed") };

export function readDoor(given: Sentence): Found[] {
  if (isSilent(given) || has(given, "past", "future") || has(given, "exchange")) return [];
  const sentence = withoutOtherShut(given);
  if (FILMED.test(sentence.text) || AT_OURS.test(sentence.text)) return [];
  const order = has(sentence, "return", "refund", "wholesale") ? null : doorOrder(sentence.text);
  // “May I look before I pay?” “Yes, he waits.”
  const wanted = sentence.asked && !order ? doorOrder(sentence.asked.text) : null;
  const isYes = answerOf(sentence) ?? (WAITS.test(sentence.text) ? "yes" : null);
  if (wanted && isYes && wanted !== "sealed" && !has(sentence, "try", "open", "sealed"))
    return [
      {
        kind: "on_delivery",
        value: isYes === "yes" ? wanted : "sealed",
        quote: sentence.raw,
        page: sentence.page,
      },
    ];
  // “Sealed, so open it at home”: no right while the courier waits.
  if (AT_HOME.test(sentence.text))
    return has(sentence, "sealed")
      ? [{ kind: "on_delivery", value: "sealed", quote: sentence.raw, page: sentence.page }]
      : [];
  if (order)
    return [{ kind: "on_delivery", value: order, quote: sentence.raw, page: sentence.page }];
  const topics = topicsOf(sentence);
  const answer = answerOf(sentence);
  const asked = sentence.asked && has(sentence.asked, "try", "open") ? sentence.asked : null;
  if (!has(sentence, "try", "open", "sealed") && !(asked && answer)) return [];
  const atDoor =
    has(sentence, "courier") ||
    AT_THE_DOOR.test(sentence.text) ||
    topics.has("door") ||
    (has(sentence, "try") && has(sentence, "open")) ||
    (topics.has("delivery") && has(sentence, "try", "sealed"));
  if (!atDoor) return [];
  const stand = (concept: Concept): "yes" | "no" | null => {
    const marks = marksOf(sentence, concept);
    if (marks.some((mark) => !isDenied(sentence, mark, { before: 40, after: 22 }))) return "yes";
    if (marks.length > 0) return "no";
    return asked && has(asked, concept) && answer ? answer : null;
  };
  const isPutOff = marksOf(sentence, "try").some(({ end }) =>
    PUT_OFF.test(sentence.text.slice(end)),
  );
  const [tries, opens] = [isPutOff ? "no" : stand("try"), stand("open")];
  const onlyAfter =
    /(?<!\p{L})(?:only|الا|فقط)(?!\p{L})[^.]{0,30}(?<!\p{L})(?:after|بعد)(?!\p{L})|(?:after|بعد) (?:the |you |you've |having |ما )?(?:ال)?(?:pa[iy]|ت?دفع|sign)|(?:after|once|بعد|لما) (?:ما )?(?:he|she|(?:the |ال)?(?:courier|driver|مندوب))? ?(?:has |is |بي)?(?:leaves?|left|gone|يمشي|مشي)/u.test(
      sentence.text,
    );
  const paidFirst =
    /(?:paid|pay)\p{L}*[^.]{0,24} before[^.]{0,20} open|(?:ال)?دفع[^.]{0,16} قبل (?:ما )?(?:ال)?(?:ت?فتح|معاينه|تعاين)/u.test(
      sentence.text,
    );
  const value = paidFirst
    ? "sealed"
    : tries === "yes" && !onlyAfter
      ? "try"
      : opens === "yes" && !onlyAfter
        ? "open"
        : opens === "no" || has(sentence, "sealed") || (onlyAfter && opens)
          ? "sealed"
          : null;
  if (
    !value ||
    (value === "open" &&
      !/قبل|before|with (?:the )?courier|front|مندوب|courier|حق|allowed|يمكن|ممكن|can|may|free to|ينفع|مسموح|abl|yes|اكيد|parcel|package|box/u.test(
        `${sentence.text} ${asked?.text ?? ""}`,
      ))
  )
    return [];
  return [{ kind: "on_delivery", value, quote: sentence.raw, page: sentence.page }];
}

/** “Somebody rings you before we send anything.” */
const BEFORE_SENDING =
  /(?<!\p{L})before (?:we |it |anything |your order |the order |the parcel )?(?:is )?(?:sen[dt]|ship|dispatch|pack|leav|goes)|قبل ما (?:ال\p{L}+ )?(?:ي|ن|ت)(?:خرج|شحن|بعت|نزل|طلع|تشحن)|قبل (?:ال)?شحن/u;

export function readConfirmation(sentence: Sentence): Found[] {
  if (isSilent(sentence) || has(sentence, "exchange", "return", "refund", "past")) return [];
  const asked =
    sentence.asked &&
    (has(sentence.asked, "confirm") || /هتكلمو|تتصلو|someone call/u.test(sentence.asked.text));
  if (VISIT.test(sentence.text) || GROUP.test(sentence.text)) return [];
  // A courier who rings on his way confirms nothing.
  const isBeforeSending = BEFORE_SENDING.test(sentence.text) && !has(sentence, "courier");
  if (!has(sentence, "confirm") && !asked && !isBeforeSending && !topicsOf(sentence).has("confirm"))
    return [];
  const says = (concept: Concept) =>
    marksOf(sentence, concept).some((mark) => !isDenied(sentence, mark, { before: 4, after: 3 }));
  const [call, whatsapp] = [says("call"), says("whatsapp")];
  // “No confirmation calls”: what is denied is the confirming.
  const isRefused =
    has(sentence, "confirm") &&
    marksOf(sentence, "confirm").every((mark) => isDenied(sentence, mark, { before: 6, after: 4 }));
  if ((!call && !whatsapp) || isRefused || answerOf(sentence) === "no") return [];
  // “A message on WhatsApp” to a phone number is one way, not two.
  const value = call && whatsapp ? "either" : call ? "phone" : "whatsapp";
  return [{ kind: "confirmation", value, quote: sentence.raw, page: sentence.page }];
}
