/** The size chart of a page or a text; null where there is none that can be read. */
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { type Block, readBlocks } from "../page-blocks.ts";
import { type Chart, isFlatProse, readOf } from "./measures.ts";
import { unitOf, foldFigures } from "./units.ts";
import { type Laid, laidOutGrids } from "./laid-out-grid.ts";
import { joinTables, type ReadTable } from "./join-tables.ts";
import { countCells, readGrid } from "./read-grid.ts";
import { isOfThing } from "./of-things.ts";
import { withLegend } from "./letter-legend.ts";
import { plausible } from "./plausible.ts";
import { readTextGrid } from "./text-grid.ts";
import { readChartText } from "./read-text.ts";
import { readSeries } from "./text-series.ts";

/** Each is compared with each; no honest page has so many. */
const MOST_TABLES = 40;

export function readChartPage(html: string): Chart | null {
  const blocks = readBlocks(html);
  const title = blocks.find(({ kind, level }) => kind === "heading" && level === 1)?.text ?? "";
  if (isOfThing(title)) return null;
  const tables = blocks.flatMap(({ table }, at) =>
    table ? [{ rows: table.rows, caption: table.caption, at, end: at }] : [],
  );
  const laidOut = laidOutGrids(blocks).map((grid) => ({ ...grid, caption: "" }));
  const read = [...tables, ...laidOut]
    .slice(0, MOST_TABLES)
    .flatMap((one) => readTable(blocks, one) ?? []);
  if (read.length > 0) {
    const joined = joinTables(read, title);
    const sizes = joined && plausible(joined);
    return sizes && { of: readOf(elementAt(read, 0).wide), sizes };
  }
  // A table without heads tells in each of its rows what is what.
  return readChartLines(
    blocks
      .filter((block) => !block.quoted)
      .map(({ text, table }) =>
        table ? table.rows.map((row) => row.join(" ، ")).join("\n") : text,
      )
      .join("\n"),
  );
}

/** A note on units after the table: short, and of one unit. */
const isUnitNote = (text: string) =>
  text.length < 160 &&
  /\p{L}/u.test(text) &&
  !/\d/u.test(text) &&
  unitOf(foldFigures(text)) === true;

type Placed = Laid & { caption: string };

/** What the letters of its head stand for is said just before a table or within so many blocks behind it. */
const LEGEND_REACH = 8;

function readTable(
  blocks: Block[],
  { rows, caption, at, end }: Placed,
): (ReadTable & { wide: string }) | null {
  const near = blocks
    .slice(Math.max(0, at - 2), at)
    .filter((one) => !one.table)
    .map((one) => one.text);
  const after = blocks[end + 1]?.table ? "" : (blocks[end + 1]?.text ?? "");
  const head = `${caption} ${near.at(-1) ?? ""}`;
  const wide = [...near, after, ...rows.flat()].join(" ");
  const around = `${head} ${rows[0]?.join(" ") ?? ""}`;
  const isUnsaid = unitOf(foldFigures(around)) === null && isUnitNote(after);
  const beside = blocks.slice(at + 1, end + 1 + LEGEND_REACH).filter((one) => !one.table);
  const sizes = readGrid({
    rows: withLegend(rows, [...near, ...beside.map((one) => one.text)]),
    around: [around, isFlatProse(wide) ? "flat" : "", isUnsaid ? after : ""].join(" "),
  });
  if (!sizes || countCells(sizes) < 2) return null;
  const isInches = unitOf(foldFigures(around)) === true;
  return { sizes, head, of: readOf(around), isInches, wide };
}

export function readChartLines(text: string): Chart | null {
  const [sizes] = [readTextGrid, readSeries, readChartText]
    .flatMap((read) => {
      const told = read(text);
      const kept = told && plausible(told);
      return kept ? [kept] : [];
    })
    .toSorted((one, other) => countCells(other) - countCells(one));
  return sizes ? { of: readOf(text), sizes } : null;
}
