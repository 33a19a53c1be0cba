/**
 * Terms told by the parts of a sentence alone (roles.ts): who hands money to whom and when, what may be done at the
 * door, what comes back. They are hints, and give way to what is said in plain words.
 */
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { agreedBy } from "./agreement.ts";
import { goesToOthers, isOffer, isOnItsWayBack, isSentAgain } from "./asides.ts";
import { cashFee, depositIn, mostCash, takesNoCash } from "./cash-form.ts";
import { AT_OURS } from "./door.ts";
import { actsIn, isShut } from "./door-form.ts";
import type { Found, Kind } from "./fact.ts";
import { AFTER_PAYING, AT_DOOR, BEFORE_PAYING, HANDS_OVER, THE_REST } from "./roles.ts";
import { clausesOf, has, marksOf, type Sentence, within } from "./sentences.ts";
import { isSilent, topicsOf } from "./topics.ts";

export function readForms(sentence: Sentence): Found[] {
  const { text } = sentence;
  if (!text || isSilent(sentence) || has(sentence, "past", "future", "exchange", "return"))
    return [];
  if (goesToOthers(text) || isOffer(text) || isOnItsWayBack(text) || has(sentence, "fault"))
    return [];
  if (/^(?:لو|اذا|if)[^،,]{0,60}[?؟]$/u.test(text)) return [];
  const agreed = agreedBy(sentence);
  const confirmed = agreed ? [say(sentence, "confirmation", agreed)] : [];
  if (has(sentence, "cancel") || isSentAgain(text)) return confirmed;
  return [...confirmed, ...readHandover(sentence), ...readDoorForm(sentence)];
}

const say = (sentence: Sentence, kind: Kind, value: unknown): Found => ({
  kind,
  value,
  quote: sentence.raw,
  page: sentence.page,
  weak: true,
});

const CASH =
  /(?<!\p{L})(?:cash|money|(?:ال|ب|و)?كاش|نقد\p{L}{0,3}|(?:ال)?(?:فلوس|حساب|مبلغ)\p{L}{0,2})(?!\p{L})/u;
const CARD =
  /(?<!\p{L})(?:cards?|visa|terminal|machine|pos|(?:ال|ب)?(?:فيزا|كارت|ماكينه|مكنه|بطاقه))(?!\p{L})/u;
const ON_THE_WAY =
  /(?<!\p{L})(?:fees?|charges?|extra|tip|رسوم|مصاريف|اجره|زياده|(?:ال)?(?:شحن|توصيل))(?!\p{L})/u;

/** Money that goes to the courier, or changes hands when the parcel does; and what is paid ahead of it. */
function readHandover(sentence: Sentence): Found[] {
  const { text } = sentence;
  const topics = topicsOf(sentence);
  const isPayment = topics.has("payment");
  // “The courier collects it for 60”, told of what goes back.
  if (
    !isPayment &&
    (topics.has("exchange") || topics.has("return")) &&
    !has(sentence, "cash", "cod")
  )
    return [];
  const found: Found[] = [];
  const clauses = clausesOf(text);
  const parts = clauses.map(({ start, end }) => text.slice(start, end));
  const atDoor = parts.filter(
    (part, at) =>
      AT_DOOR.test(part) &&
      HANDS_OVER.test(part) &&
      !BEFORE_PAYING.test(part) &&
      !marksOf(sentence, "not").some((mark) => within(elementAt(clauses, at), mark)) &&
      !(CARD.test(part) && !CASH.test(part)) &&
      !(ON_THE_WAY.test(part) && !CASH.test(part)),
  );
  const isLater = parts.some(
    (part) => THE_REST.test(part) && (AT_DOOR.test(part) || HANDS_OVER.test(part)),
  );
  const deposit = depositIn(sentence, isPayment, isLater);
  if (deposit !== null) found.push(say(sentence, "cash_limits", { deposit }));
  const upTo = deposit === null ? mostCash(sentence, isPayment) : null;
  if (upTo !== null) found.push(say(sentence, "cash_limits", { up_to: upTo }));
  const fee = deposit === null ? cashFee(sentence) : null;
  if (fee !== null) found.push(say(sentence, "cash_limits", { fee }));
  const isTaken =
    atDoor.length > 0 && (isPayment || isLater || atDoor.some((part) => CASH.test(part)));
  // Where cash has a price or an end, there is cash.
  const isRestAtDoor = parts.some((part) => THE_REST.test(part) && AT_DOOR.test(part));
  if (isTaken || (deposit !== null && isRestAtDoor) || upTo !== null || fee !== null)
    found.push(say(sentence, "cash_on_delivery", true), say(sentence, "payment", ["cash"]));
  else if (takesNoCash(sentence, isPayment)) found.push(say(sentence, "cash_on_delivery", false));
  return found;
}

