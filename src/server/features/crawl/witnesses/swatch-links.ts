// Links that choose a value of the page they stand on.
import type { Element } from "domhandler";
import type { Page } from "../extract/page.ts";
import { foldKey } from "./choice-labels.ts";
import { isOptionName } from "./choice-names.ts";

/** By script, or to the very page it stands on. */
export const leadsNowhere = ({ attribs: { href = "" } }: Element, page: Page): boolean =>
  /^(?:#\S*|javascript:.*)?$/i.test(href) ||
  URL.parse(href, page.base)?.href.split("#")[0] === page.url.split("#")[0];

export const asksHere = ({ attribs: { href = "" } }: Element, page: Page): boolean =>
  /^[?#]/.test(href) || isSameAddress(URL.parse(href, page.base), URL.parse(page.url));

const isSameAddress = (one: URL | null, other: URL | null): boolean =>
  one !== null &&
  other !== null &&
  one.search !== "" &&
  one.origin === other.origin &&
  one.pathname === other.pathname;

/** "?Size=M" behind "M": the same page with this value chosen. */
export const leadsToItself = ({ attribs }: Element, text: string): boolean => {
  const [, query = ""] = (attribs["href"] ?? "").split("?");
  const said = foldKey(text || attribs["aria-label"] || attribs["title"] || "");
  if (query === "" || said === "" || said.length > 40) return false;
  const asked = [...new URLSearchParams(query.split("#")[0])];
  return asked.some(([name, value]) => isOptionName(name) && foldKey(value) === said);
};
