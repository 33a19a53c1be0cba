// Pages that leave the stock of each combination to a question of their scripts: what can be chosen stands there,
// which pairs of it are there is asked one by one. What such a question is made of, by the shop software that asks
// it. Nothing is sent that a visitor who only chooses would not send.
import type { Element } from "domhandler";
import { isInCard } from "../extract/other-pieces.ts";
import { textOf, type Page } from "../extract/page.ts";
import type { DecidedOptions } from "../verdict/decided-options.ts";
import { foldKey, plainLabel } from "./choice-labels.ts";
import { saidWithin } from "./read-controls.ts";

/** What a value of an option is called here, and what stands for it in the question. */
type Sent = { value: string; sent: string };

export type AskedCombinations = {
  /** The page itself with other choices, a form's answer, or a call of JSON. */
  way: "page" | "form" | "call";
  to: string[];
  /** Sent with every question. */
  piece: string;
  /** In the order of the piece's options; one that nobody chooses has one value and no field. */
  options: { field: string | null; values: Sent[] }[];
};

type Control = { field: string; element: Element; label: string; sent: string };

/** PrestaShop: the page is drawn for the groups that its address names. */
const GROUP = /^group\[\d+\]$/;
/** WooCommerce, where a piece has more variations than its form carries. */
const ATTRIBUTE = /^attribute_./;
/** nopCommerce: the form is sent to an address in the page's script, which answers with price and stock. */
const MAPPED = /^product_attribute_\d+$/;
const CHANGED = /["'](\/[\w/-]{0,60}productdetails_attributechange[^"']{0,200})["']/i;
/** Odoo: the boxes whose change asks for the combination's facts. */
const CHANGES = /(?:^|\s)js_variant_change(?:\s|$)/;

export function askedCombinations(
  page: Page,
  decided: DecidedOptions,
): AskedCombinations | undefined {
  if (decided.source !== "visible" || decided.options.length === 0) return undefined;
  return (
    byGroups(page, decided) ??
    byVariations(page, decided) ??
    byChanges(page, decided) ??
    byCalls(page, decided)
  );
}

function byGroups(page: Page, decided: DecidedOptions): AskedCombinations | undefined {
  const piece = valueOfInput(page, "id_product");
  if (piece === undefined) return undefined;
  const options = matched(
    controlsOf(page, ({ name = "" }) => GROUP.test(name)),
    decided,
  );
  // Its plain address: the pretty one may name a combination itself, which would stand against the question.
  const to = new URL("index.php?controller=product", rootOf(page, "base_url"));
  to.searchParams.set("id_product", piece);
  return options && { way: "page", to: [to.href], piece, options };
}

function byVariations(page: Page, decided: DecidedOptions): AskedCombinations | undefined {
  const form = page
    .tagged("form")
    .find(
      (one) =>
        one.attribs["data-product_variations"] === "false" &&
        one.attribs["data-product_id"] !== undefined &&
        !isInCard(page, one),
    );
  const piece = form?.attribs["data-product_id"];
  if (piece === undefined) return undefined;
  const options = matched(
    controlsOf(page, ({ name = "" }) => ATTRIBUTE.test(name)),
    decided,
  );
  const to = new URL("?wc-ajax=get_variation", rootOf(page, "wc_ajax_url")).href;
  return options && { way: "form", to: [to], piece, options };
}

function byChanges(page: Page, decided: DecidedOptions): AskedCombinations | undefined {
  const to = URL.parse(CHANGED.exec(page.html)?.[1]?.replaceAll("&amp;", "&") ?? "", page.url);
  const piece = to?.searchParams.get("productId");
  if (!to || !piece) return undefined;
  const options = matched(
    controlsOf(page, ({ name = "" }) => MAPPED.test(name)),
    decided,
  );
  return options && { way: "form", to: [to.href], piece, options };
}

function byCalls(page: Page, decided: DecidedOptions): AskedCombinations | undefined {
  const piece = valueOfInput(page, "product_template_id");
  if (piece === undefined) return undefined;
  const options = matched(
    controlsOf(page, (attribs) => CHANGES.test(attribs["class"] ?? "")),
    decided,
  );
  // The releases before the seventeenth answer elsewhere.
  const to = ["/website_sale/get_combination_info", "/sale/get_combination_info_website"].map(
    (path) => new URL(path, page.url).href,
  );
  return options && { way: "call", to, piece, options };
}

