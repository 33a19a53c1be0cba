// What is said about the list rather than the piece: sale, stock, order.
import { readTerms } from "../../../language/read-terms.ts";
import { createSpoken } from "../../../language/phrases.ts";
import { take, type Tokens } from "../../../language/tokens.ts";
import type { Order } from "../wish.ts";

export type Wishes = { onSale?: boolean; inStock?: boolean; order?: Order };

const WISHES = createSpoken<Wishes>([
  // "That does not look cheap" asks for no price.
  [
    {},
    "اجدد هدوم, اجدد هدومي, اجدد لبس, اجدد لبسي, اجدد دولابي, agaded lebs, agaded lebsy, agaded hodoom, agaded hodoomy, too much to ask, look expensive, looks expensive, looking expensive, expensive looking, look pricey, looks pricey, look cheap, looks cheap, looking cheap, cheap looking, not look cheap, not cheap looking",
  ],
  [
    { onSale: true },
    "on sale, sale, in the sale, on offer, on discount, discount, discounts, discounted, with discount, offer, offers, special offer, special offers, reduced, reduced price, clearance, deals, markdown, promo, promotion, promotions, percent off, sales, price drop, outlet, with a discount, marked down",
  ],
  [
    { onSale: true },
    "نص تمن, نص التمن, نص السعر, عليه اوفر, عليها اوفر, عليهم اوفر, في اوفر, فيه اوفر, اوفرات, عروض, عرض, عليه عرض, عليها عرض, عليهم عرض, تخفيضات, تخفيض, خصم, خصومات, مخفض, مخفضه, اوكازيون, عليه خصم, عليها خصم, عليهم خصم, عليه تخفيض, عليها تخفيض, سيل, في العروض, فيه خصم, بالخصم, فى العرض, عليه سيل, التخفيضات, بخصم, العروض, عليها عروض, عليه عروض",
  ],
  [
    { onSale: true },
    "nos taman, nos el taman, 3aleh offer, 3aleha offer, fe offer, khasm, 5asm, khasem, 5asem, 3orood, 3roud, 3rood, 3orod, 3arood, 3rod, 3ard, 3aleh khasm, 3aleha khasm, 3aleh 5asm, 3aleha 5asm, 3aleeh khasm, ta5fid, takhfid, takhfidat, ta5fidat, ta5feed, takhfeed, takhfeedat, okazyon, okazion, fe el sale, 3leh 5asm, 3leh khasm, 3leha 5asm, khosomat, 5osomat, oroud, sayl, b khasm, be khasm, 3ala khasm, ta5feedat, orood",
  ],

  [
    { inStock: true },
    "in stock, available, available now, instock, ready to ship, currently available, not sold out, availability",
  ],
  [
    { inStock: true },
    "متوفر, متوفرة, متوفره, متاح, متاحة, متاحه, موجود, موجودة, موجوده, متوفرين, متاح حاليا, المتاح, متوفر حاليا, موجودين, مش خلصان, لسه موجود",
  ],
  [
    { inStock: true },
    "motawafer, motawafr, motwafer, mawgood, mawgoud, mota7, motah, mawgooda, mtwfr, mawgod, motawfr, motawafera, mawgouda, muta7, motaah, mota7a",
  ],

  [
    { order: "cheapest" },
    "lowest up top, lowest on top, lowest at the top, lowest first, lowest one, lowest ones, lowest you have, lowest you do, lowest you go, lowest there is, lowest going, lowest to highest, lowest price first, smallest price, from the lowest, start from the lowest, starting with the lowest, in order of price, price order, by price, price ascending, ascending, in ascending order, prices going up, working up, work your way up, least pricey, least costly, cheap to expensive, cheapest end, costs the least, cost the least, costing the least, least you charge, least it costs, cheapest, cheapest first, cheap, cheaper, lowest price, lowest prices, lowest priced, low price, low cost, least expensive, affordable, inexpensive, not expensive, not that expensive, not that pricey, less pricey, not too expensive, not so expensive, not very expensive, not pricey, less expensive, price low to high, sort by price, budget friendly, low budget, on a budget, most affordable, a cheaper one, cheaper one, cheaper ones, something cheaper, economical, cheapest one, best price, budget, good price, reasonable price, reasonably priced, low to high, not overpriced",
  ],
  [
    { order: "cheapest" },
    "ارخص, أرخص, الارخص, ارخص حاجه, رخيص, رخيصة, رخيصه, مش غالي, مش غالية, مش غاليه, اقل سعر, أقل سعر, اقل سعرا, الاقل سعرا, اقل ثمنا, الاقل ثمنا, ارخص ثمنا, الارخص ثمنا, الاقل تكلفه, باقل سعر, سعر كويس, بسعر كويس, اقتصادي, اقتصاديه, على قد الايد, على قد الجيب, على اد الجيب, على قد جيبي, على اد جيبي, على قدي, تناسب جيبي, يناسب جيبي, سعر مناسب, بسعر مناسب, سعره حلو, سعر حلو, من الارخص, من الأرخص للأغلى, من الارخص للاغلي, من الرخيص للغالي, من الاقل للاعلى, سعرها حلو, اسعار كويسه, رخاص, مش غالين, سعره معقول, سعر معقول, بسعر معقول",
  ],
  [
    { order: "cheapest" },
    "3ala 2ad el eed, 3ala ad el eed, 3ala 2ad el id, 3ala 2add el eed, 3ala 2ad el geib, 3ala 2add el geib, 3ala ad el geib, 3ala add el geib, 3ala 2ad el gayb, 3ala 2ad el geeb, 3ala 2add el gayb, 3ala 2add el geeb, 3ala 2ad geiby, 3ala 2add geiby, ar5as, arkhas, arkhass, ar5s, ar5as 7aga, arkhas 7aga, re5is, rekhis, rikhis, r5es, re5ees, rekhees, rekhisa, re5esa, mel ar5as lel a8la, mel arkhas lel aghla, mel ar5as lel aghla, men el ar5as lel a8la, men el arkhas lel aghla, mesh ghaly, mesh 8aly, msh 8aly, msh ghaly, mesh ghali, mish ghali, mesh 8ali, mesh ghalya, a2al se3r, a2al s3r, se3r kowayes, se3r kwayes, re5isa, rakhis, rakhees, ra5is, er5as, el ar5as, el arkhas, se3ro 7elw, msh ghalya, mish ghalya, rokhas, ro5as, arkhs",
  ],

  [
    { order: "dearest" },
    "highest up top, highest at the top, highest first, highest to lowest, highest price first, highest one, from the highest, starting with the highest, price descending, descending, in descending order, most costly first, prices going down, work your way down, top price first, expensive to cheap, most extravagant, most luxurious, costs the most, cost the most, costing the most, costs most, most costly, costliest, highest end, most expensive, priciest, highest price, highest priced, price high to low, dearest, expensive, high to low, most pricey, more expensive, expensive one",
  ],
  [
    { order: "dearest" },
    "اكتر حاجه غاليه, اغلى, أغلى, الاغلي, الاغلى, اغلي حاجه, الغالي, من الغالي للرخيص, من الاعلى للاقل, الاعلى سعرا, اعلى ثمنا, الاعلى ثمنا, اغلى ثمنا, الاغلى ثمنا, من الاكتر للاقل, اعلى سعر, أعلى سعر, غالي, غاليه, من الاغلي للارخص",
  ],
  [
    { order: "dearest" },
    "aktar 7aga ghalya, aktar 7aga 8alya, aghla, a8la, aghla 7aga, a8la 7aga, el aghla, a3la se3r, el ghaly, el 8aly, men el ghaly lel rekhis, men el a3la lel a2al, el a8la, ghaly, 8aly",
  ],

  [
    { order: "newest" },
    "just came in, came in, whats new, what new, what is new, newest, newest first, latest, new arrivals, new arrival, new in, just in, just arrived, most recent, recently added, new collection, latest arrivals, newly added, brand new, what s new, newest arrivals, latest collection, new season, recent, new drop, new drops, fresh drops, latest drops",
  ],
  [
    { order: "newest" },
    "نزلت جديد, نزل جديد, نازله جديد, الحاجات الجديده, احدث, أحدث, الاحدث, أجدد, اجدد, الجديد, وصل حديثا, كولكشن جديد, نيو كولكشن, جديد وصل, اخر حاجه, اخر موديل, احدث موديلات, احدث حاجه, الكولكشن الجديد, كوليكشن جديد, آخر موضة, المجموعه الجديده, عندكم ايه جديد, عندكو ايه جديد, عندك ايه جديد, ايه جديد, في ايه جديد, وصلت جديد, لسه نازل, نازل جديد",
  ],
  [
    { order: "newest" },
    "a7das, ahdas, a7dath, ahdath, agdad, el gedid, el gdid, el gedeed, el gdeed, eh el gdeed, el 7agat el gdeda, el 7agat el gedeeda, new colection, new kolekshen, gedid nazel, akher 7aga, a5er 7aga, el agdad, el a7das, akher model, a5er model, new collection, agdd, 3andoko eh gedid, 3andoko eh gedeed, 3ndko eh gded, 3ndko eh gedid, 3andokom eh gedid, 3andak eh gedid, 3andek eh gedid, eh gedid, eh gedeed, fe eh gedid, el gded",
  ],
]);

