// Data in attributes: what a page's own components are given to begin with, under whatever name the attribute has.
// An attribute that many elements carry is a card's, and about another piece.
import { type Json, parseLoosely } from "../extract/loose-json.ts";
import { isNode } from "../extract/json-ld-nodes.ts";
import type { Page } from "../extract/page.ts";

const MAX_LENGTH = 1_000_000;
const SHORTEST = 20;
const MOST_NAMES = 60;
/** As many may be this piece's own: its page and the part of it that buys. */
const MOST_OF_A_NAME = 2;
const DATA = /^\s*(?:\[\s*[[{]|\{\s*["'\w])/;
/** x-data="shop([{…}])": a call with the data in it. */
const CALLED = /[({:,=]\s*(?:\[\s*\{|\{\s*["'])/;
const NO_DATA = /^(?:style|class|href|src|srcset|content|d|sizes|alt|title|value|on\w+)$/;

export function* attributeData(
  page: Page,
  isKnown: (tag: string, name: string) => boolean,
  valuesIn: (text: string) => Iterable<Json>,
): Generator<Json> {
  const byName = new Map<string, string[]>();
  for (const { element } of page.spots())
    for (const name in element.attribs) {
      const text = element.attribs[name] ?? "";
      if (text.length < SHORTEST || text.length > MAX_LENGTH || NO_DATA.test(name)) continue;
      if (isKnown(element.name, name) || !(DATA.test(text) || CALLED.test(text))) continue;
      const texts = byName.get(name);
      if (texts) texts.push(text);
      else if (byName.size < MOST_NAMES) byName.set(name, [text]);
    }
  for (const texts of byName.values()) {
    if (texts.length > MOST_OF_A_NAME) continue;
    for (const text of texts) {
      const value = DATA.test(text) ? parseLoosely(text) : undefined;
      if (value !== undefined) yield withoutNotes(value, 0);
      else yield* valuesIn(text);
    }
  }
}

const DEEPEST = 30;

/** [value, { s: "arr" }]: a component keeps beside each of its values what kind it is. */
function withoutNotes(value: Json, depth: number): Json {
  if (typeof value !== "object" || value === null || depth > DEEPEST) return value;
  if (Array.isArray(value))
    return isNoted(value)
      ? withoutNotes(value[0] ?? null, depth + 1)
      : value.map((one) => withoutNotes(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withoutNotes(one, depth + 1)]),
  );
}

const isNoted = ([first, note, ...more]: Json[]): boolean =>
  more.length === 0 &&
  typeof first === "object" &&
  isNode(note) &&
  typeof note["s"] === "string" &&
  note["s"].length <= 8;
