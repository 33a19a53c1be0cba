// The data of the components that a price stands in: written at the element itself, or handed back by a function
// of the page's scripts that the element names (Alpine's x-data, petite-vue's v-scope and their like).
import { endOfValue, type Json, parseLoosely } from "./loose-json.ts";
import { scriptOf, type Page } from "./page.ts";
import { outwards, type Spot } from "./spots.ts";

const LEVELS = 14;
/** Named by a function or written loosely; other attributes hold data where they are JSON. */
const HOLDS = new Set(["x-data", "v-scope", "v-data", "ng-init"]);
const CALLED = /^\s*([\w$]{2,80})\s*(?:\(([\s\S]*)\)\s*)?$/;
/** Between a function's name and what it hands back. */
const HEAD = 400;
const SHORTEST = 12;
const MOST_TEXT = 200_000;

/** From the nearest outwards: those further out speak of more than this price. */
export function* componentsAround(page: Page, spot: Spot): Generator<Json[]> {
  for (const { element } of outwards(spot, LEVELS)) {
    const found = Object.entries(element.attribs).flatMap(([name, written]) => {
      const isData = HOLDS.has(name) || (written.length >= SHORTEST && /^\s*[{[]/.test(written));
      return isData ? (valueOf(page, written) ?? []) : [];
    });
    if (found.length > 0) yield found;
  }
}

function valueOf(page: Page, written: string): Json[] | null {
  if (written.length > MOST_TEXT) return null;
  if (/^\s*[{[]/.test(written)) return held(parseLoosely(written));
  const call = CALLED.exec(written);
  if (!call) return null;
  const given = /^\s*[{[]/.test(call[2] ?? "") ? held(parseLoosely(call[2] ?? "")) : null;
  return given ?? held(handedBack(page, call[1] ?? ""));
}

const held = (value: Json | undefined): Json[] | null =>
  typeof value === "object" && value !== null ? [value] : null;

/** `function price() { return { … } }`, `price = () => ({ … })`, `Alpine.data("price", () => ({ … }))`. */
function handedBack(page: Page, name: string): Json | undefined {
  const head = new RegExp(
    `(?:function\\s+${plain(name)}\\s*\\(|["']${plain(name)}["']\\s*,|(?<![\\w$.])${plain(name)}\\s*[=:]\\s*(?:function|\\())`,
  );
  for (const script of page.tagged("script")) {
    const text = scriptOf(script);
    const found = text.length <= MOST_TEXT ? head.exec(text) : null;
    if (!found) continue;
    const from = found.index + found[0].length;
    const opening = /(?:return|=>)\s*\(?\s*(?=\{)/.exec(text.slice(from, from + HEAD));
    if (!opening) continue;
    const start = from + opening.index + opening[0].length;
    const end = endOfValue(text, start);
    if (end > 0) return parseLoosely(text.slice(start, end));
  }
  return undefined;
}

const plain = (name: string): string => name.replaceAll("$", "\\$");
