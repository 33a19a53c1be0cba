// Words on buttons and beside prices that say whether a thing can be bought, in the languages of shops.
import { remembered } from "./text.ts";

const BUY = new RegExp(
  [
    /add(?: item)? to (?:cart|bag|basket|trolley)|buy (?:it )?now|buy this|^buy$|pre-?order|place bid|purchase|order now|checkout now/,
    /in den (?:warenkorb|einkaufswagen)|jetzt kaufen|in den korb|ajouter (?:au|à mon) panier|acheter|agregar al carrito|añadir (?:al|a la) (?:carrito|cesta)|comprar/,
    /aggiungi al carrello|acquista|adicionar ao carrinho|in winkelwagen|lägg i|legg i|læg i|lisa (?:ostu)?korvi|ielikt|pirkt|adaug[aă] [iî]n co[sș]/,
    /do koszyka|do košíku|do košíka|kosárba|sepete ekle|в корзину|купить|в кошик|до кошика|dodaj u košaricu|кошничката|カートに|购买|加入购物车|구매|장바구니/,
    /(?:أضف|اضف|أضيفي|إضافة|اضافة)[^.]{0,12}(?:للسلة|السلة|سلة|العربة|عربة)|اشتر|شراء|(?:اطلب|اطلبي|احجز|احجزي|الطلب) (?:الآن|الان|عبر|من خلال|على|عن طريق) ?|افزودن به سبد/,
    // Where there is no basket, a piece is ordered by a message.
    /order (?:it )?(?:via|on|by|through|in) (?:whats ?app|messenger|instagram|message|phone|dm)/,
  ]
    .map((one) => one.source)
    .join("|"),
  "iu",
);
const BUY_NAME =
  /add-*to-*(?:cart|bag|basket)|buy-*(?:now|button|btn|box)|btn-*(?:buy|cart)|single-add|cart-*(?:button|btn)/i;

// Menus, buttons and notes come back on every page of a shop: what their words say is remembered.
const isBuy = remembered((text) => BUY.test(text));
/** A page that explains how it is done sells nothing. */
const EXPLAINS = /طريق[ةه]|كيفي[ةه]|خطوات|شروط|سياس[ةه]|how to|why buy|guide/i;
export const saysBuy = (text: string): boolean =>
  text.length <= 60 && isBuy(text) && !EXPLAINS.test(text);
export const isCalledBuy = remembered((name) => BUY_NAME.test(name));

const GONE = new RegExp(
  [
    /sold[\s-]?out|out[\s-]of[\s-]stock|currently unavailable|no longer available|(?:item|product|article|is|currently) (?:not |un)available|temporarily out|(?:this )?(?:listing|auction|item|sale) (?:has )?(?:ended|sold|expired)|notify me when|^[^\p{L}\p{Nd}]*(?:not available|unavailable)\b(?! (?:in|for)\b)/u,
    // A count of none.
    /(?<![\p{Nd}.,])[0٠] (?:(?:units?|pieces?|items?|pcs|قطع[ةه]?|وحد[ةه]) )?(?:left|remaining|in stock|available|متبقي[ةه]?|متاح[ةه]?|متوفر[ةه]?|في المخز[وا]ن)|^(?:(?:in )?stock|available|quantity left|المخز[وا]ن|الكمية المت(?:بقية|احة|وفرة)|متبقي)\s*:\s*[0٠](?![\p{Nd}.,])/u,
    /ausverkauft|nicht (?:mehr )?(?:verfügbar|lieferbar|vorrätig)|derzeit nicht|nicht auf lager|épuisé|indisponible|rupture de stock|n'est plus disponible/,
    /agotado|sin stock|no disponible|esaurito|non (?:è )?(?:al momento )?disponibile|esgotado|indisponível|uitverkocht|niet (?:op voorraad|beschikbaar)|slutsåld|utsolgt|udsolgt/,
    /pole saadaval|läbi müüdud|otsas|nav pieejams|izpārdots|stoc epuizat|indisponibil|nu este [iî]n stoc|niedostępny|wyprzedane|vyprodáno|není skladem|elfogyott|nincs raktáron|tükendi|stokta yok/,
    /нет в наличии|нет в продаже|распродан|закончился|снят с продажи|немає в наявності|품절|재고 없음|在庫切れ|売り切れ|缺货|售罄/,
    // "Finished" is what shops in Egypt say of what has run out; a hem is finished with something.
    /(?:item|product|piece|quantity|stock|size) (?:is |has |was )?finished(?! (?:with|by|in|to|at)\b)|خلصت? (?:الكمية|من المخزن|من المخزون)|الكمية خلصت|انتهت الكمية|(?:^|\s)خلصان[ةه]?(?:\s|$)|^[^\p{L}\p{Nd}]*خلصت?(?: خلاص)?[^\p{L}\p{Nd}]*$|(?:نبه|بلغ|[أا]بلغ|[أا]علم|[أا]خبر)ن[يى] (?:\p{L}+ ){0,2}?(?:عند|لما|[أا]ول ما|حين)/u,
    /نفد|نفذت|نفذ من|نفدت|غير متوفر|غير متاح|انتهى المخزون|ناموجود/,
  ]
    .map((one) => one.source)
    .join("|"),
  "iu",
);
const THERE = new RegExp(
  [
    /in stock|\bavailable\b(?! (?:soon|options?|colou?rs?|sizes?|in\b|for\b|from\b|at\b|on\b|with\b|as\b|to\b|styles?|variants?|payment))|ships (?:in|within|today)|only \d+ left|auf lager|sofort lieferbar|lieferbar|vorrätig|verfügbar|en stock|disponible|disponibile|disponibilità immediata/,
    /em estoque|op voorraad|i lager|på lager|laos|saadaval|pieejams|ir noliktavā|în stoc|in stoc|na skladě|skladem|skladom|dostępny|raktáron|stokta var/,
    /в наличии|есть в наличии|в наявності|재고|在庫あり|有货|متوفر|متاح|في المخزون|موجود/,
  ]
    .map((one) => one.source)
    .join("|"),
  "iu",
);

const isGone = remembered((text) => GONE.test(text));
const isThere = remembered((text) => THERE.test(text));
export const saysGone = (text: string): boolean => text.length <= 160 && isGone(text);
export const saysThere = (text: string): boolean =>
  text.length <= 120 && !isGone(text) && isThere(text);

const MESSENGER = /^(?:https?:)?\/\/(?:wa\.me|wa\.link|(?:api|web)\.whatsapp\.com|m\.me)\//i;
export const isMessenger = (href = ""): boolean => MESSENGER.test(href);

const ORDERS = /\b(?:order|buy|book)\b|طلب|احجز|للحجز|اشتر|شراء/iu;
const WORDS_MAX = 40;

/** "للطلب واتساب": few words about ordering on what opens a message. */
export const isOrderByMessage = (words: string, href = ""): boolean =>
  MESSENGER.test(href) && words.length <= WORDS_MAX && ORDERS.test(words);
