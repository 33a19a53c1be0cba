// Counts that say by their place alone what they count: a row for each colour and a column for each size, one line of
// them all, or one beside each value: { sizes: ["S", "M"], stock: [3, 0] }, { matrix: [[2, 0], [1, 4]] }, "3,0,1".
import { isNode, type Node, wordOf } from "../extract/json-ld-nodes.ts";
import type { Json } from "../extract/loose-json.ts";
import type { RawOption, RawVariant } from "../found-product.ts";
import { foldKey } from "./choice-labels.ts";
import { stockOf } from "./stock-words.ts";

const COUNTS = /stock|qty|quantit|inventor|avail|matrix|grid|متاح|متوفر|مخزون|كمي/i;
const NO_COUNT =
  /price|cost|image|picture|weight|sku|(?:^|_)id$|measure|chart|warehouse|location|date/i;
const DEEPEST = 3;
const MOST = 500;

type Count = boolean | null;

export function countedByPlace(product: Node, options: RawOption[]): RawVariant[] | null {
  const sizes = options.map(({ values }) => values.length);
  const all = sizes.reduce((pairs, one) => pairs * one, 1);
  if (options.length === 0 || options.length > 2 || all < 2 || all > MOST) return null;
  const told = namedIn(product, options) ?? countsIn(product, sizes, false, 0);
  if (!told) return null;
  const [first, second] = options;
  return told.map((isAvailable, n) => {
    const inner = second?.values.length ?? 1;
    const values = [
      first?.values[Math.floor(n / inner)] ?? null,
      ...(second ? [second.values[n % inner] ?? null] : []),
    ];
    return { values, price: null, regularPrice: null, isAvailable };
  });
}

const GONE_LIST = /sold_?out|out_?of_?stock|unavailable|finished|gone|نفد|نفذ/i;
const THERE_LIST = /^(?:available|in_?stock)_?(?:sizes?|colou?rs?|options?|variants?)$/i;

/** { sizes: ["S", "M"], soldOutSizes: ["M"] }: the values of the one option that there is are named again. */
function namedIn(product: Node, [only, other]: RawOption[]): Count[] | null {
  if (!only || other) return null;
  for (const [key, value] of Object.entries(product)) {
    const isGone = GONE_LIST.test(key);
    if (!Array.isArray(value) || !(isGone || THERE_LIST.test(key))) continue;
    const named = value.flatMap((one) => (isNode(one) ? [] : foldKey(wordOf(one) ?? "")));
    const labels = only.values.map(foldKey);
    const isOurs = named.length > 0 && named.every((one) => labels.includes(one));
    if (isOurs) return labels.map((label) => named.includes(label) !== isGone);
  }
  return null;
}

/** The first of its lists that has a count for each pair; `isCalled`: by what it stands under. */
function countsIn(node: Node, sizes: number[], isCalled: boolean, depth: number): Count[] | null {
  for (const [key, value] of Object.entries(node)) {
    if (NO_COUNT.test(key)) continue;
    const isCounts = isCalled || COUNTS.test(key);
    const told =
      isNode(value) && depth < DEEPEST
        ? countsIn(value, sizes, isCounts, depth + 1)
        : isCounts
          ? fitting(value, sizes)
          : null;
    if (told) return told;
  }
  return null;
}

function fitting(value: Json, [outer = 1, inner = 1]: number[]): Count[] | null {
  const list = typeof value === "string" ? value.split(/\s*[,;|]\s*/) : value;
  if (!Array.isArray(list)) return null;
  const rows = list.map((row) => (Array.isArray(row) ? row.map(countOf) : null));
  const isTable = (height: number, width: number) =>
    rows.length === height && rows.every((row) => row?.length === width);
  const plain = rows.flatMap((row) => row ?? []);
  // As many rows as columns: the option that is named first is the outer one.
  const counts = isTable(outer, inner)
    ? plain
    : isTable(inner, outer)
      ? plain.map((_, n) => plain[(n % inner) * outer + Math.floor(n / inner)] ?? null)
      : rows.every((row) => row === null) && list.length === outer * inner
        ? list.map(countOf)
        : [];
  return counts.length === outer * inner && counts.every((one) => one !== null) ? counts : null;
}

const countOf = (value: Json): Count => {
  if (typeof value === "number") return value > 0;
  if (typeof value === "boolean") return value;
  if (typeof value === "string") return /^\d+$/.test(value.trim()) ? Number(value) > 0 : null;
  return isNode(value) ? stockOf(value) : null;
};
