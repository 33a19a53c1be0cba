// A product feed as rows of fields, whatever it is written in: Google Merchant's XML (RSS or Atom) or a table
// with tabs or commas, as Google and Facebook take it. Names lose their prefix: "g:price" is "price".
import { Parser } from "htmlparser2";
import { DEEPEST } from "../extract/parse-html.ts";

/** A field may stand there several times. */
export type FeedRow = Map<string, string[]>;

const ROWS_MAX = 60_000;
const VALUE_MAX = 20_000;
const HEADER_NEEDS = ["title", "price"];
const HEADER_ANY = ["link", "image_link", "id", "availability"];

const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^.*:/, "")
    .trim()
    .replace(/[\s-]+/g, "_");

/** Null for what is no feed of products. */
export function readFeedTable(text: string): FeedRow[] | null {
  const start = text
    .slice(0, 4000)
    .replace(/^\uFEFF/, "")
    .trimStart();
  const rows = start.startsWith("<")
    ? looksLikeXml(start, text)
      ? xmlRows(text)
      : null
    : tableRows(text);
  return rows && rows.length > 0 && rows.some((row) => row.has("price") || row.has("sale_price"))
    ? rows
    : null;
}

const looksLikeXml = (start: string, text: string): boolean =>
  /^<(?:\?xml|rss|feed|products|items|channel|catalog)/i.test(start) &&
  !/<(?:urlset|sitemapindex)[\s>]/i.test(start) &&
  /<(?:g:|\w+:)?price[\s>]/i.test(text);

/** What holds a piece's fields; deeper ones (a delivery and its price) are about something else. */
const ENTRY = /^(?:item|entry|product|offer)$/;

function xmlRows(text: string): FeedRow[] {
  const rows: FeedRow[] = [];
  let row: FeedRow | null = null;
  let [depth, entryDepth] = [0, 0];
  let value = "";
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        // What lies deeper is no feed; the parser moves its whole stack for every tag.
        if (++depth > DEEPEST) return parser.pause();
        value = "";
        const plain = plainName(name);
        if (!row && ENTRY.test(plain) && rows.length < ROWS_MAX)
          [row, entryDepth] = [new Map(), depth];
        // Atom's links carry their address in an attribute.
        else if (row && plain === "link" && attributes["href"])
          add(row, "link", attributes["href"]);
      },
      ontext(piece) {
        if (row && value.length < VALUE_MAX) value += piece;
      },
      onclosetag(name) {
        if (row && depth === entryDepth) {
          rows.push(row);
          row = null;
        } else if (row && depth === entryDepth + 1 && value.trim())
          add(row, plainName(name), value.trim());
        depth--;
        value = "";
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(text);
  if (depth <= DEEPEST) parser.end();
  return rows;
}

function add(row: FeedRow, name: string, value: string): void {
  const before = row.get(name);
  if (!before) row.set(name, [value]);
  else if (before.length < 60) before.push(value);
}

function tableRows(text: string): FeedRow[] | null {
  const [head = ""] = text.slice(0, 20_000).split(/\r?\n/, 1);
  const separator =
    [..."\t,;|"].toSorted((one, other) => head.split(other).length - head.split(one).length)[0] ??
    "";
  const lines = cellsOf(text, separator);
  const first = lines.next();
  if (first.done) return null;
  // Facebook's own template has a line of comments above the names.
  const isComment = first.value[0]?.trim().startsWith("#");
  const header = (isComment ? (lines.next().value as string[] | undefined) : first.value)?.map(
    (name) => plainName(name.replace(/^\uFEFF/, "")),
  );
  if (
    !header ||
    !HEADER_NEEDS.every((name) => header.includes(name)) ||
    !HEADER_ANY.some((name) => header.includes(name))
  )
    return null;
  const rows: FeedRow[] = [];
  for (const cells of lines) {
    if (rows.length >= ROWS_MAX) break;
    const row: FeedRow = new Map();
    for (const [n, name] of header.entries()) if (cells[n]?.trim()) add(row, name, cells[n].trim());
    if (row.size > 1) rows.push(row);
  }
  return rows;
}

/** Line by line; a cell in quotes may hold separators, line breaks and doubled quotes. */
function* cellsOf(text: string, separator: string): Generator<string[]> {
  let cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else isQuoted = false;
    } else if (sign === '"' && cell === "") isQuoted = true;
    else if (sign === separator) {
      cells.push(cell);
      cell = "";
    } else if (sign === "\n") {
      cells.push(cell.replace(/\r$/, ""));
      yield cells;
      [cells, cell] = [[], ""];
    } else if (cell.length < VALUE_MAX) cell += sign;
  }
  if (cell || cells.length > 0) yield [...cells, cell];
}
