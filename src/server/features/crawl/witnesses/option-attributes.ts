// Options that a shop's own element is given one by one: <size-picker sizes='[{"label":"S","in_stock":false}]'
// colors='["Black"]'>. The attribute's name says what they are.
import { isInCard } from "../extract/other-pieces.ts";
import { isNode } from "../extract/json-ld-nodes.ts";
import { type Json, parseLoosely } from "../extract/loose-json.ts";
import type { Page } from "../extract/page.ts";
import { isOptionName } from "./choice-names.ts";

const MAX_LENGTH = 50_000;
const NO_OPTION = /chart|guide|image|url|price|stock|selected|default|style/i;

/** As a list of options that have names and values; nothing where several elements have such. */
export function optionAttributes(page: Page): Json[] {
  const found = page.spots().flatMap(({ element }): Json[] => {
    const options = Object.entries(element.attribs).flatMap(([attribute, text]): Json[] => {
      const name = attribute.replace(/^(?:v-bind:|x-bind:|data-|:)/, "");
      if (!/^\s*\[/.test(text) || text.length > MAX_LENGTH) return [];
      if (!isOptionName(name) || NO_OPTION.test(name)) return [];
      const values = parseLoosely(text);
      const isList = Array.isArray(values) && values.length > 0 && values.every(isValue);
      return isList ? [{ name, values }] : [];
    });
    return options.length > 0 && !isInCard(page, element) ? [options] : [];
  });
  return found.length === 1 ? found : [];
}

/** A word, or what has a name of its own and no values in turn. */
const isValue = (value: Json): boolean =>
  typeof value === "string" ||
  typeof value === "number" ||
  (isNode(value) && Object.values(value).every((one) => typeof one !== "object" || one === null));
