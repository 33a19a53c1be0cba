// Choices a visitor can make: select boxes, and rows of radio buttons or swatches.
import { type Element, isTag } from "domhandler";
import type { RawOption } from "../found-product.ts";
import { textOf, type Page } from "./page.ts";
import { isAside } from "./regions.ts";
import type { Spot } from "./spots.ts";
import { oneLine } from "./text.ts";

const MAX_VALUES = 100;
const OPTION_NAME =
  /colou?r|farbe|couleur|colore|size|größe|groesse|taille|talla|taglia|style|material|length|fit\b|لون|مقاس|قياس|حجم|خامة/i;
const NO_CHOICE =
  /^(?:-+|choose|select|please|pick|bitte|wählen|choisi|seleccion|scegli|اختر|اختاري|حدد)|^\s*$/i;
const NO_OPTION =
  /qty|quantity|country|currency|language|sort|menge|quantité|كمية|location|state|year/i;

export function pageOptions(page: Page, title: Spot | null): RawOption[] {
  const isOurs = (element: Element) => {
    const spot = page.spotOf(element);
    return spot !== undefined && !isAside(spot, title);
  };
  const options = optionsOfSelects(page.tagged("select").filter(isOurs), page);
  const groups = new Map<string, string[]>();
  for (const input of page.tagged("input")) {
    if (input.attribs["type"] !== "radio") continue;
    const name = input.attribs["data-option-name"] ?? input.attribs["name"] ?? "";
    if (!OPTION_NAME.test(name) || !isOurs(input)) continue;
    groups.set(name, (groups.get(name) ?? []).concat(input.attribs["value"] ?? ""));
  }
  for (const [name, values] of groups) addOption(options, name, values);
  return options;
}

export function optionsOfSelects(selects: Element[], page: Page): RawOption[] {
  const options: RawOption[] = [];
  for (const select of selects) {
    const name = nameOf(select, page);
    if (!OPTION_NAME.test(name) || NO_OPTION.test(name)) continue;
    const choices = select.children.filter(
      (child) => isTag(child) && child.name === "option",
    ) as Element[];
    addOption(
      options,
      name,
      choices.map((choice) => textOf(choice, 100)),
    );
  }
  return options;
}

function addOption(options: RawOption[], name: string, values: string[]): void {
  const told = [...new Set(values.map(oneLine))].filter(
    (value) => value && value.length <= 60 && !NO_CHOICE.test(value),
  );
  if (told.length > 0 && told.length <= MAX_VALUES && !options.some((one) => one.name === name))
    options.push({ name, values: told });
}

function nameOf(select: Element, page: Page): string {
  const { id, name = "" } = select.attribs;
  const label = id ? page.tagged("label").find(({ attribs }) => attribs["for"] === id) : undefined;
  const told = label
    ? textOf(label, 40)
    : (select.attribs["aria-label"] ?? select.attribs["data-attribute_name"] ?? "");
  return told && OPTION_NAME.test(told)
    ? told.replace(/[:*]/g, "").trim()
    : `${name} ${id ?? ""}`.trim();
}