/** A shop below a folder answers there: its scripts are told where. */
function rootOf(page: Page, called: "base_url" | "wc_ajax_url"): string {
  const told = new RegExp(`"${called}"\\s*:\\s*"([^"]{1,200})"`).exec(page.html)?.[1];
  const root = URL.parse(told?.replaceAll("\\/", "/").split("?")[0] ?? "/", page.url);
  const here = new URL(page.url);
  return root?.host === here.host ? root.href : new URL("/", here).href;
}

const valueOfInput = (page: Page, name: string): string | undefined => {
  const values = new Set(
    page
      .tagged("input")
      .filter(({ attribs }) => attribs["name"] === name && /^\d+$/.test(attribs["value"] ?? ""))
      .filter((input) => !isInCard(page, input))
      .map(({ attribs }) => attribs["value"]),
  );
  return values.size === 1 ? [...values][0] : undefined;
};

function controlsOf(page: Page, isMeant: (attribs: Element["attribs"]) => boolean): Control[] {
  const selects = page.tagged("select").filter(({ attribs }) => isMeant(attribs));
  const inSelects = page.tagged("option").flatMap((element): Control[] => {
    const select = selects.find((one) => holds(one, element));
    const value = element.attribs["value"] ?? "";
    if (!select || value === "") return [];
    return [{ field: fieldOf(select), element, label: textOf(element, 80), sent: value }];
  });
  const pressed = page.tagged("input").flatMap((element): Control[] => {
    const { attribs } = element;
    if (attribs["type"] !== "radio" || !attribs["value"] || !isMeant(attribs)) return [];
    const label = [
      attribs["data-value_name"],
      attribs["title"],
      attribs["aria-label"],
      labelOf(page, element),
    ].find((one) => one?.trim());
    return [{ field: fieldOf(element), element, label: label ?? "", sent: attribs["value"] }];
  });
  return [...inSelects, ...pressed].filter(({ element }) => !isInCard(page, element));
}

const fieldOf = ({ attribs }: Element): string => attribs["name"] ?? "";

const holds = (outer: Element, inner: Element): boolean => {
  for (let at: unknown = inner.parent, n = 0; at && n < 3; at = (at as Element).parent, n++)
    if (at === outer) return true;
  return false;
};

function labelOf(page: Page, input: Element): string {
  const { id } = input.attribs;
  let label = id ? page.tagged("label").find(({ attribs }) => attribs["for"] === id) : undefined;
  for (let at: unknown = input.parent, n = 0; at && n < 3; at = (at as Element).parent, n++)
    if ((at as Element).name === "label") label ??= at as Element;
  return label ? textOf(label, 80) || saidWithin(label, 0) : "";
}

/** Each option with the field whose values are its own; nothing where one of several values has none. */
function matched(controls: Control[], { options }: DecidedOptions) {
  const fields = new Map<string, Control[]>();
  for (const control of controls)
    fields.set(control.field, [...(fields.get(control.field) ?? []), control]);
  const found: AskedCombinations["options"] = [];
  for (const { values } of options) {
    const [field, own] =
      [...fields].find(([, some]) => values.every((value) => sentFor(value, some))) ?? [];
    if (field !== undefined && own) {
      fields.delete(field);
      found.push({
        field,
        values: values.map((value) => ({ value, sent: sentFor(value, own) ?? "" })),
      });
    } else if (values.length === 1 && values[0] !== undefined)
      found.push({ field: null, values: [{ value: values[0], sent: "" }] });
    else return undefined;
  }
  // A field that no option of ours is would be left open in the question.
  const isWhole = fields.size === 0 && found.some(({ field }) => field !== null);
  return isWhole ? found : undefined;
}

const sentFor = (value: string, controls: Control[]): string | undefined =>
  controls.find(({ label, sent }) =>
    [label, plainLabel(label), sent].some((one) => foldKey(one) === foldKey(value)),
  )?.sent;

/** What the page says is chosen in this field. */
export function chosenIn(page: Page, field: string): string | undefined {
  const radio = page
    .tagged("input")
    .find(({ attribs }) => attribs["name"] === field && attribs["checked"] !== undefined);
  if (radio) return radio.attribs["value"];
  const select = page.tagged("select").find(({ attribs }) => attribs["name"] === field);
  return page
    .tagged("option")
    .find((one) => select && holds(select, one) && one.attribs["selected"] !== undefined)?.attribs[
    "value"
  ];
}
