// What a card in a list says of its sizes without words: a size that cannot be pressed, a box called "sold out".
import { type Element, isTag } from "domhandler";
import { textOf } from "../extract/page.ts";

const STOCK = /sold|stock|avail|oos|disabled|inventory/i;
const SIGNS_MAX = 80;
const VALUE_MAX = 60;

/** Empty where nothing on the card speaks of stock. */
export function stockSigns(box: Element): string {
  const signs: string[] = [];
  const walk = (element: Element): void => {
    if (signs.length >= SIGNS_MAX) return;
    const said = saidBy(element);
    if (said) signs.push(`${labelOf(element)}:${said}`);
    for (const child of element.children) if (isTag(child)) walk(child);
  };
  walk(box);
  return signs.join("\n");
}

function saidBy({ attribs }: Element): string {
  const named = (attribs["class"] ?? "").split(/\s+/).filter((word) => STOCK.test(word));
  const marked = Object.entries(attribs).flatMap(([name, value]) =>
    name !== "class" && STOCK.test(name) ? [`${name}=${inShort(value)}`] : [],
  );
  return [...named, ...marked].join(" ");
}

/** How many are left changes with every sale; whether any is left is what we ask. */
const inShort = (value: string): string =>
  /^\s*\d+\s*$/.test(value) ? (Number(value) > 0 ? "some" : "none") : value.slice(0, VALUE_MAX);

const labelOf = (element: Element): string =>
  textOf(element, VALUE_MAX).slice(0, VALUE_MAX) ||
  (element.attribs["aria-label"] ?? element.attribs["value"] ?? "").slice(0, VALUE_MAX);
