/** The size chart of a page or a text; null where there is none that can be read. */
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { readBlocks } from "../page-blocks.ts";
import { type Chart, readOf, unitOf, foldFigures } from "./measures.ts";
import { countCells, readGrid, type Sizes } from "./read-grid.ts";
import { plausible } from "./plausible.ts";
import { readChartText } from "./read-text.ts";

export function readChartPage(html: string): Chart | null {
  const blocks = readBlocks(html);
  const tables = blocks.flatMap((block, at) => {
    if (!block.table) return [];
    const near = blocks
      .slice(Math.max(0, at - 2), at)
      .filter((one) => !one.table)
      .map((one) => one.text);
    const after = blocks[at + 1]?.table ? "" : (blocks[at + 1]?.text ?? "");
    return [
      {
        rows: block.table.rows,
        around: [block.table.caption, near.at(-1) ?? "", block.table.rows[0]?.join(" ") ?? ""].join(
          " ",
        ),
        wide: [...near, after, block.text].join(" "),
      },
    ];
  });
  const read = tables
    .map((table) => ({
      sizes: readGrid({
        rows: table.rows,
        around: `${table.around} ${/flat|مفرود/iu.test(table.wide) ? "flat" : ""}`,
      }),
      around: table.around,
      wide: table.wide,
    }))
    .filter(
      (one): one is { sizes: Sizes; around: string; wide: string } =>
        one.sizes !== null && countCells(one.sizes) > 1,
    )
    // Centimetres before inches, then the fuller one.
    .toSorted(
      (one, other) =>
        Number(unitOf(foldFigures(one.around)) === true) -
          Number(unitOf(foldFigures(other.around)) === true) ||
        countCells(other.sizes) - countCells(one.sizes),
    );
  if (read.length > 0) {
    const sizes = plausible(merge(read.map((one) => one.sizes)));
    return sizes && { of: readOf(elementAt(read, 0).wide), sizes };
  }
  return readChartLines(
    blocks
      .filter((block) => !block.table && !block.quoted)
      .map((block) => block.text)
      .join("\n"),
  );
}

/** The first table leads; others add sizes and points it does not have. */
function merge(all: Sizes[]): Sizes {
  const merged: Sizes = {};
  for (const sizes of all)
    for (const [size, points] of Object.entries(sizes))
      merged[size] = { ...points, ...merged[size] };
  return merged;
}

export function readChartLines(text: string): Chart | null {
  const told = readChartText(text);
  const sizes = told && plausible(told);
  return sizes && { of: readOf(text), sizes };
}
