// Lists of ids beside a page's choices: those of the values that are there, or of those that do not go together. The
// ids are those that its controls hand on, and a list counts only where every one of them is such an id; those of what
// is chosen beside size and colour (a gift box, a cloth) are such ids, too.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { isNode } from "../extract/json-ld-nodes.ts";
import type { Page } from "../extract/page.ts";
import type { Json } from "../extract/loose-json.ts";
import type { RawVariant, RawVariants } from "../found-product.ts";
import { foldKey } from "./choice-labels.ts";
import { pairsOf } from "./nested-variants.ts";
import { pieceChoices, type Choice } from "./page-choices.ts";
import { scriptData } from "./script-data.ts";

const THERE = /in_?stock|avail|salable|saleable|selectable|purchasable|combinable/i;
const NOT_TOGETHER = /exclu|archiv|unavail|invalid|impossible|disabled|out_?of_?stock|sold_?out/i;
/** Each by itself, not only beside another. */
const GONE = /out_?of_?stock|sold_?out|unavail/i;
const MOST_NODES = 20_000;
const DEEPEST = 12;
const MOST_PAIRS = 3000;

type Id = { choice: number; label: string };
type Ids = ReadonlyMap<string, Id>;

export function variantsByLists(page: Page, choices: Choice[]): RawVariants | null {
  const used = pieceChoices(choices);
  if (!used) return null;
  const all = [...used, ...choices.filter((choice) => !used.includes(choice))];
  const { lists, apart } = listsIn(scriptData(page), idsOf(all, used.length), loneIds(page));
  // A list that leaves out all values of a choice is of something else.
  const listsOf = (choice: number) =>
    [...lists.values()].filter((list) =>
      elementAt(used, choice).values.some(({ label }) => list.has(`${choice} ${label}`)),
    );
  const isOfAll = used.every((_, n) => listsOf(n).length > 0);
  if (!isOfAll && apart.length === 0) return null;
  const isLeftOut = (choice: number, label: string) =>
    isOfAll && listsOf(choice).some((list) => !list.has(`${choice} ${label}`));
  const isGone = (values: string[]): boolean =>
    values
      .slice(0, used.length)
      .some(
        (label, n) =>
          isLeftOut(n, label) ||
          elementAt(used, n).values.some((value) => value.label === label && value.isGone),
      ) || apart.some((pair) => pair.every(({ choice, label }) => values[choice] === label));
  // What is chosen beside them counts only where a list speaks of it: one of its values is enough to be there.
  const told = all.filter((_, n) => n < used.length || apart.flat().some((id) => id.choice >= n));
  const options = told.map(({ name, values }) => ({
    name,
    values: values.map(({ label }) => label),
  }));
  const isThere = new Map<string, RawVariant>();
  for (const pair of pairsOf(options, MOST_PAIRS)) {
    const values = pair.slice(0, used.length);
    const isAvailable = !isGone(pair) || (isThere.get(values.join("|"))?.isAvailable ?? false);
    isThere.set(values.join("|"), { values, price: null, regularPrice: null, isAvailable });
  }
  const variants = [...isThere.values()];
  const isTelling =
    variants.some((one) => one.isAvailable) && variants.some((one) => !one.isAvailable);
  return isTelling ? { options: options.slice(0, used.length), variants } : null;
}

/** Lists of one name belong together; of two names one may be all that exist, the other those that are there. */
function listsIn(
  roots: Json[],
  ids: Ids,
  lone: Set<string>,
): { lists: Map<string, Set<string>>; apart: Id[][] } {
  const lists = new Map<string, Set<string>>();
  const apart: Id[][] = [];
  let left = MOST_NODES;
  const search = (value: Json, depth: number): void => {
    if (depth > DEEPEST || left-- < 0 || typeof value !== "object" || value === null) return;
    for (const [key, one] of Object.entries(value)) {
      if (typeof one !== "object" || one === null) continue;
      if (!Array.isArray(value) && NOT_TOGETHER.test(key)) {
        apart.push(...pairsIn(one, ids, lone));
        if (GONE.test(key) && Array.isArray(one))
          apart.push(...(knownOf(one, ids, lone) ?? []).map((id) => [id]));
      } else if (!Array.isArray(value) && THERE.test(key) && Array.isArray(one))
        for (const { choice, label } of knownOf(one, ids, lone) ?? [])
          lists.set(key, (lists.get(key) ?? new Set()).add(`${choice} ${label}`));
      search(one, depth + 1);
    }
  };
  for (const root of roots) search(root, 0);
  return { lists, apart };
}

/** What each control hands on; an id of two values tells nothing, and those that count come before the rest. */
function idsOf(all: Choice[], used: number): Ids {
  const ids = new Map<string, Id>();
  const twice = new Set<string>();
  for (const [choice, { values }] of all.entries())
    for (const { label, keys } of values)
      for (const key of new Set(keys)) {
        if (key === foldKey(label) || (choice >= used && ids.has(key))) continue;
        if (ids.has(key)) twice.add(key);
        ids.set(key, { choice, label });
      }
  for (const key of twice) ids.delete(key);
  return ids;
}

/** Of controls that leave no choice: a box to tick, the only value of a fact. They stand in the lists, too. */
function loneIds(page: Page): Set<string> {
  const named = new Map<string, string[]>();
  for (const { attribs } of page.tagged("input")) {
    const { type, name, value } = attribs;
    if (!/^(?:radio|checkbox)$/.test(type ?? "") || !name || !value) continue;
    named.set(name, [...(named.get(name) ?? []), foldKey(value)]);
  }
  return new Set([...named.values()].filter((values) => values.length === 1).flat());
}

function knownOf(list: Json[], ids: Ids, lone: Set<string>): Id[] | null {
  if (list.length === 0 || list.length > 200) return null;
  const keys = list.map((one) =>
    typeof one === "string" || typeof one === "number" ? foldKey(String(one)) : "",
  );
  const known = keys.filter((key) => ids.has(key) || !lone.has(key)).map((key) => ids.get(key));
  return known.length === 0 || known.includes(undefined) ? null : (known as Id[]);
}

/** [[21, 33]] or { 22: [32] }: each is of several choices; [[21]] where there is but one to make. */
function pairsIn(value: Json, ids: Ids, lone: Set<string>): Id[][] {
  const lists: Json[][] = Array.isArray(value)
    ? value.filter((one) => Array.isArray(one))
    : isNode(value)
      ? Object.entries(value).flatMap(([first, others]) =>
          Array.isArray(others) ? others.map((other): Json[] => [first, other]) : [],
        )
      : [];
  return lists.slice(0, 500).flatMap((list) => {
    const known = knownOf(list, ids, lone);
    return known && new Set(known.map(({ choice }) => choice)).size === known.length ? [known] : [];
  });
}
