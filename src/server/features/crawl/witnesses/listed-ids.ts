// Lists of ids beside a page's choices: those of the values that are there, or of those that do not go together. The
// ids are those that its controls hand on, and a list counts only where every one of them is such an id.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { isNode } from "../extract/json-ld-nodes.ts";
import type { Json } from "../extract/loose-json.ts";
import type { RawVariant, RawVariants } from "../found-product.ts";
import { roleOf } from "../normalise/option-roles.ts";
import { foldKey } from "./choice-labels.ts";
import { pairsOf } from "./nested-variants.ts";
import type { Choice } from "./page-choices.ts";

const THERE = /in_?stock|avail|salable|saleable|selectable|purchasable|combinable/i;
const NOT_TOGETHER = /exclu|archiv|unavail|invalid|impossible|disabled|out_?of_?stock|sold_?out/i;
const MOST_NODES = 20_000;
const DEEPEST = 12;

type Id = { choice: number; label: string };
type Ids = ReadonlyMap<string, Id>;

export function variantsByLists(roots: Json[], choices: Choice[]): RawVariants | null {
  const used = choices.filter(
    ({ name, values }) => roleOf({ name, values: values.map(({ label }) => label) }) !== "other",
  );
  if (used.length === 0 || used.length > 3) return null;
  const ids = idsOf(used);
  // Lists of one name belong together; of two names one may be all that exist, the other those that are there.
  const lists = new Map<string, Set<string>>();
  const apart: Id[][] = [];
  let left = MOST_NODES;
  const search = (value: Json, depth: number): void => {
    if (depth > DEEPEST || left-- < 0 || typeof value !== "object" || value === null) return;
    for (const [key, one] of Object.entries(value)) {
      if (typeof one !== "object" || one === null) continue;
      if (!Array.isArray(value) && NOT_TOGETHER.test(key)) apart.push(...pairsIn(one, ids));
      else if (!Array.isArray(value) && THERE.test(key) && Array.isArray(one))
        for (const { choice, label } of knownOf(one, ids) ?? [])
          lists.set(key, (lists.get(key) ?? new Set()).add(`${choice} ${label}`));
      search(one, depth + 1);
    }
  };
  for (const root of roots) search(root, 0);
  // A list that leaves out all values of a choice is of something else.
  const listsOf = (choice: number) =>
    [...lists.values()].filter((list) =>
      elementAt(used, choice).values.some(({ label }) => list.has(`${choice} ${label}`)),
    );
  const isOfAll = used.every((_, n) => listsOf(n).length > 0);
  if (!isOfAll && apart.length === 0) return null;
  const isLeftOut = (choice: number, label: string) =>
    isOfAll && listsOf(choice).some((list) => !list.has(`${choice} ${label}`));
  const options = used.map(({ name, values }) => ({
    name,
    values: values.map(({ label }) => label),
  }));
  const isGone = (values: string[]): boolean =>
    values.some(
      (label, n) =>
        isLeftOut(n, label) ||
        elementAt(used, n).values.some((value) => value.label === label && value.isGone),
    ) || apart.some((pair) => pair.every(({ choice, label }) => values[choice] === label));
  const variants = pairsOf(options).map((values): RawVariant => ({
    values,
    price: null,
    regularPrice: null,
    isAvailable: !isGone(values),
  }));
  const isTelling =
    variants.some((one) => one.isAvailable) && variants.some((one) => !one.isAvailable);
  return isTelling ? { options, variants } : null;
}

/** What each control hands on; an id of two values tells nothing. */
function idsOf(used: Choice[]): Ids {
  const ids = new Map<string, Id>();
  const twice = new Set<string>();
  for (const [choice, { values }] of used.entries())
    for (const { label, keys } of values)
      for (const key of new Set(keys)) {
        if (key === foldKey(label)) continue;
        if (ids.has(key)) twice.add(key);
        ids.set(key, { choice, label });
      }
  for (const key of twice) ids.delete(key);
  return ids;
}

function knownOf(list: Json[], ids: Ids): Id[] | null {
  if (list.length === 0 || list.length > 200) return null;
  const known = list.map((one) =>
    typeof one === "string" || typeof one === "number" ? ids.get(foldKey(String(one))) : undefined,
  );
  return known.includes(undefined) ? null : (known as Id[]);
}

/** [[21, 33]] or { 22: [32] }: each pair is of two choices. */
function pairsIn(value: Json, ids: Ids): Id[][] {
  const lists: Json[][] = Array.isArray(value)
    ? value.filter((one) => Array.isArray(one))
    : isNode(value)
      ? Object.entries(value).flatMap(([first, others]) =>
          Array.isArray(others) ? others.map((other): Json[] => [first, other]) : [],
        )
      : [];
  return lists.slice(0, 500).flatMap((list) => {
    const known = knownOf(list, ids);
    return known &&
      known.length > 1 &&
      new Set(known.map(({ choice }) => choice)).size === known.length
      ? [known]
      : [];
  });
}
