// The data that a page's own scripts carry, as JSON: whole JSON scripts, values inside scripts, attributes that
// hold JSON, the pieces that Next streams, and Nuxt's list of values that refer to each other.
import { endOfValue, type Json, parseLoosely } from "../extract/loose-json.ts";
import { attributeData } from "./attribute-data.ts";
import { namesOfCall } from "./called-data.ts";
import { flightData, pushedTexts } from "./flight-data.ts";
import { isInCard } from "../extract/other-pieces.ts";
import { scriptOf, type Page } from "../extract/page.ts";
import { tabledData } from "./entity-tables.ts";
import { islandProps } from "./island-props.ts";
import { revived } from "./nuxt-data.ts";
import { isJsonApi, jsonApiData } from "./json-api.ts";
import { optionAttributes } from "./option-attributes.ts";
import { quotedData } from "./quoted-data.ts";
import { referredData, refers } from "./referred-data.ts";

const MAX_SCRIPT = 3_000_000;
const MAX_UNTOLD = 100_000;
/** {"Red":3,"Tan":0} */
const SHORTEST = 12;
/** Letters before a value that may hold its name. */
const NAMED = 24;
/** Where a value begins in a script: "= {", "({", ": [{" of a push, or a whole JSON script. */
const OPENING = /(?:[=(,:]|return)\s*(?=\{|\[\s*[{[])/g;
const TELLS =
  /price|amount|سعر|كمي[ةه]|مخزون|variant|sku|stock|avail|\binv\b|inventory|qty|quantity|"(?:images|gallery)"/i;
/** Lists of these hold nothing but numbers and names. */
const CALLED = /colou?rs?|sizes?|options|attributes|لون|[أا]لوان|مقاس/i;
/** Where a text is JSON, it is data whatever its words are. */
const TELLS_ANY = /"\s*:/;
const ATTRIBUTES = new Set([
  "data-product_variations",
  "data-product-json",
  "data-product",
  "data-page",
  "data-props",
  "data-variants",
  "data-options",
  "data-json",
  "data-state",
  "x-data",
]);
const ATTRIBUTE_TAGS = [
  "form",
  "div",
  "section",
  "main",
  "article",
  "product-form",
  "variant-selects",
  "variant-radios",
  "input",
];

const known = new WeakMap<Page, Json[]>();

export function scriptData(page: Page): Json[] {
  const before = known.get(page);
  if (before) return before;
  const found = [...read(page)];
  known.set(page, found);
  return found;
}

function* read(page: Page): Generator<Json> {
  const flight: string[] = [];
  for (const script of page.tagged("script")) {
    const { type = "", id = "" } = script.attribs;
    if (/ld\+json|x-magento-init/i.test(type)) continue;
    const text = scriptOf(script);
    if (text.length < 20 || text.length > MAX_SCRIPT) continue;
    if (text.includes("__next_f.push")) flight.push(...pushedTexts(text));
    // An interface may call its fields as it likes; scripts without a word of ours are passed over.
    else if (!TELLS.test(text) && !(/json/i.test(type) && text.length <= MAX_UNTOLD)) continue;
    else {
      const value = /^\s*[[{]/.test(text) ? parseLoosely(text) : undefined;
      if (value !== undefined) {
        const told = id === "__NUXT_DATA__" ? revived(value) : value;
        yield told;
        yield* wrappedIn(value, 0);
        yield* putTogether(told, text);
      } else {
        // A block of statements begins with a brace, too.
        yield* valuesIn(text);
        yield* quotedData(text);
      }
    }
  }
  if (flight.length > 0) yield* flightData(flight.join(""), TELLS);
  for (const tag of ATTRIBUTE_TAGS)
    for (const element of page.tagged(tag))
      for (const name in element.attribs) {
        const isTold =
          tag === "form" || ATTRIBUTES.has(name) || (tag === "input" && name === "value");
        const text = isTold ? element.attribs[name] : undefined;
        if (!text || text.length > MAX_SCRIPT || !/^\s*[[{]/.test(text)) continue;
        if (isInCard(page, element)) continue;
        const value = parseLoosely(text);
        if (value !== undefined) yield value;
      }
  yield* optionAttributes(page);
  yield* attributeData(page, isReadAbove, (text) => valuesIn(text, true));
  // A shop's own elements take their data as attributes.
  for (const { element } of page.spots())
    if (element.name.includes("-"))
      for (const text of Object.values(element.attribs)) {
        const isData =
          text.length > 20 && text.length <= MAX_SCRIPT && /^\s*(?:\[\s*)?\{/.test(text);
        const value = isData && !isInCard(page, element) ? parseLoosely(text) : undefined;
        if (value !== undefined) yield element.name === "astro-island" ? islandProps(value) : value;
      }
}

const isReadAbove = (tag: string, name: string): boolean =>
  tag.includes("-") ||
  (ATTRIBUTE_TAGS.includes(tag) && (tag === "form" || ATTRIBUTES.has(name)) && name !== "x-data");

/** Data that keep a piece in parts, each with what it refers to. */
function* putTogether(value: Json, text: string): Generator<Json> {
  if (refers(text)) yield* referredData(value);
  if (isJsonApi(text)) yield* jsonApiData(value);
  yield* tabledData(value);
}

/** An answer that was kept whole is a text within the data: { status: 200, body: "{…}" }. */
function* wrappedIn(value: Json, depth: number): Generator<Json> {
  if (typeof value !== "object" || value === null || depth > 3) return;
  for (const one of Object.values(value).slice(0, 60)) {
    if (typeof one !== "string") yield* wrappedIn(one, depth + 1);
    else if (one.length > 20 && /^\s*[[{]/.test(one) && TELLS_ANY.test(one)) {
      const inner = parseLoosely(one);
      if (typeof inner !== "object" || inner === null) continue;
      yield inner;
      yield* putTogether(inner, one);
    }
  }
}

/** Each value once: what lies inside one that was read is not read again. */
function* valuesIn(text: string, isTold = false): Generator<Json> {
  const names = namesOfCall(text);
  OPENING.lastIndex = 0;
  let tries = 0;
  for (let found = OPENING.exec(text); found && tries < 200; found = OPENING.exec(text)) {
    const from = found.index + found[0].length;
    const end = endOfValue(text, from);
    if (end < 0) return;
    if (end - from < SHORTEST) continue;
    const slice = text.slice(from, end);
    // What it is may stand only in the name that it is given.
    const name = text.slice(Math.max(0, found.index - NAMED), from);
    if (!isTold && !TELLS.test(slice) && !TELLS.test(name) && !CALLED.test(name)) {
      OPENING.lastIndex = end;
      continue;
    }
    tries++;
    const passed = { isOver: false };
    const value = parseLoosely(slice, names, passed);
    if (value === undefined) continue;
    yield value;
    yield* putTogether(value, slice);
    // Generators share the pattern: where it stands is set anew. Functions among the values hold values, too.
    OPENING.lastIndex = passed.isOver ? from + 1 : end;
  }
}
