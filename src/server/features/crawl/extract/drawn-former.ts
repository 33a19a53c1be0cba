// A former price that a script draws: its place beside the asked one stands empty in what was fetched, and the
// piece's own data say what goes there. Neither alone makes a sale: themes keep the place on every page, and data
// keep list prices that nobody is shown. Only a configuration whose number the page's own form sends needs no place.
import { type ChildNode, type Element, isTag, isText } from "domhandler";
import { parsePrice, signedPrice } from "../normalise/prices.ts";
import { markedPrices } from "../witnesses/marked-price.ts";
import { sentIds } from "../witnesses/own-configuration.ts";
import type { Claim } from "./claim.ts";
import { componentsAround } from "./components-around.ts";
import { askedIn, formerIn } from "./data-prices.ts";
import { MOST_OFF, near } from "./former-price.ts";
import { isNode } from "./json-ld-nodes.ts";
import type { Json } from "./loose-json.ts";
import { isAmong, otherLinks } from "./other-pieces.ts";
import type { Page } from "./page.ts";
import { isFormerName } from "./price-words.ts";
import type { ScoredPrice } from "./score-price.ts";
import { outwards, type Spot } from "./spots.ts";

type Told = { asked: number; former: number | null };

export function drawnFormer(
  page: Page,
  top: ScoredPrice,
  claims: Claim[],
  { title, currency }: { title: Spot | null; currency: string | null },
): { amount: number; text: string } | null {
  const configured = claims.filter(
    ({ isConfiguration, shopId }) =>
      isConfiguration === true && shopId !== null && sentIds(page, title).has(shopId),
  );
  const own = formerOf(
    configured.flatMap((claim) => toldBy(claim, currency)),
    top,
  );
  if (own !== null || configured.length > 0) return own;
  const told = toldAround(page, top, claims, currency);
  return told && hasPlace(page, top, told.amount) ? told : null;
}

function toldAround(page: Page, top: ScoredPrice, claims: Claim[], currency: string | null) {
  for (const values of componentsAround(page, top.spot)) {
    const around = values.flatMap((value) => toldIn(value, currency, 0));
    if (around.length > 0) return formerOf(around, top);
  }
  const inMarks = markedPrices(page).map(({ price, former }) => ({ asked: price, former }));
  if (inMarks.some(({ former }) => former !== null)) return formerOf(inMarks, top);
  // What counts visits names pieces by their price alone.
  const inData = claims
    .filter(({ source }) => source === "state")
    .flatMap((claim) => toldBy(claim, currency))
    .filter(({ former }) => former !== null);
  return formerOf(inData, top);
}

/** What all that ask this price call the former one; nothing where one of them knows of none, or of another. */
function formerOf(told: Told[], { amount }: ScoredPrice): { amount: number; text: string } | null {
  const scaled = told.flatMap(({ asked, former }) => {
    const scale = near(asked, amount) ? 1 : near(asked / 100, amount) ? 100 : 0;
    return scale > 0 ? [former !== null && former > asked ? former / scale : null] : [];
  });
  const [first] = scaled;
  if (!first || first > amount * MOST_OFF) return null;
  if (scaled.some((one) => one === null || !near(one, first))) return null;
  return { amount: first, text: String(first) };
}

const amountOf = (written: string | number | null, currency: string | null): number =>
  parsePrice(written, { currency })?.amount ?? 0;

/** The piece's own price, or those of its variants where it has none. */
function toldBy(claim: Claim, currency: string | null): Told[] {
  const told = (one: Pick<Claim, "price" | "regularPrice">): Told[] => {
    const asked = amountOf(one.price, currency);
    const former = amountOf(one.regularPrice, currency);
    return asked > 0 ? [{ asked, former: former > 0 ? former : null }] : [];
  };
  const own = told(claim);
  return own.length > 0 ? own : claim.variants.flatMap(told);
}

const DEEP = 4;

/** The outermost that names a price; what lies within it may be its variants. */
function toldIn(value: Json, currency: string | null, depth: number): Told[] {
  if (depth > DEEP) return [];
  if (Array.isArray(value)) return value.flatMap((one) => toldIn(one, currency, depth + 1));
  if (!isNode(value)) return [];
  const asked = amountOf(askedIn(value), currency);
  const former = amountOf(formerIn(value), currency);
  if (asked > 0) return [{ asked, former: former > 0 ? former : null }];
  return Object.values(value).flatMap((one) => toldIn(one, currency, depth + 1));
}

const BOX_LEVELS = 5;
const BOX_MOST = 60;

/** Beside the asked price, in a box that leads to nothing else. */
function hasPlace(page: Page, { spot }: ScoredPrice, former: number): boolean {
  for (const box of outwards(spot, BOX_LEVELS).slice(1)) {
    if (box.end - box.at > BOX_MOST || isAmong(otherLinks(page), box)) return false;
    if (box.element.children.some((child) => isPlace(child, former, 0))) return true;
  }
  return false;
}

/** `x-text="oldPrice"`, `v-text`, `:textContent`, `data-bind="text: was"`, `ng-bind`. */
const BINDS =
  /^(?:(?:x|v|data|ng|wire|dmx)-(?:text|html|bind|model)|:?(?:text|inner)-?(?:content|html|text)|ng-bind(?:-html)?|data-bind|\[inner(?:text|html)\])$/i;
const MUSTACHE = /\{\{[^{}]{1,120}\}\}|\$\{[^{}]{1,120}\}|\[\[[^[\]]{1,120}\]\]/;
const PLACE_DEEP = 6;

function isPlace(node: ChildNode, former: number, depth: number): boolean {
  if (!isTag(node) || depth > PLACE_DEEP || /^(?:script|style|option)$/.test(node.name))
    return false;
  const text = ownText(node, 0);
  const drawn = text.replace(new RegExp(MUSTACHE, "g"), "");
  // Nothing, or already that, hidden until something was chosen.
  const isOpen = !/[1-9١-٩]/.test(drawn) || near(signedPrice(drawn)?.amount ?? 0, former);
  if (isOpen && text.length <= TEXT_MOST && (isStruck(node) || isCalledFormer(node, text)))
    return true;
  return node.children.some((child) => isPlace(child, former, depth + 1));
}

const TEXT_MOST = 160;

const isStruck = ({ name, attribs }: Element): boolean =>
  /^(?:del|s|strike)$/.test(name) ||
  /line-through/.test(`${attribs["class"] ?? ""} ${attribs["style"] ?? ""}`);

/** By its class, or by what is drawn there. */
const isCalledFormer = ({ attribs }: Element, text: string): boolean =>
  isFormerName(`${attribs["class"] ?? ""} ${attribs["id"] ?? ""}`) ||
  Object.entries(attribs).some(
    ([name, value]) =>
      (BINDS.test(name) && isFormerName(value)) ||
      (name.startsWith("data-") && isFormerName(name.slice(5)) && !/[1-9]/.test(value)),
  ) ||
  isFormerName(MUSTACHE.exec(text)?.[0] ?? "");

function ownText(element: Element, depth: number): string {
  let text = "";
  for (const child of element.children) {
    if (text.length > TEXT_MOST) break;
    if (isText(child)) text += child.data;
    else if (isTag(child) && depth < PLACE_DEEP) text += ownText(child, depth + 1);
  }
  return text.trim();
}
