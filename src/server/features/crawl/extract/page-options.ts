// Everybody who says something of what can be chosen on a page and what of it is there, brought before the verdict:
// markup and scripts, the controls, tables, words beside values, and marks that only scripts look at.
import { foldKey } from "../witnesses/choice-labels.ts";
import { withoutCombined } from "../witnesses/combined-choice.ts";
import { markGone } from "../witnesses/gone-sentences.ts";
import { groupedValues } from "../witnesses/grouped-values.ts";
import { variantsByLists } from "../witnesses/listed-ids.ts";
import { markedVariants } from "../witnesses/marked-variants.ts";
import { listedOptions } from "../witnesses/option-dictionary.ts";
import { namedOptions } from "../witnesses/named-options.ts";
import { pageChoices, type Choice } from "../witnesses/page-choices.ts";
import { rowsByValues } from "../witnesses/rows-by-values.ts";
import { saidStock } from "../witnesses/said-stock.ts";
import { scriptData } from "../witnesses/script-data.ts";
import { stockTable } from "../witnesses/stock-table.ts";
import { toldOptions } from "../witnesses/told-options.ts";
import { variantBoxes } from "../witnesses/variant-boxes.ts";
import type { DecidedOptions } from "../verdict/decided-options.ts";
import { decideOptions } from "../verdict/options.ts";
import { type Claim, emptyClaim } from "./claim.ts";
import type { Page } from "./page.ts";
import type { Spot } from "./spots.ts";
import type { RawVariants } from "../found-product.ts";

type Known = { title: string; spot: Spot | null; buttons: Spot[] };

export function pageOptions(
  page: Page,
  claims: Claim[],
  { title, spot, buttons }: Known,
): DecidedOptions {
  const { choices: pressed, told: whole } = withoutCombined(pageChoices(page, spot, buttons));
  const choices = pressed.length > 0 ? pressed : namedOptions(page, spot);
  const table = stockTable(page, spot, choices);
  const named = toldOptions(page, spot, choices);
  markGone(page, spot, [...choices, ...named]);
  // A list that strikes some of its values says of all of them whether they are there.
  const isStruck = named.some(({ values }) => values.some(({ isGone }) => isGone));
  return decideOptions(
    [
      ...claims,
      ...variantsByValue(page, choices.length > 0 ? choices : listedChoices(page), title),
      ...seen("a list of variants", whole),
      ...seen("a table of what is there", table),
      ...seen("a box for each variant", table ? null : variantBoxes(page, spot, choices)),
      ...seen("sizes below each colour", groupedValues(page, spot, choices)),
      ...seen("words beside each value", table || isStruck ? null : saidStock(page, spot)),
      ...seen("marks of each value", markedVariants(page, spot, choices)),
      ...inData("ids of what is there", variantsByLists(page, choices)),
    ],
    [...choices, ...named],
  );
}

const seen = (evidence: string, told: RawVariants | null): Claim[] =>
  told ? [{ ...emptyClaim("visible", evidence), ...told }] : [];

const inData = (evidence: string, rows: RawVariants | null): Claim[] =>
  rows ? [{ ...emptyClaim("state", evidence), ...rows }] : [];

/** Where the page lets nobody choose before its scripts have drawn it, its data name the choices. */
const listedChoices = (page: Page): Choice[] =>
  listedOptions(scriptData(page)).map(({ name, values }) => ({
    name,
    isNamed: true,
    values: values.map(({ id, label }) => ({
      label,
      keys: [label, ...(id === null ? [] : [id])].map(foldKey),
      isGone: false,
    })),
  }));

/** What the page's data say of its variants without naming what they say. */
function variantsByValue(page: Page, choices: Choice[], title: string): Claim[] {
  return rowsByValues(scriptData(page), choices, [title]).map((told) => ({
    ...emptyClaim("state", "script data"),
    ...told,
  }));
}
