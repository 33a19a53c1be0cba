/** Which columns of a chart count where one point stands in several: centimetres, the body's own, the one named outright. */
import type { Point } from "../../../../contract/trust.ts";
import { type Column, GIRTHS } from "./measures.ts";
import { foldFigures, unitOf } from "./units.ts";

type Columns = (Column | null)[];

export function chooseColumns(columns: Columns, heads: string[][]): Columns {
  if (isOfThing(columns)) return columns.map(() => null);
  return [
    ofBody,
    withoutLimits,
    (some: Columns) => inCentimetres(some, heads),
    namedOutright,
  ].reduce((some, choose) => choose(some), columns);
}

const without = (columns: Columns, isLeft: (column: Column, at: number) => boolean): Columns =>
  columns.map((column, at) => (column && isLeft(column, at) ? null : column));

/** Length, width and height, and nothing of a body: a bag or a box. */
function isOfThing(columns: Columns): boolean {
  const points = new Set(columns.flatMap((column) => (column ? [column.point] : [])));
  return (
    points.size === 3 &&
    (["length", "bust", "height"] as Point[]).every((point) => points.has(point)) &&
    columns.every((column) => column?.point !== "bust" || column.isVague)
  );
}

/** Beside the body's measures those of the piece add only what a body does not have. */
function ofBody(columns: Columns): Columns {
  // Who is so tall or so heavy is told beside the piece's own measures, too.
  if (!columns.some((column) => column?.of === "body" && GIRTHS.has(column.point))) return columns;
  const known = new Set(columns.flatMap((one) => (one?.of === "body" ? [one.point] : [])));
  return without(
    columns,
    ({ of, point }) => of === "garment" && (GIRTHS.has(point) || known.has(point)),
  );
}

/** “Max chest” alone is no chest; beside “min chest” it ends a range. */
const withoutLimits = (columns: Columns): Columns =>
  without(
    columns,
    (column) =>
      column.isLimit &&
      !columns.some(
        (other) => other?.point === column.point && other.end !== null && other.end !== column.end,
      ),
  );

/** Where a point stands twice, in centimetres and in inches, the centimetres count. */
function inCentimetres(columns: Columns, heads: string[][]): Columns {
  const inches = columns.map(
    (column, at) =>
      column &&
      (column.isPounds ||
        (column.inches ?? unitOf(foldFigures(heads.map((row) => row[at] ?? "").join(" "))))),
  );
  return without(
    columns,
    ({ point }, at) =>
      inches[at] === true &&
      columns.some((other, index) => other?.point === point && index !== at && !inches[index]),
  );
}

const namedOutright = (columns: Columns): Columns =>
  without(
    columns,
    ({ point, isVague }) =>
      isVague && columns.some((other) => other?.point === point && !other.isVague),
  );
