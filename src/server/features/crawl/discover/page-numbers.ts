// Rows of numbers that stand for the pages of a list: "1 2 3", whatever the parameter or the script is called.
import { type Element, isTag, isText } from "domhandler";
import { textOf, type Page } from "../extract/page.ts";
import { plainDigits } from "../normalise/prices.ts";
import { isOptionName } from "../witnesses/choice-names.ts";

const NUMBER = /^\d{1,3}$/;
const NEAR = 12;

const numberIn = (text: string): number | null => {
  const plain = plainDigits(text).trim();
  return NUMBER.test(plain) ? Number(plain) : null;
};

/** A link that shows a number, among others that count from one, and asks for the same list by a number. */
export function isNumberedPage(element: Element, said: string, url: URL, here: URL): boolean {
  if (numberIn(said) === null || !countsFromOne(element)) return false;
  return [...url.searchParams].some(
    ([name, value]) =>
      /^\d{1,5}$/.test(value) && !isOptionName(name) && here.searchParams.get(name) !== value,
  );
}

/** The row of a number: its parent, or where each stands in a wrapper of its own, the parent's. */
function rowOf(element: Element): Element | null {
  let row: unknown = element.parent;
  for (let level = 0; level < 2 && row && isTag(row as Element); level++) {
    const box = row as Element;
    const holders = box.children.filter(
      (child) => isTag(child) || (isText(child) && child.data.trim() !== ""),
    );
    if (holders.length > 1) return box;
    row = box.parent;
  }
  return null;
}

function countsFromOne(element: Element): boolean {
  const row = rowOf(element);
  if (!row) return false;
  const words = row.children.slice(0, NEAR).map((child) => {
    if (isText(child)) return child.data;
    return isTag(child) ? saidBy(child) : "";
  });
  const numbers = words.flatMap((word) => word.split(/[^\p{Nd}]+/u)).map(numberIn);
  return numbers.includes(1) && numbers.includes(2);
}

/** What a button shows may be its value. */
function saidBy(element: Element): string {
  const text = textOf(element, 12);
  if (text !== "") return text;
  if (element.name === "input") return element.attribs["value"] ?? "";
  const inner = element.children.find((child): child is Element => isTag(child));
  return inner ? saidBy(inner) : "";
}

/** Pages behind numbers that only a script turns, or a form that is sent: "javascript:__doPostBack(…)", a button. */
export function hasScriptedPages(page: Page): boolean {
  for (const element of page.tagged("input"))
    if (
      /^(?:submit|button)$/.test(element.attribs["type"] ?? "") &&
      numberIn(element.attribs["value"] ?? "") === 2 &&
      countsFromOne(element)
    )
      return true;
  for (const tag of ["a", "button"])
    for (const element of page.tagged(tag)) {
      const href = element.attribs["href"];
      const isScript = tag === "button" || href === undefined || /^(?:#|javascript:)/i.test(href);
      if (isScript && numberIn(textOf(element, 6)) === 2 && countsFromOne(element)) return true;
    }
  return false;
}
