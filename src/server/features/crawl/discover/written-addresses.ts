// Every address that a page's elements bear: links, boxes that lead somewhere by script, and what loads the rest of a list.
import { type Element, isTag } from "domhandler";
import type { Page } from "../extract/page.ts";

/** `isNext`: by what bears it, this is where a list goes on. */
export type Written = { element: Element; written: string; isNext?: boolean };

/** "data-next-page", "data-load-more-url": where a script gets the next page of a list. */
const GOES_ON_AT = /^data-(?:[a-z]+-)*(?:next|more)(?:-(?:page|url|href|link|path))*$/;
const IS_ADDRESS = /^\s*(?:https?:\/\/|\/|\?)\S+\s*$/;
const ADDRESS_ATTRIBUTES = [
  "data-href",
  "data-url",
  "data-link",
  "data-product-url",
  "data-permalink",
];
/** Tools that load a part of a page from an address in the markup: htmx, Unpoly, Intercooler, Turbo. */
const LOADED_FROM = ["hx-get", "data-hx-get", "up-href", "ic-get-from", "data-ic-get-from"];
const LOADED_WHEN = ["hx-trigger", "data-hx-trigger", "ic-trigger-on"];
const BY_ITSELF = /revealed|intersect|load\b|scrolled-into-view/i;
const ASKS_ON = /[?&](?:page|paged|pg|p|start|offset|skip|cursor|after|from)=/i;
const TAGS = ["div", "li", "article", "button", "section", "span", "tr", "ul"];

/** Also where a box leads somewhere by script. */
export function* writtenIn(page: Page): Generator<Written> {
  for (const tag of ["a", "link", "area"])
    for (const element of page.tagged(tag)) {
      const written = element.attribs["href"];
      if (written) yield { element, written };
      if (tag === "a") yield* loadedBy(element);
    }
  for (const tag of TAGS)
    for (const element of page.tagged(tag)) {
      const { attribs } = element;
      const named = ADDRESS_ATTRIBUTES.find((name) => attribs[name]);
      const clicked =
        /location(?:\.href)?\s*=\s*['"]([^'"]+)['"]|(?:open|navigate|push)\(\s*['"]([^'"]+)['"]/.exec(
          attribs["onclick"] ?? "",
        );
      const written = (named && attribs[named]) || clicked?.[1] || clicked?.[2];
      if (written) yield { element, written };
      const more = Object.keys(attribs).find(
        (name) => GOES_ON_AT.test(name) && IS_ADDRESS.test(attribs[name] ?? ""),
      );
      if (more) yield { element, written: attribs[more] ?? "", isNext: true };
      yield* loadedBy(element);
    }
  yield* pagesOfForms(page);
  for (const element of page.tagged("turbo-frame")) {
    const { src, loading } = element.attribs;
    if (src && loading === "lazy" && ASKS_ON.test(src))
      yield { element, written: src, isNext: true };
  }
}

/** "1 [2] [3]" in a form that only asks: each button is an address. */
function* pagesOfForms(page: Page): Generator<Written> {
  for (const form of page.tagged("form")) {
    if (/post/i.test(form.attribs["method"] ?? "")) continue;
    const fields = new URLSearchParams();
    const numbers: { element: Element; name: string; value: string }[] = [];
    const walk = (element: Element, depth: number): void => {
      for (const child of element.children) {
        if (!isTag(child) || depth > 8) continue;
        const { name = "", value = "", type = "" } = child.attribs;
        const isButton = child.name === "button" || (child.name === "input" && type === "submit");
        if (isButton && name && /^\d{1,3}$/.test(value))
          numbers.push({ element: child, name, value });
        else if (child.name === "input" && type === "hidden" && name) fields.append(name, value);
        walk(child, depth + 1);
      }
    };
    walk(form, 0);
    // One button with a number may be anything.
    if (numbers.length < 2) continue;
    for (const { element, name, value } of numbers) {
      const asked = new URLSearchParams(fields);
      asked.set(name, value);
      const [action = ""] = (form.attribs["action"] || page.url).split("?");
      yield { element, written: `${action}?${asked}`, isNext: true };
    }
  }
}

/** A part that comes by itself when it is seen, or that asks for a further page when it is pressed. */
function* loadedBy(element: Element): Generator<Written> {
  const { attribs } = element;
  const from = LOADED_FROM.map((name) => attribs[name]).find((one) => one !== undefined);
  if (from === undefined || !IS_ADDRESS.test(from)) return;
  const isByItself = LOADED_WHEN.some((name) => BY_ITSELF.test(attribs[name] ?? ""));
  if (ASKS_ON.test(from) && (isByItself || element.name !== "a"))
    yield { element, written: from, isNext: true };
}
