// What is asked of the shop rather than of the piece: "cash, exchangeable, under 900 delivered to Minya".
import type { Governorate } from "../../../../contract/trust.ts";
import { createSpoken } from "../../../language/phrases.ts";
import { take, type Tokens } from "../../../language/tokens.ts";
import type { ShopWish } from "../wish.ts";

type Said = ShopWish & {
  /** Sent somewhere: where is said beside it. */
  isSent?: boolean;
};

const SAID = createSpoken<Said>([
  // Named for what they are, so that the cash in them is not heard.
  [
    {},
    "cash in hand, cash on me, cash left, in cash is, vodafone cash, فودافون كاش, cash back, cashback, كاش باك, كاش مايوه, كاش مايو, cash mayo, cash mayoh, kash mayo, kash mayoh",
  ],
  [
    { cash: true },
    "cash, cash on delivery, cod, in cash, by cash, with cash, pay cash, pay on delivery, pay at the door, pay when it arrives, cash only, payment on delivery, كاش, نقدي, نقدا, دفع عند الاستلام, الدفع عند الاستلام, ادفع عند الاستلام, الدفع لما يوصل, ادفع لما يوصل, ادفع كاش, kash, el daf3 3and el estelam, daf3 3and el estelam, adfa3 3and el estelam, adfa3 cash, adfa3 lama yewsal",
  ],
  [
    { exchangeable: true },
    "exchangeable, can be exchanged, can exchange, i can exchange, could exchange, with exchange, exchange allowed, exchange possible, allows exchange, allow exchange, easy exchange, swap the size later, يتبدل, تتبدل, بيتبدل, بتتبدل, يتبدلوا, قابل للاستبدال, قابله للاستبدال, قابل للتبديل, فيه استبدال, فيها استبدال, فيه تبديل, فيها تبديل, ينفع ابدله, ينفع ابدلها, اقدر ابدله, اقدر ابدلها, ينفع استبدال, ينفع يتبدل, ينفع تتبدل, yetbadel, tetbadel, byetbadel, betetbadel, feh estebdal, feha estebdal, feh tabdeel, feha tabdeel, yenfa3 abadelo, yenfa3 abadelha, a2dar abadelo, a2dar abadelha",
  ],
  [
    { returnable: true },
    "returnable, can be returned, can return, i can return, could return, with returns, free returns, easy returns, returns allowed, allows returns, allow returns, refundable, يترجع, تترجع, بيترجع, بتترجع, قابل للاسترجاع, قابله للاسترجاع, فيه استرجاع, فيها استرجاع, ينفع ارجعه, ينفع ارجعها, اقدر ارجعه, اقدر ارجعها, ينفع استرجاع, yetraga3, tetraga3, byetraga3, betetraga3, feh esterga3, feha esterga3, yenfa3 aragga3o, yenfa3 aragga3ha, a2dar aragga3o, a2dar aragga3ha",
  ],
  [
    { tryOn: true },
    "try before paying, try before i pay, try it before paying, try it before i pay, try on delivery, try at the door, try it at the door, try it on at the door, try on before paying, اقيس قبل ما ادفع, اقيسه قبل ما ادفع, اقيسها قبل ما ادفع, اجرب قبل ما ادفع, اجربه قبل ما ادفع, اجربها قبل ما ادفع, قياس قبل الدفع, القياس قبل الدفع, اقيس عند الاستلام, a2is 2abl ma adfa3, a2eso 2abl ma adfa3, a2esha 2abl ma adfa3, agarab 2abl ma adfa3, agarabo 2abl ma adfa3",
  ],
  [
    { isDelivered: true, isSent: true },
    "delivered, with delivery, including delivery, incl delivery, delivery included, including shipping, incl shipping, with shipping, shipping included, all in with delivery, شامل التوصيل, شامل الشحن, شامله التوصيل, شامله الشحن, بالتوصيل, بالشحن, مع التوصيل, مع الشحن, واصل, واصله, متوصل, متوصله, shamel el tawseel, shamel el sha7n, shamla el tawseel, shamla el sha7n, bel tawseel, bel sha7n, ma3 el tawseel, ma3 el sha7n, wasel, wasla",
  ],
  [
    { isSent: true },
    "deliver, delivers, deliver to, delivers to, delivering to, delivery, delivery to, ship, ships, ship to, ships to, shipping to, sent to, send to, يوصل, توصل, بيوصل, بتوصل, يوصلوا, بيوصلوا, بيوصلو, توصيل, التوصيل, شحن, الشحن, بيشحن, بيشحنوا, yewsal, tewsal, beywasal, betwasal, beywasalo, tawseel, el tawseel, sha7n, el sha7n",
  ],
]);

/** What the shop should do. Its words are taken, so that cash is no cover-up ("كاش مايوه"). */
export function readShopWish(tokens: Tokens, place: Governorate | undefined): ShopWish {
  const spans: { from: number; to: number }[] = [];
  let said: Said = {};
  for (let at = 0; at < tokens.words.length;) {
    const found = SAID(tokens.words, at);
    if (found && Object.keys(found.value).length > 0 && !isDenied(tokens.words, at)) {
      said = { ...said, ...found.value };
      spans.push({ from: at, to: found.to });
    }
    at = found?.to ?? at + 1;
  }
  const { isSent, ...shop } = said;
  const wish: ShopWish = { ...shop, ...(isSent && place && { deliveredTo: place }) };
  if (Object.keys(wish).length > 0) for (const { from, to } of spans) take(tokens, from, to);
  return wish;
}

const NOT = new Set("not no without مش من غير بدون mesh men no".split(" "));
const isDenied = (words: string[], at: number): boolean =>
  NOT.has(words[at - 1] ?? "") && words[at - 1] !== "من";
