// Sizes below each colour: groups of a select box, a list of terms, or boxes that a row of colours shows one after the
// other. What stands below a colour is there of that colour, and what is crossed out there is gone of it alone.
import { type Element, isTag } from "domhandler";
import { textOf, type Page } from "../extract/page.ts";
import { isAside } from "../extract/regions.ts";
import type { Spot } from "../extract/spots.ts";
import { colourOf } from "../normalise/colours.ts";
import { roleOfChoice } from "../normalise/option-roles.ts";
import { isSize } from "../normalise/sizes.ts";
import { foldKey, isCalledGone, plainLabel } from "./choice-labels.ts";
import type { Choice } from "./page-choices.ts";
import { hasNoStock, isNamedGone, isOff } from "./stock-marks.ts";
import type { RawVariants } from "../found-product.ts";

type Value = { label: string; isGone: boolean };
type Group = { heading: string; values: Value[] };

const HEADING_MAX = 30;
const GROUPS_MAX = 40;
const DEEPEST = 6;
const LEAVES = new Set(["label", "button", "li", "span", "del", "s", "option", "a", "td"]);

export function groupedValues(
  page: Page,
  title: Spot | null,
  choices: Choice[],
): RawVariants | null {
  const colours = new Set(
    choices
      .filter(({ values }) => values.every(({ label }) => !isSize(label)))
      .flatMap(({ values }) => values.flatMap(({ keys }) => keys)),
  );
  const isColour = (text: string) => colours.has(foldKey(text)) || colourOf(text) !== null;
  const ways = [ofSelects, ofTerms, ofPanels].map((read) => read(page, title));
  for (const groups of [...ways, ofMarkedBoxes(page, title, choices)]) {
    const told = groups.filter(({ values }) => values.length > 0);
    const headings = new Set(told.map(({ heading }) => heading));
    if (told.length < 2 || told.length !== headings.size || told.length > GROUPS_MAX) continue;
    if (told.every(({ heading }) => isColour(heading))) return toldBy(told);
  }
  return null;
}

const toldBy = (groups: Group[]): RawVariants => ({
  options: [
    { name: "Colour", values: groups.map(({ heading }) => heading) },
    { name: "Size", values: [...new Set(groups.flatMap(({ values }) => values.map(labelOf)))] },
  ],
  variants: groups.flatMap(({ heading, values }) =>
    values.map(({ label, isGone }) => ({
      values: [heading, label],
      price: null,
      regularPrice: null,
      isAvailable: !isGone,
    })),
  ),
});

const labelOf = ({ label }: Value): string => label;

const isOurs = (page: Page, title: Spot | null, element: Element): boolean => {
  const spot = page.spotOf(element);
  return spot !== undefined && !isAside(spot, title);
};

function ofSelects(page: Page, title: Spot | null): Group[] {
  for (const select of page.tagged("select")) {
    const groups = select.children.filter(
      (child): child is Element => isTag(child) && child.name === "optgroup",
    );
    if (groups.length > 1 && isOurs(page, title, select))
      return groups.map((group) => ({
        heading: plainLabel(group.attribs["label"] ?? ""),
        values: valuesIn(group, 0),
      }));
  }
  return [];
}

function ofTerms(page: Page, title: Spot | null): Group[] {
  for (const list of page.tagged("dl")) {
    if (!isOurs(page, title, list)) continue;
    const parts = list.children.filter((child): child is Element => isTag(child));
    const groups = parts.flatMap((part, n): Group[] => {
      const below = parts[n + 1];
      if (part.name !== "dt" || below?.name !== "dd") return [];
      const heading = plainLabel(textOf(part, HEADING_MAX).replace(/\s*[:：]\s*$/, ""));
      return [{ heading, values: valuesIn(below, 0) }];
    });
    if (groups.length > 1 && groups.every(({ values }) => values.length > 0)) return groups;
  }
  return [];
}

const POINTS_AT = [
  "href",
  "aria-controls",
  "data-target",
  "data-bs-target",
  "data-tab",
  "data-panel",
];

/** A colour that shows a box: the box is named by the control's attribute. */
function ofPanels(page: Page, title: Spot | null): Group[] {
  const headings = new Map<string, string>();
  for (const tag of ["button", "a", "li", "label", "span", "div"])
    for (const element of page.tagged(tag)) {
      const to = POINTS_AT.map((name) => element.attribs[name]).find((one) => one);
      const id = to && /^#?[\w-]{1,60}$/.test(to) ? to.replace(/^#/, "") : "";
      const said =
        textOf(element, HEADING_MAX + 1) ||
        element.attribs["aria-label"] ||
        element.attribs["title"] ||
        "";
      if (id && said && said.length <= HEADING_MAX && !headings.has(id)) headings.set(id, said);
    }
  if (headings.size < 2) return [];
  return ["div", "ul", "section", "fieldset", "table"].flatMap((tag) =>
    page.tagged(tag).flatMap((box): Group[] => {
      const heading = headings.get(box.attribs["id"] ?? "");
      if (heading === undefined || !isOurs(page, title, box)) return [];
      const values = valuesIn(box, 0);
      return values.length > 0 ? [{ heading: plainLabel(heading), values }] : [];
    }),
  );
}

/** A box of sizes for each colour, which one of its attributes names: <div data-for="Red">. */
function ofMarkedBoxes(page: Page, title: Spot | null, choices: Choice[]): Group[] {
  const colours = choices.find((choice) => roleOfChoice(choice) === "color")?.values ?? [];
  if (colours.length < 2) return [];
  const named = ({ attribs }: Element) =>
    colours.find(({ keys }) =>
      Object.entries(attribs).some(
        ([name, value]) =>
          /^(?:data-|id$)/.test(name) && !/^\d{1,3}$/.test(value) && keys.includes(foldKey(value)),
      ),
    );
  const groups = ["div", "ul", "section", "fieldset", "p"].flatMap((tag) =>
    page.tagged(tag).flatMap((box): Group[] => {
      const heading = named(box)?.label;
      if (heading === undefined || !isOurs(page, title, box)) return [];
      const values = valuesIn(box, 0);
      return values.length > 0 ? [{ heading, values }] : [];
    }),
  );
  return groups.length === colours.length ? groups : [];
}

/** The sizes in a box, each once; gone where it, or what is pressed in it, is crossed out or off. */
function valuesIn(box: Element, depth: number): Value[] {
  const found: Value[] = [];
  for (const child of box.children) {
    if (!isTag(child) || depth > DEEPEST) continue;
    const label = LEAVES.has(child.name) ? plainLabel(textOf(child, HEADING_MAX + 1)) : "";
    const values = isSize(label)
      ? [{ label, isGone: isCrossedOut(child) }]
      : valuesIn(child, depth + 1);
    for (const value of values)
      if (!found.some((one) => one.label === value.label)) found.push(value);
  }
  return found;
}

function isCrossedOut(element: Element): boolean {
  const own =
    /^(?:del|s|strike)$/.test(element.name) ||
    isOff(element) ||
    isNamedGone(element) ||
    hasNoStock(element) ||
    isCalledGone(textOf(element, 60)) ||
    /line-through/.test(element.attribs["style"] ?? "");
  return own || element.children.some((child) => isTag(child) && isCrossedOut(child));
}