export const wishPhraseAt = WISHES;

const LEAST =
  /^(?:(?:what|whats|s|is|are|would|be|the|how) )*(?:least|lowest|minimum|smallest|little)(?: (?:amount|sum|price|money|i|id|d|we|you|he|she|they|one|it|would|could|can|should|have|had|need|got|ll|will|to|ever|let|be|asking))* (?:pay|spend|charge|cost|costs|shell out|get away with|part with|take|ask|want|accept|sell|go|get|start|starts|asking|for)(?: (?:one|it|them|any|these|those|that|this|go|goes|off|at|for|to get|to buy|from))*(?= |$)/;

/** "What's the least I'd pay for a suit": the price is asked for, and nobody speaks of paying. */
export function takeLeast(tokens: Tokens): boolean {
  for (let at = 0; at < tokens.words.length; at++) {
    const said = LEAST.exec(tokens.words.slice(at).join(" "))?.[0];
    if (said === undefined) continue;
    take(tokens, at, at + said.split(" ").length);
    return true;
  }
  return false;
}

const REFUSES = /^(?:not|nothing|no|never|without)$/;

/** "Not the cheap ones" asks for no order, "nothing expensive" for the other one. */
function refusedOrder({ words, breaks }: Tokens, at: number, wish: Wishes): Wishes {
  const from = /^(?:the|a|an|your|too|very|so|most|that|anything|is)$/.test(words[at - 1] ?? "")
    ? at - 2
    : at - 1;
  const isRefused = REFUSES.test(words[from] ?? "") && !breaks.has(at) && !breaks.has(from + 1);
  if (!isRefused || wish.order === undefined || wish.order === "newest") return wish;
  return wish.order === "dearest" ? { order: "cheapest" } : {};
}

