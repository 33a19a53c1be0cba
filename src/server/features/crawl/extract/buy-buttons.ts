// Where a page lets one buy.
import { isCalledBuy, isOrderByMessage, saysBuy } from "./buy-words.ts";
import type { Page } from "./page.ts";
import { cardsOf, isAside } from "./regions.ts";
import { isAmong, otherLinks } from "./other-pieces.ts";
import type { Spot } from "./spots.ts";

/** Where the page lets one buy; those of related products are not counted. */
export function buyButtons(page: Page, title: Spot | null): Spot[] {
  const buttons: Spot[] = [];
  for (const spot of page.spots()) {
    const { name, attribs } = spot.element;
    const isButton =
      name === "button" ||
      name === "a" ||
      name === "input" ||
      name.endsWith("-button") ||
      attribs["role"] === "button";
    if (!isButton || spot.isHidden) continue;
    const words =
      spot.text ||
      attribs["value"] ||
      attribs["alt"] ||
      attribs["title"] ||
      attribs["aria-label"] ||
      "";
    const picture = name === "input" ? (attribs["alt"] ?? "") : pictureWords(spot);
    const isBuying = saysBuy(words) || saysBuy(picture) || isCalledBuy(spot.name);
    const around = spot.parent && spot.parent.text.length <= AROUND ? spot.parent.text : "";
    const isOrder =
      isOrderByMessage(words, attribs["href"]) || isOrderByMessage(around, attribs["href"]);
    if ((isBuying || isOrder) && !isAside(spot, title)) buttons.push(spot);
  }
  return withoutCards(page, title, buttons);
}

/** "To order: WhatsApp": the words may stand beside the link. */
const AROUND = 40;

const FEW = 2;

/** What buys a piece in a row of others, each with a way to a page of its own, does not buy this one. */
function withoutCards(page: Page, title: Spot | null, buttons: Spot[]): Spot[] {
  if (buttons.length < FEW) return buttons;
  const own = new Set(buttons.map(({ at }) => at));
  const doors = otherLinks(page).filter((at) => !own.has(at));
  const cards = cardsOf(buttons, title, (box) => isAmong(doors, box));
  return buttons.filter((button) => (cards.get(button) ?? 0) < FEW);
}

function pictureWords(spot: Spot): string {
  for (const child of spot.element.children)
    if ("attribs" in child && child.attribs["alt"]) return child.attribs["alt"];
  return "";
}
