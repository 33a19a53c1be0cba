/** Tables of fees and times by place, whichever way they are turned. */
import type { Table } from "../page-tables.ts";
import { markConcepts } from "./concepts.ts";
import { defineZones, zonePlaces, type Zones } from "./zones.ts";
import { daysText } from "./delivery-values.ts";
import type { Zoned } from "./fact.ts";
import { normalise, readDays, readMoney, type Span } from "./normalise.ts";
import { type PlaceMark, readPlaces } from "./places.ts";
import { type Context, has } from "./sentences.ts";

type Column = { fee: boolean; days: boolean; skip: boolean; within: boolean };

type Given = { table: Table; under: Context[]; page: string };

/** A long list set in two or three strips side by side: “place, fee, days | place, fee, days”. */
function stripsOf({ table, ...rest }: Given): Given[] {
  const [heads = []] = table.rows;
  const names = heads.map((cell) => normalise(cell));
  const width = names.indexOf(names[0] ?? "", 1);
  const isRepeated =
    width > 1 &&
    names.length % width === 0 &&
    names.every((name, at) => name === names[at % width]);
  if (!isRepeated || !names[0]) return [{ table, ...rest }];
  return Array.from({ length: names.length / width }, (_, strip) => {
    const cut = <Cell>(row: Cell[]) => row.slice(strip * width, (strip + 1) * width);
    return {
      ...rest,
      table: { ...table, rows: table.rows.map(cut), origins: table.origins.map(cut) },
    };
  });
}

export function readDeliveryTable(given: Given, zones: Zones): { fees: Zoned[]; times: Zoned[] } {
  const strips = stripsOf(given).map((strip) => readStrip(strip, zones));
  return {
    fees: strips.flatMap(({ fees }) => fees),
    times: strips.flatMap(({ times }) => times),
  };
}

function readStrip(given: Given, zones: Zones): { fees: Zoned[]; times: Zoned[] } {
  const result = { fees: [] as Zoned[], times: [] as Zoned[] };
  const { rows } = given.table;
  for (const row of rows) defineZones(normalise(row.join(" ")), zones);
  const placesIn = (cell: string) => [
    ...readPlaces(normalise(cell)),
    ...zonePlaces(normalise(cell), zones),
  ];
  const placed = (cells: string[]) => cells.filter((cell) => placesIn(cell).length > 0).length;
  const columns = Math.max(...rows.map((row) => row.length));
  const byColumn = Array.from({ length: columns }, (_, at) =>
    placed(rows.map((row) => row[at] ?? "")),
  );
  const byRow = rows.slice(0, 2).map((row) => placed(row.slice(1)));
  const isTurned = Math.max(...byRow) > Math.max(...byColumn) && Math.max(...byRow) > 1;
  const turned = isTurned
    ? Array.from({ length: columns }, (_, at) => rows.map((row) => row[at] ?? ""))
    : rows;
  const placeColumn = isTurned
    ? byRow.indexOf(Math.max(...byRow))
    : byColumn.indexOf(Math.max(...byColumn));
  if ((isTurned ? Math.max(...byRow) : Math.max(...byColumn)) === 0) return result;
  const first = turned.findIndex(
    (row) =>
      placesIn(row[placeColumn] ?? "").length > 0 &&
      row.some((cell, at) => at !== placeColumn && /\d|free|مجان/iu.test(normalise(cell))),
  );
  if (first < 0) return result;
  // A title over all columns heads none of them.
  const heads = withTimes(
    headsOf(turned.slice(0, first).filter((row) => new Set(row).size > 1)),
    turned.slice(first),
    placeColumn,
  );
  const section = `${given.page} ${given.under.map((one) => one.text).join("/")}`;
  for (const [index, row] of turned.slice(first).entries())
    readRow(
      row,
      placesIn(row[placeColumn] ?? ""),
      placeColumn,
      heads,
      { page: given.page, section },
      (column) => quoteOf(given.table, isTurned, first + index, column),
      result,
    );
  // A table of towns and sizes is not one of fees: it must speak of delivery, money or days somewhere.
  const speaks = has(
    {
      marks: markConcepts(
        normalise(
          [
            given.table.caption,
            ...given.under.map((one) => one.text),
            ...turned.slice(0, first).flat(),
          ].join(" , "),
        ),
      ),
    },
    "delivery",
    "fee",
  );
  return speaks || result.times.length > 0 ? result : { fees: [], times: [] };
}

function headsOf(rows: string[][]): Column[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, at) => {
    const text = normalise(rows.map((row) => row[at] ?? "").join(" "));
    const marks = { marks: markConcepts(text) };
    const days = /day|ايام|يوم|مده|وقت|زمن|ميعاد|time|duration|متي|امتي|hour|ساع/u.test(text);
    return {
      days,
      within:
        /(?<!\p{L})(?:within|up to|max\p{L}*|at most|خلال|في ظرف|في غضون|(?:ب|ك)?حد اقصي|اقصي)(?!\p{L})/u.test(
          text,
        ),
      fee:
        !days &&
        (has(marks, "fee") || /egp|جنيه|le(?!\p{L})|ج\.?م/u.test(text) || has(marks, "delivery")),
      skip: has(marks, "express", "cod", "return", "exchange"),
    };
  });
}

