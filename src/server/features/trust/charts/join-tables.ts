/**
 * Several tables of a page become one chart only as far as they agree. Two that tell other figures of one body are for
 * other people (women, men) or other pieces: the one that the page's own title names counts, or none.
 */
import type { Point } from "../../../../contract/trust.ts";
import { foldWords } from "../../../../contract/fold-words.ts";
import { isAlike } from "./alike.ts";
import { type Chart } from "./measures.ts";
import { foldFigures } from "./units.ts";
import { countCells, type Sizes } from "./read-grid.ts";

export type ReadTable = {
  sizes: Sizes;
  /** The heading or the caption, and the widest text near it. */
  head: string;
  of: Chart["of"];
  isInches: boolean;
};

/** Where two pieces differ though one person wears both: a shirt's length is no trousers' length. */
const OF_PIECES = new Set<Point>(["length", "sleeve", "inseam", "shoulder"]);

export function joinTables(tables: ReadTable[], title: string): Sizes | null {
  // Centimetres before inches, the body before the piece, then the fuller one.
  const ordered = tables.toSorted(
    (one, other) =>
      Number(one.isInches) - Number(other.isInches) ||
      Number(one.of === "garment") - Number(other.of === "garment") ||
      countCells(other.sizes) - countCells(one.sizes),
  );
  const metric = ordered.filter((one) => !ordered.some((other) => isInInches(one, other)));
  const besideBody = metric.some(({ of }) => of === "body")
    ? metric.map((table) => (table.of === "garment" ? onlyOfPiece(table) : table))
    : metric;
  const kept = withoutOthers(besideBody, title);
  return kept.length > 0 ? merge(withoutDoubtful(kept).map(({ sizes }) => sizes)) : null;
}

const pick = (sizes: Sizes, isKept: (point: Point, size: string) => boolean): Sizes =>
  Object.fromEntries(
    Object.entries(sizes).map(([size, points]) => [
      size,
      Object.fromEntries(Object.entries(points).filter(([point]) => isKept(point as Point, size))),
    ]),
  );

const onlyOfPiece = (table: ReadTable): ReadTable => ({
  ...table,
  sizes: pick(table.sizes, (point) => OF_PIECES.has(point)),
});

/** The points of which two tables tell other figures for a size that both have. */
function conflicts(one: Sizes, other: Sizes): Set<Point> {
  const found = new Set<Point>();
  for (const [size, points] of Object.entries(one))
    for (const [point, range] of Object.entries(points)) {
      const another = other[size]?.[point as Point];
      if (another && !isAlike(range, another)) found.add(point as Point);
    }
  return found;
}

/** The same chart a second time, in inches that nobody named. */
function isInInches(one: ReadTable, other: ReadTable): boolean {
  const shares = Object.entries(one.sizes).flatMap(([size, points]) =>
    Object.entries(points).flatMap(([point, [from]]) => {
      const another = other.sizes[size]?.[point as Point];
      return another ? [another[0] / from] : [];
    }),
  );
  return shares.length > 1 && shares.every((share) => Math.abs(share - 2.54) < 0.08);
}

function withoutOthers(tables: ReadTable[], title: string): ReadTable[] {
  const differs = (one: ReadTable, other: ReadTable) =>
    [...conflicts(one.sizes, other.sizes)].some((point) => !OF_PIECES.has(point));
  const named = tables.filter(({ head }) => isNamed(head, title));
  return tables.filter((table) => {
    const others = tables.filter((other) => other !== table && differs(table, other));
    return (
      others.length === 0 ||
      (named.includes(table) && !others.some((other) => named.includes(other)))
    );
  });
}

function withoutDoubtful(tables: ReadTable[]): ReadTable[] {
  const doubtful = new Set(
    tables.flatMap((one) => tables.flatMap((other) => [...conflicts(one.sizes, other.sizes)])),
  );
  return tables.map((table) => ({
    ...table,
    sizes: pick(table.sizes, (point) => !doubtful.has(point)),
  }));
}

const GENERAL =
  /^(?:size|sizes|chart|guide|table|measure\p{L}*|cm|inch\p{L}*|centi\p{L}*|for|and|the|in|all|مقاس\p{L}*|جدول|دليل|قياس\p{L}*|سم|بوص\p{L}*|في|من|كل)$/u;
const wordsOf = (text: string) =>
  (foldFigures(foldWords(text)).match(/\p{L}{3,}/gu) ?? [])
    .map((word) => word.replace(/^(?:وال|بال|لل|ال)(?=\p{L}{3})/u, ""))
    .filter((word) => !GENERAL.test(word));

/** “Dresses” names “Linen dress”; “women” does not name “men”. */
function isNamed(head: string, title: string): boolean {
  const titled = wordsOf(title);
  return wordsOf(head).some((word) =>
    titled.some((other) => {
      const [short, long] = word.length < other.length ? [word, other] : [other, word];
      return (
        long === short ||
        (short.length > 2 &&
          /^(?:e?s|'s|ات|ي|[هة])$/u.test(long.slice(short.length)) &&
          long.startsWith(short))
      );
    }),
  );
}

/** The first table leads; others add sizes and points it does not have. */
function merge(all: Sizes[]): Sizes | null {
  const merged: Sizes = {};
  for (const sizes of all)
    for (const [size, points] of Object.entries(sizes))
      merged[size] = { ...points, ...merged[size] };
  const told = Object.entries(merged).filter(([, points]) => Object.keys(points).length > 0);
  return told.length > 0 ? Object.fromEntries(told) : null;
}
