// Values of an option that are other addresses of the same piece: "Red - Blue", where Blue leads to item.php?id=2&color=3.
// What is said there holds for that value alone, so whoever reads the piece has to open them, too.
import type { Element } from "domhandler";
import { isSamePiece } from "../extract/other-pieces.ts";
import { textOf, type Page } from "../extract/page.ts";
import { roleOf } from "../normalise/option-roles.ts";
import type { DecidedOptions } from "../verdict/decided-options.ts";
import { foldKey, plainLabel } from "./choice-labels.ts";
import { markedValue, saidWithin } from "./read-controls.ts";

/** `here`: the value that this page is about, where all others lead elsewhere. */
export type Elsewhere = {
  option: number;
  here: string | null;
  values: { value: string; url: string }[];
};

const MOST = 12;

/** Null where the page itself tells what there is of each value. */
export function valuesElsewhere(page: Page, decided: DecidedOptions): Elsewhere | null {
  const url = URL.parse(page.url);
  if (!url || decided.source !== "visible") return null;
  for (const [option, told] of decided.options.entries()) {
    if (told.values.length < 2 || told.values.length > MOST || roleOf(told) !== "color") continue;
    const links = linksTo(page, url, told.values);
    const rest = told.values.filter((value) => !links.has(value));
    if (links.size === 0 || rest.length > 1) continue;
    const values = [...links].map(([value, to]) => ({ value, url: to }));
    return { option, here: rest[0] ?? null, values };
  }
  return null;
}

function linksTo(page: Page, here: URL, values: string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const element of page.tagged("a")) {
    const to = URL.parse(element.attribs["href"] ?? "", page.base);
    if (!to || !isSamePiece(to, here) || to.search === here.search) continue;
    const said = foldKey(plainLabel(wordsOn(element)));
    const value = said === "" ? undefined : values.find((one) => foldKey(one) === said);
    to.hash = "";
    if (value !== undefined && !found.has(value)) found.set(value, to.href);
  }
  return found;
}

const wordsOn = (element: Element): string =>
  textOf(element, 80) ||
  element.attribs["aria-label"] ||
  element.attribs["title"] ||
  markedValue(element) ||
  saidWithin(element, 0);
