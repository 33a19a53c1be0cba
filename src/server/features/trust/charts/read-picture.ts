// A size chart in a picture. Nothing is guessed: what cannot be read for certain is left out, and a picture that is
// too small, cut or unclear is not read at all.
import { elementAt, entryOf } from "../../../../contract/get-or-throw.ts";
import { sharp } from "../../../sharp.ts";
import { readOf, type Chart } from "./measures.ts";
import { plausible } from "./plausible.ts";
import { countCells, readGrid, type Sizes } from "./read-grid.ts";
import { foldFigures, unitOf } from "./units.ts";
import { heightOf, inkOf, linesOf, strokesOf, type Box, type Picture } from "./picture/ink.ts";
import { readLines, type Line } from "./picture/read-lines.ts";
import { believe, SURE } from "./picture/believe.ts";
import { fromTheRight, haveInchMarks, isTwoFigures } from "./picture/seen.ts";
import { tableOf, type Cell, type Table } from "./picture/table.ts";

const PIXELS_MAX = 40_000_000;
const WIDEST = 2000;
/** Figures lower than this cannot honestly be told apart. */
const LOWEST_LINE = 8;
const LINES_MAX = 400;
/** A chart of which more is unclear is not told at all. */
const CLEAR_SHARE = 0.6;

export async function readChartPicture(bytes: Uint8Array): Promise<Chart | null> {
  const picture = await decode(bytes);
  if (!picture) return null;
  const boxes = linesOf(strokesOf(picture, inkOf(picture))).filter(
    (box) => heightOf(box) >= LOWEST_LINE,
  );
  if (boxes.length < 6 || boxes.length > LINES_MAX) return null;
  const table = tableOf(await readLines(picture, boxes));
  if (!table || isCut(boxes, table.place, picture)) return null;
  return chartOf(table);
}

async function decode(bytes: Uint8Array): Promise<Picture | null> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: PIXELS_MAX })
      .flatten({ background: "#fff" })
      .resize({ width: WIDEST, height: WIDEST, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return info.channels === 3 ? { data, width: info.width, height: info.height } : null;
  } catch {
    return null;
  }
}

/** So many lines further a row may follow that the edge cuts off. */
const REACH = 4;
/** Writing of the table that runs out of the picture: what is missing may be figures. What lies far from it is the ground it lies on. */
function isCut(boxes: Box[], place: Box, { width, height }: Picture): boolean {
  const usual = boxes.map(heightOf).toSorted((one, other) => one - other)[boxes.length >> 1] ?? 0;
  const far = usual * REACH;
  return boxes.some((box) => {
    const isBesideIt = box.bottom >= place.top - far && box.top <= place.bottom + far;
    const isUnderIt = box.right >= place.left - far && box.left <= place.right + far;
    const isAcross = box.left <= 1 || box.right >= width - 2;
    const isDown = box.top <= 1 || box.bottom >= height - 2;
    return isBesideIt && (isAcross || (isDown && isUnderIt));
  });
}

function chartOf({ rows, around }: Table): Chart | null {
  const believed = believe(rows);
  const figures = believed.flat().filter(({ text }) => /[\d٠-٩]/.test(text));
  const clear = figures.filter(({ sure }) => sure >= SURE);
  if (figures.length === 0 || clear.length < figures.length * CLEAR_SHARE) return null;
  const legend = legendOf(around);
  const words = around.filter(({ sure }) => sure >= SURE / 2).map(({ text }) => text);
  const told = (cell: Cell) =>
    cell.sure >= SURE && !isTwoFigures(cell.text)
      ? fromTheRight(legend.get(cell.text) ?? cell.text)
      : "";
  const cells = believed.map((row) => row.map(told));
  const said = [...words.filter((text) => !isLegend(text)), elementAt(cells, 0).join(" ")].join(
    " ",
  );
  const isOfInches = unitOf(foldFigures(said)) === null && haveInchMarks(cells);
  const sizes = readGrid({ rows: cells, around: isOfInches ? `${said} (inches)` : said });
  if (!sizes) return null;
  const steady = plausible(keepSteady(sizes));
  return steady && countCells(steady) > 1 ? { of: readOf(words.join(" ")), sizes: steady } : null;
}

const LEGEND = /^([a-h])[ .:)-]+(\p{L}.*)$/u;
const isLegend = (text: string) => LEGEND.test(text);

/** “A chest width”: what a letter on the drawing and in the table means. */
function legendOf(around: Line[]): Map<string, string> {
  return new Map(
    around.flatMap(({ text, sure }) => {
      const found = sure >= SURE / 2 ? LEGEND.exec(text) : null;
      return found ? [[found[1] ?? "", found[2] ?? ""] as const] : [];
    }),
  );
}

/**
 * Sizes grow: a figure that goes against its neighbours was misread, and a point that goes up and down was
 * misread as a whole.
 */
export function keepSteady(sizes: Sizes): Sizes {
  const names = Object.keys(sizes);
  const points = [
    ...new Set(names.flatMap((name) => Object.keys(entryOf(sizes, name)))),
  ] as (keyof Sizes[string])[];
  const kept: Sizes = Object.fromEntries(names.map((name) => [name, { ...sizes[name] }]));
  for (const point of points) {
    const having = names.filter((name) => entryOf(sizes, name)[point]);
    const value = (name: string) => entryOf(entryOf(sizes, name), point)[0];
    const isUp = value(elementAt(having, -1)) >= value(having[0] ?? "");
    const isStep = (one: string, other: string) =>
      isUp ? value(one) <= value(other) : value(one) >= value(other);
    const odd = having.filter(
      (name, at) =>
        (at > 0 && !isStep(having[at - 1] ?? "", name)) ||
        (at < having.length - 1 && !isStep(name, having[at + 1] ?? "")),
    );
    const lost = odd.length > having.length / 2 ? having : odd;
    for (const name of lost) delete entryOf(kept, name)[point];
  }
  return Object.fromEntries(Object.entries(kept).filter(([, own]) => Object.keys(own).length > 0));
}