const DOOR_HEADING =
  /(?<!\p{L})(?:at (?:the|your) door|(?:on|upon) (?:delivery|arrival|receipt)|when (?:it|your \p{L}+|the \p{L}+) (?:arrives|comes|gets)|(?:عند|ساعه|وقت|لحظه) (?:ال)?(?:استلام|باب|تسليم|وصول)|(?:ساعه|لما|وقت|اول) ?(?:ما )?(?:ت|ي)(?:وصل|جي|ستلم)\p{L}*|(?:ال)?معاينه|inspection|preview|doorstep|^(?:receiving|collecting|taking) (?:it|your|the))/u;
/** Proof for later, a visit to the shop, advice on sizes: no right at the door. */
const NOT_DOOR =
  /video|film|unboxing|فيديو|تصوير|صور(?:ي|وا)|size (?:guide|chart)|جدول|branch|showroom|(?:ال)?(?:فرع|محل|معرض)(?!\p{L})|فتحه|store|shop|open (?:daily|from|every|until|\d)|(?:calls?|message|whats ?app|واتس)/u;

const MAY =
  /(?<!\p{L})(?:free to|allowed|permitted|may|can|let(?:s)? you|welcome to|your right|(?:من )?حقك|يحق|ممكن|تقدر\p{L}{0,2}|مسموح|(?:ن|ب)?تيح|ينفع)(?!\p{L})/u;
const PARCEL =
  /(?<!\p{L})(?:parcel|shipment|package|bag|box|carton|(?:ال)?(?:شحنه|طرد|كيس|شنطه|علبه|كرتونه))(?!\p{L})/u;

const UNPACKS =
  /(?<!\p{L})(?:open|unpack|unwrap|unbox|unseal|inspect|\p{L}{0,2}(?:فتح|فض|عاين)|معاين)/u;

/** What she may do with the parcel before she pays for it. */
function readDoorForm(sentence: Sentence): Found[] {
  const { text } = sentence;
  if (NOT_DOOR.test(text) || AT_OURS.test(text)) return [];
  const isHeaded = sentence.under.slice(0, 1).some((one) => DOOR_HEADING.test(one.text));
  const isTimed = BEFORE_PAYING.test(text) || AFTER_PAYING.test(text);
  if (!isHeaded && !isTimed && !AT_DOOR.test(text) && !(MAY.test(text) && PARCEL.test(text)))
    return [];
  if (isShut(text)) return [say(sentence, "on_delivery", "sealed")];
  const acts = actsIn(text).filter(({ kind }) => kind !== "pay");
  const tries = acts.some(({ kind, denied }) => kind === "wear" && !denied);
  const looks = acts.filter(({ kind }) => kind === "look");
  const isOnlyAfter =
    AFTER_PAYING.test(text) && !BEFORE_PAYING.test(text.replace(AFTER_PAYING, " "));
  if (isOnlyAfter && acts.length > 0) return [say(sentence, "on_delivery", "sealed")];
  if (tries) return [say(sentence, "on_delivery", "try")];
  // “Look as long as you like” needs the moment or a right; a verb of seeing alone is in many sentences.
  const isGranted = looks.some(({ denied }) => !denied);
  const isKeptShut = AT_DOOR.test(text) && looks.length > 0 && !isGranted && UNPACKS.test(text);
  if (!isKeptShut && (looks.length === 0 || !(isHeaded || isTimed || MAY.test(text)))) return [];
  return [say(sentence, "on_delivery", isGranted ? "open" : "sealed")];
}