export function readWishes(tokens: Tokens, hasPrice = false): Wishes {
  const wishes: Wishes = {};
  let ordered: number | undefined;
  for (let at = 0; at < tokens.words.length;) {
    const found = tokens.taken.has(at) ? undefined : WISHES(tokens.words, at);
    if (!found) {
      at += 1;
      continue;
    }
    // "From the dear to the cheap": the list begins with what is named first.
    const isEnd = found.value.order !== undefined && ordered !== undefined && at - ordered <= 2;
    // "My budget is 4000": a budget with its amount asks for no order.
    const isAmount =
      hasPrice && /^(?:on a )?budget$/.test(tokens.words.slice(at, found.to).join(" "));
    if (!isEnd && !isAmount) Object.assign(wishes, refusedOrder(tokens, at, found.value));
    if (found.value.order !== undefined) ordered = found.to;
    // "50% off": the share says nothing that we could keep.
    const isShare = tokens.words[at] === "percent" || tokens.words[at + 1] === "percent";
    take(tokens, isShare && /^\d+$/.test(tokens.words[at - 1] ?? "") ? at - 1 : at, found.to);
    at = found.to;
  }
  if (!wishes.order && thriftiestAt(tokens)) wishes.order = "cheapest";
  if (!wishes.order && LAST_TO_COME.test(tokens.words.join(" "))) wishes.order = "newest";
  return wishes;
}

/** «أوفر بوت عندكم», "awfar shanta": before a piece it is the thriftiest, behind one it is short for oversized. */
function thriftiestAt(tokens: Tokens): boolean {
  const { words, taken } = tokens;
  const at = words.findIndex((word, place) => {
    if (taken.has(place) || !/^(?:ال)?(?:اوفر|awfar)$/.test(word)) return false;
    const [next] = readTerms(words.slice(place + 1, place + 3));
    return next?.from === 0 && next.term.kind === "kind" && next.term.id !== "kind:overalls";
  });
  if (at >= 0) take(tokens, at, at + 1);
  return at >= 0;
}

/** «إيه آخر كارديجانات نزلت؟», "a5er fasateen nezlet": the last ones that came in. */
const LAST_TO_COME =
  /(?:^| )(?:اخر|a5er|akher|a5r) (?:\S+ ){1,2}(?:نزل|نزلت|نزلوا|نازل|نازله|وصل|وصلت|جه|جت|n[ei]z[ei]?l(?:et|o)?|wesel(?:et)?|wasal(?:et)?)(?: |$)/;
