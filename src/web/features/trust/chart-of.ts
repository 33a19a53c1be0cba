// Of what a chart's figures are: of a body that wears the piece, or of the piece itself. The two are never one figure.
import type { Point, SizeChart } from "../../../contract/trust.ts";

/** Null where the chart does not say. */
export type ChartOf = SizeChart["of"];

/** Whoever is tall or heavy, it is never the cloth; a piece's length is never the body's. */
const ALWAYS: Partial<Record<Point, ChartOf>> = {
  height: "body",
  weight: "body",
  length: "garment",
};

export const measuredOf = (chart: Pick<SizeChart, "of"> | null, point: Point): ChartOf =>
  ALWAYS[point] ?? chart?.of ?? null;
