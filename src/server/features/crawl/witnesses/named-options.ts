// Options that only the attributes of a button name: data-item-custom1-name="Size" beside
// data-item-custom1-options="S|M|L[+50.00]". The basket asks for them when the piece is put in.
import type { Page } from "../extract/page.ts";
import { isOfAnotherPiece, isInCard, pieceLinks } from "../extract/other-pieces.ts";
import { isAside } from "../extract/regions.ts";
import type { Spot } from "../extract/spots.ts";
import { foldText } from "../extract/text.ts";
import { parseLoosely } from "../extract/loose-json.ts";
import { foldKey, isValue, plainLabel } from "./choice-labels.ts";
import { isOptionName } from "./choice-names.ts";
import type { Choice } from "./page-choices.ts";

const NAME = /^(data-.+?)[-_](?:name|label|title)$/;
const VALUES = ["options", "values", "choices", "list"];
const MOST = 120;

export function namedOptions(page: Page, title: Spot | null): Choice[] {
  if (!title) return [];
  for (const spot of page.spots()) {
    const choices = choicesOf(spot.element.attribs);
    if (choices.length > 0 && isOurs(page, spot, title)) return choices;
  }
  return [];
}

function choicesOf(attribs: Record<string, string>): Choice[] {
  const found: Choice[] = [];
  for (const attribute in attribs) {
    const alone = listAlone(attribute, attribs[attribute] ?? "");
    if (alone) found.push(alone);
    const stem = NAME.exec(attribute)?.[1];
    const name = (stem && attribs[attribute]?.trim()) || "";
    if (!stem || !isOptionName(name)) continue;
    const key = VALUES.find((one) => attribs[`${stem}-${one}`] ?? attribs[`${stem}_${one}`]);
    const values = key
      ? valuesIn(attribs[`${stem}-${key}`] ?? attribs[`${stem}_${key}`] ?? "")
      : [];
    if (values.length > 0 && values.length <= MOST)
      found.push({
        name,
        isNamed: true,
        values: values.map((label) => ({ label, keys: [foldKey(label)], isGone: false })),
      });
  }
  return found;
}

const ALONE = /^(?::|data-|x-|v-bind:)?(?:available-|product-|all-)?(sizes|colou?rs)$/;

/** data-sizes="S|M|L", :colors="['Red','Sand']": nothing but values under a name that says of what. */
function listAlone(attribute: string, written: string): Choice | null {
  const name = ALONE.exec(attribute)?.[1];
  if (!name || written.length > 600) return null;
  const told = /^\s*\[/.test(written) ? parseLoosely(written) : undefined;
  const labels = Array.isArray(told)
    ? told.map((one) => (typeof one === "string" || typeof one === "number" ? String(one) : ""))
    : valuesIn(written);
  if (labels.length < 2 || labels.length > MOST || !labels.every(isValue)) return null;
  return {
    name,
    isNamed: true,
    values: labels.map((label) => ({ label, keys: [foldKey(label)], isGone: false })),
  };
}

/** Apart by strokes where there are any; what each costs more stands in brackets behind it. */
function valuesIn(written: string): string[] {
  const parts = written.includes("|") ? written.split("|") : written.split(/[,;،]/);
  return [
    ...new Set(
      parts
        .map((part) => plainLabel(part.replace(/\s*[[{(][^\])}]*[\])}]\s*$/, "")))
        .filter(Boolean),
    ),
  ];
}

/** Called as the page is, or not in the box of another piece. */
function isOurs(page: Page, spot: Spot, title: Spot): boolean {
  const { attribs } = spot.element;
  const names = Object.keys(attribs).filter((key) =>
    /^data-(?:item|product)?-?(?:name|title)$/.test(key),
  );
  if (names.length > 0)
    return names.some((key) => foldText(attribs[key] ?? "") === foldText(title.text));
  return (
    !isAside(spot, title) &&
    !isInCard(page, spot.element) &&
    !isOfAnotherPiece(spot, title, pieceLinks(page))
  );
}