const NO_HEAD: Column = { fee: false, days: false, skip: false, within: false };
const TIME_ALONE = /^(?:من )?\d{1,2}(?: ?(?:-|:|to|الي|ل|لـ) ?\d{1,2})?\.?$/u;
/** “2 to 3 days” over “3 to 5”: what a column is of need be said in one of its cells only. */
function withTimes(heads: Column[], rows: string[][], placeColumn: number): Column[] {
  const width = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, at) => {
    const head = heads[at] ?? NO_HEAD;
    const cells = rows.map((row) => normalise(row[at] ?? "")).filter(Boolean);
    const isOfTimes =
      at !== placeColumn &&
      cells.some((cell) => readDays(cell).length > 0) &&
      cells.every((cell) => readDays(cell).length > 0 || TIME_ALONE.test(cell)) &&
      !cells.some((cell) => readMoney(cell).length > 0);
    return isOfTimes && !head.fee ? { ...head, days: true } : head;
  });
}

/** “Same-day (Cairo only)”: a service of its own, whatever its column is called. */
const EXPRESS = /same[- ]day|express|next[- ]day|(?<!\p{L})(?:ال)?(?:سريع|مستعجل|عاجل)\p{L}{0,2}/u;

function readRow(
  row: string[],
  places: Span<PlaceMark>[],
  placeColumn: number,
  heads: Column[],
  where: { page: string; section: string },
  quoteFor: (column: number) => string,
  into: { fees: Zoned[]; times: Zoned[] },
) {
  if (places.length === 0 || EXPRESS.test(normalise(row[placeColumn] ?? ""))) return;
  const cells = row
    .map((cell, at) => ({ text: normalise(cell), head: heads[at], at }))
    .filter((one) => one.at !== placeColumn && !one.head?.skip);
  const fee = cells.flatMap(({ text, head, at }) => valued(feeIn(text, head), at)).at(0);
  const days = cells.flatMap(({ text, head, at }) => valued(daysIn(text, head), at)).at(0);
  for (const place of places) {
    const zoned = { ids: place.value.ids, reach: place.value.reach, ...where };
    if (fee) into.fees.push({ ...zoned, quote: quoteFor(fee.at), value: fee.value });
    if (days) into.times.push({ ...zoned, quote: quoteFor(days.at), value: days.value });
  }
}

/** A merged cell stands on the page once only: the quote begins at the row it was written in. */
function quoteOf(
  { lines, origins }: Table,
  isTurned: boolean,
  row: number,
  column: number,
): string {
  if (isTurned) return lines[column] ?? "";
  const from = Math.min(row, origins[row]?.[column] ?? row);
  const quote = lines.slice(from, row + 1).join(" ");
  return quote.length > 400 ? (lines[row] ?? "") : quote;
}

/** What a cell says, with its column; nothing where it says nothing. */
const valued = <Value>(value: Value | null, at: number) => (value === null ? [] : [{ value, at }]);

function feeIn(text: string, head: Column | undefined): number | null {
  if (head?.days) return null;
  const [money] = readMoney(text);
  if (money) return money.value;
  if (/^(?:free|مجان\p{L}*|ببلاش)/u.test(text)) return 0;
  const bare = /^(\d{1,3})(?:\.0+)?$/.exec(text);
  return bare && (head?.fee || Number(bare[1]) >= 20) ? Number(bare[1]) : null;
}

/** Under “arrives within” a single figure is the latest day. */
function daysIn(text: string, head: Column | undefined): string | null {
  if (TOLD.test(text)) return null;
  const said = daysOf(text, head);
  const [from, to] = said?.split("-") ?? [];
  return head?.within && from === to && to !== undefined ? `0-${to}` : said;
}

/** A customer's own story in a cell. */
const TOLD =
  /(?<!\p{L})(?:arrived|came|reached me|وصل(?:ت|ني|تني|لي|تلي)|جا(?:لي|تلي|ني))(?!\p{L})/u;
function daysOf(text: string, head: Column | undefined): string | null {
  const [days] = readDays(text);
  if (days) return daysText(days.value);
  if (!head?.days && !/^\d{1,2} ?- ?\d{1,2}$/.test(text)) return null;
  const range = /^(?:من )?(\d{1,2}) ?(?:-|:|to|الي|ل|لـ) ?(\d{1,2})\.?$/u.exec(text);
  if (range) return `${range[1]}-${range[2]}`;
  const single = /^(\d{1,2})\.?$/.exec(text);
  return single ? `${single[1]}-${single[1]}` : null;
}
