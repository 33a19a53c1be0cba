// Finds elements by CSS; each selector is compiled once.
import { compile, selectAll, selectOne } from "css-select";
import type { AnyNode, Element } from "domhandler";
import type { Page } from "../extract/page.ts";

type Query = (node: AnyNode) => boolean;

const MOST = 2000;
const compiled = new Map<string, Query | null>();

/** Null for what is no selector: they are kept in a database and may have been edited. */
function queryOf(selector: string): Query | null {
  const known = compiled.get(selector);
  if (known !== undefined) return known;
  if (compiled.size >= MOST) compiled.clear();
  let query: Query | null = null;
  try {
    query = compile<AnyNode, Element>(selector);
  } catch {
    query = null;
  }
  compiled.set(selector, query);
  return query;
}

const found = new WeakMap<Page, Map<string, Element | null>>();

/** The price's element is asked for its amount and its currency: each is looked for once. */
export function findOne(page: Page, selector: string): Element | null {
  const own = found.get(page) ?? new Map<string, Element | null>();
  found.set(page, own);
  const before = own.get(selector);
  if (before !== undefined) return before;
  const query = queryOf(selector);
  const element = query ? selectOne<AnyNode, Element>(query, page.document.children) : null;
  own.set(selector, element);
  return element;
}

export function findAll(page: Page, selector: string): Element[] {
  const query = queryOf(selector);
  return query ? selectAll<AnyNode, Element>(query, page.document.children) : [];
}
