// Whether it can be bought, as the page tells a visitor.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { isCalledHidden } from "./called-hidden.ts";
import type { Page } from "./page.ts";
import { linkedPicture } from "./picture-address.ts";
import { isMessenger, saysGone, saysThere } from "./buy-words.ts";
import { isAside } from "./regions.ts";
import { isAmong, otherLinks } from "./other-pieces.ts";
import { isInside, outwards, type Spot } from "./spots.ts";

export type VisibleStock = { isAvailable: boolean; evidence: string; isSure: boolean };

const STOCK_NAME = /stock|availab|verfueg|lager|dispo|sold-?out|inventory|متوفر/;
/** A size that is gone, or an offer of another seller, does not make the product gone. */
const OF_A_PART =
  /swatch|variant|option|(?<!elementor-|font-|text-)size(?!-(?:default|full|thumbnail|large|medium)\b)|colou?r|offer|store|pickup|pick-up|filial|branch|review|question|faq|policy|shipping/;
const LABELLED =
  /^(?:availability|stock|status|verfügbarkeit|disponibilit|disponibilidad|التوفر|الحالة|حالة (?:التوفر|المخزون|المنتج))[^:]{0,12}:/i;
/** "Availability | Sold out", in two cells. */
const LABELLED_ROW =
  /^(?:availability|stock|status|التوفر|الحالة|حالة (?:التوفر|المخزون|المنتج))\s\S.{2,30}$/i;
const PICTURE = /\b(?:bild|abbildung|image|photo|picture|immagine|foto|video|imagen)\b|صورة/i;
const NEAR = 250;
/** Where nothing can be pressed that buys, what is to come is not there yet. */
const SOON = /^(?:coming soon|available soon|launching|قريب(?:ا|اً|ًا)|هيتوفر|يتوفر قريب)(?!\p{L})/iu;

/** Within the label of something to choose: said of that value, for those who cannot see it crossed out. */
const isOfAValue = (spot: Spot): boolean =>
  outwards(spot, 3).some(
    ({ element: { name, attribs } }) =>
      name === "label" || name === "legend" || /^(?:radio|option)$/.test(attribs["role"] ?? ""),
  );

const isPair = ({ element }: Spot): boolean =>
  element.name === "tr" && element.children.filter((child) => "name" in child).length === 2;

const CARD = 60;

/** Ways to other pages; a picture's own file is none, nor a message to the shop. */
const doorsOf = (page: Page): number[] =>
  otherLinks(page).filter((at) => {
    const { element } = elementAt(page.spots(), at);
    return linkedPicture(element) === null && !isMessenger(element.attribs["href"]);
  });

/** In a small box with a picture and a way to another page, away from title and price: said of the piece there. */
function isOnCard(spot: Spot, own: (Spot | null)[], page: Page, doors: number[]): boolean {
  for (const outer of outwards(spot, 7)) {
    if (outer.end - outer.at > CARD || own.some((one) => one && isInside(one, outer))) return false;
    if (!isAmong(doors, outer)) continue;
    const inside = page.spots().slice(outer.at, outer.end);
    if (inside.some(({ element }) => element.name === "img")) return true;
  }
  return false;
}

/** What can be pressed where nothing buys: to be told when it is back. */
const WAIT =
  /^(?:notify me|email me|tell me|let me know|get notified|(?:join|add to) (?:the )?wait(?:ing)?[\s-]?list|waitlist|back in stock|(?:نبه|بلغ|[أا]بلغ|[أا]علم|[أا]خبر)[نو][يى])(?!\p{L})/iu;

const isToWait = ({ element, text }: Spot): boolean =>
  /^(?:a|button|input)$/.test(element.name) && WAIT.test(text || (element.attribs["value"] ?? ""));

const ADDRESS_MAX = 300;

/** What an element says: its words, or those of a picture that stands for words ("soldout.gif"). */
function wordsOf({ element: { name, attribs }, text }: Spot): string {
  if (name !== "img") return text;
  const { src = "" } = attribs;
  const isWritten = src.length <= ADDRESS_MAX && !src.startsWith("data:");
  const file = isWritten ? (src.split(/[?#]/, 1)[0]?.split("/").at(-1) ?? "") : "";
  return (
    [attribs["alt"], attribs["title"], file.replace(/\.\w+$/, "").replace(/[_-]+/g, " ")].find(
      (one) => one && saysGone(one),
    ) ?? ""
  );
}

export function visibleStock(
  page: Page,
  title: Spot | null,
  price: Spot | null,
  buttons: Spot[],
): VisibleStock | null {
  // One that cannot be pressed sells nothing.
  const pressed = buttons.filter(({ element }) => element.attribs["disabled"] === undefined);
  // To send a message is always possible, whatever is left.
  const open = pressed.filter(({ element }) => !isMessenger(element.attribs["href"]));
  let gone: VisibleStock | null = null;
  let there: VisibleStock | null = null;
  let doors: number[] | undefined;
  const anchor = price ?? title;
  const spots = page.spots();
  for (const spot of spots) {
    const text = wordsOf(spot);
    if (text.length < 4 || text.length > 160 || spot.isHidden || spot.isStruck) continue;
    if (title && spot.at < title.at - NEAR) continue;
    // The innermost element that says it is enough.
    const inner = spots[spot.at + 1];
    if (inner && inner.at < spot.end && inner.text === text) continue;
    const isGone =
      saysGone(text) ||
      (open.length === 0 && text.length <= 60 && (SOON.test(text) || isToWait(spot)));
    if (isGone && isCalledHidden(spot)) continue;
    if (!isGone && (there || !saysThere(text))) continue;
    if (PICTURE.test(text)) continue;
    if (spot.element.name === "a" && !STOCK_NAME.test(spot.name) && !isToWait(spot)) continue;
    if (OF_A_PART.test(spot.name) || OF_A_PART.test(spot.parent?.name ?? "")) continue;
    if (isOfAValue(spot)) continue;
    if (isOnCard(spot, [title, price], page, (doors ??= doorsOf(page)))) continue;
    if (title && spot.at < title.at - NEAR) continue;
    const isNear = anchor !== null && Math.abs(spot.at - anchor.at) <= NEAR;
    const isLabelled = LABELLED.test(text) || (isPair(spot) && LABELLED_ROW.test(text));
    // "Availability: Out of stock" is said of the piece, whatever else can be pressed.
    if (isLabelled && isGone && !isAside(spot, title))
      return { isAvailable: false, evidence: text, isSure: true };
    const isNamed =
      isLabelled || STOCK_NAME.test(spot.name) || STOCK_NAME.test(spot.parent?.name ?? "");
    if ((!isNear && !isNamed) || isAside(spot, title)) continue;
    const isShort = text.length <= 60;
    const found = {
      isAvailable: !isGone,
      evidence: text,
      isSure: isNamed || (isNear && isShort && (!isGone || open.length === 0)),
    };
    if (isGone) gone = !gone || (found.isSure && !gone.isSure) ? found : gone;
    else there ??= found;
  }
  // A button that buys says more than a word somewhere near, except a sure one.
  if (gone && (gone.isSure || open.length === 0))
    return open.length > 0 && there?.isSure ? there : gone;
  if (there) return there;
  const [button] = pressed;
  if (button) return { isAvailable: true, evidence: button.text || button.name, isSure: true };
  return buttons.length > 0
    ? { isAvailable: false, evidence: elementAt(buttons, 0).text, isSure: false }
    : null;
}
