// Ways to name one element in CSS, the steadiest first: what it is, where it is called so, where it stands.
import { type Element, isTag } from "domhandler";

/** Made by a build or for one product: gone on the next page. */
const UNSTEADY =
  /\d{3,}|^\d|[0-9a-f]{8,}|__[\w-]{5,}$|^css-|^sc-|^jsx-|^svelte-|^_|[^\w-]|^(?:active|selected|open|show|hidden|first|last|odd|even|in|loaded|lazyloaded)$/i;
const MEANING =
  /price|title|name|amount|money|product|prod|desc|stock|avail|image|photo|current|sale|regular|buy|cost|heading/i;
const MARKS = [
  "itemprop",
  "data-testid",
  "data-test",
  "data-qa",
  "data-hook",
  "data-role",
  "data-product-price",
];

const escaped = (text: string) => text.replace(/["\\]/g, "\\$&");
const isSteady = (name: string) => name.length > 1 && name.length <= 50 && !UNSTEADY.test(name);

const classesOf = (element: Element): string[] =>
  (element.attribs["class"] ?? "")
    .split(/\s+/)
    .filter(isSteady)
    .toSorted((one, other) => Number(MEANING.test(other)) - Number(MEANING.test(one)));

const parentOf = (element: Element): Element | null => {
  const { parent } = element;
  return parent && isTag(parent) ? parent : null;
};

/** The element by itself. */
function ownNames(element: Element): string[] {
  const names: string[] = [];
  for (const mark of MARKS) {
    const value = element.attribs[mark];
    if (value === "") names.push(`${element.name}[${mark}]`);
    else if (value && value.length <= 40 && !/\d{3,}/.test(value))
      names.push(`${element.name}[${mark}="${escaped(value)}"]`);
  }
  const id = element.attribs["id"];
  if (id && isSteady(id)) names.push(`#${id}`);
  const classes = classesOf(element);
  if (classes.length > 1) names.push(`${element.name}.${classes.slice(0, 2).join(".")}`);
  for (const one of classes.slice(0, 3)) names.push(`${element.name}.${one}`);
  return names;
}

/** Id or class of an ancestor. */
function anchorOf(element: Element): string | null {
  const id = element.attribs["id"];
  if (id && isSteady(id)) return `#${id}`;
  const named = classesOf(element)[0];
  return named ? `${element.name}.${named}` : null;
}

function nth(element: Element): string {
  const parent = parentOf(element);
  if (!parent) return element.name;
  const same = parent.children.filter((child) => isTag(child) && child.name === element.name);
  return same.length > 1
    ? `${element.name}:nth-of-type(${same.indexOf(element) + 1})`
    : element.name;
}

const CLIMB = 12;
const MOST = 24;

/** Down from an ancestor that has a name, step by step. */
function paths(element: Element): string[] {
  const found: string[] = [];
  let path = nth(element);
  const own = ownNames(element)[0] ?? element.name;
  for (let at = parentOf(element), n = 0; at && n < CLIMB; at = parentOf(at), n++) {
    const anchor = anchorOf(at);
    if (anchor) {
      found.push(`${anchor} ${own}`);
      found.push(`${anchor} > ${path}`);
    }
    path = `${nth(at)} > ${path}`;
    if (found.length >= 12) break;
  }
  found.push(path);
  return found;
}

const LABEL =
  /^[\p{L}][\p{L} .'-]{1,24}:$|^[\p{L} ]{0,12}(?:price|preis|prix|precio|prezzo|cost|now|سعر|السعر)[\p{L} ]{0,12}$/iu;

/** "Our price:" in the cell before: the label stays where the table changes. */
function besideLabel(element: Element, labelText: (element: Element) => string): string[] {
  for (let at: Element | null = element, n = 0; at && n < 3; at = parentOf(at), n++) {
    for (let before = at.prev, m = 0; before && m < 3; before = before.prev, m++) {
      if (!isTag(before)) continue;
      const label = labelText(before);
      if (!LABEL.test(label)) break;
      const inner = at === element ? "" : ` ${element.name}`;
      return [`${before.name}:contains("${escaped(label)}") + ${at.name}${inner}`];
    }
  }
  return [];
}

export function describe(element: Element, labelText: (element: Element) => string): string[] {
  return [
    ...new Set([...ownNames(element), ...besideLabel(element, labelText), ...paths(element)]),
  ].slice(0, MOST);
}
